//! [`Step`]: one step of a rulebook, which answers for itself. And what a
//! game's one list of steps, [`steps!`](crate::steps), is made into.
use core::marker::PhantomData;

use crate::{Dice, Game, Seat, Sink, Violation};

#[doc(hidden)]
pub use alloc::vec::Vec;

/// One step of the rulebook: which of its actions may be done, all of them, and
/// what they do. A type without values; what a step remembers is in the state.
pub trait Step<G: Game>: Sized {
    /// One of its own actions, without the others that the game has.
    type Deed;

    /// Whether its actions are in question for `seat` now. An action of a step
    /// that is not open is refused as [`WRONG_MOMENT`](Stepwise::WRONG_MOMENT).
    fn is_open(game: &G, seat: Seat) -> bool;

    /// Whether this may be done; the step is open, and `seat` is asked.
    ///
    /// # Errors
    /// The first rule, in the order of the rulebook, that forbids it.
    fn check(game: &G, seat: Seat, deed: Self::Deed) -> Result<(), Violation>;

    /// All that may be done, ascending; the step is open, and `seat` is asked.
    fn menu(game: &G, seat: Seat, out: &mut impl FnMut(G::Action));

    /// The menu, counted. A step with so many targets that going through them
    /// takes long knows a quicker way.
    #[inline]
    fn counted(game: &G, seat: Seat) -> impl Counted<G::Action> {
        ByMenu::<G, Self>::of(game, seat)
    }

    /// Carries out what is allowed.
    fn apply(game: &mut G, seat: Seat, deed: Self::Deed, events: &mut impl Sink<G::Event>);
}

/// A menu of which the length is known, and in which one can be found by its number.
pub trait Counted<A> {
    /// How many there are.
    fn count(&self) -> u32;

    /// The one with number `n`, in the order of the menu.
    fn nth(&self, n: u32) -> A;
}

/// A menu short enough to be gone through.
struct ByMenu<'a, G, S> {
    game: &'a G,
    seat: Seat,
    count: u32,
    step: PhantomData<S>,
}

impl<'a, G: Game, S: Step<G>> ByMenu<'a, G, S> {
    #[inline]
    fn of(game: &'a G, seat: Seat) -> Self {
        let mut count = 0;
        S::menu(game, seat, &mut |_| count += 1);
        ByMenu { game, seat, count, step: PhantomData }
    }
}

impl<G: Game, S: Step<G>> Counted<G::Action> for ByMenu<'_, G, S> {
    #[inline]
    fn count(&self) -> u32 {
        self.count
    }

    #[inline]
    fn nth(&self, mut n: u32) -> G::Action {
        let mut found = None;
        S::menu(self.game, self.seat, &mut |action| {
            if n == 0 {
                found = Some(action);
            }
            n = n.wrapping_sub(1);
        });
        found.expect("the menu was counted")
    }
}

/// A game made of steps: what they have in common.
pub trait Stepwise: Game {
    /// Why an action does not fit the moment.
    const WRONG_MOMENT: Violation;

    /// Whether `seat` has anything to decide.
    ///
    /// # Errors
    /// The rule that says it has not.
    fn asks(&self, seat: Seat) -> Result<(), Violation>;

    /// What follows from every action without anybody's decision.
    #[inline]
    fn settle(&mut self, seat: Seat, events: &mut impl Sink<Self::Event>) {
        let _ = (seat, events);
    }
}

/// Steps one after the other, in the order of the legal list: `(A, (B, ()))`.
pub trait List<G: Game> {
    /// The menus of all that are open.
    fn menu(game: &G, seat: Seat, out: &mut impl FnMut(G::Action));

    /// Counts to the end of the list, draws a number there, and finds its
    /// action on the way back. `Err` is a number below `before`: the action of
    /// a step further up.
    ///
    /// # Errors
    /// The number that was drawn, if its action is none of these.
    fn draw(game: &G, seat: Seat, before: u32, dice: &mut impl Dice) -> Result<G::Action, u32>;
}

impl<G: Game> List<G> for () {
    #[inline]
    fn menu(_: &G, _: Seat, _: &mut impl FnMut(G::Action)) {}

    #[inline(always)]
    fn draw(_: &G, _: Seat, before: u32, dice: &mut impl Dice) -> Result<G::Action, u32> {
        Err(dice.below(before))
    }
}

impl<G: Game, S: Step<G>, Rest: List<G>> List<G> for (S, Rest) {
    #[inline]
    fn menu(game: &G, seat: Seat, out: &mut impl FnMut(G::Action)) {
        if S::is_open(game, seat) {
            S::menu(game, seat, out);
        }
        Rest::menu(game, seat, out);
    }

