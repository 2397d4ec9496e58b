### My Island: every sentence of the game. The ids follow from the words of the
### code; see skerry-text.

my-island-name = My Island
my-island-about = Everybody settles an island of their own with the same tiles in the same order, and makes the most of fields, walls, houses and paths.

## What happened

my-island-card_revealed = The card shows { my-island-any-tile }; { $left ->
    [0] it is the last card
    [one] { $left } card is left
   *[other] { $left } cards are left
}.
my-island-next_card_shown = The card after it will show { my-island-any-tile }.
my-island-tile_placed = { $player } places { my-island-any-tile }{ my-island-any-placement }.
my-island-houses_on_beach = { $player } builds { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} on the beach: +{ $points }
my-island-group_completed = { $player } completes { $symbol ->
    [field] a farm of { $size } fields
    [house] a village of { $size } houses
    [wall] a bulwark of { $size } walls
   *[path] a network of { $size } paths
}{ my-island-any-at }{ my-island-any-points }
my-island-totem_connected = { $player } connects { $coordinates ->
    [shown] the totem at ({ $totem })
   *[hidden] a totem
} to the sea: +{ $points }
my-island-passed = { $player } passes and puts { my-island-any-tile } aside{ $points ->
    [0] , at no cost.
   *[other] : { $points }
}
my-island-finished = { $player } is finished and places no more tiles in this game.
my-island-track_ended = { $player } reaches the end of the score track, on 55, and stays there.
my-island-scoring_began = No more tiles are placed: final scoring begins.
my-island-largest_group = { $player } has the largest { $symbol ->
    [field] group of fields
    [house] group of houses
    [wall] group of walls
   *[path] network of paths
}, { $size } in size: +{ $points }
my-island-beach_visible = { $player } leaves { $spaces ->
    [one] { $spaces } beach space
   *[other] { $spaces } beach spaces
} visible{ $points ->
    [0] , at no cost on the last step of the track.
   *[other] : { $points }
}
my-island-scored = { $player } scores{ my-island-any-points }
my-island-picked = { $player } puts a marker into a row{ my-island-any-points }
my-island-stuck = { $player } puts on a sticker{ my-island-any-at }.
my-island-sticker_lost = { $player } finds no place for a sticker.
my-island-progress_made = { $player } gains { $change } progress.
my-island-ranked = { $players ->
    [1] { $player } ends with
   *[other] { $player } comes { $rank ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    } with
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $progress ->
    [0] .
   *[other] {" "}and gains { $progress } progress.
}

## What can be done

my-island-do-place = Place { my-island-any-tile }{ my-island-any-placement }
my-island-do-pass = Pass{ my-island-any-cost }: put the tile aside
my-island-do-stick = Put on the sticker{ my-island-any-at }
my-island-do-pick = Put the marker there{ my-island-any-at }
my-island-do-finish = Finish: place no more tiles in this game

## What nature draws

my-island-draw-card = The card with { my-island-any-tile } is turned up.

## What is asked

my-island-prompt-decide = { $fits ->
    [false] This tile fits nowhere{ $passes ->
        [false] , and you have too few points to pass: finish.
       *[true] : pass or finish.
    }
   *[true] Place { my-island-any-tile }{ $passes ->
        [false] {" "}or finish. You have too few points to pass.
       *[true] , pass, or finish.
    }
}
my-island-prompt-decide_last = { $fits ->
    [false] The last card, and its tile fits nowhere: finish.
   *[true] The last card: place { my-island-any-tile } or finish.
}
my-island-prompt-stick = Choose where the sticker goes.
my-island-prompt-pick = Choose a place for your marker.
my-island-prompt-wait = You have decided; the others are still thinking.

## The lesson

