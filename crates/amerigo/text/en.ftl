### Amerigo: every sentence of the game. The ids follow from the words of the
### code; see skerry-text.

amerigo-name = Amerigo
amerigo-about = Cubes tumble out of a tower and decide what can be done: sail between the islands, found trading posts, cover the land with villages – and keep your cannons ready for the pirates.

## What happened

amerigo-map_laid = The map is laid: { $islands ->
    [one] { $islands } island
   *[other] { $islands } islands
}, { $large ->
    [0] none of them large
    [one] one of them large
   *[other] { $large } of them large
}.
amerigo-order_drawn = { $player } goes { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} and starts with { $gold } gold.
amerigo-pirate_turned = A pirate marker of strength { $strength } is turned up. All pirates together now have strength { $sum }.
amerigo-marker_turned = New progress marker: { amerigo-any-marker }.
amerigo-good_turned = New goods marker: { amerigo-any-resource } for { $cost } action points.
amerigo-tower_filled = All cubes go into the tower. Inside stay{ $blue ->
    [0] {""}
   *[other] {" · "}{ $blue } { amerigo-colour-blue }
}{ $black ->
    [0] {""}
   *[other] {" · "}{ $black } { amerigo-colour-black }
}{ $red ->
    [0] {""}
   *[other] {" · "}{ $red } { amerigo-colour-red }
}{ $brown ->
    [0] {""}
   *[other] {" · "}{ $brown } { amerigo-colour-brown }
}{ $green ->
    [0] {""}
   *[other] {" · "}{ $green } { amerigo-colour-green }
}{ $yellow ->
    [0] {""}
   *[other] {" · "}{ $yellow } { amerigo-colour-yellow }
}{ $white ->
    [0] {""}
   *[other] {" · "}{ $white } { amerigo-colour-white }
}.
amerigo-pass_began = Pass { $pass } begins. The time value is { $time }.
amerigo-cubes_thrown = { $thrown ->
    [one] { $thrown } { amerigo-any-colour } cube goes
   *[other] { $thrown } { amerigo-any-colour } cubes go
} into the tower. { $base ->
    [0] Nothing comes out
    [one] All actions on offer have { $base } action point. Out came
   *[other] All actions on offer have { $base } action points. Out came
}{ $blue ->
    [0] {""}
   *[other] {" · "}{ $blue } { amerigo-colour-blue }
}{ $black ->
    [0] {""}
   *[other] {" · "}{ $black } { amerigo-colour-black }
}{ $red ->
    [0] {""}
   *[other] {" · "}{ $red } { amerigo-colour-red }
}{ $brown ->
    [0] {""}
   *[other] {" · "}{ $brown } { amerigo-colour-brown }
}{ $green ->
    [0] {""}
   *[other] {" · "}{ $green } { amerigo-colour-green }
}{ $yellow ->
    [0] {""}
   *[other] {" · "}{ $yellow } { amerigo-colour-yellow }
}{ $white ->
    [0] {""}
   *[other] {" · "}{ $white } { amerigo-colour-white }
}.
amerigo-round_skipped = The { amerigo-any-colour } round is skipped, as there are no cubes for it.
amerigo-action_chosen = { $player } chooses to { $colour ->
    [blue] sail
    [black] load cannons
    [red] plan
    [brown] make progress
    [green] build
    [yellow] buy goods
   *[white] move up in order
}, with { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}.
amerigo-gold_taken = { $player } takes { $gold } gold instead of an action.
amerigo-cubes_scored = { $player } uses a progress marker to score the cubes in the action field: +{ $points }
amerigo-ship_placed = { $coordinates ->
    [shown] { $player } puts ship { $ship } on { $at }.
   *[hidden] { $player } brings ship { $ship } onto the map{ amerigo-any-where }.
}
amerigo-ship_sailed = { $coordinates ->
    [shown] { $player } { $steps ->
        [0] leaves ship { $ship } on { $to }.
        [one] sails to { $to } with ship { $ship }, { $steps } step.
       *[other] sails to { $to } with ship { $ship }, { $steps } steps.
    }
   *[hidden] { $player } { $steps ->
        [0] leaves ship { $ship } where it is.
        [one] sails { $steps } step with ship { $ship }{ amerigo-any-anchoring }.
       *[other] sails { $steps } steps with ship { $ship }{ amerigo-any-anchoring }.
    }
}
amerigo-post_placed = { $player } founds a trading post{ amerigo-any-on }.
amerigo-post_declined = { $player } founds no trading post{ amerigo-any-on }.
amerigo-post_gold_paid = { $player } gets { $gold } gold for the trading post.
amerigo-island_discovered = { $player } discovers { amerigo-any-island }: +{ $points }
amerigo-cannons_loaded = { $player } loads { $steps ->
    [one] { $steps } cannon
   *[other] { $steps } cannons
} and now has { $cannons }.
amerigo-progress_made = { $player } makes { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} of progress and is now on { $progress }.
amerigo-order_advanced = { $player } moves up { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} on the special-action track, to { $position }.
amerigo-leader_joined = { $player } puts the order disc on top of the leader's, on { $position }.
amerigo-marker_taken = { $player } takes a progress marker: { amerigo-any-marker }.
amerigo-marker_used = { $player } uses a progress marker: { amerigo-any-marker }.
amerigo-tile_planned = { $player } plans a { amerigo-any-tile }.
amerigo-tile_built = { $player } builds a { amerigo-any-tile }{ amerigo-any-on }{ amerigo-any-rotation }: +{ $points }
amerigo-resource_taken = { $coordinates ->
    [shown] { $player } takes { amerigo-any-resource } from { $at }.
   *[hidden] { $player } takes { amerigo-any-resource } from the land.
}
amerigo-island_completed = { $player } completes { amerigo-any-island }{ $chest ->
    [true] {" "}and takes its treasure chest
   *[false] {""}
}: +{ $points }
amerigo-posts_paid = { $player } is paid for { $posts ->
    [one] { $posts } trading post
   *[other] { $posts } trading posts
} on the completed island: +{ $points }
amerigo-good_bought = { $player } buys a goods marker for { $cost } action points: { amerigo-any-resource }.
amerigo-ap_bought = { $player } pays 1 gold for an action point and now has { $ap }.
amerigo-chest_cashed = { $player } turns a treasure chest into 3 gold.
amerigo-track_end_paid = { $player } has reached the end of the track and gets { $gold } gold for what is left over.
amerigo-surplus_gold = { $player } has no room for more gold: +{ $points }
amerigo-turn_ended = { $player } is done.
amerigo-pirates_repelled = { $player } repels the pirates (strength { $strength }) and has { $cannons ->
    [0] no cannons
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
} left.
amerigo-pirates_plundered = { $player } cannot repel the pirates (strength { $strength }) and loses all cannons{ $points ->
    [0] , but has no points to lose.
   *[other] : { $points }
}
amerigo-pirate_gold_paid = { $player } gets { $gold } gold for repelling the pirates.
amerigo-scoring_began = The last pass is over: final scoring begins.
amerigo-gold_scored = { $player } scores gold: +{ $points }
amerigo-goods_scored = { $player } scores resources and goods: +{ $points }
amerigo-progress_scored = { $player } scores progress markers and the progress track: +{ $points }
amerigo-order_scored = { $player } scores the special-action track: +{ $points }
amerigo-ranked = { $player } comes { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What can be done

amerigo-do-take = { $colour ->
    [blue] Blue: sail
    [black] Black: load cannons
    [red] Red: plan tiles
    [brown] Brown: make progress
    [green] Green: build
    [yellow] Yellow: buy goods
   *[white] White: move up in order
}
amerigo-do-take_gold = Take gold instead of an action
amerigo-do-cube_vp = Use the marker: 1 point for each cube in the action field
amerigo-do-place_ship = { $coordinates ->
    [shown] Put ship { $ship } on { $at }
   *[hidden] Bring ship { $ship } onto the map{ amerigo-any-where }
}
amerigo-do-sail = { $coordinates ->
    [shown] Sail to { $to } with ship { $ship }
   *[hidden] Sail with ship { $ship }{ amerigo-any-off }
}
amerigo-do-place_post = Found a trading post
amerigo-do-no_post = Found no trading post here
amerigo-do-use_sail8 = Use the marker: 8 more steps
amerigo-do-advance = { $steps ->
    [one] Go { $steps } space
   *[other] Go { $steps } spaces
}
amerigo-do-jump = Use the marker: put your disc on top of the leader's
amerigo-do-take_tile = Plan a { amerigo-any-tile }
amerigo-do-pick_marker = { $coordinates ->
    [shown] Take the progress marker on { $slot ->
        [0] place 1, left
        [1] place 2, left
        [2] place 3, left
        [3] place 4, left
        [4] place 1, right
        [5] place 2, right
        [6] place 3, right
       *[7] place 4, right
    }
   *[hidden] Take a progress marker
}
amerigo-do-build = Build a { amerigo-any-tile }{ amerigo-any-on }{ amerigo-any-rotation }
amerigo-do-buy_good = { $coordinates ->
    [shown] Buy the goods marker on place { $slot ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[9] 10
    }
   *[hidden] Buy a goods marker
}
amerigo-do-buy_ap = Buy an action point for 1 gold
amerigo-do-cash_chest = Turn a treasure chest into 3 gold
amerigo-do-cash_marker = Use the marker: { amerigo-any-marker }
amerigo-do-done = End the turn

## What nature draws

amerigo-draw-map = { $coordinates ->
    [shown] The map is laid from the island tiles { $tiles }.
   *[hidden] The map is laid.
}
amerigo-draw-order = { $coordinates ->
    [shown] The order at the start is { $seats }.
   *[hidden] The order at the start is drawn.
}
amerigo-draw-pirate = A pirate marker of strength { $strength } is turned up.
amerigo-draw-marker = The progress marker “{ amerigo-any-marker }” is turned up.
amerigo-draw-good = A goods marker is turned up: { amerigo-any-resource } for { $cost } action points.
amerigo-draw-tower = { $coordinates ->
    [shown] These cubes stay in the tower: { $stay }.
   *[hidden] Some cubes stay in the tower.
}
amerigo-draw-throw = { $coordinates ->
    [shown] These cubes come out of the tower: { $out }.
   *[hidden] Cubes come out of the tower.
}

## What is asked

amerigo-prompt-choose = Choose one of the actions on offer, or take gold instead.
amerigo-prompt-act_blue = { $idle ->
    [true] Your ships have sailed: end the turn.
   *[false] Sail: each ship that has not sailed yet may go up to { $ap ->
        [one] { $ap } step
       *[other] { $ap } steps
    }.
}
amerigo-prompt-act_black = { $idle ->
    [true] { $ap ->
        [0] You have used all your action points: end the turn.
       *[other] You have no use for more cannons: end the turn.
    }
   *[false] Load cannons: you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.
}
amerigo-prompt-act_red = { $idle ->
    [true] { $ap ->
        [0] You have used all your action points: end the turn.
       *[other] There is no tile that you can plan now: end the turn.
    }
   *[false] Plan tiles: you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.
}
amerigo-prompt-act_brown = { $idle ->
    [true] { $ap ->
        [0] You have used all your action points: end the turn.
       *[other] You are at the end of the progress track: end the turn.
    }
   *[false] Make progress: you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.
}
amerigo-prompt-act_green = { $idle ->
    [true] { $ap ->
        [0] You have used all your action points: end the turn.
       *[other] None of your tiles can be built now: end the turn.
    }
   *[false] Build your tiles: you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.
}
amerigo-prompt-act_yellow = { $idle ->
    [true] { $ap ->
        [0] You have used all your action points: end the turn.
       *[other] There are no goods that you can pay for: end the turn.
    }
   *[false] Buy goods: you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.
}
amerigo-prompt-act_white = { $idle ->
    [true] { $ap ->
        [0] You have used all your action points: end the turn.
       *[other] You are at the end of the special-action track: end the turn.
    }
   *[false] Move up in order: you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.
}
amerigo-prompt-post = Your ship lies at anchor. Do you want to found a trading post?
amerigo-prompt-pick = { $picks ->
    [one] Take a progress marker.
   *[other] Take a progress marker, the first of { $picks }.
}
# Without a seat, it is nobody's turn yet.
amerigo-prompt-wait = { $seat ->
    [one] It is the turn of { $player }.
    [other] It is the turn of { $player }.
   *[nobody] It is not your turn.
}
amerigo-prompt-over = The game is over.

## Points

amerigo-score-discovery = Discovered islands
amerigo-score-tiles = Tiles
amerigo-score-islands = Completed islands
amerigo-score-posts = Trading posts on completed islands
amerigo-score-cubes = Cubes
amerigo-score-pirates = Pirates
amerigo-score-gold = Gold
amerigo-score-goods = Resources and goods
amerigo-score-progress = Progress
amerigo-score-order = Special-action track

## What an action would bring, before it is done

amerigo-effect-nothing_to_do = { $colour ->
    [blue] Your ships could not move
    [black] You could not load a cannon
    [red] You could not plan a tile
    [brown] You could not make progress
    [green] You could build nothing: no planned tile fits
    [yellow] You could afford no goods
   *[white] You could not move your disc
}
amerigo-effect-ap_paid = { $ap ->
    [one] Costs { $ap } action point
   *[other] Costs { $ap } action points
}, { $left } left
amerigo-effect-ap_lost = { $ap ->
    [one] { $ap } action point is lost
   *[other] { $ap } action points are lost
}
amerigo-effect-ships_wait = { $ships ->
    [one] One ship stays where it is
   *[other] Your ships stay where they are
}
amerigo-effect-steps = { $steps } of { $most } steps
amerigo-effect-post_possible = A trading post can be founded there{ $points ->
    [0] {""}
   *[other] : +{ $points }
}
amerigo-effect-island_left = { $left ->
    [0] The island is complete
    [one] { $left } square of the island left
   *[other] { $left } squares of the island left
}
amerigo-effect-gold_gained = +{ $gold } gold
amerigo-effect-gold_paid = −{ $gold } gold
amerigo-effect-chest_gained = A treasure chest
amerigo-effect-resource = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ amerigo-any-resource }
amerigo-effect-cannons = Cannons { $from } → { $to }, against pirates { $pirates }
amerigo-effect-progress = Progress { $from } → { $to }{ $markers ->
    [0] {""}
    [one] , and a progress marker
   *[other] , and { $markers } progress markers
}
amerigo-effect-order = Turn order: { $from } → { $to }
amerigo-effect-fits_nowhere = Does not fit anywhere at the moment
amerigo-effect-others_gain = +{ $points } for others

