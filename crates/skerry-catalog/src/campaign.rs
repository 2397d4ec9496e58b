//! [`Campaign`]: the chapters of a legacy game, and what lies in their envelopes.
use serde_json::Value;
use skerry_text::Language;

use crate::OptionsError;

/// What a campaign consists of.
#[derive(Debug)]
pub struct Campaign {
    /// One for each chapter, in order.
    pub envelopes: &'static [Envelope],
    /// How many games a chapter has.
    pub games_a_chapter: u8,
    /// Who takes part in a match with these options: the seats, and after them who is not
    /// here.
    pub party: fn(&Value) -> Result<Vec<Member>, OptionsError>,
    /// Lets others play a match.
    pub regroup: Regroup,
    /// The options with which so many play the game of a number on its own, with fresh boards;
    /// `None` if there is no such game.
    pub alone: fn(u8, u8) -> Option<Value>,
    /// The game that a match with these options plays on its own, if it is one of those that
    /// are sealed.
    pub sealed_alone: fn(&Value) -> Result<Option<u8>, OptionsError>,
}

/// From the options of a match to those of the same match for those whose boards are present,
/// while others are away: all who took part before must be among them. A board that is not
/// known yet joins; `None` if they cannot be together.
pub type Regroup = fn(&Value, &[u8], &[u8]) -> Result<Option<Value>, OptionsError>;

/// Somebody who takes part in a campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Member {
    /// Which of the boards in the box is theirs.
    pub board: u8,
    /// What the campaign has brought them so far.
    pub progress: u32,
}

/// What is sealed until its chapter is played.
#[derive(Debug)]
pub struct Envelope {
    /// Its sentences, as Fluent source.
    pub texts: fn(Language) -> &'static str,
    /// Its drawings, as JSON.
    pub sprites: &'static str,
    /// Its tiles.
    pub tiles: fn() -> Vec<Value>,
}

impl Campaign {
    /// How many chapters there are.
    pub fn chapters(&self) -> u8 {
        self.envelopes.len() as u8
    }

    /// How many games there are.
    pub fn games(&self) -> u8 {
        self.chapters() * self.games_a_chapter
    }

    /// The chapter that a game belongs to, both from 1 on.
    pub fn chapter_of(&self, number: u8) -> u8 {
        number.div_ceil(self.games_a_chapter)
    }

    /// What lies in the envelope of a chapter.
    pub fn envelope(&self, chapter: u8) -> Option<&'static Envelope> {
        self.envelopes.get(usize::from(chapter).checked_sub(1)?)
    }
}

#[cfg(test)]
mod tests {
    use crate::games;

    #[test]
    fn chapters_have_their_games_and_envelopes() {
        for game in games() {
            let series = (1..=8).find_map(|players| game.series(players));
            assert_eq!(game.campaign().is_some(), series.is_some(), "{}", game.facts().id);
        }
        let campaign = crate::find("my-island").ok().and_then(|game| game.campaign());
        let campaign = campaign.expect("a campaign");
        assert_eq!((campaign.chapters(), campaign.games()), (8, 24));
        let chapters: Vec<u8> = [1, 3, 4, 24].map(|number| campaign.chapter_of(number)).to_vec();
        assert_eq!(chapters, [1, 1, 2, 8]);
        assert!(campaign.envelope(0).is_none() && campaign.envelope(9).is_none());
        for chapter in 1..=8 {
            let envelope = campaign.envelope(chapter).expect("eight");
            let sprites: serde_json::Value =
                serde_json::from_str(envelope.sprites).expect("drawings are JSON");
            assert!(sprites.is_object(), "chapter {chapter}");
            assert_eq!((envelope.tiles)().len(), if chapter == 4 { 4 } else { 0 });
        }
    }
}
