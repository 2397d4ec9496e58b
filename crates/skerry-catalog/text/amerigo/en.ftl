### Amerigo: words that only its terminal board needs.

amerigo-board-post = trading post (letter of its player)
amerigo-board-ship = ship (letter of its player)
amerigo-board-anchor = anchor, pointing at the square for a trading post
amerigo-board-free = free land
amerigo-board-neutral = neutral tile
amerigo-board-village = village tile (letter of its player)
amerigo-board-sea = sea
amerigo-board-new = not yet confirmed
