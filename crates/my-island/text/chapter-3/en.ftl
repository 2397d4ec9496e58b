### Chapter 3, Totems and Pirates: not for the browser's bundle.

my-island-chapter-3 = At the edge of the jungle four carved faces look towards the sea, as if they were waiting for somebody. You cut roads to them. Then sails rise over the horizon, and the first walls stand where children were playing yesterday.
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
