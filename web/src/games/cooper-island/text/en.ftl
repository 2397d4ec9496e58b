### Cooper Island: words that only its table in the browser needs.

cooper-island-ui-round = Round { $round } of { $rounds }, { $step ->
    [deal] setting up
    [income] income
    [turns] workers
    [end] last chance
    [over] the end
   *[other] clean-up
}
cooper-island-ui-graph = Points after each round
cooper-island-ui-nth_round = Round { $round }
cooper-island-ui-confirm = { $verb ->
    [draw] Draw: no way back
    [book] Sail on: no way back
    [cards] See the cards: no way back
    [income] End the income
    [turns] End the turn
    [feed] Feed the workers
    [reactivate] Go on
    [statues] Go on
    [passage] Go on
    [market] Clear the marketplace
    [card] Done with the card
    [end] I am done
   *[other] Confirm
}

## What is chosen beside the map

cooper-island-ui-choices = What you can choose
cooper-island-ui-path = Now, and what follows
cooper-island-ui-stage-section = Section
cooper-island-ui-stage-card = Card
cooper-island-ui-stage-offer = Use it?
cooper-island-ui-stage-islet = Islet
cooper-island-ui-stage-tile = Tile
cooper-island-ui-stage-cube = Cube
cooper-island-ui-stage-object = Purchase
cooper-island-ui-stage-pay = Pay
cooper-island-ui-stage-clear = Make room
cooper-island-ui-stage-put = Place
cooper-island-ui-stage-lid = Crate lid
cooper-island-ui-stage-ruin = Ruin
cooper-island-ui-stage-sail = Sail
cooper-island-ui-stage-fee = Fee
cooper-island-ui-stage-anchor = Anchor
cooper-island-ui-stage-item = Take
cooper-island-ui-stage-cards = Building card
cooper-island-ui-stage-draw = Draw
cooper-island-ui-stage-log_book = Log book
cooper-island-ui-stage-feed = Feed
cooper-island-ui-stage-store = Store
cooper-island-ui-stage-trade = Trade
cooper-island-ui-stage-order = Royal order
# What an action is good for, below its name.
cooper-island-ui-about-deed = { $deed ->
    [islet] new land with a cube, and what the islet does
    [draw] from the bag into your reserve
    [place] two spaces, a cube on each
    [steps] they pay for single tiles
    [item] into your storage
    [build_boat] helm points, and income in every round
    [erect] helm points, a card, and more room
    [remove_ruin] it becomes a statue in your workshop
    [build_statue] helm points now and in every clean-up
    [supply] gold and cloth for helm points and a lid
    [token] { $last ->
        [yes] you come first in the clean-up
       *[no] you come first in the clean-up and in the next round
    }
    [coin] onto your marketplace
    [helm] a ship sails
   *[waive] go on without it
}
cooper-island-ui-islet = { cooper-island-any-islet_action }
cooper-island-ui-islet_land = land: { cooper-island-any-islet_land }
cooper-island-ui-assign = { $worker ->
    [special] Special worker
   *[normal] Normal worker
}: { $name }
cooper-island-ui-assign-have = { $next ->
    [none] you have { $have }: { $points } points
   *[other] you have { $have }, the next stage needs { $next }
}
cooper-island-ui-refuse = { $anchor ->
    [no] no anchor, thanks to the Pilot House
   *[yes] 1 anchor
}{ $owner ->
    [none] {""}
   *[other] ; { $owner } takes a coin or cube from the supply
}
cooper-island-ui-side = { cooper-island-any-side }
cooper-island-ui-in_hand = { $kind ->
    [moor] Point at the water beside your land. R turns the islet.
   *[lay] Point at two spaces of your land. R turns the tile, F shows its other side.
}
cooper-island-ui-final = No way back after this
cooper-island-ui-asks-reactivate = No used card or crate lid that you could reactivate. You can still do something.
cooper-island-ui-asks-copy = There is no other boat to copy.
cooper-island-ui-statue_from = { $spot ->
    [helm] Statue from a spot with a helm point
   *[plain] Statue from the plain spot
}
cooper-island-ui-price_part = { $item ->
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
   *[cube] { $count } { cooper-island-any-item_name }
}
cooper-island-ui-price = { $cost } for { $helm ->
    [one] { $helm } helm point
   *[other] { $helm } helm points
}
cooper-island-ui-price_less = { $cut } less, you choose of what
cooper-island-ui-price_left = { $cut } less: { $left }
cooper-island-ui-price_free = { $cut } less: nothing to pay
cooper-island-ui-ways_to_pay = Ways to pay
cooper-island-ui-pay_worth = worth { $worth }
cooper-island-ui-pay_lost = { $lost } too much is lost
cooper-island-ui-pay_best = nothing is lost
cooper-island-ui-pay_alike = { $count } alike: on the map you choose which cubes
cooper-island-ui-pay_short = { $missing ->
    [one] { $missing } is missing: an anchor
   *[other] { $missing } are missing: { $missing } anchors
}
cooper-island-ui-more_ways = { $count ->
    [one] One more way
   *[other] { $count } more ways
}
cooper-island-ui-which_boat = Which boat
cooper-island-ui-which_landing = Which landing space
cooper-island-ui-landing = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $wood } wood, for { $helm ->
    [one] { $helm } helm point
   *[other] { $helm } helm points
}
cooper-island-ui-sail = { $ship ->
    [two_sail] Two sails
   *[one_sail] One sail
}
cooper-island-ui-route-anchor = raises an anchor
cooper-island-ui-route-islet = { cooper-island-any-the_islet } of { $name }: { cooper-island-any-islet_action }
cooper-island-ui-route-book = a log book
cooper-island-ui-route-harbor = the harbor of { $name }, a fee
cooper-island-ui-route-nothing = open water
cooper-island-ui-bury-about = The first one comes up first when the deck runs out. Only you know the order.
cooper-island-ui-secret = Building cards are looked at in secret
cooper-island-ui-secret-about = Give the device to { $name }, and look only when nobody else does.
cooper-island-ui-secret-show = Show the cards

