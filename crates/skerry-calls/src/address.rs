//! Where a call may go.
use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    pin::Pin,
    time::Duration,
};

use hyper::Uri;

/// How long finding an address may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// No address needs more.
const LONGEST: usize = 1024;

/// How far calls may reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reach {
    /// Addresses of the public internet, by https.
    #[default]
    Public,
    /// Anything, and by http too: for tests, and for who calls within their own four walls.
    Anywhere,
}

/// How a name is looked up; anything but [`system`] is for tests.
pub type Resolve =
    fn(String, u16) -> Pin<Box<dyn Future<Output = io::Result<Vec<SocketAddr>>> + Send>>;

/// As the system does it.
pub fn system(
    host: String,
    port: u16,
) -> Pin<Box<dyn Future<Output = io::Result<Vec<SocketAddr>>> + Send>> {
    Box::pin(async move { Ok(tokio::net::lookup_host((host.as_str(), port)).await?.collect()) })
}

/// Why nothing is sent to an address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It is no address that one could post to.
    #[error("this is no address of the form https://…")]
    NotHttps,
    /// Nobody has this name.
    #[error("there is nobody at this address")]
    Unknown,
    /// It leads to this machine, or into a network that is not everybody's.
    #[error("this address is not on the public internet")]
    NotPublic,
}

/// An address as somebody gave it, read but not yet looked up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    pub(crate) is_https: bool,
    pub(crate) host: String,
    pub(crate) port: u16,
    pub(crate) path: String,
}

impl Address {
    /// Reads `https://host:port/path`.
    ///
    /// # Errors
    /// [`AddressError::NotHttps`] for everything else.
    pub fn read(text: &str, reach: Reach) -> Result<Address, AddressError> {
        let uri: Uri = text.parse().map_err(|_| AddressError::NotHttps)?;
        let authority = uri.authority().ok_or(AddressError::NotHttps)?;
        let is_https = match (uri.scheme_str(), reach) {
            (Some("https"), _) => true,
            (Some("http"), Reach::Anywhere) => false,
            _ => return Err(AddressError::NotHttps),
        };
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        if text.len() > LONGEST || host.is_empty() || authority.as_str().contains('@') {
            return Err(AddressError::NotHttps);
        }
        let port = authority.port_u16().unwrap_or(if is_https { 443 } else { 80 });
        let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Address { is_https, host, port, path })
    }

    /// Scheme, host and port, as in the header `Host` and in a push service's audience.
    pub fn origin(&self) -> String {
        let scheme = if self.is_https { "https" } else { "http" };
        format!("{scheme}://{}", self.authority())
    }

    pub(crate) fn authority(&self) -> String {
        let usual = if self.is_https { 443 } else { 80 };
        let host =
            if self.host.contains(':') { format!("[{}]", self.host) } else { self.host.clone() };
        if self.port == usual { host } else { format!("{host}:{}", self.port) }
    }

    /// Looks the name up, once. What comes back has been checked and is what must be
    /// connected to: a second look might find something else.
    ///
    /// # Errors
    /// [`AddressError::NotPublic`] if so much as one of its addresses is not.
    pub async fn resolved(
        &self,
        reach: Reach,
        resolve: Resolve,
    ) -> Result<Vec<SocketAddr>, AddressError> {
        let found = match self.host.parse::<IpAddr>() {
            Ok(address) => vec![SocketAddr::new(address, self.port)],
            Err(_) => {
                let looked = resolve(self.host.clone(), self.port);
                let looked = tokio::time::timeout(PATIENCE, looked).await;
                looked.ok().and_then(Result::ok).unwrap_or_default()
            }
        };
        if found.is_empty() {
            return Err(AddressError::Unknown);
        }
        match reach {
            Reach::Public if !found.iter().all(|address| is_public(address.ip())) => {
                Err(AddressError::NotPublic)
            }
            Reach::Public | Reach::Anywhere => Ok(found),
        }
    }
}

/// Whether an address belongs to the public internet. What is not known to, does not.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    // IANA's registry of special addresses, and what the clouds keep their secrets at.
    let is_special = matches!(
        (a, b, c),
        (0 | 10 | 127 | 224..=255, _, _)
            | (100, 64..=127, _)
            | (169, 254, _)
            | (172, 16..=31, _)
            | (192, 0, 0 | 2)
            | (192, 31, 196)
            | (192, 52, 193)
            | (192, 88, 99)
            | (192, 168, _)
            | (192, 175, 48)
            | (198, 18 | 19, _)
            | (198, 51, 100)
            | (203, 0, 113)
    );
    !is_special
}