## What there is to aim at

amerigo-aim-discovery = First posts
    .about = The first trading post on an island brings 3 points. Shown is how many islands you discovered.
amerigo-aim-tiles = Tiles
    .about = Building a village tile brings 1 point, on a large island 2; a neutral tile 2 points for each square, on a large island 3. Shown is how many squares your villages cover.
amerigo-aim-islands = Islands
    .about = Whoever covers the last square of an island gets 3 points, and on a large one its treasure chest. Shown is how many you completed.
amerigo-aim-posts = Posts
    .about = When an island is complete, 1, 2, 3, 4, 5 posts of yours on it pay 1, 3, 6, 10, 15 times the time: the sooner, the more. Shown is how many posts you founded.
amerigo-aim-goods = Goods
    .about = At the end, each kind pays your resources times your goods, the printed one included. Shown is how many resources you have.
amerigo-aim-progress = Progress
    .about = At the end, the highest points reached on your progress track count; each of these steps also brings a progress marker. Shown is the next one.
amerigo-aim-order = Order
    .about = At the end, the highest points reached on the order track count. Shown are the next ones.
amerigo-aim-gold = Gold
    .about = At the end, each gold is worth 1 point; a treasure chest is worth 3 gold.
amerigo-aim-pirates = Pirates
    .about = At the end of each pass the pirates attack. With fewer cannons than they have, you lose as many points as they are strong.

