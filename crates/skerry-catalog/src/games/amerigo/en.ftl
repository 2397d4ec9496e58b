### Amerigo: words that only its terminal board needs.

amerigo-board-post = square for a trading post
amerigo-board-founded = trading post of seat a
amerigo-board-ship = ship of seat a
amerigo-board-anchor = anchor, pointing at its square for a trading post
amerigo-board-free = free land
amerigo-board-neutral = neutral tile
amerigo-board-village = village tile of seat a
amerigo-board-sea = sea
amerigo-board-new = not yet confirmed
