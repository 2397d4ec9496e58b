//! Matches that are looked at again. The work is done in the pool of bots, a slice at a time and
//! only when no bot has anything to decide; it goes on while somebody asks for it, and what comes
//! out is kept with the match.
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use serde_json::json;
use skerry_bots::{Plan, analysis::USUAL_ITERATIONS};
use skerry_catalog::{Analysing, Thought};
use skerry_protocol::AnalysisState;
use skerry_store::{AnalysisKey, GuestId, MatchId};

use crate::{App, error::ApiError, fair::Whose, matches::Request, places::Place};

/// Every analysis has the same plan, so that whoever asks is told the same.
pub(crate) const PLAN: Plan = Plan { iterations: USUAL_ITERATIONS, seed: 1 };

/// So long it works until it lets others: a bot at a live table waits no longer than that.
const SLICE: Duration = Duration::from_millis(20);

/// What does not come back after this is lost.
const LIMIT: Duration = Duration::from_secs(30);

/// An analysis of which nothing is known yet takes so long until its length is guessed.
const GUESS_FROM: f64 = 0.02;

/// The analyses that are being made on this node.
#[derive(Debug, Default)]
pub(crate) struct Analyses {
    running: Mutex<HashMap<MatchId, Arc<Mutex<Running>>>>,
}

/// One of them.
#[derive(Debug)]
struct Running {
    progress: f64,
    begun_at: Instant,
    /// When somebody last wanted to know.
    asked_at: Instant,
    /// Held by whoever has begun it.
    _places: [Place; 2],
}

impl Running {
    fn state(&self) -> AnalysisState {
        let spent = self.begun_at.elapsed().as_secs_f64();
        let left = spent * (1.0 - self.progress) / self.progress;
        let is_known = self.progress >= GUESS_FROM;
        AnalysisState {
            is_running: true,
            progress: self.progress,
            seconds_left: is_known.then_some(left.ceil() as u32),
            analysis: None,
        }
    }
}

impl Analyses {
    fn running(&self) -> MutexGuard<'_, HashMap<MatchId, Arc<Mutex<Running>>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How far it is, if it is being made; somebody wants it.
    fn state(&self, id: &MatchId) -> Option<AnalysisState> {
        let running = self.running().get(id).cloned()?;
        let mut running = lock(&running);
        running.asked_at = Instant::now();
        Some(running.state())
    }
}

fn lock(running: &Mutex<Running>) -> MutexGuard<'_, Running> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
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
        if let Some(kept) = self.store().analysis(id, key).await? {
            return done(kept);
        }
        if let Some(state) = self.analyses().state(id) {
            return Ok(state);
        }
        let Some(whose) = whose else {
            return Ok(AnalysisState {
                is_running: false,
                progress: 0.0,
                seconds_left: None,
                analysis: None,
            });
        };
        self.begin_analysis(id, key, whose, analysing)
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
        let running = Running { progress: 0.0, begun_at: now, asked_at: now, _places: places };
        let state = running.state();
        let running = Arc::new(Mutex::new(running));
        // Of two who ask at the same moment one begins it.
        let mut others = self.analyses().running();
        if others.contains_key(id) {
            return Ok(state);
        }
        others.insert(id.clone(), Arc::clone(&running));
        drop(others);
        let (app, id) = (self.clone(), id.clone());
        tokio::spawn(async move {
            if let Some(analysis) = app.work_through(&running, &whose, analysing).await
                && let Err(error) = app.store().keep_analysis(&id, key, &analysis).await
            {
                tracing::error!(%error, %id, "an analysis cannot be kept");
            }
            app.analyses().running().remove(&id);
        });
        Ok(state)
    }

    /// What comes out; nothing, if nobody wants it any more.
    async fn work_through(
        &self,
        running: &Mutex<Running>,
        whose: &Whose,
        analysing: Box<dyn Analysing>,
    ) -> Option<String> {
        let analysing = Arc::new(Mutex::new(analysing));
        let mut closing = self.closing();
        loop {
            let work = Arc::clone(&analysing);
            let slice: Thought = Box::new(move || {
                let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
                work.work_for(SLICE);
                json!(work.progress())
            });
            let worked = self.world().bots.spare(whose, LIMIT, slice);
            let progress = tokio::select! {
                worked = worked => worked.ok()?,
                () = crate::app::is_true(&mut closing) => return None,
            };
            if lock(running).asked_at.elapsed() > self.config().analysis_patience {
                return None;
            }
            lock(running).progress = progress.as_f64()?;
            if let Some(analysis) = finished(&analysing) {
                return Some(analysis);
            }
        }
    }
}

/// What came out, as it is kept, if it is done.
fn finished(analysing: &Mutex<Box<dyn Analysing>>) -> Option<String> {
    let work = analysing.lock().unwrap_or_else(PoisonError::into_inner);
    if work.is_done() { serde_json::to_string(&work.analysis()).ok() } else { None }
}

fn done(kept: String) -> Result<AnalysisState, ApiError> {
    let analysis = serde_json::value::RawValue::from_string(kept).map_err(|error| {
        tracing::error!(%error, "an analysis was not kept as it was made");
        ApiError::Broken
    })?;
    Ok(AnalysisState {
        is_running: false,
        progress: 1.0,
        seconds_left: None,
        analysis: Some(analysis),
    })
}
