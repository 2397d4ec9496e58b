### My Island: words that only its board in the browser needs.

my-island-ui-board = Island: arrow keys move, R turns the tile, N goes to the next place where it fits, Enter puts it down
my-island-ui-space-free = { $coordinates ->
    [shown] Space { $at }, { $terrain }
   *[hidden] Free: { $terrain }
}{ $totem ->
    [alone] , with a totem
    [connected] , with a totem joined to the sea
   *[none] {""}
}{ $mark ->
    [none] {""}
   *[other] , with: { $mark }
}{ $fit ->
    [anchor] ; the tile fits here as it is turned
    [any] ; the tile can cover this space
    [none] ; the tile cannot lie here
    [sticker_anchor] ; the sticker can go here
    [sticker_any] ; the sticker can go here
    [sticker_none] ; not for the sticker
   *[unasked] {""}
}
my-island-ui-space-covered = { $coordinates ->
    [shown] Space { $at }, { $terrain }, covered: { $symbol } of tile { $tile }
   *[hidden] Covered: { $symbol }, on { $terrain }
}
my-island-ui-hand = Tile in hand
my-island-ui-choose_spot = Tap where it is to lie.
my-island-ui-lies = It lies there. Tap elsewhere to move it.
my-island-ui-nowhere = This tile fits nowhere.
my-island-ui-fits = Fits here
my-island-ui-fits_not = Does not fit here
my-island-ui-move_here = Move it here
my-island-ui-put = Put it here
my-island-ui-place = Place tile
my-island-ui-stick = Put on
my-island-ui-sticker = Sticker in hand
my-island-ui-tiles = Your tiles
my-island-ui-middle = In the middle
my-island-ui-slots = Your table
my-island-ui-slot = { $symbol }, { $value }{ $extra ->
    [true] {" "}and what lies there
   *[false] {""}
}: { $taken ->
    [free] free
   *[other] { $taken }
}
my-island-ui-next = Comes next
my-island-ui-overview = Overview
my-island-ui-overview-now = At once
my-island-ui-overview-end = At the end
my-island-ui-overview-start = Before the game, everybody
my-island-ui-overview-first = First
my-island-ui-overview-second = Second
my-island-ui-overview-others = Others
my-island-ui-overview-rank = Afterwards
my-island-ui-overview-progress = { $progress } progress
my-island-ui-overview-nothing = nothing
my-island-ui-animal = { $animal ->
    [0] Turtle
    [1] Parrot
    [2] Crab
   *[3] Dolphin
}
my-island-ui-animal-island = { $animal ->
    [0] Turtle Island
    [1] Parrot Island
    [2] Crab Island
   *[3] Dolphin Island
}
my-island-ui-end = { $action ->
    [pass] Pass
    [finish] Finish
    [stick] Put on for good
    [pick] Confirm
   *[place] End turn
}
my-island-ui-tile = { $coordinates ->
    [shown] { $tile }, { $shape }: { my-island-any-symbols }
   *[hidden] { my-island-any-symbols } ({ $shape })
}
my-island-ui-card = Card of this round
my-island-ui-no_card = No card is open
my-island-ui-to_come = { $count ->
    [0] No more cards
    [one] { $count } card to come
   *[other] { $count } cards to come
}
my-island-ui-track = Marker on { $points } of { $end }
my-island-ui-debt = below 0: { $points }
my-island-ui-locked = End of the track reached
my-island-ui-finished = Finished
my-island-ui-placed = { $count ->
    [one] { $count } tile placed
   *[other] { $count } tiles placed
}
my-island-ui-passed = { $count ->
    [one] { $count } tile put aside
   *[other] { $count } tiles put aside
}
my-island-ui-totems = { $count ->
    [one] { $count } of { $all } totems joined to the sea
   *[other] { $count } of { $all } totems joined to the sea
}
my-island-ui-largest = Largest group of this symbol: { $symbol }, { $size }
my-island-ui-beach = Beach still visible: { $spaces }
my-island-ui-island_of = Island of { $name }
my-island-ui-key-arrows = move over the board
my-island-ui-key-enter = put the tile down, or take it up
my-island-ui-key-turn = turn the tile
my-island-ui-key-next = go to the next place where it fits
my-island-ui-round = { $round ->
    [0] before the first card
   *[other] round { $round } of { $rounds }
}
my-island-ui-moment-group = { $symbol ->
    [field] A farm!
    [house] A village!
    [wall] A bulwark!
   *[path] A road!
}
my-island-ui-moment-totem = From the totem to the sea!
my-island-ui-moment-track = The end of the track!
my-island-ui-moment-last = The last card!
my-island-ui-graph = Points by round
my-island-ui-nth_round = Round { $round }

## What somebody did; the player's name stands before it

my-island-ui-deed-placed = places { my-island-any-tile }
my-island-ui-deed-group = completes { $symbol ->
    [field] a farm of { $size }
    [house] a village of { $size }
    [wall] a bulwark of { $size }
   *[path] a network of { $size }
}
my-island-ui-deed-totem = joins a totem to the sea
my-island-ui-deed-houses = builds { $houses ->
    [one] a house
   *[other] { $houses } houses
} on the beach
my-island-ui-deed-passed = passes
my-island-ui-deed-finished = finishes for this game
my-island-ui-deed-track = reaches the end of the score track
my-island-ui-deed-goal = scores { $points } ({ $goal })
my-island-ui-deed-picked = takes { $count ->
    [one] a place
   *[other] { $count } places
} in the middle
my-island-ui-deed-stuck = puts on: { $sticker }
my-island-ui-deed-scored = counts the largest groups and the visible beach
my-island-ui-deed-beach = counts the visible beach

## What put the winner ahead

my-island-ui-lead-start = A head start decided it
my-island-ui-lead-houses = Houses on the beach decided it
my-island-ui-lead-farms = Farms decided it
my-island-ui-lead-villages = Villages decided it
my-island-ui-lead-bulwarks = Bulwarks decided it
my-island-ui-lead-totems = Roads from the totems to the sea decided it
my-island-ui-lead-largest = The largest groups decided it
my-island-ui-lead-passes = Passing less often paid off
my-island-ui-lead-beach = Leaving less beach bare paid off
my-island-ui-lead-other = “{ $category }” made the difference
my-island-ui-lead-track_end = Less went to waste at the end of the track

my-island-ui-hint-on = { $ground ->
    [beach] On the beach
    [heath] On the heath
    [palms] Under the palms
   *[jungle] In the jungle
}
my-island-ui-hint-from = { $from ->
    [beach] From the beach
    [heath] From the heath
   *[palms] From the palms
} { $to ->
    [heath] to the heath
    [palms] to the palms
   *[jungle] to the jungle
}

## At the first decision of its kind: what it is for. Campaign games have none.

my-island-ui-first-decide = { $rules ->
    [game-1] A house on the beach brings 1 point, and every beach space left bare costs 1 at the end.
   *[eternal] Five fields, houses or walls together bring 3 points, a path from a totem to the sea 5; beach left bare costs points at the end.
}
