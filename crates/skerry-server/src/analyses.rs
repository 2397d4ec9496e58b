//! Matches that are looked at again. The work is done in the pool of bots, a slice at a time and
//! only when no bot has anything to decide; it goes on while somebody asks for it, and what comes
//! out is kept with the match. Work that nobody asks for any more is laid aside for a while, so
//! that whoever comes back goes on where it stopped.
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use serde_json::json;
use skerry_bots::{
    Plan,
    analysis::{Point, USUAL_ITERATIONS},
};
use skerry_catalog::{Analysing, Thought};
use skerry_protocol::{Analysis, AnalysisState, ChancesAt};
use skerry_store::{AnalysisKey, GuestId, MatchId};

use crate::{App, error::ApiError, fair::Whose, matches::Request, places::Place};

/// Every analysis has the same plan, so that whoever asks is told the same.
pub(crate) const PLAN: Plan = Plan { iterations: USUAL_ITERATIONS, seed: 1 };

/// What does not come back after this is lost.
const LIMIT: Duration = Duration::from_secs(30);

/// An analysis of which nothing is known yet takes so long until its length is guessed.
const GUESS_FROM: f64 = 0.02;

/// As much work lies aside at the most, a megabyte or two each, and for so long.
const MOST_ASIDE: usize = 16;
const LONGEST_ASIDE: Duration = Duration::from_secs(60 * 60);

/// The analyses that are being made on this node, or were begun.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    all: Mutex<All>,
}

#[derive(Debug, Default)]
struct All {
    running: HashMap<MatchId, Arc<Mutex<Running>>>,
    /// What nobody asks for, the longest ago first.
    aside: Vec<Aside>,
}

type Work = Arc<Mutex<Box<dyn Analysing>>>;

/// What is known of an analysis that is not done.
#[derive(Debug, Clone, Default)]
struct SoFar {
    progress: f64,
    /// How many decisions have been judged.
    judged: usize,
    chances: Vec<ChancesAt>,
}

/// One that is being made.
#[derive(Debug)]
struct Running {
    so_far: SoFar,
    /// How far it was when it was begun, or gone on with.
    began_with: f64,
    begun_at: Instant,
    /// When somebody last wanted to know.
    asked_at: Instant,
    /// Held by whoever has begun it.
    _places: [Place; 2],
}

/// One that was laid aside.
#[derive(Debug)]
struct Aside {
    id: MatchId,
    key: AnalysisKey,
    laid_at: Instant,
    so_far: SoFar,
    work: Work,
}

/// How a work ends.
enum Ended {
    Done(String),
    /// Nobody asks for it any more.
    Unwanted,
    Lost,
}

impl SoFar {
    fn state(&self, is_running: bool, seconds_left: Option<u32>) -> AnalysisState {
        AnalysisState {
            is_running,
            progress: self.progress,
            seconds_left,
            chances: self.chances.clone(),
            analysis: None,
        }
    }

    /// What has come out up to now. Chances are worked out anew only if there are more of them.
    fn follow(&mut self, work: &dyn Analysing) {
        let (_, judged) = work.decisions();
        self.progress = work.progress();
        if judged > self.judged {
            self.judged = judged;
            self.chances = work.chances().into_iter().map(chances_at).collect();
        }
    }
}

fn chances_at(point: Point) -> ChancesAt {
    ChancesAt { entry: point.entry as u32, chances: point.chances }
}

impl Running {
    fn state(&self) -> AnalysisState {
        let spent = self.begun_at.elapsed().as_secs_f64();
        let done = self.so_far.progress - self.began_with;
        let left = spent * (1.0 - self.so_far.progress) / done;
        let is_known = done >= GUESS_FROM;
        self.so_far.state(true, is_known.then_some(left.ceil() as u32))
    }
}

impl All {
    /// Lays work aside; what has lain there longest makes room for it.
    fn lay_aside(&mut self, aside: Aside) {
        self.tidy(aside.laid_at);
        self.aside.retain(|other| other.id != aside.id);
        if self.aside.len() >= MOST_ASIDE {
            self.aside.remove(0);
        }
        self.aside.push(aside);
    }

    /// Work on this match that was laid aside.
    fn take_up(&mut self, id: &MatchId, key: AnalysisKey, now: Instant) -> Option<Aside> {
        self.tidy(now);
        let at = self.aside.iter().position(|one| one.id == *id && one.key == key)?;
        Some(self.aside.remove(at))
    }

    fn tidy(&mut self, now: Instant) {
        self.aside.retain(|one| now.duration_since(one.laid_at) < LONGEST_ASIDE);
    }
}

impl Analyses {
    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is, if it is being made; somebody wants it.
    fn running(&self, id: &MatchId) -> Option<AnalysisState> {
        let running = self.all().running.get(id).cloned()?;
        let mut running = lock(&running);
        running.asked_at = Instant::now();
        Some(running.state())
    }

