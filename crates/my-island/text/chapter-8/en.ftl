### Chapter 8, The Portal: not for the browser's bundle.

my-island-chapter-8 = In the middle of the stone ring the air begins to shimmer, and it smells of another sea.

    The closer the portal comes to opening, the harder the ground shakes. The island was never a place to stay, it was a landing stage, and its time is running out.

    You pack what can be carried. Who will be the first to step through?
    .title = The Portal
my-island-option-rules-game-22 = Campaign, game 22: Tremors
my-island-option-rules-game-23 = Campaign, game 23: Fire
my-island-option-rules-game-24 = Campaign, game 24: To the Stars
my-island-epilogue-all = The winner steps through first; behind the light lies a shore that no chart shows. The others follow before the last wave closes over the stones.
my-island-sticker-crater = crater
my-island-prompt-stick-crater = Choose a space for a crater: cover the spaces around it in time.
my-island-do-stick-crater = Put on: crater{ my-island-any-at }
my-island-stuck-crater = { $player } puts on: crater{ my-island-any-at }.
my-island-sticker_lost-crater = { $player } finds no place for: crater.
my-island-sticker-spark = portal mark
my-island-prompt-stick-spark = Choose a slot of the lowest tier: it is ticked.
my-island-do-stick-spark = Put on: portal mark{ my-island-any-at }
my-island-stuck-spark = { $player } puts on: portal mark{ my-island-any-at }.
my-island-sticker_lost-spark = { $player } finds no place for: portal mark.
my-island-sticker-star = star tile
my-island-prompt-stick-star = Place the star tile on a free space beside your tiles.
my-island-do-stick-star = Put on: star tile{ my-island-any-at }
my-island-stuck-star = { $player } puts on: star tile{ my-island-any-at }.
my-island-sticker_lost-star = { $player } finds no place for: star tile.
my-island-score-monuments = Monuments
my-island-aim-monuments = Monuments
    .about = 4 houses around a finished palace, walls around a citadel or fields around a granary bring 3 points at once, once a game each.
my-island-scored-monuments = { $player } surrounds a monument{ my-island-any-points }
my-island-score-craters = Craters
my-island-aim-craters = Craters
    .about = After the 16th and the 24th card and at the end, each open space beside a crater costs 1 point.
my-island-scored-craters = { $player } suffers from craters: { $points }
my-island-score-departure = Departure
my-island-aim-departure = Departure
    .about = Finishing with 7 ticked slots is leaving: 8 points for the first card on which somebody leaves, then 5, 3, 1.
my-island-scored-departure = { $player } leaves the island{ my-island-any-points }
my-island-scored-star = { $player } wins the star tile{ my-island-any-points }
my-island-scored-portal = { $player } ticks a slot of the portal{ my-island-any-points }
my-island-progress_made-portal = { $player } gains { $change } progress for the portal.
my-island-rule-C17 = Spaces around craters are ordinary land otherwise. A beach space among them counts for both; a space beside two craters counts once, and one that cannot be covered never.
    .title = Eruption spaces
my-island-rule-C25 = It has no card and is a placement of its own. Place it at once, before the portal is looked at, on a free space beside your tiles; if there is none, it is lost for this game. It then counts as all four symbols.
    .title = The star tile
my-island-rule-C40 = After the 16th and the 24th card, after all points of that round, and for those who have finished too. The marker may fall below 0; on 55 it stays.
    .title = When craters erupt
my-island-rule-C41 = Slots ticked before this card count. All who leave on the same card get the same; only those who left on earlier cards are counted. After game 24, every 2 ticked slots bring 1 progress, whether you left or not.
    .title = Who leaves when

## The page of rules

my-island-game-22 = Tremors
my-island-page-22-1 = After the 16th and 24th card and at the end, each open space beside a crater costs 1 point.
    .title = The ground shakes
my-island-page-22-2 = Groups of 6, 9 and 12 tick slots of your table, for good. After game 24, every 2 ticked slots bring 1 progress. Gates bring 3 points.
    .title = Light the portal
my-island-page-22-3 = 4 houses around a finished palace, walls around a citadel or fields around a granary: 3 points.
    .title = Monuments
my-island-game-23 = Fire
my-island-page-23-1 = Four equal symbols around the observatory: place the star tile at once. It counts as all four.
    .title = The star tile
my-island-game-24 = To the Stars
my-island-page-24-1 = Finish with 7 ticked slots and you leave: 8 points for the first, then 5, 3, 1. Ranks bring double progress, and every 2 ticked slots bring 1 more.
    .title = Who steps through?