## Sections

cooper-island-ui-now_possible = Now: { $what }
cooper-island-ui-not_now = Not now: { $what }
cooper-island-ui-any_islet = use any islet
cooper-island-ui-any_boat = use any boat
cooper-island-ui-fee_to = A fee to { $name }

## Any time

cooper-island-ui-any_time = Any time
    .about = What you may do besides, as often as you like while it is your turn. Press what is dashed, and the table says why it cannot be done.
cooper-island-ui-possible_now = { $count ->
    [0] none now
    [one] { $count } possible
   *[other] { $count } possible
}
cooper-island-ui-short-store = Store
cooper-island-ui-short-fetch = Fetch
cooper-island-ui-short-survey = Chart
cooper-island-ui-short-claim = { $reward ->
    [helm] 2 points
   *[worker] Hire
}
cooper-island-ui-clean_up = Clean-up in one go
    .about = From now on every step of this clean-up is carried out at once; you are asked only where there is a choice.

## Cargo ships

cooper-island-ui-cargo = Cargo ships
    .about = Gold and cloth for helm points, and a lid for your crates. Where the harbormaster stands, it costs 1 less.
cooper-island-ui-lids = lids left
cooper-island-ui-lids_left = Lids left: { $names }.
cooper-island-ui-lids_none = No lid is left.
cooper-island-ui-harbormaster = { $stands ->
    [yes] The harbormaster stands here: 1 gold or cloth less.
   *[no] The harbormaster lies here: no reduction until the next round.
}

## Royal orders

cooper-island-ui-orders = Royal orders
    .about = Royal orders score at the end for whoever has a worker on them: the higher the stage, the more.
