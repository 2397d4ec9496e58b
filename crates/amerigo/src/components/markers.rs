//! The progress markers.
use serde::{Deserialize, Serialize};

use super::Colour;

/// The 24 progress markers (how many of each: reconstructed).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "amerigo/"))]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    Ap2Blue,
    Ap2Black,
    Ap2Red,
    Ap2Brown,
    Ap2Green,
    Ap2Yellow,
    Ap1BlueRed,
    Ap1BlackBrown,
    Ap1GreenYellow,
    Sail8,
    PiratePlus2,
    PirateHalf,
    PirateGold,
    TwoNeutral,
    RedGreen,
    JumpLeader,
    Gold3,
    Gold5,
    PostGold,
    #[serde(rename = "gold_2_for_1")]
    Gold2For1,
    CubeVp,
    EndPosts,
    End7,
    EndGold,
}

impl Marker {
    pub const ALL: [Marker; 24] = [
        Marker::Ap2Blue,
        Marker::Ap2Black,
        Marker::Ap2Red,
        Marker::Ap2Brown,
        Marker::Ap2Green,
        Marker::Ap2Yellow,
        Marker::Ap1BlueRed,
        Marker::Ap1BlackBrown,
        Marker::Ap1GreenYellow,
        Marker::Sail8,
        Marker::PiratePlus2,
        Marker::PirateHalf,
        Marker::PirateGold,
        Marker::TwoNeutral,
        Marker::RedGreen,
        Marker::JumpLeader,
        Marker::Gold3,
        Marker::Gold5,
        Marker::PostGold,
        Marker::Gold2For1,
        Marker::CubeVp,
        Marker::EndPosts,
        Marker::End7,
        Marker::EndGold,
    ];

    #[inline]
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u8
    }

    /// Is it turned over when it is used?
    pub fn is_used_once(self) -> bool {
        const ONCE: u32 = Marker::Sail8.bit()
            | Marker::JumpLeader.bit()
            | Marker::Gold3.bit()
            | Marker::Gold5.bit()
            | Marker::CubeVp.bit();
        ONCE & self.bit() != 0
    }

    /// What a gold marker pays.
    pub fn gold(self) -> Option<u8> {
        if self == Marker::Gold3 {
            Some(3)
        } else if self == Marker::Gold5 {
            Some(5)
        } else {
            None
        }
    }

    /// Action points it adds to the action of `colour`.
    #[inline]
    pub fn action_points(self, colour: Colour) -> u8 {
        AP_MARKERS
            .iter()
            .find(|(marker, ..)| *marker == self)
            .map_or(0, |(_, colours, points)| if colours & colour.bit() != 0 { *points } else { 0 })
    }
}

/// Which actions the action-point markers help, and by how much.
pub(crate) const AP_MARKERS: [(Marker, u8, u8); 9] = [
    (Marker::Ap2Blue, Colour::Blue.bit(), 2),
    (Marker::Ap2Black, Colour::Black.bit(), 2),
    (Marker::Ap2Red, Colour::Red.bit(), 2),
    (Marker::Ap2Brown, Colour::Brown.bit(), 2),
    (Marker::Ap2Green, Colour::Green.bit(), 2),
    (Marker::Ap2Yellow, Colour::Yellow.bit(), 2),
    (Marker::Ap1BlueRed, Colour::Blue.bit() | Colour::Red.bit(), 1),
    (Marker::Ap1BlackBrown, Colour::Black.bit() | Colour::Brown.bit(), 1),
    (Marker::Ap1GreenYellow, Colour::Green.bit() | Colour::Yellow.bit(), 1),
];
