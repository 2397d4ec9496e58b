//! What a player wants to know before deciding: what an action gives up, gains and
//! costs besides points, whether it brings the end nearer, and what there is to aim
//! at. Nothing changes here.
use alloc::{vec, vec::Vec};

use skerry_core::{Aim, Effect, Game, Rule, Seat, Silent, Stack, Tone, Turn, Word};

use crate::{
    action::{Action, Reason},
    components::{
        BOATS_A_POINT, COINS_A_POINT, Fleet, JUROJIN_HOUSES, Power, ROW, Specialist, Tile, houses,
    },
    map,
    names::{Boats, Island},
    rules,
    scoring::{self, Category},
    state::{Phase, Yamatai, specialists},
    steps::{bonus, build, collect, pass, recruit},
};

/// Every effect that an action can have.
pub(crate) const EFFECTS: &[Word] = &[
    Word { name: "next_place", fields: &["place", "taken"] },
    Word { name: "boats_missing", fields: &["boats"] },
    Word { name: "coins_gained", fields: &["coins"] },
    Word { name: "coins_paid", fields: &["coins"] },
    Word { name: "tokens_in_reach", fields: &["tokens"] },
    Word { name: "tiles_in_reach", fields: &["tiles"] },
    Word { name: "leads_nowhere", fields: &[] },
    Word { name: "gives_up", fields: &["what"] },
    Word { name: "beside_harbour", fields: &["boats"] },
    Word { name: "set_aside", fields: &["boats", "total"] },
    Word { name: "berth_empty", fields: &[] },
    Word { name: "group", fields: &["size"] },
    Word { name: "houses_left", fields: &["left"] },
    Word { name: "honours", fields: &["islands"] },
    Word { name: "hiring_possible", fields: &[] },
    Word { name: "look_is_final", fields: &[] },
    Word { name: "sacred_left", fields: &["left"] },
    Word { name: "nothing_changes", fields: &[] },
    Word { name: "end_comes", fields: &["reason"] },
    Word { name: "end_averted", fields: &[] },
    Word { name: "round_ends", fields: &[] },
    Word { name: "game_ends", fields: &[] },
];

/// Everything to aim at.
pub(crate) const AIMS: &[&str] = &[
    "buildings",
    "hiring",
    "specialists",
    "jurojin",
    "prestige",
    "coins",
    "reserved",
    "set_aside",
];

/// Final scoring as it would be now; boats that are not moored yet do not count.
pub(crate) fn ended(game: &Yamatai) -> Yamatai {
    let mut ended = *game;
    ended.phases = Stack::new(Phase::Over);
    ended
}

pub(crate) fn effects(game: &Yamatai, seat: Seat, action: &Action, after: &Yamatai) -> Vec<Effect> {
    let mut next = *game;
    next.apply(seat, *action, &mut Silent);
    let mut effects = own(game, seat, action, &next);
    effects.extend(purse(game, seat, after));
    if !recruit::can_pay(game, seat) && recruit::can_pay(after, seat) && after.in_hall() != 0 {
        effects.push(Effect::new(Tone::Gain, "hiring_possible"));
    }
    effects.extend(ends(game, after));
    effects
}

