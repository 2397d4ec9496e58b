### Yamataï: words that only its table in the browser needs.

## Fleets

yamatai-ui-fleets = Fleets
yamatai-ui-fleets-place = number = place next round
yamatai-ui-fleet = Fleet { $number }: { yamatai-any-cargoes }. { $effect } Place { $number } in the next round.
yamatai-ui-fleet-taken = { $fleet } Taken by { $player }.
yamatai-ui-use = Use
yamatai-ui-used = used
yamatai-ui-face_down = face down:
yamatai-ui-face_down-about = { $count ->
    [one] { $count } of them is turned up after this round.
   *[other] { $count } of them are turned up after this round.
} Those that were face down before come first.
yamatai-ui-face_down-then = first, then
yamatai-ui-power-F1 = No power
yamatai-ui-power-F2 = Lay sacred ground
yamatai-ui-power-F3 = Swap a token
yamatai-ui-power-F4 = See 3 plans, keep 1
yamatai-ui-power-F5 = Swap two boats
yamatai-ui-power-F6 = Move one boat
yamatai-ui-power-F7 = Storm: 1 or 2 boats
yamatai-ui-power-F8 = Funds: 3 coins
yamatai-ui-power-F9 = Build 1 boat short
yamatai-ui-power-F10 = Collect and build

## Buildings

yamatai-ui-buildings = Buildings
yamatai-ui-deck = { $count } in the deck
yamatai-ui-row = Tiles in the row
yamatai-ui-look = Turned up by fleet 4
yamatai-ui-reserved = Reserved
    .about = Only whoever reserved a tile can build it; it costs a point if that never happens.
yamatai-ui-buildable = Can be built now
yamatai-ui-reserved-tiles = Reserved: { $tiles }
yamatai-ui-isles = { $count ->
    [one] { $count } isle
   *[other] { $count } isles
}
yamatai-ui-isles-about = { $count ->
    [one] It can be built on one island now.
   *[other] It can be built on { $count } islands now.
}
yamatai-ui-short = 1 short
yamatai-ui-short-about = { $count ->
    [one] On one island only one boat is missing.
   *[other] On { $count } islands only one boat is missing.
}

## Specialists

yamatai-ui-specialists = Specialists
yamatai-ui-pay = pay 2 alike or 3 different
yamatai-ui-hall-coins = Whoever hires gets the { $coins } coins on the tile.
yamatai-ui-hall-empty = Hired; filled after this round
yamatai-ui-hall-yet = Not turned up yet
yamatai-ui-hire = Hire { $specialist }
yamatai-ui-hire_for = Hire { $specialist } and pay: { $tokens }
yamatai-ui-specialist = { $specialist } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}). { $effect }
yamatai-ui-skill-riu = 3 berths instead of 1
yamatai-ui-skill-awashima = bonuses for torii, too
yamatai-ui-skill-ebisu = trade gold, for 5
yamatai-ui-skill-daikoku = 2 trades instead of 1
yamatai-ui-skill-toyo_tama = enter at any edge
yamatai-ui-skill-inari = 1 token more
yamatai-ui-skill-benten = 1 coin per token
yamatai-ui-skill-oyama = mountain: +1 point
yamatai-ui-skill-uzume = beside torii: +1 point
yamatai-ui-skill-hotei = groups: +2 coins
yamatai-ui-skill-kaguya = bamboo as another cargo
yamatai-ui-skill-fukuroku = hire for any 2 tokens
yamatai-ui-skill-bishamon = 1 point for 3 coins
yamatai-ui-skill-jurojin = 1 point per 2 buildings
yamatai-ui-skill-okuni = 3 coins at once
yamatai-ui-skill-tsuki = points only
yamatai-ui-skill-suijin = boats left: 1 coin each
yamatai-ui-skill-fujin = fleets 1–5: 2 coins

## My mat

yamatai-ui-mat = Your mat
yamatai-ui-count = { $count ->
    [1] { $what }
   *[other] { $count } { $what }
}
yamatai-ui-none = none
yamatai-ui-nobody = nobody
yamatai-ui-load = Boats to place
yamatai-ui-load-left = Boats left over
yamatai-ui-load-empty = none at hand
yamatai-ui-load-place = { $count ->
    [1] A boat with { $cargo }
   *[other] { $count } boats with { $cargo }
}: take { $count ->
    [1] it
   *[other] one
} in hand, then choose a space on the map.
yamatai-ui-load-none = { $count ->
    [1] A boat with { $cargo }
   *[other] { $count } boats with { $cargo }
}. There is no space for { $count ->
    [1] it
   *[other] them
} now.
yamatai-ui-load-later = { $count ->
    [1] A boat with { $cargo }
   *[other] { $count } boats with { $cargo }
}. Now something else is asked.
yamatai-ui-load-moor = { $count ->
    [1] A boat with { $cargo }
   *[other] { $count } boats with { $cargo }
}: put { $count ->
    [1] it
   *[other] one
} into the harbour. What stays here goes beside it.
yamatai-ui-release = Give { $cargo } back for 1 coin
yamatai-ui-trade = { $count ->
    [one] Trade one boat, for coins
   *[other] Trade { $count } boats, for coins
}
yamatai-ui-buy = Buy
    .about = Buy a boat with { $cargo } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