cooper-island-ui-stage_points = 3 · 5 · 8
cooper-island-ui-order-buildings = Buildings
cooper-island-ui-order-statues = Statues
cooper-island-ui-order-lids = Lids
cooper-island-ui-order-boats = Boats
cooper-island-ui-order-uncharted = Unknown
cooper-island-ui-order-heights = Level 5
cooper-island-ui-order-area = Region
cooper-island-ui-order-copy = Copy
cooper-island-ui-stage = You have { $have }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} with a worker on it.
cooper-island-ui-stage_next = Next: { $need } for { $points } points.
cooper-island-ui-order_free = Nobody holds it.
cooper-island-ui-order_held = Held by { $name }.

## Workers

cooper-island-ui-workers = Workers
    .about = Your workers, the food that they need in the clean-up, and four milestones: each reached one brings a worker or 2 helm points.
cooper-island-ui-to_place = { $count ->
    [0] all at work
   *[other] { $count } to place
}
cooper-island-ui-workers_ready = { $count ->
    [one] { $count } worker to place
   *[other] { $count } workers to place
}
cooper-island-ui-available = { $worker ->
    [special] A special worker, available: for square spaces
   *[normal] A normal worker, available: for round spaces
}
cooper-island-ui-slots = Not hired yet: { $normal } normal, { $special } special. In every round a normal one costs 1 food more, a special one 2, and a special one brings a helm point when all are fed.
cooper-island-ui-due = due
cooper-island-ui-have = have
cooper-island-ui-feeding = Feeding costs { $feeding } food at the end of this round, and you have { $food }.
cooper-island-ui-feeding_then = { $missing ->
    [0] { $helm ->
        [0] That is enough.
        [one] That is enough, and brings { $helm } helm point.
       *[other] That is enough, and brings { $helm } helm points.
    }
    [one] { $missing } is missing: that is an anchor.
   *[other] { $missing } are missing: an anchor for each.
}
cooper-island-ui-feeding_done = { $meal ->
    [over] The workers are fed, and it was the last time.
   *[done] The workers are fed for this round. Next time it costs { $feeding } food.
}
cooper-island-ui-fed = { $meal ->
    [over] fed
   *[done] fed · then { $feeding }
}
cooper-island-ui-goal = { $goal } { $have } of { $need }.
cooper-island-ui-claims = { $count ->
    [one] A milestone can be used.
   *[other] { $count } milestones can be used.
}
cooper-island-ui-token = The Cooper token: begins the next round
cooper-island-ui-anchors = { $count ->
    [0] No anchors
    [one] { $count } anchor, costs a point
   *[other] { $count } anchors, each costs a point
}
cooper-island-ui-stored = { $have } of { $all } storage spots are full
cooper-island-ui-log_books = { $count ->
    [one] { $count } log book, 5 points
   *[other] { $count } log books, 5 points each
}

## My board

cooper-island-ui-board = Board
cooper-island-ui-of = { $have } of { $all }
cooper-island-ui-empty = empty
cooper-island-ui-row-storage = Storage
    .about = What you pay with, each worth 1. Small buildings and the supplies boat open further spots, cards spots of their own.
cooper-island-ui-row-market = Market
    .about = What lies here cannot be used before you store it, and is lost in the clean-up.
cooper-island-ui-row-market-note = fetch first
cooper-island-ui-market_lost = lost in the clean-up
cooper-island-ui-row-landing = Landing
    .about = Five landing spaces for income boats: price and helm points. A boat brings income in every round.
cooper-island-ui-face_down = It lies face down and brings nothing any more.
cooper-island-ui-row-crates = Crates
    .about = A crate lid from a cargo ship goes onto one of these once, for its action. In the clean-up it can be taken back for 1 coin.
cooper-island-ui-lids_unused = { $count ->
    [one] { $count } lid free
   *[other] { $count } lids free
}
cooper-island-ui-crate_used = A lid lies here.
cooper-island-ui-row-workshop = Workshop
    .about = Ruins become statues on crafting spots; large buildings open two more, each with a helm point. A statue costs 3 wood and 3 stone, or 2 wood and 2 gold. Beside them: the buildings left to erect.
