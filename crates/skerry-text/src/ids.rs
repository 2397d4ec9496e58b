//! How the id of a text follows from what it tells, so that whoever adds a word to a
//! game only adds its sentences. The browser and `cargo xtask rules` cannot use this file
//! and follow it; `tidy` keeps other code from doing the same.

/// Fields that hold a seat, each with the argument that holds the name of who sits there.
pub const SEATS: [(&str, &str); 2] = [("seat", "player"), ("owner", "owner_name")];

/// An event, by the value of its tag `event`: `my-island-tile_placed`.
pub fn event(game: &str, tag: &str) -> String {
    format!("{game}-{tag}")
}

/// An action, by the value of its tag `do`: `my-island-do-place`.
pub fn action(game: &str, tag: &str) -> String {
    format!("{game}-do-{tag}")
}

/// An answer of nature, by the value of its tag `draw`: `my-island-draw-card`.
pub fn chance(game: &str, tag: &str) -> String {
    format!("{game}-draw-{tag}")
}

/// What a rule says: `my-island-rule-5_2`.
pub fn rule(game: &str, rule: &str) -> String {
    format!("{game}-rule-{}", rule.replace('.', "_"))
}

/// The heading of a rule: `my-island-rule-5_2.title`.
pub fn rule_title(game: &str, rule: &str) -> String {
    format!("{}.title", self::rule(game, rule))
}

/// What is said to somebody who breaks a rule: `my-island-refused-5_2`.
pub fn refused(game: &str, rule: &str) -> String {
    format!("{game}-refused-{}", rule.replace('.', "_"))
}

/// A line of a breakdown of points: `my-island-score-farms`.
pub fn score(game: &str, category: &str) -> String {
    format!("{game}-score-{category}")
}

/// What an action would bring besides points: `my-island-effect-group_grows`.
pub fn effect(game: &str, word: &str) -> String {
    format!("{game}-effect-{word}")
}

/// Something to aim at, in a word or two: `my-island-aim-farms`; its attribute `about`
/// says what it is worth.
pub fn aim(game: &str, aim: &str) -> String {
    format!("{game}-aim-{aim}")
}

/// Why a bot would do something: `my-island-why-room` if that is gained by it; its attribute
/// `loss` if it is lost.
pub fn why(game: &str, term: &str) -> String {
    format!("{game}-why-{term}")
}

/// What a table may choose: `my-island-option-rules`.
pub fn option(game: &str, name: &str) -> String {
    format!("{game}-option-{name}")
}

/// One of the things it may choose: `my-island-option-rules-eternal`.
pub fn option_value(game: &str, name: &str, value: &str) -> String {
    format!("{game}-option-{name}-{value}")
}

/// What is asked of a player: `my-island-prompt-decide`.
pub fn prompt(game: &str, step: &str) -> String {
    format!("{game}-prompt-{step}")
}

/// What is said in a lesson: `my-island-lesson-village`.
pub fn lesson(game: &str, step: &str) -> String {
    format!("{game}-lesson-{step}")
}

/// What the game is called: `my-island-name`.
pub fn name(game: &str) -> String {
    format!("{game}-name")
}

/// What the game is about, in one sentence: `my-island-about`.
pub fn about(game: &str) -> String {
    format!("{game}-about")
}

/// What a chapter of a campaign tells: `my-island-chapter-1`, its heading in `.title`.
pub fn chapter(game: &str, chapter: u8) -> String {
    format!("{game}-chapter-{chapter}")
}

/// What a game of a campaign is called: `my-island-game-2`.
pub fn game_of_campaign(game: &str, number: u8) -> String {
    format!("{game}-game-{number}")
}

/// A word of the table, whatever is played on it: `table-your_turn`.
pub fn table(word: &str) -> String {
    format!("table-{word}")
}

/// The sentence of a word for the very thing it is about: a word with a field `goal` or
/// `sticker` may have one for each, `my-island-scored-trail` beside `my-island-scored`, and
/// it may come later, with the part of the game that it belongs to.
pub fn special(id: &str, args: &serde_json::Value) -> Option<String> {
    let about = ["goal", "sticker"].into_iter().find_map(|field| args.get(field)?.as_str());
    about.map(|about| format!("{id}-{about}"))
}

/// The name of a variant as it is written on the wire: `TilePlaced` is `tile_placed`.
pub fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !snake.is_empty() {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_rules_lose_their_dots() {
        assert_eq!(rule("my-island", "5.2"), "my-island-rule-5_2");
        assert_eq!(rule_title("my-island", "R6"), "my-island-rule-R6.title");
        assert_eq!(refused("my-island", "6.1"), "my-island-refused-6_1");
    }

    #[test]
    fn variants_are_written_as_on_the_wire() {
        assert_eq!(snake_case("TilePlaced"), "tile_placed");
        assert_eq!(snake_case("decide"), "decide");
    }
}
