//! Who asks, as far as the network tells: an address, and which proxies are
//! believed about it.
use std::{
    net::{IpAddr, Ipv6Addr},
    str::FromStr,
};

/// A range of addresses: `10.0.0.0/8`, or one address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    bits: u8,
}

impl Network {
    /// This machine itself.
    pub const HERE: [Network; 2] = [
        Network { first: IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 0)), bits: 8 },
        Network { first: IpAddr::V6(Ipv6Addr::LOCALHOST), bits: 128 },
    ];

    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        match (self.first, address.to_canonical()) {
            (IpAddr::V4(first), IpAddr::V4(other)) => {
                let differs = (first.to_bits() ^ other.to_bits()).leading_zeros();
                differs >= u32::from(self.bits)
            }
            (IpAddr::V6(first), IpAddr::V6(other)) => {
                let differs = (first.to_bits() ^ other.to_bits()).leading_zeros();
                differs >= u32::from(self.bits)
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "write an address or a range, as in 10.0.0.0/8".to_owned();
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let first: IpAddr = address.parse().map_err(|_| wrong())?;
        let first = first.to_canonical();
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| wrong()))?;
        if bits > most { Err(wrong()) } else { Ok(Network { first, bits }) }
    }
}

/// What one client is counted by. Whoever has an address of IPv6 has 2^64 of them.
pub(crate) fn counted(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let subnet = Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX));
            format!("{subnet}/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn all_addresses_of_a_subnet_are_one_client() {
        assert_eq!(counted(ip("2001:db8:1:2:3:4:5:6")), counted(ip("2001:db8:1:2::1")));
        assert_ne!(counted(ip("2001:db8:1:2::1")), counted(ip("2001:db8:1:3::1")));
        assert_eq!(counted(ip("::ffff:192.0.2.7")), "192.0.2.7");
        assert_ne!(counted(ip("192.0.2.7")), counted(ip("192.0.2.8")));
    }

    #[test]
    fn a_range_contains_what_begins_alike() {
        let range: Network = "10.1.0.0/16".parse().expect("a range");
        assert!(range.contains(ip("10.1.255.3")) && range.contains(ip("::ffff:10.1.0.1")));
        assert!(!range.contains(ip("10.2.0.1")) && !range.contains(ip("2001:db8::1")));
        let one: Network = "2001:db8::7".parse().expect("one address");
        assert!(one.contains(ip("2001:db8::7")) && !one.contains(ip("2001:db8::8")));
        assert!("0.0.0.0/0".parse::<Network>().is_ok_and(|all| all.contains(ip("203.0.113.9"))));
        for wrong in ["", "10.0.0.0/33", "10.0.0/8", "10.0.0.0/x", "2001:db8::/129"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        assert!(Network::HERE.iter().any(|here| here.contains(ip("127.0.0.1"))));
        assert!(Network::HERE.iter().any(|here| here.contains(ip("::1"))));
    }
}