    #[inline(always)]
    fn draw(game: &G, seat: Seat, before: u32, dice: &mut impl Dice) -> Result<G::Action, u32> {
        // One call of the rest: two would double the code with every step of the list.
        let counted = S::is_open(game, seat).then(|| S::counted(game, seat));
        let count = counted.as_ref().map_or(0, Counted::count);
        match (Rest::draw(game, seat, before + count, dice), counted) {
            (Err(drawn), Some(counted)) if drawn >= before => Ok(counted.nth(drawn - before)),
            (other, _) => other,
        }
    }
}

/// Whether an action of step `S` may be done.
///
/// # Errors
/// The rule that forbids it.
pub fn check<G: Stepwise, S: Step<G>>(
    game: &G,
    seat: Seat,
    deed: S::Deed,
) -> Result<(), Violation> {
    game.asks(seat)?;
    if S::is_open(game, seat) { S::check(game, seat, deed) } else { Err(G::WRONG_MOMENT) }
}

/// Pushes all that `seat` may do, ascending.
pub fn legal<G: Stepwise, L: List<G>>(game: &G, seat: Seat, out: &mut Vec<G::Action>) {
    if game.asks(seat).is_ok() {
        L::menu(game, seat, &mut |action| out.push(action));
    }
}

/// One of all that `seat` may do, each equally likely, by a single draw and
/// without a list; only when `seat` is asked.
///
/// # Panics
/// When nothing may be done.
#[inline]
pub fn draw_legal<G: Stepwise, L: List<G>>(
    game: &G,
    seat: Seat,
    dice: &mut impl Dice,
) -> G::Action {
    L::draw(game, seat, 0, dice).unwrap_or_else(|_| unreachable!("all steps are in the list"))
}

/// A game's one list of steps, in the order of its legal list, each with the
/// actions that are its own. It makes `check`, `legal`, `draw_legal`, `apply`
/// and `is_aside` of it, which [`Game`] asks for.
///
/// An action belongs to one `step`, for which the game waits; or it is done
/// `aside`: possible under many steps, and never what the game waits for.
/// The compiler finds an action that stands nowhere.
///
/// ```text
/// skerry_core::steps! {
///     Amerigo: Action, Event;
///     step plan::Plan { TakeTile { tile } => tile }
///     aside gold::Gold { BuyAp => Gold::Buy, CashChest => Gold::Chest }
///     step rounds::End { Done => () }
/// }
/// ```
#[macro_export]
macro_rules! steps {
    (
        $game:ident: $action:ident, $event:ident;
        $($kind:ident $step:path {
            $($word:ident $({ $($field:ident),* })? => $deed:expr),* $(,)?
        })*
    ) => {
        type All = $crate::steps!(@list $($step,)*);

        pub(crate) fn check(
            game: &$game,
            seat: $crate::Seat,
            action: &$action,
        ) -> Result<(), $crate::Violation> {
            match *action {
                $($($action::$word $({ $($field),* })? => {
                    $crate::step::check::<$game, $step>(game, seat, $deed)
                })*)*
            }
        }

        pub(crate) fn legal(
            game: &$game,
            seat: $crate::Seat,
            out: &mut $crate::step::Vec<$action>,
        ) {
            $crate::step::legal::<$game, All>(game, seat, out);
        }

        #[inline]
        pub(crate) fn draw_legal(
            game: &$game,
            seat: $crate::Seat,
            dice: &mut impl $crate::Dice,
        ) -> $action {
            $crate::step::draw_legal::<$game, All>(game, seat, dice)
        }

        #[inline]
        pub(crate) fn apply(
            game: &mut $game,
            seat: $crate::Seat,
            action: $action,
            events: &mut impl $crate::Sink<$event>,
        ) {
            match action {
                $($($action::$word $({ $($field),* })? => {
                    <$step as $crate::Step<$game>>::apply(game, seat, $deed, events)
                })*)*
            }
            $crate::Stepwise::settle(game, seat, events);
        }

        pub(crate) fn is_aside(action: &$action) -> bool {
            match action {
                $($($action::$word { .. } => $crate::steps!(@is_aside $kind),)*)*
            }
        }
    };
    (@list) => { () };
    (@list $step:path, $($rest:path,)*) => { ($step, $crate::steps!(@list $($rest,)*)) };
    (@is_aside step) => { false };
    (@is_aside aside) => { true };
}
