//! How things are laid out: JSON, numbers, columns, paragraphs.
use std::io::{self, Write};

use serde::Serialize;

/// One JSON value.
pub(crate) fn write_json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::other)?;
    writeln!(out, "{text}")
}

/// `1234567` as `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(|group| String::from_utf8_lossy(group)).collect();
    groups.join(",")
}

/// Points, with a real minus sign like those in the texts.
pub(crate) fn points(points: i32) -> String {
    points.to_string().replacen('-', "\u{2212}", 1)
}

/// Rows as aligned columns: the first to the left, the others to the right.
pub(crate) fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let cell = |(column, cell): (usize, &String)| {
        let width = width(column);
        if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    };
    let line = |row: &Vec<String>| row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ");
    rows.iter().map(|row| line(row).trim_end().to_owned()).collect()
}

/// Rows as a table in Markdown, the first being its head.
pub(crate) fn markdown_table(rows: &[Vec<String>]) -> String {
    let line = |row: &Vec<String>| format!("| {} |\n", row.join(" | "));
    let head: String = rows.first().map(line).unwrap_or_default();
    let rule = format!("|{}\n", "---|".repeat(rows.first().map_or(0, Vec::len)));
    let rest: String = rows.iter().skip(1).map(line).collect();
    head + &rule + &rest
}

/// `text` in lines of at most `width` letters, each after `indent` spaces. What
/// begins a line of its own in the text does so here too.
pub(crate) fn paragraphs(text: &str, indent: usize, width: usize) -> String {
    let lines = text.lines().map(|line| paragraph(line, indent, width));
    lines.collect::<Vec<_>>().join("\n")
}

/// How wide a line of running text gets.
pub(crate) const WIDTH: usize = 100;

/// A space at which no line is broken; written as any other.
pub(crate) const UNBROKEN: &str = "\u{a0}";

/// A sentence behind its mark, and under itself where it is longer than a line.
pub(crate) fn item(mark: &str, sentence: &str) -> String {
    let indent = mark.chars().count();
    let told = if indent + sentence.chars().count() <= WIDTH {
        format!("{mark}{sentence}")
    } else {
        format!("{mark}{}", paragraph(sentence, indent, WIDTH).trim_start())
    };
    told.replace(UNBROKEN, " ")
}

fn paragraph(text: &str, indent: usize, width: usize) -> String {
    let mut lines: Vec<String> = vec![];
    for word in text.split_ascii_whitespace() {
        let fits = |line: &&mut String| line.chars().count() + 1 + word.chars().count() <= width;
        match lines.last_mut().filter(fits) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(format!("{}{word}", " ".repeat(indent))),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([7, 123, 1234, 1_234_567].map(grouped), ["7", "123", "1,234", "1,234,567"]);
        assert_eq!(points(-3), "−3");
    }

    #[test]
    fn a_long_sentence_goes_on_under_itself() {
        let told = item("· ", &"high tide ".repeat(12));
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("· high") && lines[1].starts_with("  tide"), "{told}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{told}");
        assert_eq!(item("  12  ", "ebb  [a1]"), "  12  ebb  [a1]", "columns stay");
        let short = format!("{} [a1{UNBROKEN}b1]", "tide ".repeat(18).trim_end());
        let told = item("  12  ", &short);
        assert!(told.ends_with("\n      [a1 b1]"), "{told}");
    }

    #[test]
    fn columns_are_aligned() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            columns(&[row(["bot", "wins"]), row(["greedy", "7"])]),
            ["bot     wins", "greedy     7"]
        );
    }

    #[test]
    fn a_paragraph_keeps_its_width() {
        assert_eq!(paragraphs("one two three", 2, 9), "  one two\n  three");
        assert_eq!(paragraphs("one two\nthree", 0, 20), "one two\nthree");
        assert_eq!(paragraphs("", 2, 9), "");
    }
}