cooper-island-ui-spot = { $spot ->
    [helm] Crafting spot with a helm point
   *[plain] Crafting spot
}: { $statues } of { $open } with a statue
cooper-island-ui-unbuilt = { cooper-island-any-building }: { $count } left
cooper-island-ui-building-about = { cooper-island-do-erect }. { $building ->
    [small] 1 helm point, a small card and a storage spot.
    [large] 2 helm points, a large card and a crafting spot.
   *[fortress] 4 helm points, and from then on large cards and crate lids are turned up for nothing in every clean-up.
}
cooper-island-ui-spot_only = A spot of a card: only for { $items }
cooper-island-ui-spot_closed = { $by ->
    [boat] The supplies boat opens a spot here
   *[small] A small building opens a spot here
}
cooper-island-ui-row-cartographer = Charting
    .about = Steps pay for single tiles: 1 for a shim below a double tile, 2 for uncharted land, 3 or 4 on top of other land. Once in each of your turns.
cooper-island-ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cooper-island-ui-row-reserve = Reserve
    .about = Double tiles drawn and not placed, islets not placed, boats not built.
cooper-island-ui-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
cooper-island-ui-double = { $count } × { cooper-island-any-tile_name }
cooper-island-ui-left-islets = { $count ->
    [0] No islet left to place
   *[other] Islets left to place: { $names }
}
cooper-island-ui-left-boats = { $count ->
    [0] No boat left to build
   *[other] Boats left to build: { $names }
}
cooper-island-ui-row-cards = Cards
    .about = Small cards always count. Large cards are used once and turned up again in the clean-up for 2 coins.
cooper-island-ui-no_cards = one for every small or large building
cooper-island-ui-card_state = { $ready ->
    [yes] ready
   *[no] used
}

## What is left

cooper-island-ui-left = What is left in the box
cooper-island-ui-bag = { $count ->
    [one] { $count } double tile
   *[other] { $count } double tiles
} in the bag: { $first } forest and meadow, { $second } forest and mountain, { $third } forest and settlement on the front
cooper-island-ui-singles = { $count ->
    [one] { $count } single tile
   *[other] { $count } single tiles
}
cooper-island-ui-books_left = { $count ->
    [one] { $count } log book
   *[other] { $count } log books
} face down
cooper-island-ui-deck = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $building ->
    [large] large
   *[small] small
} buildings

## Cooper

