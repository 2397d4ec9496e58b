//! 8: storing, trading, crate lids, and where they may come in.
use super::position::{EVE, MIKE, given};
use crate::{rules, state::Phase};

/// Cites: V13, M1, R61.
#[test]
fn v13_cloth_is_traded_for_coins() {
    let eve = given().land("c1=Settlement/2[Cloth] d1=Settlement/3[Cloth]");
    let given_up = eve.play(&["trade market=cloth", "give item=cloth from=c1"]);
    let traded = given_up.act("give item=cloth from=d1").allowed();
    assert_eq!((traded.sheet().market, traded.storage()), ([2, 0, 0, 0, 0, 0], [0; 6]));
    assert_eq!(
        (traded.at("c1"), traded.at("d1")),
        ("Settlement/2[]".into(), "Settlement/3[]".into())
    );
}

/// Cites: V81, R60, R92, M1.
#[test]
fn v81_a_trade_yields_at_least_one_item() {
    let eve = given().land("c1=Settlement/2[Cloth] d1=Settlement/3[Cloth]").stored("Cloth");
    let open = eve.act("trade market=cloth").allowed();
    assert!(!open.may("enough"));
    open.act("enough").refused(&rules::TRADE_YIELDS_AN_ITEM);
    let coins = |gifts: &[&str]| {
        let after = open.play(gifts);
        let is_all = gifts.len() == 3;
        let after = if is_all { after } else { after.act("enough").allowed() };
        after.sheet().market[0]
    };
    assert_eq!(coins(&["give item=cloth from=c1"]), 1);
    assert_eq!(coins(&["give item=cloth from=c1", "give item=cloth from=d1"]), 2);
    let (stored, c1, d1) =
        ("give item=cloth from=stored", "give item=cloth from=c1", "give item=cloth from=d1");
    assert_eq!(coins(&[stored, c1, d1]), 3);
    assert_eq!(coins(&[stored, c1]), 1, "the surplus is lost");
    let alone = given().stored("Cloth");
    alone.act("trade market=cloth").refused(&rules::TRADE_YIELDS_AN_ITEM);
    let inside = open.act(stored).allowed();
    assert!(inside.legal().iter().all(|text| text.starts_with("give")), "nothing comes between");
}

/// Cites: V48, R60, M3, SB15.
#[test]
fn v48_four_value_for_any_item() {
    let eve = given().land("c3=Forest/4[Wood]");
    let asked = eve.act("trade market=any").allowed();
    assert_eq!(asked.options("take_item").len(), 6);
    let traded = asked.act("take_item item=gold").allowed();
    assert_eq!((traded.sheet().market, traded.at("c3")), ([0, 0, 0, 0, 1, 0], "Forest/4[]".into()));
    let three = given().land("c3=Forest/3[Wood]");
    three.act("trade market=any").refused(&rules::TRADE_YIELDS_AN_ITEM);
    assert!(three.cards("SB15").may("trade market=any"));
}

/// Cites: M2, R61, Y3.
#[test]
fn gold_is_traded_for_cubes() {
    let eve = given().stored("Gold Gold").act("trade market=gold").allowed();
    let asked = eve;
    assert_eq!(asked.options("take_item").len(), 5, "no coin");
    let traded = asked.act("take_item item=food").allowed();
    assert_eq!((traded.sheet().market[2], traded.storage()), (1, [0; 6]));
}

/// Cites: V47, R10, R61, Y2, 10.6.
#[test]
fn v47_the_marketplace_is_dead_stock() {
    let eve = given().land("c1=Meadow/1[]").stored("Wood Wood Stone Stone").market("Coin");
    let at_d = eve.act("put_worker worker=normal section=d").allowed();
    at_d.cannot("do deed=erect");
    assert!(at_d.act("fetch item=coin").allowed().may("do deed=erect"));
    let cleared = given().market("Coin Coin").phase(Phase::Market);
    let kept = cleared.act("fetch item=coin").allowed();
    assert_eq!(kept.sheet().market, [1, 0, 0, 0, 0, 0], "it is stored, not doubled");
    let after = kept.act("done").allowed();
    assert_eq!((after.sheet().market, after.storage()[0]), ([0; 6], 1));
}