## Names of things

amerigo-colour-blue = blue
amerigo-colour-black = black
amerigo-colour-red = red
amerigo-colour-brown = brown
amerigo-colour-green = green
amerigo-colour-yellow = yellow
amerigo-colour-white = white

amerigo-action-blue = Sail
    .about = Each of your two ships may sail as many steps as you have action points. A ship that stops at an anchor may found a trading post.
amerigo-action-black = Load cannons
    .about = Each action point is a cannon against the pirates.
amerigo-action-red = Plan
    .about = Take tiles that you will build later: your own village tiles for 1 action point each, one neutral tile for as many as it has squares.
amerigo-action-brown = Progress
    .about = Each action point is a step on the progress track. Every fourth step earns a progress marker.
amerigo-action-green = Build
    .about = Build planned tiles on islands where you have a trading post: village tiles for 1 action point each, neutral tiles for as many as they have squares.
amerigo-action-yellow = Buy goods
    .about = Take goods markers for 2, 3 or 4 action points each. At the end they multiply your resources.
amerigo-action-white = Order
    .about = Each action point is a step on the special-action track. Whoever is ahead there goes first, and the space you are on lets white cubes stand for another colour.

amerigo-resource-sugar = sugar
amerigo-resource-cotton = cotton
amerigo-resource-tobacco = tobacco
amerigo-resource-coconut = coconuts
amerigo-resource-coffee = coffee

amerigo-shape-1 = single square
amerigo-shape-2 = pair
amerigo-shape-i3 = line of three
amerigo-shape-l3 = corner of three
amerigo-shape-i4 = line of four
amerigo-shape-o4 = block of four
amerigo-shape-u5 = U of five
amerigo-shape-r6 = block of six

amerigo-tile-village-1 = village tile ({ amerigo-shape-1 })
amerigo-tile-village-2 = village tile ({ amerigo-shape-2 })
amerigo-tile-village-i3 = village tile ({ amerigo-shape-i3 })
amerigo-tile-village-l3 = village tile ({ amerigo-shape-l3 })
amerigo-tile-village-i4 = village tile ({ amerigo-shape-i4 })
amerigo-tile-village-o4 = village tile ({ amerigo-shape-o4 })
amerigo-tile-neutral-1 = neutral tile ({ amerigo-shape-1 })
amerigo-tile-neutral-2 = neutral tile ({ amerigo-shape-2 })
amerigo-tile-neutral-i3 = neutral tile ({ amerigo-shape-i3 })
amerigo-tile-neutral-l3 = neutral tile ({ amerigo-shape-l3 })
amerigo-tile-neutral-i4 = neutral tile ({ amerigo-shape-i4 })
amerigo-tile-neutral-o4 = neutral tile ({ amerigo-shape-o4 })
amerigo-tile-neutral-u5 = neutral tile ({ amerigo-shape-u5 })
amerigo-tile-neutral-r6 = neutral tile ({ amerigo-shape-r6 })

amerigo-marker-ap2_blue = +2 for sailing
    .effect = Whenever you sail, you have 2 more action points.
amerigo-marker-ap2_black = +2 for loading cannons
    .effect = Whenever you load cannons, you have 2 more action points.
amerigo-marker-ap2_red = +2 for planning
    .effect = Whenever you plan, you have 2 more action points.
amerigo-marker-ap2_brown = +2 for progress
    .effect = Whenever you make progress, you have 2 more action points.
amerigo-marker-ap2_green = +2 for building
    .effect = Whenever you build, you have 2 more action points.
amerigo-marker-ap2_yellow = +2 for buying goods
    .effect = Whenever you buy goods, you have 2 more action points.
amerigo-marker-ap1_blue_red = +1 for sailing and planning
    .effect = Whenever you sail or plan, you have 1 more action point.
