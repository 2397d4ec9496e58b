//! What actions would bring, in the words of the protocol.
use serde_json::{Map, json};
use skerry_protocol::{Aim, Effect, Foreseen, Preview, Tone};

use super::history::line;

pub(super) fn preview(preview: skerry_catalog::Preview) -> Preview {
    Preview {
        points: preview.points,
        points_at_end: preview.points_at_end,
        lines: preview.lines.into_iter().map(line).collect(),
        lines_at_end: preview.lines_at_end.into_iter().map(line).collect(),
        effects: preview.effects.into_iter().map(effect).collect(),
    }
}

pub(super) fn foreseen(
    skerry_catalog::Foreseen { action, preview: brings }: skerry_catalog::Foreseen,
) -> Foreseen {
    Foreseen { action, preview: preview(brings) }
}

fn effect(effect: skerry_core::Effect) -> Effect {
    let figures = effect.figures.into_iter();
    let args: Map<_, _> = figures.map(|(name, figure)| (name.to_owned(), json!(figure))).collect();
    let tone = match effect.tone {
        skerry_core::Tone::Gain => Tone::Gain,
        skerry_core::Tone::Cost => Tone::Cost,
        skerry_core::Tone::Note => Tone::Note,
        skerry_core::Tone::Warning => Tone::Warning,
    };
    Effect { effect: effect.word.to_owned(), tone, args: args.into() }
}

pub(super) fn aim(aim: skerry_core::Aim) -> Aim {
    let skerry_core::Aim { aim, rule, have, need, worth, points } = aim;
    let rule = rule.map(|rule| rule.id.to_owned());
    Aim { aim: aim.to_owned(), rule, have, need, worth, points }
}
