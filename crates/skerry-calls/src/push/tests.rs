//! Web Push: the example of the standard, keys, and what a push service checks.
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Signer};

use super::*;
use crate::Reach;

fn bytes(text: &str) -> Vec<u8> {
    BASE64URL_NOPAD.decode(text.as_bytes()).expect("base64")
}

/// The example of RFC 8291, appendix A, from what both sides share on.
#[test]
fn the_example_of_the_standard_is_read() {
    let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
    let secret = bytes("BTBZMqHH6r4Tts7J_aSIgg");
    let browser = bytes(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    );
    let body = bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
         InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV\
         WGNWQexSgSxsj_Qulcy4a-fN",
    );
    let (salt, server) = (&body[..16], &body[21..86]);
    let (key, nonce) = content_keys(&shared, &secret, (&browser, server), salt).expect("good keys");
    let mut sealed = body[86..].to_vec();
    let read = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is whole");
    assert_eq!(read, b"When I grow up, I want to be a watermelon\x02");
}

#[test]
fn only_the_browser_reads_what_it_is_sent() {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).expect("randomness");
    let public = own.compute_public_key().expect("a key");
    let secret = [7; 16];
    let key = BASE64URL_NOPAD.encode(public.as_ref());
    let browser =
        Subscriber::read(&key, &BASE64URL_NOPAD.encode(&secret)).expect("as a browser says it");
    let body = browser.encrypt(b"your turn").expect("a good key");
    assert!(!body.windows(9).any(|part| part == b"your turn"));
    assert_ne!(body, browser.encrypt(b"your turn").expect("a good key"), "never twice the same");
    assert_eq!((&body[16..20], body[20]), (&RECORD.to_be_bytes()[..], 65));
    let server = &body[21..86];
    let theirs = UnparsedPublicKey::new(&ECDH_P256, server);
    let (key, nonce) = agree_ephemeral(own, &theirs, |shared| {
        content_keys(shared, &secret, (public.as_ref(), server), &body[..16])
    })
    .expect("a point")
    .expect("good keys");
    let mut sealed = body[86..].to_vec();
    let read = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is whole");
    assert_eq!(read, b"your turn\x02");
}

#[test]
fn keys_that_are_none_are_refused() {
    let point = BASE64URL_NOPAD.encode(&[4; 65]);
    let auth = BASE64URL_NOPAD.encode(&[1; 16]);
    for (key, secret) in
        [("", ""), (&*point, ""), ("", &*auth), ("?", &*auth), (&*auth, &*auth), (&*point, &*point)]
    {
        assert!(Subscriber::read(key, secret).is_err(), "{key} {secret}");
    }
    // Of the right size, but not on the curve.
    let off = Subscriber::read(&point, &auth).expect("it looks like one");
    assert_eq!(off.encrypt(b"x"), Err(KeyError));
    assert!(ServerKey::read("").is_err() && ServerKey::read("AAAA").is_err());
}

#[test]
fn a_push_service_knows_the_server_by_its_key() {
    let kept = ServerKey::make();
    let server = ServerKey::read(&kept).expect("just made");
    assert_eq!(server.public(), ServerKey::read(&kept).expect("just made").public());
    let address = Address::read("https://push.example:8443/one?x=y", Reach::Public).expect("good");
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("randomness");
    let public = own.compute_public_key().expect("a key");
    let key = BASE64URL_NOPAD.encode(public.as_ref());
    let browser = Subscriber::read(&key, "AAAAAAAAAAAAAAAAAAAAAA").expect("good");
    let contact = Some("mailto:keeper@example.org");
    let post =
        post(&server, contact, (&address, &browser), ("topic", b"hello"), 1000).expect("good");
    let header = |name: &str| {
        let found = post.headers.iter().find(|(other, _)| *other == name);
        found.map(|(_, value)| value.as_str()).expect("it is there")
    };
    assert_eq!((header("content-encoding"), header("topic")), ("aes128gcm", "topic"));
    assert!(header("ttl").parse::<u32>().is_ok_and(|seconds| seconds > 0));
    let said = header("authorization").strip_prefix("vapid t=").expect("the scheme");
    let (token, key) = said.split_once(", k=").expect("token and key");
    assert_eq!(key, server.public());
    let (claims, signature) = token.rsplit_once('.').expect("a signature");
    let signer = Signer::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
    signer.verify(claims.as_bytes(), &bytes(signature)).expect("signed with this key");
    let (head, claims) = claims.split_once('.').expect("head and claims");
    assert_eq!(bytes(head), b"{\"typ\":\"JWT\",\"alg\":\"ES256\"}");
    let wanted = "{\"aud\":\"https://push.example:8443\",\"exp\":44200,\"sub\":\"mailto:keeper@example.org\"}";
    assert_eq!(String::from_utf8(bytes(claims)).expect("text"), wanted);
}
