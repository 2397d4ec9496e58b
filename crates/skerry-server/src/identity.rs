//! Who somebody is: a session cookie, a recovery code, invitation tokens. The
//! store keeps hashes of them only.
use std::sync::LazyLock;

use axum::http::{HeaderMap, header::COOKIE};
use data_encoding::{Encoding, HEXLOWER, Specification};
use sha2::{Digest, Sha256};

use crate::error::ApiError;

/// The cookie's name.
const COOKIE_NAME: &str = "skerry";

/// Its name behind https: a browser takes such a one from this very site only, and no
/// neighbour under the same domain can put its own in its place.
const HOST_COOKIE_NAME: &str = "__Host-skerry";

/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Digits and letters that nobody takes for one another (Crockford's base 32).
static BASE32: LazyLock<Encoding> = LazyLock::new(|| {
    let mut letters = Specification::new();
    letters.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    letters.encoding().expect("32 different letters")
});

/// What a browser holds to be recognised: 32 random bytes, in hexadecimal.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Session(String);

impl Session {
    pub(crate) fn new() -> Session {
        Session(hex(&random::<32>()))
    }

    /// From the cookie of a request.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Session> {
        Session::named(headers, HOST_COOKIE_NAME).or_else(|| Session::named(headers, COOKIE_NAME))
    }

    /// Whether the cookie has the name that it had before there was https.
    pub(crate) fn is_old(headers: &HeaderMap) -> bool {
        Session::named(headers, HOST_COOKIE_NAME).is_none()
    }

    fn named(headers: &HeaderMap, wanted: &str) -> Option<Session> {
        let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        let mut pairs =
            cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let (_, value) = pairs.find(|(name, _)| *name == wanted)?;
        let is_session = value.len() == 64 && value.bytes().all(|byte| byte.is_ascii_hexdigit());
        is_session.then(|| Session(value.to_owned()))
    }

    /// What the store keeps of it.
    pub(crate) fn hash(&self) -> String {
        hash(&self.0)
    }

    /// As the browser is told to keep it: no script can read it, and no other
    /// site can use it to change anything.
    pub(crate) fn cookie(&self, is_https: bool) -> String {
        let (name, secure) =
            if is_https { (HOST_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
        let Session(value) = self;
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_SECONDS}{secure}")
    }

    /// As the browser is told to forget the one with the old name.
    pub(crate) fn no_old_cookie() -> String {
        format!("{COOKIE_NAME}=; Path=/; Max-Age=0")
    }

    /// The recovery code of the guest who began with this session. It follows
    /// from the session, so that it can be shown again and need not be kept;
    /// the session does not follow from it.
    pub(crate) fn recovery_code(&self) -> String {
        let letters = base32(&digest(&["recovery", &self.0]), 16);
        let groups: Vec<&str> = [0, 4, 8, 12].map(|at| &letters[at..at + 4]).to_vec();
        groups.join("-")
    }
}

/// What the store keeps of a recovery code, however it was typed.
pub(crate) fn recovery_hash(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric).map(|letter| {
        match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        }
    });
    hash(&letters.collect::<String>())
}

/// What a link is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Link {
    /// This seat.
    Seat(u8),
    /// The first seat that is still open.
    AnySeat,
    /// To watch.
    Watch,
}

/// The secret part of an invitation link. It follows from the secret of the
/// match, so that the host can look it up again.
pub(crate) fn invitation(match_secret: &str, link: Link) -> String {
    let word = match link {
        Link::Seat(seat) => seat.to_string(),
        Link::AnySeat => "any".to_owned(),
        Link::Watch => "watch".to_owned(),
    };
    base32(&digest(&["invitation", match_secret, &word]), 26).to_lowercase()
}

/// 12 letters and digits that nobody guesses.
pub(crate) fn new_id() -> String {
    base32(&random::<8>(), 12).to_lowercase()
}

/// An invitation that follows from nothing.
pub(crate) fn new_token() -> String {
    base32(&random::<17>(), 26).to_lowercase()
}

