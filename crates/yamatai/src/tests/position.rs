//! Positions for rule tests, as the worked examples give them: for four players,
//! islands without tokens, mountains and buildings, blue to act.
use alloc::{vec, vec::Vec};

use skerry_core::{Game, Seat, Silent, Stack};
use skerry_testkit::{Posed, Script};

use crate::{
    Action, Boats, Chance, Island, Offering, Options, Space, Yamatai,
    components::{
        Cargo, Culture, Fleet, Kind, SUPPLY, Specialist, TILES, Tile, houses as houses_each,
    },
    scoring,
    sets::SpaceSet,
    state::{Doing, Mat, Phase, tiles},
    steps,
};

pub(super) const BLUE: Seat = Seat(0);
pub(super) const ORANGE: Seat = Seat(1);
pub(super) const VIOLET: Seat = Seat(2);
pub(super) const GREY: Seat = Seat(3);

/// A position that is being described; what is said holds for the chosen seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Position {
    pub(super) game: Yamatai,
    seat: Seat,
}

/// What came of an action.
pub(super) type Outcome = skerry_testkit::Outcome<Position>;

impl Posed for Position {
    type Game = Yamatai;

    fn game(&mut self) -> &mut Yamatai {
        &mut self.game
    }
    fn seat(&self) -> Seat {
        self.seat
    }
    fn points(&self) -> i16 {
        scoring::points(&self.game, self.seat)
    }
    fn is_sound(&self) -> bool {
        is_sound(&self.game)
    }
}

/// Section 15, as far as it holds in positions that were described.
pub(super) fn is_sound(game: &Yamatai) -> bool {
    let boats = (0..5).all(|cargo| {
        let mats = game.mats.iter().map(|mat| mat.harbour[cargo] + mat.set_aside[cargo]);
        let with_players = mats.sum::<u8>() + game.doing.pool[cargo];
        game.boats[cargo].len() as u8 + with_players + game.supply[cargo] == SUPPLY[cargo]
    });
    let on_board: u32 = game.boats.iter().map(|boats| boats.len()).sum();
    let houses = game.seats().iter().all(|seat| {
        let built = game.houses[seat.index()].len() as u8;
        game.mat(seat).left + built == houses_each(game.players)
    });
    let piles = game.mats.iter().flat_map(|mat| [mat.reserved, mat.built]);
    let piles: Vec<u32> = piles.chain([game.row, game.deck, game.look]).collect();
    let all = piles.iter().fold(0, |all, pile| all | pile);
    let count: u32 = piles.iter().map(|pile| pile.count_ones()).sum();
    let built = game.mats.iter().fold(0, |all, mat| all | mat.built);
    let of_kind = |kind| tiles(built).filter(|tile| tile.kind() == kind).count() as u32;
    let pieces: u32 = game.houses.iter().map(|houses| houses.len()).sum::<u32>()
        + game.torii.len()
        + game.palaces.len();
    boats
        && on_board == game.occupied().len()
        && game.fresh.without(game.occupied()).is_empty()
        && houses
        && all == (1 << TILES) - 1
        && count == TILES as u32
        && game.torii.len() == of_kind(Kind::Torii)
        && game.palaces.len() == of_kind(Kind::Palace)
        && pieces == game.built_on().len()
        && game.sacred.and(game.built_on().or(game.tokens())).is_empty()
        && game.culture.iter().map(|tokens| tokens.len()).sum::<u32>() == game.tokens().len()
}

/// Four players, the default reading of R1, blue's turn with a fleet that has
/// brought nothing yet. Blue is chosen.
pub(super) fn given() -> Position {
    given_for(4, false)
}

pub(super) fn given_for(players: u8, culture_blocks_building: bool) -> Position {
    let options = Options { players, culture_blocks_building };
    let mut game = Yamatai::setup(&options).expect("2 to 4 can play");
    game.round = 1;
    game.order =
        if players == 2 { [BLUE, ORANGE, BLUE, ORANGE] } else { [BLUE, ORANGE, VIOLET, GREY] };
    game.phases = Stack::new(Phase::Boats);
    Position { game, seat: BLUE }.fleet(1)
}