my-island-lesson-welcome = This island is yours. Everybody gets the same tiles in the same order, and whoever makes the most of them wins.
my-island-lesson-first = Your first tile: two houses and a path. It must touch the beach, so lay it on the ringed spaces.
my-island-lesson-match = From now on every tile must touch one of yours with the same symbol. Lay these houses beside your houses.
my-island-lesson-village = Four of your houses touch. One more makes a village: 3 points.
my-island-lesson-totem = A road of paths from a totem to the beach is worth 5 points. Turn the tile with R or the round arrow, and lead your road up to the totem.
my-island-lesson-later = I have played on for both of us, and your island is nearly full. After this card only three are left.
my-island-lesson-pass = This big tile fits nowhere. Pass: you put it aside, and it costs you 1 point.
my-island-lesson-beach = At the end every bare beach space costs 1 point. This little tile still covers two.
my-island-lesson-finish = This one fits nowhere either, and passing would cost a point. Finish instead: it is free, and you place no more tiles.
my-island-lesson-largest = Everybody has finished, so now we count. Whoever has the largest group of fields, houses, walls or paths gets 5 points for each: you have three of them.
my-island-lesson-bare = Last, the bare beach. You left just one space open, and that takes 1 point away.
my-island-lesson-end = That is the whole game, and you have won it. Care for a real one?

## Options

my-island-option-rules = Game
my-island-option-rules-eternal = Eternal game
my-island-option-rules-game-1 = Campaign, game 1

## Points

my-island-score-start = Start
my-island-score-houses = Houses on the beach
my-island-score-farms = Farms
my-island-score-villages = Villages
my-island-score-bulwarks = Bulwarks
my-island-score-totems = Totems with a road to the sea
my-island-score-largest = Largest groups
my-island-score-passes = Passes
my-island-score-beach = Visible beach
my-island-score-track_end = End of the track

## What an action would bring, before it is done

my-island-effect-group_grows = { $symbol ->
    [field] Fields
    [house] Houses
    [wall] Walls
   *[path] Paths
} grow from { $from } to { $to }{ $missing ->
    [0] {""}
   *[other] , { $missing } more for { $symbol ->
        [field] a farm
        [house] a village
       *[wall] a bulwark
    }
}
my-island-effect-largest = Largest group of { $symbol ->
    [field] fields
    [house] houses
    [wall] walls
   *[path] paths
} of all: +{ $points } at the end
my-island-effect-beach_left = { $spaces ->
    [0] No beach left open
    [one] { $spaces } beach space left open: { $points } at the end
   *[other] { $spaces } beach spaces left open: { $points } at the end
}{ $fewer ->
    [0] {""}
   *[other] {" "}({ $fewer } fewer)
}
my-island-effect-tile_lost = You will never place this tile
my-island-effect-no_more_tiles = { $cards ->
    [0] You place no more tiles
    [one] You place no more tiles, though { $cards } card is still to come
   *[other] You place no more tiles, though { $cards } cards are still to come
}

## What there is to aim at

my-island-aim-houses = Houses
    .about = Every house you place on a beach space brings 1 point at once.
my-island-aim-farms = Farm
    .about = 5 connected fields make a farm: 3 points at once. Shown is your largest group of fields that has not scored yet.
my-island-aim-villages = Village
    .about = 5 connected houses make a village: 3 points at once. Shown is your largest group of houses that has not scored yet.
my-island-aim-bulwarks = Bulwark
    .about = 5 connected walls make a bulwark: 3 points at once. Shown is your largest group of walls that has not scored yet.
my-island-aim-totems = Totems
    .about = A road of paths from a totem to any beach space brings 5 points at once, for each totem.
my-island-aim-largest = Largest
    .about = At the end, whoever has the largest group of fields, houses, walls or paths gets 5 points for each of them; ties count for all. Shown is in how many of the four you lead now.
my-island-aim-beach = Beach
    .about = At the end, every beach space without a tile costs 1 point.

## Names of things

my-island-symbol-field = field
my-island-symbol-wall = wall
my-island-symbol-house = house
my-island-symbol-path = path

my-island-terrain-beach = beach
my-island-terrain-heath = heath
my-island-terrain-palms = palms
my-island-terrain-jungle = jungle

my-island-shape-dihex = pair
my-island-shape-straight = line of three
my-island-shape-triangle = triangle
my-island-shape-rhombus = rhombus