amerigo-marker-ap1_black_brown = +1 for cannons and progress
    .effect = Whenever you load cannons or make progress, you have 1 more action point.
amerigo-marker-ap1_green_yellow = +1 for building and buying goods
    .effect = Whenever you build or buy goods, you have 1 more action point.
amerigo-marker-sail8 = 8 more steps
    .effect = Once, while you sail: every ship that has not sailed yet may go 8 steps further.
amerigo-marker-pirate_plus2 = Stronger pirates
    .effect = The pirates attack everybody else with 2 more strength.
amerigo-marker-pirate_half = Half the loss
    .effect = If you cannot repel the pirates, you lose only half of their strength in points, rounded up. Your cannons are lost all the same.
amerigo-marker-pirate_gold = Pirate gold
    .effect = Each time you repel the pirates, you get 2 gold, even if their strength is 0.
amerigo-marker-two_neutral = Two neutral tiles
    .effect = Whenever you plan, you may take two neutral tiles instead of one. Both have to be paid for.
amerigo-marker-red_green = Plan or build
    .effect = Green cubes let you plan as well, and red cubes let you build.
amerigo-marker-jump_leader = To the top
    .effect = Once, when you move up in order: put your disc on top of the leader's, however far away it is.
amerigo-marker-gold3 = 3 gold
    .effect = Once, at any moment of your turn: take 3 gold. If you still have it at the end, you get the gold then.
amerigo-marker-gold5 = 5 gold
    .effect = Once, at any moment of your turn: take 5 gold. If you still have it at the end, you get the gold then.
amerigo-marker-post_gold = Gold for trading posts
    .effect = Each time you found a trading post, you get 1 gold.
amerigo-marker-gold_2_for_1 = 1 gold for 2 cubes
    .effect = When you take gold instead of an action, you get 1 gold for every 2 cubes instead of every 3, rounded up.
amerigo-marker-cube_vp = Points for cubes
    .effect = Once, instead of an action: 1 point for each cube in the action field. Worth nothing at the end.
amerigo-marker-end_posts = Points for trading posts
    .effect = At the end: 1 point for each of your trading posts on the map.
amerigo-marker-end7 = 7 points
    .effect = At the end: 7 points.
amerigo-marker-end_gold = Points for gold
    .effect = At the end: 1 more point for each gold on your track, 12 at the most.

amerigo-thing-gold = Gold
    .about = Buys action points, 1 for 1, and is worth 1 point each at the end. The track holds 12; what is above becomes points.
amerigo-thing-cannons = Cannons
    .about = They repel the pirates at the end of each pass. Cannons that are not needed stay for the next pass.
amerigo-thing-progress = Progress
    .about = Spaces 4, 8, 12, 16 and 20 earn a progress marker each; the highest of them that you reach is worth 1, 3, 6, 10 or 15 points at the end.
amerigo-thing-order = Special-action track
    .about = Whoever is ahead goes first; of several on one space, whoever lies on top. The highest of the spaces 4, 8, 12, 16 and 20 that you reach is worth 1, 3, 6, 10 or 15 points at the end.
amerigo-thing-pirates = Pirates
    .about = At the end of each pass they attack everybody with the strength of all markers that are turned up.
amerigo-thing-time = Time value
    .about = What trading posts on a completed island are multiplied with: 5 in the first pass, 1 less in each further one.
amerigo-thing-tower = Cube tower
    .about = Some of the cubes that go in get stuck, and others that were inside come out.
amerigo-thing-storage = Storage spaces
    .about = Here the cubes wait for the round of their colour.
amerigo-thing-field = Action field
    .about = The cubes of this round. Their colours are the actions on offer; the colour with most cubes gives the action points for all of them.
amerigo-thing-chest = Treasure chest
    .about = For whoever completes a large island. Worth 3 gold, at any moment of your turn or at the end.
amerigo-thing-post = Trading post
    .about = You build on islands where you have one. When an island is completed, all trading posts on it are paid.
amerigo-thing-ship = Ship
    .about = Everybody has two. A ship that stops at an anchor can found a trading post.
amerigo-thing-anchor = Anchor
    .about = A ship that stops here may found a trading post on the square beside it, if that is still free.
amerigo-thing-planned = Planned tiles
    .about = Tiles you have taken and can build.
amerigo-thing-supply = Supply
    .about = Tiles that can still be planned.
amerigo-thing-goods = Goods
    .about = At the end, each kind is worth its resources times its goods. One good of each kind is printed and counts from the start.
amerigo-thing-markers = Progress markers
    .about = Each has an effect: for the rest of the game, once, or at the end.

## Parts of sentences, by argument

