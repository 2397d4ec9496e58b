### Amerigo: words that only its table in the browser needs.

amerigo-ui-board = Sea chart: arrow keys move, N goes to the next place that is possible, R turns the tile, Enter sails or builds
amerigo-ui-pass = pass { $pass } of { $passes }, { $colour } round
amerigo-ui-ground = { $ground ->
    [sea] sea
    [post] square for a trading post
    [anchor] anchor
    [frame] edge of the chart
   *[land] land
}
amerigo-ui-place = { $coordinates ->
    [shown] { $place }
   *[hidden] {""}
}
amerigo-ui-neutral = neutral tile
amerigo-ui-village_of = village of { $player }
amerigo-ui-post_of = trading post of { $player }
amerigo-ui-ship_of = ship { $ship } of { $player }
amerigo-ui-fit = { $fit ->
    [target] the ship can go here
    [here] the tile can cover this square
    [turned] the tile can cover this square if it is turned
   *[none] not possible
}
amerigo-ui-actions = Actions
amerigo-ui-tab-action = Move
amerigo-ui-tab-displays = Show
amerigo-ui-tab-sheet = Sheet
amerigo-ui-rondel = { $action } ({ $colour }): { $field } in the action field, { $storage } in storage, { $tower } in the tower{ $ap ->
    [-1] {""}
    [one] ; on offer with { $ap } action point
   *[other] ; on offer with { $ap } action points
}
amerigo-ui-tower = { $count ->
    [one] { $count } cube in the tower
   *[other] { $count } cubes in the tower
}
amerigo-ui-field = { $count ->
    [one] { $count } cube in the action field
   *[other] { $count } cubes in the action field
}
amerigo-ui-cubes = Cubes that have not fallen
amerigo-ui-inside = inside
amerigo-ui-stored = stored
amerigo-ui-choose = Choose an action
amerigo-ui-chooses = { $player } chooses
amerigo-ui-ap_each = action points
amerigo-ui-ap = { $ap } AP
amerigo-ui-ap_left = { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
}
amerigo-ui-take_gold = Gold instead
amerigo-ui-cube_vp = Points for cubes
amerigo-ui-buy_ap = Buy an action point for 1 gold
amerigo-ui-cash_chest = Chest: +3 gold
amerigo-ui-asides = What can be done besides
amerigo-ui-ships = Ships
amerigo-ui-ship = Ship { $ship }
amerigo-ui-choose_frame = Choose where it enters, at the edge of the chart.
amerigo-ui-choose_target = Choose where it sails to.
amerigo-ui-sail_to = { $coordinates ->
    [shown] { $steps ->
        [-1] Enter the map at { $at }
        [0] Stay on { $at }
        [one] To { $at }: { $steps } step
       *[other] To { $at }: { $steps } steps
    }
   *[hidden] { $steps ->
        [-1] Enter the map{ amerigo-any-where }
        [0] Stay where it is
        [one] { $steps } step{ amerigo-any-off }
       *[other] { $steps } steps{ amerigo-any-off }
    }
}
amerigo-ui-steps_of = { $most ->
    [one] { $steps } of { $most } step
   *[other] { $steps } of { $most } steps
}
amerigo-ui-brings = { $points ->
    [0] a trading post can be founded from here
   *[other] the first trading post on this island: +{ $points }
}
amerigo-ui-go = Go there
amerigo-ui-stay = Stay
amerigo-ui-put = Build it here
amerigo-ui-sail = Sail there
amerigo-ui-build = Build tile
amerigo-ui-end = End turn
amerigo-ui-post_yes = Found a trading post{ $coordinates ->
    [shown] {" "}on { $at }
   *[hidden] {""}
}
amerigo-ui-post_no = No trading post here
amerigo-ui-space = Space { $space }{ $points ->
    [0] {""}
    [one] , { $points } point at the end
   *[other] , { $points } points at the end
}
amerigo-ui-use_all = { $steps ->
    [one] Use { $steps } AP: go to { $to }
   *[other] Use all { $steps } AP: go to { $to }
}
amerigo-ui-track_end = You are at the end of the track: end the turn to get 2 gold for action points left over.
amerigo-ui-tiles_left = Village tiles left
amerigo-ui-villages = Village tiles
amerigo-ui-neutrals = Neutral tiles
amerigo-ui-cost_points = cost, points small/large
amerigo-ui-tile = { $tile }, { $count } left: costs { $cost } AP, { $small } points on a small island, { $large } on a large one
amerigo-ui-tray = Tiles to build
amerigo-ui-nothing_planned = You have planned no tiles.
amerigo-ui-nowhere = None of them can be built now.
amerigo-ui-choose_spot = Choose where to build it.
amerigo-ui-fits = Can be built here
amerigo-ui-fits_not = Cannot be built here
amerigo-ui-left = { $left ->
    [0] completed
    [one] { $left } square left
   *[other] { $left } squares left
}
amerigo-ui-island = { $large ->
    [true] Large island of { $size }
   *[false] Small island of { $size }
}
amerigo-ui-good = { $resource } for { $cost } AP; you have { $held } of this resource
amerigo-ui-no_goods = No goods are left in this pass.
amerigo-ui-used = (used)
amerigo-ui-sheet = Your sheet
amerigo-ui-track-gold = Gold
amerigo-ui-track-cannons = Cannons
amerigo-ui-track-progress = Progress
amerigo-ui-of = of { $end }
amerigo-ui-show = On show
amerigo-ui-pirates_short = pirates { $pirates }
amerigo-ui-time_short = time { $time }
amerigo-ui-order_track = Order: first in front, points at the end
amerigo-ui-gold = Gold: { $gold } of { $end }
amerigo-ui-chests = { $count ->
    [one] { $count } treasure chest
   *[other] { $count } treasure chests
}
amerigo-ui-posts = Trading posts: { $left } left, { $placed } on the map
amerigo-ui-cannons = { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
} against pirates of strength { $pirates }
amerigo-ui-pirates_faced = Pirates of strength { $pirates } will attack
amerigo-ui-progress_at = Progress: { $progress }
amerigo-ui-position = Order: number { $place }, on space { $position }
amerigo-ui-outlook = { $points } points now; at the end also: gold { $gold }, goods { $goods }, progress { $progress }, special-action track { $order }
amerigo-ui-product = { $resource }: { $resources } resources × { $goods } goods = { $product } points
amerigo-ui-order = Order: { $order }.
amerigo-ui-pirates = Pirates: strength { $pirates }
amerigo-ui-pirates_to_come = Pirate markers not seen yet: { $list }; one of them stays out of the game.
amerigo-ui-time = Time value { $time }
amerigo-ui-right_area = What is left on the right leaves the game when the pass ends; what is on the left moves to the right.
amerigo-ui-to_come = To come
amerigo-ui-goods_to_come = { $resource }: { $count } to come ({ $list } AP)
amerigo-ui-markers_to_come = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
amerigo-ui-key-arrows = move over the chart
amerigo-ui-key-enter = sail there, or build the tile
amerigo-ui-key-turn = turn the tile
amerigo-ui-key-distances = hold to see all distances
amerigo-ui-key-next = go to the next place that is possible
amerigo-ui-moment-island_discovered = Land ahoy!
amerigo-ui-moment-island_completed = Island complete!
amerigo-ui-moment-pirate_turned = More pirates!
amerigo-ui-moment-pirates_plundered = Plundered!
amerigo-ui-moment-pirates_repelled = Pirates repelled!
amerigo-ui-moment-pass_began = The last pass!
amerigo-ui-graph = Points by pass
amerigo-ui-finished = The map when all was over
amerigo-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
amerigo-ui-nth_round = Pass { $round }

