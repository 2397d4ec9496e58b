//! The storage of a player spot by spot: what lies where, and what would open more (R36, R40, R63).
use alloc::{vec, vec::Vec};

use serde::Serialize;

use crate::{
    components::{Boat, Building, Item},
    sheet::Sheet,
};

/// A storage spot that is open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
pub struct StorageView {
    pub item: Option<Item>,
    /// What alone may lie there; nothing is named where anything may.
    pub only: Vec<Item>,
}

/// What would open one more spot: a small building, the supplies boat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "cooper-island/"))]
#[serde(rename_all = "snake_case")]
pub enum Opener {
    Small,
    Boat,
}

/// Those for anything first, then those of cards. What may lie on few spots lies there, so that
/// the others stay free for as much as possible.
pub(super) fn spots(sheet: &Sheet) -> Vec<StorageView> {
    let mut own = vec![];
    for effect in sheet.effects() {
        let (count, items) = effect.spots();
        own.extend((0..count).map(|_| StorageView { item: None, only: items.to_vec() }));
    }
    own.sort_by_key(|spot| spot.only.len());
    let mut spots = vec![];
    for item in Item::ALL {
        for _ in 0..sheet.storage[item.index()] {
            match own.iter_mut().find(|spot| spot.item.is_none() && spot.only.contains(&item)) {
                Some(spot) => spot.item = Some(item),
                None => spots.push(StorageView { item: Some(item), only: vec![] }),
            }
        }
    }
    let free = usize::from(sheet.spots()).saturating_sub(spots.len());
    spots.extend((0..free).map(|_| StorageView { item: None, only: vec![] }));
    spots.extend(own);
    spots
}

/// Once for each spot.
pub(super) fn openers(sheet: &Sheet) -> Vec<Opener> {
    let small = sheet.unbuilt[Building::Small as usize];
    let boat = sheet.boats_left & Boat::Goods.bit() != 0;
    let mut openers = vec![Opener::Small; small.into()];
    openers.extend(boat.then_some(Opener::Boat));
    openers
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::Card;

    fn with(cards: &[Card], storage: [u8; 6]) -> Sheet {
        let mut sheet = Sheet::new();
        sheet.storage = storage;
        sheet.small_cards = cards.iter().fold(0, |set, card| set | card.bit());
        sheet
    }

    fn items(sheet: &Sheet) -> Vec<Option<Item>> {
        spots(sheet).into_iter().map(|spot| spot.item).collect()
    }

    #[test]
    fn what_may_lie_on_a_card_lies_there_and_leaves_the_others_free() {
        let sheet = with(&[Card::Pantry, Card::FishMarket, Card::Granary], [1, 0, 2, 0, 0, 0]);
        let all = items(&sheet);
        let open = usize::from(sheet.spots());
        assert_eq!(all[..open], vec![None; open]);
        assert_eq!(all[open..], [Some(Item::Food), Some(Item::Coin), Some(Item::Food)]);
    }

    #[test]
    fn what_fits_on_no_card_lies_anywhere() {
        let all = items(&with(&[Card::FishMarket], [0, 1, 0, 0, 1, 0]));
        assert_eq!(all[..2], [Some(Item::Wood), Some(Item::Gold)]);
        assert!(all[2..].iter().all(Option::is_none));
    }

    /// The spots that are shown free are those that the rules take items on.
    #[test]
    fn there_is_room_for_what_a_free_spot_takes() {
        let storing = [Card::FishMarket, Card::Smokehouse, Card::TimberStore, Card::Pantry];
        for set in 0..1 << storing.len() {
            let has = |at: &usize| set >> at & 1 == 1;
            let cards: Vec<Card> = (0..storing.len()).filter(has).map(|at| storing[at]).collect();
            for stored in 0..3_u16.pow(6) {
                let storage: [u8; 6] =
                    core::array::from_fn(|at| (stored / 3_u16.pow(at as u32) % 3) as u8);
                let sheet = with(&cards, storage);
                let spots = spots(&sheet);
                if spots.len() > capacity(&sheet) {
                    continue;
                }
                let takes = |item: Item| {
                    let fits = |spot: &StorageView| {
                        spot.item.is_none() && (spot.only.is_empty() || spot.only.contains(&item))
                    };
                    spots.iter().any(fits)
                };
                for item in Item::ALL {
                    let has_room = sheet.room() & item.bit() != 0;
                    assert_eq!(takes(item), has_room, "{item:?} beside {storage:?} with {cards:?}");
                }
            }
        }
    }

    fn capacity(sheet: &Sheet) -> usize {
        let own: u8 = sheet.effects().map(|effect| effect.spots().0).sum();
        usize::from(sheet.spots() + own)
    }

    #[test]
    fn small_buildings_and_the_supplies_boat_open_more_until_they_are_built() {
        let mut sheet = Sheet::new();
        assert_eq!(openers(&sheet), [Opener::Small, Opener::Small, Opener::Boat]);
        sheet.unbuilt[Building::Small as usize] = 0;
        sheet.boats_left &= !Boat::Goods.bit();
        assert_eq!(openers(&sheet), []);
    }
}