yamatai-ui-sell = Sell
    .about = Sell a boat with { $cargo } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
yamatai-ui-harbour = Harbour
    .about = Harbour with { $berths ->
        [one] one berth
       *[other] { $berths } berths
    }: { $boats }. Boats moored here can be used in the next turn.
yamatai-ui-free = free
yamatai-ui-berth-free = A free berth
yamatai-ui-drop = { $cargo } stays in the harbour. Press to put it beside the harbour instead.
yamatai-ui-aside = Set aside
    .about = Boats beside the harbour: { $boats }. { $cost ->
        [0] They cost nothing yet.
        [one] They cost { $cost } point.
       *[other] They cost { $cost } points.
    }
yamatai-ui-aside-why = They are lost, and every two of them cost a point at the end.
yamatai-ui-culture = Culture
yamatai-ui-tokens = { $count ->
    [0] No { $culture } culture token
    [one] { $count } { $culture } culture token
   *[other] { $count } { $culture } culture tokens
}
yamatai-ui-give = Give a { $culture } token for it
yamatai-ui-hired = Hired
yamatai-ui-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .about = Every five coins are a point at the end.
yamatai-ui-prestige = { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
}
    .about = From torii, palaces and mountains beside which houses were built.
yamatai-ui-houses = { $left ->
    [one] { $left } of { $all } buildings left
   *[other] { $left } of { $all } buildings left
}
    .about = The game ends after the round in which somebody puts out the last.

## Next round, and what ends the game

yamatai-ui-next = Next round
yamatai-ui-next-yet = { $count ->
    [one] { $player } chooses yet
   *[other] { $count } choose yet
}
yamatai-ui-next-order = { $count ->
    [0] Nobody has taken a fleet yet.
   *[other] Order of the next round: { $order }.
}
yamatai-ui-next-about = The number of the fleet is the place: low numbers go first.
yamatai-ui-ends = Ends when one is gone
yamatai-ui-supply = { $cargo }: { $left } of { $of } boats in the supply. { $trade ->
    [ebisu] Only the owner of Ebisu trades it, for { $price }.
   *[open] Price: { $price }.
} If a cargo is gone at the end of a round, the game is over.
yamatai-ui-ends-houses = { $left ->
    [one] house
   *[other] houses
}
    .about = { $left ->
        [one] { $left } building
       *[other] { $left } buildings
    } left with { $players }. The game ends after the round in which somebody puts out the last.
yamatai-ui-ends-tiles = { $left ->
    [one] tile
   *[other] tiles
}
    .about = { $left ->
        [one] { $left } building tile
       *[other] { $left } building tiles
    } in the deck; the row needs { $missing } after this round. If they do not suffice, the game is over.
yamatai-ui-ends-specialists = people
    .about = { $left ->
        [one] { $left } specialist
       *[other] { $left } specialists
    } in the deck; { $missing } are needed after this round. If they do not suffice, the game is over.

## What points are for, beside coins and buildings that are counted as well

yamatai-ui-gain = { $signed }{ $category ->
    [prestige] {" "}prestige
   *[other] {""}
} { $points ->
    [one] point
   *[other] points
}{ $category ->
    [coins] {" "}for coins
    [prestige] {""}
    [buildings] {" "}for buildings
    [specialists] {" "}for specialists
    [reserved] {" "}for what is reserved and not built
   *[set_aside] {" "}for boats beside the harbour
}

## What decided a match

yamatai-ui-lead-coins = Coins decided it
yamatai-ui-lead-prestige = Building beside torii, palaces and on mountains decided it
yamatai-ui-lead-buildings = Buildings decided it
yamatai-ui-lead-specialists = Specialists decided it
yamatai-ui-lead-reserved = Building what was reserved paid off
yamatai-ui-lead-set_aside = Finding a place for every boat paid off

## The chart

yamatai-ui-board = Archipelago: arrow keys move over sea and islands, N goes to the next place that is possible, 1 to 5 take a cargo in hand, Enter does what can be done there
yamatai-ui-finished = The archipelago at the end of the game
yamatai-ui-round = round { $round }
yamatai-ui-graph = Points by round
yamatai-ui-nth_round = Round { $round }
yamatai-ui-island = { yamatai-any-island }
yamatai-ui-mountain = mountain
yamatai-ui-sacred = sacred ground
yamatai-ui-building = { $building ->
    [torii] torii
    [palace] palace
   *[standard] house of { $player }
}
yamatai-ui-space = { $cargo ->
    [none] free space beside { yamatai-any-island }
   *[other] boat with { yamatai-any-cargo } beside { yamatai-any-island }
}{ $coordinates ->
    [shown] {" "}({ $space })
   *[hidden] {""}
}
yamatai-ui-entry = entry { $letter }
yamatai-ui-link = boat { $link } of this turn
yamatai-ui-tab-turn = Move
yamatai-ui-tab-build = Build
yamatai-ui-tab-hire = Hire
yamatai-ui-key-arrows = Move over sea and islands
yamatai-ui-key-enter = Place, collect or build there
yamatai-ui-key-next = To the next place that is possible, and back
yamatai-ui-key-cargo = Take bamboo, wood, stone, clay or gold in hand
# What confirming ends; the look of fleet 4 makes all before it final.
yamatai-ui-confirm = { $verb ->
    [use_power] Turn up the plans
   *[other] End turn
}
    .about = Once the plans are turned up, nothing you did so far can be undone. Then your turn goes on.
