### Cooper Island: words that only its terminal needs.

cooper-island-board-forest = forest with its level
    .sign = F2
cooper-island-board-meadow = meadow with its level
    .sign = M1
cooper-island-board-mountain = mountain with its level
    .sign = R3
cooper-island-board-settlement = settlement with its level
    .sign = S2
cooper-island-board-cubes = cubes on land: wood, food, stone, gold, cloth
    .sign = w f s g c
cooper-island-board-buildings = small building, large building, fortress
    .sign = [b] [B] [#]
cooper-island-board-statue = statue
cooper-island-board-lid = crate lid
cooper-island-board-ruin = ruin
cooper-island-board-bank = half of a sand bank
cooper-island-board-islet = islet
cooper-island-board-ship = ship of seat a with one sail, with two
cooper-island-board-rival_ship = Cooper's ship
cooper-island-board-harbor = harbor of seat a, bay
# As it is drawn on the map.
cooper-island-board-letter = { $of ->
    [forest] F
    [meadow] M
    [mountain] R
    [settlement] S
    [wood] w
    [food] f
    [stone] s
    [gold] g
    [cloth] c
    [small] {"[b]"}
    [large] {"[B]"}
    [fortress] {"[#]"}
    [statue] {"[*]"}
   *[lid] {"[-]"}
}
cooper-island-board-islet_short = { $islet ->
    [ruin] ruin
    [goods] supplies
    [coin] coin
    [tile] tile
    [step] cartogr.
   *[luxury] treasure
}
cooper-island-board-solo = You play alone against Cooper, by our own solo rules, not the publisher's: `rule 16` tells them.
cooper-island-board-cooper = Cooper
cooper-island-score-difficulty = Difficulty
cooper-island-board-neutral = neutral

## How the match stands

cooper-island-board-standing = { $round ->
    [0] Before the first of { $rounds } rounds
   *[other] Round { $round } of { $rounds }
}
cooper-island-board-item = { $item ->
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
   *[cube] { $count } { cooper-island-any-item_name }
}
cooper-island-board-token = Cooper token: { $who }
cooper-island-board-sections = Sections (round) [square]
cooper-island-board-orders = Royal orders (stages for { $points } points)
cooper-island-board-order = { cooper-island-any-order }: { $order ->
    [statues] { $needs } on the peninsula
    [uncharted] at most { $needs } spaces uncharted
    [heights] { $needs } spaces of level 5 or more
    [area] { $needs } connected spaces
    [copy] one that holds somebody else's worker, { $costs } point less
   *[other] { $needs }
}
cooper-island-board-own_orders = Reached in royal orders (points only where a worker stands)
cooper-island-board-own_order = { cooper-island-any-order }{ $order ->
    [copy] {""}
    [uncharted] : { $have } uncharted
   *[other] : { $have }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
cooper-island-board-cargoes = Cargo ships
cooper-island-board-cargo = { cooper-island-any-cargo }: { cooper-island-any-cargo_deal }{ $lids ->
    [none] {" "}– no lid left
   *[other] {" "}– lid of { $lids }
}
cooper-island-board-harbormaster = – harbormaster
cooper-island-board-look = You look at
cooper-island-board-storage = Storage
cooper-island-board-spots = { $stored } of { $spots } spots{ $typed ->
    [0] {""}
   *[other] , { $typed } of them for certain things
}
cooper-island-board-market = Marketplace
cooper-island-board-reserve = Double tiles
cooper-island-board-islets = Islets to place
cooper-island-board-landings = Landing spaces
cooper-island-board-workers = Workers
cooper-island-board-workshop = Workshop
cooper-island-board-cartographer = Cartographer
cooper-island-board-available = { $normal } normal, { $special } special available
cooper-island-board-feeding = feeding costs { $feeding }
cooper-island-board-slots = { $normal_slots } normal, { $special_slots } special still to hire
cooper-island-board-milestones = Milestones
cooper-island-board-reached = { $reached } reached, { $used } of them used
cooper-island-board-crafted = { $crafted } of { $spots } crafting spots used
cooper-island-board-steps = { $steps ->
    [one] { $steps } cartographer step
   *[other] { $steps } cartographer steps
}
cooper-island-board-boats_left = Boats to build
cooper-island-board-boat = { cooper-island-any-boat }{ $boat ->
    [goods] {" "}(with a storage spot)
   *[other] {""}
}
cooper-island-board-unbuilt = Buildings to erect
cooper-island-board-building = { $left } × { $building ->
    [small] small: 1 coin, 2 wood, 2 stone, for 1 helm point
    [large] large: 2 coins, 4 wood, 4 stone, for 2 helm points
   *[fortress] fortress: 6 wood, 3 stone, 3 gold, 3 cloth, for 4 helm points
}
cooper-island-board-statue_cost = a statue costs 3 wood and 3 stone, or 2 wood and 2 gold, for 1 helm point
cooper-island-board-rival_cards = Cooper's cards
cooper-island-board-books_taken = Log books taken
cooper-island-board-lids = Unused crate lids
cooper-island-board-lids_used = Used crate lids
cooper-island-board-cards = Cards
cooper-island-board-seat = Seat
cooper-island-board-points = Points
cooper-island-board-one_sail = One sail
cooper-island-board-two_sails = Two sails
cooper-island-board-boats = Boats
cooper-island-board-built = Buildings
cooper-island-board-statues = Statues
cooper-island-board-taken = Lids
cooper-island-board-uncharted = Uncharted
cooper-island-board-rival = Cooper: { $points ->
    [-1] { $points } point
    [one] { $points } point
   *[other] { $points } points
}, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $cubes ->
    [one] { $cubes } progress cube
   *[other] { $cubes } progress cubes
}
cooper-island-board-rival_next = Cooper's workers to come: { $normal } normal, { $special } special; he prefers section { $focus }
cooper-island-board-bag = Double tiles in the bag
cooper-island-board-singles = Single tiles
cooper-island-board-books = Log books face down
cooper-island-board-small = Small building cards, those you know last
cooper-island-board-large = Large building cards, those you know last

## What an action is

# As it is typed after a space.
cooper-island-way-forest = forest
cooper-island-way-meadow = meadow
cooper-island-way-mountain = mountain
cooper-island-way-settlement = settlement
cooper-island-way-helm = helm
cooper-island-way-plain = plain
cooper-island-named-put_worker = { $worker ->
    [special] Special worker
   *[normal] Normal worker
} to { cooper-island-any-section }: { cooper-island-named-does }{ $fee ->
    [true] {" "}– for a fee
   *[false] {""}
}{ $idle ->
    [true] {" "}– nothing possible now
   *[false] {""}
}
# What a section offers this worker; the symbol is for who comes first.
cooper-island-named-does = { $section ->
    [a] { $symbol ->
        [true] { $worker ->
            [special] draw and place a double tile, 1 cartographer step
           *[normal] draw or place a double tile, 1 cartographer step, the Cooper token
        }
       *[false] draw or place a double tile, 1 cartographer step
    }
    [b] build an income boat{ cooper-island-named-cheaper }
    [c] draw and place a double tile{ cooper-island-named-with_symbol }
    [d] erect a building{ cooper-island-named-cheaper }
    [e] up to 3 cartographer steps, a coin or cube{ cooper-island-named-with_symbol }
    [f] { cooper-island-named-with_symbol }
    [g] draw or place a double tile, up to twice{ cooper-island-named-with_symbol }
   *[h] supply a cargo ship{ cooper-island-named-with_symbol }
}
cooper-island-named-cheaper = { $symbol ->
    [true] { $worker ->
        [special] {" "}for 2 less
       *[normal] {""}
    }
   *[false] {""}
}
cooper-island-named-with_symbol = { $symbol ->
    [true] { $worker ->
        [special] { $section ->
            [c] , use any islet
            [e] , use any income boat
            [f] remove a ruin and build a statue
            [g] , 1 cartographer step
           *[h] , draw or place a double tile
        }
       *[normal] { cooper-island-named-without_symbol }
    }
   *[false] { cooper-island-named-without_symbol }
}
cooper-island-named-without_symbol = { $section ->
    [f] remove a ruin or build a statue
   *[other] {""}
}
cooper-island-named-lay = { $one ->
    [forest] Forest
    [meadow] Meadow
    [mountain] Mountain
   *[settlement] Settlement
} on { $first }, { $other ->
    [forest] forest
    [meadow] meadow
    [mountain] mountain
   *[settlement] settlement
} on { $second }: level { $level }{ $shim ->
    [true] , with a single tile below for a cartographer step
   *[false] {""}
}
cooper-island-named-chart = { cooper-island-any-terrain } on { $space }: level { $level }, for { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cooper-island-named-build_boat = { cooper-island-do-build_boat }{ cooper-island-named-less }
cooper-island-named-erect = { cooper-island-do-erect }{ cooper-island-named-less }
cooper-island-named-build_statue = { cooper-island-do-build_statue }{ cooper-island-named-less }
cooper-island-named-supply = { cooper-island-do-supply }{ cooper-island-named-less }
# What comes off a price.
cooper-island-named-less = { $due ->
    [printed] {""}
    [open] {" "}– { $cut } less, you choose of what
    [nothing] {" "}– { $cut } less: nothing to pay
   *[known] {" "}– { $cut } less:{ $coin ->
        [0] {""}
        [one] {" "}{ $coin } coin
       *[other] {" "}{ $coin } coins
    }{ $wood ->
        [0] {""}
       *[other] { cooper-island-any-cut_wood_gap }{ $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] { cooper-island-any-cut_stone_gap }{ $stone } stone
    }{ $gold ->
        [0] {""}
       *[other] { cooper-island-any-cut_gold_gap }{ $gold } gold
    }{ $cloth ->
        [0] {""}
       *[other] { cooper-island-any-cut_cloth_gap }{ $cloth } cloth
    }
}
cooper-island-named-refuse = Refuse the fee: { $anchor ->
    [true] you take an anchor
   *[false] no anchor, thanks to the Pilot House
}
cooper-island-named-pay = Pay { $item ->
    [coin] { $value ->
        [one] { $value } coin
       *[other] { $value } coins
    }
   *[cube] { $value } { cooper-island-any-item_name }
}:{ $stored ->
    [0] {""}
   *[other] {" "}{ $stored } from storage
}{ $cubes ->
    [0] {""}
   *[other] { $stored ->
        [0] {" "}
       *[other] {" "}and{" "}
    }{ $cubes ->
        [one] the cube
       *[other] the cubes
    } on { $at }
}
cooper-island-named-feed = { cooper-island-named-feed_with }{ $lacks ->
    [0] {""}
    [one] {" "}– 1 food is missing: 1 anchor, no helm points
   *[other] {" "}– { $lacks } food are missing: { $lacks } anchors, no helm points
}
cooper-island-named-feed_with = Feed with{ $food ->
    [0] {""}
   *[other] {" "}{ $food } food from storage
}{ $meals ->
    [0] {""}
   *[other] { cooper-island-any-feed_coins_gap }food on { $meals_at }
}{ $coins ->
    [0] {""}
    [one] { cooper-island-named-coins_gap }{ $coins } coin
   *[other] { cooper-island-named-coins_gap }{ $coins } coins
}{ $wood ->
    [0] {""}
   *[other] { cooper-island-named-wood_gap }{ $wood } wood from storage
}{ $logs ->
    [0] { $wood ->
        [0] { cooper-island-named-nothing }
       *[other] {""}
    }
   *[other] { cooper-island-named-logs_gap }wood on { $logs_at }
}
cooper-island-named-nothing = { $food ->
    [0] { $meals ->
        [0] { $coins ->
            [0] {" "}nothing
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
# The comma before a part, unless it is the first.
cooper-island-named-coins_gap = { $meals ->
    [0] { cooper-island-any-feed_coins_gap }
   *[other] {", "}
}
cooper-island-named-wood_gap = { $coins ->
    [0] { cooper-island-named-coins_gap }
   *[other] {", "}
}
cooper-island-named-logs_gap = { $wood ->
    [0] { cooper-island-named-wood_gap }
   *[other] {", "}
}
# What a ship meets on its way.
cooper-island-named-sail = { cooper-island-do-sail }{ $anchors ->
    [0] {""}
    [one] , removes { $anchors } anchor
   *[other] , removes { $anchors } anchors
}{ $islets ->
    [0] {""}
    [one] , passes { $islets } islet
   *[other] , passes { $islets } islets
}{ $books ->
    [0] {""}
    [one] , reaches { $books } log book
   *[other] , reaches { $books } log books
}{ $harbors ->
    [0] {""}
   *[other] {" "}and a harbor with its fee
}
cooper-island-named-turn_up = Turn { cooper-island-any-the_card } up again: { $coins ->
    [0] free
   *[other] pay { $coins } coins
}
cooper-island-named-recover = Take back the used crate lid “{ cooper-island-any-crate }”: { $coins ->
    [0] free
   *[other] pay { $coins } coin
}
cooper-island-named-trade = Trade { cooper-island-any-market }: every { $price } bring one
cooper-island-named-steps = Gain { $steps ->
    [one] { $steps } cartographer step
   *[other] up to { $steps } cartographer steps
}
cooper-island-named-from = Store the { $thing ->
    [wood] wood
    [food] food
    [stone] stone
    [gold] gold
   *[cloth] cloth
} from { $space } (worth { $level } there)
cooper-island-named-give = Give { cooper-island-any-item } from { $space }, worth { $level }
cooper-island-named-pay_fee = Pay { cooper-island-any-item } from { $space } (level { $level })
cooper-island-named-put = Put it on { $space }: { cooper-island-any-terrain }, level { $level }{ $terrain ->
    [settlement] {" "}– one helm point more
   *[other] {""}
}
cooper-island-named-item_full = Gain a coin or cube, as far as there is room
