//! The line to a browser, which two may write to: the task of its connection, as HTTP and
//! sockets do, and the table, which tells many people the same thing at once. To wake a task
//! for each of them would cost more than what they are sent.
use std::{
    io,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::body::Bytes;
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{
        TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::Notify,
    time,
};

/// How much may wait for a browser that is slow, in bytes.
const MOST_WAITING: usize = 1 << 20;

/// How long what waits may take.
const SENDING: Duration = Duration::from_secs(10);

/// What the task of a connection reads from and writes to.
#[derive(Debug)]
pub(crate) struct Wire {
    reading: OwnedReadHalf,
    writer: Arc<Writer>,
}

#[derive(Debug)]
struct Writer {
    line: Mutex<Line>,
    /// Something waits, or the table has given the line up.
    stirred: Notify,
}

#[derive(Debug)]
struct Line {
    writing: OwnedWriteHalf,
    mode: Mode,
    /// Whole messages, of which the first may be sent in part. Only a line that is shared lets
    /// something wait: else one could write in the midst of the other's message.
    waiting: Vec<u8>,
}

/// Who writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// The connection's task alone.
    Alone,
    /// That and the table.
    Shared,
    /// The table does not any more.
    GivenUp,
}

impl Wire {
    pub(crate) fn new(stream: TcpStream) -> Wire {
        let (reading, writing) = stream.into_split();
        let line = Mutex::new(Line { writing, mode: Mode::Alone, waiting: vec![] });
        Wire { reading, writer: Arc::new(Writer { line, stirred: Notify::new() }) }
    }

    /// For whoever upgrades the connection: lets a table write to it.
    pub(crate) fn pen(&self) -> Pen {
        Pen(Arc::clone(&self.writer))
    }
}

/// The way to share a line, once all that was asked before is answered.
#[derive(Debug, Clone)]
pub(crate) struct Pen(Arc<Writer>);

impl Pen {
    /// The table's end of it.
    pub(crate) fn share(&self) -> Outbox {
        self.0.line().mode = Mode::Shared;
        Outbox { writer: Arc::clone(&self.0), messages: vec![] }
    }

    /// The table's words end here; the last are the task's.
    pub(crate) fn take_back(&self) {
        self.0.line().mode = Mode::GivenUp;
    }

    /// Sends what waits, until the table has given the line up, or that takes too long.
    pub(crate) async fn tend(&self) {
        loop {
            let sent = std::future::poll_fn(|cx| self.0.line().poll_waiting(cx));
            match time::timeout(SENDING, sent).await {
                Ok(Ok(())) if self.0.line().mode == Mode::Shared => self.0.stirred.notified().await,
                Ok(Ok(()) | Err(_)) | Err(_) => return,
            }
        }
    }
}

impl Writer {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    /// Sends all that waits.
    fn poll_waiting(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.waiting.is_empty() {
            let sent = ready!(Pin::new(&mut self.writing).poll_write(cx, &self.waiting))?;
            self.waiting.drain(..sent);
        }
        Poll::Ready(Ok(()))
    }

    /// Sends as much as goes at once; the rest waits.
    fn send(&mut self, message: &[u8]) -> io::Result<()> {
        let mut rest = message;
        while self.waiting.is_empty() && !rest.is_empty() {
            match self.writing.try_write(rest) {
                Ok(sent) => rest = &rest[sent..],
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                Err(error) => return Err(error),
            }
        }
        self.waiting.extend_from_slice(rest);
        Ok(())
    }
}

/// Where a table puts what it tells one browser. The line is given up when this is dropped.
#[derive(Debug)]
pub(crate) struct Outbox {
    writer: Arc<Writer>,
    /// In order, and not sent yet.
    messages: Vec<Bytes>,
}

impl Outbox {
    pub(crate) fn put(&mut self, message: Bytes) {
        self.messages.push(message);
    }

