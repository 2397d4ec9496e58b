### Cooper Island: words that only its terminal needs.

cooper-island-board-forest = forest with its level
cooper-island-board-meadow = meadow with its level
cooper-island-board-mountain = mountain with its level
cooper-island-board-settlement = settlement with its level
cooper-island-board-cubes = cubes on land: wood, food, stone, gold, cloth
cooper-island-board-buildings = small building, large building, fortress
cooper-island-board-statue = statue
cooper-island-board-lid = crate lid
cooper-island-board-ruin = ruin
cooper-island-board-bank = half of a sand bank
cooper-island-board-islet = islet
cooper-island-board-ship = ship of seat a with one sail
cooper-island-board-cooper = Cooper
cooper-island-board-neutral = neutral

## How the match stands

cooper-island-board-standing = Round { $round } of 5
cooper-island-board-token = Cooper token: { $who }
cooper-island-board-sections = Sections (round) [square]
cooper-island-board-orders = Royal orders
cooper-island-board-cargoes = Cargo ships
cooper-island-board-cargo = { cooper-island-any-cargo }: { cooper-island-any-cargo_deal }{ $lids ->
    [none] {""}
   *[other] {" "}({ $lids })
}
cooper-island-board-harbormaster = – harbormaster
cooper-island-board-look = You look at
cooper-island-board-storage = Storage
cooper-island-board-spots = { $stored } of { $spots } spots
cooper-island-board-market = Marketplace
cooper-island-board-reserve = Double tiles
cooper-island-board-islets = Islets to place
cooper-island-board-landings = Landing spaces
cooper-island-board-workers = Workers
cooper-island-board-available = { $normal } normal, { $special } special available
cooper-island-board-feeding = feeding costs { $feeding }
cooper-island-board-claims = { $claims ->
    [one] { $claims } milestone to use
   *[other] { $claims } milestones to use
}
cooper-island-board-crafted = { $crafted } of { $spots } crafting spots used
cooper-island-board-steps = { $steps ->
    [one] { $steps } cartographer step
   *[other] { $steps } cartographer steps
}
cooper-island-board-lids = Unused crate lids
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
cooper-island-board-rival = Cooper: { $points } points, { $steps } steps, { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
}, { $normal } normal and { $special } special workers to come, prefers section { $focus }
cooper-island-board-bag = Double tiles in the bag
cooper-island-board-singles = Single tiles
cooper-island-board-books = Log books face down
cooper-island-board-small = Small building cards, those you know last
cooper-island-board-large = Large building cards, those you know last

## What an action is

cooper-island-named-put_worker = { $worker ->
    [special] Special worker
   *[normal] Normal worker
} to { cooper-island-any-section }{ $fee ->
    [true] {" "}– for a fee
   *[false] {""}
}
cooper-island-named-lay = The first half on { $first }, the second on { $second }: level { $level }{ $shim ->
    [true] , with a single tile below for a cartographer step
   *[false] {""}
}
cooper-island-named-chart = { cooper-island-any-terrain } on { $space }: level { $level }
cooper-island-named-pay = Pay { $value } { cooper-island-any-item_name }{ $stored ->
    [0] {""}
   *[other] {" · "}{ $stored } from storage
}{ $land ->
    [none] {""}
   *[other] {" · "}from { $land }
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
