//! A short number that stands for a whole state, the same on every platform.
use core::hash::{Hash, Hasher};

/// FNV-1a over little-endian bytes; `usize` counts as 64 bits everywhere.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn finish(&self) -> u64 {
        self.0
    }
}

/// The digest of a state: equal states, equal digests, on every machine.
/// Golden records end with it.
pub fn digest(state: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xCBF2_9CE4_8422_2325);
    state.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn is_frozen() {
        assert_eq!(digest(&(1_u8, 0x0203_u16, 4_u32, -1_i8)), 0x6034_EC83_F94A_AE32);
    }
}
