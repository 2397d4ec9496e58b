//! Final scoring, in the order of the specification.
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use super::{
    super::position::At,
    board::around,
    rules::{Naive, terrain},
};
use crate::Goal;

impl Naive {
    pub(super) fn score_the_end(&mut self) {
        let game = self.game;
        self.each(game == 2, |naive, seat| {
            let longest = naive.players[seat].largest('P') as i16;
            (Goal::Trail, longest as u8, longest)
        });
        self.each((3..=6).contains(&game), |naive, seat| {
            let player = &naive.players[seat];
            let is_road = |group: &&BTreeSet<At>| {
                let mut near = group.iter().flat_map(|at| around(*at));
                group.iter().any(|at| terrain(*at) == Some('B'))
                    && near.any(|at| player.jungle.contains(&at))
            };
            let roads = player.groups('P').iter().filter(is_road).count() as i16;
            (Goal::JungleRoad, roads as u8, 4 * roads)
        });
        self.largest();
        self.each((14..=15).contains(&game), |naive, seat| {
            let places: &[usize] = match naive.players.len() {
                1..=3 => &[3],
                _ => &[3, 5],
            };
            let markers = naive.players[seat].markers.iter();
            let relics = markers.filter(|(_, n)| places.contains(n)).count();
            (Goal::Relics, relics as u8, [0, 1, 2, 4, 6][relics.min(4)])
        });
        self.quarters();
        self.each(game == 21, |naive, seat| {
            let player = &naive.players[seat];
            let in_sight = |at: &&At| !player.covered.contains_key(at) && **at != (6, 3);
            let groves = player.planted.iter().filter(in_sight).count().min(6) as i16;
            (Goal::Groves, groves as u8, groves)
        });
        self.each((17..=18).contains(&game), |naive, seat| {
            let player = &naive.players[seat];
            let is_set = |pool: &&At| {
                let open = |at: &At| player.is_free(*at) && !player.pools.contains(at);
                !player.covered.contains_key(pool) && !around(**pool).iter().any(open)
            };
            let pools = player.pools.iter().filter(is_set).count() as i16;
            (Goal::Pools, pools as u8, 2 * pools)
        });
        self.each((10..=12).contains(&game), |naive, seat| {
            let left = 3 - naive.players[seat].lairs.len() as i16;
            (Goal::Monsters, left as u8, -3 * left)
        });
        self.each((11..=12).contains(&game), |naive, seat| {
            let left = 3 - naive.players[seat].ships.len() as i16;
            (Goal::Ships, left as u8, -3 * left)
        });
        if game >= 22 {
            self.erupt();
        }
        self.beach();
    }

    /// One line of the sheet for every seat; what is 0 is not told.
    fn each(&mut self, is_in: bool, line: impl Fn(&Naive, usize) -> (Goal, u8, i16)) {
        for seat in (0..self.players.len()).filter(|_| is_in) {
            let scored = line(self, seat);
            if scored.2 != 0 {
                self.told.push(scored);
                self.players[seat].add(scored.2);
            }
        }
    }

    fn largest(&mut self) {
        let symbols: &[char] = match self.game {
            6..=8 => &['F', 'H'],
            9 => &['F', 'H', 'W', 'P'],
            _ => &[],
        };
        let is_shared = self.players.len() > 1;
        for symbol in symbols.iter().filter(|_| is_shared) {
            let sizes: Vec<u32> = self.players.iter().map(|one| one.largest(*symbol)).collect();
            let most = sizes.iter().copied().max().unwrap_or(0);
            let winners = self.players.iter_mut().zip(sizes);
            winners.filter(|(_, size)| most > 0 && *size == most).for_each(|(one, _)| one.add(5));
        }
    }

    fn quarters(&mut self) {
        let game = self.game;
        for symbol in ['F', 'H', 'W', 'P'].into_iter().filter(|_| game == 15) {
            let count = |one: &super::board::Player| {
                one.markers.iter().filter(|(row, _)| *row == symbol).count()
            };
            let counts: Vec<usize> = self.players.iter().map(count).collect();
            let most = counts.iter().copied().max().unwrap_or(0);
            let leaders: Vec<usize> = (0..counts.len()).filter(|n| counts[*n] == most).collect();
            if most > 0 && self.players.len() > 1 {
                let points = if leaders.len() > 1 { 1 } else { 3 };
                for seat in leaders {
                    self.told.push((Goal::Quarters, most as u8, points));
                    self.players[seat].add(points);
                }
            }
        }
    }

    fn beach(&mut self) {
        for player in &mut self.players {
            let open = player.ground.iter().filter(|at| terrain(**at) == Some('B'));
            let open: Vec<At> = open.filter(|at| player.is_free(**at)).copied().collect();
            let guarded = |at: &At| around(*at).iter().any(|next| player.content('W', *next) > 0);
            let cost = |at: &At| if self.game == 8 && !guarded(at) { 2 } else { 1 };
            let sum: i16 = open.iter().map(cost).sum();
            player.add(-sum);
        }
    }
}
