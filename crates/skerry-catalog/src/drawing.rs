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
    Moss,
    Brown,
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

/// A piece of a table.
pub(crate) type Cell = (String, Ink);

/// As wide as lists get before they go on in the next line.
const WIDTH: usize = 94;

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

    /// Rows from line `top` on, their columns aligned; returns the line below.
    pub(crate) fn table(&mut self, top: usize, rows: &[Vec<Cell>]) -> usize {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let mut left = 0;
        for column in 0..columns {
            let cells = (top..).zip(rows).filter_map(|(y, row)| Some((y, row.get(column)?)));
            let mut width = 0;
            for (y, (text, ink)) in cells {
                self.put((left, y), text, *ink);
                width = width.max(text.chars().count());
            }
            left += width + 2;
        }
        top + rows.len()
    }

    /// A head and what it is about, in as many lines as that takes from `top`
    /// on; returns the line below.
    pub(crate) fn listed(&mut self, top: usize, head: &str, items: &[String]) -> usize {
        const INDENT: usize = 4;
        self.put((0, top), head, Ink::Strong);
        let (mut x, mut y) = (head.chars().count(), top);
        self.put((x, y), ":", Ink::Strong);
        x += 2;
        for (index, item) in items.iter().enumerate() {
            let mark = if index + 1 < items.len() { " ·" } else { "" };
            let length = item.chars().count() + mark.chars().count();
            if x + length > WIDTH && x > INDENT {
                (x, y) = (INDENT, y + 1);
            }
            // Only what is longer than a line is broken, and goes on a little further in.
            for word in format!("{item}{mark}").split(' ') {
                let width = word.chars().count();
                if x + width > WIDTH && x > INDENT {
                    (x, y) = (INDENT + 2, y + 1);
                }
                self.put((x, y), word, Ink::Plain);
                x += width + 1;
            }
        }
        y + 1
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_longer_than_a_line_is_broken_and_goes_on_further_in() {
        let mut canvas = Canvas::default();
        let long = "word ".repeat(30).trim_end().to_owned();
        let below = canvas.listed(0, "Cards", &["one".to_owned(), long]);
        let plain = canvas.drawing().plain();
        let lines: Vec<&str> = plain.lines().collect();
        assert_eq!((below, lines.len(), lines[0]), (3, 3, "Cards: one ·"));
        assert!(lines[1].starts_with("    word") && lines[2].starts_with("      word"), "{plain}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{plain}");
    }
}