/// What follows from the action itself; what is answered after it by itself is not in
/// `after`.
fn own(game: &Yamatai, seat: Seat, action: &Action, after: &Yamatai) -> Vec<Effect> {
    match *action {
        Action::TakeFleet { fleet } => taking(fleet, game, after),
        Action::Place { .. } => placing(game, seat, after),
        Action::Take { .. } => {
            let forgone = is_choosing(game) && build::is_possible(game, seat);
            gives_up(Tone::Note, "build", forgone)
                .into_iter()
                .chain(left_over(game, seat))
                .collect()
        }
        Action::Build { tile, island } => {
            let forgone = is_choosing(game) && collect::is_possible(game);
            let mut effects = building(game, seat, tile, island, after);
            effects.extend(gives_up(Tone::Note, "collect", forgone));
            effects.extend(left_over(game, seat));
            effects
        }
        Action::Pass => passing(game, seat).into_iter().chain(left_over(game, seat)).collect(),
        Action::Moor { keep } => mooring(game, seat, keep, after),
        Action::UsePower => looking(game, after).into_iter().collect(),
        Action::Consecrate { .. } => {
            vec![Effect::new(Tone::Note, "sacred_left").with("left", after.sacred_left())]
        }
        Action::SwapWith { .. } if (game.boats, game.fresh) == (after.boats, after.fresh) => {
            vec![Effect::new(Tone::Warning, "nothing_changes")]
        }
        Action::EndTurn => ending(game, seat),
        Action::Buy { .. }
        | Action::Sell { .. }
        | Action::TakeExtra { .. }
        | Action::Release { .. }
        | Action::Recruit { .. }
        | Action::Exchange { .. }
        | Action::Give { .. }
        | Action::Reserve { .. }
        | Action::Pick { .. }
        | Action::SwapWith { .. }
        | Action::MoveTo { .. }
        | Action::Remove { .. }
        | Action::Donate => vec![],
    }
}

/// R5: the place in the next round among the fleets taken so far, and what the supply
/// lacks (R22).
fn taking(fleet: Fleet, game: &Yamatai, after: &Yamatai) -> Vec<Effect> {
    let taken = || after.taken.iter().flatten();
    let place = taken().filter(|other| **other <= fleet).count() as u8;
    let next = Effect::new(Tone::Note, "next_place").with("place", place);
    let mut effects = vec![next.with("taken", taken().count() as u8)];
    let wanted = fleet.boats().0.into_iter().zip(game.supply);
    let missing: u8 = wanted.map(|(boats, supply)| boats.saturating_sub(supply)).sum();
    if missing > 0 {
        effects.push(Effect::new(Tone::Cost, "boats_missing").with("boats", missing));
    }
    effects
}

/// What the boats of this turn could be used for then.
fn placing(game: &Yamatai, seat: Seat, after: &Yamatai) -> Vec<Effect> {
    let tokens = |game: &Yamatai| map::islands_around(game.fresh).and(game.tokens()).len() as u8;
    let mut effects = vec![];
    if tokens(after) > tokens(game) {
        let reach = Effect::new(Tone::Gain, "tokens_in_reach").with("tokens", tokens(after));
        effects.push(reach);
    }
    let tiles = |game: &Yamatai| build::in_reach(game, seat).count_ones() as u8;
    if tiles(after) > tiles(game) {
        effects.push(Effect::new(Tone::Gain, "tiles_in_reach").with("tiles", tiles(after)));
    }
    if !after.doing.has_boats() && tokens(after) == 0 && tiles(after) == 0 {
        effects.push(Effect::new(Tone::Warning, "leads_nowhere"));
    }
    effects
}

/// Is it being decided whether to collect or to build, and only one of them?
fn is_choosing(game: &Yamatai) -> bool {
    game.phase() == Phase::Boats && game.doing.fleet != Fleet::BOTH
}

fn gives_up(tone: Tone, what: &'static str, does: bool) -> Option<Effect> {
    does.then(|| Effect::new(tone, "gives_up").with("what", what))
}

/// After this no boat is placed any more: those that find no berth cost points, unless
/// Suijin gives them back.
fn left_over(game: &Yamatai, seat: Seat) -> Option<Effect> {
    let (pool, mat) = (game.doing.pool().len(), game.mat(seat));
    let is_last = game.phase() == Phase::Boats && pool > mat.berths();
    let boats = pool.saturating_sub(mat.berths());
    (is_last && !mat.has(Specialist::Suijin))
        .then(|| Effect::new(Tone::Cost, "beside_harbour").with("boats", boats))
}

fn building(game: &Yamatai, seat: Seat, tile: Tile, at: Island, after: &Yamatai) -> Vec<Effect> {
    let bonus = bonus::bonus(after, seat, tile, at);
    let mut effects = vec![];
    if bonus.group_coins > 0 {
        effects.push(Effect::new(Tone::Gain, "group").with("size", bonus.group));
    }
    if !tile.kind().is_standard() {
        let islands = map::neighbours(at).and(after.empty_islands()).len() as u8;
        effects.push(Effect::new(Tone::Note, "honours").with("islands", islands));
    } else if game.mat(seat).left > 1 {
        let left = Effect::new(Tone::Note, "houses_left").with("left", after.mat(seat).left);
        effects.push(left);
    }
    effects
}

