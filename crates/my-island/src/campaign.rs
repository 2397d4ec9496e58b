//! What outlasts a game of the campaign: progress, who gets which stickers, the game after,
//! and who wins in the end.
use alloc::vec::Vec;

use skerry_core::{Seat, Sink};

use crate::{
    Options,
    action::Event,
    goals::Goal,
    island::Island,
    modules::threats,
    rulesets::RuleSetId,
    scoring,
    state::{MAX_PLAYERS, MyIsland, Phase},
};

/// What a player's rank counts as when progress and stickers are given out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tier {
    First,
    Second,
    Other,
}

/// Progress for a tier.
pub fn rank_progress(rewards: [u8; 2], tier: Tier) -> u8 {
    match tier {
        Tier::First => rewards[0],
        Tier::Second => rewards[1],
        Tier::Other => 0,
    }
}

/// Section 12, R17, R35: First and, from three players on, Second. C34: who has placed
/// nothing is Other, and those who have are ranked without them.
pub(crate) fn tier(game: &MyIsland, seat: Seat) -> Tier {
    let has_placed = |seat: Seat| !game.player(seat).covered().is_empty();
    if !has_placed(seat) {
        return Tier::Other;
    }
    let own = scoring::score(game, seat);
    let rivals = game.seats().iter().filter(|other| has_placed(*other));
    let better = rivals.filter(|other| scoring::score(game, *other) > own).count();
    match better {
        0 => Tier::First,
        1 if game.players >= 3 => Tier::Second,
        _ => Tier::Other,
    }
}

/// What `seat` gains in this game: by rank, and one for reaching the end of
/// the track (R14). `None` where there is no progress to gain: outside the
/// campaign (R15), and for whoever practises alone (R29).
pub(crate) fn progress_of(game: &MyIsland, seat: Seat) -> Option<u8> {
    let rewards = game.rule_set().progress.filter(|_| game.players > 1)?;
    let by_rank = rank_progress(rewards, tier(game, seat));
    Some(by_rank + u8::from(game.player(seat).is_locked))
}

/// Ranks, then special progress, then penalties (C19).
pub(crate) fn gain_progress(game: &mut MyIsland, events: &mut impl Sink<Event>) {
    let rules = game.rule_set();
    // Outside a campaign there is nothing to keep, and no game before the twelfth tells of any.
    if !game.is_campaign && game.rules.number() < 12 {
        return;
    }
    for seat in game.seats().iter() {
        // Comparing boards takes long, and only a campaign keeps what comes of it.
        let kept = game.is_campaign.then(|| progress_of(game, seat)).flatten();
        let by_rank = kept.unwrap_or(0);
        let number = game.rules.number();
        let player = game.player_mut(seat);
        let mut gained = i16::from(by_rank) + i16::from(player.feats.gained);
        if scoring::is_in_force(rules, Goal::Guardian) && threats::is_guardian(player) {
            gained += 1;
            events.tell(|| Event::ProgressMade { seat, goal: Goal::Guardian, change: 1 });
        }
        if number == 24 {
            let change = (player.island.portal_slots() / 2) as i16;
            gained += change;
            events.tell(|| Event::ProgressMade { seat, goal: Goal::Portal, change });
        }
        let mut progress = add_progress(player.island.progress, gained);
        let missing = 6 - player.island.telescopes() as i16;
        if number == 18 && missing > 0 {
            let before = progress;
            progress = add_progress(progress, -2 * missing);
            let change = progress as i16 - before as i16;
            events.tell(|| Event::ProgressMade { seat, goal: Goal::Telescopes, change });
        }
        if game.is_campaign {
            game.player_mut(seat).island.progress = progress;
        }
    }
}

/// R18: a plain counter without an upper limit that never drops below 0.
pub fn add_progress(progress: u16, change: i16) -> u16 {
    progress.saturating_add_signed(change)
}

/// What the next game of the campaign starts from, once this one is over: the same people,
/// with their islands as they are now. The caller may seat others (C20, C22).
pub(crate) fn sequel(game: &MyIsland) -> Option<Options> {
    if game.phase != Phase::Over || !game.is_campaign {
        return None;
    }
    let next = game.rules.next()?;
    let islands: Vec<Island> = all_islands(game);
    Some(Options::campaign(game.players, next, &islands))
}

/// The islands of the seats, and after them those of who is not here.
pub fn all_islands(game: &MyIsland) -> Vec<Island> {
    let boards = game.boards.iter();
    boards.map(|player| player.island).take(usize::from(game.islands)).collect()
}

/// Whether these options are a game that can follow: the islands are the same, whoever
/// sits where, and whoever has come in with a copy (C20, C22, C33).
pub fn may_follow(sequel: &Options, next: &Options) -> bool {
    let islands = |options: &Options| options.islands().into_iter().flatten().collect::<Vec<_>>();
    let (before, after) = (islands(sequel), islands(next));
    let is_known = |island: &Island| before.contains(island);
    let newcomers: Vec<&Island> = after.iter().filter(|island| !is_known(island)).collect();
    let is_copy = |island: &&Island| {
        joining(&before).is_some_and(|copy| Island { animal: island.animal, ..copy } == **island)
    };
    sequel.rules == next.rules
        && before.iter().all(|island| after.contains(island))
        && newcomers.iter().all(is_copy)
}

/// C33: what somebody who joins gets: a copy of the island with the fewest progress, with
/// an animal that is still free. Nobody joins four islands.
pub fn joining(islands: &[Island]) -> Option<Island> {
    let least = islands.iter().min_by_key(|island| island.progress)?;
    let is_free = |animal: &u8| islands.iter().all(|island| island.animal != *animal);
    let animal = (0..4).find(is_free)?;
    Some(Island { animal, ..*least })
}

/// C20, C22, C33: the same game with these islands on the seats and those away, where every
/// island there is must be named. Before the first game nothing has grown: any will do.
pub fn regroup(options: &Options, present: &[u8], away: &[u8]) -> Option<Options> {
    let before: Vec<Island> = options.islands().into_iter().flatten().collect();
    let named: Vec<u8> = present.iter().chain(away).copied().collect();
    let is_first = options.rules == RuleSetId::Game1;
    let is_whole = is_first || before.iter().all(|island| named.contains(&island.animal));
    let fits = named.len() <= MAX_PLAYERS && named.iter().all(|animal| *animal < 4);
    if !is_whole || !fits {
        return None;
    }
    let least = before.iter().min_by_key(|island| island.progress)?;
    let island = |animal: &u8| {
        let known = before.iter().find(|island| island.animal == *animal);
        known.copied().unwrap_or(Island { animal: *animal, ..*least })
    };
    let islands: Vec<Island> = named.iter().map(island).collect();
    Some(Options::campaign(present.len() as u8, options.rules, &islands))
}

/// Who wins the campaign: most progress, then the better rank in the last game;
/// who is equal in both shares the victory (R19).
pub fn champions(progress: &[u16], last_ranks: &[u8]) -> Vec<Seat> {
    let standing = |seat: usize| (progress[seat], core::cmp::Reverse(last_ranks[seat]));
    let seats = 0..progress.len().min(last_ranks.len());
    let best = seats.clone().map(standing).max();
    seats.filter(|seat| Some(standing(*seat)) == best).map(|seat| Seat(seat as u8)).collect()
}