amerigo-any-colour = { $colour ->
    [blue] { amerigo-colour-blue }
    [black] { amerigo-colour-black }
    [red] { amerigo-colour-red }
    [brown] { amerigo-colour-brown }
    [green] { amerigo-colour-green }
    [yellow] { amerigo-colour-yellow }
   *[white] { amerigo-colour-white }
}
amerigo-any-resource = { $resource ->
    [sugar] { amerigo-resource-sugar }
    [cotton] { amerigo-resource-cotton }
    [tobacco] { amerigo-resource-tobacco }
    [coconut] { amerigo-resource-coconut }
   *[coffee] { amerigo-resource-coffee }
}
amerigo-any-tile = { $tile ->
    [village-1] { amerigo-tile-village-1 }
    [village-2] { amerigo-tile-village-2 }
    [village-i3] { amerigo-tile-village-i3 }
    [village-l3] { amerigo-tile-village-l3 }
    [village-i4] { amerigo-tile-village-i4 }
    [village-o4] { amerigo-tile-village-o4 }
    [neutral-1] { amerigo-tile-neutral-1 }
    [neutral-2] { amerigo-tile-neutral-2 }
    [neutral-i3] { amerigo-tile-neutral-i3 }
    [neutral-l3] { amerigo-tile-neutral-l3 }
    [neutral-i4] { amerigo-tile-neutral-i4 }
    [neutral-o4] { amerigo-tile-neutral-o4 }
    [neutral-u5] { amerigo-tile-neutral-u5 }
   *[neutral-r6] { amerigo-tile-neutral-r6 }
}
amerigo-any-rotation = { $coordinates ->
    [shown] { $rotation ->
        [0] {""}
        [1] , turned by 90°
        [2] , turned by 180°
       *[3] , turned by 270°
    }
   *[hidden] {""}
}
amerigo-any-where = { $where ->
    [n] {" "}in the north
    [ne] {" "}in the north-east
    [e] {" "}in the east
    [se] {" "}in the south-east
    [s] {" "}in the south
    [sw] {" "}in the south-west
    [w] {" "}in the west
    [nw] {" "}in the north-west
    [middle] {" "}in the middle
   *[none] {""}
}
amerigo-any-isle = { $isle ->
    [large] a large island
    [small] a small island
   *[none] an island
}{ amerigo-any-where }
amerigo-any-island = { $coordinates ->
    [shown] the island of { $at }
   *[hidden] { amerigo-any-isle }
}
amerigo-any-on = { $coordinates ->
    [shown] {" "}on { $at }
   *[hidden] { amerigo-any-on_isle }
}
amerigo-any-on_isle = { $isle ->
    [large] {" "}on { amerigo-any-isle }
    [small] {" "}on { amerigo-any-isle }
   *[none] { amerigo-any-where }
}
amerigo-any-off = { $isle ->
    [large] {" "}to { amerigo-any-isle }
    [small] {" "}to { amerigo-any-isle }
   *[none] { amerigo-any-where }
}
amerigo-any-anchoring = { $isle ->
    [large] {" "}and anchors off { amerigo-any-isle }
    [small] {" "}and anchors off { amerigo-any-isle }
   *[none] {""}
}
amerigo-any-marker = { $marker ->
    [ap2_blue] { amerigo-marker-ap2_blue }
    [ap2_black] { amerigo-marker-ap2_black }
    [ap2_red] { amerigo-marker-ap2_red }
    [ap2_brown] { amerigo-marker-ap2_brown }
    [ap2_green] { amerigo-marker-ap2_green }
    [ap2_yellow] { amerigo-marker-ap2_yellow }
    [ap1_blue_red] { amerigo-marker-ap1_blue_red }
    [ap1_black_brown] { amerigo-marker-ap1_black_brown }
    [ap1_green_yellow] { amerigo-marker-ap1_green_yellow }
    [sail8] { amerigo-marker-sail8 }
    [pirate_plus2] { amerigo-marker-pirate_plus2 }
    [pirate_half] { amerigo-marker-pirate_half }
    [pirate_gold] { amerigo-marker-pirate_gold }
    [two_neutral] { amerigo-marker-two_neutral }
    [red_green] { amerigo-marker-red_green }
    [jump_leader] { amerigo-marker-jump_leader }
    [gold3] { amerigo-marker-gold3 }
    [gold5] { amerigo-marker-gold5 }
    [post_gold] { amerigo-marker-post_gold }
    [gold_2_for_1] { amerigo-marker-gold_2_for_1 }
    [cube_vp] { amerigo-marker-cube_vp }
    [end_posts] { amerigo-marker-end_posts }
    [end7] { amerigo-marker-end7 }
   *[end_gold] { amerigo-marker-end_gold }
}

## Rules

amerigo-rule-3 = The map is laid from island tiles: 9 for two players, 12 for three, 16 for four. The order discs are stacked at random on the white start space, and you start with 1 gold for each disc above yours. One pirate marker is turned up, and so are 8 progress markers and 6, 8 or 10 goods for two, three or four players. The time value is 5. Last, all 49 cubes are thrown into the tower; those that come out go to their storage spaces.
    .title = Setting up
amerigo-rule-4 = Land squares that touch along their edges make an island. Islands of 20 squares or more are large and hold a treasure chest, all others are small. A frame of water spaces runs round the whole map.
    .title = The map
amerigo-rule-6 = The game has 5 passes of 7 rounds. The rounds of a pass go through the colours: blue, black, red, brown, green, yellow, white. In each round all cubes on the storage space of its colour go into the tower, and what comes out lies in the action field. Everybody has one turn; then the cubes go back to their storage spaces.
    .title = Passes and rounds
amerigo-rule-6_1 = In each round everybody has exactly one turn, in order: whoever is farthest ahead on the special-action track begins, and of several discs on one space the topmost comes first.
    .title = One turn each
amerigo-rule-6_2 = After the pirates a new pass is prepared: one more pirate marker is turned up; the progress markers on the right go away, those on the left move there, and 4 new ones come in on the left; all goods are replaced; the time value drops by 1.
    .title = The next pass
amerigo-rule-7_1 = Choose one action whose colour lies in the action field. If there are white cubes, the action of the colour your order disc stands on is open to you as well, and on the last space every action is. One marker opens planning by green cubes and building by red ones. Instead of an action you may take gold: 1 for every 3 cubes in the action field, with another marker 1 for every 2, rounded up. A third marker lets you score the cubes instead, once: 1 point for each in the action field.
    .title = Choosing an action
amerigo-rule-7_2 = Every action on offer has as many action points as there are cubes of the colour with most cubes in the action field. Your markers can add more. While you carry out an action you may buy further action points for 1 gold each.
    .title = Action points
amerigo-rule-7_3 = At any moment of your turn you may turn a treasure chest into 3 gold, or use a marker that gives 3 or 5 gold.
    .title = Chests and gold markers
amerigo-rule-7_4 = You can hold 12 gold. Each gold you would gain above that is worth 1 point.
    .title = Twelve gold
amerigo-rule-7_5 = First you choose what to do. Then you use your action points in as many steps as you like, and end your turn. A trading post is decided on as soon as a ship stops at its anchor, and a progress marker is taken as soon as it is earned.
    .title = The course of a turn
amerigo-rule-8_1 = Each of your ships may make one journey of at most as many steps as you have action points. The points are not shared out: both ships have all of them. Ships go from water square to neighbouring water square, never diagonally, and along the spaces of the frame.
    .title = Blue: sailing
amerigo-rule-8_1_1 = Each ship makes at most one journey per action.
    .title = One journey for each ship
amerigo-rule-8_1_2 = You choose which ship sails first. The second one starts when the first has finished its journey and its trading post is decided on.
    .title = One ship after the other
amerigo-rule-8_1_3 = When you sail for the first time, each ship is put on a space of the frame of your choice before its journey, free of charge.
    .title = Ships enter the map
amerigo-rule-8_1_4 = A journey has at most as many steps as you have action points at that moment. What is left over is lost for this ship.
    .title = How far a ship sails
amerigo-rule-8_1_5 = Ships may sail past each other, but only one may stop on a water square. A space of the frame holds any number of ships.
    .title = One ship on a square
amerigo-rule-8_1_6 = A ship that stops at an anchor may found a trading post on the square beside it, if that is still free and you have one of your 12 left. The first trading post of all on an island is worth 3 points.
    .title = Trading posts
amerigo-rule-8_2 = Each action point loads one cannon, up to 12. You need them when the pirates come.
    .title = Black: loading cannons
amerigo-rule-8_2_1 = Your disc goes forward 1 space for each action point, never back and never beyond the end of its track. You may use your action points in several parts.
    .title = Steps on a track
