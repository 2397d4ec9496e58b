### Amerigo: words that only its terminal board needs.

amerigo-board-post = square for a trading post
amerigo-board-founded = trading post of seat a
amerigo-board-ship = ship of seat a
amerigo-board-anchor = anchor, pointing at its square for a trading post
amerigo-board-free = free land
amerigo-board-neutral = neutral tile
amerigo-board-village = village tile of seat a
amerigo-board-sea = sea
amerigo-board-reach = a ship can sail here now
amerigo-board-frame = space of the frame
amerigo-board-new = not yet confirmed

## How the match stands

amerigo-board-standing = Pass { $pass } of { $passes }, { amerigo-any-colour } round · time value { $time } · pirates of strength { $pirates }
amerigo-board-order = Order
amerigo-board-islands = Islands
amerigo-board-island = { $at } { $large ->
    [true] large
   *[false] small
} ({ $left ->
    [0] complete
   *[other] { $left } of { $size } free
})
amerigo-board-cubes = Cubes
amerigo-board-goods = Goods on display (action points)
amerigo-board-markers_left = Progress markers, left
amerigo-board-markers_right = Progress markers, right
amerigo-board-supply = Neutral tiles to plan
amerigo-board-villages = Village tiles of { $seat } to plan
amerigo-board-sheets = Seat
amerigo-board-points = Points
amerigo-board-pirates = Pirates to repel
amerigo-board-posts_left = Trading posts left
amerigo-board-ships = Ships
amerigo-board-wares = { amerigo-any-resource } × goods
amerigo-board-any_colour = any colour
amerigo-board-planned = Planned by { $seat }
amerigo-board-markers = Markers of { $seat }
amerigo-board-used = (used)

## What can be done, by what it is

amerigo-named-take = { amerigo-do-take } ({ $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
})
amerigo-named-take_gold = Take { $gold } gold instead of an action
amerigo-named-cube_vp = Use the marker: score the cubes in the action field, +{ $points }
# As they are typed after a place.
amerigo-way-1 = ship 1
    .listed = { amerigo-way-1 } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $anchor ->
        [true] , anchor
       *[false] {""}
    })
amerigo-way-2 = ship 2
    .listed = { amerigo-way-2 } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $anchor ->
        [true] , anchor
       *[false] {""}
    })
amerigo-named-sail = { $steps ->
    [0] Stay on { $to } with ship { $ship }
    [one] Sail to { $to } with ship { $ship }, { $steps } step
   *[other] Sail to { $to } with ship { $ship }, { $steps } steps
}{ $anchor ->
    [true] {" "}(anchor)
   *[false] {""}
}
amerigo-named-advance = { $steps ->
    [one] Go { $steps } space, to { $to }
   *[other] Go { $steps } spaces, to { $to }
}
amerigo-named-take_tile = Plan a { amerigo-any-tile } for { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
}: worth { $small } on a small island, { $large } on a large one
amerigo-named-pick_marker = Take “{ amerigo-any-marker }” ({ $slot ->
    [0] left, place 1
    [1] left, place 2
    [2] left, place 3
    [3] left, place 4
    [4] right, place 1
    [5] right, place 2
    [6] right, place 3
   *[7] right, place 4
}). { amerigo-any-effect }
amerigo-named-buy_good = Buy { amerigo-any-resource } for { $cost } action points (place { $place })
amerigo-any-effect = { $marker ->
    [ap2_blue] { amerigo-marker-ap2_blue.effect }
    [ap2_black] { amerigo-marker-ap2_black.effect }
    [ap2_red] { amerigo-marker-ap2_red.effect }
    [ap2_brown] { amerigo-marker-ap2_brown.effect }
    [ap2_green] { amerigo-marker-ap2_green.effect }
    [ap2_yellow] { amerigo-marker-ap2_yellow.effect }
    [ap1_blue_red] { amerigo-marker-ap1_blue_red.effect }
    [ap1_black_brown] { amerigo-marker-ap1_black_brown.effect }
    [ap1_green_yellow] { amerigo-marker-ap1_green_yellow.effect }
    [sail8] { amerigo-marker-sail8.effect }
    [pirate_plus2] { amerigo-marker-pirate_plus2.effect }
    [pirate_half] { amerigo-marker-pirate_half.effect }
    [pirate_gold] { amerigo-marker-pirate_gold.effect }
    [two_neutral] { amerigo-marker-two_neutral.effect }
    [red_green] { amerigo-marker-red_green.effect }
    [jump_leader] { amerigo-marker-jump_leader.effect }
    [gold3] { amerigo-marker-gold3.effect }
    [gold5] { amerigo-marker-gold5.effect }
    [post_gold] { amerigo-marker-post_gold.effect }
    [gold_2_for_1] { amerigo-marker-gold_2_for_1.effect }
    [cube_vp] { amerigo-marker-cube_vp.effect }
    [end_posts] { amerigo-marker-end_posts.effect }
    [end7] { amerigo-marker-end7.effect }
   *[end_gold] { amerigo-marker-end_gold.effect }
}
