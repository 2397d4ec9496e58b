//! Ratings: each of several bots plays each other, and one number for each tells how they did.
use serde::{Deserialize, Serialize};

use crate::{BotSpec, arena::Report, simulate::mix};

/// Points of rating for ten to one: the usual scale.
const SCALE: f64 = 400.0;
/// After so many matches two bots need not meet again if one has lost all of them.
const CLEAR: u32 = 20;
/// Sweeps over all ratings; each brings them nearer to what fits best.
const SWEEPS: usize = 500;

/// One block of matches between two bots: one seed, played once from every seat.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Bout {
    /// Who, by place in the list of bots.
    pub pair: [usize; 2],
    /// Which of their blocks.
    pub block: u32,
    /// How often the first left the second behind, from 0 to 1, ties counting half.
    pub share: f64,
    /// How many matches.
    pub games: u32,
    /// Wall-clock milliseconds of a decision of each.
    pub ms: [f64; 2],
}

/// How good a bot is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Rating {
    /// Its name.
    pub bot: String,
    /// How far above the bot at zero: 400 points mean ten to one.
    pub rating: f64,
    /// The 95 % interval of that.
    pub ci95: [f64; 2],
    /// How often it left an opponent behind, mean over all others.
    pub share: f64,
    /// Wall-clock time of a decision.
    pub ms_per_decision: f64,
    /// How many matches it has played.
    pub games: u32,
}

/// Everybody against everybody once, as pairs of places.
pub fn pairs(bots: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..bots).flat_map(move |first| (first + 1..bots).map(move |second| [first, second]))
}

/// Who sits where when two bots fill a table.
pub fn line_up(players: u8, [first, second]: [BotSpec; 2]) -> Vec<BotSpec> {
    (0..players).map(|seat| if seat % 2 == 0 { first } else { second }).collect()
}

/// Whether two bots need not meet in this block, after what they have played before it: one has
/// lost all of twenty matches. What more of them would tell is told by those in between.
pub fn is_clear(pair: [usize; 2], block: u32, bouts: &[Bout]) -> bool {
    let before = bouts.iter().filter(|bout| bout.pair == pair && bout.block < block);
    let sum = before.fold((0, 0.0), |(games, won), bout| {
        (games + bout.games, won + bout.share * f64::from(bout.games))
    });
    let (games, won) = sum;
    games >= CLEAR && (won < 1e-6 || f64::from(games) - won < 1e-6)
}

/// The seed of a block. It is the same for all pairs: they meet the same luck.
pub fn seed_of(seed: u64, block: u32) -> u64 {
    mix(seed, block.into())
}

impl Bout {
    /// What a contest of a [`line_up`] says about the two.
    pub fn of(pair: [usize; 2], block: u32, report: &Report) -> Bout {
        let [first, second] = &report.bots[..] else { unreachable!("two bots play") };
        let [own, others] = [first, second].map(|bot| f64::from(bot.seats));
        // Of all whom its seats left behind, those of its own name are taken away.
        let beaten = own * (own + others - 1.0) * first.rank_score;
        let share = (beaten - own * (own - 1.0) / 2.0) / (own * others);
        let ms = [first.ms_per_decision, second.ms_per_decision];
        Bout { pair, block, share, games: report.games, ms }
    }
}

/// The ratings of `bots` after these bouts, in their order. The one named random is at zero, or
/// else the first.
pub fn ratings(bots: &[BotSpec], bouts: &[Bout]) -> Vec<Rating> {
    let anchor = bots.iter().position(|bot| *bot == BotSpec::Random).unwrap_or(0);
    let table = Table::of(bots.len(), bouts);
    let strengths = table.strengths();
    let errors = table.errors(&strengths, anchor);
    let scale = SCALE / std::f64::consts::LN_10;
    let rating = |at: usize| {
        let rating = scale * (strengths[at] - strengths[anchor]);
        let spread = 1.96 * scale * errors[at];
        Rating {
            bot: bots[at].to_string(),
            rating,
            ci95: [rating - spread, rating + spread],
            share: share_of(at, bouts),
            ms_per_decision: time_of(at, bouts),
            games: bouts.iter().filter(|bout| bout.pair.contains(&at)).map(|bout| bout.games).sum(),
        }
    };
    (0..bots.len()).map(rating).collect()
}

/// What a bot won and how often it met each other, by place.
struct Table {
    won: Vec<f64>,
    met: Vec<Vec<f64>>,
}