/// A guest's own id, which nobody ever sees.
pub(crate) fn new_guest_id() -> String {
    hex(&random::<16>())
}

/// What may be kept of a secret.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret))
}

/// Bytes of the operating system's randomness.
///
/// # Panics
/// When the system has none, and nobody could play fairly.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// A name as it may be shown: 1 to 24 letters in one line.
pub(crate) fn clean_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    let is_clean = (1..=24).contains(&name.chars().count())
        && !name.chars().any(is_unseemly)
        && name.chars().any(|letter| !is_mark(letter));
    if is_clean { Ok(name.to_owned()) } else { Err(ApiError::BadName) }
}

/// Line breaks, marks that would turn the direction of what follows, and letters that
/// nobody sees.
pub(crate) fn is_unseemly(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Marks that change how another letter looks, and show nothing without one.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{fe00}'..='\u{fe0f}' | ' ' | '\u{a0}')
}

fn digest(parts: &[&str]) -> [u8; 32] {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update(part);
        sha.update([0]);
    }
    sha.finalize().into()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The first `letters` letters, of five bits each.
fn base32(bytes: &[u8], letters: usize) -> String {
    let mut text = BASE32.encode(bytes);
    text.truncate(letters);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_recognised_however_it_is_typed() {
        let code = Session("ab".repeat(32)).recovery_code();
        assert_eq!((code.len(), code.matches('-').count()), (19, 3));
        let sloppy = code.to_lowercase().replace('-', " ").replace('0', "o").replace('1', "l");
        assert_eq!(recovery_hash(&sloppy), recovery_hash(&code));
        assert_ne!(recovery_hash(&code), recovery_hash(&Session::new().recovery_code()));
    }

    #[test]
    fn what_was_handed_out_once_stays_valid() {
        let session = Session("ab".repeat(32));
        assert_eq!(session.recovery_code(), "BKM5-AF7A-16FV-Z7PZ");
        assert_eq!(invitation("secret", Link::Seat(1)), "6qzt6s56shesapetga8tr4aw9q");
        assert_eq!(new_id().len(), 12);
    }

    #[test]
    fn a_session_is_found_among_cookies() {
        let session = Session::new();
        let mut headers = HeaderMap::new();
        let pair = session.cookie(false);
        let pair = pair.split(';').next().expect("a pair");
        headers.insert(COOKIE, format!("a=b; {pair}; c=d").parse().expect("a header"));
        assert!(Session::of(&headers) == Some(session));
        headers.insert(COOKIE, "skerry=short".parse().expect("a header"));
        assert!(Session::of(&headers).is_none());
    }

    #[test]
    fn names_are_short_and_stay_in_their_line() {
        assert_eq!(clean_name("  Änne  ").ok().as_deref(), Some("Änne"));
        for name in ["", "   ", "a\nb", "\u{202e}evil", &"x".repeat(25)] {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_can_be_seen() {
        for letter in ['\u{3164}', '\u{2800}', '\u{61c}', '\u{115f}', '\u{200d}', '\u{e0020}'] {
            assert!(clean_name(&letter.to_string()).is_err(), "{letter:?}");
            assert!(clean_name(&format!("An{letter}na")).is_err(), "{letter:?}");
        }
        for marks in ["\u{fe0f}", "\u{301}\u{301}", "\u{fe0f} \u{fe0f}"] {
            assert!(clean_name(marks).is_err(), "{marks:?}");
        }
        assert_eq!(
            clean_name("❤\u{fe0f} Ana\u{301}").ok().as_deref(),
            Some("❤\u{fe0f} Ana\u{301}")
        );
    }

    #[test]
    fn every_invitation_is_another() {
        let secret = "5f".repeat(32);
        let links = [Link::Watch, Link::AnySeat, Link::Seat(0), Link::Seat(1)];
        let mut tokens = links.map(|link| invitation(&secret, link));
        assert!(tokens.iter().all(|token| token.len() == 26));
        tokens.sort();
        assert!(tokens.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
