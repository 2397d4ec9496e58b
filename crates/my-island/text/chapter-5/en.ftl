### Chapter 5, The Plateau: not for the browser's bundle.

my-island-chapter-5 = Behind the last tree stands a temple, older than any people you know. No beast has ever set foot on its steps.

    A tunnel under its floor leads through the mountains to a high plain full of ruins. There, torches come towards you: the settlers of the other islands. It has been one island all along.

    Scholars now arrive by every ship, and each of them wants to be the first to dig.
    .title = The Plateau
my-island-option-rules-game-13 = Campaign, game 13: Behind the Mountains
my-island-option-rules-game-14 = Campaign, game 14: Relics
my-island-option-rules-game-15 = Campaign, game 15: The Great Expedition
my-island-sticker-find = find
my-island-prompt-stick-find = Choose a space for a find: whenever a tile covers it you get 2 points.
my-island-do-stick-find = Put on: find{ my-island-any-at }
my-island-stuck-find = { $player } puts on: find{ my-island-any-at }.
my-island-sticker_lost-find = { $player } finds no place for: find.
my-island-sticker-rock = rock
my-island-prompt-stick-rock = Choose a space for a rock: it can never be covered again.
my-island-do-stick-rock = Put on: rock{ my-island-any-at }
my-island-stuck-rock = { $player } puts on: rock{ my-island-any-at }.
my-island-sticker_lost-rock = { $player } finds no place for: rock.
my-island-score-gates = Gates
my-island-aim-gates = Gates
    .about = The temple has a gate on its left, one on its right, and one below it that is two spaces wide. A road of paths from a beach space onto the space of a gate opens it, once a game.
my-island-scored-gates = { $player } opens a gate of the temple{ my-island-any-points }
my-island-score-ruins = Ruins
my-island-aim-ruins = Ruins
    .about = Farms, villages, bulwarks and gates bring a research marker for a free ruin of their colour on the plateau; the ruin's value is scored at once.
my-island-scored-ruins = { $player } finds no free ruin{ my-island-any-points }
my-island-aim-farm_research = { my-island-aim-farms }
    .about = A farm of 5 connected fields brings no points here, but a research marker for a ruin of its colour on the plateau. Shown is your largest group of fields that has not brought one yet.
my-island-aim-village_research = { my-island-aim-villages }
    .about = A village of 5 connected houses brings no points here, but a research marker for a ruin of its colour on the plateau. Shown is your largest group of houses that has not brought one yet.
my-island-aim-bulwark_research = { my-island-aim-bulwarks }
    .about = A bulwark of 5 connected walls brings no points here, but a research marker for a ruin of its colour on the plateau. Shown is your largest group of walls that has not brought one yet.
my-island-score-relics = Relics
my-island-aim-relics = Relics
    .about = At the end, 1 relic brings 1 point, 2 bring 2, 3 bring 4, and 4 or more bring 6.
my-island-scored-relics = { $player } has { $n } relics{ my-island-any-points }
my-island-score-quarters = Quarters
my-island-aim-quarters = Quarters
    .about = At the end, the most research markers in a quarter bring 3 points; if several have the most, each gets 1.
my-island-scored-quarters = { $player } has the most research markers in a quarter{ my-island-any-points }
my-island-score-finds = Finds
my-island-aim-finds = Finds
    .about = Every find you cover brings 2 points at once.
my-island-scored-finds = { $player } covers a find{ my-island-any-points }
my-island-rule-C1 = What a placement brings is added up and moves the marker once, whatever it scores.
    .title = One sum for each placement
my-island-rule-C2 = Research markers won in a round are placed when all placements of the round are done, in research order, and score then. They are yours even if you finish later. Research order: whoever had the least progress before this game goes first; if tied, whoever has fewer points after the placements of this round; if still tied, by seat, from one that changes from game to game.
    .title = Research comes after the round
my-island-rule-C11 = The gates are spaces beside the temple: the one on its left, the one on its right, and the two below it, away from the mountains; these two are one gate. A gate opens once a game, and one road may open all three.
    .title = Each gate once
my-island-rule-C12 = After each game all research markers come off the plateau. Values and relics are the same every time.
    .title = The plateau is cleared
my-island-rule-C18 = A space that can no longer be covered never counts as one you left open, on the beach or anywhere else.
    .title = What cannot be covered
my-island-rule-C26 = Card, decisions, placements with their points, then research markers; after the last card too, before the final scoring.
    .title = The parts of a round
my-island-rule-C27 = You never run out of research markers; only the free ruins of a quarter are limited. Without one you get 1 point. At the end of the track they are placed too, without points.
    .title = Only free ruins
my-island-rule-C35 = Your first tile covers a space beside the temple, as long as no later envelope allows more. No match is needed.
    .title = Begin at the temple
my-island-refused-C27 = Rule C27: your research marker cannot go there. Choose a free ruin of the quarter that is asked for.
my-island-refused-C35 = Rule C35: your first tile lies in the wrong place. Let it cover a space beside the temple, or what a later envelope has allowed.

## The page of rules

my-island-sticker-temple = temple
my-island-prompt-stick-temple = It stands in the heart of the jungle and cannot be covered.
my-island-place-plateau = Plateau
my-island-game-13 = Behind the Mountains
my-island-page-13-1 = Your first tile lies beside it.
    .title = Begin at the temple
my-island-page-13-2 = The spaces left and right of the temple and the two below it are its gates. A road of paths from the beach onto one brings a green research marker.
    .title = Three gates
my-island-page-13-3 = Farms, villages and bulwarks bring a research marker for a ruin of their colour: its value counts at once.
    .title = First come, first served
my-island-game-14 = Relics
my-island-page-14-1 = At the end, 1 relic brings 1 point, 2 bring 2, 3 bring 4, and 4 or more bring 6.
    .title = Bring relics home
my-island-page-14-2 = Every find that you cover brings 2 points at once.
    .title = Finds in the ground
my-island-game-15 = The Great Expedition
my-island-page-15-1 = At the end, 3 points for the most research markers in a quarter; 1 each if several have the most.
    .title = Rule a quarter
