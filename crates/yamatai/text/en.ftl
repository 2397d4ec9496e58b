### Yamataï: every sentence of the game. The ids follow from the words of the
### code; see skerry-text.

yamatai-name = Yamataï
yamatai-about = Take a fleet, lay its boats in a chain between the islands, and gather offerings there or build – with everybody's boats. But whoever takes the strongest fleet goes last in the next round.

## What happened

yamatai-culture_laid = There are { $tokens } culture tokens on the islands; { $mountains } islands are mountains.
yamatai-order_drawn = { $player } has the { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} turn.
yamatai-specialist_turned = { yamatai-any-specialist } can be hired.
yamatai-tile_turned = New in the row: { yamatai-any-tile }.
yamatai-fleet_turned = Fleet { yamatai-any-number } is turned up: { yamatai-any-power }.
yamatai-round_began = Round { $round } begins.
yamatai-fleet_taken = { $player } takes fleet { yamatai-any-number }{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } bamboo
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } clay
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}.
yamatai-boats_missing = The supply has too few boats. Missing{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } bamboo
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } clay
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}.
yamatai-boat_bought = { $player } buys a boat with { yamatai-any-cargo } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
yamatai-boat_sold = { $player } sells a boat with { yamatai-any-cargo } for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
yamatai-boat_placed = { $player } places a boat with { yamatai-any-cargo }{ yamatai-any-on }.
yamatai-token_taken = { $player } collects { yamatai-any-token } from { yamatai-any-island }.
yamatai-extra_taken = { $player } collects one more with Inari, { yamatai-any-token } from { yamatai-any-island }.
yamatai-tile_built = { $player } builds { yamatai-any-a_tile } on { yamatai-any-island }.
yamatai-neighbours_honoured = { $player } gets { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
} for neighbouring torii and palaces.
yamatai-mountain_honoured = { $player } gets { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
} for the mountain.
yamatai-group_paid = { $player } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for a group of { $size } buildings{ $doubled ->
    [true] , doubled by the trading post
   *[false] {""}
}.
yamatai-specialist_paid = { yamatai-any-specialist } brings { $player } { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
yamatai-specialist_honoured = { yamatai-any-specialist } brings { $player } { $prestige ->
    [one] { $prestige } prestige point
   *[other] { $prestige } prestige points
}.
yamatai-last_house_built = { $player } has put out the last standard building: the game ends after this round.
yamatai-power_used = { $player } uses the power of fleet { yamatai-any-number }: { yamatai-any-power }.
yamatai-ground_consecrated = { $player } lays sacred ground on { yamatai-any-onto }: nobody builds there any more.
yamatai-tokens_exchanged = { $player } puts a token on { yamatai-any-onto } and takes the one there: { $given ->
    [orange] orange
    [green] green
    [violet] violet
    [blue] blue
    [beige] beige
   *[red] red
} for { $taken ->
    [orange] orange
    [green] green
    [violet] violet
    [blue] blue
    [beige] beige
   *[red] red
}.
yamatai-tile_shown = Everybody sees { yamatai-any-a_tile }.
yamatai-tile_reserved = { $player } reserves { yamatai-any-a_tile }.
yamatai-nothing_reserved = { $player } reserves nothing.
yamatai-boats_swapped = { $player } swaps two boats{ $coordinates ->
    [shown] {" "}on { $from } and { $to }
   *[hidden] {""}
}.
yamatai-nothing_swapped = { $player } swaps two boats of the same colour.
yamatai-boat_moved = { $player } moves a boat with { yamatai-any-cargo }{ $coordinates ->
    [shown] {" "}from { $from } to { $to }
   *[hidden] {""}
}.
yamatai-boat_removed = { $player } puts a boat with { yamatai-any-cargo } back into the supply{ yamatai-any-off }.
yamatai-funds_paid = { $player } gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
yamatai-passed = { $player } neither collects nor builds any more.
yamatai-boats_moored = { $player } moors{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } bamboo
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } clay
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}.
yamatai-boats_set_aside = Beside the harbour of { $player } go{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } bamboo
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } clay
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}.
yamatai-boat_released = { $player } gives a boat with { yamatai-any-cargo } back for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
yamatai-specialist_hired = { $player } hires { yamatai-any-specialist } for { yamatai-any-offering }{ $coins ->
    [0] {""}
   *[other] {" "}and gets the { $coins } coins on the tile
}.
yamatai-turn_ended = { $player } is done.
yamatai-coins_laid = { $coins } coins are put on every specialist who was not hired.
yamatai-game_ended = The game is over: { $reason ->
    [houses] somebody has put out the last standard building
    [boats] a colour of boats is gone from the supply
    [specialists] there are not enough specialists for the next round
    [tiles] there are not enough building tiles for the next round
   *[limit] round 40 was the last
}.
yamatai-scored = { $player } scores { $category ->
    [coins] coins
    [prestige] prestige points
    [buildings] buildings
    [specialists] specialists
    [reserved] reserved tiles that were not built
   *[set_aside] boats beside the harbour
}: { $points }
yamatai-ranked = { $player } comes { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What can be done

yamatai-do-take_fleet = Take fleet { yamatai-any-number }: { yamatai-any-cargoes }; { yamatai-any-power }
yamatai-do-buy = Buy { yamatai-any-cargo } for { $cargo ->
    [bamboo] 1 coin
    [wood] 2 coins
    [stone] 3 coins
    [clay] 4 coins
   *[gold] 5 coins
}
yamatai-do-sell = Sell { yamatai-any-cargo } for { $cargo ->
    [bamboo] 1 coin
    [wood] 2 coins
    [stone] 3 coins
    [clay] 4 coins
   *[gold] 5 coins
}
yamatai-do-place = Place { yamatai-any-cargo }{ yamatai-any-on }
yamatai-do-take = Collect the token of { yamatai-any-island }{ $coordinates ->
    [shown] {" "}with the boat on { $boat }
   *[hidden] {""}
}
yamatai-do-take_extra = Take one more token, from { yamatai-any-island }
yamatai-do-build = Build { yamatai-any-a_tile } on { yamatai-any-island }
yamatai-do-release = Give { yamatai-any-cargo } back for 1 coin
yamatai-do-moor = { $keep ->
    [none] Moor no boat; all go beside the harbour
   *[other] Moor { yamatai-any-keep }
}
yamatai-do-recruit = Hire { yamatai-any-specialist } for { yamatai-any-offering }
yamatai-do-use_power = Use the power of your fleet
yamatai-do-consecrate = Lay sacred ground on { yamatai-any-island }
yamatai-do-exchange = Exchange the token of { yamatai-any-island }
yamatai-do-give = Give { yamatai-any-token } for it
yamatai-do-reserve = Reserve { yamatai-any-a_tile }
yamatai-do-pick = Choose this boat{ $coordinates ->
    [shown] {" "}on { $boat }
   *[hidden] {""}
}
yamatai-do-swap_with = Swap it with this boat{ $coordinates ->
    [shown] {" "}on { $boat }
   *[hidden] {""}
}
yamatai-do-move_to = Move it here{ yamatai-any-on }
yamatai-do-remove = Put this boat back{ $coordinates ->
    [shown] {" "}on { $boat }
   *[hidden] {""}
}
yamatai-do-donate = Pay 3 coins for a prestige point
yamatai-do-pass = Go on
yamatai-do-end_turn = End the turn

## What nature draws

yamatai-draw-culture = { $coordinates ->
    [shown] The culture tokens lie island by island: { $tokens }.
   *[hidden] The culture tokens are laid on the islands.
}
yamatai-draw-order = { $coordinates ->
    [shown] The order of the first round is { $seats }.
   *[hidden] The order of the first round is drawn.
}
yamatai-draw-specialist = { yamatai-any-specialist } is turned up.
yamatai-draw-tile = A building tile is turned up: { yamatai-any-tile }.
yamatai-draw-fleet = Fleet { yamatai-any-number } is turned up.
yamatai-draw-look = { $coordinates ->
    [shown] These building tiles are turned up: { $tiles }.
   *[hidden] Building tiles of the deck are turned up.
}

## What is asked

yamatai-prompt-fleet = Take one of the open fleets.
yamatai-prompt-boats = { $trades ->
    [0] { $pool ->
        [0] You have no boat to place: go on.
       *[other] Place boats, or go on without.
    }
   *[other] { $pool ->
        [0] Buy a boat, or go on without.
       *[other] Trade a boat if you like, then place boats.
    }
}
yamatai-prompt-resolve = Collect culture tokens or build.{ $pool ->
    [0] {""}
    [one] {" "}You can still place { $pool } boat before.
   *[other] {" "}You can still place { $pool } boats before.
}
yamatai-prompt-stuck = { $pool ->
    [0] There is nothing to collect or build for your boats: go on.
   *[other] There is nothing to collect or build yet: place more boats, or go on.
}
yamatai-prompt-collect = Collect on: every boat of this turn takes a token.
yamatai-prompt-extra = With Inari you may take one more token.
yamatai-prompt-second_collect = With fleet 10 you may collect as well.
yamatai-prompt-second_build = With fleet 10 you may build as well.
yamatai-prompt-moor = { $berths ->
    [one] Moor one boat, or none. The others go beside the harbour.
   *[other] Moor up to { $berths } boats. The others go beside the harbour.
}
yamatai-prompt-recruit = Hire a specialist, or end the turn.
yamatai-prompt-end = End the turn.
yamatai-prompt-consecrate = Choose an island for the sacred ground.
yamatai-prompt-exchange = Choose the token that you want.
yamatai-prompt-give = Choose the token that you give for it.
yamatai-prompt-reserve = Reserve one of these tiles or one of the row, or none.
yamatai-prompt-pick_to_swap = Choose the first boat to swap.
yamatai-prompt-swap_with = Choose the boat to swap it with.
yamatai-prompt-pick_to_move = Choose the boat to move.
yamatai-prompt-move_to = Choose where it goes.
yamatai-prompt-remove = Choose a boat to put back into the supply.
yamatai-prompt-remove_another = Choose a second boat, or go on.
# Without a seat, it is nobody's turn yet.
yamatai-prompt-wait = { $seat ->
    [one] It is the turn of { $player }.
    [other] It is the turn of { $player }.
   *[nobody] It is not your turn.
}
yamatai-prompt-over = The game is over.

## Points

yamatai-score-coins = Coins
yamatai-score-prestige = Prestige points
yamatai-score-buildings = Buildings
yamatai-score-specialists = Specialists
yamatai-score-reserved = Reserved, not built
yamatai-score-set_aside = Boats beside the harbour

## What an action would bring, before it is done

yamatai-effect-next_place = { $taken ->
    [1] The first to choose a place in the next round
   *[other] { $place ->
        [1] So far first
        [2] So far second
        [3] So far third
       *[4] So far fourth
    } in the next round
}
yamatai-effect-boats_missing = { $boats ->
    [one] { $boats } boat is missing in the supply
   *[other] { $boats } boats are missing in the supply
}
yamatai-effect-coins_gained = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
yamatai-effect-coins_paid = { $coins ->
    [one] −{ $coins } coin
   *[other] −{ $coins } coins
}
yamatai-effect-tokens_in_reach = { $tokens ->
    [one] { $tokens } token in reach
   *[other] { $tokens } tokens in reach
}
yamatai-effect-tiles_in_reach = { $tiles ->
    [one] { $tiles } tile can be built
   *[other] { $tiles } tiles can be built
}
yamatai-effect-leads_nowhere = With that you can neither collect nor build
yamatai-effect-gives_up = { $what ->
    [build] Then you do not build in this turn
    [collect] Then you do not collect in this turn
    [extra] You give up the extra token
    [power] The power of your fleet stays unused
   *[hire] You could still hire a specialist
}
yamatai-effect-beside_harbour = { $boats ->
    [one] { $boats } boat will find no berth
   *[other] { $boats } boats will find no berth
}
yamatai-effect-set_aside = { $boats ->
    [one] { $boats } boat goes beside the harbour
   *[other] { $boats } boats go beside the harbour
}, { $total ->
    [one] { $total } is there then
   *[other] { $total } are there then
}; every 2 cost a point
yamatai-effect-berth_empty = A berth stays empty
yamatai-effect-group = A group of { $size } buildings
yamatai-effect-houses_left = { $left ->
    [one] { $left } building left
   *[other] { $left } buildings left
}
yamatai-effect-honours = { $islands ->
    [0] No free island beside it
    [one] { $islands } free island beside it: who builds there gets a prestige point
   *[other] { $islands } free islands beside it: who builds there gets a prestige point
}
yamatai-effect-hiring_possible = Enough for a specialist
yamatai-effect-look_is_final = Whatever you did in this turn before the look is then final
yamatai-effect-sacred_left = { $left ->
    [0] The last sacred ground
    [one] { $left } sacred ground left
   *[other] { $left } sacred grounds left
}
yamatai-effect-nothing_changes = Both carry the same: nothing changes
yamatai-effect-end_comes = { $reason ->
    [houses] Your last building: the game ends after this round
    [boats] A colour of boats runs out: the game ends after this round
    [specialists] Too few specialists are left: the game ends after this round
   *[tiles] Too few building tiles are left: the game ends after this round
}
yamatai-effect-end_averted = The supply has boats of every colour again: the game goes on
yamatai-effect-round_ends = The round is over
yamatai-effect-game_ends = The game is over

## What there is to aim at

yamatai-aim-buildings = Buildings
    .about = Every building tile brings the points printed on it. Shown is how many of your standard buildings stand on the map; who puts out the last one ends the game.
yamatai-aim-hiring = Next specialist
    .about = A specialist costs two equal culture tokens or three different ones. Shown is how much of it you have, whichever is nearer, and the most points a specialist on offer is worth.
yamatai-aim-specialists = Specialists
    .about = Every specialist brings the points printed on the tile. Shown is how many you have.
yamatai-aim-jurojin = Jurojin
    .about = At the end every two standard buildings of yours on the map bring 1 more point.
yamatai-aim-prestige = Prestige
    .about = Every prestige point counts. You get one for building on a mountain, and one for each torii or palace next to your new building.
yamatai-aim-coins = Coins
    .about = At the end every 5 coins are worth 1 point.
yamatai-aim-reserved = Reserved
    .about = A reserved tile that was not built costs 1 point at the end.
yamatai-aim-set_aside = Beside the harbour
    .about = Every 2 boats beside your harbour cost 1 point at the end. Shown is where the next point is lost.

## What a table may choose

yamatai-option-culture_blocks_building = Culture tokens and building
yamatai-option-culture_blocks_building-false = As in the quick reference: a token does not stop building; it stays on the island and can still be collected.
yamatai-option-culture_blocks_building-true = As published: an island must be cleared of its token before anybody builds there.

## Names of things

yamatai-cargo-bamboo = bamboo
yamatai-cargo-wood = wood
yamatai-cargo-stone = stone
yamatai-cargo-clay = clay
yamatai-cargo-gold = gold

yamatai-culture-orange = orange
yamatai-culture-green = green
yamatai-culture-violet = violet
yamatai-culture-blue = blue
yamatai-culture-beige = beige
yamatai-culture-red = red

yamatai-fleet-F1 = no power
    .effect = Fleet 1 has no power; who takes it goes first in the next round.
yamatai-fleet-F2 = sacred ground
    .effect = Put a sacred ground on an island without building, culture token and sacred ground: nobody builds there for the rest of the game.
yamatai-fleet-F3 = exchange offerings
    .effect = Put one of your culture tokens on an island and take the one that lies there.
yamatai-fleet-F4 = plans
    .effect = Three building tiles of the deck are turned up for everybody. You may reserve one of them or one of the row; only you can build it, and it costs a point if you never do.
yamatai-fleet-F5 = swap boats
    .effect = Swap two boats on the board.
yamatai-fleet-F6 = move a boat
    .effect = Move a boat on the board to a free entry or to a free space beside another boat.
yamatai-fleet-F7 = storm
    .effect = Put one or two boats from the board back into the supply.
yamatai-fleet-F8 = funds
    .effect = Take 3 coins.
yamatai-fleet-F9 = cheaper building
    .effect = When you build in this turn, one boat of the cost may be missing.
yamatai-fleet-F10 = collect and build
    .effect = In this turn you may both collect and build, in either order.

yamatai-specialist-riu = Riu
    .effect = Your harbour has three berths instead of one.
yamatai-specialist-awashima = Awashima
    .effect = When you build a torii or palace, you get the bonuses as if it were a house of yours. Afterwards it belongs to nobody.
yamatai-specialist-ebisu = Ebisu
    .effect = You may also buy and sell gold boats, for 5 coins.
yamatai-specialist-daikoku = Daikoku
    .effect = You may trade two boats in a turn instead of one.
yamatai-specialist-toyo_tama = Toyo Tama
    .effect = Every free space on the edge of the map is an entry for your first boat.
yamatai-specialist-inari = Inari
    .effect = When you collect, you may take one more culture token at the end, beside any boat of this turn.
yamatai-specialist-benten = Benten
    .effect = When you collect, you get 1 coin for every token.
yamatai-specialist-oyama = Oyama
    .effect = When you get a prestige point for a mountain, you get one more.
yamatai-specialist-uzume = Uzume
    .effect = When you get prestige points for neighbouring torii and palaces, you get one more.
yamatai-specialist-hotei = Hotei
    .effect = When you get coins for a group, you get 2 more. They are never doubled.
yamatai-specialist-kaguya = Kaguya
    .effect = When you build, one bamboo boat that the cost does not need may stand for wood, stone or clay.
yamatai-specialist-fukuroku = Fukuroku
    .effect = You may pay for a specialist with any two culture tokens.
yamatai-specialist-bishamon = Bishamon
    .effect = Once in a turn you may pay 3 coins for a prestige point.
yamatai-specialist-jurojin = Jurojin
    .effect = At the end 1 more point for every two standard buildings of yours on the map.
yamatai-specialist-okuni = Okuni
    .effect = When hired: take 3 coins.
yamatai-specialist-tsuki = Tsuki
    .effect = Brings points and nothing else.
yamatai-specialist-suijin = Suijin
    .effect = Instead of putting boats beside your harbour, you may put them back into the supply for 1 coin each.
yamatai-specialist-fujin = Fujin
    .effect = When you take one of the fleets 1 to 5, you get 2 coins.

yamatai-tile-T01 = house of 2 bamboo
    .effect = Needs 2 bamboo around the island; 1 point at the end.
yamatai-tile-T02 = house of bamboo and wood
    .effect = Needs bamboo and wood around the island; 1 point at the end.
yamatai-tile-T03 = house of 2 wood
    .effect = Needs 2 wood around the island; 2 points at the end.
yamatai-tile-T04 = house of bamboo and stone
    .effect = Needs bamboo and stone around the island; 2 points at the end.
yamatai-tile-T05 = trading post of 2 wood
    .effect = Needs 2 wood around the island; 1 point at the end. Its group pays double coins when it is built.
yamatai-tile-T06 = trading post of wood and stone
    .effect = Needs wood and stone around the island; 1 point at the end. Its group pays double coins when it is built.
yamatai-tile-T07 = house of wood and stone
    .effect = Needs wood and stone around the island; 2 points at the end.
yamatai-tile-T08 = house of 2 stone
    .effect = Needs 2 stone around the island; 2 points at the end.
yamatai-tile-T09 = house of wood and clay
    .effect = Needs wood and clay around the island; 3 points at the end.
yamatai-tile-T10 = house of 2 bamboo and wood
    .effect = Needs 2 bamboo and wood around the island; 2 points at the end.
yamatai-tile-T11 = trading post of 2 bamboo and stone
    .effect = Needs 2 bamboo and stone around the island; 2 points at the end. Its group pays double coins when it is built.
yamatai-tile-T12 = house of bamboo and 2 wood
    .effect = Needs bamboo and 2 wood around the island; 2 points at the end.
yamatai-tile-T13 = house of bamboo, wood and stone
    .effect = Needs bamboo, wood and stone around the island; 3 points at the end.
yamatai-tile-T14 = trading post of bamboo, wood and clay
    .effect = Needs bamboo, wood and clay around the island; 2 points at the end. Its group pays double coins when it is built.
yamatai-tile-T15 = house of 2 bamboo and clay
    .effect = Needs 2 bamboo and clay around the island; 3 points at the end.
yamatai-tile-T16 = house of wood and 2 stone
    .effect = Needs wood and 2 stone around the island; 3 points at the end.
yamatai-tile-T17 = house of bamboo, stone and clay
    .effect = Needs bamboo, stone and clay around the island; 4 points at the end.
yamatai-tile-T18 = trading post of wood, stone and clay
    .effect = Needs wood, stone and clay around the island; 3 points at the end. Its group pays double coins when it is built.
yamatai-tile-T19 = house of wood and 2 clay
    .effect = Needs wood and 2 clay around the island; 4 points at the end.
yamatai-tile-T20 = house of 2 bamboo, wood and stone
    .effect = Needs 2 bamboo, wood and stone around the island; 4 points at the end.
yamatai-tile-T21 = house of bamboo, wood, stone and clay
    .effect = Needs bamboo, wood, stone and clay around the island; 4 points at the end.
yamatai-tile-T22 = torii of wood, stone and gold
    .effect = Needs wood, stone and gold around the island; 4 points at the end. Belongs to nobody; houses built beside it bring a prestige point.
yamatai-tile-T23 = torii of bamboo, clay and gold
    .effect = Needs bamboo, clay and gold around the island; 4 points at the end. Belongs to nobody; houses built beside it bring a prestige point.
yamatai-tile-T24 = torii of 2 stone and gold
    .effect = Needs 2 stone and gold around the island; 5 points at the end. Belongs to nobody; houses built beside it bring a prestige point.
yamatai-tile-T25 = palace of bamboo, wood, stone and gold
    .effect = Needs bamboo, wood, stone and gold around the island; 5 points at the end. Belongs to nobody; houses built beside it bring a prestige point.
yamatai-tile-T26 = palace of bamboo, wood, clay and gold
    .effect = Needs bamboo, wood, clay and gold around the island; 5 points at the end. Belongs to nobody; houses built beside it bring a prestige point.
yamatai-tile-T27 = palace of wood, stone, clay and gold
    .effect = Needs wood, stone, clay and gold around the island; 6 points at the end. Belongs to nobody; houses built beside it bring a prestige point.
yamatai-tile-T28 = palace of stone, 2 clay and gold
    .effect = Needs stone, 2 clay and gold around the island; 6 points at the end. Belongs to nobody; houses built beside it bring a prestige point.

# Things named by an argument.
yamatai-any-cargo = { $cargo ->
    [bamboo] { yamatai-cargo-bamboo }
    [wood] { yamatai-cargo-wood }
    [stone] { yamatai-cargo-stone }
    [clay] { yamatai-cargo-clay }
   *[gold] { yamatai-cargo-gold }
}
yamatai-any-culture = { $culture ->
    [orange] { yamatai-culture-orange }
    [green] { yamatai-culture-green }
    [violet] { yamatai-culture-violet }
    [blue] { yamatai-culture-blue }
    [beige] { yamatai-culture-beige }
   *[red] { yamatai-culture-red }
}
yamatai-any-token = { $culture ->
    [orange] an orange token
    [green] a green token
    [violet] a violet token
    [blue] a blue token
    [beige] a beige token
   *[red] a red token
}
yamatai-any-number = { $fleet ->
    [F1] 1
    [F2] 2
    [F3] 3
    [F4] 4
    [F5] 5
    [F6] 6
    [F7] 7
    [F8] 8
    [F9] 9
   *[F10] 10
}
yamatai-any-power = { $fleet ->
    [F1] { yamatai-fleet-F1 }
    [F2] { yamatai-fleet-F2 }
    [F3] { yamatai-fleet-F3 }
    [F4] { yamatai-fleet-F4 }
    [F5] { yamatai-fleet-F5 }
    [F6] { yamatai-fleet-F6 }
    [F7] { yamatai-fleet-F7 }
    [F8] { yamatai-fleet-F8 }
    [F9] { yamatai-fleet-F9 }
   *[F10] { yamatai-fleet-F10 }
}
yamatai-any-cargoes = { $fleet ->
    [F1] stone
    [F2] 2 bamboo
    [F3] bamboo and wood
    [F4] bamboo and stone
    [F5] 2 wood
    [F6] bamboo and clay
    [F7] stone and clay
    [F8] bamboo, wood and gold
    [F9] wood and stone
   *[F10] clay and gold
}
yamatai-any-specialist = { $specialist ->
    [riu] { yamatai-specialist-riu }
    [awashima] { yamatai-specialist-awashima }
    [ebisu] { yamatai-specialist-ebisu }
    [daikoku] { yamatai-specialist-daikoku }
    [toyo_tama] { yamatai-specialist-toyo_tama }
    [inari] { yamatai-specialist-inari }
    [benten] { yamatai-specialist-benten }
    [oyama] { yamatai-specialist-oyama }
    [uzume] { yamatai-specialist-uzume }
    [hotei] { yamatai-specialist-hotei }
    [kaguya] { yamatai-specialist-kaguya }
    [fukuroku] { yamatai-specialist-fukuroku }
    [bishamon] { yamatai-specialist-bishamon }
    [jurojin] { yamatai-specialist-jurojin }
    [okuni] { yamatai-specialist-okuni }
    [tsuki] { yamatai-specialist-tsuki }
    [suijin] { yamatai-specialist-suijin }
   *[fujin] { yamatai-specialist-fujin }
}
yamatai-any-tile_name = { $tile ->
    [T01] { yamatai-tile-T01 }
    [T02] { yamatai-tile-T02 }
    [T03] { yamatai-tile-T03 }
    [T04] { yamatai-tile-T04 }
    [T05] { yamatai-tile-T05 }
    [T06] { yamatai-tile-T06 }
    [T07] { yamatai-tile-T07 }
    [T08] { yamatai-tile-T08 }
    [T09] { yamatai-tile-T09 }
    [T10] { yamatai-tile-T10 }
    [T11] { yamatai-tile-T11 }
    [T12] { yamatai-tile-T12 }
    [T13] { yamatai-tile-T13 }
    [T14] { yamatai-tile-T14 }
    [T15] { yamatai-tile-T15 }
    [T16] { yamatai-tile-T16 }
    [T17] { yamatai-tile-T17 }
    [T18] { yamatai-tile-T18 }
    [T19] { yamatai-tile-T19 }
    [T20] { yamatai-tile-T20 }
    [T21] { yamatai-tile-T21 }
    [T22] { yamatai-tile-T22 }
    [T23] { yamatai-tile-T23 }
    [T24] { yamatai-tile-T24 }
    [T25] { yamatai-tile-T25 }
    [T26] { yamatai-tile-T26 }
    [T27] { yamatai-tile-T27 }
   *[T28] { yamatai-tile-T28 }
}
yamatai-any-tile = { yamatai-any-tile_name }{ $coordinates ->
    [shown] {" "}({ $tile })
   *[hidden] {""}
}
yamatai-any-a_tile = { $tile ->
    [T01] a { yamatai-tile-T01 }
    [T02] a { yamatai-tile-T02 }
    [T03] a { yamatai-tile-T03 }
    [T04] a { yamatai-tile-T04 }
    [T05] a { yamatai-tile-T05 }
    [T06] a { yamatai-tile-T06 }
    [T07] a { yamatai-tile-T07 }
    [T08] a { yamatai-tile-T08 }
    [T09] a { yamatai-tile-T09 }
    [T10] a { yamatai-tile-T10 }
    [T11] a { yamatai-tile-T11 }
    [T12] a { yamatai-tile-T12 }
    [T13] a { yamatai-tile-T13 }
    [T14] a { yamatai-tile-T14 }
    [T15] a { yamatai-tile-T15 }
    [T16] a { yamatai-tile-T16 }
    [T17] a { yamatai-tile-T17 }
    [T18] a { yamatai-tile-T18 }
    [T19] a { yamatai-tile-T19 }
    [T20] a { yamatai-tile-T20 }
    [T21] a { yamatai-tile-T21 }
    [T22] a { yamatai-tile-T22 }
    [T23] a { yamatai-tile-T23 }
    [T24] a { yamatai-tile-T24 }
    [T25] a { yamatai-tile-T25 }
    [T26] a { yamatai-tile-T26 }
    [T27] a { yamatai-tile-T27 }
   *[T28] a { yamatai-tile-T28 }
}{ $coordinates ->
    [shown] {" "}({ $tile })
   *[hidden] {""}
}
yamatai-any-keep = { $keep ->
    [B] bamboo
    [W] wood
    [S] stone
    [C] clay
    [G] gold
    [BB] 2 bamboo
    [BW] bamboo and wood
    [BS] bamboo and stone
    [BC] bamboo and clay
    [BG] bamboo and gold
    [WW] 2 wood
    [WS] wood and stone
    [WC] wood and clay
    [WG] wood and gold
    [SS] 2 stone
    [SC] stone and clay
    [SG] stone and gold
    [CC] 2 clay
    [CG] clay and gold
    [GG] 2 gold
    [BBB] 3 bamboo
    [BBW] 2 bamboo and wood
    [BBS] 2 bamboo and stone
    [BBC] 2 bamboo and clay
    [BBG] 2 bamboo and gold
    [BWW] bamboo and 2 wood
    [BWS] bamboo, wood and stone
    [BWC] bamboo, wood and clay
    [BWG] bamboo, wood and gold
    [BSS] bamboo and 2 stone
    [BSC] bamboo, stone and clay
    [BSG] bamboo, stone and gold
    [BCC] bamboo and 2 clay
    [BCG] bamboo, clay and gold
    [BGG] bamboo and 2 gold
    [WWW] 3 wood
    [WWS] 2 wood and stone
    [WWC] 2 wood and clay
    [WWG] 2 wood and gold
    [WSS] wood and 2 stone
    [WSC] wood, stone and clay
    [WSG] wood, stone and gold
    [WCC] wood and 2 clay
    [WCG] wood, clay and gold
    [WGG] wood and 2 gold
    [SSS] 3 stone
    [SSC] 2 stone and clay
    [SSG] 2 stone and gold
    [SCC] stone and 2 clay
    [SCG] stone, clay and gold
    [SGG] stone and 2 gold
    [CCC] 3 clay
    [CCG] 2 clay and gold
    [CGG] clay and 2 gold
   *[GGG] 3 gold
}
yamatai-any-offering = { $offering ->
    [orange-orange] two orange tokens
    [green-green] two green tokens
    [violet-violet] two violet tokens
    [blue-blue] two blue tokens
    [beige-beige] two beige tokens
    [red-red] two red tokens
    [orange-green] tokens in orange and green
    [orange-violet] tokens in orange and violet
    [orange-blue] tokens in orange and blue
    [orange-beige] tokens in orange and beige
    [orange-red] tokens in orange and red
    [green-violet] tokens in green and violet
    [green-blue] tokens in green and blue
    [green-beige] tokens in green and beige
    [green-red] tokens in green and red
    [violet-blue] tokens in violet and blue
    [violet-beige] tokens in violet and beige
    [violet-red] tokens in violet and red
    [blue-beige] tokens in blue and beige
    [blue-red] tokens in blue and red
    [beige-red] tokens in beige and red
    [orange-green-violet] tokens in orange, green and violet
    [orange-green-blue] tokens in orange, green and blue
    [orange-green-beige] tokens in orange, green and beige
    [orange-green-red] tokens in orange, green and red
    [orange-violet-blue] tokens in orange, violet and blue
    [orange-violet-beige] tokens in orange, violet and beige
    [orange-violet-red] tokens in orange, violet and red
    [orange-blue-beige] tokens in orange, blue and beige
    [orange-blue-red] tokens in orange, blue and red
    [orange-beige-red] tokens in orange, beige and red
    [green-violet-blue] tokens in green, violet and blue
    [green-violet-beige] tokens in green, violet and beige
    [green-violet-red] tokens in green, violet and red
    [green-blue-beige] tokens in green, blue and beige
    [green-blue-red] tokens in green, blue and red
    [green-beige-red] tokens in green, beige and red
    [violet-blue-beige] tokens in violet, blue and beige
    [violet-blue-red] tokens in violet, blue and red
    [violet-beige-red] tokens in violet, beige and red
   *[blue-beige-red] tokens in blue, beige and red
}
yamatai-any-where = { $island ->
    [I01] in the north-west
    [I02] in the north-west
    [I03] in the north
    [I04] in the north
    [I05] in the north-east
    [I06] in the north-east
    [I07] in the north-west
    [I08] in the north
    [I09] in the north
    [I10] in the north
    [I11] in the north-east
    [I12] in the north-east
    [I13] in the west
    [I14] in the west
    [I15] in the middle
    [I16] in the east
    [I17] in the east
    [I18] in the west
    [I19] in the west
    [I20] in the middle
    [I21] in the middle
    [I22] in the east
    [I23] in the east
    [I24] in the south-west
    [I25] in the south-west
    [I26] in the south
    [I27] in the south
    [I28] in the south-east
    [I29] in the south-east
    [I30] in the south-west
    [I31] in the south
    [I32] in the south
    [I33] in the south-east
   *[I34] in the south-east
}
yamatai-any-island = { $coordinates ->
    [shown] { $island }
   *[hidden] an island { yamatai-any-where }
}
yamatai-any-onto = { $coordinates ->
    [shown] { $island }
   *[hidden] an island { yamatai-any-where }
}
yamatai-any-on = { $coordinates ->
    [shown] {" "}on { $at }
   *[hidden] {""}
}
yamatai-any-off = { $coordinates ->
    [shown] {" "}from { $at }
   *[hidden] {""}
}

## Rules

yamatai-rule-4 = Everybody has 10 coins and, with 2, 3 or 4 players, 10, 8 or 6 standard buildings. Every island gets a culture token at random; four are blank and are removed. Seven islands are mountains. Five specialists, five building tiles and five of the ten fleets are turned up. The order of the first round is drawn.
    .title = Set-up
yamatai-rule-5 = In a round everybody has one turn, with two players everybody has two. Who took the fleet with the lowest number goes first in the next round.
    .title = One turn after the other
yamatai-rule-6 = Take a fleet; trade a boat if you like; place boats; collect culture tokens or build; moor what is left; hire a specialist if you like. Always in this order.
    .title = A turn
yamatai-rule-6_1 = You must take one of the fleets that lie face up. It brings the boats shown on it, a power for this turn, and your place in the next round.
    .title = Take a fleet
yamatai-rule-6_2 = Before you place boats, you may buy one boat or sell one. Bamboo costs and brings 1 coin, wood 2, stone 3, clay 4.
    .title = Trade
yamatai-rule-6_2_1 = In a turn you buy or sell one boat, no more.
    .title = One trade
yamatai-rule-6_2_2 = Who buys a boat pays its price.
    .title = Coins for a boat
yamatai-rule-6_2_3 = You buy from the supply and sell boats that you can use in this turn.
    .title = A boat to trade
yamatai-rule-6_3 = You may place any number of your boats, one after the other. They belong to nobody then.
    .title = Place boats
yamatai-rule-6_3_1 = Only boats you have at hand in this turn can be placed, moored or given back.
    .title = Boats you have
yamatai-rule-6_3_2 = A space holds one boat.
    .title = One boat to a space
yamatai-rule-6_3_3 = The first boat of your turn goes to one of the five entries or to a space that is connected to a boat of the same colour.
    .title = The first boat
yamatai-rule-6_3_4 = Every further boat goes to a space that is connected to the boat placed just before, whatever its colour.
    .title = The next boat
yamatai-rule-6_4 = If you have placed boats, you then either collect culture tokens or build.
    .title = Collect or build
yamatai-rule-6_4_1 = Only boats that were placed in this turn take a token, and each takes one.
    .title = Each new boat takes one token
yamatai-rule-6_4_2 = A boat takes the token of an island it lies at.
    .title = From an island beside the boat
yamatai-rule-6_5 = Of the boats you did not place, one may stay in your harbour. All others go beside it: they are lost to you, and every two of them cost a point at the end.
    .title = Moor
yamatai-rule-6_5_1 = You can moor as many boats as your harbour has berths: one, or three with Riu.
    .title = Berths
yamatai-rule-6_6 = At the end of your turn you may hire one specialist for two culture tokens of one colour or three of different colours. You get the coins that lie on the specialist.
    .title = Hire a specialist
yamatai-rule-6_6_1 = Only specialists that lie face up can be hired.
    .title = Those who wait
yamatai-rule-6_6_2 = You hire at most one specialist in a turn.
    .title = One a turn
yamatai-rule-7_1 = A building needs a tile, an empty island beside a boat of this turn, and the boats shown on the tile around that island.
    .title = Building
yamatai-rule-7_1_1 = You build a tile of the row, or one that you have reserved.
    .title = A tile
yamatai-rule-7_1_2 = Nobody builds where a building stands or on sacred ground. A mountain does not matter.
    .title = An empty island
yamatai-rule-7_1_3 = At least one boat that you placed in this turn must lie at the island.
    .title = A new boat beside it
yamatai-rule-7_1_4 = All boats shown on the tile must lie around the island, whoever placed them and whenever.
    .title = The boats on the tile
yamatai-rule-7_1_5 = Houses and trading posts need one of your own buildings; torii and palaces do not.
    .title = A building of yours
yamatai-rule-7_1_6 = You build once in a turn.
    .title = One building a turn
yamatai-rule-7_2 = The tile lies in front of you and scores at the end; the building stands on the island. A torii or palace belongs to nobody.
    .title = What becomes of the tile
yamatai-rule-7_3 = A house or trading post brings at once: 1 prestige point for every neighbouring torii or palace; 1 prestige point on a mountain; and if it joins at least one of your buildings, a coin for every building of that group, two for a trading post.
    .title = Bonuses
yamatai-rule-8_1 = The power of your fleet can be used once, at any moment of the turn in which you took it. If you do not use it, it is lost.
    .title = Powers of fleets
yamatai-rule-8_2 = What a specialist can do holds for as long as you have the tile: to the end of the game.
    .title = Powers of specialists
yamatai-rule-9 = Two coins are put on every specialist who was not hired, then specialists and building tiles are filled up to five. The fleets that are left move to the left, more are turned up until five are open, and those that were taken come face down behind all others.
    .title = The end of a round
yamatai-rule-10 = The game ends after the round in which somebody has put out the last standard building; or at the end of a round, when a colour of boats is gone from the supply, or specialists or building tiles cannot be filled up to five.
    .title = The end of the game
yamatai-rule-11 = 1 point for every 5 coins, 1 for every prestige point, the points on your buildings and specialists; minus 1 for every reserved tile that you did not build and for every two boats beside your harbour.
    .title = Scoring
yamatai-rule-12 = What lies face down is drawn when it is turned up. Nothing is hidden from one player only.
    .title = What nobody knows
yamatai-rule-F1 = { yamatai-fleet-F1.effect }
    .title = Fleet 1: { yamatai-fleet-F1 }
yamatai-rule-F2 = { yamatai-fleet-F2.effect }
    .title = Fleet 2: { yamatai-fleet-F2 }
yamatai-rule-F3 = { yamatai-fleet-F3.effect }
    .title = Fleet 3: { yamatai-fleet-F3 }
yamatai-rule-F4 = { yamatai-fleet-F4.effect }
    .title = Fleet 4: { yamatai-fleet-F4 }
yamatai-rule-F5 = { yamatai-fleet-F5.effect }
    .title = Fleet 5: { yamatai-fleet-F5 }
yamatai-rule-F6 = { yamatai-fleet-F6.effect }
    .title = Fleet 6: { yamatai-fleet-F6 }
yamatai-rule-F7 = { yamatai-fleet-F7.effect }
    .title = Fleet 7: { yamatai-fleet-F7 }
yamatai-rule-F8 = { yamatai-fleet-F8.effect }
    .title = Fleet 8: { yamatai-fleet-F8 }
yamatai-rule-F9 = { yamatai-fleet-F9.effect }
    .title = Fleet 9: { yamatai-fleet-F9 }
yamatai-rule-F10 = { yamatai-fleet-F10.effect }
    .title = Fleet 10: { yamatai-fleet-F10 }
yamatai-rule-SP01 = { yamatai-specialist-riu.effect }
    .title = { yamatai-specialist-riu }
yamatai-rule-SP02 = { yamatai-specialist-awashima.effect }
    .title = { yamatai-specialist-awashima }
yamatai-rule-SP03 = { yamatai-specialist-ebisu.effect }
    .title = { yamatai-specialist-ebisu }
yamatai-rule-SP04 = { yamatai-specialist-daikoku.effect }
    .title = { yamatai-specialist-daikoku }
yamatai-rule-SP05 = { yamatai-specialist-toyo_tama.effect }
    .title = { yamatai-specialist-toyo_tama }
yamatai-rule-SP06 = { yamatai-specialist-inari.effect }
    .title = { yamatai-specialist-inari }
yamatai-rule-SP07 = { yamatai-specialist-benten.effect }
    .title = { yamatai-specialist-benten }
yamatai-rule-SP08 = { yamatai-specialist-oyama.effect }
    .title = { yamatai-specialist-oyama }
yamatai-rule-SP09 = { yamatai-specialist-uzume.effect }
    .title = { yamatai-specialist-uzume }
yamatai-rule-SP10 = { yamatai-specialist-hotei.effect }
    .title = { yamatai-specialist-hotei }
yamatai-rule-SP11 = { yamatai-specialist-kaguya.effect }
    .title = { yamatai-specialist-kaguya }
yamatai-rule-SP12 = { yamatai-specialist-fukuroku.effect }
    .title = { yamatai-specialist-fukuroku }
yamatai-rule-SP13 = { yamatai-specialist-bishamon.effect }
    .title = { yamatai-specialist-bishamon }
yamatai-rule-SP14 = { yamatai-specialist-jurojin.effect }
    .title = { yamatai-specialist-jurojin }
yamatai-rule-SP15 = { yamatai-specialist-okuni.effect }
    .title = { yamatai-specialist-okuni }
yamatai-rule-SP16 = { yamatai-specialist-tsuki.effect }
    .title = { yamatai-specialist-tsuki }
yamatai-rule-SP17 = { yamatai-specialist-suijin.effect }
    .title = { yamatai-specialist-suijin }
yamatai-rule-SP18 = { yamatai-specialist-fujin.effect }
    .title = { yamatai-specialist-fujin }
yamatai-rule-R1 = By the quick reference, a culture token does not keep anybody from building: it stays on the island and can still be collected. With the option of the published rules, the island must be cleared first.
    .title = Tokens and building
yamatai-rule-R2 = A boat is connected to the boat placed just before it, to no other. A chain does not branch and does not begin twice.
    .title = No branches
yamatai-rule-R3 = After the first boat an entry is a space like any other.
    .title = Entries in a chain
yamatai-rule-R4 = The first boat may start beside any boat of its colour, whoever placed it, also at an entry.
    .title = Any boat of the colour
yamatai-rule-R5 = You need not place all your boats, or any.
    .title = Boats may stay
yamatai-rule-R6 = Who has placed boats must collect or build, if either is possible on the board as it is. Powers that could still be used, fleet 9 and Kaguya do not count for that.
    .title = Duty
yamatai-rule-R7 = When you collect, every new boat takes a token as long as one is left beside it. You choose which boat takes which, and in which order.
    .title = No boat is idle
yamatai-rule-R8 = A token from a mountain counts as its colour. The mountain stays.
    .title = Mountain tokens
yamatai-rule-R9 = You may own any number of culture tokens.
    .title = Any number of tokens
yamatai-rule-R10 = Building tiles that left the row are replaced at the end of the round.
    .title = The row is filled later
yamatai-rule-R11 = Boats are not used up by building. They can serve several islands, and later buildings.
    .title = Boats stay
yamatai-rule-R12 = The boat of this turn must lie at the island; it need not be one of those shown on the tile.
    .title = The new boat need not pay
yamatai-rule-R13 = There is a piece for every tile with a torii or palace.
    .title = Torii and palaces suffice
yamatai-rule-R14 = All bonuses are counted on the board as it is with the new building.
    .title = The order of bonuses
yamatai-rule-R15 = They never belong to a group, not even those you built.
    .title = Torii and palaces are neutral
yamatai-rule-R16 = There are always enough coins and prestige points. Boats, sacred grounds and tiles are limited.
    .title = Coins never run out
yamatai-rule-R17 = In your turn the boats in your harbour and those you got are used alike. A moored boat may be replaced by another.
    .title = Harbour and new boats
yamatai-rule-R18 = They never come back: they cannot be placed or traded, and do not count as supply.
    .title = Boats beside the harbour
yamatai-rule-R19 = Exactly two tokens of one colour, or exactly three of different colours.
    .title = What a specialist costs
yamatai-rule-R20 = A specialist helps from the moment of being hired.
    .title = Specialists work at once
yamatai-rule-R21 = One trade is a purchase or a sale. With Daikoku each of the two may be either.
    .title = Buying and selling
yamatai-rule-R22 = If the supply lacks boats of a fleet, you get those that are there.
    .title = Too few boats
yamatai-rule-R23 = With two players you have two fleets in a round; only the one of this turn has a power.
    .title = The fleet of this turn
yamatai-rule-R24 = A boat of this turn that is swapped or moved stays one, and the chain goes on from there. If the last one is removed, the next boat begins anew.
    .title = New boats stay new
yamatai-rule-R25 = First the last building, then the supply of boats, then specialists, then building tiles.
    .title = The order of the checks
yamatai-rule-R26 = Only your own standard buildings count. The round is played to its end.
    .title = The last building
yamatai-rule-R27 = Who has no standard building left may still build torii and palaces.
    .title = Without buildings
yamatai-rule-R28 = Open fleets that nobody took stay open and move to the left.
    .title = Fleets that were left
yamatai-rule-R29 = Of those who are tied, the one wins who acted first in the last round.
    .title = Ties
yamatai-rule-R30 = Totals can be negative.
    .title = Below zero
yamatai-rule-R31 = Coins and boats beside the harbour are rounded down.
    .title = Rounding
yamatai-rule-R32 = Nobody builds there for the rest of the game. It is no building and brings no bonus.
    .title = Sacred ground
yamatai-rule-R33 = They lie openly before you; only you can build them, even in the same turn. They cannot be given back.
    .title = Reserved tiles
yamatai-rule-R34 = If no space is open to your boats, you place none.
    .title = No space
yamatai-rule-R35 = Everybody saw what was built, so points are known at any time.
    .title = Built tiles are known
yamatai-rule-R36 = Without another building of yours beside it, a trading post brings no coins.
    .title = A lonely trading post
yamatai-rule-R37 = A trading post doubles the coins of its own group when it is built, nothing else. What Hotei adds is not doubled.
    .title = Doubled once
yamatai-rule-R38 = If fewer than three building tiles are left, fleet 4 turns up those; without any you choose from the row.
    .title = A short deck
yamatai-rule-R39 = With fleet 10 you collect and then build, or build and then collect.
    .title = Which comes first
yamatai-rule-R40 = Fleet 9 and Kaguya can help with the same building. Gold may be the missing boat, but bamboo never stands for gold.
    .title = Both helps at once
yamatai-rule-R41 = Boats that returned to the supply count when the end of the game is checked.
    .title = Boats that came back
yamatai-rule-R42 = Five fleets lie open and there are at most four turns, so everybody finds one.
    .title = Always a fleet
yamatai-rule-R43 = Without a tile that fits, nothing can be built.
    .title = No tile, no building
yamatai-rule-R44 = After round 40 the game ends in any case.
    .title = The limit
yamatai-rule-R45 = Bamboo 1, wood 2, stone 3, clay 4 coins. Which colour has which price is inferred.
    .title = Prices
yamatai-rule-R46 = A torii or palace counts as yours for the bonuses of that moment only.
    .title = Awashima counts once
yamatai-rule-R47 = The token that Inari brings may be declined.
    .title = One more is optional
yamatai-rule-R48 = A token can be exchanged on an island with a building, too.
    .title = Exchange below buildings
yamatai-rule-R49 = Everybody sees the tiles that fleet 4 turns up. Then one of them or of the row may be reserved; the others are shuffled back. What was done before the look cannot be taken back.
    .title = A look for everybody
yamatai-rule-R50 = With fleet 10 the second part is voluntary. Nobody collects twice or builds twice.
    .title = The second part
yamatai-rule-R51 = First every boat takes its token, then Inari one of what is left.
    .title = Inari comes last
yamatai-rule-R52 = Oyama, Uzume and Hotei add theirs to bonuses that Awashima brings. Nothing is doubled.
    .title = Awashima and others
yamatai-rule-R53 = Who has removed all boats of this turn can neither collect nor build, but may place others.
    .title = All boats removed
yamatai-rule-R54 = Two tokens of the same colour can be exchanged; nothing changes, and the power is used.
    .title = Exchange of equals
yamatai-rule-R55 = If only a tile that you reserved can be built, it must be.
    .title = Reserved tiles are a duty
yamatai-rule-R56 = A token below a building can still be collected. For bonuses it means nothing.
    .title = Collecting below buildings
yamatai-rule-R57 = Fleet 1 has no power. Its advantage is the first place in the next round.
    .title = Fleet 1
yamatai-rule-R58 = Fleets that were face down before come first, in any order; then those that were taken.
    .title = Which fleets come next
yamatai-rule-R59 = With the first boat placed there is no more trading, even if it leaves the board again.
    .title = The end of trading
yamatai-rule-R60 = Once you begin to collect, nothing else is done until all boats have taken theirs.
    .title = Nothing in between
yamatai-rule-R61 = Collecting ends when no boat can take any more; steps with nothing to do are left out. A turn never ends by itself while there is something you could do.
    .title = What passes by itself
yamatai-rule-R62 = First you say that you use the power, then what it works on. Until that is done nothing else can be done. Fleets 9 and 10 are used by building and collecting.
    .title = Powers step by step

## Refusals

yamatai-refused-5 = It is not your turn.
yamatai-refused-6 = That does not fit this moment of the turn.
yamatai-refused-6_1 = This fleet does not lie face up.
yamatai-refused-6_2_1 = You have no trade left in this turn.
yamatai-refused-6_2_2 = You have too few coins for this boat.
yamatai-refused-6_2_3 = There is no such boat to trade.
yamatai-refused-6_3_1 = You have no such boat at hand.
yamatai-refused-6_3_2 = A boat lies there already.
yamatai-refused-6_3_3 = The first boat goes to an entry, or beside a boat of the same colour.
yamatai-refused-6_3_4 = The next boat must be connected to the one you have just placed.
yamatai-refused-6_4_1 = Only a boat of this turn that has not taken a token yet can take one.
yamatai-refused-6_4_2 = There is no culture token for this boat.
yamatai-refused-6_5_1 = Your harbour has not so many berths.
yamatai-refused-6_6_1 = This specialist does not wait to be hired.
yamatai-refused-6_6_2 = You have hired somebody in this turn already.
yamatai-refused-7_1_1 = You can only build tiles of the row, or those you have reserved.
yamatai-refused-7_1_2 = Nobody can build on this island any more.
yamatai-refused-7_1_3 = None of the boats you have just placed lies at this island.
yamatai-refused-7_1_4 = The boats around this island do not cover the cost.
yamatai-refused-7_1_5 = You have no building of your own left.
yamatai-refused-7_1_6 = You have built in this turn already.
yamatai-refused-8_1 = The power of this fleet is used up.
yamatai-refused-F2 = Sacred ground needs an island without building, culture token and sacred ground.
yamatai-refused-F3 = You need a culture token of your own, and one on an island.
yamatai-refused-F4 = There is no building tile left to reserve.
yamatai-refused-F5 = Choose two different boats on the board.
yamatai-refused-F6 = A boat is moved to a free entry or to a free space beside another boat.
yamatai-refused-F7 = There is no boat to take away.
yamatai-refused-SP03 = Only the owner of Ebisu trades gold.
yamatai-refused-SP13 = For that you need Bishamon and 3 coins, and it works once a turn.
yamatai-refused-SP17 = Only the owner of Suijin gives boats back.
yamatai-refused-R1 = A culture token still lies on this island.
yamatai-refused-R6 = You have placed boats: collect or build, as it is possible.
yamatai-refused-R19 = Two tokens of one colour, or three of different colours: you do not have these.
yamatai-refused-R49 = Only a tile that was turned up or lies in the row can be reserved.
yamatai-refused-R50 = You have collected in this turn already.
yamatai-refused-R57 = Fleet 1 has no power.
yamatai-refused-R59 = With the first boat placed, trading is over.
yamatai-refused-R62 = This fleet works by building and collecting; there is nothing to choose.

## The lesson

yamatai-lesson-welcome = Welcome to Yamataï. Lay boats between these islands, gather what lies on them and build: whoever has the most points at the end wins.
yamatai-lesson-fleet = Every turn begins with a fleet, which brings boats and often a power. Take fleet 4, with bamboo and stone.
yamatai-lesson-entry = Your first boat comes in at one of the five entries on the left. Lay the bamboo on the ringed one.
yamatai-lesson-chain = Every further boat goes next to the one before, so that your boats make a chain. Lay the stone there.
yamatai-lesson-collect = Now each of your boats takes a culture token from an island beside it. Take the two orange ones.
yamatai-lesson-hire = Two equal tokens hire a specialist, and so do three different ones. Hire Hotei: he pays you more whenever your buildings touch.
yamatai-lesson-number = The number of a fleet decides who goes first in the next round: the lowest does. Take fleet 2, so that it is you.
yamatai-lesson-trade = Before you lay your boats you may buy or sell one. Buy a boat with wood for 2 coins.
yamatai-lesson-shared = For a building all boats around its island count, old or new, yours or not. Lay wood and bamboo round this one, where two of your boats are already.
yamatai-lesson-build = This house needs two bamboo, wood and stone around its island, and there they are. Build it: 4 points, and the boats stay where they are.
yamatai-lesson-moor = One boat is left over. Your harbour has room for one, so keep it for your next turn. Every two boats that find no room cost a point at the end.
yamatai-lesson-power = A new round, and you begin. I have taken fleet 6 for you and laid its boats; its power moves a boat, so use it.
yamatai-lesson-move = The torii needs gold, and there is only one gold boat. Choose it, and bring it to your island.
yamatai-lesson-torii = Build the torii: 4 points. It belongs to nobody, but every house that is built next to it brings a prestige point.
yamatai-lesson-again = You took the two lowest numbers, so it is your turn again. Take fleet 1, and buy a boat with bamboo for a coin.
yamatai-lesson-same = A chain may also begin next to a boat with the same cargo. Lay the bamboo beside bamboo, then the stone next to it.
yamatai-lesson-neighbours = Build here: the torii next to it and the mountain bring a prestige point each, and houses of yours that touch bring coins.
yamatai-lesson-later = I have played on for both of us up to the seventh round. Now there is no bamboo left in the supply, and that makes this round the last.
yamatai-lesson-last = One more turn. Take fleet 7, lay stone and clay, and build the trading post between them.
yamatai-lesson-tiles = Now we count. Every building tile brings what is printed on it: 36 points for yours.
yamatai-lesson-rest = Your prestige points count 14 and your specialists 12, and every 5 coins are a point: 10 more. The one boat beside your harbour costs nothing.
yamatai-lesson-end = 72 to 54: you have won. Care for a real game?
