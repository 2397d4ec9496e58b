### My Island: words that only its terminal board needs.

my-island-board-totem = totem
my-island-board-connected = totem with a road
my-island-board-cube = group that has scored
my-island-board-new = not yet confirmed
