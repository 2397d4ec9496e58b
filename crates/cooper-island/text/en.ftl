### Cooper Island: every sentence of the game. The ids follow from the words of the
### code; see skerry-text.

cooper-island-name = Cooper Island
cooper-island-about = Chart your peninsula tile by tile and raise it level by level: the higher a cube lies, the more it is worth. Boats, buildings, statues and cargo ships then send your two ships around the island, past islets, bays and the harbors of the others.

## What happened

cooper-island-order_shown = Royal order: { cooper-island-any-order }.
cooper-island-starter_drawn = { $player } begins and has the Cooper token.
cooper-island-start_terrain = { $player } begins on { cooper-island-any-a_terrain }.
cooper-island-round_began = Round { $round } begins.
cooper-island-income_began = { $player } takes income.
cooper-island-tile_drawn = { $player } draws a double tile: { cooper-island-any-tile }.
cooper-island-islet_placed = { $player } places { cooper-island-any-the_islet }{ $coordinates ->
    [shown] {" "}on { $bank }{ $half }, its land on { $space }
   *[hidden] {""}
}.
cooper-island-tile_placed = { $player } places { cooper-island-any-side } on level { $level }{ $coordinates ->
    [shown] , on { $first } and { $second }
   *[hidden] {""}
}{ $shim ->
    [true] , with a single tile below
   *[false] {""}
}.
cooper-island-charted = { $player } places a single tile, { cooper-island-any-terrain } on level { $level }{ $coordinates ->
    [shown] , on { $space }
   *[hidden] {""}
}; the cartographer goes back { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
cooper-island-cube_placed = { $player } gets { cooper-island-any-item } on { $coordinates ->
    [shown] { $space }, the new land
   *[hidden] the new land
}.
cooper-island-item_gained = { $player } gains { cooper-island-any-item }.
cooper-island-item_marketed = { $player } takes { cooper-island-any-item } onto the marketplace.
cooper-island-item_forfeited = { $player } has no room for { cooper-island-any-item }.
cooper-island-steps_gained = { $player } gains { $steps ->
    [one] { $steps } cartographer step
   *[other] { $steps } cartographer steps
}.
cooper-island-worker_placed = { $player } puts { cooper-island-any-a_worker } on { cooper-island-any-section }{ $covered ->
    [one] , on top of another
    [other] , on top of another
   *[nobody] {""}
}.
cooper-island-token_taken = { $player } takes the Cooper token.
cooper-island-fee_paid = { $player } pays { cooper-island-any-item } { $owner ->
    [one] to { $owner_name }
    [other] to { $owner_name }
   *[nobody] to the supply
} for stacking.
cooper-island-fee_refused = { $player } refuses the fee{ $owner ->
    [one] {" "}to { $owner_name }
    [other] {" "}to { $owner_name }
   *[nobody] {""}
}.
cooper-island-harbor_fee_paid = { $player } pays { cooper-island-any-item } { $owner ->
    [one] to { $owner_name }
    [other] to { $owner_name }
   *[nobody] to the supply
} for the harbor.
cooper-island-harbor_fee_refused = { $player } refuses the harbor fee{ $owner ->
    [one] {" "}to { $owner_name }
    [other] {" "}to { $owner_name }
   *[nobody] {""}
}.
cooper-island-item_claimed = { $player } takes { cooper-island-any-item } from the supply onto the marketplace in return.
cooper-island-anchor_taken = { $player } gets an anchor below the ship with { cooper-island-any-sails }.
cooper-island-anchor_raised = { $player } removes an anchor from the ship with { cooper-island-any-sails }.
cooper-island-item_paid = { $player } pays { cooper-island-any-item }{ cooper-island-any-from }.
cooper-island-boat_built = { $player } builds { cooper-island-any-the_boat }.
cooper-island-building_erected = { $player } erects { cooper-island-any-a_building }{ cooper-island-any-on }.
cooper-island-statue_built = { $player } builds a statue{ cooper-island-any-on }.
cooper-island-ruin_removed = { $player } removes a ruin{ $coordinates ->
    [shown] {" "}from { $space }
   *[hidden] {""}
}; it becomes a statue on a crafting spot.
cooper-island-cargo_supplied = { $player } supplies { cooper-island-any-the_cargo }.
cooper-island-harbormaster_laid = The harbormaster on the { cooper-island-any-cargo } lies down.
cooper-island-helm_gained = { $player } gains { $points ->
    [one] { $points } helm point
   *[other] { $points } helm points
} for the ship with { cooper-island-any-sails }.
cooper-island-ship_sailed = { $player } sails with { cooper-island-any-sails }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} in all.
cooper-island-islet_passed = { $player } passes { cooper-island-any-the_islet } of { $owner_name }.
cooper-island-bay_entered = { $player } reaches a bay with { cooper-island-any-sails }.
cooper-island-harbor_entered = { $player } enters the harbor of { $owner_name } with { cooper-island-any-sails }.
cooper-island-log_book_taken = { $player } takes a log book: { cooper-island-any-log_book }.
cooper-island-cards_drawn = { $player } looks at four cards of { $building ->
    [small] small
   *[large] large
} buildings.
cooper-island-cards_seen = { $player } has four cards to choose from.
cooper-island-card_kept = { $player } keeps { cooper-island-any-the_card }: { cooper-island-any-card_effect }
cooper-island-cards_buried = { $player } puts the other three cards under the deck.
cooper-island-cards_ordered = { $coordinates ->
    [shown] Under the deck, the lowest last: { cooper-island-any-first_card }, { cooper-island-any-second_card }, { cooper-island-any-third_card }.
   *[hidden] { $player } remembers which cards lie there.
}
cooper-island-card_used = { $player } uses { cooper-island-any-the_card }.
cooper-island-lid_used = { $player } uses a crate lid: { cooper-island-any-crate }.
cooper-island-lid_placed = { $player } puts a crate lid on the peninsula{ cooper-island-any-on }.
cooper-island-piece_moved = { $player } moves a piece{ $coordinates ->
    [shown] {" "}from { $from } to { $to }
   *[hidden] {" "}to another space
}.
cooper-island-boat_turned = { $player } turns { cooper-island-any-the_boat } face down.
cooper-island-declined = { $player } does without.
cooper-island-traded = { $player } trades { cooper-island-any-market } and gets { $items ->
    [one] { $items } thing
   *[other] { $items } things
}.
cooper-island-stored = { $player } stores { cooper-island-any-item }{ $coordinates ->
    [shown] {" "}from { $space }
   *[hidden] {""}
}.
cooper-island-fetched = { $player } stores { cooper-island-any-item } from the marketplace.
cooper-island-milestone_reached = { $player } reaches a milestone: { cooper-island-any-milestone }.
cooper-island-milestone_claimed = { $player } uses a milestone for { cooper-island-any-reward }.
cooper-island-order_taken = { $player } puts { cooper-island-any-a_worker } on the royal order { cooper-island-any-order }.
cooper-island-clean_up_began = Clean-up of round { $round }.
cooper-island-fed = { $player } feeds the workers with { $cost } food.
cooper-island-feeding_short = { $player } owes { $cost } food and lacks { $missing }.
cooper-island-card_turned_up = { $player } turns { cooper-island-any-the_card } up again.
cooper-island-lid_recovered = { $player } takes back the used crate lid “{ cooper-island-any-crate }”.
cooper-island-statue_bonus = { $player } gets { $points ->
    [one] { $points } helm point
   *[other] { $points } helm points
} for statues.
cooper-island-passage_bonus = { $player } gets { $points ->
    [one] { $points } helm point
   *[other] { $points } helm points
} for the passage.
cooper-island-workers_returned = The workers come back from the sections.
cooper-island-market_cleared = { $player } clears the marketplace: { $items ->
    [one] { $items } thing is lost
   *[other] { $items } things are lost
}.
cooper-island-harbormaster_moved = The harbormaster stands on the { cooper-island-any-cargo }.
cooper-island-neutral_placed = { $worker ->
    [special] A neutral special worker
   *[normal] A neutral worker
} goes to { cooper-island-any-section }.
cooper-island-cooper_placed = Cooper puts { cooper-island-any-a_worker } on { cooper-island-any-section }{ $covered ->
    [true] , on top of yours
   *[false] {""}
}.
cooper-island-cooper_took_token = Cooper takes the Cooper token.
cooper-island-cooper_sailed = Cooper sails { $points ->
    [one] { $points } step
   *[other] { $points } steps
}, { $steps } in all.
cooper-island-cooper_progressed = Cooper has { $cubes ->
    [one] { $cubes } progress cube
   *[other] { $cubes } progress cubes
}.
cooper-island-cooper_carved = Cooper has { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}.
cooper-island-cooper_hired = Cooper gains { cooper-island-any-a_worker }.
cooper-island-cooper_took_order = Cooper holds the royal order { cooper-island-any-order }.
cooper-island-game_ended = The game is over.
cooper-island-scored = { $player } scores { $category ->
    [helm] sailed steps
    [orders] royal orders
    [flags] tasks of building cards
    [leftovers] what is left over
   *[anchors] anchors
}: { $points }
cooper-island-cooper_scored = Cooper has { $points ->
    [-1] { $points } point
    [one] { $points } point
   *[other] { $points } points
}.
cooper-island-ranked = { $player } comes { $rank ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What can be done

cooper-island-do-choose = Begin on { cooper-island-any-a_terrain }
cooper-island-do-put_worker = Put { cooper-island-any-a_worker } on { cooper-island-any-section }
cooper-island-do-do = { $deed ->
    [islet] Place an islet
    [draw] Draw a double tile
    [place] Place a double tile
    [steps] Gain cartographer steps
    [item] Gain a coin or cube of your choice
    [build_boat] Build an income boat
    [erect] Erect a building
    [remove_ruin] Remove a ruin
    [build_statue] Build a statue
    [supply] Supply a cargo ship
    [token] Take the Cooper token
    [waive] Do without the reduction
    [coin] Take a coin onto the marketplace
   *[helm] Gain the helm points
}
cooper-island-do-use_islet = Use { cooper-island-any-the_islet }: { cooper-island-any-islet_action }
cooper-island-do-use_boat = Use { cooper-island-any-the_boat }: { cooper-island-any-boat_action }
cooper-island-do-perform = Use it
cooper-island-do-decline = Do without
cooper-island-do-islet = Take { cooper-island-any-the_islet }: { cooper-island-any-islet_action }; { cooper-island-any-islet_land }
cooper-island-do-moor = { $coordinates ->
    [shown] Its land on { $space }, the islet on { $bank }{ $half }
   *[hidden] Place it here
}
cooper-island-do-tile = Take { cooper-island-any-side }
cooper-island-do-lay = { $coordinates ->
    [shown] The first half on { $first }, the second on { $second }
   *[hidden] Place it here
}
cooper-island-do-chart = Place { cooper-island-any-terrain } { $coordinates ->
    [shown] on { $space }
   *[hidden] here
}
cooper-island-do-cube = Put { cooper-island-any-item } there
cooper-island-do-build_boat = Build { cooper-island-any-the_boat } (income: { cooper-island-any-boat_action }{ cooper-island-any-boat_spot }) for { cooper-island-any-landing }
cooper-island-do-erect = Erect { cooper-island-any-a_building }: { $building ->
    [small] 1 coin, 2 wood, 2 stone
    [large] 2 coins, 4 wood, 4 stone
   *[fortress] 6 wood, 3 stone, 3 gold, 3 cloth
}
cooper-island-do-build_statue = Build a statue for { $form ->
    [gold] 2 wood and 2 gold
   *[stone] 3 wood and 3 stone
}{ $spot ->
    [helm] , from a spot with a helm point
   *[plain] , from the plain spot
}
cooper-island-do-supply = Supply { cooper-island-any-the_cargo }: { cooper-island-any-cargo_deal }
cooper-island-do-cut = Pay less:{ $coin ->
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
cooper-island-do-pay = Pay { cooper-island-any-item_name }{ $stored ->
    [0] {""}
   *[other] {" · "}{ $stored } from storage
}{ $land ->
    [none] {""}
   *[other] {" · "}{ $coordinates ->
        [shown] from { $land }
       *[hidden] from the peninsula
    }
}
cooper-island-do-put = Put it { $coordinates ->
    [shown] on { $space }
   *[hidden] here
}
cooper-island-do-remove_ruin = Remove { $coordinates ->
    [shown] the ruin on { $space }
   *[hidden] this ruin
}{ $spot ->
    [helm] , for a spot with a helm point
   *[plain] , for the plain spot
}
cooper-island-do-sail = The ship with { cooper-island-any-sails }
cooper-island-do-first = First { cooper-island-any-the_islet }
cooper-island-do-pay_fee = Pay { cooper-island-any-item }{ cooper-island-any-from }
cooper-island-do-refuse = Refuse the fee
cooper-island-do-anchor = An anchor below the ship with { cooper-island-any-sails }
cooper-island-do-take_item = Take { cooper-island-any-item }
cooper-island-do-keep = Keep { cooper-island-any-the_card }: { cooper-island-any-card_effect }
cooper-island-do-bury = Under the deck: { cooper-island-any-first_card }, then { cooper-island-any-second_card }, then { cooper-island-any-third_card }
cooper-island-do-shift = { $coordinates ->
    [shown] Move the piece on { $from } to { $to }
   *[hidden] Move this piece here
}
cooper-island-do-put_lid = Put the lid { $coordinates ->
    [shown] on { $space }
   *[hidden] here
}
cooper-island-do-turn_boats = Turn face down: { cooper-island-any-boats }
cooper-island-do-assign = Put { cooper-island-any-a_worker } on the royal order { cooper-island-any-order }: { cooper-island-any-order_effect }
cooper-island-do-feed = Feed with{ $food ->
    [0] { cooper-island-any-feed_nothing }
   *[other] {" "}{ $food } food from storage
}{ $coins ->
    [0] {""}
    [one] { cooper-island-any-feed_coins_gap }{ $coins } coin
   *[other] { cooper-island-any-feed_coins_gap }{ $coins } coins
}{ $wood ->
    [0] {""}
   *[other] { cooper-island-any-feed_wood_gap }{ $wood } wood from storage
}{ $land ->
    [none] {""}
   *[other] { cooper-island-any-feed_land_gap }{ $coordinates ->
        [shown] cubes from { $land }
       *[hidden] cubes from the peninsula
    }
}
cooper-island-do-turn_up = Turn { cooper-island-any-the_card } up again
cooper-island-do-recover = Take back the used crate lid “{ cooper-island-any-crate }”
cooper-island-do-from = Store { $coordinates ->
    [shown] the cube from { $space }
   *[hidden] this cube
}
cooper-island-do-give = Give { cooper-island-any-item }{ cooper-island-any-from }
cooper-island-do-enough = That is enough
cooper-island-do-done = Done
cooper-island-do-store = Store a cube from the peninsula
cooper-island-do-fetch = Store { cooper-island-any-item } from the marketplace
cooper-island-do-trade = Trade { cooper-island-any-market }
cooper-island-do-use_lid = Use a crate lid: { cooper-island-any-crate }{ $lid ->
    [coins] {" "}onto the marketplace
    [cubes] {" "}of your choice onto the marketplace
   *[other] {""}
}
cooper-island-do-survey = Use the cartographer: place a single tile
cooper-island-do-use_card = Use { cooper-island-any-the_card }: { cooper-island-any-card_effect }
cooper-island-do-claim = Use a milestone for { cooper-island-any-reward }

## What nature draws

cooper-island-draw-orders = The royal orders of this match are drawn.
cooper-island-draw-starter = It is drawn who begins.
cooper-island-draw-terrain = Everybody begins on { cooper-island-any-a_terrain }.
cooper-island-draw-tile = A double tile is drawn: { cooper-island-any-tile }.
cooper-island-draw-log_book = A log book is turned over: { cooper-island-any-log_book }.
cooper-island-draw-look = Four building cards are drawn.
cooper-island-draw-cooper_card = Cooper's card shows { cooper-island-any-section }.

## What is asked

cooper-island-prompt-choose_terrain = Choose the landscape you begin on.
cooper-island-prompt-income = Take your income, in any order.
cooper-island-prompt-islet = Choose the islet to place.
cooper-island-prompt-moor = Choose where { cooper-island-any-the_islet } goes.
cooper-island-prompt-tile = Choose the double tile to place, and its side.
cooper-island-prompt-lay = Choose where { cooper-island-any-side } go.
cooper-island-prompt-chart = Place a single tile; you have { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} for it.
cooper-island-prompt-cube = Stone or gold on the new mountain{ cooper-island-any-on }?
cooper-island-prompt-turn = Put a worker on a section.
cooper-island-prompt-section = { cooper-island-any-section_name }: what do you do?
cooper-island-prompt-end = End your turn.
cooper-island-prompt-fee = { $owner ->
    [one] You stack onto a worker of { $owner_name }: pay a coin or a cube{ cooper-island-any-or_refuse }
    [other] You stack onto a worker of { $owner_name }: pay a coin or a cube{ cooper-island-any-or_refuse }
   *[nobody] You stack onto another worker: pay a coin or a cube to the supply{ cooper-island-any-or_refuse }
}
cooper-island-prompt-harbor_fee = { $at_home ->
    [true] Your own harbor: pay a coin or a cube to the supply{ cooper-island-any-or_refuse }
   *[false] The harbor of { $owner_name }: pay a coin or a cube{ cooper-island-any-or_refuse }
}
cooper-island-prompt-anchor = Choose the ship that gets the anchor.
cooper-island-prompt-placed_islet = Use { cooper-island-any-the_islet }? { cooper-island-any-islet_effect }
cooper-island-prompt-passed_islet = You pass { cooper-island-any-the_islet }. { cooper-island-any-islet_effect }
cooper-island-prompt-built_boat = Use { cooper-island-any-the_boat }? { cooper-island-any-boat_effect }
cooper-island-prompt-log_book = Use the log book? { cooper-island-any-log_book_effect }
cooper-island-prompt-copy = Choose the boat that is copied.
cooper-island-prompt-build_boat = Choose the boat and its landing space.
cooper-island-prompt-erect = Choose the building.
cooper-island-prompt-build_statue = Choose how to pay for the statue.
cooper-island-prompt-supply = Choose the cargo ship.
cooper-island-prompt-cut = You pay { $cut } less: choose of what.
cooper-island-prompt-pay = Pay { $item ->
    [coin] { $due ->
        [one] { $due } coin
       *[other] { $due } coins
    }
   *[cube] { $due } { cooper-island-any-item_name }
}.
cooper-island-prompt-clear = No space is free for the piece: store a cube to make room.
cooper-island-prompt-put_building = Put { cooper-island-any-the_building } on one of your highest free spaces.
cooper-island-prompt-put_statue = Put the statue on your peninsula.
cooper-island-prompt-remove_ruin = Choose the ruin.
cooper-island-prompt-sail = { $points ->
    [one] { $points } helm point: which ship?
   *[other] { $points } helm points: which ship?
}
cooper-island-prompt-first = You pass two islets at once. Which one comes first?
cooper-island-prompt-take_item = { $left ->
    [one] Choose what you take.
   *[other] Choose what you take; { $left } to come.
}
cooper-island-prompt-keep_item = There is room for { $left }: choose what you keep.
cooper-island-prompt-compensation = { $from ->
    [one] The fee to you was refused: take one thing onto your marketplace.
    [other] The fee to you was refused: take one thing onto your marketplace.
   *[nobody] Cooper covers your worker: take one thing onto your marketplace.
}
cooper-island-prompt-keep = Keep one of the four cards.
cooper-island-prompt-bury = Choose in which order the others go under the deck.
cooper-island-prompt-card = { cooper-island-any-card }: what do you do?
cooper-island-prompt-shift = Choose one of your buildings or statues, then the free space it goes to.
cooper-island-prompt-put_lid = Choose a free landscape space for the lid. It brings 1 helm point.
cooper-island-prompt-turn_boats = Turn 1 to 3 boats face down: 1 helm point each, but no more income.
cooper-island-prompt-feed_window = Feeding your workers costs { $cost } food. Before it you can still do something.
cooper-island-prompt-feed = Feed your workers with { $cost } food.
cooper-island-prompt-reactivate = { $used ->
    [true] Turn a large card up for 2 coins or take a used crate lid back for 1, if you like. With the fortress both are free.
   *[false] You have no used card or crate lid that could be reactivated now. You can still do something.
}
cooper-island-prompt-statue_window = { $points ->
    [0] No statue of yours stands on the peninsula: no helm point. Before going on you can still do something.
    [one] { $points } helm point for statues. Before it you can still do something.
   *[other] { $points } helm points for statues. Before it you can still do something.
}
cooper-island-prompt-passage_window = { $points ->
    [0] Your passage brings no helm point yet. Before going on you can still do something.
   *[other] A helm point for the passage. Before it you can still do something.
}
cooper-island-prompt-market_window = { $items ->
    [0] The round is nearly over. You can still do something.
    [one] { $items } thing on your marketplace will be lost. Before it you can still do something.
   *[other] { $items } things on your marketplace will be lost. Before it you can still do something.
}
cooper-island-prompt-end_window = The last round is over. This is your last chance to do something.
cooper-island-prompt-store = Choose the cube to store.
cooper-island-prompt-give = { $market ->
    [cloth] Give cloth: every 2 bring 1 coin.
    [gold] Give gold: every 2 bring 1 cube of your choice.
   *[any] Give what you like: every 4 (3 with the Market Hall) bring 1 coin or cube of your choice.
} Given so far: { $value }.
cooper-island-prompt-assign = A special worker is yours: put an available worker on a royal order.
# Without a seat, it is nobody's turn yet.
cooper-island-prompt-wait = { $seat ->
    [one] It is the turn of { $player }.
    [other] It is the turn of { $player }.
   *[nobody] It is not your turn.
}
cooper-island-prompt-over = The game is over.

## Points

cooper-island-score-helm = Sailed steps
cooper-island-score-orders = Royal orders
cooper-island-score-flags = Tasks of cards
cooper-island-score-leftovers = Left over
cooper-island-score-anchors = Anchors

## What a table may choose

cooper-island-option-start_terrain = Where everybody begins
cooper-island-option-start_terrain-meadow = On a meadow
cooper-island-option-start_terrain-random = All on the same landscape, which is drawn
cooper-island-option-start_terrain-chosen = Each on a landscape of their own choice
cooper-island-option-strategy = What Cooper is after, if you play alone (our own solo rules)
cooper-island-option-strategy-boats = Boats: he prefers to build boats
cooper-island-option-strategy-builders = Builders: he prefers to erect buildings
cooper-island-option-strategy-statues = Statues: he prefers ruins and statues
cooper-island-option-strategy-traders = Traders: he prefers to supply cargo ships
cooper-island-option-difficulty = How strong Cooper is, if you play alone
cooper-island-option-difficulty-easy = Easy: he loses 12 points at the end
cooper-island-option-difficulty-medium = Medium: he loses 9 points at the end
cooper-island-option-difficulty-hard = Hard: he loses 6 points at the end
cooper-island-option-difficulty-expert = Expert: he loses 3 points at the end
cooper-island-option-allow_redundant_payment = Paying more than is due
cooper-island-option-allow_redundant_payment-false = Only as far as cubes that cannot be split force it
cooper-island-option-allow_redundant_payment-true = As much as one likes
cooper-island-option-split_bonus_gains = Helm points of feeding, statues and the Breaker's Yard
cooper-island-option-split_bonus_gains-false = All go to one ship
cooper-island-option-split_bonus_gains-true = Each may go to either ship
cooper-island-option-unlimited_singles = Single tiles
cooper-island-option-unlimited_singles-false = There are 56 of them
cooper-island-option-unlimited_singles-true = There are always enough

## Names of things

cooper-island-terrain-forest = forest
cooper-island-terrain-meadow = meadow
cooper-island-terrain-mountain = mountain
cooper-island-terrain-settlement = settlement

cooper-island-item-coin = coin
cooper-island-item-wood = wood
cooper-island-item-food = food
cooper-island-item-stone = stone
cooper-island-item-gold = gold
cooper-island-item-cloth = cloth

cooper-island-worker-normal = normal worker
cooper-island-worker-special = special worker
cooper-island-building-small = Small building
cooper-island-building-large = Large building
cooper-island-building-fortress = Fortress

cooper-island-card-granary = Granary
    .effect = Feeding costs you 1 food less, and is paid in full with that.
cooper-island-card-fish_market = Fish Market
    .effect = You may also feed with coins from storage, each as 2 food. One more storage spot, for food.
cooper-island-card-smokehouse = Smokehouse
    .effect = You may also feed with wood, each cube at its value. One more storage spot, for food.
cooper-island-card-timber_store = Timber Store
    .effect = Two more storage spots, for wood or stone.
cooper-island-card-pantry = Pantry
    .effect = Two more storage spots, for food or coins.
cooper-island-card-strongroom = Strongroom
    .effect = Two more storage spots, for gold or cloth.
cooper-island-card-customs_house = Customs House
    .effect = Every cargo ship costs you 1 gold or cloth less, together with the harbormaster 2.
cooper-island-card-boatyard = Boatyard
    .effect = Every income boat costs you 1 coin or wood less.
cooper-island-card-stonecutter = Stonecutter
    .effect = Every statue costs you 1 wood, stone or gold less.
cooper-island-card-guildhall = Guildhall
    .effect = Every building you erect from now on brings 1 helm point more.
cooper-island-card-survey_office = Survey Office
    .effect = A single tile on top of charted land costs you 1 cartographer step less: 2 up to level 3, otherwise 3.
cooper-island-card-pilot_house = Pilot House
    .effect = When you refuse a fee you take no anchor. The other player still takes something from the supply.
cooper-island-card-lighthouse = Lighthouse
    .effect = Two charted spaces at the far end of your peninsula are enough for the passage. At the end 3 points if all three are charted.
cooper-island-card-chapel = Chapel
    .effect = You may put statues on any free landscape space. At the end 2 points for 3 or more statues on the peninsula.
cooper-island-card-market_hall = Market Hall
    .effect = Your trade of anything for anything needs a value of 3 instead of 4. At the end 1 point for 6 or more things in storage.

cooper-island-card-expedition_camp = Expedition Camp
    .effect = Draw a double tile and place a double tile, in either order.
cooper-island-card-royal_surveyor = Royal Surveyor
    .effect = Gain up to 4 cartographer steps, and the cartographer may be used once more now.
cooper-island-card-mint = Mint
    .effect = Take 4 coins onto the marketplace.
cooper-island-card-depot = Depot
    .effect = Take 4 cubes of your choice onto the marketplace.
cooper-island-card-ferry_house = Ferry House
    .effect = Use two islets with different actions, whoever laid them.
cooper-island-card-shipping_office = Shipping Office
    .effect = Use two income boats with different actions, whoever built them; not the copying one, and none that lies face down.
cooper-island-card-great_crane = Great Crane
    .effect = Move one of your buildings or statues to another free landscape space, whatever its level; then gain up to 2 cartographer steps.
cooper-island-card-packing_house = Packing House
    .effect = Put an unused crate lid on a free landscape space for exactly 1 helm point; then take 1 coin onto the marketplace.
cooper-island-card-sculptors_hall = Sculptors' Hall
    .effect = Remove a ruin and build a statue, either or both, in either order.
cooper-island-card-banquet_hall = Banquet Hall
    .effect = Feed your workers as in the clean-up, with all that follows; then gain 1 helm point.
cooper-island-card-governors_house = Governor's House
    .effect = Gain up to 3 cartographer steps, and 1 coin or cube of your choice. At the end 3 points for 4 or more buildings on the peninsula, if the card lies face up.
cooper-island-card-cathedral = Cathedral
    .effect = Take 2 cubes, each gold or cloth, onto the marketplace. At the end 3 points for 3 or more buildings and statues on settlements, if the card lies face up.
cooper-island-card-trading_company = Trading Company
    .effect = Supply a cargo ship. At the end 3 points if you have taken 4 or more crate lids and the card lies face up.
cooper-island-card-breakers_yard = Breaker's Yard
    .effect = Turn one to three of your income boats face down; then gain 1 helm point for each of them.
cooper-island-card-dockyard = Dockyard
    .effect = Build an income boat for 1 coin or wood less.

cooper-island-islet-ruin = ruin islet
    .effect = Remove a ruin. Its land is forest.
cooper-island-islet-goods = supplies islet
    .effect = Gain 1 wood or stone, and 1 food. Its land is mountain.
cooper-island-islet-coin = coin islet
    .effect = Gain 1 coin. Its land is meadow.
cooper-island-islet-tile = tile islet
    .effect = Draw a double tile. Its land is mountain.
cooper-island-islet-step = cartographer's islet
    .effect = Gain 1 cartographer step. Its land is forest.
cooper-island-islet-luxury = treasure islet
    .effect = Gain 1 gold or cloth. Its land is meadow.

cooper-island-boat-goods = supplies boat
    .effect = Income: 1 wood, stone or food. Brings one more storage spot for the rest of the game.
cooper-island-boat-coin = coin boat
    .effect = Income: 1 coin.
cooper-island-boat-tile = tile boat
    .effect = Income: draw a double tile.
cooper-island-boat-step = cartographer's boat
    .effect = Income: 1 cartographer step.
cooper-island-boat-copy = copying boat
    .effect = Income: that of another boat that lies face up, anybody's.
cooper-island-boat-luxury = treasure boat
    .effect = Income: 1 gold or cloth.

cooper-island-log_book-coin_food = 1 coin and 1 food
    .effect = Gain 1 coin and 1 food.
cooper-island-log_book-coin_wood = 1 coin and 1 wood
    .effect = Gain 1 coin and 1 wood.
cooper-island-log_book-coin_stone = 1 coin and 1 stone
    .effect = Gain 1 coin and 1 stone.
cooper-island-log_book-wood_food = 1 wood and 1 food
    .effect = Gain 1 wood and 1 food.
cooper-island-log_book-stone_food = 1 stone and 1 food
    .effect = Gain 1 stone and 1 food.
cooper-island-log_book-wood_stone = 1 wood and 1 stone
    .effect = Gain 1 wood and 1 stone.
cooper-island-log_book-tile = draw a double tile
    .effect = Draw a double tile.
cooper-island-log_book-step = 1 cartographer step
    .effect = Gain 1 cartographer step.
cooper-island-log_book-luxury = 1 gold or cloth
    .effect = Gain 1 gold or cloth.
cooper-island-log_book-goods = 1 wood, stone or food
    .effect = Gain 1 wood, stone or food.

cooper-island-order-buildings = buildings
    .effect = Buildings on your peninsula: 3 points for 2, 5 for 3, 8 for 4.
cooper-island-order-statues = statues
    .effect = Statues on your peninsula: 3 points for 2, 5 for 3, 8 for 5. Those on crafting spots do not count.
cooper-island-order-lids = crate lids
    .effect = Crate lids taken from cargo ships, wherever they are now: 3 points for 3, 5 for 4, 8 for 5.
cooper-island-order-boats = income boats
    .effect = Income boats on landing spaces, face down ones included: 3 points for 3, 5 for 4, 8 for 5.
cooper-island-order-uncharted = charted land
    .effect = Spaces left uncharted, ruins included: 3 points for at most 6, 5 for at most 3, 8 for at most 1.
cooper-island-order-heights = high land
    .effect = Spaces of level 5 or more: 3 points for 2, 5 for 4, 8 for 6.
cooper-island-order-area = one landscape
    .effect = Your largest connected forest, meadow or mountain: 3 points for 6 spaces, 5 for 8, 8 for 10.
cooper-island-order-copy = a copy
    .effect = Counts one order that holds another player's worker, by what you have reached in it yourself, less 1 point.

cooper-island-cargo-C1 = first cargo ship
    .effect = Costs 1 gold and 2 cloth, brings 1 helm point.
cooper-island-cargo-C2 = second cargo ship
    .effect = Costs 2 gold and 2 cloth, brings 2 helm points.
cooper-island-cargo-C3 = third cargo ship
    .effect = Costs 3 gold and 2 cloth, brings 2 helm points.
cooper-island-cargo-C4 = fourth cargo ship
    .effect = Costs 2 gold and 4 cloth, brings 3 helm points.
cooper-island-cargo-C5 = fifth cargo ship
    .effect = Costs 5 gold and 2 cloth, brings 3 helm points.

cooper-island-crate-draw = draw a double tile
    .effect = Draw a double tile.
cooper-island-crate-place = place a double tile
    .effect = Place a double tile.
cooper-island-crate-steps = 2 cartographer steps
    .effect = Gain up to 2 cartographer steps.
cooper-island-crate-coins = 2 coins
    .effect = Take 2 coins onto the marketplace.
cooper-island-crate-cubes = 2 cubes
    .effect = Take 2 cubes of your choice onto the marketplace.

cooper-island-milestone-boats = two income boats
    .effect = Have 2 income boats on your landing spaces.
cooper-island-milestone-buildings = two buildings
    .effect = Have 2 buildings of any kind on your peninsula.
cooper-island-milestone-statues = two statues
    .effect = Have 2 statues on your peninsula.
cooper-island-milestone-lids = two crate lids
    .effect = Have taken 2 crate lids from cargo ships.

cooper-island-market-cloth = cloth for coins
    .effect = For every 2 cloth a coin onto the marketplace.
cooper-island-market-gold = gold for resources
    .effect = For every 2 gold a cube of your choice onto the marketplace.
cooper-island-market-any = anything for anything
    .effect = For every 4 in coins and cubes a coin or cube of your choice onto the marketplace; with the Market Hall for every 3.

cooper-island-section-a = Explore
    .effect = Draw or place a double tile, and gain 1 cartographer step. The first normal worker takes the Cooper token; the first special worker does all three.
cooper-island-section-b = Boats
    .effect = Build an income boat. The first special worker pays 2 less.
cooper-island-section-c = Settle
    .effect = Draw a double tile and place a double tile. The first special worker also uses any islet, anybody's.
cooper-island-section-d = Build
    .effect = Erect a building. The first special worker pays 2 less.
cooper-island-section-e = Survey
    .effect = Gain up to 3 cartographer steps, and 1 coin or cube of your choice. The first special worker also uses any income boat, anybody's.
cooper-island-section-f = Statues
    .effect = Remove a ruin or build a statue. The first special worker does both.
cooper-island-section-g = Cultivate
    .effect = Draw up to two double tiles, or place up to two. The first special worker also gains 1 cartographer step.
cooper-island-section-h = Cargo
    .effect = Supply a cargo ship. The first special worker also draws or places a double tile.

cooper-island-strategy-boats = Boats
    .effect = Cooper prefers to build boats.
cooper-island-strategy-builders = Builders
    .effect = Cooper prefers to erect buildings.
cooper-island-strategy-statues = Statues
    .effect = Cooper prefers ruins and statues.
cooper-island-strategy-traders = Traders
    .effect = Cooper prefers to supply cargo ships.

# Things named by an argument.
cooper-island-any-terrain = { $terrain ->
    [forest] { cooper-island-terrain-forest }
    [meadow] { cooper-island-terrain-meadow }
    [mountain] { cooper-island-terrain-mountain }
   *[settlement] { cooper-island-terrain-settlement }
}
cooper-island-any-a_terrain = { $terrain ->
    [forest] a forest
    [meadow] a meadow
    [mountain] a mountain
   *[settlement] a settlement
}
cooper-island-any-item = { $item ->
    [coin] 1 coin
    [wood] 1 wood
    [food] 1 food
    [stone] 1 stone
    [gold] 1 gold
   *[cloth] 1 cloth
}
cooper-island-any-item_name = { $item ->
    [coin] coins
    [wood] wood
    [food] food
    [stone] stone
    [gold] gold
   *[cloth] cloth
}
cooper-island-any-a_worker = { $worker ->
    [special] a special worker
   *[normal] a normal worker
}
cooper-island-any-a_worker_first = { $worker ->
    [special] A special worker
   *[normal] A normal worker
}
cooper-island-any-sails = { $ship ->
    [one_sail] one sail
   *[two_sail] two sails
}
cooper-island-any-building = { $building ->
    [small] Small building
    [large] Large building
   *[fortress] Fortress
}
cooper-island-any-a_building = { $building ->
    [small] a small building
    [large] a large building
   *[fortress] the fortress
}
cooper-island-any-the_building = { $building ->
    [small] the small building
    [large] the large building
   *[fortress] the fortress
}
cooper-island-any-reward = { $reward ->
    [helm] 2 helm points
    [normal] a normal worker
   *[special] a special worker
}
cooper-island-any-tile_name = { $tile ->
    [T1] forest and meadow, mountain and settlement
    [T2] forest and mountain, meadow and settlement
   *[T3] forest and settlement, meadow and mountain
}
cooper-island-any-tile = { cooper-island-any-tile_name }{ $coordinates ->
    [shown] {" "}({ $tile })
   *[hidden] {""}
}
cooper-island-any-side = { $tile ->
    [T1] { $side ->
        [front] forest and meadow
       *[back] mountain and settlement
    }
    [T2] { $side ->
        [front] forest and mountain
       *[back] meadow and settlement
    }
   *[T3] { $side ->
        [front] forest and settlement
       *[back] meadow and mountain
    }
}
cooper-island-any-landing = { $landing ->
    [P1] 1 coin and 2 wood, for 1 helm point
    [P2] 1 coin and 3 wood, for 1 helm point
    [P3] 2 coins and 3 wood, for 2 helm points
    [P4] 2 coins and 4 wood, for 2 helm points
   *[P5] 3 coins and 5 wood, for 3 helm points
}
cooper-island-any-cargo = { $cargo ->
    [C1] { cooper-island-cargo-C1 }
    [C2] { cooper-island-cargo-C2 }
    [C3] { cooper-island-cargo-C3 }
    [C4] { cooper-island-cargo-C4 }
   *[C5] { cooper-island-cargo-C5 }
}
cooper-island-any-the_cargo = { $cargo ->
    [C1] the first cargo ship
    [C2] the second cargo ship
    [C3] the third cargo ship
    [C4] the fourth cargo ship
   *[C5] the fifth cargo ship
}
cooper-island-any-cargo_dative = { $cargo ->
    [C1] first cargo ship
    [C2] second cargo ship
    [C3] third cargo ship
    [C4] fourth cargo ship
   *[C5] fifth cargo ship
}
cooper-island-any-cargo_deal = { $cargo ->
    [C1] 1 gold and 2 cloth, for 1 helm point
    [C2] 2 gold and 2 cloth, for 2 helm points
    [C3] 3 gold and 2 cloth, for 2 helm points
    [C4] 2 gold and 4 cloth, for 3 helm points
   *[C5] 5 gold and 2 cloth, for 3 helm points
}
cooper-island-any-islet = { $islet ->
    [ruin] { cooper-island-islet-ruin }
    [goods] { cooper-island-islet-goods }
    [coin] { cooper-island-islet-coin }
    [tile] { cooper-island-islet-tile }
    [step] { cooper-island-islet-step }
   *[luxury] { cooper-island-islet-luxury }
}
cooper-island-any-the_islet = { $islet ->
    [ruin] the { cooper-island-islet-ruin }
    [goods] the { cooper-island-islet-goods }
    [coin] the { cooper-island-islet-coin }
    [tile] the { cooper-island-islet-tile }
    [step] the { cooper-island-islet-step }
   *[luxury] the { cooper-island-islet-luxury }
}
cooper-island-any-islet_action = { $islet ->
    [ruin] remove a ruin
    [goods] 1 wood or stone, and 1 food
    [coin] 1 coin
    [tile] draw a double tile
    [step] 1 cartographer step
   *[luxury] 1 gold or cloth
}
cooper-island-any-islet_land = { $islet ->
    [ruin] forest
    [goods] mountain
    [coin] meadow
    [tile] mountain
    [step] forest
   *[luxury] meadow
}
cooper-island-any-islet_effect = { $islet ->
    [ruin] Remove a ruin.
    [goods] Gain 1 wood or stone, and 1 food.
    [coin] Gain 1 coin.
    [tile] Draw a double tile.
    [step] Gain 1 cartographer step.
   *[luxury] Gain 1 gold or cloth.
}
cooper-island-any-boat = { $boat ->
    [goods] { cooper-island-boat-goods }
    [coin] { cooper-island-boat-coin }
    [tile] { cooper-island-boat-tile }
    [step] { cooper-island-boat-step }
    [copy] { cooper-island-boat-copy }
   *[luxury] { cooper-island-boat-luxury }
}
cooper-island-any-the_boat = { $boat ->
    [goods] the { cooper-island-boat-goods }
    [coin] the { cooper-island-boat-coin }
    [tile] the { cooper-island-boat-tile }
    [step] the { cooper-island-boat-step }
    [copy] the { cooper-island-boat-copy }
   *[luxury] the { cooper-island-boat-luxury }
}
cooper-island-any-boat_action = { $boat ->
    [goods] 1 wood, stone or food
    [coin] 1 coin
    [tile] draw a double tile
    [step] 1 cartographer step
    [copy] the income of another boat
   *[luxury] 1 gold or cloth
}
# What a boat is worth besides its income.
cooper-island-any-boat_spot = { $boat ->
    [goods] ; and one more storage spot for good
   *[other] {""}
}
cooper-island-any-boat_effect = { $boat ->
    [goods] Gain 1 wood, stone or food.
    [coin] Gain 1 coin.
    [tile] Draw a double tile.
    [step] Gain 1 cartographer step.
    [copy] Take the income of another boat.
   *[luxury] Gain 1 gold or cloth.
}
cooper-island-any-boats = { $boats ->
    [goods] { cooper-island-boat-goods }
    [coin] { cooper-island-boat-coin }
    [tile] { cooper-island-boat-tile }
    [step] { cooper-island-boat-step }
    [copy] { cooper-island-boat-copy }
    [luxury] { cooper-island-boat-luxury }
    [goods-coin] { cooper-island-boat-goods } and { cooper-island-boat-coin }
    [goods-tile] { cooper-island-boat-goods } and { cooper-island-boat-tile }
    [goods-step] { cooper-island-boat-goods } and { cooper-island-boat-step }
    [goods-copy] { cooper-island-boat-goods } and { cooper-island-boat-copy }
    [goods-luxury] { cooper-island-boat-goods } and { cooper-island-boat-luxury }
    [coin-tile] { cooper-island-boat-coin } and { cooper-island-boat-tile }
    [coin-step] { cooper-island-boat-coin } and { cooper-island-boat-step }
    [coin-copy] { cooper-island-boat-coin } and { cooper-island-boat-copy }
    [coin-luxury] { cooper-island-boat-coin } and { cooper-island-boat-luxury }
    [tile-step] { cooper-island-boat-tile } and { cooper-island-boat-step }
    [tile-copy] { cooper-island-boat-tile } and { cooper-island-boat-copy }
    [tile-luxury] { cooper-island-boat-tile } and { cooper-island-boat-luxury }
    [step-copy] { cooper-island-boat-step } and { cooper-island-boat-copy }
    [step-luxury] { cooper-island-boat-step } and { cooper-island-boat-luxury }
    [copy-luxury] { cooper-island-boat-copy } and { cooper-island-boat-luxury }
    [goods-coin-tile] { cooper-island-boat-goods }, { cooper-island-boat-coin } and { cooper-island-boat-tile }
    [goods-coin-step] { cooper-island-boat-goods }, { cooper-island-boat-coin } and { cooper-island-boat-step }
    [goods-coin-copy] { cooper-island-boat-goods }, { cooper-island-boat-coin } and { cooper-island-boat-copy }
    [goods-coin-luxury] { cooper-island-boat-goods }, { cooper-island-boat-coin } and { cooper-island-boat-luxury }
    [goods-tile-step] { cooper-island-boat-goods }, { cooper-island-boat-tile } and { cooper-island-boat-step }
    [goods-tile-copy] { cooper-island-boat-goods }, { cooper-island-boat-tile } and { cooper-island-boat-copy }
    [goods-tile-luxury] { cooper-island-boat-goods }, { cooper-island-boat-tile } and { cooper-island-boat-luxury }
    [goods-step-copy] { cooper-island-boat-goods }, { cooper-island-boat-step } and { cooper-island-boat-copy }
    [goods-step-luxury] { cooper-island-boat-goods }, { cooper-island-boat-step } and { cooper-island-boat-luxury }
    [goods-copy-luxury] { cooper-island-boat-goods }, { cooper-island-boat-copy } and { cooper-island-boat-luxury }
    [coin-tile-step] { cooper-island-boat-coin }, { cooper-island-boat-tile } and { cooper-island-boat-step }
    [coin-tile-copy] { cooper-island-boat-coin }, { cooper-island-boat-tile } and { cooper-island-boat-copy }
    [coin-tile-luxury] { cooper-island-boat-coin }, { cooper-island-boat-tile } and { cooper-island-boat-luxury }
    [coin-step-copy] { cooper-island-boat-coin }, { cooper-island-boat-step } and { cooper-island-boat-copy }
    [coin-step-luxury] { cooper-island-boat-coin }, { cooper-island-boat-step } and { cooper-island-boat-luxury }
    [coin-copy-luxury] { cooper-island-boat-coin }, { cooper-island-boat-copy } and { cooper-island-boat-luxury }
    [tile-step-copy] { cooper-island-boat-tile }, { cooper-island-boat-step } and { cooper-island-boat-copy }
    [tile-step-luxury] { cooper-island-boat-tile }, { cooper-island-boat-step } and { cooper-island-boat-luxury }
    [tile-copy-luxury] { cooper-island-boat-tile }, { cooper-island-boat-copy } and { cooper-island-boat-luxury }
   *[step-copy-luxury] { cooper-island-boat-step }, { cooper-island-boat-copy } and { cooper-island-boat-luxury }
}
cooper-island-any-log_book = { $book ->
    [coin_food] { cooper-island-log_book-coin_food }
    [coin_wood] { cooper-island-log_book-coin_wood }
    [coin_stone] { cooper-island-log_book-coin_stone }
    [wood_food] { cooper-island-log_book-wood_food }
    [stone_food] { cooper-island-log_book-stone_food }
    [wood_stone] { cooper-island-log_book-wood_stone }
    [tile] { cooper-island-log_book-tile }
    [step] { cooper-island-log_book-step }
    [luxury] { cooper-island-log_book-luxury }
   *[goods] { cooper-island-log_book-goods }
}
cooper-island-any-log_book_effect = { $book ->
    [coin_food] { cooper-island-log_book-coin_food.effect }
    [coin_wood] { cooper-island-log_book-coin_wood.effect }
    [coin_stone] { cooper-island-log_book-coin_stone.effect }
    [wood_food] { cooper-island-log_book-wood_food.effect }
    [stone_food] { cooper-island-log_book-stone_food.effect }
    [wood_stone] { cooper-island-log_book-wood_stone.effect }
    [tile] { cooper-island-log_book-tile.effect }
    [step] { cooper-island-log_book-step.effect }
    [luxury] { cooper-island-log_book-luxury.effect }
   *[goods] { cooper-island-log_book-goods.effect }
}
cooper-island-any-card = { $card ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-the_card = { $card ->
    [granary] the { cooper-island-card-granary }
    [fish_market] the { cooper-island-card-fish_market }
    [smokehouse] the { cooper-island-card-smokehouse }
    [timber_store] the { cooper-island-card-timber_store }
    [pantry] the { cooper-island-card-pantry }
    [strongroom] the { cooper-island-card-strongroom }
    [customs_house] the { cooper-island-card-customs_house }
    [boatyard] the { cooper-island-card-boatyard }
    [stonecutter] the { cooper-island-card-stonecutter }
    [guildhall] the { cooper-island-card-guildhall }
    [survey_office] the { cooper-island-card-survey_office }
    [pilot_house] the { cooper-island-card-pilot_house }
    [lighthouse] the { cooper-island-card-lighthouse }
    [chapel] the { cooper-island-card-chapel }
    [market_hall] the { cooper-island-card-market_hall }
    [expedition_camp] the { cooper-island-card-expedition_camp }
    [royal_surveyor] the { cooper-island-card-royal_surveyor }
    [mint] the { cooper-island-card-mint }
    [depot] the { cooper-island-card-depot }
    [ferry_house] the { cooper-island-card-ferry_house }
    [shipping_office] the { cooper-island-card-shipping_office }
    [great_crane] the { cooper-island-card-great_crane }
    [packing_house] the { cooper-island-card-packing_house }
    [sculptors_hall] the { cooper-island-card-sculptors_hall }
    [banquet_hall] the { cooper-island-card-banquet_hall }
    [governors_house] the { cooper-island-card-governors_house }
    [cathedral] the { cooper-island-card-cathedral }
    [trading_company] the { cooper-island-card-trading_company }
    [breakers_yard] the { cooper-island-card-breakers_yard }
   *[dockyard] the { cooper-island-card-dockyard }
}
cooper-island-any-card_effect = { $card ->
    [granary] { cooper-island-card-granary.effect }
    [fish_market] { cooper-island-card-fish_market.effect }
    [smokehouse] { cooper-island-card-smokehouse.effect }
    [timber_store] { cooper-island-card-timber_store.effect }
    [pantry] { cooper-island-card-pantry.effect }
    [strongroom] { cooper-island-card-strongroom.effect }
    [customs_house] { cooper-island-card-customs_house.effect }
    [boatyard] { cooper-island-card-boatyard.effect }
    [stonecutter] { cooper-island-card-stonecutter.effect }
    [guildhall] { cooper-island-card-guildhall.effect }
    [survey_office] { cooper-island-card-survey_office.effect }
    [pilot_house] { cooper-island-card-pilot_house.effect }
    [lighthouse] { cooper-island-card-lighthouse.effect }
    [chapel] { cooper-island-card-chapel.effect }
    [market_hall] { cooper-island-card-market_hall.effect }
    [expedition_camp] { cooper-island-card-expedition_camp.effect }
    [royal_surveyor] { cooper-island-card-royal_surveyor.effect }
    [mint] { cooper-island-card-mint.effect }
    [depot] { cooper-island-card-depot.effect }
    [ferry_house] { cooper-island-card-ferry_house.effect }
    [shipping_office] { cooper-island-card-shipping_office.effect }
    [great_crane] { cooper-island-card-great_crane.effect }
    [packing_house] { cooper-island-card-packing_house.effect }
    [sculptors_hall] { cooper-island-card-sculptors_hall.effect }
    [banquet_hall] { cooper-island-card-banquet_hall.effect }
    [governors_house] { cooper-island-card-governors_house.effect }
    [cathedral] { cooper-island-card-cathedral.effect }
    [trading_company] { cooper-island-card-trading_company.effect }
    [breakers_yard] { cooper-island-card-breakers_yard.effect }
   *[dockyard] { cooper-island-card-dockyard.effect }
}
cooper-island-any-first_card = { $first ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-second_card = { $second ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-third_card = { $third ->
    [granary] { cooper-island-card-granary }
    [fish_market] { cooper-island-card-fish_market }
    [smokehouse] { cooper-island-card-smokehouse }
    [timber_store] { cooper-island-card-timber_store }
    [pantry] { cooper-island-card-pantry }
    [strongroom] { cooper-island-card-strongroom }
    [customs_house] { cooper-island-card-customs_house }
    [boatyard] { cooper-island-card-boatyard }
    [stonecutter] { cooper-island-card-stonecutter }
    [guildhall] { cooper-island-card-guildhall }
    [survey_office] { cooper-island-card-survey_office }
    [pilot_house] { cooper-island-card-pilot_house }
    [lighthouse] { cooper-island-card-lighthouse }
    [chapel] { cooper-island-card-chapel }
    [market_hall] { cooper-island-card-market_hall }
    [expedition_camp] { cooper-island-card-expedition_camp }
    [royal_surveyor] { cooper-island-card-royal_surveyor }
    [mint] { cooper-island-card-mint }
    [depot] { cooper-island-card-depot }
    [ferry_house] { cooper-island-card-ferry_house }
    [shipping_office] { cooper-island-card-shipping_office }
    [great_crane] { cooper-island-card-great_crane }
    [packing_house] { cooper-island-card-packing_house }
    [sculptors_hall] { cooper-island-card-sculptors_hall }
    [banquet_hall] { cooper-island-card-banquet_hall }
    [governors_house] { cooper-island-card-governors_house }
    [cathedral] { cooper-island-card-cathedral }
    [trading_company] { cooper-island-card-trading_company }
    [breakers_yard] { cooper-island-card-breakers_yard }
   *[dockyard] { cooper-island-card-dockyard }
}
cooper-island-any-order = { $order ->
    [buildings] { cooper-island-order-buildings }
    [statues] { cooper-island-order-statues }
    [lids] { cooper-island-order-lids }
    [boats] { cooper-island-order-boats }
    [uncharted] { cooper-island-order-uncharted }
    [heights] { cooper-island-order-heights }
    [area] { cooper-island-order-area }
   *[copy] { cooper-island-order-copy }
}
cooper-island-any-order_effect = { $order ->
    [buildings] { cooper-island-order-buildings.effect }
    [statues] { cooper-island-order-statues.effect }
    [lids] { cooper-island-order-lids.effect }
    [boats] { cooper-island-order-boats.effect }
    [uncharted] { cooper-island-order-uncharted.effect }
    [heights] { cooper-island-order-heights.effect }
    [area] { cooper-island-order-area.effect }
   *[copy] { cooper-island-order-copy.effect }
}
cooper-island-any-crate = { $lid ->
    [draw] { cooper-island-crate-draw }
    [place] { cooper-island-crate-place }
    [steps] { cooper-island-crate-steps }
    [coins] { cooper-island-crate-coins }
   *[cubes] { cooper-island-crate-cubes }
}
cooper-island-any-market = { $market ->
    [cloth] { cooper-island-market-cloth }
    [gold] { cooper-island-market-gold }
   *[any] { cooper-island-market-any }
}
cooper-island-any-milestone = { $milestone ->
    [boats] { cooper-island-milestone-boats }
    [buildings] { cooper-island-milestone-buildings }
    [statues] { cooper-island-milestone-statues }
   *[lids] { cooper-island-milestone-lids }
}
cooper-island-any-section_name = { $section ->
    [a] { cooper-island-section-a }
    [b] { cooper-island-section-b }
    [c] { cooper-island-section-c }
    [d] { cooper-island-section-d }
    [e] { cooper-island-section-e }
    [f] { cooper-island-section-f }
    [g] { cooper-island-section-g }
   *[h] { cooper-island-section-h }
}
cooper-island-any-section_letter = { $section ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
   *[h] H
}
cooper-island-any-section = { $coordinates ->
    [shown] section { cooper-island-any-section_letter } ({ cooper-island-any-section_name })
   *[hidden] “{ cooper-island-any-section_name }”
}
# What is the alternative to a fee; the Pilot House spares the anchor.
cooper-island-any-or_refuse = { $anchor ->
    [true] , or refuse the fee and take an anchor.
   *[false] , or refuse the fee, which costs you no anchor.
}
# The comma before a part, unless it is the first.
cooper-island-any-cut_wood_gap = { $coin ->
    [0] {" "}
   *[other] {", "}
}
cooper-island-any-cut_stone_gap = { $wood ->
    [0] { cooper-island-any-cut_wood_gap }
   *[other] {", "}
}
cooper-island-any-cut_gold_gap = { $stone ->
    [0] { cooper-island-any-cut_stone_gap }
   *[other] {", "}
}
cooper-island-any-cut_cloth_gap = { $gold ->
    [0] { cooper-island-any-cut_gold_gap }
   *[other] {", "}
}
cooper-island-any-feed_nothing = { $land ->
    [none] { $coins ->
        [0] { $wood ->
            [0] {" "}nothing
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
cooper-island-any-feed_coins_gap = { $food ->
    [0] {" "}
   *[other] {", "}
}
cooper-island-any-feed_wood_gap = { $coins ->
    [0] { cooper-island-any-feed_coins_gap }
   *[other] {", "}
}
cooper-island-any-feed_land_gap = { $wood ->
    [0] { cooper-island-any-feed_wood_gap }
   *[other] {", "}
}
cooper-island-any-on = { $coordinates ->
    [shown] {" "}on { $space }
   *[hidden] {""}
}
cooper-island-any-from = { $from ->
    [stored] {" "}from storage
   *[land] { $coordinates ->
        [shown] {" "}from { $from }
       *[hidden] {" "}from the peninsula
    }
}

## Rules

cooper-island-rule-2 = Everybody has a peninsula with a meadow and a food cube on the space nearest the harbor, five ruins, both ships in the harbor, two normal workers, six islets, six income boats, two double tiles and a coin. The starting player has the Cooper token. On the cartographer track the first two players begin at 3, the others at 4. With four players all eight royal orders are on the table, with three six of them, with two four of the first seven.
    .title = Set-up
cooper-island-rule-4 = Five rounds. In each of them: income, then workers, then the seven steps of the clean-up.
    .title = A round
cooper-island-rule-5_1 = What you gain goes into your storage, one thing to a spot. What finds no spot is forfeited; you choose what you take.
    .title = Gaining things
cooper-island-rule-5_2 = Coins are paid from storage, resources with cubes from storage or from your spaces. A cube in storage is worth 1, on a space as much as the level of the space. A cube cannot be split.
    .title = Paying
cooper-island-rule-5_3 = A fee is one coin or one cube, from storage or from a space, whatever the level.
    .title = Fees
cooper-island-rule-5_4 = Draw a double tile from the bag and put it into your reserve. You may have any number there.
    .title = Draw a double tile
cooper-island-rule-5_5 = Choose a double tile of your reserve, one of its sides, and two neighbouring spaces of your peninsula. Either both are uncharted and one of them touches a landscape space; or both are landscape spaces of the same level and each half fits what it covers. For a cartographer step a single tile goes below one half: two landscape spaces may then differ by one level, or one space is landscape of level 1 and the other uncharted. Then each half gets its cube; the single tile brings none.
    .title = Place a double tile
cooper-island-rule-5_5_1 = The tile and the side must lie in your reserve.
    .title = A tile of the reserve
cooper-island-rule-5_5_2 = A tile covers two neighbouring spaces of your own peninsula.
    .title = Two neighbours
cooper-island-rule-5_5_3 = No tile goes onto a ruin.
    .title = Not onto a ruin
cooper-island-rule-5_5_4 = No tile goes onto a space on which something stands or lies.
    .title = Only onto free spaces
cooper-island-rule-5_5_5 = New land begins beside a landscape space.
    .title = Beside charted land
cooper-island-rule-5_5_6 = Both spaces have the same level. A difference of one can be made up with a single tile below the lower half.
    .title = Equal levels
cooper-island-rule-5_5_7 = Forest goes onto forest, meadow onto meadow, mountain onto mountain; a settlement goes onto anything.
    .title = What covers what
cooper-island-rule-5_6 = Choose an islet of your reserve, half of a sand bank of your peninsula on which no islet lies yet, and an uncharted space without ruin that touches this half and a landscape space. The space gets the tile's landscape and its cube. Then you may use the islet.
    .title = Place an islet
cooper-island-rule-5_6_1 = Each of your six islets can be placed once.
    .title = An islet of the reserve
cooper-island-rule-5_6_2 = A sand bank takes one islet; half of it stays visible.
    .title = One islet to a sand bank
cooper-island-rule-5_6_3 = The land of an islet goes onto an uncharted space without ruin that touches the half of the sand bank and a landscape space.
    .title = The land of an islet
cooper-island-rule-5_7 = The marker moves forward, up to 6. What goes beyond is lost.
    .title = Cartographer steps
cooper-island-rule-5_8 = A building or statue goes onto one of the highest free spaces of your peninsula. On a settlement it brings one more helm point.
    .title = Where buildings and statues go
cooper-island-rule-5_9 = Choose one of your ships. Each helm point removes one of its anchors or, if there is none, moves it by one water space: the ship with one sail clockwise, the ship with two sails counterclockwise. Whoever passes an islet may use it.
    .title = Helm points
cooper-island-rule-5_10 = At a bay and in a harbor a ship takes a log book. Its action may be used at once. A log book is worth 5 points: the five steps that led to it.
    .title = Log books
cooper-island-rule-5_11 = A ship that enters a harbor owes a fee, in another player's harbor to its owner, in the own one to the supply. If you refuse, you put an anchor below this ship, and the other player takes one thing from the supply instead.
    .title = Harbor fees
cooper-island-rule-5_12 = Anchors for worker fees and feeding go below the ship that has fewer of them; if both have as many, you choose.
    .title = Anchors
cooper-island-rule-5_13 = Choose an income boat of your reserve and a free landing space. Pay its coins and wood, gain its helm points, then you may use the boat at once.
    .title = Build an income boat
cooper-island-rule-5_14 = Choose a building that still stands on your board, pay for it and put it onto the peninsula: 1 helm point for a small one, 2 for a large one, 4 for the fortress. For a small or large building you then look at four cards, keep one and put the others under the deck.
    .title = Erect a building
cooper-island-rule-5_15 = Take a ruin that touches one of your landscape spaces and put it, as a statue, on a free crafting spot. A spot that was below a large building brings a helm point. The space stays uncharted.
    .title = Remove a ruin
cooper-island-rule-5_16 = Pay 3 wood and 3 stone, or 2 wood and 2 gold, and put a statue from a crafting spot onto the peninsula: 1 helm point, and one more in every clean-up.
    .title = Build a statue
cooper-island-rule-5_17 = Choose a cargo ship with a lid of yours, pay its gold and cloth, gain its helm points and take the lid. The first to supply the ship with the harbormaster pays 1 less.
    .title = Supply a cargo ship
cooper-island-rule-6 = You may place an islet and use it, place a double tile, and use each of your income boats; once each, in any order. What you do not use is lost.
    .title = Income
cooper-island-rule-7 = Taking turns, everybody puts a worker on an action section and does what it says, until nobody has a worker left.
    .title = Workers
cooper-island-rule-7_1 = You put one of your available workers, a normal one on a round space, a special one on a square one.
    .title = An available worker
cooper-island-rule-7_2 = You may stack onto workers of others, for a fee to whoever owns the topmost; never onto your own. Only a worker that comes to an empty space may use its symbol.
    .title = Stacking
cooper-island-rule-7A = { cooper-island-section-a.effect }
    .title = Section A: { cooper-island-section-a }
cooper-island-rule-7B = { cooper-island-section-b.effect }
    .title = Section B: { cooper-island-section-b }
cooper-island-rule-7C = { cooper-island-section-c.effect }
    .title = Section C: { cooper-island-section-c }
cooper-island-rule-7D = { cooper-island-section-d.effect }
    .title = Section D: { cooper-island-section-d }
cooper-island-rule-7E = { cooper-island-section-e.effect }
    .title = Section E: { cooper-island-section-e }
cooper-island-rule-7F = { cooper-island-section-f.effect }
    .title = Section F: { cooper-island-section-f }
cooper-island-rule-7G = { cooper-island-section-g.effect }
    .title = Section G: { cooper-island-section-g }
cooper-island-rule-7H = { cooper-island-section-h.effect }
    .title = Section H: { cooper-island-section-h }
cooper-island-rule-8 = When it is your turn you may do these things at any time, as often as you like, only not while you pay: store cubes, trade, use crate lids, the cartographer, and large building cards.
    .title = Anytime actions
cooper-island-rule-Y1 = A cube from one of your spaces goes to a free storage spot. It is worth 1 there.
    .title = Store from the peninsula
cooper-island-rule-Y2 = A coin or cube from your marketplace goes to a free storage spot.
    .title = Store from the marketplace
cooper-island-rule-Y3 = Give cloth for coins, gold for resources, or anything for anything; what you get lies on the marketplace.
    .title = Trade
cooper-island-rule-Y4 = Put an unused crate lid on a free crate space and do what it shows.
    .title = Use a crate lid
cooper-island-rule-Y5 = For 1 step a single tile below one half of a double tile; for 2 steps a single tile onto an uncharted space beside a landscape space; for 3 steps onto a free space up to level 3, for 4 steps onto a higher one, each with a landscape that fits. The new tile gets its cube.
    .title = The cartographer
cooper-island-rule-Y6 = Do what a large card says that lies face up before you, and turn it face down.
    .title = Use a large card
cooper-island-rule-Y7 = You may move things among your storage spots as you like.
    .title = Rearrange the storage
cooper-island-rule-9 = A milestone is turned over as soon as its goal is reached. In your worker turns you may move it to a hire space: three of them bring a worker, one brings 2 helm points. If you take a special worker, you put one available worker on a royal order at once.
    .title = Milestones and new workers
cooper-island-rule-10 = Feed, reactivate, points for statues, points for the passage, take workers back, clear the marketplace, move the harbormaster.
    .title = Clean-up
cooper-island-rule-10_1 = Feeding costs 2 food, 1 more for each normal worker and 2 more for each special worker that you hired. If you pay it all, every hired special worker brings a helm point. Every food that is missing is an anchor.
    .title = Feed
cooper-island-rule-10_2 = For 2 coins you may turn a large building card up again, or for 1 coin take a used crate lid back; one of the two. With the fortress both are free.
    .title = Reactivate
cooper-island-rule-10_3 = A helm point for every statue on your peninsula.
    .title = Points for statues
cooper-island-rule-10_4 = A helm point if all three spaces at the far end of your peninsula are charted.
    .title = Points for the passage
cooper-island-rule-10_5 = Workers come back from the sections. Those on royal orders stay.
    .title = Take workers back
cooper-island-rule-10_6 = What still lies on the marketplace goes to the supply. You may store some of it before.
    .title = Clear the marketplace
cooper-island-rule-10_7 = The harbormaster stands up on the next cargo ship. After the fifth the game is over.
    .title = Move the harbormaster
cooper-island-rule-11 = A point for every step your ships have sailed; royal orders; tasks on building cards; a point for every five things left over (in storage, cartographer steps, double tiles); minus 1 for every anchor. In a tie fewer uncharted spaces win.
    .title = Scoring
cooper-island-rule-12 = There is something that must be decided first.
    .title = One decision after the other
cooper-island-rule-13 = Cards, log books and the bag are drawn when they are turned up. Only the player who looks at four cards sees them, and knows which ones went under the deck.
    .title = What nobody knows
cooper-island-rule-16 = Alone you play against Cooper. These are our own solo rules, not the publisher's. The eighth royal order is not in play. Cooper's deck has ten cards: one for each section, a second one for section C and a second one for the section he prefers; it is shuffled anew every round. Before the first turn of a round it places neutral workers, in rounds 1 to 5 on 1, 1, 2, 3 and 4 round spaces and on 0, 0, 1, 1 and 2 square ones, no two on the same; these cards go back into the deck. Then you and Cooper take turns, and a card tells where he goes; where he already stands he goes on to the next section, from H to A. He uses special workers first. On the round space of section A he takes the Cooper token if nobody stands there, and so begins the next round. If he covers your worker, you take a thing of your choice from the supply onto your marketplace; for covering his workers or neutral ones you pay the supply or take an anchor. His ship only counts steps: section B brings it 1, D 2, F 1 and him a statue (5 at most), H 2 and 1 more if the harbormaster stands, who then lies down. A, C, E and G bring a progress cube; two cubes become 1 step. His preferred section brings 1 step more, a special worker 1 more anywhere. He has no boats and no islets that you could use. In the clean-up he sails 1 for each of his statues. He gains a normal worker in round 2, and in rounds 3 and 4 a special one, while a normal one goes onto the first free royal order. At the end he scores his steps and 4 points for each royal order he holds, less the points of the difficulty. You win with more points than he has.
    .title = Alone against Cooper
cooper-island-rule-I1 = { cooper-island-islet-ruin.effect }
    .title = { cooper-island-islet-ruin }
cooper-island-rule-I2 = { cooper-island-islet-goods.effect }
    .title = { cooper-island-islet-goods }
cooper-island-rule-I3 = { cooper-island-islet-coin.effect }
    .title = { cooper-island-islet-coin }
cooper-island-rule-I4 = { cooper-island-islet-tile.effect }
    .title = { cooper-island-islet-tile }
cooper-island-rule-I5 = { cooper-island-islet-step.effect }
    .title = { cooper-island-islet-step }
cooper-island-rule-I6 = { cooper-island-islet-luxury.effect }
    .title = { cooper-island-islet-luxury }
cooper-island-rule-BT1 = { cooper-island-boat-goods.effect }
    .title = { cooper-island-boat-goods }
cooper-island-rule-BT2 = { cooper-island-boat-coin.effect }
    .title = { cooper-island-boat-coin }
cooper-island-rule-BT3 = { cooper-island-boat-tile.effect }
    .title = { cooper-island-boat-tile }
cooper-island-rule-BT4 = { cooper-island-boat-step.effect }
    .title = { cooper-island-boat-step }
cooper-island-rule-BT5 = { cooper-island-boat-copy.effect }
    .title = { cooper-island-boat-copy }
cooper-island-rule-BT6 = { cooper-island-boat-luxury.effect }
    .title = { cooper-island-boat-luxury }
cooper-island-rule-G1 = { cooper-island-log_book-coin_food.effect }
    .title = { cooper-island-log_book-coin_food }
cooper-island-rule-G2 = { cooper-island-log_book-coin_wood.effect }
    .title = { cooper-island-log_book-coin_wood }
cooper-island-rule-G3 = { cooper-island-log_book-coin_stone.effect }
    .title = { cooper-island-log_book-coin_stone }
cooper-island-rule-G4 = { cooper-island-log_book-wood_food.effect }
    .title = { cooper-island-log_book-wood_food }
cooper-island-rule-G5 = { cooper-island-log_book-stone_food.effect }
    .title = { cooper-island-log_book-stone_food }
cooper-island-rule-G6 = { cooper-island-log_book-wood_stone.effect }
    .title = { cooper-island-log_book-wood_stone }
cooper-island-rule-G7 = { cooper-island-log_book-tile.effect }
    .title = { cooper-island-log_book-tile }
cooper-island-rule-G8 = { cooper-island-log_book-step.effect }
    .title = { cooper-island-log_book-step }
cooper-island-rule-G9 = { cooper-island-log_book-luxury.effect }
    .title = { cooper-island-log_book-luxury }
cooper-island-rule-G10 = { cooper-island-log_book-goods.effect }
    .title = { cooper-island-log_book-goods }
cooper-island-rule-CR1 = { cooper-island-crate-draw.effect }
    .title = { cooper-island-crate-draw }
cooper-island-rule-CR2 = { cooper-island-crate-place.effect }
    .title = { cooper-island-crate-place }
cooper-island-rule-CR3 = { cooper-island-crate-steps.effect }
    .title = { cooper-island-crate-steps }
cooper-island-rule-CR4 = { cooper-island-crate-coins.effect }
    .title = { cooper-island-crate-coins }
cooper-island-rule-CR5 = { cooper-island-crate-cubes.effect }
    .title = { cooper-island-crate-cubes }
cooper-island-rule-M1 = { cooper-island-market-cloth.effect }
    .title = { cooper-island-market-cloth }
cooper-island-rule-M2 = { cooper-island-market-gold.effect }
    .title = { cooper-island-market-gold }
cooper-island-rule-M3 = { cooper-island-market-any.effect }
    .title = { cooper-island-market-any }
cooper-island-rule-Q1 = { cooper-island-milestone-boats.effect }
    .title = { cooper-island-milestone-boats }
cooper-island-rule-Q2 = { cooper-island-milestone-buildings.effect }
    .title = { cooper-island-milestone-buildings }
cooper-island-rule-Q3 = { cooper-island-milestone-statues.effect }
    .title = { cooper-island-milestone-statues }
cooper-island-rule-Q4 = { cooper-island-milestone-lids.effect }
    .title = { cooper-island-milestone-lids }
cooper-island-rule-O1 = { cooper-island-order-buildings.effect }
    .title = { cooper-island-order-buildings }
cooper-island-rule-O2 = { cooper-island-order-statues.effect }
    .title = { cooper-island-order-statues }
cooper-island-rule-O3 = { cooper-island-order-lids.effect }
    .title = { cooper-island-order-lids }
cooper-island-rule-O4 = { cooper-island-order-boats.effect }
    .title = { cooper-island-order-boats }
cooper-island-rule-O5 = { cooper-island-order-uncharted.effect }
    .title = { cooper-island-order-uncharted }
cooper-island-rule-O6 = { cooper-island-order-heights.effect }
    .title = { cooper-island-order-heights }
cooper-island-rule-O7 = { cooper-island-order-area.effect }
    .title = { cooper-island-order-area }
cooper-island-rule-O8 = { cooper-island-order-copy.effect }
    .title = { cooper-island-order-copy }
cooper-island-rule-SB1 = { cooper-island-card-granary.effect }
    .title = { cooper-island-card-granary }
cooper-island-rule-SB2 = { cooper-island-card-fish_market.effect }
    .title = { cooper-island-card-fish_market }
cooper-island-rule-SB3 = { cooper-island-card-smokehouse.effect }
    .title = { cooper-island-card-smokehouse }
cooper-island-rule-SB4 = { cooper-island-card-timber_store.effect }
    .title = { cooper-island-card-timber_store }
cooper-island-rule-SB5 = { cooper-island-card-pantry.effect }
    .title = { cooper-island-card-pantry }
cooper-island-rule-SB6 = { cooper-island-card-strongroom.effect }
    .title = { cooper-island-card-strongroom }
cooper-island-rule-SB7 = { cooper-island-card-customs_house.effect }
    .title = { cooper-island-card-customs_house }
cooper-island-rule-SB8 = { cooper-island-card-boatyard.effect }
    .title = { cooper-island-card-boatyard }
cooper-island-rule-SB9 = { cooper-island-card-stonecutter.effect }
    .title = { cooper-island-card-stonecutter }
cooper-island-rule-SB10 = { cooper-island-card-guildhall.effect }
    .title = { cooper-island-card-guildhall }
cooper-island-rule-SB11 = { cooper-island-card-survey_office.effect }
    .title = { cooper-island-card-survey_office }
cooper-island-rule-SB12 = { cooper-island-card-pilot_house.effect }
    .title = { cooper-island-card-pilot_house }
cooper-island-rule-SB13 = { cooper-island-card-lighthouse.effect }
    .title = { cooper-island-card-lighthouse }
cooper-island-rule-SB14 = { cooper-island-card-chapel.effect }
    .title = { cooper-island-card-chapel }
cooper-island-rule-SB15 = { cooper-island-card-market_hall.effect }
    .title = { cooper-island-card-market_hall }
cooper-island-rule-LB1 = { cooper-island-card-expedition_camp.effect }
    .title = { cooper-island-card-expedition_camp }
cooper-island-rule-LB2 = { cooper-island-card-royal_surveyor.effect }
    .title = { cooper-island-card-royal_surveyor }
cooper-island-rule-LB3 = { cooper-island-card-mint.effect }
    .title = { cooper-island-card-mint }
cooper-island-rule-LB4 = { cooper-island-card-depot.effect }
    .title = { cooper-island-card-depot }
cooper-island-rule-LB5 = { cooper-island-card-ferry_house.effect }
    .title = { cooper-island-card-ferry_house }
cooper-island-rule-LB6 = { cooper-island-card-shipping_office.effect }
    .title = { cooper-island-card-shipping_office }
cooper-island-rule-LB7 = { cooper-island-card-great_crane.effect }
    .title = { cooper-island-card-great_crane }
cooper-island-rule-LB8 = { cooper-island-card-packing_house.effect }
    .title = { cooper-island-card-packing_house }
cooper-island-rule-LB9 = { cooper-island-card-sculptors_hall.effect }
    .title = { cooper-island-card-sculptors_hall }
cooper-island-rule-LB10 = { cooper-island-card-banquet_hall.effect }
    .title = { cooper-island-card-banquet_hall }
cooper-island-rule-LB11 = { cooper-island-card-governors_house.effect }
    .title = { cooper-island-card-governors_house }
cooper-island-rule-LB12 = { cooper-island-card-cathedral.effect }
    .title = { cooper-island-card-cathedral }
cooper-island-rule-LB13 = { cooper-island-card-trading_company.effect }
    .title = { cooper-island-card-trading_company }
cooper-island-rule-LB14 = { cooper-island-card-breakers_yard.effect }
    .title = { cooper-island-card-breakers_yard }
cooper-island-rule-LB15 = { cooper-island-card-dockyard.effect }
    .title = { cooper-island-card-dockyard }
cooper-island-rule-R1 = What could be done at the same time is done one after the other, clockwise from the player with the Cooper token: income player by player, the clean-up step by step.
    .title = In which order
cooper-island-rule-R2 = Whoever takes the Cooper token begins the next clean-up and the next round. The turns of this worker phase go on as before.
    .title = The Cooper token
cooper-island-rule-R3 = You may decline any action you are given, but not that of a crate lid you use, nor the first part of a card. You must place a worker, put cubes on new tiles, take log books, pay or refuse fees, feed, assign a worker after hiring a special one, and clear the marketplace.
    .title = May and must
cooper-island-rule-R4 = You may put a worker on a section even if nothing can be done there.
    .title = Workers may idle
cooper-island-rule-R5 = In section G both uses are the same: draw twice or place twice, not one of each.
    .title = Twice the same
cooper-island-rule-R6 = You pay too much only if the cubes leave no other way: nothing may be paid that could be left out. A table may choose to allow more.
    .title = Nothing to spare
cooper-island-rule-R7 = Choosing what to pay for and paying is one act. Anytime actions come before it, or after it.
    .title = Paying at one go
cooper-island-rule-R8 = Reductions add up, and you say where they go: for boats coins and wood, for buildings coins and their resources, for statues the resources of the form you chose, for cargo ships gold and cloth. Nothing costs less than 0.
    .title = Reductions
cooper-island-rule-R9 = The fee for stacking comes before the actions of the section.
    .title = First the fee
cooper-island-rule-R10 = A cube from a space pays a fee as one cube, whatever its level. What lies on the marketplace pays nothing.
    .title = A cube is a cube
cooper-island-rule-R11 = When a fee is refused, the other player takes one thing of their choice from the supply onto the marketplace at once. Nothing else is ever decided in somebody else's turn.
    .title = A refused fee is made up for
cooper-island-rule-R12 = Anchors for worker fees and feeding keep your ships balanced, one by one. The anchor for a harbor fee goes below the ship that came in.
    .title = Where anchors go
cooper-island-rule-R13 = All helm points of one source go to one ship: a building with its settlement and card, a statue, a landing space, a cargo ship, a crafting spot, a hire space, the points of feeding, of all statues, of the passage. A table may choose otherwise for those of feeding, statues and the Breaker's Yard.
    .title = One source, one ship
cooper-island-rule-R14 = Helm points that come while a ship is moving are used at once: the other ship moves first, or the moving ship gets that much farther.
    .title = Points on the way
cooper-island-rule-R15 = In one step the islets come first, in the order you like, then the bay or harbor.
    .title = First islets, then harbor
cooper-island-rule-R16 = Bays and harbors count whenever a ship reaches them, not only where it stops.
    .title = In passing, too
cooper-island-rule-R17 = When there are no log books left, the steps count all the same.
    .title = No log book left
cooper-island-rule-R18 = Islets lie on the eight sand banks of a peninsula, never in a harbor or a bay, and one sand bank holds one islet.
    .title = Where islets lie
cooper-island-rule-R19 = In the first round the islet goes to the sand bank to the right of your harbor. Later any of yours will do.
    .title = The first islet
cooper-island-rule-R20 = Tiles and islets go onto your own peninsula only, islets only during income.
    .title = Your own peninsula
cooper-island-rule-R21 = First the cube of an islet's land, then its action.
    .title = First the cube
cooper-island-rule-R22 = Gold may be chosen on every mountain that gets level 3 or more, with a double tile or a single one.
    .title = Gold on mountains
cooper-island-rule-R23 = Stone or gold is chosen when the cube is put there, and stays.
    .title = Stone or gold
cooper-island-rule-R24 = A single tile below one half needs a difference of exactly one level and a free lower space that fits; at the edge of the charted land the charted space has level 1.
    .title = A single tile below
cooper-island-rule-R25 = The tile below counts for the level and brings no cube; its landscape does not matter.
    .title = No cube below
cooper-island-rule-R26 = On a settlement only a settlement can be placed.
    .title = Settlements
cooper-island-rule-R27 = A tile that lies half on charted land touches charted land already.
    .title = At the edge
cooper-island-rule-R28 = The cartographer works once in your whole income, once in each of your worker turns, and once in the whole clean-up; not at the end of the game. The Royal Surveyor adds one use.
    .title = How often the cartographer works
cooper-island-rule-R29 = The cartographer needs all the steps of the option at that moment.
    .title = Enough steps
cooper-island-rule-R30 = There are 56 single tiles, and each can be any landscape. Without them the cartographer cannot work. A table may choose to have enough of them.
    .title = Single tiles run out
cooper-island-rule-R31 = When the bag is empty nothing can be drawn; the rest of a section still works.
    .title = An empty bag
cooper-island-rule-R32 = Which free spaces are the highest is looked at when the piece is put there, after paying and after anytime actions.
    .title = The highest at that moment
cooper-island-rule-R33 = You may pay for a building or statue if there is room for it afterwards, or if storing cubes makes room. In that case you store them at once.
    .title = Room for what is paid
cooper-island-rule-R34 = Statues are placed like buildings.
    .title = Statues, too
cooper-island-rule-R35 = The four cards come after all helm points of the building. A small card works from then on.
    .title = First sail, then cards
cooper-island-rule-R36 = What was below a building is yours as soon as the building leaves your board.
    .title = Uncovered at once
cooper-island-rule-R37 = A ruin is within reach if it touches any landscape space of yours, the land of an islet included.
    .title = Ruins within reach
cooper-island-rule-R38 = Without a free crafting spot or a ruin within reach, no ruin is removed.
    .title = No spot, no ruin
cooper-island-rule-R39 = The copying boat cannot copy its like. Copying the boat with the storage spot brings only the cube.
    .title = Copies
cooper-island-rule-R40 = The storage spot of an income boat stays, even if the boat is turned face down.
    .title = The spot stays
cooper-island-rule-R41 = A boat that lies face down brings no income to anybody. It still counts for the milestone and for royal orders.
    .title = Boats face down
cooper-island-rule-R42 = A symbol for islets or boats is lost if there are none; a card that needs them cannot be used.
    .title = Nothing to use
cooper-island-rule-R43 = What your income consists of is fixed when it begins. A boat built meanwhile brings only its first income.
    .title = Income is counted at the start
cooper-island-rule-R44 = The harbormaster helps the first to supply his ship in a round, by whatever action. Then he lies down until the next round.
    .title = The harbormaster helps once
cooper-island-rule-R45 = A lid on a space stays there. It counts as taken and cannot be taken back.
    .title = Lids on land
cooper-island-rule-R46 = Each crate space works once, until its lid is taken back.
    .title = Crate spaces
cooper-island-rule-R47 = Milestones turn over by themselves and stay that way. You use them in your own worker turns only, even before you place the worker.
    .title = When milestones count
cooper-island-rule-R48 = Any available worker can go onto a royal order, also the special worker just hired; no worker from a section.
    .title = Who goes onto the order
cooper-island-rule-R49 = A new worker can be placed in a later turn of the same phase.
    .title = New workers work at once
cooper-island-rule-R50 = If your food is enough you must feed in full, with the cubes you like; if not, all your food goes. Nobody has to use anytime actions or other things for it.
    .title = Feeding is a duty
cooper-island-rule-R51 = The helm points of feeding come only if everything was paid.
    .title = Points for feeding
cooper-island-rule-R52 = With the fortress each of the two reactivations can be used once in a clean-up.
    .title = The fortress
cooper-island-rule-R53 = What reaches your marketplace during the clean-up can be stored until the marketplace is cleared.
    .title = Late arrivals
cooper-island-rule-R54 = After the last round everybody may use anytime actions once more. Helm points gained then count, the marketplace does not.
    .title = The last chance
cooper-island-rule-R55 = The eighth order copies one that holds another player's worker: your own stage of its task, less 1 point; nothing if you miss its first stage.
    .title = The eighth order
cooper-island-rule-R56 = The task of a large card counts only if the card lies face up at the end.
    .title = Tasks of large cards
cooper-island-rule-R57 = Things in all storage spots, cartographer steps and double tiles are added up first, then divided by 5.
    .title = What is left over
cooper-island-rule-R58 = A tie goes to the player with fewer uncharted spaces, ruins included; if that is a tie too, the victory is shared.
    .title = Ties
cooper-island-rule-R59 = A result can be below 0.
    .title = Negative results
cooper-island-rule-R60 = A trade must bring at least one thing. You may give any number; what is too much is lost.
    .title = A trade brings something
cooper-island-rule-R61 = What you get by trades, crates and fees lies on the marketplace and must be stored before you can use it.
    .title = First store it
cooper-island-rule-R62 = What finds no room in storage is forfeited. You may make room before.
    .title = No room
cooper-island-rule-R63 = What lies on which storage spot does not matter, as long as everything finds one that takes it.
    .title = Spots are rearranged
cooper-island-rule-R64 = An anytime action is finished before what it interrupted goes on.
    .title = One thing at a time
cooper-island-rule-R65 = Your own harbor costs a fee, too, to the supply; refusing it is an anchor.
    .title = Your own harbor
cooper-island-rule-R66 = A ship has not passed an islet that is laid where it lies. It passes it when it leaves in that direction.
    .title = Islets below ships
cooper-island-rule-R67 = Everybody may use every islet that they pass, whoever laid it.
    .title = Everybody's islets
cooper-island-rule-R68 = The Great Crane moves a piece to another free space of any level. The space it leaves is free; a settlement brings nothing.
    .title = Moving a piece
cooper-island-rule-R69 = The Banquet Hall can be used whenever you could use another card. Feeding in the clean-up is due all the same.
    .title = A banquet is extra
cooper-island-rule-R70 = The Ferry House and the Shipping Office use two different ones; if there is only one, only that.
    .title = Two different ones
cooper-island-rule-R71 = Reductions of a symbol and of cards are added up.
    .title = Reductions add up
cooper-island-rule-R72 = Gaining no helm points does nothing.
    .title = Nothing gained
cooper-island-rule-R73 = A large card is used from the moment you begin, the cartographer from the moment you choose. Neither can be used again in the middle of it.
    .title = Used when begun
cooper-island-rule-R74 = What is paid for cannot be used by another action before it is placed, and room for it must stay.
    .title = What is bound
cooper-island-rule-R75 = A boat lies on its landing space as soon as it is paid. A crate lid is yours after the helm points of its ship.
    .title = From when things are yours
cooper-island-rule-R76 = Everything one action brings comes at once, and as much as finds room must be taken.
    .title = All or nothing
cooper-island-rule-R77 = Anytime actions come between decisions, never inside a choice of stone or gold, of things gained, of anchors, of cards, of which islet comes first or of a new worker, inside payments and trades, or between choosing a tile or islet and laying it.
    .title = Not in the middle
cooper-island-rule-R78 = A ship that is already moving just gets more points. Points for the other ship are used before the first goes on.
    .title = Both ships at once
cooper-island-rule-R79 = What reaches your marketplace after you cleared it stays until you store it or clear it again.
    .title = After clearing
cooper-island-rule-R80 = Food, statues and the passage are counted when you carry the step out, after your anytime actions; once each.
    .title = Counted when carried out
cooper-island-rule-R81 = If you may feed with coins or wood, you may mix them with food, but nothing may be paid that could be left out. If the food is not enough, all of it goes.
    .title = Feeding with other things
cooper-island-rule-R82 = A boat that is turned face down before it was used in this income brings nothing any more.
    .title = Turned too early
cooper-island-rule-R83 = At the end of the game the Royal Surveyor brings only steps.
    .title = The surveyor at the end
cooper-island-rule-R84 = A reduction is used in full. The reductions of sections B and D may be declined, those of cards and the harbormaster always count.
    .title = The full reduction
cooper-island-rule-R85 = The land of an islet is land like any other: it counts for levels, orders, the passage and ruins, and tiles can be placed on it.
    .title = Land is land
cooper-island-rule-R86 = What a card joins by "then" is a chain: the first part must be done, the later ones may be declined. What it joins by "and" can be done in any order, each part or not.
    .title = Parts of a card
cooper-island-rule-R87 = What would change nothing is not offered. Crate lids and cards can be used only if they change something.
    .title = Nothing for nothing
cooper-island-rule-R88 = Whoever puts cards under a deck knows them and their order, until somebody else draws them. Nobody knows anything else about the decks.
    .title = What is remembered
cooper-island-rule-R89 = An islet or boat used from afar is chosen by what it does, not by whose it is.
    .title = Chosen by what it does
cooper-island-rule-R90 = Where there is only one thing to do, it is done. A window in which nothing can be done is passed over.
    .title = What goes by itself
cooper-island-rule-R91 = First choose what you pay for, then where a reduction goes, then pay coins, wood, food, stone, gold and cloth in this order. Nothing comes in between.
    .title = Step by step
cooper-island-rule-R92 = In a trade you choose which, give one thing after the other, stop when it is enough, and then choose what you get. Nothing comes in between.
    .title = A trade at one go
cooper-island-rule-R93 = Choosing a tile and laying it is one act. Whether a single tile is needed below follows from the two levels, and which option of the cartographer it is from the space.
    .title = A tile at one go
cooper-island-rule-R94 = Equal things are one choice.
    .title = Equal things
cooper-island-rule-R95 = What reaches your marketplace after your last chance is worth nothing.
    .title = Too late
cooper-island-rule-R96 = Everything that lies openly is told: reserves, storage, marketplaces, boards, log books, and what is still in the bag and the decks.
    .title = What everybody knows
cooper-island-rule-R97 = Levels, anchors, sailed steps and marketplaces have no limit that a game could reach.
    .title = No limits

## Refusals

cooper-island-refused-5_1 = That is not among what you can take.
cooper-island-refused-5_2 = You cannot pay that.
cooper-island-refused-5_3 = You have no such thing to pay a fee with.
cooper-island-refused-5_5 = You have no double tile that can be placed now.
cooper-island-refused-5_5_1 = This tile is not in your reserve.
cooper-island-refused-5_5_2 = A double tile covers two neighbouring spaces.
cooper-island-refused-5_5_3 = A ruin lies there: remove it first.
cooper-island-refused-5_5_4 = Something lies on this space: store it, spend it or choose another.
cooper-island-refused-5_5_5 = New land must touch land that is charted.
cooper-island-refused-5_5_6 = The two spaces must have the same level, or differ by one with a single tile below.
cooper-island-refused-5_5_7 = This landscape does not fit there: only a settlement covers other landscapes.
cooper-island-refused-5_6 = You cannot place an islet now.
cooper-island-refused-5_6_1 = You have placed this islet already.
cooper-island-refused-5_6_2 = An islet lies on this sand bank already.
cooper-island-refused-5_6_3 = The land of an islet goes onto an uncharted space that touches the sand bank and charted land.
cooper-island-refused-5_7 = The cartographer track is at its end.
cooper-island-refused-5_8 = A building or statue needs a free landscape space.
cooper-island-refused-5_13 = For that you need a boat of your reserve and a free landing space.
cooper-island-refused-5_14 = This building does not stand on your board any more.
cooper-island-refused-5_15 = You cannot remove a ruin now.
cooper-island-refused-5_16 = There is no statue on such a crafting spot.
cooper-island-refused-5_17 = Your crate lid is not on this cargo ship any more.
cooper-island-refused-7_1 = You have no such worker available.
cooper-island-refused-7_2 = A worker of yours is there already.
cooper-island-refused-7A = You draw a double tile or place one here, not both; only a special worker on an empty space does both.
cooper-island-refused-7F = You remove a ruin or build a statue here, not both; only a special worker on an empty space does both.
cooper-island-refused-Y1 = There is no cube on this space, or no room in storage.
cooper-island-refused-Y2 = That is not on your marketplace, or there is no room in storage.
cooper-island-refused-Y3 = You cannot make this trade.
cooper-island-refused-Y4 = You have no unused crate lid.
cooper-island-refused-Y5 = There is no space that could take a single tile now.
cooper-island-refused-Y6 = This card does not lie face up before you.
cooper-island-refused-9 = You have no milestone to use, or no hire space left for that.
cooper-island-refused-10_2 = You cannot reactivate that.
cooper-island-refused-12 = That does not fit this moment of the game.
cooper-island-refused-LB14 = Choose one to three boats of yours that lie face up.
cooper-island-refused-R1 = It is not your turn.
cooper-island-refused-R5 = In section G you draw twice or place twice, not one of each.
cooper-island-refused-R6 = Something in this payment could be left out, or it is not enough.
cooper-island-refused-R8 = The reduction cannot be used like that.
cooper-island-refused-R15 = Choose one of the islets that you pass.
cooper-island-refused-R19 = In the first round the islet goes to the sand bank to the right of your harbor.
cooper-island-refused-R22 = Gold comes only on mountains of level 3 or more.
cooper-island-refused-R26 = Only a settlement can cover a settlement.
cooper-island-refused-R28 = The cartographer has been used already, or does not work at this moment.
cooper-island-refused-R29 = You have too few cartographer steps for that.
cooper-island-refused-R30 = There is no single tile left.
cooper-island-refused-R31 = The bag is empty.
cooper-island-refused-R32 = A building or statue goes onto one of your highest free spaces.
cooper-island-refused-R33 = There would be no room for it on your peninsula.
cooper-island-refused-R35 = This card is not among those you look at.
cooper-island-refused-R37 = A ruin must touch one of your landscape spaces.
cooper-island-refused-R38 = You have no free crafting spot for it.
cooper-island-refused-R39 = The copying boat cannot copy that.
cooper-island-refused-R41 = No such boat lies face up.
cooper-island-refused-R42 = There is no such islet or boat to use.
cooper-island-refused-R43 = You have no unused hand for that in this income phase.
cooper-island-refused-R45 = A lid goes onto a free landscape space of your peninsula.
cooper-island-refused-R46 = A lid lies on this crate space already.
cooper-island-refused-R47 = Milestones are used in your own worker turns.
cooper-island-refused-R48 = You have no such available worker, or the order is taken.
cooper-island-refused-R50 = If your food is enough, your workers must be fed in full; if not, all your food goes.
cooper-island-refused-R60 = A trade must bring at least one thing.
cooper-island-refused-R62 = There is no room for that in your storage.
cooper-island-refused-R68 = A piece moves to another free landscape space.
cooper-island-refused-R70 = Both must show different actions.
cooper-island-refused-R74 = What is paid for must keep its place.
cooper-island-refused-R81 = Your workers cannot be fed like that.
cooper-island-refused-R83 = At the end of the game the cartographer does not work.
cooper-island-refused-R84 = The reduction must be used in full.
cooper-island-refused-R86 = Nothing that this card says is possible now.
cooper-island-refused-R87 = That would change nothing.
cooper-island-refused-R91 = Pay one after the other, in order.
cooper-island-refused-R97 = The program cannot count any higher.

## What an action would bring

cooper-island-effect-items_gained = +{ $count } { $item ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[cube] { cooper-island-any-item_name }
}
cooper-island-effect-items_paid = −{ $count } { $item ->
    [coin] { $count ->
        [one] coin
       *[other] coins
    }
   *[cube] { cooper-island-any-item_name }
}
cooper-island-effect-value_lost = { $value } of the value is lost
cooper-island-effect-steps_gained = { $steps ->
    [one] +{ $steps } cartographer step
   *[other] +{ $steps } cartographer steps
}
cooper-island-effect-steps_paid = { $steps ->
    [one] −{ $steps } cartographer step
   *[other] −{ $steps } cartographer steps
}
cooper-island-effect-anchors = { $anchors ->
    [one] { $anchors } anchor
   *[other] { $anchors } anchors
}
cooper-island-effect-milestone = A milestone is reached
cooper-island-effect-symbol = With the symbol of the space
cooper-island-effect-fee_due = A fee for the worker below
cooper-island-effect-idle = Nothing can be done there now
cooper-island-effect-passes = Passes { cooper-island-any-the_islet }: { cooper-island-any-islet_action }
cooper-island-effect-shim = With a single tile below
cooper-island-effect-sails_on = Then { $points ->
    [one] { $points } more helm point
   *[other] { $points } more helm points
}
cooper-island-effect-log_book = Reaches a log book
cooper-island-effect-harbor = A harbor fee is due
cooper-island-effect-unused = You leave something undone
cooper-island-effect-food_missing = { $missing } food missing: an anchor for each
cooper-island-effect-market_lost = { $items ->
    [one] { $items } thing on your marketplace is lost
   *[other] { $items } things on your marketplace are lost
}
cooper-island-effect-is_final = Something is drawn: no way back after it

## What there is to aim at

cooper-island-aim-helm_one_sail = One sail
    .about = Every step it sails is 1 point, and after every 5 steps of its own it takes a log book. Shown are its steps, and at which it takes the next one.
cooper-island-aim-helm_two_sail = Two sails
    .about = Every step it sails is 1 point, and after every 5 steps of its own it takes a log book. Shown are its steps, and at which it takes the next one.
cooper-island-aim-order_buildings = Order: buildings
    .about = With a worker on this order your buildings bring points at the end. Shown is the next stage.
cooper-island-aim-order_statues = Order: statues
    .about = With a worker on this order the statues on your peninsula bring points at the end. Shown is the next stage.
cooper-island-aim-order_lids = Order: crate lids
    .about = With a worker on this order the lids you have taken from cargo ships bring points at the end. Shown is the next stage.
cooper-island-aim-order_boats = Order: income boats
    .about = With a worker on this order your income boats bring points at the end. Shown is the next stage.
cooper-island-aim-order_uncharted = Order: charted land
    .about = With a worker on this order it counts how few spaces are left uncharted; at most so many may be. Shown is the next stage.
cooper-island-aim-order_heights = Order: high land
    .about = With a worker on this order your spaces of level 5 or more bring points at the end. Shown is the next stage.
cooper-island-aim-order_area = Order: one landscape
    .about = With a worker on this order your largest connected forest, meadow or mountain brings points at the end. Shown is the next stage.
cooper-island-aim-order_copy = Order: a copy
    .about = With a worker on this order one that holds somebody else's worker counts for you too, 1 point less.
cooper-island-aim-flag_lighthouse = Lighthouse
    .about = 3 points if all 3 spaces at the far end of your peninsula are charted.
cooper-island-aim-flag_chapel = Chapel
    .about = 2 points for 3 statues on your peninsula.
cooper-island-aim-flag_market_hall = Market Hall
    .about = 1 point if 6 things lie in your storage.
cooper-island-aim-flag_governors_house = Governor's House
    .about = 3 points for 4 buildings, as long as the card lies face up.
cooper-island-aim-flag_cathedral = Cathedral
    .about = 3 points for 3 buildings and statues on settlements, as long as the card lies face up.
cooper-island-aim-flag_trading_company = Trading Company
    .about = 3 points for 4 lids taken from cargo ships, as long as the card lies face up.
cooper-island-aim-leftovers = Left over
    .about = Things in storage, cartographer steps and double tiles not placed: every 5 together are worth 1 point.
cooper-island-aim-anchors = Anchors
    .about = Every anchor costs 1 point at the end.
cooper-island-aim-feeding = Food for your workers
    .about = What feeding costs at the end of this round, and what your food is worth. Shown is also what full payment brings in helm points.
cooper-island-aim-cooper = Cooper
    .about = You win with more points than Cooper. Shown is how many you need as things are.

## The lesson

cooper-island-lesson-welcome = This peninsula is yours to settle, and two ships wait in your harbor. Whoever sails furthest around the island in five rounds is well on the way to winning.
cooper-island-lesson-islet = Every round begins with income. Choose to place an islet, take the supplies islet, and lay its land half on the ringed space.
cooper-island-lesson-use = New land brings a cube: a mountain brings stone. The islet also brings supplies, now and whenever a ship passes it: use it, and take wood.
cooper-island-lesson-tile = Now place a double tile with forest and mountain next to your land. Both halves bring their cubes.
cooper-island-lesson-survey = Your cartographer has three steps to spend. For two of them he places a single tile: use him, and chart a forest here. Then your income is done.
cooper-island-lesson-worker = Your workers do the rest. Each section of the island has its own action: put a worker on Boats, and build an income boat.
cooper-island-lesson-boat = Build the coin boat on the cheapest landing, for a coin and two wood. Pay with the wood in your storage and the cube on your first forest.
cooper-island-lesson-sail = That brings a helm point, and a helm point moves a ship by one step. Let the ship with two sails go, then use your new boat: it brings a coin now, and again in every income.
cooper-island-lesson-fee = Somebody works at Settle already. You may go there all the same, for a fee: pay a coin, and draw a double tile.
cooper-island-lesson-store = You could build higher now, but a cube still lies in the way. Store the stone from the ringed mountain.
cooper-island-lesson-stack = Place a tile on top: forest on forest, mountain on mountain. Cubes on level 2 are worth 2 each.
cooper-island-lesson-feed = The workers are done and want to eat: 2 food, and you have just that. For food that is missing you would get anchors, which hold your ships back.
cooper-island-lesson-income = A new round. I have placed an islet and a tile for you; now take the coin of your boat, and finish your income.
cooper-island-lesson-build = A small building costs a coin, two wood and two stone. Go to Build, and pay with the two cubes on level 2: each counts double.
cooper-island-lesson-put = Buildings go on your highest free land. Put it where the wood was, and let the same ship sail on.
cooper-island-lesson-pass = Your ship has passed your islet, so it brings its supplies once more. Use it, and take wood.
cooper-island-lesson-card = Every building comes with a card: you see four and keep one. Keep the Boatyard, which makes boats cheaper; the others go under the deck.
cooper-island-lesson-later = I have played on for both of us into the fourth round. You have cleared ruins on the way: what lay in them can become statues.
cooper-island-lesson-statue = Go to Statues, and build one. Statues bring a helm point each at the end of every round.
cooper-island-lesson-milestone = That was your second statue, a milestone. Use it for a special worker: in return a normal one goes onto a royal order, which brings points at the end. Choose boats, then sail.
cooper-island-lesson-cargo = Your special worker is at Cargo and has placed a tile there. Supply the cargo ship with gold and cloth, and sail into the harbor: every harbor and every bay brings a log book.
cooper-island-lesson-steps = I have played the last round for us, and now we count. A log book is 5 points, every step after it one: your ships bring 24.
cooper-island-lesson-orders = The royal orders on which your workers stand bring up to 8 points each: 11 for yours together.
cooper-island-lesson-rest = Every five things left over are a point: 2 more. Anchors would cost one each, but you have none.
cooper-island-lesson-end = 37 to 15: you have won. Care for a real game?

## The second lesson

cooper-island-lesson-back = Back to your peninsula: I have played for both of us into the fourth round. A worker of yours already stands on the royal order for buildings.
cooper-island-lesson-special = A special worker goes on the square space of a section. If nobody stands there yet, it brings something more: put yours on Settle.
cooper-island-lesson-afar = Here that is the action of any islet around the island, even of mine. Use a treasure islet, take gold, and then draw a tile.
cooper-island-lesson-room = You have removed a ruin from one of these spaces, so there is room for tiles now. Place forest and mountain on them.
cooper-island-lesson-refuse = My worker is at Survey already. Go there all the same, but refuse the fee this time: I take something from the supply, and you get an anchor.
cooper-island-lesson-anchor = An anchor costs a point at the end, and to raise it costs a helm point. Take it below your ship with one sail.
cooper-island-lesson-stride = Now use the section: take the three steps, and food as the cube of your choice.
cooper-island-lesson-higher = For three steps the cartographer places a single tile on top of land. Raise this meadow, and its food is worth 3.
cooper-island-lesson-ships = You have gold and cloth, and cargo ships take both. Put a worker on Cargo, and choose to supply one.
cooper-island-lesson-harbormaster = You could pay for three of them. The harbormaster stands at the ringed one, so it costs a gold or a cloth less: supply it.
cooper-island-lesson-voyage = That is worth three helm points. Let the ship with two sails go: it comes through my harbor.
cooper-island-lesson-harbor = Use the log book that you take in every harbor and bay. A harbor also wants a fee: pay a coin, since refusing would cost an anchor.
cooper-island-lesson-lid = A crate lid of yours came free on the cargo ship. It covers one of your crates for what that brings: choose the two cubes, and take wood and stone.
cooper-island-lesson-fetch = They lie on your marketplace, where things are lost when the round ends. Store both, and end your turn.
cooper-island-lesson-meal = Now your workers want 4 food. Pay with the cubes on these two meadows: the one on level 3 counts 3.
cooper-island-lesson-fed = All have eaten, and for your special worker that brings a helm point. Sail on with two sails, and take my islet's coin: islets serve whoever passes.
cooper-island-lesson-recover = After the meal a coin brings back a used lid. Take yours back, so that you can use it once more.
cooper-island-lesson-raise = Your statue brings its helm point. Give it to the ship with one sail: that raises the anchor.
cooper-island-lesson-last = The last round, and I have taken the income for both of us. A special worker on Build makes buildings cheaper by two: put yours there, and erect one.
cooper-island-lesson-large = A large building costs 2 coins, 4 wood and 4 stone. Pay two wood less, and the other two with the cube on level 2.
cooper-island-lesson-highest = It goes on your highest free land and brings two helm points. Let the ship with two sails go on.
cooper-island-lesson-keep = Large buildings come with large cards. Keep the Packing House, and put the others under the deck in any order.
cooper-island-lesson-pack = You use a large card once, whenever you like. Use it now: it puts a lid on any free land of yours, for a helm point, which goes to the same ship.
cooper-island-lesson-bay = A bay, and the next log book: use it. Then take the coin of your card, store it, and end your turn.
cooper-island-lesson-ruin = Statues begin with ruins. Put a worker on Statues, and choose to remove a ruin.
cooper-island-lesson-spot = Either of the two will do. Your large building has opened a place for it that brings a helm point: let the same ship have it.
cooper-island-lesson-market = You have cloth for another cargo ship, but no gold. Go to Cargo and trade anything for anything: for your four wood you get gold.
cooper-island-lesson-second = Store the gold, and the coin that I paid you as a fee. Then supply the ship, and sail on.
cooper-island-lesson-goal = Two lids from cargo ships are a milestone. Use it for two helm points this time, sail over your own islet, and take its step.
cooper-island-lesson-turn_up = Everybody has eaten, and your ship has been all around the island. For two coins you may turn a used card up again: turn up the Packing House.
cooper-island-lesson-again = Use it a second time: a lid on any free land, a helm point for the ship with one sail, and the coin.
cooper-island-lesson-point = One helm point is left, from your statue. Let the same ship go, and take the step of your islet.
cooper-island-lesson-count = The match is over, so we count. Four log books are 20 points, and the steps of your other ship 2.
cooper-island-lesson-order = With three buildings you have reached the second stage of this royal order: 5 points.
cooper-island-lesson-left = Five things are left over, tiles and steps among them: 1 point. Some cards bring points as well, and an anchor would have cost one.
cooper-island-lesson-over = 28 to 11: you have won, and now you know the whole game. Care for a real one?
