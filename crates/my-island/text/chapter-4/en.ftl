### Chapter 4, Danger from the Jungle: not for the browser's bundle.

my-island-shape-bent = bent three

my-island-any-further = { $tile ->
    [T29] { my-island-symbol-field }-{ my-island-symbol-field }-{ my-island-symbol-field }
    [T30] { my-island-symbol-wall }-{ my-island-symbol-wall }-{ my-island-symbol-wall }
    [T31] { my-island-symbol-house }-{ my-island-symbol-house }-{ my-island-symbol-house }
   *[T32] { my-island-symbol-path }-{ my-island-symbol-path }-{ my-island-symbol-path }
}

my-island-chapter-4 = Whoever clears the jungle wakes what sleeps in it. At first it is only branches that break at night, then whole rows of trampled stalks.

    Drums answer the roar from the thicket, and you plant thorny hedges against the beasts.

    And while all eyes are on the trees, the pirates drop anchor again, this time to stay.
    .title = Danger from the Jungle
my-island-option-rules-game-10 = Campaign, game 10: Eyes in the Thicket
my-island-option-rules-game-11 = Campaign, game 11: Broadsides
my-island-option-rules-game-12 = Campaign, game 12: Night of the Drums
my-island-sticker-double_any = double symbol
my-island-prompt-stick-double_any = Choose any symbol on one of your tiles: from now on it counts twice.
my-island-do-stick-double_any = Put on: double symbol{ my-island-any-at }
my-island-stuck-double_any = { $player } puts on: double symbol{ my-island-any-at }.
my-island-sticker_lost-double_any = { $player } finds no place for: double symbol.
my-island-sticker-tooth_more = one more tooth
my-island-prompt-stick-tooth_more = Choose a monster: it gets one more tooth.
my-island-do-stick-tooth_more = Put on: one more tooth{ my-island-any-at }
my-island-stuck-tooth_more = { $player } puts on: one more tooth{ my-island-any-at }.
my-island-sticker_lost-tooth_more = { $player } finds no place for: one more tooth.
my-island-sticker-tooth_less = one tooth less
my-island-prompt-stick-tooth_less = Choose a monster: it loses a tooth.
my-island-do-stick-tooth_less = Put on: one tooth less{ my-island-any-at }
my-island-stuck-tooth_less = { $player } puts on: one tooth less{ my-island-any-at }.
my-island-sticker_lost-tooth_less = { $player } finds no place for: one tooth less.
my-island-score-monsters = Monsters
my-island-aim-monsters = Monsters
    .about = Fields around a monster knock out its teeth. Driven off it brings 3 points at once; whoever has not driven it off loses 3 at the end.
my-island-scored-monsters = { $player } { $points ->
    [-3] has not driven off a monster: { $points }
    [-6] has not driven off two monsters: { $points }
    [-9] has not driven off any monster: { $points }
   *[other] drives off a monster: +{ $points }
}
my-island-score-ships = Ships
my-island-aim-ships = Ships
    .about = Two walls on the three beach spaces in front of a ship drive it off: 3 points at once. Each ship that stays costs 3 at the end.
my-island-scored-ships = { $player } { $points ->
    [-3] has not driven off a ship: { $points }
    [-6] has not driven off two ships: { $points }
    [-9] has not driven off any ship: { $points }
   *[other] drives off a ship: +{ $points }
}
my-island-progress_made-guardian = { $player } has driven off all monsters and ships: { $change } progress.
my-island-rule-C6 = A field beside two monsters counts against both. Each monster is driven off once a game, and fields are not used up.
    .title = Fields count for all neighbours
my-island-rule-C7 = Monsters and ships are looked at after every placement. Once driven off they stay away for this game.
    .title = Driven off is driven off
my-island-rule-C29 = A monster has the teeth of the game and those of its own marks, at least one. A mark counts from the next game on.
    .title = Teeth
my-island-rule-C31 = You choose the symbol first and then where it goes.
    .title = Any double symbol

## The page of rules

my-island-sticker-lair = monster
my-island-sticker-ship = pirate ship
my-island-prompt-stick-lair = Three of them lie in wait. Nothing can be built on them.
my-island-game-10 = Eyes in the Thicket
my-island-page-10-1 = All land may be covered, and there are four new tiles.
    .title = The jungle opens
my-island-page-10-2 = As many fields around a monster as it has teeth: 3 points at once. One that stays costs 3 at the end.
    .title = Drive them off
my-island-game-11 = Broadsides
my-island-page-11-1 = Two walls on the three beach spaces before it: 3 points at once. One that stays costs 3.
    .title = Two walls against a ship
my-island-game-12 = Night of the Drums
my-island-page-12-1 = Every monster has four teeth tonight. Whoever drives off all of them and all ships gains 1 progress.
    .title = Four teeth
