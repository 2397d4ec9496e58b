//! Where a tile can lie: the spaces it covers, and all spots at once by
//! shifting whole boards instead of trying spots one by one.
use skerry_grid::{Hex, HexSet};

use crate::{
    components::{Print, Shape, Space, Symbol, Tile},
    rulesets::RuleSet,
    state::Player,
};

/// A tile can be turned in steps of 60 degrees, but not turned over (R3).
pub(crate) const ROTATIONS: u8 = 6;
const MOST_HEXES: usize = 4;

/// A shape in its six rotations.
struct Turned {
    /// How far each hex is from the first, in the numbering of [`HexSet`].
    steps: [[i8; MOST_HEXES]; ROTATIONS as usize],
    /// First hexes for which no hex leaves the window, so that a step is a shift.
    anchors: [HexSet; ROTATIONS as usize],
}

const fn turned(shape: Shape) -> Turned {
    let mut steps = [[0; MOST_HEXES]; ROTATIONS as usize];
    let mut anchors = [HexSet::EMPTY; ROTATIONS as usize];
    let mut rotation = 0;
    while rotation < ROTATIONS {
        let mut at = 0;
        while at < shape.hexes().len() {
            let step = shape.hexes()[at].turned(rotation);
            steps[rotation as usize][at] = step.r * 16 + step.q;
            at += 1;
        }
        let mut anchor = 0;
        while anchor < 128 {
            if stays_inside(shape, rotation, HexSet::hex_at(anchor)) {
                anchors[rotation as usize] = anchors[rotation as usize].with(anchor);
            }
            anchor += 1;
        }
        rotation += 1;
    }
    Turned { steps, anchors }
}

const fn stays_inside(shape: Shape, rotation: u8, anchor: Hex) -> bool {
    let mut at = 0;
    while at < shape.hexes().len() {
        if HexSet::index_of(anchor.plus(shape.hexes()[at].turned(rotation))).is_none() {
            return false;
        }
        at += 1;
    }
    true
}

impl Shape {
    const fn turned(self) -> &'static Turned {
        const DIHEX: Turned = turned(Shape::Dihex);
        const STRAIGHT: Turned = turned(Shape::Straight);
        const TRIANGLE: Turned = turned(Shape::Triangle);
        const RHOMBUS: Turned = turned(Shape::Rhombus);
        const BENT: Turned = turned(Shape::Bent);
        match self {
            Shape::Dihex => &DIHEX,
            Shape::Straight => &STRAIGHT,
            Shape::Triangle => &TRIANGLE,
            Shape::Rhombus => &RHOMBUS,
            Shape::Bent => &BENT,
        }
    }
}

/// The spaces a tile of this shape covers, in the order of its hexes; `None`
/// if one of them lies outside every board.
pub(crate) fn spaces(
    shape: Shape,
    at: Space,
    rotation: u8,
) -> Option<impl Iterator<Item = Space> + Clone> {
    let turned = shape.turned();
    let inside = rotation < ROTATIONS && turned.anchors[usize::from(rotation)].contains(at.0);
    inside.then(|| covered_by(shape, at, rotation))
}

/// The spaces a legal placement covers, with the symbol that comes to lie on each.
pub fn covers(tile: Tile, rotation: u8, at: Space) -> impl Iterator<Item = (Space, Symbol)> {
    let print = tile.print();
    covered_by(print.shape, at, rotation).zip(print.symbols.iter().copied())
}

/// As [`spaces`], for a spot that is known to lie inside.
#[inline]
pub(crate) fn covered_by(
    shape: Shape,
    at: Space,
    rotation: u8,
) -> impl Iterator<Item = Space> + Clone {
    let steps = &shape.turned().steps[usize::from(rotation)][..shape.hexes().len()];
    steps.iter().map(move |step| Space(at.0.wrapping_add_signed(*step)))
}

/// Every legal spot of a tile: for each rotation the spaces on which its
/// first hex may lie.
#[inline]
pub(crate) fn spots(player: &Player, rules: &RuleSet, print: &Print) -> [HexSet; 6] {
    let is_first = player.covered().is_empty();
    let contact = |hex: usize| {
        if is_first { rules.first() } else { player.symbol(print.symbols[hex]).halo() }
    };
    match print.shape {
        Shape::Dihex => {
            spots_of(const { Shape::Dihex.turned() }, player.free, [contact(0), contact(1)])
        }
        Shape::Straight => spots_of_three(const { Shape::Straight.turned() }, player.free, contact),
        Shape::Triangle => spots_of_three(const { Shape::Triangle.turned() }, player.free, contact),
        Shape::Bent => spots_of_three(const { Shape::Bent.turned() }, player.free, contact),
        Shape::Rhombus => spots_of(
            const { Shape::Rhombus.turned() },
            player.free,
            [contact(0), contact(1), contact(2), contact(3)],
        ),
    }
}

#[inline(always)]
fn spots_of_three(turned: &Turned, free: HexSet, contact: impl Fn(usize) -> HexSet) -> [HexSet; 6] {
    spots_of(turned, free, [contact(0), contact(1), contact(2)])
}

/// All rotations, written out: whether the compiler unrolls a loop over them depends on
/// how much else the caller does.
#[inline(always)]
fn spots_of<const N: usize>(turned: &Turned, free: HexSet, contact: [HexSet; N]) -> [HexSet; 6] {
    [
        spots_turned(turned, 0, free, &contact),
        spots_turned(turned, 1, free, &contact),
        spots_turned(turned, 2, free, &contact),
        spots_turned(turned, 3, free, &contact),
        spots_turned(turned, 4, free, &contact),
        spots_turned(turned, 5, free, &contact),
    ]
}

/// A tile lies well if every hex lies on a free space and one of them touches
/// what it must touch. Moving the boards back by a hex's step asks this of all
/// first hexes at once; inlined per shape and rotation, every step is a constant.
#[inline(always)]
fn spots_turned<const N: usize>(
    turned: &Turned,
    rotation: usize,
    free: HexSet,
    contact: &[HexSet; N],
) -> HexSet {
    let mut fits = free & turned.anchors[rotation];
    let mut touches = contact[0];
    let mut hex = 1;
    while hex < N {
        let step = turned.steps[rotation][hex];
        fits &= free.moved_back(step);
        touches |= contact[hex].moved_back(step);
        hex += 1;
    }
    fits & touches
}
