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
    LEGAL_MAP = "4" in "4";
    FLOW = "6" in "6";
    ONE_TURN_EACH = "6.1" in "6";
    NEXT_PASS = "6.2" in "6";
    COLOUR_ON_OFFER = "7.1" in "7";
    ACTION_POINTS = "7.2" in "7";
    FREE_MOVES = "7.3" in "7";
    GOLD_LIMIT = "7.4" in "7";
    DECISIONS = "7.5" in "7";
    SAIL = "8.1" in "8";
    ONE_JOURNEY = "8.1.1" in "8";
    ONE_SHIP_AFTER_THE_OTHER = "8.1.2" in "8";
    SHIPS_ENTER = "8.1.3" in "8";
    FAR_ENOUGH = "8.1.4" in "8";
    SQUARE_TAKEN = "8.1.5" in "8";
    POSTS = "8.1.6" in "8";
    LOAD = "8.2" in "8";
    STEPS_ON_A_TRACK = "8.2.1" in "8";
    PLAN = "8.3" in "8";
    ONE_NEUTRAL_TILE = "8.3.1" in "8";
    PROGRESS = "8.4" in "8";
    MARKER_THERE = "8.4.1" in "8";
    BUILD = "8.5" in "8";
    ONLY_PLANNED_TILES = "8.5.1" in "8";
    BUY = "8.6" in "8";
    GOOD_THERE = "8.6.1" in "8";
    ORDER = "8.7" in "8";
    TRACK_ENDS = "8.8" in "8";
    ROTATIONS = "9.1" in "9";
    ON_LAND = "9.2.1" in "9";
    COVER_NOTHING_TWICE = "9.2.2" in "9";
    CONNECTED = "9.2.3" in "9";
    EFFECT_OF_A_TILE = "9.3" in "9";
    COMPLETION = "9.4" in "9";
    MARKER_NEEDED = "10" in "10";
    PIRATES = "11" in "11";
    FINAL_SCORING = "12" in "12";
    TOWER = "13" in "13";
    NO_CORNERS = "R1" in "4";
    ENCLOSED_WATER = "R2" in "4";
    RANDOM_TILES = "R3" in "4";
    FIVE_LARGE_ISLANDS = "R4" in "4";
    ORDER_OF_A_ROUND = "R5" in "6";
    ONE_CHOICE = "R6" in "7";
    AP_MARKERS = "R7" in "7";
    BASE_IS_FIXED = "R8" in "7";
    GOLD_FOR_AP = "R9" in "7";
    CASHING = "R10" in "7";
    GOLD_ABOVE_TWELVE = "R11" in "7";
    BOTH_SHIPS_ENTER = "R12" in "8";
    STAYING = "R13" in "8";
    WHEN_TO_USE_SAIL8 = "R14" in "8";
    PLANNED_STAYS_PLANNED = "R15" in "8";
    ONE_MARKER_EACH = "R16" in "8";
    MARKERS_WORK_LATER = "R17" in "8";
    JUMP = "R18" in "8";
    NO_AP_BEYOND_THE_END = "R19" in "8";
    NO_MIRRORS = "R20" in "9";
    NO_FACES = "R21" in "9";
    RED_OR_GREEN = "R22" in "10";
    POSTS_ARE_SOURCES = "R23" in "9";
    OWN_POST_NEEDED = "R24" in "9";
    DEAD_ANCHORS = "R25" in "8";
    POSTS_ARE_OPTIONAL = "R26" in "8";
    MANY_POSTS = "R27" in "9";
    ORDER_OF_GAINS = "R28" in "9";
    DISCOVERED_AND_COMPLETED = "R29" in "9";
    EACH_ATTACK_ALONE = "R30" in "11";
    STRONGER_PIRATES = "R31" in "11";
    SKIPPED_ROUNDS = "R32" in "6";
    NO_ACCIDENTS = "R33" in "13";
    ONE_ACTION = "R34" in "7";
    NO_AP_FOR_GOLD = "R35" in "7";
    ORDER_AT_THE_END = "R36" in "8";
    NO_STEP_NO_GOLD = "R37" in "8";
    GAPS = "R38" in "6";
    SUPPLY_IS_LIMITED = "R39" in "8";
    ALL_POSTS_COUNT = "R40" in "12";
    DRAWN_WHEN_TURNED_UP = "R41" in "3";
    WHEN_TO_BUY_AP = "R42" in "7";
    NO_SAILING_ON = "R43" in "8";
    TWO_NEUTRAL_TILES = "R44" in "8";
    JUMP_ON_THE_SAME_SPACE = "R45" in "8";
    HALF_OF_MORE = "R46" in "11";
    IDLE_ACTIONS = "R47" in "7";
}