amerigo-rule-8_3 = Take tiles and keep them beside your sheet until you build them. Each of your own village tiles costs 1 action point, whatever its size; a neutral tile costs as many as it has squares, from 1 to 6.
    .title = Red: planning
amerigo-rule-8_3_1 = In one action you may take any number of village tiles, but only one neutral tile, or two if you have the marker for that.
    .title = One neutral tile
amerigo-rule-8_4 = Each action point is a step on the progress track, which ends on 20. Its spaces 4, 8, 12, 16 and 20 are worth 1, 3, 6, 10 and 15 points. Whenever you reach or pass one of them, you take a progress marker at once; at the end, only the highest one you have reached counts.
    .title = Brown: progress
amerigo-rule-8_4_1 = You may take any progress marker that is turned up, from the left or from the right. You may not decline it.
    .title = Taking a progress marker
amerigo-rule-8_5 = Build planned tiles, as many as you can pay for, on one island or on several. A village tile costs 1 action point, a neutral tile as many as it has squares.
    .title = Green: building
amerigo-rule-8_5_1 = You can build only tiles that you have planned before.
    .title = Planned before built
amerigo-rule-8_6 = Take goods markers from the display. Each costs the 2, 3 or 4 action points printed on it. Gaps stay empty until the next pass.
    .title = Yellow: buying goods
amerigo-rule-8_6_1 = You can buy only goods that are on display.
    .title = Goods on display
amerigo-rule-8_7 = Each action point moves your order disc 1 space forward on the special-action track; it goes on top of discs that lie there. With the marker for it, you put your disc on top of the leader's instead, once. After the white start space come yellow, green, brown, red, black and blue, over and over up to space 19; space 20 is the last and stands for every colour. White cubes may stand for the colour of your space (7.1). The spaces 4, 8, 12, 16 and 20 are worth 1, 3, 6, 10 and 15 points; at the end, only the highest one you have reached counts.
    .title = White: order
amerigo-rule-8_8 = If your disc stands at the end of its track when your action ends, and there are action points left that it could not use, you get 2 gold, no matter how many points they are. This holds for cannons, progress and order.
    .title = The end of a track
amerigo-rule-9_1 = A tile may be turned by quarter turns and built anywhere on an island, across the edges of island tiles too.
    .title = Turning tiles
amerigo-rule-9_2_1 = All squares of a tile lie on land of one island, never on water.
    .title = Only on land
amerigo-rule-9_2_2 = Tiles and trading posts are never built over. A square for a trading post may be covered as long as no trading post stands on it; once it is covered, nobody can found one there any more.
    .title = Nothing is covered twice
amerigo-rule-9_2_3 = A tile must lie edge to edge with one of your trading posts, or with a chain of your village tiles and of neutral tiles that leads to one. It does not matter who built the neutral tiles. Village tiles and trading posts of others break the chain.
    .title = Connected to a trading post
amerigo-rule-9_3 = You take all resources that a tile covers. A village tile is worth 1 point on a small island and 2 on a large one; a neutral tile is worth 2 points for each of its squares on a small island and 3 on a large one.
    .title = What a tile earns
amerigo-rule-9_4 = Whoever covers the last square of an island, with a tile or with a trading post, gets 3 points and, if it is large, the treasure chest. Then everybody with trading posts on it is paid: 1, 3, 6, 10 or 15 for one, two, three, four or five of them, times the time value.
    .title = Completed islands
amerigo-rule-10 =
    Progress markers help you for the rest of the game, once, or at the end. One that works once is turned over when you use it and has no effect any more. You can have any number, and never lose one. These are all 24:
    – { amerigo-marker-ap2_blue }: { amerigo-marker-ap2_blue.effect }
    – { amerigo-marker-ap2_black }: { amerigo-marker-ap2_black.effect }
    – { amerigo-marker-ap2_red }: { amerigo-marker-ap2_red.effect }
    – { amerigo-marker-ap2_brown }: { amerigo-marker-ap2_brown.effect }
    – { amerigo-marker-ap2_green }: { amerigo-marker-ap2_green.effect }
    – { amerigo-marker-ap2_yellow }: { amerigo-marker-ap2_yellow.effect }
    – { amerigo-marker-ap1_blue_red }: { amerigo-marker-ap1_blue_red.effect }
    – { amerigo-marker-ap1_black_brown }: { amerigo-marker-ap1_black_brown.effect }
    – { amerigo-marker-ap1_green_yellow }: { amerigo-marker-ap1_green_yellow.effect }
    – { amerigo-marker-sail8 }: { amerigo-marker-sail8.effect }
    – { amerigo-marker-two_neutral }: { amerigo-marker-two_neutral.effect }
    – { amerigo-marker-red_green }: { amerigo-marker-red_green.effect }
    – { amerigo-marker-jump_leader }: { amerigo-marker-jump_leader.effect }
    – { amerigo-marker-post_gold }: { amerigo-marker-post_gold.effect }
    – { amerigo-marker-pirate_plus2 }: { amerigo-marker-pirate_plus2.effect }
    – { amerigo-marker-pirate_half }: { amerigo-marker-pirate_half.effect }
    – { amerigo-marker-pirate_gold }: { amerigo-marker-pirate_gold.effect }
    – { amerigo-marker-gold3 }: { amerigo-marker-gold3.effect }
    – { amerigo-marker-gold5 }: { amerigo-marker-gold5.effect }
    – { amerigo-marker-gold_2_for_1 }: { amerigo-marker-gold_2_for_1.effect }
    – { amerigo-marker-cube_vp }: { amerigo-marker-cube_vp.effect }
    – { amerigo-marker-end_posts }: { amerigo-marker-end_posts.effect }
    – { amerigo-marker-end7 }: { amerigo-marker-end7.effect }
    – { amerigo-marker-end_gold }: { amerigo-marker-end_gold.effect }
    .title = Progress markers
amerigo-rule-11 = At the end of each pass, the fifth included, the pirates attack everybody with the strength of all pirate markers that are turned up. With enough cannons you give up as many as their strength and are safe. Otherwise you lose all your cannons and as many points as their whole strength, not just the part you could not repel; but you never fall below 0 points.
    .title = The pirates
amerigo-rule-12 = At the end you are paid for gold, 1 point each after all chests and gold markers are turned in; for each kind of goods, its resources times its goods, the printed one included; for markers that count at the end; and for the highest points reached on the progress track and on the special-action track. Most points win; if they are equal, whoever is first in order.
    .title = Final scoring
amerigo-rule-13 = Every cube in the tower may come out with any throw, and every cube thrown in may get stuck: about one in three does, in some throws more, in others fewer. The more cubes are thrown, the more they knock loose. What is inside can always be counted.
    .title = The cube tower
