### Chapter 3, Totems and Pirates: not for the browser's bundle.

my-island-chapter-3 = At the edge of the jungle four carved faces look towards the sea, as if they were waiting for somebody. Moss has grown over them, but their eyes are clean.

    You cut roads to them. Whoever rests there in the shade speaks in a low voice.

    Then sails rise over the horizon, and the first walls stand where children were playing yesterday.
    .title = Totems and Pirates
my-island-option-rules-game-7 = Campaign, game 7: Faces in the Green
my-island-option-rules-game-8 = Campaign, game 8: Sails on the Horizon
my-island-option-rules-game-9 = Campaign, game 9: The Island Council
my-island-sticker-double_wall = double wall
my-island-prompt-stick-double_wall = Choose a wall on one of your tiles: from now on it counts twice.
my-island-do-stick-double_wall = Put on: double wall{ my-island-any-at }
my-island-stuck-double_wall = { $player } puts on: double wall{ my-island-any-at }.
my-island-sticker_lost-double_wall = { $player } finds no place for: double wall.
my-island-sticker-double_path = double path
my-island-prompt-stick-double_path = Choose a path on one of your tiles: from now on it counts twice.
my-island-do-stick-double_path = Put on: double path{ my-island-any-at }
my-island-stuck-double_path = { $player } puts on: double path{ my-island-any-at }.
my-island-sticker_lost-double_path = { $player } finds no place for: double path.
my-island-score-pirates = Pirates
my-island-aim-pirates = { my-island-aim-beach }
    .about = At the end, every beach space without a tile costs 2 points, or only 1 if a wall lies beside it.

## The page of rules

my-island-sticker-totem = totem
my-island-prompt-stick-totem = Four of them stand at the edge of the jungle and cannot be covered.
my-island-game-7 = Faces in the Green
my-island-page-7-1 = At once 5 points for every totem that a road of paths joins to the sea.
    .title = A road to each face
my-island-game-8 = Sails on the Horizon
my-island-page-8-1 = Bulwarks bring 3 points at once.
    .title = Five walls are a bulwark
my-island-page-8-2 = Open beach without a wall beside it costs 2 points instead of 1.
    .title = Pirates!
my-island-game-9 = The Island Council
my-island-page-9-1 = The largest groups of all four symbols bring 5 points each. The pirates have gone.
    .title = The council decides