my-island-any-tile = { $coordinates ->
    [shown] tile { $tile }
   *[hidden] the { my-island-any-symbols } tile
}
my-island-any-symbols = { $tile ->
    [T01] { my-island-symbol-field }-{ my-island-symbol-wall }
    [T02] { my-island-symbol-field }-{ my-island-symbol-house }
    [T03] { my-island-symbol-field }-{ my-island-symbol-path }
    [T04] { my-island-symbol-wall }-{ my-island-symbol-house }
    [T05] { my-island-symbol-wall }-{ my-island-symbol-path }
    [T06] { my-island-symbol-house }-{ my-island-symbol-path }
    [T07] { my-island-symbol-field }-{ my-island-symbol-field }-{ my-island-symbol-wall }
    [T08] { my-island-symbol-field }-{ my-island-symbol-field }-{ my-island-symbol-house }
    [T09] { my-island-symbol-wall }-{ my-island-symbol-wall }-{ my-island-symbol-house }
    [T10] { my-island-symbol-wall }-{ my-island-symbol-wall }-{ my-island-symbol-path }
    [T11] { my-island-symbol-house }-{ my-island-symbol-house }-{ my-island-symbol-path }
    [T12] { my-island-symbol-house }-{ my-island-symbol-house }-{ my-island-symbol-field }
    [T13] { my-island-symbol-path }-{ my-island-symbol-path }-{ my-island-symbol-field }
    [T14] { my-island-symbol-path }-{ my-island-symbol-path }-{ my-island-symbol-wall }
    [T15] { my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-house }
    [T16] { my-island-symbol-field }-{ my-island-symbol-house }-{ my-island-symbol-wall }
    [T17] { my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-path }
    [T18] { my-island-symbol-field }-{ my-island-symbol-path }-{ my-island-symbol-wall }
    [T19] { my-island-symbol-field }-{ my-island-symbol-house }-{ my-island-symbol-path }
    [T20] { my-island-symbol-field }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T21] { my-island-symbol-wall }-{ my-island-symbol-house }-{ my-island-symbol-path }
    [T22] { my-island-symbol-wall }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T23] { my-island-symbol-house }-{ my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-path }
    [T24] { my-island-symbol-path }-{ my-island-symbol-field }-{ my-island-symbol-house }-{ my-island-symbol-wall }
    [T25] { my-island-symbol-wall }-{ my-island-symbol-field }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T26] { my-island-symbol-path }-{ my-island-symbol-wall }-{ my-island-symbol-house }-{ my-island-symbol-field }
    [T27] { my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T28] { my-island-symbol-wall }-{ my-island-symbol-house }-{ my-island-symbol-path }-{ my-island-symbol-field }
   *[other] { my-island-any-further }
}
my-island-any-at = { $coordinates ->
    [shown] {" "}at ({ $at })
   *[hidden] {""}
}
my-island-any-placement = { my-island-any-at }{ $coordinates ->
    [shown] { $rotation ->
        [0] {""}
        [1] , turned by 60°
        [2] , turned by 120°
        [3] , turned by 180°
        [4] , turned by 240°
       *[5] , turned by 300°
    }
   *[hidden] {""}
}
my-island-any-points = { $points ->
    [0] .
   *[other] : +{ $points }
}
my-island-any-cost = { $cost ->
    [0] {" "}(free)
    [other] {" "}(−{ $cost })
   *[one] {" "}(−1)
}

## Rules

my-island-rule-3 = Everybody starts with an empty island, the marker on 10 and the same set of tiles, open for all to see. The cards of these tiles are shuffled into one deck for the whole table. In the Eternal game, nothing added by the campaign is used.
    .title = Setting up
my-island-rule-5 = A round begins with a new card. Everybody still in the game decides what to do with the tile on it, and all decisions then take effect, points included.
    .title = A round
my-island-rule-5_2 = On each card you make one decision: you place its tile, you pass, or you finish this game for yourself. All players decide at the same time.
    .title = One decision for each card
my-island-rule-5_3 = The card tells which tile the round is about. You cannot place any other.
    .title = The card names the tile
my-island-rule-6_1 = All hexes of a tile lie on spaces of your island. Nothing may stick out into the sea or the mountains.
    .title = Stay on the island
my-island-rule-6_2 = You may build only on ground the game allows: beach and heath in game 1, and palms as well in the Eternal game. Jungle stays free in both.
    .title = Ground for building
my-island-rule-6_3 = A space holds one hex at most. Once placed, a tile stays where it is and is never built over.
    .title = Nothing is covered twice
my-island-rule-6_4 = Your first tile covers at least one beach space. Its symbols do not matter yet.
    .title = The first tile
