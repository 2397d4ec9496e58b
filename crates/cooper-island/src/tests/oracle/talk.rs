//! How the second implementation is asked and answered. It is written as one long
//! story (`rounds.rs`) that runs in a thread of its own and stops at each question.
use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::{
    anytime::Aside,
    std::{
        sync::mpsc::{Receiver, Sender, channel},
        thread,
    },
    world::{Person, World},
};

/// What the story waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Asked {
    /// A seat owes a decision; these are legal.
    Decision(usize, Vec<String>),
    /// Nature is asked for this.
    Nature(String),
    Over,
}

/// A question, and the table as it lies there.
#[derive(Debug)]
pub(super) struct Moment {
    pub(super) asked: Asked,
    pub(super) world: World,
}

/// The near end of the thread.
#[derive(Debug)]
pub(super) struct Oracle {
    moments: Receiver<Moment>,
    answers: Sender<String>,
}

impl Oracle {
    pub(super) fn start(tell: impl FnOnce(&mut Story) + Send + 'static, world: World) -> Oracle {
        let (moment_in, moments) = channel();
        let (answers, answer_out) = channel();
        thread::spawn(move || {
            let mut story = Story::new(world, moment_in, answer_out);
            tell(&mut story);
            story.ask(Asked::Over);
        });
        Oracle { moments, answers }
    }

    pub(super) fn next(&self) -> Moment {
        self.moments.recv().expect("the second implementation goes on")
    }

    pub(super) fn answer(&self, answer: String) {
        self.answers.send(answer).expect("the second implementation listens");
    }
}

/// Which phase allows what (R28, R47).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Window {
    Income,
    Turn,
    CleanUp,
    End,
}

/// The far end: the table and the one who tells.
#[derive(Debug)]
pub(super) struct Story {
    pub(super) world: World,
    pub(super) window: Window,
    pub(super) acting: usize,
    moments: Sender<Moment>,
    answers: Receiver<String>,
}

/// Choices: how they are written, and what they mean to the story.
pub(super) type Options<T> = Vec<(String, T)>;

impl Story {
    fn new(world: World, moments: Sender<Moment>, answers: Receiver<String>) -> Story {
        Story { world, window: Window::Income, acting: 0, moments, answers }
    }

    fn ask(&mut self, asked: Asked) {
        // R47: the moment a goal holds.
        self.world.people.iter_mut().for_each(Person::turn_milestones);
        let moment = Moment { asked, world: self.world.clone() };
        self.moments.send(moment).expect("somebody compares");
    }

    /// What nature answers: a word, and the value of its only field.
    pub(super) fn nature(&mut self, word: &str) -> String {
        self.ask(Asked::Nature(word.to_string()));
        let answer = self.answers.recv().expect("nature answers");
        let (said, rest) = answer.split_once(' ').expect("a word and a field");
        assert_eq!(said, word);
        rest.split_once('=').expect("a value").1.to_string()
    }

    /// A choice into which nothing can be inserted (R77); R90: one choice is none.
    pub(super) fn choose<T: Clone>(&mut self, seat: usize, options: Options<T>) -> T {
        if let [(_, only)] = &options[..] {
            return only.clone();
        }
        self.pick(seat, options)
    }

    /// A choice that is asked even if there is only one.
    pub(super) fn pick<T: Clone>(&mut self, seat: usize, options: Options<T>) -> T {
        assert!(!options.is_empty(), "there is always something to choose");
        let mut words: Vec<String> = options.iter().map(|(word, _)| word.clone()).collect();
        words.sort();
        self.ask(Asked::Decision(seat, words));
        let answer = self.answers.recv().expect("a decision");
        let chosen = options.into_iter().find(|(word, _)| *word == answer);
        chosen.map(|(_, meaning)| meaning).expect("one of the options")
    }

    /// A choice of the acting player into which anytime actions may be inserted (R77).
    /// Where a choice only begins an act (a tile, an object, a ruin), they come before it.
    pub(super) fn decide<T: Clone>(&mut self, options: impl Fn(&World) -> Options<T>) -> T {
        let mut is_interrupted = false;
        loop {
            self.world.people[self.acting].turn_milestones();
            let main = options(&self.world).into_iter().map(|(word, it)| (word, Ok(it)));
            let asides = self.asides().into_iter().map(|(word, it)| (word, Err(it)));
            let both: Options<Result<T, Aside>> = main.chain(asides).collect();
            // After something done aside it is asked even if there is only one.
            let chosen = if is_interrupted {
                self.pick(self.acting, both)
            } else {
                self.choose(self.acting, both)
            };
            match chosen {
                Ok(chosen) => return chosen,
                Err(aside) => {
                    is_interrupted = true;
                    self.act_aside(aside);
                }
            }
        }
    }
}
