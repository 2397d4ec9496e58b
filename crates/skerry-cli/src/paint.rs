//! Ink for terminals that show colours.
use std::{env, io::IsTerminal};

use skerry_catalog::{Drawing, Ink, Span};

/// Whether to write colours.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paint {
    is_coloured: bool,
}

impl Paint {
    /// Colours on a terminal, unless somebody asks for none (see no-color.org).
    pub(crate) fn for_stdout() -> Paint {
        let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Paint { is_coloured: std::io::stdout().is_terminal() && !is_set("NO_COLOR") && !is_dumb }
    }

    pub(crate) fn text(self, text: &str, ink: Ink) -> String {
        match code(ink).filter(|_| self.is_coloured) {
            Some(code) => format!("\x1b[{code}m{text}\x1b[0m"),
            None => text.to_owned(),
        }
    }

    /// Each line after `indent` spaces.
    pub(crate) fn drawing(self, drawing: &Drawing, indent: usize) -> Vec<String> {
        let margin = " ".repeat(indent);
        let paint = |span: &Span| self.text(&span.text, span.ink);
        let line = |spans: &Vec<Span>| spans.iter().map(paint).collect::<String>();
        drawing.lines.iter().map(|spans| format!("{margin}{}", line(spans))).collect()
    }
}

fn code(ink: Ink) -> Option<&'static str> {
    match ink {
        Ink::Plain => None,
        Ink::Faint => Some("2"),
        Ink::Strong => Some("1"),
        Ink::Sand => Some("33"),
        Ink::Moss => Some("2;32"),
        Ink::Brown => Some("38;5;130"),
        Ink::Green => Some("1;32"),
        Ink::Yellow => Some("1;33"),
        Ink::Red => Some("1;31"),
        Ink::Blue => Some("1;34"),
        Ink::Violet => Some("1;35"),
    }
}