    /// How far it came before it was laid aside, or that nothing is done.
    fn resting(&self, id: &MatchId, key: AnalysisKey) -> AnalysisState {
        let mut all = self.all();
        all.tidy(Instant::now());
        let aside = all.aside.iter().find(|one| one.id == *id && one.key == key);
        let so_far = aside.map_or_else(SoFar::default, |one| one.so_far.clone());
        so_far.state(false, None)
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl App {
    /// How far the analysis of a match is that `guest` may see; begun if `whose` says for whom.
    pub(crate) async fn analysis(
        &self,
        id: &MatchId,
        guest: GuestId,
        whose: Option<Whose>,
    ) -> Result<AnalysisState, ApiError> {
        let ask = |reply| Request::Analyse { guest, plan: PLAN, reply };
        let (rules_version, analysing) = self.matches().ask(id, ask).await?;
        let key = AnalysisKey { rules_version, iterations: PLAN.iterations };
        let kept = self.store().analysis(id, key).await?;
        if let Some(state) = kept.and_then(done) {
            return Ok(state);
        }
        if let Some(state) = self.analyses().running(id) {
            return Ok(state);
        }
        match whose {
            Some(whose) => self.begin_analysis(id, key, whose, analysing),
            None => Ok(self.analyses().resting(id, key)),
        }
    }

    fn begin_analysis(
        &self,
        id: &MatchId,
        key: AnalysisKey,
        whose: Whose,
        analysing: Box<dyn Analysing>,
    ) -> Result<AnalysisState, ApiError> {
        let places = self.take_analysis(&whose)?;
        let now = Instant::now();
        let mut all = self.analyses().all();
        // Of two who ask at the same moment one begins it.
        if let Some(running) = all.running.get(id) {
            return Ok(lock(running).state());
        }
        let (work, so_far) = match all.take_up(id, key, now) {
            Some(Aside { work, so_far, .. }) => (work, so_far),
            None => (Arc::new(Mutex::new(analysing)), SoFar::default()),
        };
        let began_with = so_far.progress;
        let running = Running { so_far, began_with, begun_at: now, asked_at: now, _places: places };
        let state = running.state();
        let running = Arc::new(Mutex::new(running));
        all.running.insert(id.clone(), Arc::clone(&running));
        drop(all);
        let (app, id) = (self.clone(), id.clone());
        tokio::spawn(async move { app.make_analysis((id, key), &running, whose, work).await });
        Ok(state)
    }

    /// Works until it is done or nobody wants it any more.
    async fn make_analysis(
        &self,
        (id, key): (MatchId, AnalysisKey),
        running: &Mutex<Running>,
        whose: Whose,
        work: Work,
    ) {
        let ended = self.work_through(running, &whose, &work).await;
        if let Ended::Done(analysis) = &ended
            && let Err(error) = self.store().keep_analysis(&id, key, analysis).await
        {
            tracing::error!(%error, %id, "an analysis cannot be kept");
        }
        let mut all = self.analyses().all();
        all.running.remove(&id);
        match ended {
            Ended::Unwanted => {
                let so_far = lock(running).so_far.clone();
                all.lay_aside(Aside { id, key, laid_at: Instant::now(), so_far, work });
            }
            Ended::Done(_) | Ended::Lost => {}
        }
    }

    async fn work_through(&self, running: &Mutex<Running>, whose: &Whose, work: &Work) -> Ended {
        let mut closing = self.closing();
        let slice_time = self.config().analysis_slice;
        loop {
            let shared = Arc::clone(work);
            let slice: Thought = Box::new(move || {
                lock(&shared).work_for(slice_time);
                json!(null)
            });
            let worked = self.world().bots.spare(whose, LIMIT, slice);
            let worked = tokio::select! {
                worked = worked => worked,
                () = crate::app::is_true(&mut closing) => return Ended::Lost,
            };
            if worked.is_err() {
                return Ended::Lost;
            }
            let work = lock(work);
            let mut running = lock(running);
            running.so_far.follow(&**work);
            if work.is_done() {
                return serde_json::to_string(&work.analysis()).map_or(Ended::Lost, Ended::Done);
            }
            if running.asked_at.elapsed() > self.config().analysis_patience {
                return Ended::Unwanted;
            }
        }
    }
}

/// What was kept; one in an older form, without all that is told today, is made anew.
fn done(kept: String) -> Option<AnalysisState> {
    serde_json::from_str::<Analysis>(&kept).ok()?;
    let analysis = serde_json::value::RawValue::from_string(kept).ok()?;
    Some(AnalysisState {
        is_running: false,
        progress: 1.0,
        seconds_left: None,
        chances: vec![],
        analysis: Some(analysis),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: AnalysisKey = AnalysisKey { rules_version: 1, iterations: 1000 };

    /// Work that nobody does.
    #[derive(Debug)]
    struct Idle;

    impl Analysing for Idle {
        fn work(&mut self) {}
        fn progress(&self) -> f64 {
            0.0
        }
        fn decisions(&self) -> (usize, usize) {
            (1, 0)
        }
        fn is_done(&self) -> bool {
            false
        }
        fn chances(&self) -> Vec<Point> {
            vec![]
        }
        fn analysis(&self) -> skerry_catalog::Analysis {
            unreachable!("it is never done")
        }
    }

    fn aside(number: usize, laid_at: Instant) -> Aside {
        let so_far = SoFar { progress: number as f64, ..SoFar::default() };
        let work: Work = Arc::new(Mutex::new(Box::new(Idle)));
        Aside { id: MatchId(number.to_string()), key: KEY, laid_at, so_far, work }
    }

    #[test]
    fn a_few_lie_aside_for_a_while_and_each_is_taken_up_once() {
        let (mut all, now) = (All::default(), Instant::now());
        (0..=MOST_ASIDE).for_each(|number| all.lay_aside(aside(number, now)));
        let mut progress = |number: usize, key, now| {
            let taken = all.take_up(&MatchId(number.to_string()), key, now);
            taken.map(|aside| aside.so_far.progress)
        };
        assert_eq!(progress(0, KEY, now), None, "the first made room for the last");
        let other = AnalysisKey { rules_version: 2, ..KEY };
        assert_eq!(progress(1, other, now), None, "these are other rules");
        assert_eq!(progress(1, KEY, now), Some(1.0));
        assert_eq!(progress(1, KEY, now), None, "somebody has it");
        assert_eq!(progress(2, KEY, now + LONGEST_ASIDE), None, "too long ago");
    }
}