amerigo-rule-R1 = Nowhere on the map does land touch land at a corner only. Such maps are laid again.
    .title = No corners
amerigo-rule-R2 = From every water square there is a way over water to the frame. Maps with closed-in water are laid again.
    .title = No closed-in water
amerigo-rule-R3 = Which island tiles are used, where they lie and how they are turned is left to chance.
    .title = Every map is different
amerigo-rule-R4 = There are five treasure chests, so maps with more than five large islands are laid again.
    .title = Five large islands
amerigo-rule-R5 = Moving an order disc never changes the round that is being played, only the next.
    .title = The order of a round is fixed
amerigo-rule-R6 = You must choose an action or gold, but you need not use your action points: what you do not use is lost.
    .title = You must choose
amerigo-rule-R7 = What counts for markers with action points is the action you carry out, whichever cubes made it possible.
    .title = Markers help the action
amerigo-rule-R8 = The action points of a round are settled when the cubes come out. White cubes that stand for another colour do not add to them.
    .title = Action points stay as they are
amerigo-rule-R9 = You may pay gold for action points at any moment of your action. While sailing, each adds a step for every ship that has not sailed yet.
    .title = Gold for action points
amerigo-rule-R10 = Chests and gold markers are turned into gold whenever you decide in your own turn. Those you still have at the end are turned in for you.
    .title = When to cash in
amerigo-rule-R11 = The limit of 12 gold holds for every gain: chests, markers, trading posts and the end of a track included. The surplus is always paid in points.
    .title = Surplus gold
amerigo-rule-R12 = When you sail for the first time, both ships enter. Each is put on the frame right before its own journey, which may be as short as staying there. You cannot end your turn before both are on the frame or at sea.
    .title = Both ships enter
amerigo-rule-R13 = A ship may stay where it is. That is a journey too, so a ship at anchor can found a trading post without moving.
    .title = Staying is sailing
amerigo-rule-R14 = The marker for 8 more steps may be used at any moment of a sailing action while a ship has not sailed yet. It helps every such ship.
    .title = Eight more steps
amerigo-rule-R15 = You may plan as many tiles as you like and keep them as long as you like. They never go back, and tiles that are not built cost nothing at the end.
    .title = Planned tiles stay planned
amerigo-rule-R16 = If you pass several spaces with points, you take a marker for each, one after the other. If no marker is left, you get none for it, not even later.
    .title = One marker for each space
amerigo-rule-R17 = A marker with action points does not help the action in which you take it. A gold marker can be used at once.
    .title = Markers taken just now
amerigo-rule-R18 = The marker that takes you to the leader replaces all steps of a white action: you use it before any step, your action points are lost, and the end of the track pays nothing. You cannot use it if you are first yourself.
    .title = Joining the leader
amerigo-rule-R19 = Gold buys action points on a track, too, even more than your disc can use. At the end of a track those that lapse bring you the 2 gold, once for an action: one bought for that gains you 1 gold, a second one only costs.
    .title = Bought points may lapse
amerigo-rule-R20 = No tile needs turning over: all of them look the same in the mirror.
    .title = No mirror images
amerigo-rule-R21 = Which side of a tile is up has no meaning.
    .title = Both sides are equal
amerigo-rule-R22 = The marker that lets you plan with green cubes and build with red ones needs real cubes of these colours. White cubes that stand for a colour do not count.
    .title = Real cubes only
amerigo-rule-R23 = Every chain begins at one of your trading posts. Next to a trading post of your own you may always build, whatever lies around it.
    .title = Chains begin at trading posts
amerigo-rule-R24 = You need a trading post of your own on the island you build on. Neutral tiles alone do not let you in.
    .title = A trading post of your own
amerigo-rule-R25 = A ship may stop at an anchor whose square has been covered, but it can found nothing there.
    .title = Covered squares of trading posts
amerigo-rule-R26 = Nobody has to found a trading post.
    .title = Trading posts are optional
amerigo-rule-R27 = More than five trading posts on a completed island count like five: 15 times the time value.
    .title = More than five trading posts
amerigo-rule-R28 = Points of the same moment are added in this order: for the tile or the discovery, for completing the island, then for all trading posts. The sum is the same in any order.
    .title = In which order points come
amerigo-rule-R29 = One trading post can discover an island and complete it. Then you get the points for both.
    .title = Discovered and completed
amerigo-rule-R30 = The pirates attack each player once, and what happens to one has no effect on the others. Points lost to them undo nothing you gained before, such as gold.
    .title = Each attack by itself
amerigo-rule-R31 = Whoever holds the marker for stronger pirates faces their plain strength. For everybody else it is 2 higher, and repelling them takes 2 more cannons.
    .title = Stronger pirates for the others
amerigo-rule-R32 = If a storage space is empty, or nothing comes out of the tower, the round is skipped for everybody.
    .title = Skipped rounds
amerigo-rule-R33 = Cubes come out of the tower only when cubes are thrown in. Nobody can bump the table.
    .title = No accidents
amerigo-rule-R34 = All action points of a turn go into one action.
    .title = One action only
amerigo-rule-R35 = Markers with action points add nothing when you take gold.
    .title = Gold is no action
amerigo-rule-R36 = With your disc on the last space you may still choose order. As no action point can be used, you get the 2 gold.
    .title = Order on the last space
amerigo-rule-R37 = If you choose order and make no step, you get nothing for it, unless your disc is on the last space already.
    .title = No step, no gold
amerigo-rule-R38 = Gaps on the left move to the right together with the markers, so there can be fewer than eight markers.
    .title = Gaps among the markers
amerigo-rule-R39 = Tiles are limited. If all of a kind are gone, it cannot be planned any more.
    .title = The supply is limited
amerigo-rule-R40 = For the marker that pays trading posts at the end, all of yours on the map count, wherever they stand.
    .title = All trading posts count
amerigo-rule-R41 = Markers, goods and pirates are drawn at the moment they are turned up, each that is still unseen being equally likely. This is as fair as a shuffled stack, and nothing is hidden in the meantime.
    .title = Drawn when turned up
amerigo-rule-R42 = You may buy action points at any moment while you carry out an action, as often as you like. For sailing, only while a ship has not sailed yet; not after joining the leader; and not while you decide on a trading post or take a marker.
    .title = When to buy action points
amerigo-rule-R43 = A ship that founds a trading post has ended its journey. It cannot sail on in the same action.
    .title = No sailing on
amerigo-rule-R44 = With the marker for two neutral tiles, both may be of the same kind, and you need not take two.
    .title = Two neutral tiles
amerigo-rule-R45 = If the leader's disc lies above yours on the same space, the marker takes yours to the top of that stack.
    .title = Joining the leader on the same space
