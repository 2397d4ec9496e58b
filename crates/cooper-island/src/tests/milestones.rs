//! 9: milestones, new workers and royal orders.
use super::position::{EVE, MIKE, given, in_play};
use crate::{Event, components::Worker, rules, state::Phase};

const AT_B: &str = "put_worker worker=normal section=b";

/// Cites: V39, R47, R48, R49, Q1, 9.
#[test]
fn v39_a_second_boat_a_special_worker_and_an_order() {
    let eve = in_play(given(), &[1, 2]).stored("Coin Wood Wood").boats("BT2@P2");
    let built = eve.play(&[AT_B, "do deed=build_boat", "build_boat boat=step landing=P1"]);
    assert_eq!(built.sheet().claims(), 1, "in the moment it lies there");
    let done = built.play(&["sail ship=one_sail", "decline"]);
    let hired = done.act("claim reward=special").allowed();
    let expected = [
        "assign worker=normal order=buildings",
        "assign worker=normal order=statues",
        "assign worker=special order=buildings",
        "assign worker=special order=statues",
    ];
    assert_eq!(hired.legal(), expected);
    hired.act("assign worker=normal order=boats").refused(&rules::ANY_AVAILABLE_WORKER);
    let given_up = hired.act("assign worker=normal order=statues").allowed();
    assert_eq!(given_up.sheet().available, [0, 1]);
    assert_eq!(given_up.sheet().feeding(), 4);
    assert_eq!(given_up.sheet().workers(Worker::Normal), 1);
}

/// Cites: V40, R48.
#[test]
fn v40_the_special_worker_itself_goes_onto_the_order() {
    let eve = in_play(given(), &[4]).boats("BT4@P2 BT2@P1").reached();
    let eve = eve.with(|sheet| sheet.available = [1, 0]);
    let last = eve.act("put_worker worker=normal section=h").allowed();
    let hired = last.act("claim reward=special").allowed();
    assert_eq!(hired.sheet().available, [0, 0], "one choice, and it is made");
    assert_eq!(hired.sheet().assigned, [0, 1]);
}

/// Cites: V41, 9.
#[test]
fn v41_after_three_workers_there_is_the_helm() {
    let land = "c1=Meadow/1[small] c2=Meadow/1[large] d1=Meadow/1[statue] d2=Meadow/1[statue]";
    let eve = given().land(land).boats("BT2@P1 BT4@P2").lids(2).reached();
    assert_eq!(eve.sheet().claims(), 4);
    let mut eve = in_play(eve, &[1, 2]);
    for claim in ["claim reward=normal", "claim reward=normal"] {
        eve = eve.act(claim).allowed();
    }
    assert!(!eve.may("claim reward=normal"), "both are taken");
    let hired = eve.play(&["claim reward=special", "assign worker=normal order=statues"]);
    assert_eq!(hired.options("claim"), ["claim reward=helm"]);
    let sailed = hired.play(&["claim reward=helm", "sail ship=two_sail"]);
    assert_eq!(sailed.sheet().steps, [0, 2]);
    sailed.cannot("claim reward=helm");
}

/// Cites: V42, R47, LB15.
#[test]
fn v42_milestones_are_claimed_in_own_worker_turns() {
    let eve = given().stored("Coin Wood Wood").boats("BT4@P2").cards("LB15").income();
    let built = eve.play(&["use_card card=dockyard", "build_boat boat=coin landing=P1"]);
    let outcome = built.act("cut coin=0 wood=1 stone=0 gold=0 cloth=0");
    let told = outcome.told(|event| matches!(event, Event::MilestoneReached { .. }).then_some(()));
    assert_eq!(told.len(), 1);
    let flipped = outcome.allowed().play(&["sail ship=one_sail", "decline"]);
    assert_eq!(flipped.sheet().claims(), 1);
    flipped.act("claim reward=helm").refused(&rules::CLAIMS_IN_OWN_TURN);
    for phase in [Phase::Feed, Phase::Market, Phase::End] {
        assert!(!flipped.phase(phase).may("claim reward=helm"));
    }
    let mut turn = flipped.phase(Phase::Turns);
    turn.game.active = EVE;
    assert!(turn.may("claim reward=helm"), "before the worker is put");
}

/// Cites: V92, R94, R48.
#[test]
fn v92_equal_workers_are_one_choice() {
    let eve = in_play(given(), &[1]).boats("BT4@P2 BT2@P1").reached();
    let hired = eve.act("claim reward=special").allowed();
    assert_eq!(hired.legal().len(), 2);
    let order = in_play(given(), &[1, 5]).boats("BT4@P2 BT2@P1").reached().order(1, MIKE);
    let hired = order.act("claim reward=special").allowed();
    assert_eq!(hired.legal().len(), 2, "the order of Mike is taken");
}

/// Cites: Q1, Q2, Q3, Q4, R47.
#[test]
fn every_milestone_has_its_goal() {
    let one = given().land("c1=Meadow/3[] c2=Meadow/1[small]").stored("Coin Wood Wood Stone Stone");
    let built = one.play(&["put_worker worker=normal section=d", "do deed=erect"]);
    assert_eq!(built.sheet().claims(), 1);
    let statue = given().land("c1=Meadow/3[] c2=Meadow/1[statue]").crafted("plain");
    let statue = statue.stored("Wood Wood Gold Gold");
    let statue = statue.play(&["put_worker worker=normal section=f", "do deed=build_statue"]);
    assert_eq!((statue.sheet().land.statues(), statue.sheet().claims()), (2, 1));
    let crafted = given().land("c1=Meadow/3[] c2=Meadow/1[large]").crafted("plain helm");
    let crafted = crafted.stored("Wood Wood Gold Gold");
    let first = crafted.play(&["put_worker worker=normal section=f", "do deed=build_statue"]);
    let first = first.act("build_statue form=gold spot=plain").allowed();
    assert_eq!(first.sheet().land.statues(), 1);
    assert_eq!(first.sheet().claims(), 0, "a statue on a crafting spot does not count");
    let lid = given().lids(1).round(5).land("c1=Mountain/2[Gold] c2=Settlement/2[Cloth]");
    let lid = lid.play(&["put_worker worker=normal section=h", "do deed=supply"]);
    assert_eq!(lid.sheet().claims(), 0, "the lid comes off after the gain");
    assert_eq!(lid.act("sail ship=one_sail").allowed().sheet().claims(), 1);
}

/// Cites: R49, R1.
#[test]
fn r49_a_worker_gained_now_acts_in_a_later_turn() {
    let eve = given().boats("BT4@P2 BT2@P1").reached().with(|sheet| sheet.available = [1, 0]);
    let last = eve.play(&["put_worker worker=normal section=h", "claim reward=normal"]);
    let last = last.act("done").allowed();
    assert_eq!(last.asked(), Some(MIKE));
    let next = last;
    let mut alone = next.of(MIKE).with(|sheet| sheet.available = [0, 0]).of(EVE);
    alone.game.active = EVE;
    assert!(alone.may("put_worker worker=normal section=a"));
}