yamatai-ui-duty = { $duty ->
    [both] You have placed boats: collect or build first.
    [collect] You have placed boats, and there is something to collect: that comes first.
   *[build] You have placed boats, and they can pay for a building: build first.
}
# While something is still to be chosen.
yamatai-ui-ask = { $asked ->
    [boat] Collect
   *[other] Build
}
    .about = { $asked ->
        [boat] Choose the boat that takes this token.
        [island] Choose the island for it.
       *[tile] Choose what to build on this island.
    }
# On the one button.
yamatai-ui-go = { $verb ->
    [take_fleet] Take fleet { yamatai-any-number }
    [buy] Buy { yamatai-any-cargo }
    [sell] Sell { yamatai-any-cargo }
    [place] Place { yamatai-any-cargo }
    [take] Collect
    [take_extra] Collect one more
    [build] Build { $kind ->
        [trading_post] trading post
        [torii] torii
        [palace] palace
       *[house] house
    }
    [release] Give { yamatai-any-cargo } back
    [moor] { $keep ->
        [none] Moor none
       *[other] Moor { yamatai-any-keep }
    }
    [recruit] Hire { yamatai-any-specialist }
    [use_power] Use power
    [consecrate] Lay sacred ground
    [exchange] Exchange
    [give] Give { yamatai-any-token }
    [reserve] Reserve
    [pick] This boat
    [swap_with] Swap
    [move_to] Move here
    [remove] Put back
   *[other] Go on
}

## What was told in a few words

yamatai-ui-deed-fleet = takes fleet { $number }
yamatai-ui-deed-bought = buys { yamatai-any-cargo }
yamatai-ui-deed-sold = sells { yamatai-any-cargo }
yamatai-ui-deed-placed = { $count ->
    [one] places { $count } boat
   *[other] places { $count } boats
}
yamatai-ui-deed-sacred = lays sacred ground
yamatai-ui-deed-exchanged = exchanges a token
yamatai-ui-deed-reserved = reserves a plan
yamatai-ui-deed-swapped = swaps two boats
yamatai-ui-deed-moved = moves a boat
yamatai-ui-deed-removed = { $count ->
    [one] takes a boat off the board
   *[other] takes { $count } boats off the board
}
yamatai-ui-deed-gathered = { $count ->
    [one] collects { $count } token
   *[other] collects { $count } tokens
}
yamatai-ui-deed-built = builds { $kind ->
    [trading_post] a trading post
    [torii] a torii
    [palace] a palace
   *[house] a house
}
yamatai-ui-deed-coins = { $count ->
    [one] gets { $count } coin
   *[other] gets { $count } coins
}
yamatai-ui-deed-aside = { $count ->
    [one] leaves a boat beside the harbour
   *[other] leaves { $count } boats beside the harbour
}
yamatai-ui-deed-hired = hires { $name }
yamatai-ui-deed-ended = the game is over
yamatai-ui-told-map = { $tokens } culture tokens are laid on the islands.
yamatai-ui-told-new = The open rows are filled up again.

## Moments

yamatai-ui-moment-torii = Torii!
yamatai-ui-moment-palace = Palace!
yamatai-ui-moment-group = Group of { $size }!
yamatai-ui-moment-sacred = Sacred ground
yamatai-ui-moment-storm = Storm!
yamatai-ui-moment-last = Last building!

## At the first decision of its kind: what it is for

yamatai-ui-first-fleet = A fleet brings boats and mostly a power. Its number says when you have your turn in the next round: the lowest comes first.
yamatai-ui-first-boats = Boats lead you to culture tokens, and a building needs the right ones around its island: yours and those of others, old and new.
yamatai-ui-first-resolve = Buildings bring points; culture tokens hire specialists, who help you to the end. In one turn you get only one of the two.
yamatai-ui-first-moor = A boat in your harbour is there for your next turn. Those beside it are lost, and every two of them cost a point at the end.
yamatai-ui-first-recruit = A specialist helps you from now on. The price is two culture tokens of one colour or three different ones.
yamatai-ui-first-consecrate = Nobody can ever build on sacred ground: take a place that others want.
yamatai-ui-first-exchange = Two culture tokens of one colour or three different ones hire a specialist: take the one that you still need.
yamatai-ui-first-reserve = Only you can build a reserved tile, whenever you like. If it is not built at the end, it costs a point.
yamatai-ui-first-pick_to_swap = What counts for a building is what surrounds its island: bring a boat to where you need it, or away from where others do.
yamatai-ui-first-pick_to_move = What counts for a building is what surrounds its island: bring a boat to where you need it, or away from where others do.
yamatai-ui-first-remove = A boat that goes makes room on the water, and is missing where others want to build.
