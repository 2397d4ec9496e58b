//! Stickers: where they may go, and what they do to an island.
use alloc::{string::ToString, vec, vec::Vec};

use super::{super::position::*, targets};
use crate::{
    Action, Island, Sticker, Target,
    rulesets::RuleSetId::*,
    state::Phase,
    stickers::{self, NOWHERE},
};
use skerry_core::{Game, Turn};

fn stuck(sticker: Sticker, at: &[At]) -> Island {
    let mut island = Island::fresh(0);
    at.iter().for_each(|at| stickers::stick(&mut island, sticker, Target::Space(space(*at))));
    island
}

/// Cites: CE1, CE3, C4.
#[test]
fn ce1_palms_grow_where_palms_are() {
    let first = [(4, 0), (11, 0), (4, 2), (9, 2), (6, 3)];
    assert_eq!(targets(&Island::fresh(0), 1, Sticker::Palm), first);
    let more = targets(&stuck(Sticker::Palm, &[(4, 0)]), 1, Sticker::Palm);
    assert!(more.contains(&(5, 0)) && !more.contains(&(4, 0)) && !more.contains(&(4, 1)));
}

/// Cites: CE2.
#[test]
fn ce2_thickets_grow_at_the_edge_of_the_jungle() {
    let expected = [
        (3, 0),
        (12, 0),
        (3, 1),
        (11, 1),
        (3, 2),
        (10, 2),
        (3, 3),
        (4, 3),
        (8, 3),
        (9, 3),
        (4, 4),
        (5, 4),
        (6, 4),
        (7, 4),
    ];
    assert_eq!(targets(&Island::fresh(0), 3, Sticker::Thicket), expected);
}

/// Cites: CE43, C4, C39.
#[test]
fn ce43_a_thicket_undoes_palms() {
    let mut island = stuck(Sticker::Palm, &[(4, 0)]);
    assert!(targets(&island, 3, Sticker::Thicket).contains(&(4, 0)));
    stickers::stick(&mut island, Sticker::Thicket, Target::Space(space((4, 0))));
    assert!(island.jungle().contains(space((4, 0)).index()));
    assert!(island.planted.is_empty(), "no grove later");
    stickers::stick(&mut island, Sticker::Palm, Target::Space(space((4, 0))));
    assert!(island.planted.contains(space((4, 0)).index()), "and the other way round");
}

/// Cites: C5, C31.
#[test]
fn c5_a_tile_takes_one_double_and_any_may_be_chosen() {
    let mut island = Island::fresh(0);
    let on = |island: &Island, sticker| {
        let mut tiles = vec![];
        stickers::targets(island, 4, sticker, &mut |target| tiles.push(target.to_string()));
        tiles
    };
    let fields = on(&island, Sticker::DoubleField);
    assert!(
        fields.contains(&"T01/0".to_string()) && !fields.iter().any(|at| at.starts_with("T29"))
    );
    stickers::stick(&mut island, Sticker::DoubleField, Target::Hex(tile("T01"), 0));
    assert!(!on(&island, Sticker::DoubleWall).contains(&"T01/1".to_string()), "one to a tile");
    let meanings = Sticker::DoubleAny.meanings();
    assert_eq!(meanings.len(), 4);
    assert!(meanings.iter().all(|sticker| sticker.doubles().is_some()));
}

/// Cites: C3.
#[test]
fn c3_a_sticker_without_a_place_is_lost_and_nothing_is_kept() {
    let mut island = Island::fresh(0);
    island.telescopes = 0b11_1111;
    assert_eq!(targets(&island, 17, Sticker::Lens), []);
    let mut ways = 0;
    stickers::targets(&island, 17, Sticker::Lens, &mut |_| ways += 1);
    assert_eq!(ways, 0);
    let islands = [island, Island { telescopes: 0b11_1111, ..Island::fresh(1) }];
    let end = campaign(Game17, &islands).everybody_finishes();
    let lost = end.told(|event| {
        let crate::Event::StickerLost { seat, sticker } = event else { return None };
        Some((seat.0, *sticker))
    });
    assert_eq!(lost, [(0, Sticker::Lens), (1, Sticker::Lens)]);
    assert_eq!(end.after.game.turn(), Turn::Over);
}