cooper-island-ui-cooper = Cooper
cooper-island-ui-cooper-points = { $points }
cooper-island-ui-cooper-difficulty = Difficulty
cooper-island-ui-cooper-steps = His ship has sailed { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
cooper-island-ui-cooper-statues = { $count ->
    [one] { $count } statue, a step in every clean-up
   *[other] { $count } statues, a step each in every clean-up
}
cooper-island-ui-cooper-progress = { $count ->
    [one] { $count } progress cube: two are a step
   *[other] { $count } progress cubes: two are a step
}
cooper-island-ui-cooper-workers = Workers he has left: { $normal } normal, { $special } special
cooper-island-ui-cooper-cards = Cards still in his deck:

## The story

cooper-island-ui-deed-section = goes to “{ cooper-island-any-section_name }”
cooper-island-ui-deed-fee = pays a fee for stacking
cooper-island-ui-deed-refused = refuses a fee
cooper-island-ui-deed-claimed = takes { cooper-island-any-item } for a refused fee
cooper-island-ui-deed-covered = takes { cooper-island-any-item } since Cooper covers the worker
cooper-island-ui-deed-harbor_fee = pays a harbor fee
cooper-island-ui-deed-hired = hires { cooper-island-any-a_worker }
cooper-island-ui-deed-drew = { $count ->
    [one] draws a double tile
   *[other] draws { $count } double tiles
}
cooper-island-ui-deed-laid = { $count ->
    [one] places a double tile on level { $level }
   *[other] places { $count } double tiles up to level { $level }
}
cooper-island-ui-deed-charted = { $count ->
    [one] charts one space
   *[other] charts { $count } spaces
}
cooper-island-ui-deed-islet = places { cooper-island-any-the_islet }
cooper-island-ui-deed-boat = builds { cooper-island-any-the_boat }
cooper-island-ui-deed-building = erects { cooper-island-any-a_building }
cooper-island-ui-deed-statue = builds a statue
cooper-island-ui-deed-ruin = removes a ruin
cooper-island-ui-deed-cargo = supplies the { cooper-island-any-cargo }
cooper-island-ui-deed-steps = { $count ->
    [one] gains a cartographer step
   *[other] gains { $count } cartographer steps
}
cooper-island-ui-deed-items = { $count ->
    [one] gains one thing
   *[other] gains { $count } things
}
cooper-island-ui-deed-sailed = { $count ->
    [one] sails one step
   *[other] sails { $count } steps
}
cooper-island-ui-deed-passed = { $count ->
    [one] passes an islet
   *[other] passes { $count } islets
}
cooper-island-ui-deed-book = { $count ->
    [one] takes a log book
   *[other] takes { $count } log books
}
cooper-island-ui-deed-card = keeps the { cooper-island-any-card }
cooper-island-ui-deed-used = uses the { cooper-island-any-card }
cooper-island-ui-deed-lid = uses a crate lid
cooper-island-ui-deed-traded = trades
cooper-island-ui-deed-token = takes the Cooper token
cooper-island-ui-deed-milestone = reaches a milestone
cooper-island-ui-deed-order = takes the royal order { cooper-island-any-order }
cooper-island-ui-deed-anchor = { $count ->
    [one] takes an anchor
   *[other] takes { $count } anchors
}
cooper-island-ui-deed-fed = feeds the workers
cooper-island-ui-deed-short = cannot feed all workers
cooper-island-ui-told-orders = royal orders are laid out
cooper-island-ui-told-cooper = Cooper { $deed }
cooper-island-ui-told-neutral = { $count ->
    [one] a neutral worker covers a section
   *[other] { $count } neutral workers cover sections
}

## Moments

cooper-island-ui-moment-statue = Statue!
cooper-island-ui-moment-fortress = Fortress!
cooper-island-ui-moment-building = { cooper-island-any-building }!
cooper-island-ui-moment-islet = Islet passed
cooper-island-ui-moment-book = Log book!
cooper-island-ui-moment-fee = Harbor fee
cooper-island-ui-moment-refused = Fee refused
cooper-island-ui-moment-passage = Passage open!
cooper-island-ui-moment-milestone = Milestone!
cooper-island-ui-moment-order = Royal order!
cooper-island-ui-moment-hungry = Not enough food
cooper-island-ui-moment-last = The last round
cooper-island-ui-moment-anchor = Anchor
cooper-island-ui-lead-helm = Sailing decided it
cooper-island-ui-lead-orders = Royal orders decided it
cooper-island-ui-lead-flags = Tasks of cards decided it
cooper-island-ui-lead-leftovers = What was left over decided it
cooper-island-ui-lead-anchors = Fewer anchors decided it
cooper-island-ui-tie = Equal points: uncharted spaces, the fewer the better
    .why = Equal points: fewer uncharted spaces decide it.
cooper-island-ui-finished = The finished island

## On a phone

cooper-island-ui-tab-turn = Turn
cooper-island-ui-tab-board = Board
cooper-island-ui-tab-orders = Orders

## Map

cooper-island-ui-map-board = The island: your peninsula, the centre with its sections, the far shore
cooper-island-ui-symbol-all = all
cooper-island-ui-symbol-both = and
cooper-island-ui-map-terrain = { $terrain ->
    [forest] forest
    [meadow] meadow
    [mountain] mountain
    [settlement] settlement
   *[none] uncharted land
}
cooper-island-ui-map-thing = { $thing ->
    [wood] a wood cube
    [food] a food cube
    [stone] a stone cube
    [gold] a gold cube
    [cloth] a cloth cube
    [small] a small building
    [large] a large building
    [fortress] the fortress
    [statue] a statue
    [lid] a crate lid
    [ruin] a ruin
   *[none] {""}
}
cooper-island-ui-map-space = { cooper-island-ui-map-terrain }{ $level ->
    [0] {""}
   *[other] , level { $level }
}{ $thing ->
    [none] {""}
   *[other] , { cooper-island-ui-map-thing }
}
cooper-island-ui-map-shoal = { $islet ->
    [none] shallow water
   *[other] an islet
}
cooper-island-ui-map-worker = { $section }, { $worker ->
    [special] square space
   *[normal] round space
}{ $count ->
    [0] , free
   *[other] : { $who }
}
cooper-island-ui-map-cooper = Cooper
cooper-island-ui-map-neutral = neutral
cooper-island-ui-map-ship = Your ship with { $ship ->
    [two_sail] two sails
   *[one_sail] one sail
}, { $steps ->
    [one] { $steps } step sailed
   *[other] { $steps } steps sailed
}{ $anchors ->
    [0] {""}
    [one] , { $anchors } anchor
   *[other] , { $anchors } anchors
}
cooper-island-ui-map-seat = Peninsula of { $player }: look at it closely
cooper-island-ui-map-harbor = The harbor of { $player }: a ship that comes here takes a log book, then pays a coin or a cube, or takes an anchor.
cooper-island-ui-map-bank = A free sand bank: one of your islets can lie here, where it touches your land.
cooper-island-ui-map-bay = A bay: a ship that comes here takes a log book, worth its five steps; { $count ->
    [0] none is left
    [one] { $count } is left
   *[other] { $count } are left
}.
cooper-island-ui-map-ships = Here: { $ships }.
cooper-island-ui-map-lying = { $player } with { $ship ->
    [two_sail] two sails
   *[one_sail] one sail
}{ $anchors ->
    [0] {""}
    [one] {" "}and { $anchors } anchor
   *[other] {" "}and { $anchors } anchors
}
cooper-island-ui-map-dial = The ring of water with harbors, bays and ships: look at the next peninsula
cooper-island-ui-map-next = Next peninsula
cooper-island-ui-map-flat = Flat view
cooper-island-ui-map-steep = Stacks as they rise
cooper-island-ui-map-home = Back to your peninsula
cooper-island-ui-map-of = Peninsula of { $player }
cooper-island-ui-map-choose = What do you do there?
cooper-island-ui-map-landscape = Which landscape?
cooper-island-ui-map-fits = It may lie here.
cooper-island-ui-map-fits_not = It may not lie here.
cooper-island-ui-map-put = Put it down
cooper-island-ui-map-flip = Turn it over
cooper-island-ui-map-lost = { $lost } is lost
cooper-island-ui-map-offer_islet = Use any islet that lies in the water
cooper-island-ui-map-offer_boat = Use any boat that is built
cooper-island-ui-map-offer_fee = A fee of 1 coin or cube to { $player }
cooper-island-ui-map-go = { $verb ->
    [put_worker] Send the worker
    [lay] Place the tile
    [moor] Place the islet
    [chart] Chart this land
    [put] Place it here
    [put_lid] Put the lid here
    [remove_ruin] Remove this ruin
    [shift] Move it here
    [from] Store this cube
    [sail] { $ship ->
        [two_sail] Sail with two sails
       *[one_sail] Sail with one sail
    }
    [anchor] Anchor here
    [pay_fee] Pay this
    [give] Give this
    [pay] Pay { $worth } { cooper-island-any-item_name }
    [feed] Feed the workers
   *[other] Do it
}
cooper-island-ui-key-arrows = move over the map
cooper-island-ui-key-enter = choose what the cursor is on
cooper-island-ui-key-next = next and previous place where something can be done
cooper-island-ui-key-turn = turn the tile
cooper-island-ui-key-flip = turn the tile over
cooper-island-ui-key-landscape = next landscape to chart
cooper-island-ui-key-flat = stacks flat, for counting
cooper-island-ui-key-home = back to your own peninsula

## At the first decision of its kind: what it is for

cooper-island-ui-first-choose_terrain = It brings your first cube, and later only the same landscape or a settlement can be stacked on it.
cooper-island-ui-first-income = Every round begins with an islet, a double tile and what your boats bring. What you leave out is lost.
cooper-island-ui-first-islet = An islet brings new land and its cube. It can be used now, and again by every ship that passes it later, no matter whose.
cooper-island-ui-first-tile = Both halves bring a cube, and cubes pay for nearly everything. The higher you stack, the more a cube is worth.
cooper-island-ui-first-chart = Your cartographer adds land or raises it, and that brings a cube. The higher it lies, the more steps it costs.
cooper-island-ui-first-cube = You need stone for buildings, gold for cargo ships and the fortress; statues take either.
cooper-island-ui-first-turn = Every section has its action. Whoever comes to a space first may use its symbol too; later ones pay a fee.
cooper-island-ui-first-fee = If you refuse, one of your ships gets an anchor. It takes a helm point to be rid of it, or it costs a point at the end.
cooper-island-ui-first-harbor_fee = Every harbor brings a log book and asks for a fee. If you refuse, this ship gets an anchor, which takes a helm point to be rid of.
cooper-island-ui-first-anchor = A ship does not move before it is rid of its anchors, each for a helm point. Those left at the end cost a point each.
cooper-island-ui-first-passed_islet = Whoever passes an islet may use it, whoever it belongs to: a good reason to sail this way.
cooper-island-ui-first-built_boat = A boat brings this at once, and again in the income of every round.
cooper-island-ui-first-log_book = In every bay and every harbor lies a log book. What it brings you get now or never.
cooper-island-ui-first-build_boat = A boat brings something in every income. Its landing space says what it costs and how far your ships may sail for it.
cooper-island-ui-first-erect = A building lets your ships sail. With a small or a large one you also choose one of four cards that help you later.
cooper-island-ui-first-build_statue = Every statue on your peninsula brings a helm point, now and at the end of each round.
cooper-island-ui-first-supply = A cargo ship lets your ships sail and leaves you a crate lid, which you can use later for something else.
cooper-island-ui-first-pay = A cube on land pays as much as its level, one in storage only 1. What you pay too much is lost.
cooper-island-ui-first-put_building = On a settlement it brings 1 helm point more. Nothing can be stacked where it stands.
cooper-island-ui-first-put_statue = On a settlement it brings 1 helm point more. Nothing can be stacked where it stands.
cooper-island-ui-first-remove_ruin = A ruin becomes a statue that you can build later, and its space can be charted.
cooper-island-ui-first-sail = Sailing is what wins: every step of your ships is a point. On the way there are islets to use and log books to find.
cooper-island-ui-first-compensation = What lies on your marketplace is of use only once you have stored it. At the end of the round the rest is gone.
cooper-island-ui-first-keep = A small card helps you whenever it applies; a large one once, until you turn it up again.
cooper-island-ui-first-feed_window = Every food that is missing brings an anchor under your ships. You can still trade or store something for it.
cooper-island-ui-first-feed = Every food that is missing brings an anchor under your ships. A cube on land feeds as much as its level.
cooper-island-ui-first-end_window = Every five things left over are a point: what is in storage, cartographer steps, double tiles. The marketplace counts nothing.
cooper-island-ui-first-store = In storage a cube is worth only 1, but the space is free again for a tile or a building.
cooper-island-ui-first-assign = A worker on a royal order works no more. At the end it brings up to 8 points, depending on how far you got with the order.
