//! What a page says of whole matches: no sentence names a tile or a place by its notation.
use serde_json::{Value, json};
use skerry_catalog::{AnyGame, AnyTable, Told, games};
use skerry_core::{Choice, Dice, QuickDice, Seed, Viewer};
use skerry_text::{Language, Texts};

/// Names of the game that no person would say: with a digit in them, such as `T22`, `3,5` or `i2`.
fn notations(word: &Value) -> impl Iterator<Item = &str> {
    let fields = word.as_object().into_iter().flatten();
    let names = fields.filter_map(|(_, value)| value.as_str());
    names.filter(|name| name.contains(|letter: char| letter.is_ascii_digit()))
}

/// What is wrong with a sentence about `word`; nothing in most cases.
fn fault(sentence: &str, word: &Value) -> Option<String> {
    let is_coded = notations(word).any(|name| sentence.contains(name));
    // An argument that is missing is shown by its name.
    let is_broken = sentence.contains(['°', '{', '$']);
    (is_coded || is_broken).then(|| format!("{sentence} ({word})"))
}

struct Reader<'a> {
    game: &'static str,
    texts: &'a [Texts],
    names: Vec<String>,
    faults: Vec<String>,
}

impl Reader<'_> {
    fn read(&mut self, word: &Value, say: impl Fn(&Texts, &str, &[String]) -> String) {
        for sentence in self.texts.iter().map(|texts| say(texts, self.game, &self.names)) {
            assert!(!sentence.starts_with(self.game), "a text is missing: {sentence}");
            self.faults.extend(fault(&sentence, word));
        }
    }

    fn told(&mut self, told: &Told) {
        for event in told.to(Viewer::Spectator) {
            self.read(event, |texts, game, names| texts.event(game, event, names));
        }
    }

    fn asked(&mut self, table: &dyn AnyTable) -> Vec<Value> {
        let seat = table.owing().lowest().expect("somebody decides");
        let prompt = table.prompt(seat);
        self.read(&prompt.args, |texts, game, names| {
            texts.prompt(game, &prompt.step, prompt.args.clone(), names)
        });
        let legal = table.legal(seat);
        for action in &legal {
            self.read(action, |texts, game, _| texts.action(game, action));
        }
        legal
    }
}

/// Faults in what is told, asked and offered in a match that is played at random.
fn faults_of_a_match(game: &dyn AnyGame, options: &Value, texts: &[Texts]) -> Vec<String> {
    let mut dice = QuickDice::new(7);
    let (mut table, told) = game.open(options, Seed::from_number(7)).expect("opens");
    let names = (0..table.players()).map(|_| "Anna".to_owned()).collect();
    let mut reader = Reader { game: game.facts().id, texts, names, faults: vec![] };
    reader.told(&told);
    while let Some(seat) = table.owing().lowest() {
        let legal = reader.asked(&*table);
        let drawn = dice.below(u32::try_from(legal.len()).expect("a short list"));
        table.act(seat, &legal[drawn as usize]).expect("legal");
        if !table.place(seat).must_decide {
            reader.told(&table.commit(seat).expect("drafted").told);
        }
    }
    reader.faults
}

#[test]
fn no_sentence_of_a_whole_match_has_a_code_in_it() {
    for &game in games() {
        let texts = Language::ALL.map(|language| game.texts(language, &[]).without_coordinates());
        let each = |choice: &Choice| {
            let pair = |value: &&str| vec![(choice.name.to_owned(), (*value).to_owned())];
            choice.values.iter().map(pair).collect::<Vec<_>>()
        };
        let chosen = game.facts().choices.iter().flat_map(each);
        for chosen in chosen.chain([vec![]]) {
            let options = game.choose(None, &chosen).expect("offered");
            assert_eq!(faults_of_a_match(game, &options, &texts), [""; 0]);
        }
    }
}

#[test]
fn a_terminal_names_what_can_be_typed() {
    for &game in games() {
        let texts = [game.texts(Language::En, &[])];
        let options = game.choose(None, &[]).expect("defaults fit");
        assert!(!faults_of_a_match(game, &options, &texts).is_empty(), "{}", game.facts().id);
    }
}

#[test]
fn refusals_speak_plainly() {
    for &game in games() {
        for texts in Language::ALL.map(|language| game.texts(language, &[])) {
            let facts = game.facts();
            let told = facts.rules.iter().map(|rule| texts.refusal(facts.id, rule.id));
            let faults: Vec<_> = told.filter_map(|told| fault(&told, &json!({}))).collect();
            assert_eq!(faults, [""; 0]);
        }
    }
}
