//! What everybody sees, held against the second implementation: tile by tile
//! and space by space, and the score sheets line by line.
use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec,
    vec::Vec,
};

use super::{
    rules::{At, Oracle, Player, lay},
    told::{at, letter, number},
};
use crate::{PlayerView, View, components::Space, rulesets::RuleSetId::Game1};

impl Oracle {
    /// Is what everybody sees what it should be?
    pub(super) fn agrees(&self, view: &View) {
        let left: BTreeSet<_> = view.to_come.iter().copied().map(number).collect();
        assert_eq!((left.len(), &left), (view.to_come.len(), &self.deck));
        assert_eq!(usize::from(view.round) + self.deck.len(), 28);
        assert_eq!((view.rules, view.rounds, view.is_over), (self.rules, 28, self.is_over));
        let card = Some(self.card).filter(|_| !self.owing.is_empty());
        assert_eq!(view.card.map(number), card);
        assert_eq!(view.players.len(), self.players.len());
        for (seat, (player, seen)) in self.players.iter().zip(&view.players).enumerate() {
            self.agrees_on(seat, seen);
            let spaces = seen.placed.iter().flat_map(|placed| &placed.spaces);
            let covered: Vec<_> =
                spaces.map(|covered| (at(covered.space), letter(covered.symbol))).collect();
            assert_eq!(covered.len(), player.covered.len());
            assert_eq!(covered.into_iter().collect::<BTreeMap<_, _>>(), player.covered);
        }
    }

    /// The same, for one board however it came about.
    pub(super) fn agrees_on(&self, seat: usize, seen: &PlayerView) {
        let player = &self.players[seat];
        assert_eq!(i32::from(seen.marker), player.marker);
        assert_eq!((seen.is_locked, seen.has_finished), (player.locked, player.finished));
        assert_eq!(seen.pass_cost, u8::from(!player.locked));
        assert_eq!(seen.must_decide, self.owing.contains(&seat));
        assert_eq!(usize::from(seen.visible_beach), self.visible_beach(player));
        assert_eq!(seen.uncovered, self.uncovered(player));
        let largest = ['F', 'W', 'H', 'P'].map(|symbol| player.largest(symbol) as u8);
        assert_eq!(seen.largest, largest);
        let passed: BTreeSet<_> = seen.passed.iter().copied().map(number).collect();
        assert_eq!((passed.len(), &passed), (seen.passed.len(), &player.passed));
        assert_eq!(hexes(&seen.totems), player.totems);
        player.agrees_on_tiles(seen);
        player.agrees_on_cubes(seen);
        let sheet: Vec<_> =
            seen.breakdown.iter().map(|line| (line.category, line.points)).collect();
        assert_eq!(sheet, self.score_sheet(player));
        let at_end = |ranks: Vec<u8>| Some(ranks[seat]).filter(|_| self.is_over);
        assert_eq!(seen.rank, at_end(self.ranks()));
        assert_eq!(seen.progress, self.progress().and_then(at_end));
    }

    /// Every line of a sheet is what was gained or lost; the last one takes
    /// back what a marker at the end of the track no longer felt.
    fn score_sheet(&self, player: &Player) -> Vec<(&'static str, i32)> {
        let groups = |symbol| 3 * player.sheet.groups.get(&symbol).copied().unwrap_or(0);
        let mut lines = vec![("start", 10)];
        if self.rules == Game1 {
            lines.push(("houses", player.sheet.houses));
        } else {
            lines.extend([
                ("farms", groups('F')),
                ("villages", groups('H')),
                ("bulwarks", groups('W')),
                ("totems", 5 * player.totems.len() as i32),
                ("largest", 5 * player.sheet.largest),
            ]);
        }
        lines.extend([("passes", -(player.passed.len() as i32)), ("beach", -player.sheet.beach)]);
        if player.locked {
            lines.push(("track_end", 55 - lines.iter().map(|(_, points)| points).sum::<i32>()));
        }
        lines
    }
}

impl Player {
    /// Each tile lies where it was put, turned as it was turned.
    fn agrees_on_tiles(&self, seen: &PlayerView) {
        let numbers: Vec<_> = seen.placed.iter().map(|placed| number(placed.tile)).collect();
        assert_eq!(numbers, self.tiles.keys().copied().collect::<Vec<_>>());
        for placed in &seen.placed {
            let (rotation, anchor) = self.tiles[&number(placed.tile)];
            assert_eq!((usize::from(placed.rotation), at(placed.at)), (rotation, anchor));
            let spaces = placed.spaces.iter();
            let spaces: Vec<_> =
                spaces.map(|covered| (at(covered.space), letter(covered.symbol))).collect();
            assert_eq!(spaces, lay(number(placed.tile), rotation, anchor));
        }
    }

    /// A cube may lie on any hex of its group, so groups are compared.
    fn agrees_on_cubes(&self, seen: &PlayerView) {
        let cubes = hexes(&seen.cubes);
        assert_eq!(cubes.len(), seen.cubes.len());
        let mut found = 0;
        for group in ['F', 'H', 'W'].into_iter().flat_map(|symbol| self.groups(symbol)) {
            let [own, theirs] = [&self.cubes, &cubes].map(|set| set.intersection(&group).count());
            assert_eq!(theirs, own, "cubes on the group of {:?}", group.first());
            found += theirs;
        }
        assert_eq!(found, cubes.len(), "every cube lies on a group");
    }
}

fn hexes(spaces: &[Space]) -> BTreeSet<At> {
    spaces.iter().copied().map(at).collect()
}