## What somebody did in a turn; the player's name stands before it

amerigo-ui-deed-chosen = chooses to { $colour ->
    [blue] sail
    [black] load cannons
    [red] plan
    [brown] make progress
    [green] build
    [yellow] buy goods
   *[white] move up in order
}
amerigo-ui-deed-idle = { amerigo-ui-deed-chosen }, but leaves it at that
amerigo-ui-deed-sailed = { $count ->
    [one] sails with one ship
   *[other] sails with both ships
}
amerigo-ui-deed-discovered = discovers { $count ->
    [one] { amerigo-any-isle }
   *[other] { $count } islands
}
amerigo-ui-deed-founded = founds { $count ->
    [one] a trading post
   *[other] { $count } trading posts
}
amerigo-ui-deed-loaded = loads { $count ->
    [one] a cannon
   *[other] { $count } cannons
}
amerigo-ui-deed-progressed = makes { $count ->
    [one] a step
   *[other] { $count } steps
} of progress
amerigo-ui-deed-markers = takes { $count ->
    [one] a progress marker
   *[other] { $count } progress markers
}
amerigo-ui-deed-advanced = moves up { $count ->
    [one] a space
   *[other] { $count } spaces
} in order
amerigo-ui-deed-joined = catches up with the leader
amerigo-ui-deed-planned = plans { $count ->
    [one] a tile
   *[other] { $count } tiles
}
amerigo-ui-deed-built = builds { $count ->
    [one] a village
   *[other] { $count } villages
}{ amerigo-any-on_isle }
amerigo-ui-deed-neutral = lays { $count ->
    [one] a neutral tile
   *[other] { $count } neutral tiles
}
amerigo-ui-deed-gathered = gathers { $list }
amerigo-ui-deed-completed = completes { $count ->
    [one] { amerigo-any-isle }
   *[other] { $count } islands
}
amerigo-ui-deed-bought = buys { $list }
amerigo-ui-deed-gold = takes { $count } gold
amerigo-ui-deed-cubes = scores the cubes in the action field
amerigo-ui-deed-chest = opens a treasure chest
amerigo-ui-deed-repelled = repels the pirates
amerigo-ui-deed-plundered = is plundered by the pirates
amerigo-ui-deed-scored = counts gold, goods, progress and order
amerigo-ui-told-map = the map is laid
amerigo-ui-told-pirates = the pirates now have strength { $sum }
amerigo-ui-told-displays = new goods and progress markers lie ready
amerigo-ui-told-skipped = the { $colour } round is skipped
amerigo-ui-told-tower = all cubes go into the tower