/// What could have been done instead of going on.
fn passing(game: &Yamatai, seat: Seat) -> Option<Effect> {
    match game.phase() {
        Phase::Extra => gives_up(Tone::Warning, "extra", true),
        Phase::Second if game.doing.built => gives_up(Tone::Warning, "collect", true),
        // R6: with fleet 9 or Kaguya building is possible, but no duty.
        Phase::Second => gives_up(Tone::Warning, "build", true),
        Phase::Boats => {
            let builds = !pass::is_due(game, seat) && build::is_possible(game, seat);
            gives_up(Tone::Warning, "build", builds)
        }
        Phase::DealCulture
        | Phase::DealOrder
        | Phase::TurnSpecialist
        | Phase::TurnTile
        | Phase::TurnFleet
        | Phase::Look
        | Phase::Fleet
        | Phase::Collect
        | Phase::Moor
        | Phase::Recruit
        | Phase::Power
        | Phase::PowerSecond
        | Phase::Reserve
        | Phase::Over => None,
    }
}

fn mooring(game: &Yamatai, seat: Seat, keep: Boats, after: &Yamatai) -> Vec<Effect> {
    let pool = game.doing.pool().len();
    let mut effects = vec![];
    if pool > keep.len() {
        let total = Boats(after.mat(seat).set_aside).len();
        let aside = Effect::new(Tone::Cost, "set_aside").with("boats", pool - keep.len());
        effects.push(aside.with("total", total));
    }
    if keep.len() < pool.min(game.mat(seat).berths()) {
        effects.push(Effect::new(Tone::Warning, "berth_empty"));
    }
    effects
}

/// R49: nature answers the look of fleet 4, so what came before cannot be taken back.
fn looking(game: &Yamatai, after: &Yamatai) -> Option<Effect> {
    let is_look = game.doing.fleet.power() == Power::Plans && after.phase() == Phase::Look;
    is_look.then(|| Effect::new(Tone::Warning, "look_is_final"))
}

/// What could still have been done in this turn. Coins for nothing are a waste; what
/// else a power does may not be wanted.
fn ending(game: &Yamatai, seat: Seat) -> Vec<Effect> {
    let has_power = game.check(seat, &Action::UsePower).is_ok();
    let is_funds = game.doing.fleet.power() == Power::Funds;
    let tone = if is_funds { Tone::Warning } else { Tone::Note };
    let power = gives_up(tone, "power", has_power);
    power
        .into_iter()
        .chain(gives_up(Tone::Note, "hire", recruit::is_possible(game, seat)))
        .collect()
}

fn purse(game: &Yamatai, seat: Seat, after: &Yamatai) -> Option<Effect> {
    let (before, coins) = (i32::from(game.mat(seat).coins), i32::from(after.mat(seat).coins));
    if coins > before {
        return Some(Effect::new(Tone::Gain, "coins_gained").with("coins", coins - before));
    }
    (coins < before).then(|| Effect::new(Tone::Cost, "coins_paid").with("coins", before - coins))
}

/// How the game draws nearer to its end, or away from it.
fn ends(game: &Yamatai, after: &Yamatai) -> Vec<Effect> {
    if after.turn() == Turn::Over {
        return vec![Effect::new(Tone::Note, "game_ends")];
    }
    let reasons = [Reason::Houses, Reason::Boats, Reason::Specialists, Reason::Tiles];
    let fresh = reasons.into_iter().filter(|it| !is_due(game, *it) && is_due(after, *it));
    let mut effects: Vec<_> = fresh
        .map(|reason| Effect::new(Tone::Warning, "end_comes").with("reason", name(reason)))
        .collect();
    if is_due(game, Reason::Boats) && !is_due(after, Reason::Boats) {
        effects.push(Effect::new(Tone::Note, "end_averted"));
    }
    if after.turn() == Turn::Chance && after.phase() != Phase::Look {
        effects.push(Effect::new(Tone::Note, "round_ends"));
    }
    effects
}

