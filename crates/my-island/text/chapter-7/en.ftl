### Chapter 7, Megaliths: not for the browser's bundle.

my-island-chapter-7 = The glowing lenses draw a plan on the ground: three buildings and a ring of giant stones. By daylight nothing of it is to be seen.

    Nobody remembers giving the order, but everybody begins to build, stone upon stone and roof upon roof.

    In the evening you put a hand on one of the giant stones. It is warm, and it hums, very softly, like a shell held to the ear.
    .title = Megaliths
my-island-option-rules-game-19 = Campaign, game 19: Foundations
my-island-option-rules-game-20 = Campaign, game 20: The Stone Circle
my-island-option-rules-game-21 = Campaign, game 21: Midsummer
my-island-sticker-palace = palace
my-island-prompt-stick-palace = Choose a space for the palace: houses around it bring its roofs.
my-island-do-stick-palace = Put on: palace{ my-island-any-at }
my-island-stuck-palace = { $player } puts on: palace{ my-island-any-at }.
my-island-sticker_lost-palace = { $player } finds no place for: palace.
my-island-sticker-citadel = citadel
my-island-prompt-stick-citadel = Choose a space for the citadel: walls around it bring its roofs.
my-island-do-stick-citadel = Put on: citadel{ my-island-any-at }
my-island-stuck-citadel = { $player } puts on: citadel{ my-island-any-at }.
my-island-sticker_lost-citadel = { $player } finds no place for: citadel.
my-island-sticker-granary = granary
my-island-prompt-stick-granary = Choose a space for the granary: fields around it bring its roofs.
my-island-do-stick-granary = Put on: granary{ my-island-any-at }
my-island-stuck-granary = { $player } puts on: granary{ my-island-any-at }.
my-island-sticker_lost-granary = { $player } finds no place for: granary.
my-island-sticker-roof = roof
my-island-prompt-stick-roof = Choose a building that gets one more roof.
my-island-do-stick-roof = Put on: roof{ my-island-any-at }
my-island-stuck-roof = { $player } puts on: roof{ my-island-any-at }.
my-island-sticker_lost-roof = { $player } finds no place for: roof.
my-island-score-buildings = Buildings
my-island-aim-buildings = Buildings
    .about = 4 houses around the palace, walls around the citadel or fields around the granary bring a roof and 2 points, 6 the same again. The third roof brings 1 progress.
my-island-scored-buildings = { $player } puts a roof on a building{ my-island-any-points }
my-island-score-circle = Stone circle
my-island-aim-circle = Stone circle
    .about = The first with a research marker in all four quarters gets 5 points, the second 3, every later one 1.
my-island-scored-circle = { $player } has a research marker in every quarter{ my-island-any-points }
my-island-score-groves = Groves
my-island-aim-groves = Groves
    .about = At the end, each palm you once planted brings 1 point if no tile lies on it, 6 at the most.
my-island-scored-groves = { $player } still has { $n } planted palms{ my-island-any-points }
my-island-progress_made-buildings = { $player } finishes a building: { $change } progress.
my-island-rule-C16 = Doubles help to reach 6. If a building lacks only one roof, a second one in the same game is not scored.
    .title = No roof too many
my-island-rule-C23 = A placement that goes from below 4 to 6 brings both roofs, if both are lacking. A finished building brings nothing more in this chapter. A roof from after the scoring brings no points either; the third brings its progress.
    .title = Two roofs at once
my-island-rule-C38 = Looked at with every research marker, so research order decides within a round. Nobody shares a place.
    .title = The order of the circle
my-island-rule-C39 = Every palm you have stuck on counts if no tile lies on its space. Only the temple and a thicket take one away for good; under a rock or a building it still counts. Printed palms never do.
    .title = Planted palms

## The page of rules

my-island-game-19 = Foundations
my-island-page-19-1 = 4 houses around the palace, walls around the citadel or fields around the granary: a roof and 2 points. 6 bring the same again.
    .title = Raise a roof
my-island-page-19-2 = Roofs stay from game to game. The third one brings 1 progress.
    .title = Three roofs
my-island-game-20 = The Stone Circle
my-island-page-20-1 = The first with a research marker in all four quarters gets 5 points, the second 3, later ones 1.
    .title = Close the circle
my-island-game-21 = Midsummer
my-island-page-21-1 = At the end, 1 point for each palm of yours that no tile covers, 6 at the most.
    .title = What you once planted
