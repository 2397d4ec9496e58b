//! What players may be given at the start, so that a match shows more of the rules.
use alloc::{collections::BTreeSet, vec, vec::Vec};

use skerry_core::{Dice, QuickDice, Seat};

use super::{
    table::{self, ITEMS, Item, Space, TERRAINS, Terrain},
    world::{Kind, Thing, World},
};
use crate::{
    CooperIsland,
    components::{self, Card},
    land,
};

/// For one seat.
#[derive(Debug, Clone)]
struct Gift {
    /// Spaces with landscape, level and cube.
    land: Vec<(Space, Terrain, usize, Option<Item>)>,
    stored: Vec<Item>,
    small: u8,
    large: [u8; 2],
    lids: usize,
    steps: usize,
    /// Islets on sand banks, by number and half; boats on the first landing spaces.
    islets: Vec<(&'static str, u8, char)>,
    boats: [u8; 2],
    sailed: [usize; 2],
}

/// For every seat; or nothing.
#[derive(Debug, Clone)]
pub(super) struct Gifts(Vec<Gift>);

impl Gifts {
    pub(super) fn none() -> Gifts {
        Gifts(vec![])
    }

    pub(super) fn draw(players: u8, dice: &mut QuickDice) -> Gifts {
        let mut cards: [Vec<u8>; 2] = [(1..=15).collect(), (1..=15).collect()];
        let mut card = |deck: usize, dice: &mut QuickDice| {
            let at = dice.below(cards[deck].len() as u32) as usize;
            cards[deck].remove(at)
        };
        let gift = |_| Gift {
            land: draw_land(dice),
            stored: (0..5).map(|_| *dice.pick(&ITEMS)).collect(),
            small: card(0, dice),
            large: [card(1, dice), card(1, dice)],
            lids: dice.below(3) as usize,
            steps: dice.below(7) as usize,
            islets: draw_islets(dice),
            boats: [1 + dice.below(3) as u8, 4 + dice.below(3) as u8],
            sailed: [dice.below(12) as usize, dice.below(12) as usize],
        };
        Gifts((0..players).map(gift).collect())
    }

    /// To the story.
    pub(super) fn tell(&self, world: &mut World) {
        let ring = world.ring();
        for (person, gift) in world.people.iter_mut().zip(&self.0) {
            for (space, terrain, level, cube) in &gift.land {
                let ground = person.ground_mut(space);
                ground.tiles = vec![(*terrain, Kind::Single); *level];
                ground.thing = cube.map(Thing::Cube);
            }
            person.storage.clear();
            gift.stored.iter().for_each(|item| *person.storage.entry(*item).or_default() += 1);
            person.small.insert(gift.small);
            world.decks[0].unseen.remove(&gift.small);
            for card in gift.large {
                person.large.insert(card, true);
                world.decks[1].unseen.remove(&card);
            }
            person.lids = gift.lids;
            person.cargo = (1 + gift.lids as u8..=5).collect();
            person.cartographer = gift.steps;
            for (bank, islet, half) in &gift.islets {
                person.islets.insert(bank, (*islet, *half));
                person.islets_left.remove(islet);
            }
            for (landing, boat) in (1..).zip(gift.boats) {
                person.landings.insert(landing, (boat, true));
                person.boats_left.remove(&boat);
            }
            for (at, steps) in gift.sailed.into_iter().enumerate() {
                let ship = &mut person.ships[at];
                ship.steps = steps;
                let moved = if at == 0 { steps } else { ring - steps % ring };
                ship.position = (ship.position + moved) % ring;
            }
        }
    }

    /// To the engine.
    pub(super) fn give(&self, game: &mut CooperIsland) {
        for (seat, gift) in (0..).map(Seat).zip(&self.0) {
            let sheet = game.sheet_mut(seat);
            for (space, terrain, level, cube) in &gift.land {
                let at: crate::Space = space.parse().expect("a land space");
                let terrain = components::Terrain::of(*terrain as u8);
                sheet.land.cover(at, terrain, *level as u8);
                sheet.land.clear(at.bit());
                if let Some(cube) = cube {
                    sheet.land.put(at, land::Thing::Cube(components::Item::of(*cube as u8)));
                }
            }
            sheet.storage = [0; 6];
            gift.stored.iter().for_each(|item| sheet.storage[*item as usize] += 1);
            sheet.lids = gift.lids as u8;
            sheet.on_cargo = 0b1_1111 & !((1 << gift.lids) - 1);
            sheet.cartographer = gift.steps as u8;
            for (bank, islet, half) in &gift.islets {
                let half = components::Half::ALL[usize::from(*half == 'b')];
                let islet = components::Islet::of(islet - 1);
                sheet.lay_islet(islet, bank.parse().expect("a sand bank"), half);
            }
            for (landing, boat) in components::Landing::ALL.into_iter().zip(gift.boats) {
                sheet.land_boat(components::Boat::of(boat - 1), landing);
            }
            sheet.steps = gift.sailed.map(|steps| steps as u8);
            let small = Card::of(gift.small - 1, false);
            sheet.small_cards |= small.bit();
            let large = gift.large.map(|card| Card::of(card - 1, true).bit());
            sheet.face_up |= large[0] | large[1];
            game.decks[0].unseen &= !small.bit();
            game.decks[1].unseen &= !(large[0] | large[1]);
            super::super::position::turn_milestones(game, seat);
        }
        if !self.0.is_empty() {
            // R43: the boats of the one who begins have hands.
            game.hands = 0b11 | game.sheet(game.active).boats() << 2;
        }
    }
}

/// Three islets on banks that lie together, so that two are passed in one step.
fn draw_islets(dice: &mut QuickDice) -> Vec<(&'static str, u8, char)> {
    let banks = [["WL1", "WL2", "WL3"], ["WR1", "WR2", "WR3"]][dice.below(2) as usize];
    let mut islets: Vec<u8> = (1..=6).collect();
    let mut moor = |bank| {
        let islet = islets.remove(dice.below(islets.len() as u32) as usize);
        (bank, islet, if dice.below(2) == 0 { 'a' } else { 'b' })
    };
    banks.into_iter().map(&mut moor).collect()
}

/// Some connected land around the start space, in heaps.
fn draw_land(dice: &mut QuickDice) -> Vec<(Space, Terrain, usize, Option<Item>)> {
    let mut spaces = BTreeSet::from([table::START]);
    while spaces.len() < 12 {
        let edge: Vec<Space> =
            spaces.iter().flat_map(|at| table::neighbours(at)).copied().collect();
        let next = *dice.pick(&edge);
        if !table::RUINS.contains(&next) {
            spaces.insert(next);
        }
    }
    let heap = |space| {
        let terrain = *dice.pick(&TERRAINS);
        let level = 1 + dice.below(5) as usize;
        let cubes = table::cubes_of(terrain, level);
        let cube = (dice.below(3) > 0).then(|| *dice.pick(&cubes));
        (space, terrain, level, cube)
    };
    spaces.into_iter().map(heap).collect()
}