/// Would the game end after this round, if everything stayed as it is? (9, 10)
fn is_due(game: &Yamatai, reason: Reason) -> bool {
    match reason {
        Reason::Houses => game.seats().iter().any(|seat| game.mat(seat).left == 0),
        Reason::Boats => game.supply.contains(&0),
        Reason::Specialists => {
            let missing = game.hall.iter().filter(|place| place.is_none()).count() as u32;
            missing > game.unseen.count_ones()
        }
        Reason::Tiles => ROW as u32 > (game.row | game.deck | game.look).count_ones(),
        Reason::Limit => false,
    }
}

pub(crate) fn aims(game: &Yamatai, seat: Seat) -> Vec<Aim> {
    let mat = game.mat(seat);
    let points = |category| i32::from(scoring::points_for(game, seat, category));
    let aim = |aim: &'static str, (have, need): (u16, u16), worth: i16, points: i32| Aim {
        aim,
        rule: Some(rule_of(aim)),
        have: have.into(),
        need: need.into(),
        worth: worth.into(),
        points,
    };
    let built = u16::from(game.houses_built(seat));
    let wisdom = i32::from(built / u16::from(JUROJIN_HOUSES));
    let is_wise = mat.has(Specialist::Jurojin);
    let printed = points(Category::Specialists) - if is_wise { wisdom } else { 0 };
    let hired = mat.specialists.count_ones() as u16;
    let offered = specialists(game.in_hall()).map(Specialist::points).max().unwrap_or(0);
    let aside = u16::from(Boats(mat.set_aside).len());
    let mut aims = vec![
        aim("buildings", (built, houses(game.players).into()), 0, points(Category::Buildings)),
        aim("hiring", offering(game, seat), offered, 0),
        aim("specialists", (hired, 0), 0, printed),
    ];
    if is_wise {
        aims.push(aim("jurojin", (built, next(built, JUROJIN_HOUSES.into())), 1, wisdom));
    }
    aims.extend([
        aim("prestige", (mat.prestige.into(), 0), 1, points(Category::Prestige)),
        aim("coins", (mat.coins, next(mat.coins, COINS_A_POINT)), 1, points(Category::Coins)),
        aim("reserved", (mat.reserved.count_ones() as u16, 0), -1, points(Category::Reserved)),
        aim(
            "set_aside",
            (aside, next(aside, BOATS_A_POINT.into())),
            -1,
            points(Category::SetAside),
        ),
    ]);
    aims
}

/// The rule that says what an aim is worth.
fn rule_of(aim: &str) -> &'static Rule {
    match aim {
        "buildings" => &rules::EFFECT_OF_BUILDING,
        "hiring" => &rules::RECRUIT,
        "jurojin" => &rules::JUROJIN,
        "prestige" => &rules::BONUSES,
        _ => &rules::SCORING,
    }
}

/// The next multiple of `step`.
fn next(have: u16, step: u16) -> u16 {
    (have / step + 1) * step
}

/// 6.6: how many tokens of the next payment are there, of how many; two equal ones or
/// three different ones, whichever is nearer.
fn offering(game: &Yamatai, seat: Seat) -> (u16, u16) {
    let mat = game.mat(seat);
    let colours = mat.culture.iter().filter(|owned| **owned > 0).count() as u16;
    let most = mat.culture.iter().copied().max().unwrap_or(0).min(2);
    if mat.has(Specialist::Fukuroku) {
        return (u16::from(most).max(colours).min(2), 2);
    }
    if most < 2 && colours >= 2 { (colours.min(3), 3) } else { (most.into(), 2) }
}

/// As on the wire.
fn name(reason: Reason) -> &'static str {
    match reason {
        Reason::Houses => "houses",
        Reason::Boats => "boats",
        Reason::Specialists => "specialists",
        Reason::Tiles => "tiles",
        Reason::Limit => "limit",
    }
}