impl Table {
    /// Each two are taken to have drawn once besides: who never lost is not infinitely better.
    fn of(bots: usize, bouts: &[Bout]) -> Table {
        let mut table = Table { won: vec![0.0; bots], met: vec![vec![0.0; bots]; bots] };
        for [first, second] in pairs(bots) {
            table.add([first, second], 0.5, 1.0);
        }
        for Bout { pair, share, games, .. } in bouts {
            table.add(*pair, *share, f64::from(*games));
        }
        table
    }

    fn add(&mut self, [first, second]: [usize; 2], share: f64, games: f64) {
        self.won[first] += share * games;
        self.won[second] += (1.0 - share) * games;
        self.met[first][second] += games;
        self.met[second][first] += games;
    }

    /// What makes these results likeliest (Bradley and Terry), as logarithms: one bot after
    /// the other is put where it would win as often as it did.
    fn strengths(&self) -> Vec<f64> {
        let mut strengths = vec![0.0; self.won.len()];
        for _ in 0..SWEEPS {
            for at in 0..strengths.len() {
                let (mut expected, mut slope) = (0.0, 0.0);
                for (other, games) in self.met[at].iter().enumerate() {
                    let chance = chance(strengths[at] - strengths[other]);
                    expected += games * chance;
                    slope += games * chance * (1.0 - chance);
                }
                if slope > 0.0 {
                    strengths[at] += ((self.won[at] - expected) / slope).clamp(-1.0, 1.0);
                }
            }
        }
        strengths
    }

    /// How far each may be wrong beside the anchor: from how sharply the likelihood falls.
    fn errors(&self, strengths: &[f64], anchor: usize) -> Vec<f64> {
        let others: Vec<usize> = (0..strengths.len()).filter(|at| *at != anchor).collect();
        let weight = |a: usize, b: usize| {
            let chance = chance(strengths[a] - strengths[b]);
            self.met[a][b] * chance * (1.0 - chance)
        };
        let entry = |a: usize, b: usize| {
            if a == b { (0..strengths.len()).map(|c| weight(a, c)).sum() } else { -weight(a, b) }
        };
        let information = others.iter().map(|a| others.iter().map(|b| entry(*a, *b)).collect());
        let variance = inverse(information.collect());
        let mut errors = vec![0.0; strengths.len()];
        for (row, at) in others.iter().enumerate() {
            errors[*at] = variance[row][row].max(0.0).sqrt();
        }
        errors
    }
}

/// How often somebody wins who is so much stronger.
fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

/// By Gauss and Jordan; for matrices whose diagonal outweighs the rest, as it does here.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(|at| f64::from(u8::from(at == row))).collect();
    let mut inverse: Vec<Vec<f64>> = (0..size).map(unit).collect();
    for pivot in 0..size {
        let scale = 1.0 / matrix[pivot][pivot];
        for at in 0..size {
            matrix[pivot][at] *= scale;
            inverse[pivot][at] *= scale;
        }
        for row in (0..size).filter(|row| *row != pivot) {
            let factor = matrix[row][pivot];
            for at in 0..size {
                matrix[row][at] -= factor * matrix[pivot][at];
                inverse[row][at] -= factor * inverse[pivot][at];
            }
        }
    }
    inverse
}

/// The bouts of one bot: what it won of each, how many matches, and its time.
fn of_one(at: usize, bouts: &[Bout]) -> impl Iterator<Item = (f64, f64, f64)> {
    bouts.iter().filter_map(move |bout| {
        let games = f64::from(bout.games);
        match bout.pair {
            [first, _] if first == at => Some((bout.share, games, bout.ms[0])),
            [_, second] if second == at => Some((1.0 - bout.share, games, bout.ms[1])),
            _ => None,
        }
    })
}

fn share_of(at: usize, bouts: &[Bout]) -> f64 {
    mean(of_one(at, bouts).map(|(share, games, _)| (share, games)))
}

fn time_of(at: usize, bouts: &[Bout]) -> f64 {
    mean(of_one(at, bouts).map(|(_, games, ms)| (ms, games)))
}