/// The published reading of R1.
pub(super) fn given_blocking() -> Position {
    given_for(4, true)
}

pub(super) fn space(name: &str) -> Space {
    name.parse().expect("a sea space")
}

pub(super) fn island(name: &str) -> Island {
    name.parse().expect("an island")
}

pub(super) fn tile(name: &str) -> Tile {
    name.parse().expect("a building tile")
}

pub(super) fn boats(letters: &str) -> Boats {
    letters.parse().expect("boats")
}

pub(super) fn offering(name: &str) -> Offering {
    name.parse().expect("a payment")
}

pub(super) fn cargo(letter: char) -> Cargo {
    Cargo::ALL["BWSCG".find(letter).expect("a cargo")]
}

fn culture(name: &str) -> Culture {
    let names = ["orange", "green", "violet", "blue", "beige", "red"];
    Culture::ALL[names.iter().position(|it| *it == name).expect("a colour")]
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

/// `S12:B`.
fn boat(text: &str) -> (Space, Cargo) {
    let (at, letter) = text.split_once(':').expect("space:colour");
    (space(at), cargo(letter.chars().next().expect("a letter")))
}

impl Position {
    /// What follows is said of `seat`.
    pub(super) fn of(mut self, seat: Seat) -> Position {
        self.seat = seat;
        self
    }

    pub(super) fn mat(&self) -> &Mat {
        self.game.mat(self.seat)
    }

    fn with(mut self, change: impl FnOnce(&mut Mat)) -> Position {
        change(self.game.mat_mut(self.seat));
        self
    }

    pub(super) fn coins(self, coins: u16) -> Position {
        self.with(|mat| mat.coins = coins)
    }
    pub(super) fn prestige(self, prestige: u8) -> Position {
        self.with(|mat| mat.prestige = prestige)
    }
    pub(super) fn owns(mut self, specialists: &[Specialist]) -> Position {
        for specialist in specialists {
            self.game.unseen &= !specialist.bit();
            self.game.mat_mut(self.seat).specialists |= specialist.bit();
        }
        self
    }
    pub(super) fn culture(self, names: &str) -> Position {
        self.with(|mat| words(names).for_each(|name| mat.culture[culture(name).index()] += 1))
    }

    /// Boats in the harbour of a seat that is not acting.
    pub(super) fn harbour(mut self, letters: &str) -> Position {
        for letter in letters.chars() {
            let at = cargo(letter).index();
            self.game.supply[at] -= 1;
            self.game.mat_mut(self.seat).harbour[at] += 1;
        }
        self
    }

    /// Boats that can be used.
    pub(super) fn pool(mut self, letters: &str) -> Position {
        for letter in letters.chars() {
            let at = cargo(letter).index();
            self.game.supply[at] -= 1;
            self.game.doing.pool[at] += 1;
        }
        self
    }

    pub(super) fn set_aside(mut self, letters: &str) -> Position {
        for letter in letters.chars() {
            let at = cargo(letter).index();
            self.game.supply[at] -= 1;
            self.game.mat_mut(self.seat).set_aside[at] += 1;
        }
        self
    }

    /// So many boats of a colour are left; the others lie beside grey's harbour.
    pub(super) fn supply(mut self, letter: char, left: u8) -> Position {
        let at = cargo(letter).index();
        let gone = self.game.supply[at] - left;
        self.game.supply[at] = left;
        self.game.mats[3].set_aside[at] += gone;
        self
    }

    /// The turn is that of fleet `number`, of which boats and specialists have been
    /// settled already.
    pub(super) fn fleet(mut self, number: u8) -> Position {
        let fleet = Fleet(number);
        let others: Vec<Fleet> = Fleet::all().filter(|other| *other != fleet).collect();
        self.game.open = [None; 5];
        for (slot, other) in self.game.open.iter_mut().zip(&others[..4]) {
            *slot = Some(*other);
        }
        self.game.older = others[4..].iter().fold(0, |set, other| set | other.bit());
        self.game.taken[usize::from(self.game.turn)] = Some(fleet);
        self.game.doing = Doing { fleet, trades: 1, ..self.game.doing };
        self
    }

    pub(super) fn trades(mut self, trades: u8) -> Position {
        self.game.doing.trades = trades;
        self
    }

    /// The chosen seat is about to take one of these fleets.
    pub(super) fn before_fleets(mut self, numbers: [u8; 5]) -> Position {
        self.game.open = numbers.map(|number| Some(Fleet(number)));
        let open = self.game.open_fleets();
        self.game.older =
            Fleet::all().filter(|it| open & it.bit() == 0).fold(0, |set, it| set | it.bit());
        self.game.taken = [None; 4];
        self.game.doing = Doing::with(Fleet(1));
        self.game.phases = Stack::new(Phase::Fleet);
        self
    }

    /// Boats of earlier turns.
    pub(super) fn boats(mut self, list: &str) -> Position {
        for (at, cargo) in words(list).map(boat) {
            self.game.supply[cargo.index()] -= 1;
            self.game.boats[cargo.index()].add(at);
        }
        self
    }

    /// Boats of this turn, in the order in which they were placed.
    pub(super) fn fresh(mut self, list: &str) -> Position {
        for (at, cargo) in words(list).map(boat) {
            self.game.supply[cargo.index()] -= 1;
            self.game.boats[cargo.index()].add(at);
            self.game.fresh.add(at);
            self.game.doing.last = Some(at);
            self.game.doing.has_placed = true;
            *self.game.doing.chain.iter_mut().find(|link| link.is_none()).expect("room") = Some(at);
        }
        self
    }

    /// `I02:orange`.
    pub(super) fn tokens(mut self, list: &str) -> Position {
        for word in words(list) {
            let (at, colour) = word.split_once(':').expect("island:colour");
            self.game.culture[culture(colour).index()].add(island(at));
        }
        self
    }

    pub(super) fn mountains(mut self, list: &str) -> Position {
        words(list).for_each(|at| self.game.mountains.add(island(at)));
        self
    }
    pub(super) fn sacred(mut self, list: &str) -> Position {
        words(list).for_each(|at| self.game.sacred.add(island(at)));
        self
    }

    /// Own standard buildings.
    pub(super) fn houses(mut self, list: &str) -> Position {
        for at in words(list) {
            self.game.houses[self.seat.index()].add(island(at));
            self.game.mat_mut(self.seat).left -= 1;
        }
        self
    }

    /// So many standard buildings are left; the others stand far away.
    pub(super) fn left(mut self, left: u8) -> Position {
        let mut far = Island::all().collect::<Vec<_>>().into_iter().rev();
        while self.game.mat(self.seat).left > left {
            let at = far.next().expect("room");
            if !self.game.built_on().contains(at) {
                self.game.houses[self.seat.index()].add(at);
                self.game.mat_mut(self.seat).left -= 1;
            }
        }
        self
    }

    /// Prestige buildings, which grey has built.
    pub(super) fn torii(mut self, list: &str) -> Position {
        for (at, tile) in words(list).zip(["T22", "T23", "T24"]) {
            self.game.torii.add(island(at));
            self = self.built_by(GREY, tile);
        }
        self
    }
    pub(super) fn palaces(mut self, list: &str) -> Position {
        for (at, tile) in words(list).zip(["T25", "T26", "T27", "T28"]) {
            self.game.palaces.add(island(at));
            self = self.built_by(GREY, tile);
        }
        self
    }

    fn built_by(mut self, seat: Seat, name: &str) -> Position {
        let bit = tile(name).bit();
        assert!(self.game.deck & bit != 0, "{name} is elsewhere");
        self.game.deck &= !bit;
        self.game.mat_mut(seat).built |= bit;
        self
    }

    /// Tiles the chosen seat has built; where does not matter.
    pub(super) fn built(mut self, list: &str) -> Position {
        let seat = self.seat;
        for name in words(list) {
            self = self.built_by(seat, name);
            let free = Island::all().filter(|at| !self.game.built_on().contains(*at));
            let at = free.last().expect("room");
            match tile(name).kind() {
                Kind::House | Kind::TradingPost => {
                    self.game.houses[seat.index()].add(at);
                    self.game.mat_mut(seat).left -= 1;
                }
                Kind::Torii => self.game.torii.add(at),
                Kind::Palace => self.game.palaces.add(at),
            }
        }
        self
    }

    /// Building tiles face up.
    pub(super) fn row(mut self, list: &str) -> Position {
        for name in words(list) {
            self.game.deck &= !tile(name).bit();
            self.game.row |= tile(name).bit();
        }
        self
    }

    /// Building tiles face down; grey has reserved all others that are nowhere.
    pub(super) fn deck(mut self, list: &str) -> Position {
        let deck = words(list).fold(0, |set, name| set | tile(name).bit());
        assert!(deck & !self.game.deck == 0, "{list}: elsewhere");
        self.game.mats[3].reserved |= self.game.deck & !deck;
        self.game.deck = deck;
        self
    }

    pub(super) fn reserved(mut self, list: &str) -> Position {
        for name in words(list) {
            self.game.deck &= !tile(name).bit();
            self.game.mat_mut(self.seat).reserved |= tile(name).bit();
        }
        self
    }

    /// Specialists face up, each with coins.
    pub(super) fn hall(mut self, specialists: &[(Specialist, u8)]) -> Position {
        for (slot, (specialist, coins)) in specialists.iter().enumerate() {
            self.game.unseen &= !specialist.bit();
            self.game.hall[slot] = Some(*specialist);
            self.game.purses[slot] = *coins;
        }
        self
    }

    /// Specialists face down.
    pub(super) fn unseen(mut self, specialists: &[Specialist]) -> Position {
        self.game.unseen = specialists.iter().fold(0, |set, it| set | it.bit());
        self
    }

    pub(super) fn round(mut self, round: u8) -> Position {
        self.game.round = round;
        self
    }

    fn stood_up(mut self, phase: Phase) -> Position {
        self.game.fresh = SpaceSet::EMPTY;
        self.game.doing.chain = [None; 8];
        self.game.doing.last = None;
        self.game.phases = Stack::new(phase);
        self
    }

    /// Step 4.
    pub(super) fn mooring(self) -> Position {
        self.stood_up(Phase::Moor)
    }

    /// Step 5.
    pub(super) fn recruiting(self) -> Position {
        self.stood_up(Phase::Recruit)
    }

    /// The last turn of a round is about to end: everybody has taken a fleet, the
    /// rows are full.
    pub(super) fn at_the_end(mut self) -> Position {
        let game = &mut self.game;
        game.turn = game.turns() - 1;
        game.taken = [4, 5, 6, 7].map(|number| Some(Fleet(number)));
        let turns = usize::from(game.turns());
        game.taken[turns..].fill(None);
        let taken = game.taken.iter().flatten().fold(0, |set, fleet| set | fleet.bit());
        let left: Vec<Fleet> = Fleet::all().filter(|it| taken & it.bit() == 0).collect();
        game.open = [None; 5];
        let open = 5 - turns;
        for (slot, fleet) in game.open.iter_mut().zip(&left[..open]) {
            *slot = Some(*fleet);
        }
        game.older = left[open..].iter().fold(0, |set, fleet| set | fleet.bit());
        let unseen = crate::state::specialists(game.unseen).collect::<Vec<_>>();
        for (slot, specialist) in game.hall.iter_mut().zip(&unseen) {
            if slot.is_none() {
                *slot = Some(*specialist);
                game.unseen &= !specialist.bit();
            }
        }
        while game.row.count_ones() < 5 && game.deck != 0 {
            let next = Tile(game.deck.trailing_zeros() as u8);
            game.deck &= !next.bit();
            game.row |= next.bit();
        }
        let seat = game.active();
        self.of(seat).recruiting()
    }

    #[track_caller]
    pub(super) fn act(self, action: Action) -> Outcome {
        Outcome::of(self, action)
    }
    #[track_caller]
    pub(super) fn take_fleet(self, number: u8) -> Position {
        self.act(Action::TakeFleet { fleet: Fleet(number) }).allowed()
    }
    #[track_caller]
    pub(super) fn buy(self, letter: char) -> Outcome {
        self.act(Action::Buy { cargo: cargo(letter) })
    }
    #[track_caller]
    pub(super) fn sell(self, letter: char) -> Outcome {
        self.act(Action::Sell { cargo: cargo(letter) })
    }
    /// `S12:B`.
    #[track_caller]
    pub(super) fn place(self, text: &str) -> Outcome {
        let (at, cargo) = boat(text);
        self.act(Action::Place { cargo, at })
    }
    #[track_caller]
    pub(super) fn take(self, boat: &str, from: &str) -> Outcome {
        self.act(Action::Take { boat: space(boat), island: island(from) })
    }
    #[track_caller]
    pub(super) fn take_extra(self, from: &str) -> Outcome {
        self.act(Action::TakeExtra { island: island(from) })
    }
    #[track_caller]
    pub(super) fn build(self, name: &str, at: &str) -> Outcome {
        self.act(Action::Build { tile: tile(name), island: island(at) })
    }
    #[track_caller]
    pub(super) fn release(self, letter: char) -> Outcome {
        self.act(Action::Release { cargo: cargo(letter) })
    }
    #[track_caller]
    pub(super) fn moor(self, letters: &str) -> Outcome {
        self.act(Action::Moor { keep: boats(letters) })
    }
    #[track_caller]
    pub(super) fn recruit(self, specialist: Specialist, paid: &str) -> Outcome {
        self.act(Action::Recruit { specialist, offering: offering(paid) })
    }
    #[track_caller]
    pub(super) fn use_power(self) -> Outcome {
        self.act(Action::UsePower)
    }
    #[track_caller]
    pub(super) fn pass(self) -> Outcome {
        self.act(Action::Pass)
    }
    #[track_caller]
    pub(super) fn end_turn(self) -> Outcome {
        self.act(Action::EndTurn)
    }

    /// Nature draws these numbers, from so many each.
    #[track_caller]
    pub(super) fn draws(mut self, numbers: &[u32], asked: &[u32]) -> Position {
        let mut script = Script::new(numbers.iter().copied());
        let chance = self.game.sample(&mut script);
        script.is_spent(asked);
        assert!(self.game.is_possible(&chance), "{chance:?}");
        self.game.resolve(chance, &mut Silent);
        self
    }

    /// Nature answers this.
    #[track_caller]
    pub(super) fn draw(mut self, chance: Chance) -> Position {
        assert!(self.game.is_possible(&chance), "{chance:?}");
        self.game.resolve(chance, &mut Silent);
        self
    }

    pub(super) fn legal(&self) -> Vec<Action> {
        let mut legal = vec![];
        steps::legal(&self.game, self.seat, &mut legal);
        legal
    }

    /// Where a boat of this colour may go.
    pub(super) fn spaces_for(&self, letter: char) -> Vec<Space> {
        let wanted = cargo(letter);
        let at = |action| {
            let Action::Place { cargo, at } = action else { return None };
            (cargo == wanted).then_some(at)
        };
        self.legal().into_iter().filter_map(at).collect()
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.phase()
    }
}

/// Spaces by their names.
pub(super) fn spaces(list: &str) -> Vec<Space> {
    words(list).map(space).collect()
}
