//! Positions for rule tests: symbols, markers and a card as a worked example gives them.
use alloc::{format, vec, vec::Vec};

use skerry_core::{Game, Seat, Seats, Silent};
use skerry_grid::{Hex, HexSet};
use skerry_testkit::Posed;

use crate::{
    Action, Chance, MyIsland, Options,
    components::{Space, Symbol, TRACK_END, Tile},
    island::Island,
    modules::groups::GROUP_SIZE,
    rulesets::RuleSetId,
    scoring,
    sites::GATES,
    state::{Feats, Phase, Player, coverable},
    stickers::{Sticker, Target},
};

pub(super) const A: Seat = Seat(0);
pub(super) const B: Seat = Seat(1);
pub(super) const C: Seat = Seat(2);
pub(super) const D: Seat = Seat(3);

/// A hex as the specification writes it: (q, r).
pub(super) type At = (i8, i8);

/// A position that is being described; what is said holds for the chosen seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Position {
    pub(super) game: MyIsland,
    seat: Seat,
}

/// What came of an action.
pub(super) type Outcome = skerry_testkit::Outcome<Position>;

impl Posed for Position {
    type Game = MyIsland;

    fn game(&mut self) -> &mut MyIsland {
        &mut self.game
    }
    fn seat(&self) -> Seat {
        self.seat
    }
    fn points(&self) -> i16 {
        self.player().marker
    }
    fn is_sound(&self) -> bool {
        let is_sound = |player: &Player| {
            let hexes: u32 = player.symbols.iter().map(|symbol| symbol.len()).sum();
            let star = u32::from(matches!(player.feats.star, crate::state::Star::On(_)));
            hexes == player.covered().len() + 3 * star
                && (player.covered() & player.free).is_empty()
                && player.cubes.without(player.covered()).is_empty()
                && player.marker <= TRACK_END
        };
        let game = &self.game;
        game.boards.iter().all(is_sound)
            && game.card.is_none_or(|card| game.deck & card.bit() == 0)
            && game.owing.iter().all(|seat| game.seats().contains(seat))
    }
}

/// The opening for two; seat A is chosen.
pub(super) fn given(rules: RuleSetId) -> Position {
    given_for(rules, 2)
}

pub(super) fn space((q, r): At) -> Space {
    Space::new(q, r)
}

/// A game of a campaign with these islands, once the stickers for everybody are on.
pub(super) fn campaign(rules: RuleSetId, islands: &[Island]) -> Position {
    of_campaign(&Options::campaign(islands.len() as u8, rules, islands))
}

/// The same where somebody may be away.
pub(super) fn of_campaign(options: &Options) -> Position {
    let mut game = MyIsland::setup(options).expect("a campaign");
    while game.phase == Phase::StartStickers {
        let seat = game.owing.iter().next().expect("somebody");
        let action = game.draw_legal(seat, &mut skerry_core::QuickDice::new(1));
        game.apply(seat, action, &mut Silent);
    }
    Position { game, seat: A }
}

/// The opening for so many players; seat A is chosen.
pub(super) fn given_for(rules: RuleSetId, players: u8) -> Position {
    let game = MyIsland::setup(&Options::single(players, rules)).expect("1 to 4 can play");
    Position { game, seat: A }
}

pub(super) fn tile(name: &str) -> Tile {
    name.parse().expect("a tile")
}

pub(super) fn set(hexes: impl IntoIterator<Item = At>) -> HexSet {
    let index = |(q, r)| HexSet::index_of(Hex::new(q, r)).expect("inside the window");
    hexes.into_iter().fold(HexSet::EMPTY, |set, at| set.with(index(at)))
}

pub(super) fn hexes(set: HexSet) -> Vec<At> {
    set.iter().map(HexSet::hex_at).map(|hex| (hex.q, hex.r)).collect()
}

/// The hexes from `from` to `to` in row `r`.
pub(super) fn row(r: i8, from: i8, to: i8) -> Vec<At> {
    (from..=to).map(|q| (q, r)).collect()
}

/// The hexes from `from` to `to` in column `q`.
pub(super) fn column(q: i8, from: i8, to: i8) -> Vec<At> {
    (from..=to).map(|r| (q, r)).collect()
}

impl Position {
    /// What follows is said of `seat`.
    pub(super) fn of(mut self, seat: Seat) -> Position {
        self.seat = seat;
        self
    }

    pub(super) fn fields(self, hexes: impl AsRef<[At]>) -> Position {
        self.covered(Symbol::Field, hexes.as_ref())
    }
    pub(super) fn walls(self, hexes: impl AsRef<[At]>) -> Position {
        self.covered(Symbol::Wall, hexes.as_ref())
    }
    pub(super) fn houses(self, hexes: impl AsRef<[At]>) -> Position {
        self.covered(Symbol::House, hexes.as_ref())
    }
    pub(super) fn paths(self, hexes: impl AsRef<[At]>) -> Position {
        self.covered(Symbol::Path, hexes.as_ref())
    }

    /// Hexes of earlier tiles. What would have scored with them has scored: a
    /// group of five has its cube, a road has its totem.
    #[track_caller]
    fn covered(mut self, symbol: Symbol, hexes: &[At]) -> Position {
        let hexes = set(hexes.iter().copied());
        let (rules, player) = (self.game.rule_set(), self.game.player_mut(self.seat));
        assert_eq!(hexes.without(player.free), HexSet::EMPTY, "cannot be covered");
        player.free = player.free.without(hexes);
        player.symbols[symbol.index()] |= hexes;
        for hex in hexes.iter() {
            let group = HexSet::one(hex).flood(player.symbol(symbol));
            let has_roads = rules.totem != 0 || rules.has_gates;
            if symbol == Symbol::Path && has_roads && group.meets(rules.board.beach) {
                player.settled |= group;
                for (bit, gate) in GATES.iter().enumerate().filter(|_| rules.has_gates) {
                    player.feats.gates |= u8::from(group.meets(*gate)) << bit;
                }
                for (bit, totem) in rules.board.totems.iter().enumerate() {
                    player.totems |= u8::from(group.halo().contains(totem.0)) << bit;
                }
            }
            if rules.group_symbols.contains(&symbol) && player.weight(group) >= GROUP_SIZE {
                player.settled |= group;
                player.cubes =
                    if group.meets(player.cubes) { player.cubes } else { player.cubes.with(hex) };
            }
        }
        self
    }