my-island-rule-6_5 = Each further tile continues one of your symbols: one of its hexes must share an edge with the same symbol on one of your earlier tiles. One such edge is enough.
    .title = All later tiles
my-island-rule-7 = Instead of placing, you may put the tile aside for the rest of the game and move your marker one step back. You may do so even if the tile would fit, but not while your marker is on 0.
    .title = Passing
my-island-rule-8 = Once a card has been turned up you may finish this game for yourself, at no cost and even if its tile would fit. You sit out the remaining rounds; your island still takes part in every comparison at the end.
    .title = Finishing
my-island-rule-9_1 = In game 1, each house you place on a beach space is worth 1 point at once.
    .title = Houses on the beach
my-island-rule-9_2 = In the Eternal game, 5 or more connected fields make a farm, houses a village, and walls a bulwark. Each is worth 3 points as soon as it is complete and gets a cube; a group with a cube earns nothing more, however far it grows.
    .title = Farms, villages and bulwarks
my-island-rule-9_3 = In the Eternal game, a totem is worth 5 points once connected paths lead from a space beside it to a beach space. Roads may bend and fork, one road may serve several totems, and each totem pays once.
    .title = Roads from the totems to the sea
my-island-rule-10 = The game ends when everybody has finished, or else after the last card. In the Eternal game the largest group of each symbol then earns 5 points; in both games each beach space still visible costs 1. The marker that is farthest ahead wins.
    .title = End of the game
my-island-rule-11 = The track runs from 0 to 55 and your marker starts on 10. It falls below 0 in final scoring only, and once on 55 it stays there.
    .title = The score track
my-island-rule-12 = In the campaign, first place earns 2 progress and, with three or four players, second place earns 1. If points are equal, look at the row along the mountains: whoever left fewer spaces empty there is ahead; if that is equal too, the next row decides, and so on.
    .title = Ranks and progress
my-island-rule-R1 = The whole table draws from a single deck, which is never shuffled again. Everybody may know which cards are still in it, nobody in which order.
    .title = One deck for all
my-island-rule-R2 = No decision affects another island, so it does not matter who decides first.
    .title = Every island for itself
my-island-rule-R3 = A tile can be turned into six positions. It has a single printed side, so there are no mirror images.
    .title = Six ways to turn a tile
my-island-rule-R4 = One hex on forbidden ground is enough to rule out the whole placement. The spaces of the totems are jungle.
    .title = Forbidden ground
my-island-rule-R5 = Your first tile is the first one you really place, even if you passed before. It needs a beach space whenever that is.
    .title = First means first placed
my-island-rule-R6 = The equal symbol must belong to an earlier tile; two equal symbols on the new tile itself are no match. Lying next to other symbols is never forbidden.
    .title = Match a symbol
my-island-rule-R7 = You need a marker on 1 or more to pass, so that passing can take you to 0 but not below.
    .title = A pass needs a point
my-island-rule-R8 = There is no way back after finishing. Tiles you passed on, and tiles of later cards, are lost to you in this game.
    .title = Finished is finished
my-island-rule-R9 = On the last card, finishing is at least as good as passing, because it saves the point. Passing is still allowed, but only finishing is offered.
    .title = The last card
my-island-rule-R10 = If groups grow together, look at the whole: without a cube and with at least 5 hexes it scores once, however many parts were joined; with a cube it scores nothing. A tile that completes several separate groups scores for each.
    .title = Groups that grow together
my-island-rule-R11 = The largest groups are scored first: fields, houses, walls, then paths. The visible beach comes last. The order matters only for markers that reach 55.
    .title = Order of final scoring
my-island-rule-R12 = A single hex can be the largest group; whoever shares the largest size gets all 5 points. Without the symbol there is nothing to score. Players who finished early are compared too.
    .title = Sharing the largest group
my-island-rule-R13 = Points below 0 are kept as they are, and a result can be negative. The track then shows 0 with a minus sign.
    .title = Debts are kept
my-island-rule-R14 = A marker that reaches 55, at whatever moment, stays there until the game ends: more points are lost and deductions have no effect, so passing costs nothing. In the campaign this earns 1 progress, once per game.
    .title = The end of the track
