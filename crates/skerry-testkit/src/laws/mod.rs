//! The laws by name. Each file holds laws about one thing; a law looks at one
//! scene and says what is wrong with it, if anything.
mod course;
mod foresight;
mod legality;
mod record;
mod secrecy;
mod table;

use skerry_core::Game;

use crate::scene::{Scene, Verdict};

/// A law, and what it is called in messages.
pub(crate) type Named<G> = (&'static str, fn(&Scene<'_, G>) -> Verdict);

/// The laws judged at every state of a match.
pub(crate) fn at_every_state<G: Game>() -> [Named<G>; 19] {
    [
        ("turns_are_sound", course::turns_are_sound),
        ("legal_agrees_with_check", legality::legal_agrees_with_check),
        ("asides_are_no_answer", legality::asides_are_no_answer),
        ("lists_stay_short", legality::lists_stay_short),
        ("actions_survive_notation", legality::actions_survive_notation),
        ("drawn_actions_are_listed", legality::drawn_actions_are_listed),
        ("refusals_change_nothing", legality::refusals_change_nothing),
        ("strangers_may_do_nothing", legality::strangers_may_do_nothing),
        ("breakdown_adds_up", course::breakdown_adds_up),
        ("ends_can_be_foreseen", foresight::ends_can_be_foreseen),
        ("previews_come_true", foresight::previews_come_true),
        ("views_do_not_leak", secrecy::views_do_not_leak),
        ("public_logs_have_no_secrets", secrecy::public_logs_have_no_secrets),
        ("own_actions_reveal_nothing", secrecy::own_actions_reveal_nothing),
        ("previews_reveal_nothing", foresight::previews_reveal_nothing),
        ("events_tell_no_more_than_views", secrecy::events_tell_no_more_than_views),
        ("drafts_are_private", table::drafts_are_private),
        ("only_answers_follow", table::only_answers_follow),
        ("simultaneous_answers_commute", table::simultaneous_answers_commute),
    ]
}

/// The laws judged once a match, where its choices end: they look at the whole
/// log, or play on from there.
pub(crate) fn once_a_match<G: Game>() -> [Named<G>; 8] {
    [
        ("draws_are_possible", course::draws_are_possible),
        ("draws_tell_no_more_than_views", secrecy::draws_tell_no_more_than_views),
        ("imagined_worlds_forget_the_truth", secrecy::imagined_worlds_forget_the_truth),
        ("imagined_worlds_play_on", secrecy::imagined_worlds_play_on),
        ("states_are_small", course::states_are_small),
        ("games_end", course::games_end),
        ("record_replays", record::record_replays),
        ("resumed_matches_go_on_alike", record::resumed_matches_go_on_alike),
    ]
}