fn mean(weighed: impl Iterator<Item = (f64, f64)>) -> f64 {
    let add = |(sum, all), (value, weight)| (sum + value * weight, all + weight);
    let (sum, all) = weighed.fold((0.0, 0.0), add);
    if all > 0.0 { sum / all } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTS: [BotSpec; 3] = [BotSpec::Greedy, BotSpec::Random, BotSpec::Medium];

    fn bout(pair: [usize; 2], block: u32, share: f64) -> Bout {
        Bout { pair, block, share, games: 100, ms: [2.0, 1.0] }
    }

    /// Ten to one is 400 points: the bots' chances are 10 : 1, and 10 : 1 again.
    #[test]
    fn ratings_are_those_of_the_usual_scale() {
        let bouts = (0..100).flat_map(|block| {
            [
                bout([0, 1], block, 100.0 / 101.0),
                bout([0, 2], block, 10.0 / 11.0),
                bout([1, 2], block, 1.0 / 11.0),
            ]
        });
        let ratings = ratings(&BOTS, &bouts.collect::<Vec<_>>());
        let rounded: Vec<f64> =
            ratings.iter().map(|it| (it.rating / 10.0).round() * 10.0).collect();
        assert_eq!(rounded, [800.0, 0.0, 400.0], "{ratings:?}");
        assert!(ratings.iter().all(|it| it.ci95[0] <= it.rating && it.rating <= it.ci95[1]));
        assert_eq!(ratings[1].ci95, [0.0, 0.0], "the one at zero is there by definition");
    }

    /// With few games nobody knows; and who has won all of them is still not infinitely better.
    #[test]
    fn intervals_narrow_with_the_number_of_games() {
        let width = |blocks| {
            let bouts: Vec<_> = (0..blocks).map(|block| bout([0, 1], block, 1.0)).collect();
            let rating = ratings(&BOTS[..2], &bouts).swap_remove(0);
            assert!(rating.rating.is_finite() && rating.rating > 300.0, "{rating:?}");
            (rating.ci95[1] - rating.ci95[0]) / rating.rating
        };
        assert!(width(1) > 1.2 * width(100));
    }

    /// Two bots whose chances are known: the textbook's error of a share, on the scale.
    #[test]
    fn intervals_are_those_of_a_share() {
        let bouts: Vec<_> = (0..4).map(|block| bout([0, 1], block, 0.5)).collect();
        let rating = ratings(&BOTS[..2], &bouts).swap_remove(0);
        // One drawn game besides the four hundred.
        let error = 1.0 / (401.0_f64 * 0.25).sqrt();
        let wanted = 1.96 * 400.0 / std::f64::consts::LN_10 * error;
        assert!((rating.ci95[1] - wanted).abs() < 0.1, "{rating:?}, wanted {wanted}");
    }

    #[test]
    fn bots_meet_again_unless_one_has_lost_twenty_times() {
        let bouts = |shares: &[f64]| -> Vec<Bout> {
            let bout =
                |(block, share): (u32, &f64)| Bout { games: 4, ..bout([0, 1], block, *share) };
            (0..).zip(shares).map(bout).collect()
        };
        for (shares, block, is_clear_by_then) in [
            (&[1.0; 5][..], 5, true),
            (&[0.0; 5], 5, true),
            (&[0.0; 5], 9, true),
            (&[1.0; 5], 4, false),
            (&[1.0; 4], 4, false),
            (&[1.0, 1.0, 0.875, 1.0, 1.0, 1.0], 6, false),
            (&[1.0, 1.0, 1.0, 1.0, 1.0, 0.5], 5, true),
        ] {
            let found = is_clear([0, 1], block, &bouts(shares));
            assert_eq!(found, is_clear_by_then, "{shares:?} before {block}");
        }
        assert!(!is_clear([0, 2], 5, &bouts(&[1.0; 5])), "those were others");
    }

    #[test]
    fn the_order_of_bouts_does_not_matter() {
        let mut bouts: Vec<_> =
            (0..5).map(|block| bout([0, 1], block, 0.2 * f64::from(block))).collect();
        let once = ratings(&BOTS[..2], &bouts);
        bouts.reverse();
        let again = ratings(&BOTS[..2], &bouts);
        assert!((once[0].rating - again[0].rating).abs() < 1e-6);
    }

    #[test]
    fn everybody_meets_everybody_and_both_fill_the_table() {
        assert_eq!(pairs(3).collect::<Vec<_>>(), [[0, 1], [0, 2], [1, 2]]);
        let [greedy, random] = [BotSpec::Greedy, BotSpec::Random];
        assert_eq!(line_up(4, [greedy, random]), [greedy, random, greedy, random]);
        assert_eq!(line_up(2, [greedy, random]), [greedy, random]);
    }
}