my-island-rule-R15 = In the Eternal game the track ends on 55 as well, but without progress. If several markers stand there, the rows decide.
    .title = The end of the track in the Eternal game
my-island-rule-R16 = When rows break a tie, every space without a tile counts, even one that nobody may build on.
    .title = Counting the rows
my-island-rule-R17 = Players who are equal in all eight rows share the better rank with all that belongs to it, and the rank after it is left out.
    .title = Shared ranks
my-island-rule-R18 = Progress can grow without end and never drops below 0. The sections of ten are only there to help counting.
    .title = Counting progress
my-island-rule-R19 = If progress is equal after the last game of the campaign, the better rank in that game wins; if that is equal too, the victory is shared.
    .title = Who wins the campaign
my-island-rule-R20 = Every marker starts on 10, so the points you have earned are the place of your marker less 10.
    .title = Points earned
my-island-rule-R21 = Any beach space will do for a road, even one that does not border the sea.
    .title = Every beach space counts
my-island-rule-R22 = A road to a totem is one connected group of paths. If a single path hex both lies beside the totem and covers beach, it is a road by itself.
    .title = One connected road
my-island-rule-R23 = A totem that has scored never scores again. One tile can connect several totems and earn 5 points for each.
    .title = Each totem once
my-island-rule-R24 = Groups and roads are counted on each island alone; they never reach from one to another.
    .title = Your own island only
my-island-rule-R25 = Every house hex on the beach counts at the moment it is placed. What it earned is never taken back.
    .title = Houses count once
my-island-rule-R26 = The visible beach is counted when the game ends, also for players who finished long before. Beach that nobody can build on any more does not count.
    .title = Counting the beach
my-island-rule-R27 = If your tile fits nowhere, you still have the choice to finish or, with a point to give, to pass.
    .title = Nothing is forced
my-island-rule-R28 = When everybody has finished, no more cards are turned up.
    .title = No more cards
my-island-rule-R29 = You can practise alone. Then the largest groups earn nothing, because there are no other islands to compare with, and there is no progress to gain.
    .title = Practice for one
my-island-rule-R30 = A cube only reminds you that its group has scored. What counts is whether any hex of a group ever belonged to one that scored.
    .title = What the cubes are for
my-island-rule-R31 = All points that a tile earns are added up first: houses, then groups, then roads. Only this sum moves the marker, and only then is it checked against 55.
    .title = One sum for each tile
my-island-rule-R32 = A tile need not earn anything; you may place it wherever it fits.
    .title = No duty to score
my-island-rule-R33 = Before you play the Eternal game, somebody at the table should know games 1 to 9 of the campaign. This is advice only, to make explaining easier and to spoil no surprise.
    .title = Advice for new players
my-island-rule-R34 = Nothing but final scoring can push a marker below 0, and deductions come last there. All you ever see of a debt is a result below 0.
    .title = Debts only at the end
my-island-rule-R35 = If two are level for second place, the rows decide between them; if the rows are equal, both are second. Behind that, a tie changes nothing.
    .title = A tie for second place

## Refusals

my-island-refused-5_2 = Rule 5.2: you have nothing to decide now. Each card is answered once by each player; wait for the next one.
my-island-refused-5_3 = Rule 5.3: the card shows a different tile. Place the tile on the card, pass, or finish.
my-island-refused-6_1 = Rule 6.1: this tile sticks out over the edge of the island. All its hexes must lie on spaces of the board, none in the sea or the mountains.
my-island-refused-6_3 = Rule 6.3: a tile lies there already. Every hex of this tile needs an empty space.
my-island-refused-R3 = Rule R3: a tile cannot be turned that way. It has six positions, from 0 to 5 steps.
my-island-refused-R4 = Rule R4: part of this tile lies on forbidden ground. Use beach and heath only, in the Eternal game palms as well; jungle is never built on.
my-island-refused-R5 = Rule R5: your first tile touches no beach. At least one of its hexes must cover a beach space.
my-island-refused-R6 = Rule R6: this tile touches no equal symbol. At least one of its hexes must lie next to the same symbol of an earlier tile.
my-island-refused-R7 = Rule R7: your marker is on 0, and a pass would cost a point. Place the tile or finish.
my-island-refused-R8 = Rule R8: you have finished this game and make no more decisions in it. Wait for the final scoring.
