//! The opening position.
use serde::{Deserialize, Serialize};
use skerry_core::{Seats, SetupError};

use crate::{
    island::Island,
    rulesets::RuleSetId,
    state::{MAX_PLAYERS, MyIsland, Phase, Player},
    steps,
    stickers::Sticker,
};

/// What a match is set up from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "my-island/"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 2 to 4; 1 for practice (R29).
    pub players: u8,
    #[serde(default)]
    pub rules: RuleSetId,
    /// In a campaign: the islands of the seats, and after them those of who is not here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub a: Option<Island>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub b: Option<Island>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub c: Option<Island>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub d: Option<Island>,
}

impl Options {
    /// One game, on its own.
    pub fn single(players: u8, rules: RuleSetId) -> Options {
        Options { players, rules, ..Options::default() }
    }

    /// A game of a campaign: so many of the islands play, the others are not here today.
    pub fn campaign(players: u8, rules: RuleSetId, islands: &[Island]) -> Options {
        let island = |n: usize| islands.get(n).copied();
        Options { players, rules, a: island(0), b: island(1), c: island(2), d: island(3) }
    }

    /// The first game of a campaign.
    pub fn first_game(players: u8) -> Options {
        let islands = [0, 1, 2, 3].map(Island::fresh);
        let present = islands.get(..usize::from(players)).unwrap_or(&islands);
        Options::campaign(players, RuleSetId::Game1, present)
    }

    /// Islands, in order.
    pub fn islands(&self) -> [Option<Island>; MAX_PLAYERS] {
        [self.a, self.b, self.c, self.d]
    }
}

pub(crate) fn setup(options: &Options) -> Result<MyIsland, SetupError> {
    SetupError::unless_fitting::<MyIsland>(options.players)?;
    let (rules, number) = (options.rules, options.rules.number());
    let is_campaign = options.islands().iter().any(Option::is_some);
    if is_campaign {
        unless_possible(options)?;
    }
    let animals = [0, 1, 2, 3];
    let boards = animals.map(|n: u8| {
        let given = options.islands()[usize::from(n)];
        let mut island = given.unwrap_or_else(|| Island::for_single_game(n, number));
        let ready_for = island.ready_for;
        if n < options.players && (is_campaign || number > 1) {
            island.ready_for = number;
        }
        let mut player = Player::at_start(rules, island);
        if n < options.players {
            player.feats.owed = start_stickers(number, ready_for, is_campaign);
        }
        player
    });
    let mut game = MyIsland {
        rules,
        players: options.players,
        phase: Phase::Reveal,
        owing: Seats::NONE,
        deck: rules.rules().tiles,
        card: None,
        next: None,
        is_campaign,
        queue: [None; MAX_PLAYERS],
        islands: options.islands().iter().flatten().count() as u8,
        departed: 0,
        boards,
    };
    steps::begin_stickers(&mut game);
    Ok(game)
}

fn unless_possible(options: &Options) -> Result<(), SetupError> {
    let islands = options.islands();
    let present = islands.iter().take_while(|island| island.is_some()).count();
    let (given, players) = (islands.iter().flatten().count(), usize::from(options.players));
    if options.rules.number() == 0 {
        return Err(SetupError::Options("the Eternal game has no islands of a campaign"));
    }
    if given != present || present < players {
        return Err(SetupError::Options("every player needs an island, one after the other"));
    }
    if players < 2 {
        return Err(SetupError::Options("a campaign takes 2 to 4 players"));
    }
    let mut animals: [bool; MAX_PLAYERS] = [false; MAX_PLAYERS];
    for island in islands.iter().flatten() {
        let is_taken = core::mem::replace(&mut animals[usize::from(island.animal)], true);
        if is_taken || !island.is_sound() {
            return Err(SetupError::Options("these islands cannot be together"));
        }
        if island.ready_for >= options.rules.number() {
            return Err(SetupError::Options("an island has played this game already"));
        }
    }
    Ok(())
}

/// C22, C28, C32: what everybody puts on before this game, and what an island has missed,
/// as far as it still counts.
fn start_stickers(game: u8, ready_for: u8, is_campaign: bool) -> [Option<Sticker>; 6] {
    let mut owed = [None; 6];
    let mut places = owed.iter_mut();
    for number in ready_for + 1..=game {
        let rules = RuleSetId::CAMPAIGN[usize::from(number - 1)].rules();
        for sticker in rules.start_stickers {
            let counts = match sticker {
                // C28: the five palms of a single game are there already.
                Sticker::Palm => is_campaign || game < 7,
                Sticker::Pool => game <= 18,
                Sticker::Palace | Sticker::Citadel | Sticker::Granary => game <= 21,
                Sticker::Thicket
                | Sticker::DoubleField
                | Sticker::DoubleHouse
                | Sticker::DoubleWall
                | Sticker::DoublePath
                | Sticker::DoubleAny
                | Sticker::ToothMore
                | Sticker::ToothLess
                | Sticker::Find
                | Sticker::Rock
                | Sticker::Lens
                | Sticker::Roof
                | Sticker::Crater
                | Sticker::Spark
                | Sticker::Star => true,
            };
            if counts && let Some(place) = places.next() {
                *place = Some(*sticker);
            }
        }
    }
    owed
}