/// Cites: 5.1, R62, R63, SB2, SB3, SB4, SB5, SB6, Y7.
#[test]
fn r63_typed_spots_hold_their_kinds() {
    let full = given().stored("Coin Coin Coin Coin Coin").market("Coin Wood Food Stone Gold Cloth");
    let fits = |cards: &str| full.cards(cards).options("fetch");
    assert!(full.options("fetch").is_empty());
    assert_eq!(fits("SB2"), ["fetch item=food"]);
    assert_eq!(fits("SB3"), ["fetch item=food"]);
    assert_eq!(fits("SB4"), ["fetch item=wood", "fetch item=stone"]);
    assert_eq!(fits("SB5").len(), 6, "coins move into the pantry and make room");
    assert_eq!(fits("SB6"), ["fetch item=gold", "fetch item=cloth"]);
    let gold = given().stored("Gold Gold Gold Gold Gold").market("Coin Wood Food");
    let pantry = gold.cards("SB5");
    assert_eq!(pantry.options("fetch"), ["fetch item=coin", "fetch item=food"]);
    let two = pantry.play(&["fetch item=coin", "fetch item=food"]);
    assert!(two.options("fetch").is_empty());
    let timber = gold.market("Wood Wood").cards("SB4").play(&["fetch item=wood"; 2]);
    assert!(timber.options("fetch").is_empty());
}

/// Cites: CR1, CR2, CR3, CR4, CR5, R46, R61, Y4.
#[test]
fn crate_lids_do_what_their_space_says() {
    let eve = given().land("c1=Meadow/1[]").reserve("T1").lids(2);
    let drawn = eve.play(&["use_lid lid=draw", "* tile tile=T3"]);
    assert_eq!(drawn.sheet().reserve, [1, 0, 1]);
    drawn.act("use_lid lid=draw").refused(&rules::CRATE_USED_ONCE);
    let placed =
        eve.play(&["use_lid lid=place", "tile tile=T1 side=front", "lay first=b1 second=c2"]);
    assert_eq!(placed.sheet().reserve, [0; 3]);
    assert_eq!(eve.act("use_lid lid=steps").allowed().sheet().cartographer, 2);
    let coins = eve.act("use_lid lid=coins").allowed();
    assert_eq!((coins.sheet().market, coins.sheet().lids), ([2, 0, 0, 0, 0, 0], 1));
    let cubes = eve.act("use_lid lid=cubes").allowed();
    assert_eq!(cubes.options("take_item").len(), 5);
    let cubes = cubes.play(&["take_item item=gold", "take_item item=gold"]);
    assert_eq!(cubes.sheet().market, [0, 0, 0, 0, 2, 0]);
    given().cannot("use_lid lid=coins");
}

/// Cites: R64, R77, Y1.
#[test]
fn r77_where_nothing_can_be_inserted() {
    let eve = given().land("c1=Meadow/1[Food] c2=Mountain/2[]").reserve("T1").cartographer(6);
    let eve = eve.land("c3=Settlement/2[]");
    assert!(eve.may("store"));
    assert!(eve.income().may("store"), "before the tile is chosen");
    let lay = eve.income().play(&["do deed=place", "tile tile=T1 side=back"]);
    assert!(!lay.may("store"), "not before it lies");
    lay.cannot("store");
    let cube = lay.act("lay first=c2 second=c3").allowed();
    assert_eq!(cube.legal(), ["cube item=stone", "cube item=gold"]);
}

/// Cites: V78, R90.
#[test]
fn v78_who_can_do_nothing_is_not_asked() {
    let eve = given().stored("Wood Wood Wood Wood").phase(Phase::Statues);
    let eve = eve.of(MIKE).stored("Coin Wood").of(EVE);
    let mut eve = eve;
    eve.game.finished = 0;
    let next = eve.act("done").allowed();
    // Mike has neither statues nor anything to do: Eve's next window comes.
    assert_eq!((next.game.phase, next.asked()), (Phase::Passage, Some(EVE)));
}

/// Cites: Y1, V14.
#[test]
fn a_stored_cube_is_worth_one_and_its_space_is_free() {
    let eve = given().land("c1=Meadow/3[Food]").act("store").allowed();
    assert_eq!((eve.at("c1"), eve.storage()), ("Meadow/3[]".into(), [0, 0, 1, 0, 0, 0]));
    let full = given().land("c1=Meadow/3[Food]").stored("Coin Coin Coin Coin Coin");
    full.act("store").refused(&rules::ROOM_IN_STORAGE);
}