## A choice on a phone, on its tile and on the button that carries it out

amerigo-ui-short-blue = Sail
amerigo-ui-short-black = Load
amerigo-ui-short-red = Plan
amerigo-ui-short-brown = Progress
amerigo-ui-short-green = Build
amerigo-ui-short-yellow = Goods
amerigo-ui-short-white = Order
amerigo-ui-short-gold = Gold
amerigo-ui-short-cubes = Cubes
amerigo-ui-pick-take = { $colour ->
    [blue] Sail, { $ap ->
        [one] { $ap } step
       *[other] { $ap } steps
    }
    [black] Load { $ap ->
        [one] { $ap } cannon
       *[other] { $ap } cannons
    }
    [red] Plan with { $ap } AP
    [brown] Progress with { $ap } AP
    [green] Build with { $ap } AP
    [yellow] Buy goods with { $ap } AP
   *[white] Order with { $ap } AP
}
    .about = { $colour ->
    [blue] Sail: each of your ships can go up to { $ap } far.
    [black] Load cannons against the pirates.
    [red] Plan: take tiles that you will build later.
    [brown] Progress: every fourth step earns a marker.
    [green] Build: lay planned tiles beside your trading posts.
    [yellow] Goods: at the end they multiply your resources.
   *[white] Order: go first, and use white cubes for more.
}
amerigo-ui-pick-gold = Take { $gold } gold
    .about = Gold instead of an action: the turn ends with it.
amerigo-ui-pick-cubes = Take { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .about = A point for each cube that has fallen, once in the game.
amerigo-ui-pick-tile = Plan it for { $cost } AP
amerigo-ui-pick-good = Buy it for { $cost } AP
amerigo-ui-pick-marker = Take this marker
amerigo-ui-pick-steps = Use { $steps } AP: go to { $to }

## What put the winner ahead

amerigo-ui-lead-discovery = Discovering islands decided it
amerigo-ui-lead-tiles = Building decided it
amerigo-ui-lead-islands = Completed islands decided it
amerigo-ui-lead-posts = Trading posts on completed islands decided it
amerigo-ui-lead-cubes = Scoring the cubes decided it
amerigo-ui-lead-pirates = Being ready for the pirates paid off
amerigo-ui-lead-gold = Gold decided it
amerigo-ui-lead-goods = Resources and goods decided it
amerigo-ui-lead-progress = Progress decided it
amerigo-ui-lead-order = Being ahead in order decided it

## At the first decision of its kind: what it is for

amerigo-ui-first-choose = Every colour that came out of the tower is an action, each with as many action points as the most frequent colour has cubes.
amerigo-ui-first-act_blue = Your ships open up the islands: at an anchor you found a trading post, and only where you have one can you build.
amerigo-ui-first-act_black = Pirates attack at the end of every pass. With too few cannons you lose as many points as they are strong.
amerigo-ui-first-act_red = Only what you plan can be built later. Village tiles are cheap whatever their size; neutral tiles cost 1 point a square and score more.
amerigo-ui-first-act_brown = Every fourth space brings a progress marker that helps you, and the further you get, the more points there are at the end.
amerigo-ui-first-act_green = Tiles bring points and the resources they cover. A completed island scores for every trading post on it: the earlier, the more.
amerigo-ui-first-act_yellow = Goods multiply your resources: at the end each resource counts 1 point, and 1 more for every good of its kind that you bought.
amerigo-ui-first-act_white = Further ahead you have your turn earlier, and more points at the end. With white cubes you may also take the action of your space.
amerigo-ui-first-post = With a trading post you may build on this island. The very first one brings 3 points, and each counts when the island is completed.
amerigo-ui-first-pick = Markers stay with you: some help in every turn, some once, some bring points at the end.
