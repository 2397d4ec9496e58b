//! Web Push: messages that only the browser can read (RFC 8291, content encoding
//! `aes128gcm` of RFC 8188), from a server that the push service can tell (RFC 8292).
use data_encoding::BASE64URL_NOPAD;
use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Prk, Salt},
    rand::{SecureRandom, SystemRandom},
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};

use crate::{Address, Post};

/// How long a push service keeps a message for a device that sleeps.
const KEPT: u32 = 12 * 60 * 60;

/// How long a server's word is good; a day would be allowed.
const TRUSTED: u64 = 12 * 60 * 60;

/// Everything is one record, and a record says how large it may be.
const RECORD: u32 = 4096;

/// Something about keys is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is no key of a push subscription")]
pub struct KeyError;

impl From<ring::error::Unspecified> for KeyError {
    fn from(_: ring::error::Unspecified) -> KeyError {
        KeyError
    }
}

/// By which push services know a server (VAPID). Shared by all its nodes.
#[derive(Debug)]
pub struct ServerKey {
    pair: EcdsaKeyPair,
}

impl ServerKey {
    /// A new one, as it is to be kept: secret.
    ///
    /// # Panics
    /// When the system has no randomness.
    pub fn make() -> String {
        let made =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        BASE64URL_NOPAD.encode(made.expect("the system has randomness").as_ref())
    }

    /// One that was kept.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(kept: &str) -> Result<ServerKey, KeyError> {
        let bytes = BASE64URL_NOPAD.decode(kept.as_bytes()).map_err(|_| KeyError)?;
        let pair = EcdsaKeyPair::from_pkcs8(
            &ECDSA_P256_SHA256_FIXED_SIGNING,
            &bytes,
            &SystemRandom::new(),
        );
        Ok(ServerKey { pair: pair.map_err(|_| KeyError)? })
    }

    /// As browsers want it when they subscribe.
    pub fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.pair.public_key().as_ref())
    }

    /// The server's word, for one push service, for some hours.
    fn token(&self, audience: &str, contact: Option<&str>, now: u64) -> Result<String, KeyError> {
        let contact = contact.map(|contact| format!(",\"sub\":{}", quoted(contact)));
        let claims = format!(
            "{{\"aud\":{},\"exp\":{}{}}}",
            quoted(audience),
            now + TRUSTED,
            contact.unwrap_or_default()
        );
        let head = BASE64URL_NOPAD.encode(b"{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
        let said = format!("{head}.{}", BASE64URL_NOPAD.encode(claims.as_bytes()));
        let signature = self.pair.sign(&SystemRandom::new(), said.as_bytes())?;
        Ok(format!("{said}.{}", BASE64URL_NOPAD.encode(signature.as_ref())))
    }
}

/// Origins and contacts have no letters that JSON writes otherwise, but for these.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A browser that wants to be told, as it says itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subscriber {
    key: Vec<u8>,
    secret: Vec<u8>,
}

impl Subscriber {
    /// `p256dh` and `auth` of a `PushSubscription`.
    ///
    /// # Errors
    /// When they are not what a browser would say.
    pub fn read(p256dh: &str, auth: &str) -> Result<Subscriber, KeyError> {
        let bytes = |text: &str| {
            BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).map_err(|_| KeyError)
        };
        let (key, secret) = (bytes(p256dh)?, bytes(auth)?);
        let is_point = key.len() == 65 && key[0] == 4;
        if is_point && secret.len() == 16 { Ok(Subscriber { key, secret }) } else { Err(KeyError) }
    }

    /// What only this browser can read.
    ///
    /// # Errors
    /// When its key is no point of the curve.
    pub fn encrypt(&self, message: &[u8]) -> Result<Vec<u8>, KeyError> {
        let random = SystemRandom::new();
        let mut salt = [0; 16];
        random.fill(&mut salt)?;
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = own.compute_public_key()?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.key);
        let keys = agree_ephemeral(own, &theirs, |shared| {
            content_keys(shared, &self.secret, (&self.key, public.as_ref()), &salt)
        })??;
        let mut sealed = message.to_vec();
        // The mark of the last record; there is no other.
        sealed.push(2);
        keys.0.seal_in_place_append_tag(keys.1, Aad::empty(), &mut sealed)?;
        let mut body = salt.to_vec();
        body.extend(RECORD.to_be_bytes());
        body.push(public.as_ref().len() as u8);
        body.extend(public.as_ref());
        body.extend(sealed);
        Ok(body)
    }
}

/// The length of something derived.
#[derive(Debug, Clone, Copy)]
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], KeyError> {
    let mut bytes = [0; N];
    from.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

/// RFC 8291, 3.4: of what both share, a key and a nonce. `keys` are the browser's and the server's.
fn content_keys(
    shared: &[u8],
    secret: &[u8],
    keys: (&[u8], &[u8]),
    salt: &[u8],
) -> Result<(LessSafeKey, Nonce), KeyError> {
    let combined = Salt::new(HKDF_SHA256, secret).extract(shared);
    let material: [u8; 32] = derived(&combined, &[b"WebPush: info\0", keys.0, keys.1])?;
    let content = Salt::new(HKDF_SHA256, salt).extract(&material);
    let key: [u8; 16] = derived(&content, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(&content, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    Ok((key, Nonce::assume_unique_for_key(nonce)))
}

/// A push to one browser. `topic` names what it is about: a newer message replaces an
/// older one that was not delivered yet.
///
/// # Errors
/// When the subscriber's key is none.
pub fn post(
    server: &ServerKey,
    contact: Option<&str>,
    (address, subscriber): (&Address, &Subscriber),
    (topic, message): (&str, &[u8]),
    now: u64,
) -> Result<Post, KeyError> {
    let token = server.token(&address.origin(), contact, now)?;
    Ok(Post {
        headers: vec![
            ("authorization", format!("vapid t={token}, k={}", server.public())),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("topic", topic.to_owned()),
            ("urgency", "high".to_owned()),
        ],
        body: subscriber.encrypt(message)?,
    })
}

#[cfg(test)]
mod tests;
