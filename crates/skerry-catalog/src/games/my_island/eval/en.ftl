### My Island: why a bot would do something, and why not.

my-island-why-mountains = Lies by the mountains, which counts when points are equal.
    .loss = Lies away from the mountains, which count when points are equal.
my-island-why-beach = Less beach stays bare.
    .loss = More beach stays bare.
my-island-why-room = Leaves good room for the tiles to come.
    .loss = Takes up room that later tiles could use.
my-island-why-groups = A group comes nearer to what it takes to score.
    .loss = Groups stay small, or can hardly grow any more.
my-island-why-largest = One of your groups keeps up with the largest, or leads.
    .loss = Another has the largest group.
my-island-why-road = A road inland comes nearer to its goal.
    .loss = A road inland is farther from its goal.
my-island-why-holes = Leaves no holes that few tiles fit into.
    .loss = Leaves a hole that few tiles fit into.
my-island-why-cards = You can still make much of the cards to come.
    .loss = The cards to come bring you nothing more.
my-island-why-goals = Something that this game rewards comes nearer.
    .loss = Something that this game rewards moves away.
my-island-why-island = Stays on your island and helps in later games.
    .loss = Helps less in the games that follow.
