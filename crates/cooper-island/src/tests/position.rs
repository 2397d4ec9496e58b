//! Positions for rule tests, written as the worked examples write them: for two players,
//! peninsulas without tiles, Eve about to put a worker in the second round.
use alloc::{string::String, vec, vec::Vec};

use skerry_core::{Game, Seat, Silent, Stack, Turn};
use skerry_table::notation;
use skerry_testkit::Posed;

use crate::{
    Action, Chance, CooperIsland, Options, Space,
    components::{
        Boat, Building, Card, Half, Islet, Item, Landing, Milestone, Section, Spot, Terrain, Tile,
        Worker,
    },
    land::Thing,
    names::Bank,
    scoring,
    sheet::Sheet,
    state::{Frame, OrderState, Owner, Phase, Tower},
};

pub(super) const EVE: Seat = Seat(0);
pub(super) const MIKE: Seat = Seat(1);
pub(super) const CARL: Seat = Seat(2);

/// A position that is being described; what is said holds for the chosen seat.
#[derive(Debug, Clone, Copy)]
pub(super) struct Position {
    pub(super) game: CooperIsland,
    seat: Seat,
}

/// What came of an action.
pub(super) type Outcome = skerry_testkit::Outcome<Position>;

impl Posed for Position {
    type Game = CooperIsland;

