//! What the terminal says of a position.
use cooper_island::{
    Action, CooperIsland, Deed, PriceView, RefusalView, View, WareView,
    components::{Boat, Building, Cargo, Landing, Order},
};
use skerry_core::{Game, QuickDice, Seat, Silent, Turn, Viewer};
use skerry_table::notation;
use skerry_text::{Language, Texts};

use super::CooperIslandFace;
use crate::{Face, find};

const A: Seat = Seat(0);

/// The first decision of a lone player.
fn opening() -> View {
    let options = find("cooper-island").expect("in the catalog").choose(Some(1), &[]);
    let options = serde_json::from_value(options.expect("one can play")).expect("options");
    let mut game = CooperIsland::setup(&options).expect("they fit");
    let mut dice = QuickDice::new(7);
    while game.turn() == Turn::Chance {
        game.resolve(game.sample(&mut dice), &mut Silent);
    }
    game.view(Viewer::Seat(A))
}

fn texts() -> [Texts; 2] {
    Language::ALL.map(|language| find("cooper-island").expect("known").texts(language, &[]))
}

/// English and German.
fn told(view: &View, action: &Action) -> [String; 2] {
    let naming = CooperIslandFace.naming(view, A, action).expect("it has a name of its own");
    texts().map(|texts| texts.say(&format!("cooper-island-{}", naming.text), &naming.args))
}

fn board(view: &View) -> [String; 2] {
    texts().map(|texts| CooperIslandFace.board(view, A, &[], &texts).plain())
}

fn at_price(price: PriceView) -> View {
    let mut view = opening();
    view.doing.as_mut().expect("somebody is asked").prices = vec![price];
    view
}

fn price(deed: Deed, ware: WareView, cost: [u8; 6]) -> PriceView {
    PriceView { deed, ware, cost, cut: 0, due: Some(cost), helm: 1, possible: true }
}

#[test]
fn prices_are_told_with_what_comes_off() {
    let landing = Landing::ALL[4];
    let boat = Action::BuildBoat { boat: Boat::Coin, landing };
    let printed = price(Deed::BuildBoat, WareView::Landing(landing), landing.cost());
    let [english, german] = told(&at_price(printed), &boat);
    assert!(english.ends_with("for 3 coins and 5 wood, for 3 helm points"), "{english}");
    assert!(german.ends_with("und 5 Holz, bringt 3 Steuerradpunkte"), "{german}");
    let less = PriceView { cut: 3, due: None, ..printed };
    let [english, german] = told(&at_price(less), &boat);
    assert!(english.ends_with("5 wood, for 3 helm points – 3 less, you choose of what"));
    assert!(german.ends_with(" – 3 weniger, du wählst, wovon"), "{german}");
    let cargo = Cargo::ALL[1];
    let supply = price(Deed::Supply, WareView::Cargo(cargo), cargo.cost());
    let known = PriceView { cut: 1, due: Some([0, 0, 0, 0, 1, 2]), ..supply };
    let [english, german] = told(&at_price(known), &Action::Supply { cargo });
    assert!(english.ends_with(" – 1 less: 1 gold, 2 cloth"), "{english}");
    assert!(german.ends_with(" – 1 weniger: 1 Gold, 2 Tuch"), "{german}");
    let free = PriceView { cut: 4, due: Some([0; 6]), ..supply };
    let [english, _] = told(&at_price(free), &Action::Supply { cargo });
    assert!(english.ends_with(" – 4 less: nothing to pay"), "{english}");
}

#[test]
fn what_alone_can_be_bought_is_named_before_it_is() {
    let small = WareView::Building(Building::Small);
    let large = WareView::Building(Building::Large);
    let mut view = at_price(price(Deed::Erect, small, Building::Small.cost()));
    let erect = Action::Do { deed: Deed::Erect };
    let [english, german] = told(&view, &erect);
    assert_eq!(english, "Erect a small building: 1 coin, 2 wood, 2 stone");
    assert_eq!(german, "Kleines Gebäude errichten: 1 Münze, 2 Holz, 2 Stein");
    let other = price(Deed::Erect, large, Building::Large.cost());
    view.doing.as_mut().expect("asked").prices.push(PriceView { possible: false, ..other });
    assert_eq!(told(&view, &erect)[0], english, "the other cannot be paid");
    view.doing.as_mut().expect("asked").prices.push(other);
    assert_eq!(CooperIslandFace.naming(&view, A, &erect), None, "there is a choice");
}