    /// Sends what was put here in one go: a table says several things in a row, and each
    /// packet costs more than what is in it. Whether the browser keeps up with it.
    pub(crate) fn send(&mut self) -> bool {
        if self.messages.is_empty() {
            return true;
        }
        let mut line = self.writer.line();
        if line.mode != Mode::Shared {
            return false;
        }
        let sent = match &self.messages[..] {
            [only] => line.send(only),
            several => line.send(&several.concat()),
        };
        self.messages.clear();
        if !line.waiting.is_empty() {
            self.writer.stirred.notify_one();
        }
        sent.is_ok() && line.waiting.len() <= MOST_WAITING
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.writer.line().mode = Mode::GivenUp;
        self.writer.stirred.notify_one();
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.reading).poll_read(cx, buf)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let mut line = self.writer.line();
        if line.mode == Mode::Alone {
            return Pin::new(&mut line.writing).poll_write(cx, buf);
        }
        // A message is taken whole, however much of it can be sent now.
        line.send(buf)?;
        Poll::Ready(Ok(buf.len()))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let mut line = self.writer.line();
        if line.mode == Mode::Alone {
            return Pin::new(&mut line.writing).poll_write_vectored(cx, bufs);
        }
        let whole: Vec<u8> = bufs.iter().flat_map(|buf| buf.iter().copied()).collect();
        line.send(&whole)?;
        Poll::Ready(Ok(whole.len()))
    }

    fn is_write_vectored(&self) -> bool {
        self.writer.line().writing.is_write_vectored()
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut line = self.writer.line();
        ready!(line.poll_waiting(cx))?;
        Pin::new(&mut line.writing).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut line = self.writer.line();
        line.mode = Mode::GivenUp;
        ready!(line.poll_waiting(cx))?;
        Pin::new(&mut line.writing).poll_shutdown(cx)
    }
}

impl Drop for Wire {
    /// Whoever has gone is told nothing more, even if the table does not know it yet.
    fn drop(&mut self) {
        self.writer.line().mode = Mode::GivenUp;
    }
}

#[cfg(test)]
mod tests {
    use std::future::poll_fn;

    use tokio::{
        io::{AsyncReadExt, AsyncWriteExt},
        net::TcpListener,
        time::sleep,
    };

    use super::*;

    /// A wire, and the browser at its other end.
    async fn pair() -> (Wire, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (browser, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        (Wire::new(accepted.expect("somebody").0), browser.expect("a line"))
    }

    /// Much more than a line holds that nobody reads.
    const LARGE: usize = 16 << 20;

    fn large(letter: u8) -> Bytes {
        vec![letter; LARGE].into()
    }

    #[tokio::test]
    async fn messages_are_sent_in_order_and_in_one_go() {
        let (wire, mut browser) = pair().await;
        let mut outbox = wire.pen().share();
        outbox.put("one".into());
        outbox.put("two".into());
        assert!(outbox.send() && outbox.send(), "it is listened to");
        let mut heard = [0; 6];
        browser.read_exact(&mut heard).await.expect("all of it");
        assert_eq!(&heard, b"onetwo");
    }

    #[tokio::test]
    async fn nobody_writes_in_the_midst_of_a_message() {
        let (mut wire, mut browser) = pair().await;
        let pen = wire.pen();
        let mut outbox = pen.share();
        outbox.put(large(b'a'));
        outbox.send();
        assert!(!pen.0.line().waiting.is_empty(), "more than the line holds");
        let text = large(b'b');
        let taken = poll_fn(|cx| Pin::new(&mut wire).poll_write(cx, &text)).await;
        assert_eq!(taken.expect("it is taken"), LARGE);
        outbox.put("c".into());
        outbox.send();
        let reading = async {
            let mut heard = vec![0; 2 * LARGE + 1];
            browser.read_exact(&mut heard).await.expect("all of it");
            heard
        };
        let heard = tokio::select! {
            heard = reading => heard,
            () = pen.tend() => panic!("the line was given up"),
        };
        let whole = [large(b'a'), large(b'b'), "c".into()].concat();
        assert!(heard == whole, "something is missing or in the wrong place");
    }

    #[tokio::test]
    async fn who_does_not_keep_up_is_given_up() {
        let (wire, browser) = pair().await;
        let mut outbox = wire.pen().share();
        let message = large(b'a').slice(..1 << 16);
        let keeps_up = (0..LARGE / message.len()).take_while(|_| {
            outbox.put(message.clone());
            outbox.send()
        });
        let sent = keeps_up.count() * message.len();
        assert!((MOST_WAITING..LARGE).contains(&sent), "{sent}");
        drop(browser);
    }

    #[tokio::test]
    async fn the_task_learns_that_its_line_was_given_up() {
        let (wire, _browser) = pair().await;
        let pen = wire.pen();
        let outbox = pen.share();
        tokio::select! {
            () = pen.tend() => panic!("it was not"),
            () = sleep(Duration::from_millis(1)) => {}
        }
        drop(outbox);
        pen.tend().await;
    }

    #[tokio::test]
    async fn after_the_last_words_of_its_task_a_line_takes_none() {
        let (mut wire, mut browser) = pair().await;
        let pen = wire.pen();
        let mut outbox = pen.share();
        pen.take_back();
        wire.write_all(b"farewell").await.expect("it is taken");
        outbox.put("more".into());
        assert!(!outbox.send());
        drop((wire, outbox, pen));
        let mut heard = String::new();
        browser.read_to_string(&mut heard).await.expect("until it ends");
        assert_eq!(heard, "farewell");
    }
}