    fn game(&mut self) -> &mut CooperIsland {
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

/// 15.1, as far as it holds in positions that were described.
pub(super) fn is_sound(game: &CooperIsland) -> bool {
    let reserves: u8 = game.sheets.iter().flat_map(|sheet| sheet.reserve).sum();
    let is_sound = |sheet: &Sheet| {
        let land = &sheet.land;
        let waiting = |piece: fn(&Frame) -> bool| {
            game.frames.items().iter().filter(|frame| piece(frame)).count() as u32
        };
        let statues = u32::from(land.statues() + sheet.crafted.iter().sum::<u8>());
        let bound = u32::from(sheet.bound.iter().sum::<u8>());
        let lids = sheet.on_cargo.count_ones() + u32::from(sheet.lids_taken());
        let coming = waiting(|frame| matches!(frame, Frame::Lid(..)));
        land.occupied() & !land.charted() == 0
            && land.ruins & land.charted() == 0
            && statues + bound + land.ruins.count_ones() == 5
            && (lids == 5 || lids + coming == 5)
            && sheet.cartographer <= 6
            && sheet.islets_left.count_ones()
                + Bank::all().filter(|bank| sheet.islet_on(*bank).is_some()).count() as u32
                == 6
            && is_matched(sheet)
    };
    reserves + game.in_bag() <= 60
        && game.singles <= 56
        && game.books_left() <= 30
        && game.sheets.iter().all(is_sound)
}

/// R63: everything stored has a spot. One after the other, each into whatever room is left.
fn is_matched(sheet: &Sheet) -> bool {
    let mut stored = [0; 6];
    for item in Item::ALL {
        for _ in 0..sheet.storage[item.index()] {
            if sheet.room_beside(&stored) & item.bit() == 0 {
                return false;
            }
            stored[item.index()] += 1;
        }
    }
    true
}

/// Two players, round 2, Eve is about to put a worker; Eve is chosen.
pub(super) fn given() -> Position {
    given_for(2)
}

pub(super) fn given_for(players: u8) -> Position {
    given_with(&Options::of(players))
}

/// As [`given`], with the options of a table.
pub(super) fn given_with(options: &Options) -> Position {
    let mut game = CooperIsland::setup(options).expect("1 to 4 can play");
    game.round = 2;
    for sheet in &mut game.sheets {
        sheet.storage = [0; 6];
        sheet.cartographer = 0;
    }
    if matches!(options.players, 2 | 3) {
        game.orders = [OrderState::Free; 8];
    }
    game.frames = Stack::new(Frame::Window);
    game.phase = Phase::Turns;
    game.active = EVE;
    game.sheets[0].uses = 1;
    Position { game, seat: EVE }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

pub(super) fn space(name: &str) -> Space {
    name.parse().expect("a land space")
}

pub(super) fn item(name: &str) -> Item {
    let names = ["Coin", "Wood", "Food", "Stone", "Gold", "Cloth"];
    Item::ALL[names.iter().position(|it| *it == name).expect("an item")]
}

fn terrain(name: &str) -> Terrain {
    let names = ["Forest", "Meadow", "Mountain", "Settlement"];
    Terrain::ALL[names.iter().position(|it| *it == name).expect("a landscape")]
}

fn thing(name: &str) -> Option<Thing> {
    match name {
        "" => None,
        "small" => Some(Thing::Building(Building::Small)),
        "large" => Some(Thing::Building(Building::Large)),
        "fortress" => Some(Thing::Building(Building::Fortress)),
        "statue" => Some(Thing::Statue),
        "lid" => Some(Thing::Lid),
        cube => Some(Thing::Cube(item(cube))),
    }
}

/// `SB7`, `LB10`.
pub(super) fn card(name: &str) -> Card {
    let (deck, number) = name.split_at(2);
    let number: usize = number.parse().expect("a number");
    Card::ALL[number - 1 + if deck == "LB" { 15 } else { 0 }]
}

/// What the chance is called.
pub(super) fn chance(text: &str) -> Chance {
    notation::read("draw", text).expect("something that nature can say")
}

pub(super) fn action(text: &str) -> Action {
    notation::read("do", text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

impl Position {
    /// What follows is said of `seat`.
    pub(super) fn of(mut self, seat: Seat) -> Position {
        self.seat = seat;
        self
    }

    pub(super) fn sheet(&self) -> &Sheet {
        self.game.sheet(self.seat)
    }

    pub(super) fn with(mut self, change: impl FnOnce(&mut Sheet)) -> Position {
        change(self.game.sheet_mut(self.seat));
        self
    }

    /// `c1=Meadow/2[Food] d1=Settlement/1[]`; pieces come from where they were.
    pub(super) fn land(mut self, spaces: &str) -> Position {
        let sheet = self.game.sheet_mut(self.seat);
        for word in words(spaces) {
            let (at, rest) = word.split_once('=').expect("space=…");
            let (showing, rest) = rest.split_once('/').expect("landscape/level");
            let (level, rest) = rest.split_once('[').expect("[thing]");
            let at = space(at);
            sheet.land.cover(at, terrain(showing), level.parse().expect("a level"));
            if sheet.land.ruins & at.bit() != 0 {
                // The ruin that lay there is another statue of the player's.
                sheet.land.ruins &= !at.bit();
                sheet.crafted[0] += 1;
            }
            let thing = thing(rest.trim_end_matches(']'));
            match thing {
                Some(Thing::Building(building)) => sheet.unbuilt[building.index()] -= 1,
                Some(Thing::Statue) => take_statue(sheet),
                Some(Thing::Lid) => take_lid(sheet),
                Some(Thing::Cube(_)) | None => {}
            }
            if let Some(thing) = thing {
                sheet.land.put(at, thing);
            }
        }
        self
    }

    /// Statues on crafting spots, made of the last ruins: `plain`, `helm`.
    pub(super) fn crafted(self, spots: &str) -> Position {
        self.with(|sheet| {
            for word in words(spots) {
                let spot = if word == "plain" { Spot::Plain } else { Spot::Helm };
                let last = 31 - sheet.land.ruins.leading_zeros();
                sheet.land.ruins &= !(1 << last);
                sheet.crafted[spot.index()] += 1;
            }
        })
    }

    pub(super) fn stored(self, items: &str) -> Position {
        self.with(|sheet| {
            sheet.storage = [0; 6];
            words(items).for_each(|it| sheet.storage[item(it).index()] += 1);
        })
    }
    pub(super) fn market(self, items: &str) -> Position {
        self.with(|sheet| words(items).for_each(|it| sheet.market[item(it).index()] += 1))
    }
    /// On the cartographer track.
    pub(super) fn cartographer(self, steps: u8) -> Position {
        self.with(|sheet| sheet.cartographer = steps)
    }
    /// Uses of the cartographer left in this window.
    pub(super) fn uses(self, uses: u8) -> Position {
        self.with(|sheet| sheet.uses = uses)
    }
    pub(super) fn steps(self, steps: [u8; 2]) -> Position {
        self.with(|sheet| sheet.steps = steps)
    }
    pub(super) fn anchors(self, anchors: [u8; 2]) -> Position {
        self.with(|sheet| sheet.anchors = anchors)
    }
    pub(super) fn reserve(mut self, tiles: &str) -> Position {
        for word in words(tiles) {
            let tile: Tile = word.parse().expect("a tile");
            self.game.bag[tile.index()] -= 1;
            self.game.sheet_mut(self.seat).reserve[tile.index()] += 1;
        }
        self
    }

    /// `SB7 LB10`; large ones face up.
    pub(super) fn cards(mut self, names: &str) -> Position {
        for name in words(names) {
            let card = card(name);
            let size = usize::from(card.is_large());
            self.game.decks[size].unseen &= !card.bit();
            let sheet = self.game.sheet_mut(self.seat);
            if card.is_large() {
                sheet.face_up |= card.bit();
            } else {
                sheet.small_cards |= card.bit();
            }
        }
        self
    }

    /// Large cards that are used.
    pub(super) fn used_cards(self, names: &str) -> Position {
        let used = self.cards(names);
        used.with(|sheet| {
            for name in words(names) {
                sheet.face_up &= !card(name).bit();
                sheet.face_down |= card(name).bit();
            }
        })
    }

    /// `I3@WR1a`: the islet is placed; its land half is described by [`Position::land`].
    pub(super) fn islets(self, list: &str) -> Position {
        self.with(|sheet| {
            for word in words(list) {
                let (islet, at) = word.split_once('@').expect("islet@bank");
                let islet = Islet::of(islet[1..].parse::<u8>().expect("a number") - 1);
                let (bank, half) = at.split_at(3);
                let half = if half == "a" { Half::A } else { Half::B };
                sheet.lay_islet(islet, bank.parse().expect("a sand bank"), half);
            }
        })
    }

    /// `BT2@P1`: built, face up.
    pub(super) fn boats(self, list: &str) -> Position {
        self.with(|sheet| {
            for word in words(list) {
                let (boat, at) = word.split_once('@').expect("boat@landing");
                let boat = Boat::of(boat[2..].parse::<u8>().expect("a number") - 1);
                let at: Landing = at.parse().expect("a landing space");
                sheet.land_boat(boat, at);
            }
        })
    }

    /// `BT2`: turned face down.
    pub(super) fn turned(self, list: &str) -> Position {
        self.with(|sheet| {
            for word in words(list) {
                sheet.turn_boats(1 << (word[2..].parse::<u8>().expect("a number") - 1));
            }
        })
    }

    /// So many lids taken from the first cargo ships and not used.
    pub(super) fn lids(self, lids: u8) -> Position {
        self.with(|sheet| (0..lids).for_each(|_| take_lid(sheet))).with(|sheet| sheet.lids += lids)
    }

    /// Lids on crate spaces, by number.
    pub(super) fn crates(self, numbers: &[u8]) -> Position {
        self.with(|sheet| {
            for number in numbers {
                take_lid(sheet);
                sheet.crates |= 1 << (number - 1);
            }
        })
    }

    /// Milestones that hold have been turned, without anybody having claimed them.
    pub(super) fn reached(mut self) -> Position {
        turn_milestones(&mut self.game, self.seat);
        self
    }

    /// Available workers, normal and special; those that lack are still in the slots, and
    /// more normal ones than two come from there.
    pub(super) fn workers(self, normal: u8, special: u8) -> Position {
        self.with(|sheet| {
            sheet.available = [normal, special];
            sheet.slots = [2 - normal.saturating_sub(2), 2 - special];
        })
    }

    /// `Cr` is section C, round: whose workers stand there, bottom first.
    pub(super) fn standing(mut self, at: &str, seats: &[Seat]) -> Position {
        let (section, worker) = section(at);
        let mut tower = Tower::EMPTY;
        seats.iter().for_each(|seat| tower.push(Owner::Seat(*seat)));
        self.game.towers[worker.index()][section.index()] = tower;
        self
    }

    pub(super) fn order(mut self, number: usize, seat: Seat) -> Position {
        self.game.orders[number - 1] = OrderState::Taken(Owner::Seat(seat), Worker::Normal);
        self
    }

    pub(super) fn round(mut self, round: u8) -> Position {
        self.game.round = round;
        self
    }

    pub(super) fn bag(mut self, bag: [u8; 3]) -> Position {
        self.game.bag = bag;
        self
    }

    /// The chosen seat is in its income phase, with both hands and its boats.
    pub(super) fn income(mut self) -> Position {
        self.game.phase = Phase::Income;
        self.game.active = self.seat;
        self.game.hands = 0b11 | self.sheet().boats() << 2;
        self.game.finished = 0;
        self.uses(1)
    }

    /// The chosen seat is in a window of the clean-up, or at the end.
    pub(super) fn phase(mut self, phase: Phase) -> Position {
        self.game.phase = phase;
        self.game.active = self.seat;
        let uses = u8::from(phase != Phase::End);
        self.uses(uses)
    }

    /// Helm points are to be given to a ship, in the middle of whatever it is.
    pub(super) fn helm(mut self, points: u8) -> Position {
        self.game.frames.push(Frame::Helm(points, 1));
        self
    }

    #[track_caller]
    pub(super) fn act(self, text: &str) -> Outcome {
        Outcome::of(self, action(text))
    }

    /// These, one after the other; `* tile tile=T1` is what nature says.
    #[track_caller]
    pub(super) fn play(self, texts: &[&str]) -> Position {
        let mut position = self;
        for text in texts {
            position = match text.strip_prefix("* ") {
                Some(drawn) => position.draw(drawn),
                None => position.act(text).allowed(),
            };
        }
        position
    }

    /// Nature says this.
    #[track_caller]
    pub(super) fn draw(mut self, text: &str) -> Position {
        let chance = chance(text);
        assert_eq!(self.game.turn(), Turn::Chance, "nature is not asked");
        assert!(self.game.is_possible(&chance), "{chance:?}");
        self.game.resolve(chance, &mut Silent);
        self
    }

    /// It is not legal, and some rule says so.
    #[track_caller]
    pub(super) fn cannot(self, text: &str) {
        let outcome = self.act(text);
        assert!(outcome.refusal.is_some(), "{text} is legal");
    }

    /// Everything that is legal, as it is written.
    pub(super) fn legal(&self) -> Vec<String> {
        let mut legal = vec![];
        self.game.legal(self.seat, &mut legal);
        legal.iter().map(|action| notation::write("do", action)).collect()
    }

    /// What is legal and begins with this word.
    pub(super) fn options(&self, word: &str) -> Vec<String> {
        let begins = |text: &String| text.split(' ').next() == Some(word);
        self.legal().into_iter().filter(begins).collect()
    }

    #[track_caller]
    pub(super) fn may(&self, text: &str) -> bool {
        self.legal().contains(&String::from(text))
    }

    /// Who owes a decision.
    pub(super) fn asked(&self) -> Option<Seat> {
        let Turn::Decide(seats) = self.game.turn() else { return None };
        seats.lowest()
    }

    /// `c1=Meadow/2[Food]`.
    pub(super) fn at(&self, name: &str) -> String {
        let (land, at) = (&self.sheet().land, space(name));
        let thing = match land.thing_at(at) {
            None => String::new(),
            Some(Thing::Cube(item)) => alloc::format!("{item:?}"),
            Some(Thing::Building(building)) => alloc::format!("{building:?}").to_lowercase(),
            Some(Thing::Statue) => "statue".into(),
            Some(Thing::Lid) => "lid".into(),
        };
        let Some(showing) = land.terrain_at(at) else { return "uncharted".into() };
        alloc::format!("{showing:?}/{}[{thing}]", land.level_at(at))
    }

    /// Coin, wood, food, stone, gold, cloth.
    pub(super) fn storage(&self) -> [u8; 6] {
        self.sheet().storage
    }
}

/// Milestones whose goal holds are face down.
pub(super) fn turn_milestones(game: &mut CooperIsland, seat: Seat) {
    let sheet = game.sheet_mut(seat);
    for milestone in Milestone::ALL {
        if sheet.progress(milestone) >= 2 {
            sheet.reached |= milestone.bit();
        }
    }
}

fn take_lid(sheet: &mut Sheet) {
    sheet.on_cargo &= sheet.on_cargo - 1;
}

/// A statue comes from a crafting spot, or from the last ruin.
fn take_statue(sheet: &mut Sheet) {
    if let Some(spot) = sheet.crafted.iter_mut().find(|count| **count > 0) {
        *spot -= 1;
        return;
    }
    let last = 31 - sheet.land.ruins.leading_zeros();
    sheet.land.ruins &= !(1 << last);
}

/// `Cr`, `Ds`.
fn section(at: &str) -> (Section, Worker) {
    let (letter, shape) = at.split_at(1);
    let index = letter.bytes().next().expect("a letter") - b'A';
    (Section::of(index), if shape == "r" { Worker::Normal } else { Worker::Special })
}

/// Orders in play, for positions of two and three players.
pub(super) fn in_play(mut position: Position, numbers: &[usize]) -> Position {
    position.game.orders = [OrderState::Absent; 8];
    numbers.iter().for_each(|number| position.game.orders[number - 1] = OrderState::Free);
    position
}