    /// Covers every beach space but these, no symbol next to its like.
    pub(super) fn beach_left(self, visible: impl AsRef<[At]>) -> Position {
        let beach = self.game.rule_set().board.beach & self.player().free;
        let beach = hexes(beach.without(set(visible.as_ref().iter().copied())));
        let third = |part: i8| -> Vec<At> {
            beach.iter().copied().filter(|(q, r)| (q - r).rem_euclid(3) == part).collect()
        };
        self.walls(third(0)).paths(third(1)).houses(third(2))
    }

    /// So many spaces of each row are left without a tile, from the mountains
    /// down, whether or not the rest can be covered.
    pub(super) fn uncovered(mut self, rows: [u8; 8]) -> Position {
        for (r, left) in (0..).zip(rows) {
            let covered = set(row(r, left as i8, 15 - r));
            self.game.player_mut(self.seat).symbols[Symbol::Wall.index()] |= covered;
        }
        self
    }

    /// Changes the island of the chosen seat, and what can be covered on it.
    pub(super) fn island(mut self, change: impl FnOnce(&mut Island)) -> Position {
        let rules = self.game.rules;
        let player = self.game.player_mut(self.seat);
        change(&mut player.island);
        player.free = coverable(rules, &player.island).without(player.covered());
        self
    }

    /// Changes what the chosen seat has done in this game.
    pub(super) fn feats(mut self, change: impl FnOnce(&mut Feats)) -> Position {
        change(&mut self.game.player_mut(self.seat).feats);
        self
    }

    pub(super) fn stick(self, sticker: Sticker, at: At) -> Outcome {
        self.act(Action::Stick { sticker, at: Target::Space(space(at)) })
    }

    pub(super) fn marker(mut self, marker: i16) -> Position {
        let player = self.game.player_mut(self.seat);
        player.marker = marker;
        player.is_locked = marker >= TRACK_END;
        self
    }

    /// All cards but these have been turned up.
    pub(super) fn deck(mut self, tiles: &[&str]) -> Position {
        self.game.deck = tiles.iter().fold(0, |deck, name| deck | tile(name).bit());
        self
    }

    /// A new round: this card is turned up.
    #[track_caller]
    pub(super) fn card(mut self, name: &str) -> Position {
        (self.game.phase, self.game.owing, self.game.card) = (Phase::Reveal, Seats::NONE, None);
        let chance = Chance::Card { tile: tile(name) };
        assert!(self.game.is_possible(&chance), "{name} has been turned up before");
        if self.game.rule_set().shows_next {
            // It lay open before; the one after it is any other.
            self.game.deck &= !tile(name).bit();
            self.game.next = Some(tile(name));
            let after = Chance::Card { tile: Tile(self.game.deck.trailing_zeros() as u8) };
            self.game.resolve(after, &mut Silent);
            return self;
        }
        self.game.resolve(chance, &mut Silent);
        self
    }

    /// The chosen seat places the tile of the card.
    pub(super) fn place(self, (q, r): At, rotation: u8) -> Outcome {
        let tile = self.game.card.expect("a card lies open");
        self.act(Action::Place { tile, rotation, at: Space::new(q, r) })
    }
    pub(super) fn pass(self) -> Outcome {
        self.act(Action::Pass)
    }
    pub(super) fn finish(self) -> Outcome {
        self.act(Action::Finish)
    }

    #[track_caller]
    pub(super) fn act(self, action: Action) -> Outcome {
        Outcome::of(self, action)
    }

    /// Everybody who still plays finishes: final scoring.
    pub(super) fn everybody_finishes(self) -> Outcome {
        let (mut after, mut events) = (self, vec![]);
        if after.game.card.is_none() {
            let any = Tile(after.game.deck.trailing_zeros() as u8);
            after = after.card(&format!("{any}"));
        }
        for seat in after.game.owing.iter() {
            after.game.apply(seat, Action::Finish, &mut events);
        }
        Outcome { before: self, after, events, refusal: None }
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut actions = vec![];
        self.game.legal(self.seat, &mut actions);
        actions
    }
    pub(super) fn player(&self) -> &Player {
        self.game.player(self.seat)
    }
    pub(super) fn markers(&self) -> Vec<i16> {
        self.game.seats().iter().map(|seat| self.game.player(seat).marker).collect()
    }
    pub(super) fn ranks(&self) -> Vec<u8> {
        self.game.seats().iter().map(|seat| scoring::rank(&self.game, seat)).collect()
    }
    /// Of each seat; nothing where there is none to gain.
    pub(super) fn progress(&self) -> Vec<u8> {
        let seats = self.game.seats();
        seats.iter().filter_map(|seat| crate::campaign::progress_of(&self.game, seat)).collect()
    }

    /// Markers at the end of the game.
    #[track_caller]
    pub(super) fn ends(self, markers: &[i16]) -> Position {
        assert!(matches!(self.game.phase, Phase::Over | Phase::EndStickers));
        assert_eq!(self.markers(), markers);
        self
    }
}