fn read(written: &str) -> Action {
    notation::read("do", written).expect("an action")
}

#[test]
fn payments_say_where_the_cubes_lie() {
    let view = opening();
    let [english, german] = told(&view, &read("pay item=wood stored=1 land=a2-d3"));
    assert!(english.ends_with(": 1 from storage and the cubes on a2 and d3"), "{english}");
    assert!(german.ends_with(": 1 aus dem Lager und die Würfel auf a2 und d3"), "{german}");
    let [english, german] = told(&view, &read("pay item=wood stored=0 land=c1"));
    assert!(english.ends_with(": the cube on c1"), "{english}");
    assert!(german.ends_with(": den Würfel auf c1"), "{german}");
    let [english, german] = told(&view, &read("pay item=coin stored=1 land=none"));
    assert_eq!(english, "Pay 1 coin: 1 from storage");
    assert_eq!(german, "1 Münze zahlen: 1 aus dem Lager");
    let [english, german] = told(&view, &read("feed food=1 coins=0 wood=0 land=a2-b1-d3"));
    assert_eq!(english, "Feed with 1 food from storage, the cubes on a2, b1 and d3");
    assert_eq!(german, "Ernähren mit 1 Nahrung aus dem Lager, den Würfeln auf a2, b1 und d3");
}

#[test]
fn refusing_says_what_it_costs() {
    let mut view = opening();
    for (anchor, wanted) in [(true, "you take an anchor"), (false, "no anchor, thanks to")] {
        let refusal = Some(RefusalView { anchor, owner: None });
        view.doing.as_mut().expect("asked").refusal = refusal;
        let [english, german] = told(&view, &Action::Refuse);
        assert!(english.contains(wanted), "{english}");
        assert_eq!(german.contains("du nimmst einen Anker"), anchor, "{german}");
    }
}

#[test]
fn the_board_counts_in_words_that_agree() {
    let mut view = opening();
    let player = &mut view.players[0];
    player.storage = [1, 0, 0, 0, 0, 0];
    (player.workers, player.slots) = ([1, 0], [1, 2]);
    let [english, german] = board(&view);
    assert!(english.contains("Storage: 1 coin ·"), "{english}");
    assert!(german.contains("Lager: 1 Münze ·"), "{german}");
    assert!(german.contains("1 normaler Arbeiter, 0 Vorarbeiter verfügbar"), "{german}");
    assert!(german.contains("noch 1 normaler Arbeiter, 2 Vorarbeiter anzuheuern"), "{german}");
    view.players[0].storage = [2, 0, 0, 0, 0, 0];
    let [english, german] = board(&view);
    assert!(english.contains("Storage: 2 coins ·") && german.contains("Lager: 2 Münzen ·"));
    assert!(english.contains("\nCartographer: ") && english.contains("\nWorkshop: "), "{english}");
    assert!(english.contains("supplies boat (with a storage spot)"), "{english}");
    assert!(german.contains("Proviantboot (mit einem Lagerplatz)"), "{german}");
    view.round = 0;
    let [english, german] = board(&view);
    assert!(english.contains("Before the first of 5 rounds"), "{english}");
    assert!(german.contains("Vor der ersten von 5 Runden"), "{german}");
}

#[test]
fn royal_orders_say_what_counts_for_how_many_points() {
    let mut view = opening();
    let one = view.orders[0];
    view.orders = Order::ALL.map(|order| cooper_island::OrderView { order, ..one }).to_vec();
    let [english, german] = texts().map(|texts| CooperIslandFace.offer(&view, &texts).plain());
    assert!(
        english.contains("Royal orders (stages for 3/5/8 points): buildings: 2/3/4"),
        "{english}"
    );
    assert!(english.contains("at most 6/3/1 spaces uncharted"), "{english}");
    assert!(german.contains("Königliche Aufträge (Stufen für 3/5/8 Punkte): "), "{german}");
    view.players[0].stages.iter_mut().for_each(|stage| (stage.have, stage.points) = (2, 3));
    let [english, german] = board(&view);
    assert!(english.contains("\nReached in royal orders: ") && english.contains(": 2 (3 points)"));
    assert!(german.contains(": 2 (3 Punkte)"), "{german}");
}
