### My Island: Wörter, die nur der Plan im Browser braucht.

my-island-ui-board = Insel: Pfeiltasten bewegen, R dreht das Plättchen, N springt zur nächsten Stelle, an die es passt, Enter legt es hin
my-island-ui-space-free = { $coordinates ->
    [shown] Feld { $at }, { $terrain }
   *[hidden] Frei: { $terrain }
}{ $totem ->
    [alone] , mit Totem
    [connected] , mit Totem und Weg zum Meer
   *[none] {""}
}{ $mark ->
    [none] {""}
   *[other] , mit: { $mark }
}{ $fit ->
    [anchor] ; das Plättchen passt so hierher
    [any] ; das Plättchen kann dieses Feld überdecken
    [none] ; das Plättchen kann hier nicht liegen
    [sticker_anchor] ; der Aufkleber passt hierher
    [sticker_any] ; der Aufkleber passt hierher
    [sticker_none] ; nicht für den Aufkleber
   *[unasked] {""}
}
my-island-ui-space-covered = { $coordinates ->
    [shown] Feld { $at }, { $terrain }, überdeckt: { $symbol } von Plättchen { $tile }
   *[hidden] Überdeckt: { $symbol } auf { $terrain }
}
my-island-ui-hand = Plättchen in der Hand
my-island-ui-choose_spot = Tippe an, wo es liegen soll.
my-island-ui-lies = Es liegt. Tippe woanders hin, um es zu verschieben.
my-island-ui-nowhere = Dieses Plättchen passt nirgends.
my-island-ui-fits = Passt hierher
my-island-ui-fits_not = Passt hier nicht
my-island-ui-move_here = Hierher verschieben
my-island-ui-put = Hier hinlegen
my-island-ui-place = Plättchen legen
my-island-ui-stick = Anbringen
my-island-ui-sticker = Aufkleber in der Hand
my-island-ui-tiles = Deine Plättchen
my-island-ui-middle = In der Mitte
my-island-ui-slots = Deine Tafel
my-island-ui-slot = { $symbol }, { $value }{ $extra ->
    [true] {" "}und was dort liegt
   *[false] {""}
}: { $taken ->
    [free] frei
   *[other] { $taken }
}
my-island-ui-next = Kommt als Nächstes
my-island-ui-overview = Übersicht
my-island-ui-overview-now = Sofort
my-island-ui-overview-end = Am Ende
my-island-ui-overview-start = Vor dem Spiel, alle
my-island-ui-overview-first = Erste
my-island-ui-overview-second = Zweite
my-island-ui-overview-others = Übrige
my-island-ui-overview-rank = Danach
my-island-ui-overview-progress = { $progress } Fortschritt
my-island-ui-overview-nothing = nichts
my-island-ui-animal = { $animal ->
    [0] Schildkröte
    [1] Papagei
    [2] Krabbe
   *[3] Delfin
}
my-island-ui-animal-island = { $animal ->
    [0] Schildkröteninsel
    [1] Papageieninsel
    [2] Krabbeninsel
   *[3] Delfininsel
}
my-island-ui-end = { $action ->
    [pass] Passen
    [finish] Aufhören
    [stick] Endgültig anbringen
    [pick] Bestätigen
   *[place] Zug beenden
}
my-island-ui-tile = { $coordinates ->
    [shown] { $tile }, { $shape }: { my-island-any-symbols }
   *[hidden] { my-island-any-symbols } ({ $shape })
}
my-island-ui-card = Karte dieser Runde
my-island-ui-no_card = Keine Karte liegt offen
my-island-ui-to_come = { $count ->
    [0] Keine Karten mehr
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
my-island-ui-track = Zählstein auf { $points } von { $end }
my-island-ui-debt = unter 0: { $points }
my-island-ui-locked = Ende der Zählleiste erreicht
my-island-ui-finished = Hat aufgehört
my-island-ui-placed = { $count ->
    [one] { $count } Plättchen gelegt
   *[other] { $count } Plättchen gelegt
}
my-island-ui-passed = { $count ->
    [one] { $count } Plättchen beiseitegelegt
   *[other] { $count } Plättchen beiseitegelegt
}
my-island-ui-totems = { $count ->
    [one] { $count } von { $all } Totems mit Weg zum Meer
   *[other] { $count } von { $all } Totems mit Weg zum Meer
}
my-island-ui-largest = Größte Gruppe dieses Symbols: { $symbol }, { $size }
my-island-ui-beach = Noch sichtbarer Strand: { $spaces }
my-island-ui-island_of = Insel von { $name }
my-island-ui-key-arrows = über die Insel gehen
my-island-ui-key-enter = das Plättchen hinlegen oder aufnehmen
my-island-ui-key-turn = das Plättchen drehen
my-island-ui-key-next = zur nächsten Stelle, an die es passt
my-island-ui-round = { $round ->
    [0] vor der ersten Karte
   *[other] Runde { $round } von { $rounds }
}
my-island-ui-moment-group = { $symbol ->
    [field] Eine Farm!
    [house] Ein Dorf!
    [wall] Ein Bollwerk!
   *[path] Ein Weg!
}
my-island-ui-moment-totem = Vom Totem bis ans Meer!
my-island-ui-moment-track = Das Ende der Leiste!
my-island-ui-moment-last = Die letzte Karte!
my-island-ui-graph = Punkte nach Runden
my-island-ui-nth_round = Runde { $round }

## Was jemand getan hat; davor steht der Name

my-island-ui-deed-placed = legt { my-island-any-tile }
my-island-ui-deed-group = vollendet { $symbol ->
    [field] eine Farm aus { $size } Äckern
    [house] ein Dorf aus { $size } Häusern
    [wall] ein Bollwerk aus { $size } Mauern
   *[path] ein Wegenetz aus { $size } Wegen
}
my-island-ui-deed-totem = verbindet ein Totem mit dem Meer
my-island-ui-deed-houses = baut { $houses ->
    [one] ein Haus
   *[other] { $houses } Häuser
} an den Strand
my-island-ui-deed-passed = passt
my-island-ui-deed-finished = hört für dieses Spiel auf
my-island-ui-deed-track = erreicht das Ende der Zählleiste
my-island-ui-deed-goal = bekommt { $points } ({ $goal })
my-island-ui-deed-picked = nimmt { $count ->
    [one] einen Platz
   *[other] { $count } Plätze
} in der Mitte
my-island-ui-deed-stuck = bringt an: { $sticker }
my-island-ui-deed-scored = zählt die größten Gruppen und den sichtbaren Strand
my-island-ui-deed-beach = zählt den sichtbaren Strand

## Was beim Sieg den Ausschlag gab

my-island-ui-lead-start = Der Vorsprung am Start hat den Ausschlag gegeben
my-island-ui-lead-houses = Die Häuser am Strand haben den Ausschlag gegeben
my-island-ui-lead-farms = Die Farmen haben den Ausschlag gegeben
my-island-ui-lead-villages = Die Dörfer haben den Ausschlag gegeben
my-island-ui-lead-bulwarks = Die Bollwerke haben den Ausschlag gegeben
my-island-ui-lead-totems = Die Wege von den Totems zum Meer haben den Ausschlag gegeben
my-island-ui-lead-largest = Die größten Gruppen haben den Ausschlag gegeben
my-island-ui-lead-passes = Seltener zu passen, hat sich gelohnt
my-island-ui-lead-beach = Weniger Strand frei zu lassen, hat sich gelohnt
my-island-ui-lead-other = „{ $category }“ gab den Ausschlag
my-island-ui-lead-track_end = Am Ende der Zählleiste ging weniger verloren

my-island-ui-hint-on = { $ground ->
    [beach] Am Strand
    [heath] Auf der Heide
    [palms] Unter den Palmen
   *[jungle] Im Urwald
}
my-island-ui-hint-from = { $from ->
    [beach] Vom Strand
    [heath] Von der Heide
   *[palms] Von den Palmen
} { $to ->
    [heath] zur Heide
    [palms] zu den Palmen
   *[jungle] zum Urwald
}

## Bei der ersten Entscheidung ihrer Art: wozu sie gut ist. Spiele der Kampagne haben nichts davon.

my-island-ui-first-decide = { $rules ->
    [game-1] Ein Haus am Strand bringt 1 Punkt, und jedes Strandfeld, das frei bleibt, kostet am Ende 1.
   *[eternal] Fünf Äcker, Häuser oder Mauern am Stück bringen 3 Punkte, ein Weg vom Totem zum Meer 5; freier Strand kostet am Ende Punkte.
}
