### Cooper Island explained, for somebody who has never read the rules.

cooper-island-guide-about = A mountain island, a peninsula for each of you, and two ships that wait in your harbour. You chart your peninsula tile by tile and raise it level by level: every new tile brings a cube, and the higher a cube lies, the more it pays. With that you build boats, buildings and statues and fill cargo ships, and for all of it your ships sail around the island: past islets that serve everybody, into bays with log books and into the harbours of the others. Few workers, much to do, and at the end of each round they want to eat.
cooper-island-guide-origin = Cooper Island is by Andreas "ode." Odendahl (Frosted Games and Capstone Games, 2019). Words and drawings here are our own. The building cards, some costs and the solo game against Cooper were not to be had in full and are reconstructed: the solo rules are our own. Whoever knows the published game will notice.
cooper-island-guide-win = Whoever has most points after five rounds has won. They come from here:
cooper-island-guide-win-1 = for every step that your ships have sailed.
    .worth = +1
cooper-island-guide-win-2 = for a royal order on which a worker of yours lies, by how far you have come with it.
    .worth = +3, 5, 8
cooper-island-guide-win-3 = for the tasks of some building cards.
    .worth = +1 … 3
cooper-island-guide-win-4 = for every five things left over: items in storage, cartographer steps, double tiles.
    .worth = +1
cooper-island-guide-win-5 = for every anchor below your ships.
    .worth = −1
cooper-island-guide-win-6 = If points are equal, whoever has left fewer spaces uncharted is ahead.
    .worth = =
cooper-island-guide-turn = A round has an income, one turn for every worker, and a clean-up:
cooper-island-guide-turn-1 = Income: place an islet and use it, place a double tile, and take what your boats bring, in any order.
cooper-island-guide-turn-2 = In turn everybody puts one worker on one of the eight sections and does what it offers. Normal workers go on round spaces, special ones on square ones.
cooper-island-guide-turn-3 = Whoever is first on a space may use its symbol. Whoever stacks onto another worker pays its owner a coin or a cube, or refuses and takes an anchor.
cooper-island-guide-turn-4 = At nearly any time you may store cubes, trade, chart single spaces, use crate lids and large cards.
cooper-island-guide-turn-5 = Helm points send one of your two ships on. Islets it passes may be used, bays and harbours bring a log book, and a harbour costs a fee.
cooper-island-guide-turn-6 = Clean-up: feed your workers, turn cards and lids up again, gain helm points for statues and the passage, and clear the marketplace.

## Sections

cooper-island-guide-section-setup = Before you begin
cooper-island-guide-section-flow = How a round goes
cooper-island-guide-section-items = Storage and marketplace
cooper-island-guide-section-paying = Paying
cooper-island-guide-section-tiles = Double tiles
cooper-island-guide-section-cartographer = The cartographer
cooper-island-guide-section-income = Income
cooper-island-guide-section-islets = Islets
cooper-island-guide-section-workers = Workers
cooper-island-guide-section-sections = The eight sections
cooper-island-guide-section-fees = Fees
cooper-island-guide-section-sailing = Sailing
cooper-island-guide-section-books = Log books
cooper-island-guide-section-boats = Income boats
cooper-island-guide-section-buildings = Buildings
cooper-island-guide-section-small = Small building cards
cooper-island-guide-section-large = Large building cards
cooper-island-guide-section-statues = Ruins and statues
cooper-island-guide-section-cargo = Cargo ships and crates
cooper-island-guide-section-asides = At any time
cooper-island-guide-section-trade = Trading
cooper-island-guide-section-milestones = Milestones and hiring
cooper-island-guide-section-clean_up = Clean-up
cooper-island-guide-section-orders = Royal orders
cooper-island-guide-section-final = The end and points
cooper-island-guide-section-solo = Alone against Cooper

## Worked examples

cooper-island-guide-example-cover = The wood on level 4 and the stone on level 3 pay 4 and 3. A building always goes onto one of the highest free spaces, and brings a helm point more on a settlement.
    .alt = A peninsula with stacks of different heights, cubes, a building and a statue on them
cooper-island-guide-example-shim = Your meadow has level 1, the land beside it is uncharted. A single tile below makes up for it, for one cartographer step: both halves lie on level 2 and bring a cube each.
    .alt = A double tile with forest and meadow lies on level 2, half on new land
cooper-island-guide-example-too_high = Beside uncharted land the charted space must have level 1: a single tile makes up for one level and no more.
    .alt = A double tile cannot lie beside a meadow on level 2 and uncharted land
cooper-island-guide-example-covering = A forest cannot cover a settlement. Only a settlement covers anything, and only a settlement covers a settlement.
    .alt = A double tile with a forest above a settlement, which is not allowed
cooper-island-guide-example-occupied = The food still lies there. Store it, spend it or trade it first, then the space is free.
    .alt = A double tile above a meadow with a food cube, which is not allowed
cooper-island-guide-example-highest = The highest space, on level 4, is occupied. Of the free ones the settlement is the highest, so the small building must go there, and brings one helm point more.
    .alt = A small building on a settlement of level 3, beside higher land with a food cube and lower land
cooper-island-guide-example-value = A large building costs 4 wood. The cube on level 4 pays all of it, or the two on level 2 together. Nothing may be paid that could be left out.
    .alt = Wood cubes on levels 4, 2 and 2 with what they are worth
cooper-island-guide-example-passage = All three spaces at the far end are charted: the passage to the centre is open, and brings a helm point in every clean-up.
    .alt = A way of charted land through the peninsula to its far end
