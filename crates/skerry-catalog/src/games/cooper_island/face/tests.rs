//! What the terminal says of a position.
use cooper_island::{
    Action, CooperIsland, Deed, PointView, PriceView, Prompt, RefusalView, SetView, ThingView,
    View, WareView,
    components::{Boat, Building, Cargo, Landing, Order, Section, Ship, Worker},
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
    assert!(english.ends_with(": 1 from storage and the cubes on a2 (0), d3 (0)"), "{english}");
    assert!(german.ends_with(": 1 aus dem Lager und die Würfel auf a2 (0), d3 (0)"), "{german}");
    let [english, german] = told(&view, &read("pay item=wood stored=0 land=c1"));
    assert!(english.ends_with(": the cube on c1 (1)"), "{english}");
    assert!(german.ends_with(": den Würfel auf c1 (1)"), "{german}");
    let [english, german] = told(&view, &read("pay item=coin stored=1 land=none"));
    assert_eq!(english, "Pay 1 coin: 1 from storage");
    assert_eq!(german, "1 Münze zahlen: 1 aus dem Lager");
    let [english, german] = told(&view, &read("feed food=1 coins=0 wood=0 land=a2-b1-d3"));
    assert_eq!(english, "Feed with 1 food from storage, food on a2 (0), b1 (0), d3 (0)");
    assert_eq!(german, "Ernähren mit 1 Nahrung aus dem Lager, Nahrung auf a2 (0), b1 (0), d3 (0)");
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
    assert!(
        english.contains("\nReached in royal orders (points only where a worker stands): ")
            && english.contains(": 2 (3 points)")
    );
    assert!(german.contains(": 2 (3 Punkte)"), "{german}");
}

/// Cites: R50, R51, R81, SB3.
#[test]
fn feeding_says_with_what_and_what_is_missing() {
    let mut view = opening();
    let player = &mut view.players[0];
    let wood = player.land.iter_mut().find(|it| it.space.to_string() == "c2").expect("a space");
    (wood.level, wood.thing) = (2, Some(ThingView::Wood));
    let doing = view.doing.as_mut().expect("somebody is asked");
    doing.asked = Prompt::Feed { cost: 5 };
    let feed = read("feed food=1 coins=1 wood=0 land=c1-c2");
    let nothing = read("feed food=0 coins=0 wood=0 land=none");
    let set = |action, worth| SetView { action, worth, lost: 0 };
    doing.sets = vec![set(feed, 6), set(nothing, 0)];
    let [english, german] = told(&view, &feed);
    assert_eq!(english, "Feed with 1 food from storage, food on c1 (1), 1 coin, wood on c2 (2)");
    assert_eq!(
        german,
        "Ernähren mit 1 Nahrung aus dem Lager, Nahrung auf c1 (1), 1 Münze, Holz auf c2 (2)"
    );
    let [english, german] = told(&view, &nothing);
    assert_eq!(english, "Feed with nothing – 5 food are missing: 5 anchors, no helm points");
    assert!(german.starts_with("Ernähren mit nichts – 5 Nahrung fehlen: 5 Anker"), "{german}");
    view.doing.as_mut().expect("asked").sets[0].worth = 4;
    let [english, _] = told(&view, &feed);
    assert!(english.ends_with("wood on c2 (2) – 1 food is missing: 1 anchor, no helm points"));
}

#[test]
fn workers_are_told_what_a_section_offers_them() {
    let mut view = opening();
    let put = |text: &str| read(&format!("put_worker worker={text}"));
    let [english, german] = told(&view, &put("normal section=a"));
    assert!(english.ends_with(", 1 cartographer step, the Cooper token"), "{english}");
    assert!(german.ends_with("1 Kartografenschritt, der Cooper-Marker"), "{german}");
    assert!(told(&view, &put("special section=b"))[0].ends_with("income boat for 2 less"));
    assert!(told(&view, &put("special section=f"))[0].ends_with("a ruin and build a statue"));
    view.sections[5].special = vec![cooper_island::Who::Neutral];
    let [english, _] = told(&view, &put("special section=f"));
    assert!(english.ends_with("remove a ruin or build a statue – for a fee"), "{english}");
    let offer = cooper_island::OfferView {
        worker: Worker::Normal,
        section: Section::H,
        fee: None,
        deeds: vec![],
        missing: vec![Deed::Supply],
        prices: vec![],
        islets: false,
        boats: false,
    };
    view.doing.as_mut().expect("asked").offers = vec![offer];
    let [english, german] = told(&view, &put("normal section=h"));
    assert!(english.ends_with("supply a cargo ship – nothing possible now"), "{english}");
    assert!(german.ends_with("ein Frachtschiff beliefern – jetzt geht dort nichts"), "{german}");
}

/// Cites: 5.9, 5.10, 5.11.
#[test]
fn ships_are_told_what_they_meet() {
    let mut view = opening();
    let point = |anchor, book| PointView {
        position: 9,
        anchor,
        islets: vec![],
        book,
        harbor: book.then_some(A),
    };
    let doing = view.doing.as_mut().expect("somebody is asked");
    doing.asked = Prompt::Sail { points: 2 };
    let points = vec![point(true, false), point(false, true), point(true, false)];
    doing.courses = vec![cooper_island::CourseView { ship: Ship::OneSail, points }];
    let [english, german] = told(&view, &Action::Sail { ship: Ship::OneSail });
    assert_eq!(
        english,
        "The ship with one sail, removes 1 anchor, reaches 1 log book and a harbor with its fee"
    );
    assert!(
        german.ends_with("entfernt 1 Anker, erreicht 1 Logbuch und einen Hafen mit seiner Gebühr")
    );
}

/// Cites: 5.14, 5.16, 16.
#[test]
fn the_board_has_prices_and_the_supply_coopers_cards() {
    let view = opening();
    let [english, german] = board(&view);
    assert!(english.contains("2 × small: 1 coin, 2 wood, 2 stone, for 1 helm point"), "{english}");
    assert!(german.contains("1 × Festung: 6 Holz, 3 Stein, 3 Gold, 3 Tuch"), "{german}");
    assert!(english.contains("a statue costs 3 wood and 3 stone, or 2 wood and 2 gold"));
    assert!(english.contains("2 normal, 0 special; he prefers section B"), "{english}");
    let widest = [english, german].map(|text| text.lines().map(|it| it.chars().count()).max());
    assert!(widest.iter().all(|width| *width <= Some(100)), "{widest:?}");
    let [english, _] = texts().map(|texts| CooperIslandFace.supply(&view, &texts).plain());
    assert!(english.contains("Cooper's cards: 1 × A · 2 × B · 2 × C · 1 × D"), "{english}");
}
