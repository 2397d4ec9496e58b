//! One POST to an address that was checked: no second lookup, no redirect, no waiting.
use std::{net::SocketAddr, time::Duration};

use http_body_util::Full;
use hyper::{Request, StatusCode, body::Bytes, header::HOST};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::rustls::pki_types::ServerName;

use crate::{Address, AddressError, Reach, Resolve, system, tls};

/// How long a whole POST may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many addresses of a name are tried.
const TRIES: usize = 2;

/// What is sent.
#[derive(Debug, Clone)]
pub struct Post {
    /// Names and values, besides `host` and `content-length`.
    pub headers: Vec<(&'static str, String)>,
    /// The rest.
    pub body: Vec<u8>,
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It was taken.
    Taken,
    /// There is nobody any more: it must not be tried again, ever.
    Gone,
    /// Not now, perhaps later.
    Later,
    /// It was refused, and would be again.
    Refused,
}

/// Sends to where it may.
#[derive(Debug, Clone, Copy)]
pub struct Poster {
    /// How far.
    pub reach: Reach,
    /// How names are looked up.
    pub resolve: Resolve,
}

impl Default for Poster {
    fn default() -> Poster {
        Poster { reach: Reach::Public, resolve: system }
    }
}

impl Poster {
    /// An address, if calls may go there.
    ///
    /// # Errors
    /// When they may not, or nobody is there.
    pub async fn check(&self, address: &str) -> Result<Address, AddressError> {
        let address = Address::read(address, self.reach)?;
        address.resolved(self.reach, self.resolve).await?;
        Ok(address)
    }

    /// Sends it, and says what came of it; never later than ten seconds from now.
    pub async fn post(&self, address: &Address, post: &Post) -> Outcome {
        let sent = timeout(PATIENCE, self.send(address, post)).await;
        match sent {
            Ok(Ok(status)) => outcome(status),
            Ok(Err(Failure::Refused)) => Outcome::Refused,
            Ok(Err(Failure::Broken)) | Err(_) => Outcome::Later,
        }
    }

    async fn send(&self, address: &Address, post: &Post) -> Result<StatusCode, Failure> {
        let found =
            address.resolved(self.reach, self.resolve).await.map_err(|error| match error {
                AddressError::NotHttps | AddressError::NotPublic => Failure::Refused,
                AddressError::Unknown => Failure::Broken,
            })?;
        let stream = connect(&found).await.ok_or(Failure::Broken)?;
        if !address.is_https {
            return exchange(stream, address, post).await;
        }
        let name = ServerName::try_from(address.host.clone()).map_err(|_| Failure::Refused)?;
        let secure = tls::PUBLIC.connect(name, stream).await.map_err(|_| Failure::Broken)?;
        exchange(secure, address, post).await
    }
}

#[derive(Debug)]
enum Failure {
    Refused,
    Broken,
}

/// To what was checked, and to nothing else.
async fn connect(found: &[SocketAddr]) -> Option<TcpStream> {
    for address in found.iter().take(TRIES) {
        if let Ok(stream) = TcpStream::connect(address).await {
            return Some(stream);
        }
    }
    None
}

async fn exchange<S>(stream: S, address: &Address, post: &Post) -> Result<StatusCode, Failure>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let mut request = Request::post(&address.path).header(HOST, address.authority());
    for (name, value) in &post.headers {
        request = request.header(*name, value);
    }
    let body = Full::new(Bytes::from(post.body.clone()));
    let request = request.body(body).map_err(|_| Failure::Refused)?;
    let handshake = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = handshake.map_err(|_| Failure::Broken)?;
    let driving = tokio::spawn(connection);
    let answer = sender.send_request(request).await.map_err(|_| Failure::Broken);
    // What the other side has to say is not read: its status says all.
    driving.abort();
    Ok(answer?.status())
}

fn outcome(status: StatusCode) -> Outcome {
    match status {
        status if status.is_success() => Outcome::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => Outcome::Later,
        status if status.is_server_error() => Outcome::Later,
        // A redirect might lead anywhere.
        _ => Outcome::Refused,
    }
}