/// Cites: C32, C21.
#[test]
fn c32_start_stickers_come_in_order_before_the_first_card() {
    let mut game = given(Game19).game;
    assert_eq!(game.phase, Phase::StartStickers);
    assert_eq!(game.turn(), Turn::Decide(game.seats()), "all at the same time");
    let mut order = vec![];
    while let Some(sticker) = game.player(A).feats.due() {
        order.push(sticker);
        let wrong = Action::Stick { sticker: Sticker::Find, at: Target::Space(space((5, 5))) };
        assert_eq!(game.check(A, &wrong).map_err(|wrong| wrong.0.id), Err("C32"));
        let mut legal = vec![];
        game.legal(A, &mut legal);
        game.apply(A, legal[0], &mut skerry_core::Silent);
    }
    assert_eq!(order, [Sticker::Palace, Sticker::Citadel, Sticker::Granary]);
    assert!(game.player(A).island.sites.iter().all(|site| *site != NOWHERE));
    assert_eq!(game.turn(), Turn::Decide(skerry_core::Seats::one(B)));
}

/// Cites: CE33, C20, C28.
#[test]
fn ce33_game_18_on_its_own() {
    let game = given(Game18).game;
    let player = game.player(A);
    assert!(!player.free.contains(space((6, 3)).index()));
    let owed: Vec<_> = player.feats.owed.iter().flatten().copied().collect();
    assert_eq!(owed, [Sticker::Pool, Sticker::Pool]);
    assert_eq!(hexes(player.island.planted), [(4, 0), (11, 0), (4, 2), (9, 2), (6, 3)]);
    let bare = Island { ready_for: 18, planted: player.island.planted, ..Island::fresh(0) };
    assert_eq!(player.island, bare, "nothing else");
    assert_eq!(given(Game24).game.player(A).island.portal_slots(), 4);
    let craters = given(Game23).game.player(A).feats.owed;
    assert_eq!(craters.iter().flatten().count(), 2);
}

/// Cites: CE44, C33, C20.
#[test]
fn ce44_who_joins_gets_a_copy_of_the_last() {
    let island = |animal, progress| Island { progress, ..stuck_on(animal) };
    let islands = [island(0, 9), island(1, 6), island(2, 7)];
    let joined = crate::campaign::joining(&islands).expect("there is room");
    assert_eq!(joined, Island { animal: 3, ..islands[1] });
    let four = [islands[0], islands[1], islands[2], joined];
    assert_eq!(crate::campaign::joining(&four), None, "never more than four");
}

fn stuck_on(animal: u8) -> Island {
    Island { animal, ..stuck(Sticker::Palm, &[(4, 0)]) }
}

/// Cites: CE45, C22.
#[test]
fn ce45_who_was_away_puts_on_what_was_missed() {
    let away = Island { ready_for: 6, ..Island::fresh(0) };
    let here = Island { ready_for: 8, ..Island::fresh(1) };
    let game = crate::MyIsland::setup(&crate::Options::campaign(2, Game9, &[away, here]));
    let game = game.expect("a campaign");
    let owed = |seat| game.player(seat).feats.owed.iter().flatten().copied().collect::<Vec<_>>();
    assert_eq!((owed(A), owed(B)), (vec![Sticker::Palm], vec![]));
    assert!(!game.player(A).free.contains(space((4, 1)).index()), "totems stand");
}

#[test]
fn an_island_is_one_word_that_reads_back() {
    let mut island = stuck_on(2);
    (island.progress, island.portal, island.telescopes) = (517, 0xABC, 0b10_0101);
    (island.teeth, island.roofs, island.sites) = ([1, -1, 0], [3, 0, 2], [17, 33, NOWHERE]);
    let word = island.to_string();
    assert!(word.starts_with('i') && !word.contains(' ') && word.len() == 70, "{word}");
    assert_eq!(word.parse(), Ok(island));
    for wrong in ["", "ia", "iaAAAA", &word[..69], &word.replace("ia", "ib")] {
        assert!(wrong.parse::<Island>().is_err(), "{wrong}");
    }
    let impossible = Island { roofs: [9, 0, 0], ..island }.to_string();
    assert!(impossible.parse::<Island>().is_err());
}

#[test]
fn islands_that_cannot_be_together_are_refused() {
    let options = |islands: &[Island]| crate::Options::campaign(2, Game2, islands);
    let (one, two) = (Island::fresh(0), Island::fresh(1));
    assert!(crate::MyIsland::setup(&options(&[one, two])).is_ok());
    let refused: [&[Island]; 3] = [&[one], &[one, one], &[one, Island { ready_for: 2, ..two }]];
    for islands in refused {
        assert!(crate::MyIsland::setup(&options(islands)).is_err());
    }
}