amerigo-rule-R46 = If one marker makes the pirates stronger for you and another halves your loss, the raised strength is halved.
    .title = Stronger, then halved
amerigo-rule-R47 = You may choose an action even if you can do nothing with it. Its action points are lost.
    .title = Idle actions

## Refusals

amerigo-refused-6_1 = Rule 6.1: it is not your turn. Everybody has one turn in each round; wait for yours.
amerigo-refused-7_1 = Rule 7.1: this action is not on offer. Choose one whose colour lies in the action field or is open to you by white cubes or a marker, or take gold.
amerigo-refused-7_2 = Rule 7.2: an action point costs 1 gold, and you have none.
amerigo-refused-7_3 = Rule 7.3: you have no treasure chest, or no unused gold marker of this kind.
amerigo-refused-7_5 = Rule 7.5: this cannot be done at this moment. First do what you are asked now.
amerigo-refused-8_1_1 = Rule 8.1.1: this ship has made its journey. Sail with the other one, or end your turn.
amerigo-refused-8_1_2 = Rule 8.1.2: your other ship has just entered. Sail with it first; it may also stay where it is.
amerigo-refused-8_1_3 = Rule 8.1.3: ships enter once, on a space of the frame, and sail only after that.
amerigo-refused-8_1_4 = Rule 8.1.4: your ship does not get there. Choose a water square or a space of the frame within its steps, or buy action points.
amerigo-refused-8_1_5 = Rule 8.1.5: another ship lies there. Stop on a free water square or on the frame.
amerigo-refused-8_2_1 = Rule 8.2.1: your disc cannot go that far. Make at least 1 step, and no more than you have action points and the track has spaces left.
amerigo-refused-8_3 = Rule 8.3: this tile costs more action points than you have. Buy some with gold, or take a smaller one.
amerigo-refused-8_3_1 = Rule 8.3.1: you have taken your neutral tile of this action. Take village tiles, or end your turn.
amerigo-refused-8_4_1 = Rule 8.4.1: there is no marker on this place. Take one of those that are turned up.
amerigo-refused-8_5 = Rule 8.5: this tile costs more action points than you have. Buy some with gold, or build another.
amerigo-refused-8_5_1 = Rule 8.5.1: you have not planned this tile. Build one that you have planned.
amerigo-refused-8_6 = Rule 8.6: this goods marker costs more action points than you have. Buy some with gold, or take a cheaper one.
amerigo-refused-8_6_1 = Rule 8.6.1: there are no goods on this place. Take one of those on display.
amerigo-refused-9_1 = Rule 9.1: this tile cannot be turned that way. Choose one of its quarter turns that look different.
amerigo-refused-9_2_1 = Rule 9.2.1: part of this tile would lie in the water. All its squares must be on land.
amerigo-refused-9_2_2 = Rule 9.2.2: something lies there already. All squares of this tile must be free.
amerigo-refused-9_2_3 = Rule 9.2.3: this tile is not connected to a trading post of yours. Build it next to one, or next to your villages and neutral tiles that lead to one.
amerigo-refused-10 = Rule 10: you do not have the progress marker for this, or you have used it.
amerigo-refused-R12 = Rule R12: one of your ships is still off the map. Put it on the frame before you end your turn.
amerigo-refused-R14 = Rule R14: both ships have sailed already. The marker must be used before that.
amerigo-refused-R18 = Rule R18: you cannot join the leader now. It must come before any step of this action, and you must not be first yourself.
amerigo-refused-R24 = Rule R24: you have no trading post on this island. Found one there before you build.
amerigo-refused-R39 = Rule R39: there are no more tiles of this kind. Take another.
amerigo-refused-R42 = Rule R42: an action point would be of no use now. Buy it before your last ship sails, and not after joining the leader.

## The lesson

amerigo-lesson-welcome = You have come to explore these islands, to settle and to trade. Whoever has the most points after five passes wins.
amerigo-lesson-cubes = Every round cubes fall out of the tower. Their colours are the actions on offer, and the most cubes of one colour say how many action points everybody gets: 4 this time.
amerigo-lesson-sail = Blue is sailing. Choose it.
amerigo-lesson-ship = Put your first ship on the ringed space of the frame, and sail to the anchor: each of your ships may go up to 4 steps.
amerigo-lesson-post = An anchor points at a place for a trading post. Found one: you are the first on this island, and that brings 3 points.
amerigo-lesson-second = Your second ship sails as far. Bring it in, go to the next anchor, and found another post.
amerigo-lesson-cannons = At the end of every pass pirates come, now with strength 2. Choose black, and load three cannons.
amerigo-lesson-plan = What you build must be planned first. Choose red, and plan a village tile: each costs 1 action point, whatever its size.
amerigo-lesson-neutral = A neutral tile costs as many action points as it has squares, but brings more points. Plan the pair with the two that are left.
amerigo-lesson-progress = Brown is progress. Choose it and go four steps: whoever gets to a space with points takes a marker.
amerigo-lesson-marker = Markers help you in many ways. Take this one: 1 action point more whenever you build or buy goods.
amerigo-lesson-build = Green builds what you have planned. Choose it, turn the village tile with R or the round arrow, and fill the small island: completing it brings 3 points, and 5 for your post while it is early.
amerigo-lesson-gold = The neutral tile costs two action points, and you have one. A piece of gold buys another: pay it, and build next to your other post.
amerigo-lesson-goods = You have built over cotton and tobacco. Such resources count as often as you have goods of their kind, so choose yellow and buy tobacco.
amerigo-lesson-order = White moves you up. Whoever is in front acts first in the next round. Choose it and go three steps.
amerigo-lesson-pirates = The pirates came, and your cannons drove them off. With too few you would have lost as many points as they are strong.
amerigo-lesson-take_gold = A new pass, and nothing here helps you much. Take gold instead: one piece for every three cubes.
amerigo-lesson-later = I have played on for both of us into the last pass. You are building, and one square of the large island is still free.
amerigo-lesson-complete = Put your last village tile on it. Whoever completes a large island also gets its treasure chest.
amerigo-lesson-chest = A chest is worth 3 gold, whenever you like. Open it now, and end your turn.
amerigo-lesson-map = All five passes are over. Islands found and completed, tiles and trading posts have brought you their points on the way; the pirates have taken some.
amerigo-lesson-wares = Now gold counts a point each, and every resource a point for each of your goods of its kind: 26 points in all for yours.
amerigo-lesson-tracks = Last come the two tracks and your markers: 24 points for progress, and 15 for the end of the white track.
amerigo-lesson-end = 137 to 104: you have won. Care for a real game?
