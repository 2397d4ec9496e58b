//! A POST to an address of a player's own, signed so that they know whom it is from.
use data_encoding::HEXLOWER;
use ring::hmac;

use crate::Post;

/// The header with the signature: `t=1800000000,v1=<hex>`. What is signed with HMAC-SHA-256
/// is the time, a dot and the body; so an old call cannot be sent again as a new one.
pub const SIGNATURE: &str = "skerry-signature";

/// JSON, signed with the secret that the player was shown.
pub fn post(secret: &str, json: &str, seconds: u64) -> Post {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{seconds}.{json}").as_bytes());
    let signature = format!("t={seconds},v1={}", HEXLOWER.encode(tag.as_ref()));
    Post {
        headers: vec![
            ("content-type", "application/json".to_owned()),
            ("user-agent", "skerry".to_owned()),
            (SIGNATURE, signature),
        ],
        body: json.as_bytes().to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_knows_the_secret_can_check_it() {
        let post = post("hush", "{\"a\":1}", 1_800_000_000);
        let signature = post.headers.iter().find(|(name, _)| *name == SIGNATURE);
        // printf '1800000000.{"a":1}' | openssl dgst -sha256 -hmac hush
        let wanted =
            "t=1800000000,v1=a1fec28d84de44cf4fc21f97f55b7512b868678ba179438c9f571672581ea420";
        assert_eq!(signature.map(|(_, value)| value.as_str()), Some(wanted));
    }
}
