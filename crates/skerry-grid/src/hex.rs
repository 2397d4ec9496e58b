//! One hex by axial coordinates; pointy-topped, rows running down.

/// A hex, or the step from one hex to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hex {
    /// Grows to the right.
    pub q: i8,
    /// The row; grows downwards.
    pub r: i8,
}

/// The steps to the six neighbours, clockwise from the east.
pub const DIRECTIONS: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
];

impl Hex {
    /// The hex at column `q` of row `r`.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// Where one arrives by taking `step` from here.
    #[must_use]
    pub const fn plus(self, step: Hex) -> Hex {
        Hex::new(self.q + step.q, self.r + step.r)
    }

    /// This step, turned clockwise by `turns` times 60 degrees.
    #[must_use]
    pub const fn turned(self, turns: u8) -> Hex {
        let mut hex = self;
        let mut n = 0;
        while n < turns {
            hex = Hex::new(-hex.r, hex.q + hex.r);
            n += 1;
        }
        hex
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_leads_from_each_direction_to_the_next() {
        for (at, direction) in DIRECTIONS.iter().enumerate() {
            assert_eq!(direction.turned(1), DIRECTIONS[(at + 1) % 6]);
            assert_eq!(direction.turned(6), *direction);
        }
    }
}