/// Global unicast is 2000::/3. Of that, protocol assignments, examples and addresses in
/// which another hides are left out; so are v4 addresses written as v6, all outside of it.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let is_unicast = (0x2000..=0x3fff).contains(&first);
    let is_special = matches!(
        (first, second),
        (0x2001, 0..=0x01ff)
            | (0x2001, 0x0db8)
            | (0x2002, _)
            | (0x2620, 0x004f)
            | (0x3fff, 0..=0x0fff)
    );
    is_unicast && !is_special
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

    use super::*;

    const INSIDE: &str = "\
        0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.254 127.0.0.1 127.9.9.9 \
        169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.192 192.0.2.1 \
        192.88.99.1 192.168.1.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.9 224.0.0.1 \
        239.1.1.1 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 \
        ::ffff:8.8.8.8 64:ff9b::a00:1 64:ff9b:1::1 100::1 2001::1 2001:db8::1 2001:10::1 \
        2002:7f00:1::1 2002:a00:1:: 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fdff::1 fe80::1 \
        febf::1 fec0::1 ff02::1 ff05::2";

    const OUTSIDE: &str = "\
        1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 \
        128.0.0.1 169.253.0.1 172.15.255.255 172.32.0.1 192.0.1.1 192.167.1.1 198.17.0.1 \
        198.20.0.1 223.255.255.255 2001:4860:4860::8888 2606:4700::1111 2a00:1450:4001::1 \
        2620:0:2d0::1";

    #[test]
    fn private_networks_are_no_place_to_go() {
        for inside in INSIDE.split_whitespace() {
            assert!(!is_public(inside.parse().expect(inside)), "{inside}");
        }
        for outside in OUTSIDE.split_whitespace() {
            assert!(is_public(outside.parse().expect(outside)), "{outside}");
        }
    }

    #[test]
    fn only_https_is_read() {
        for (text, host, port, path) in [
            ("https://push.example", "push.example", 443, "/"),
            ("https://push.example:8443/a/b?c=d", "push.example", 8443, "/a/b?c=d"),
            ("https://[2001:db8::1]/x", "2001:db8::1", 443, "/x"),
        ] {
            let read = Address::read(text, Reach::Public).expect(text);
            assert_eq!((read.host.as_str(), read.port, read.path.as_str()), (host, port, path));
        }
        let long = format!("https://push.example/{}", "x".repeat(1024));
        for wrong in [
            "",
            "push.example",
            "http://push.example",
            "ftp://push.example",
            "file:///etc/passwd",
            "https://",
            "https:///x",
            "https://user:word@push.example/",
            "https://a b/",
            &long,
            "javascript:alert(1)",
            "//push.example",
            "/path",
            "https://münchen.example/",
        ] {
            assert_eq!(Address::read(wrong, Reach::Public), Err(AddressError::NotHttps), "{wrong}");
        }
        assert!(Address::read("http://127.0.0.1:80/", Reach::Anywhere).is_ok());
    }

    async fn verdict(text: &str, resolve: Resolve) -> Result<Vec<SocketAddr>, AddressError> {
        Address::read(text, Reach::Public).expect(text).resolved(Reach::Public, resolve).await
    }

    fn answers(list: &str) -> Pin<Box<dyn Future<Output = io::Result<Vec<SocketAddr>>> + Send>> {
        let list: Vec<SocketAddr> = list.split(' ').map(|one| one.parse().expect(one)).collect();
        Box::pin(async move { Ok(list) })
    }

    #[tokio::test]
    async fn one_private_address_among_many_is_enough_to_refuse() {
        let mixed: Resolve = |_, _| answers("1.1.1.1:443 192.168.0.1:443");
        assert_eq!(verdict("https://mixed.example", mixed).await, Err(AddressError::NotPublic));
        let good: Resolve = |_, _| answers("1.1.1.1:443 [2606:4700::1111]:443");
        assert_eq!(verdict("https://good.example", good).await.map(|all| all.len()), Ok(2));
        let none: Resolve = |_, _| Box::pin(async { Ok(vec![]) });
        assert_eq!(verdict("https://none.example", none).await, Err(AddressError::Unknown));
    }

    #[tokio::test]
    async fn numbers_in_disguise_are_seen_through() {
        for hidden in [
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:169.254.169.254]/",
            "https://localhost/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://0/",
        ] {
            let found = verdict(hidden, system).await;
            assert!(found.is_err(), "{hidden}: {found:?}");
        }
    }

    #[tokio::test]
    async fn a_name_is_looked_up_once() {
        static LOOKED: AtomicUsize = AtomicUsize::new(0);
        // As a rebinding name server would: something good first, then something within.
        let turncoat: Resolve = |_, _| match LOOKED.fetch_add(1, SeqCst) {
            0 => answers("1.1.1.1:443"),
            _ => answers("127.0.0.1:443"),
        };
        let found = verdict("https://turncoat.example", turncoat).await;
        assert_eq!(found, Ok(vec!["1.1.1.1:443".parse().expect("an address")]));
        assert_eq!(LOOKED.load(SeqCst), 1);
    }
}
