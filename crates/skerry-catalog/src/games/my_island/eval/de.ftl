### My Island: warum ein Bot etwas täte, und warum nicht.

my-island-why-mountains = Liegt an den Bergen, was bei gleich vielen Punkten zählt.
    .loss = Liegt nicht an den Bergen, die bei gleich vielen Punkten zählen.
my-island-why-beach = Weniger Strand bleibt frei.
    .loss = Mehr Strand bleibt frei.
my-island-why-room = Lässt guten Platz für die nächsten Plättchen.
    .loss = Nimmt Platz weg, den spätere Plättchen brauchen können.
my-island-why-groups = Einer Gruppe fehlt weniger, bis sie punktet.
    .loss = Gruppen bleiben klein oder können kaum noch wachsen.
my-island-why-largest = Eine deiner Gruppen hält mit den größten mit oder führt.
    .loss = Jemand anders hat die größte Gruppe.
my-island-why-road = Ein Weg ins Landesinnere kommt seinem Ziel näher.
    .loss = Ein Weg ins Landesinnere ist weiter von seinem Ziel entfernt.
my-island-why-holes = Lässt keine Löcher, in die kaum ein Plättchen passt.
    .loss = Lässt ein Loch, in das kaum ein Plättchen passt.
my-island-why-cards = Aus den nächsten Karten lässt sich noch viel machen.
    .loss = Die nächsten Karten bringen dir nichts mehr.
my-island-why-goals = Etwas, das in diesem Spiel belohnt wird, rückt näher.
    .loss = Etwas, das in diesem Spiel belohnt wird, rückt weiter weg.
my-island-why-island = Bleibt auf deiner Insel und hilft in späteren Spielen.
    .loss = Hilft in den folgenden Spielen weniger.
