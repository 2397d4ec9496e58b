//! Every rule by its number: the sections of the specification, then its
//! rulings. The sentences stand in `text/`, under the same numbers.
use skerry_core::Rule;

macro_rules! rules {
    ($($name:ident = $id:literal in $section:literal;)*) => {
        $(
            #[doc = concat!("Rule ", $id, ".")]
            pub const $name: Rule = Rule { id: $id, section: $section };
        )*
        /// In the order of the specification.
        pub const ALL: &[&Rule] = &[$(&$name),*];
    };
}

rules! {
    SETUP = "3" in "3";
    ROUND = "5" in "5";
    DECIDE_ONCE = "5.2" in "5";
    CARD_NAMES_THE_TILE = "5.3" in "5";
    STAY_ON_THE_ISLAND = "6.1" in "6";
    TERRAIN = "6.2" in "6";
    COVER_NOTHING_TWICE = "6.3" in "6";
    FIRST_TILE = "6.4" in "6";
    LATER_TILES = "6.5" in "6";
    PASSING = "7" in "7";
    FINISHING = "8" in "8";
    HOUSES = "9.1" in "9";
    GROUPS = "9.2" in "9";
    ROADS = "9.3" in "9";
    ENDING = "10" in "10";
    TRACK = "11" in "11";
    RANKS = "12" in "12";
    ONE_DECK = "R1" in "3";
    BOARDS_ARE_APART = "R2" in "5";
    SIX_ROTATIONS = "R3" in "6";
    ALLOWED_TERRAIN = "R4" in "6";
    FIRST_TILE_ON_BEACH = "R5" in "6";
    MATCH_A_SYMBOL = "R6" in "6";
    PASS_NEEDS_A_POINT = "R7" in "7";
    FINISHED_IS_FINAL = "R8" in "8";
    LAST_CARD = "R9" in "8";
    GROUPS_MERGE = "R10" in "9";
    SCORING_ORDER = "R11" in "10";
    LARGEST_TIES = "R12" in "10";
    DEBT_IS_KEPT = "R13" in "11";
    LOCK_AT_THE_END = "R14" in "11";
    LOCK_IN_THE_ETERNAL_GAME = "R15" in "11";
    ROWS_BREAK_TIES = "R16" in "12";
    SHARED_RANKS = "R17" in "12";
    PROGRESS_COUNTS = "R18" in "12";
    CHAMPIONS = "R19" in "12";
    EARNED_POINTS = "R20" in "11";
    ANY_BEACH_SPACE = "R21" in "9";
    ONE_NETWORK = "R22" in "9";
    TOTEMS_SCORE_ONCE = "R23" in "9";
    OWN_BOARD_ONLY = "R24" in "9";
    HOUSES_COUNT_ONCE = "R25" in "9";
    BEACH_AT_THE_END = "R26" in "10";
    NOTHING_IS_FORCED = "R27" in "7";
    NO_CARD_FOR_NOBODY = "R28" in "10";
    PRACTICE = "R29" in "10";
    CUBES_ARE_BOOKKEEPING = "R30" in "9";
    ONE_SUM = "R31" in "9";
    NO_DUTY_TO_SCORE = "R32" in "9";
    TEACHING_ADVICE = "R33" in "3";
    DEBT_ONLY_AT_THE_END = "R34" in "11";
    TIES_FOR_SECOND = "R35" in "12";
}
