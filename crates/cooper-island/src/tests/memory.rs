//! 13, R88, R96: what is hidden, and from whom.
use alloc::{vec, vec::Vec};

use skerry_core::{Game, QuickDice, Viewer};

use super::position::{EVE, MIKE, Position, card, given_for};
use crate::{CooperIsland, components::Card, state::Frame};

/// Eve has looked at four small cards, kept SB1 and buried SB4, SB3, SB2.
fn after_burying(players: u8) -> Position {
    let mut eve = given_for(players);
    eve.game.frames.push(Frame::Look(crate::components::Building::Small));
    let seen = eve.draw("look cards=granary-fish_market-smokehouse-timber_store");
    let kept = seen.act("keep card=granary").allowed();
    kept.act("bury first=timber_store second=smokehouse third=fish_market").allowed()
}

fn known(position: &Position, viewer: Viewer) -> Vec<Option<Card>> {
    position.game.view(viewer).small_deck.cards
}

/// Cites: V75, R88, 13.
#[test]
fn v75_who_buries_cards_remembers_them() {
    let eve = after_burying(2);
    let shown = known(&eve, Viewer::Seat(EVE));
    assert_eq!(shown.len(), 14);
    assert!(shown[..11].iter().all(Option::is_none));
    assert_eq!(shown[11..], ["SB4", "SB3", "SB2"].map(|name| Some(card(name))));
    for viewer in [Viewer::Seat(MIKE), Viewer::Spectator] {
        assert_eq!(known(&eve, viewer), vec![None; 14]);
    }
    // Worlds that Mike imagines put any of the 14 cards there.
    let mut dice = QuickDice::new(1);
    let imagined: Vec<CooperIsland> =
        (0..200).map(|_| eve.game.determinize(MIKE, &mut dice)).collect();
    let first = |game: &CooperIsland| game.decks[0].buried().next().expect("three cards").0;
    let mut places: Vec<u8> = imagined.iter().map(first).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), 14);
    let eves = (0..20).map(|_| eve.game.determinize(EVE, &mut dice));
    assert!(eves.map(|game| first(&game)).all(|card| card == 3), "Eve knows SB4");
    // After the eleven above have been drawn, SB4 comes next.
    let mut late = eve;
    late.game.decks[0].unseen &= 0b111_0000_0000_0000;
    late.game.frames.push(Frame::Look(crate::components::Building::Small));
    let three = "lighthouse-chapel-market_hall";
    let possible = |fourth: &str| {
        let cards = alloc::format!("look cards={fourth}-{three}");
        late.game.is_possible(&super::position::chance(&cards))
    };
    assert!(possible("timber_store"));
    assert!(!possible("smokehouse") && !possible("pilot_house"));
}

/// Cites: V76, R88.
#[test]
fn v76_a_card_that_another_player_buries_is_forgotten() {
    let mut mike = after_burying(3).of(MIKE);
    // Only three cards are left above those of Eve.
    mike.game.decks[0].unseen &= 0b111_0000_0000_0000;
    mike.game.active = MIKE;
    mike.game.frames.push(Frame::Look(crate::components::Building::Small));
    let seen = mike.draw("look cards=timber_store-lighthouse-chapel-market_hall");
    let kept = seen.act("keep card=chapel").allowed();
    let buried = kept.act("bury first=lighthouse second=timber_store third=market_hall").allowed();
    let eve = known(&buried, Viewer::Seat(EVE));
    assert_eq!(eve, [Some(card("SB3")), Some(card("SB2")), None, None, None]);
    let own = known(&buried, Viewer::Seat(MIKE));
    assert_eq!(own, [None, None, Some(card("SB13")), Some(card("SB4")), Some(card("SB15"))]);
}

/// Cites: 13, R88, R96, 5.14.
#[test]
fn four_cards_are_for_the_eyes_of_one() {
    let mut eve = given_for(2);
    eve.game.frames.push(Frame::Look(crate::components::Building::Large));
    let seen = eve.draw("look cards=mint-depot-cathedral-dockyard");
    let looked = |viewer| seen.game.view(viewer).look.expect("somebody looks").cards;
    assert_eq!(looked(Viewer::Seat(EVE)).len(), 4);
    assert!(looked(Viewer::Seat(MIKE)).is_empty());
    assert!(looked(Viewer::Spectator).is_empty());
}
