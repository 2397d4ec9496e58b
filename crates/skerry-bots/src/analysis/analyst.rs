//! [`Analyst`]: goes through a match decision by decision, a little at a time.
use skerry_core::{Game, Turn};

use super::{
    Happened, Judged, Report, Unfit,
    questions::{Question, Walk},
    report,
};
use crate::{
    Advised, Advisor, Budget, Evaluate, Glimpse, Plan, eval::Line, mcts::shares, simulate::mix,
};

/// An analysis under way. The same plan, the same analysis, in however small parts it is made;
/// who has enough of it drops it.
///
/// ```text
/// let mut analyst = Analyst::new(eval, opening, log, plan)?;
/// while !analyst.is_done() {
///     analyst.work(50);
///     show(analyst.progress());
/// }
/// let report = analyst.report();
/// ```
#[derive(Debug)]
pub struct Analyst<G: Game, E> {
    eval: E,
    plan: Plan,
    log: Vec<Happened<G>>,
    questions: Vec<Question<G>>,
    /// Of the first questions.
    judged: Vec<Judged<G::Action>>,
    /// At the next one.
    advisor: Option<Advisor<G, E>>,
    /// What it thinks best there, once it has thought enough.
    best: Option<Vec<G::Action>>,
    result: Vec<f64>,
    is_alone: bool,
}

impl<G: Game, E: Evaluate<G>> Analyst<G, E> {
    /// Before the first decision; the plan is for each of them.
    ///
    /// # Errors
    /// When the match is not over, when there is nobody to beat in it, or when it cannot have
    /// happened.
    pub fn new(
        eval: E,
        opening: G,
        log: Vec<Happened<G>>,
        plan: Plan,
    ) -> Result<Analyst<G, E>, Unfit> {
        let (questions, end) = Walk::through(opening, &eval, &log)?;
        if end.turn() != Turn::Over {
            return Err(Unfit::NotOver);
        }
        let is_alone = end.players() == 1;
        if is_alone && end.rival().is_none() {
            return Err(Unfit::NobodyToBeat);
        }
        let result = shares(&end)[..usize::from(end.players())].to_vec();
        let (judged, advisor, best) = (vec![], None, None);
        Ok(Analyst { eval, plan, log, questions, judged, advisor, best, result, is_alone })
    }

    /// Decisions to judge: those in which there was a choice.
    pub fn decisions(&self) -> usize {
        self.questions.len()
    }

    /// How many of them are judged.
    pub fn judged(&self) -> usize {
        self.judged.len()
    }

    /// How much is done, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let begun = self.advisor.as_ref().map_or(0.0, |advisor| {
            f64::from(advisor.iterations()) / f64::from(advisor.planned().max(1))
        });
        let done = self.judged.len() as f64 + begun.min(1.0);
        (done / self.questions.len().max(1) as f64).min(1.0)
    }

    /// Is every decision judged?
    pub fn is_done(&self) -> bool {
        self.judged.len() == self.questions.len()
    }

    /// Goes on for about so many iterations, or to the end of the decision it is at.
    pub fn work(&mut self, iterations: u32) {
        let Some(question) = self.questions.get(self.judged.len()) else { return };
        let glimpse = Glimpse::new(&question.game, question.seat);
        let advisor = self.advisor.get_or_insert_with(|| {
            let (actions, ends_turn) = (question.line.clone(), question.ends_turn);
            let played = Line { actions, value: 0.0, ends_turn };
            let seed = mix(self.plan.seed, question.entry as u64);
            Advisor::new(self.eval, &glimpse, &[played], Plan { seed, ..self.plan })
        });
        let left = advisor.planned().saturating_sub(advisor.iterations());
        if left > 0 {
            advisor.think(&glimpse, Budget::Iterations(left.min(iterations)));
        }
        if !advisor.is_done() {
            return;
        }
        // The best and what was played are tried equally often, a little at a time.
        let wanted = advisor.planned() / 2;
        let best = self.best.get_or_insert_with(|| {
            let best = advisor.advice().options.into_iter().next();
            best.map_or_else(|| question.line.clone(), |best| best.line)
        });
        if !advisor.favour(&glimpse, best, wanted, iterations)
            || !advisor.favour(&glimpse, &question.line, wanted, iterations)
        {
            return;
        }
        let judged = judge(question, best, advisor);
        self.best = None;
        self.judged.push(judged);
        self.advisor = None;
    }

    /// What has come out so far: everything, when it is done.
    pub fn report(&self) -> Report<G::Action> {
        let whole = report::Whole {
            is_chance: self.log.iter().map(|entry| matches!(entry, Happened::Chance(_))).collect(),
            result: self.result.clone(),
            is_alone: self.is_alone,
            is_done: self.is_done(),
        };
        report::report(&self.judged, &whole)
    }
}

/// What a decision cost against the best that was found; nothing, if it was better than that.
fn judge<G: Game, E: Evaluate<G>>(
    question: &Question<G>,
    best: &[G::Action],
    advisor: &Advisor<G, E>,
) -> Judged<G::Action> {
    let own = |option: &Advised<G::Action>| option.chances[question.seat.index()];
    let options = advisor.advice().options;
    let played = advisor.of(&question.line).expect("it was weighed");
    let is_ahead = |one: &Advised<G::Action>, other: &Advised<G::Action>| {
        own(one) - own(other) > one.doubt.hypot(other.doubt)
    };
    let best = advisor.of(best).filter(|best| is_ahead(best, &played));
    let best = best.as_ref().unwrap_or(&played);
    let loss = own(best) - own(&played);
    let is_best = best.line == played.line;
    let next = options.iter().find(|option| option.line[0] != question.line[0]);
    let next = next.filter(|next| is_best && is_ahead(&played, next));
    let edge = next.map_or(0.0, |next| own(&played) - own(next));
    Judged {
        seat: question.seat,
        entry: question.entry,
        end: question.end,
        played: question.line.clone(),
        better: (!is_best).then(|| best.line.clone()),
        before: best.chances.clone(),
        after: played.chances.clone(),
        points: [best.points, played.points],
        loss,
        edge,
        moment: question.moment,
    }
}
