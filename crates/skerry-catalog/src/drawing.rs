//! Pictures made of letters. Which colours a terminal can show is not known
//! here: a piece of text only says which ink it is meant to have.
use std::collections::BTreeMap;

/// What a piece of text is written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Ink {
    #[default]
    Plain,
    Faint,
    Strong,
    Sand,
    Green,
    Yellow,
    Red,
    Blue,
    Violet,
}

/// A piece of text in one ink.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// What is written.
    pub text: String,
    /// With what.
    pub ink: Ink,
}

/// Lines of text, each made of pieces.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Drawing {
    /// From top to bottom.
    pub lines: Vec<Vec<Span>>,
}

impl Drawing {
    /// Everything without its ink.
    pub fn plain(&self) -> String {
        let line = |spans: &Vec<Span>| spans.iter().map(|span| span.text.as_str()).collect();
        self.lines.iter().map(line).collect::<Vec<String>>().join("\n")
    }
}

/// A surface on which text can be put anywhere; later text covers earlier.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    letters: BTreeMap<(usize, usize), (char, Ink)>,
}

impl Canvas {
    /// Puts `text` on line `y`, its first letter in column `x`.
    pub(crate) fn put(&mut self, (x, y): (usize, usize), text: &str, ink: Ink) {
        for (column, letter) in (x..).zip(text.chars()) {
            self.letters.insert((y, column), (letter, ink));
        }
    }

    pub(crate) fn drawing(&self) -> Drawing {
        let height = self.letters.keys().last().map_or(0, |(y, _)| y + 1);
        Drawing { lines: (0..height).map(|y| self.line(y)).collect() }
    }

    fn line(&self, y: usize) -> Vec<Span> {
        let mut spans: Vec<Span> = vec![];
        let mut column = 0;
        for ((_, x), (letter, ink)) in self.letters.range((y, 0)..(y + 1, 0)) {
            if *x > column {
                spans.push(Span { text: " ".repeat(x - column), ink: Ink::Plain });
            }
            match spans.last_mut().filter(|span| span.ink == *ink) {
                Some(span) => span.text.push(*letter),
                None => spans.push(Span { text: letter.to_string(), ink: *ink }),
            }
            column = x + 1;
        }
        spans
    }
}
