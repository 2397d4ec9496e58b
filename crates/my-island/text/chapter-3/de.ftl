### Kapitel 3, Totems und Piraten: nicht für das Bündel des Browsers.

my-island-chapter-3 = Am Rand des Urwalds blicken vier geschnitzte Gesichter aufs Meer, als warteten sie auf jemanden. Moos ist über sie gewachsen, nur ihre Augen sind blank.

    Ihr schlagt Straßen zu ihnen. Wer dort im Schatten rastet, spricht leiser als sonst.

    Dann tauchen Segel am Horizont auf, und wo gestern Kinder spielten, stehen die ersten Mauern.
    .title = Totems und Piraten
my-island-option-rules-game-7 = Kampagne, Spiel 7: Gesichter im Grün
my-island-option-rules-game-8 = Kampagne, Spiel 8: Segel am Horizont
my-island-option-rules-game-9 = Kampagne, Spiel 9: Der Inselrat
my-island-sticker-double_wall = doppelte Mauer
my-island-prompt-stick-double_wall = Wähle eine Mauer auf einem deiner Plättchen: Sie zählt ab jetzt doppelt.
my-island-do-stick-double_wall = Anbringen: doppelte Mauer{ my-island-any-at }
my-island-stuck-double_wall = { $player } bringt an: doppelte Mauer{ my-island-any-at }.
my-island-sticker_lost-double_wall = { $player } findet keinen Platz für: doppelte Mauer.
my-island-sticker-double_path = doppelter Weg
my-island-prompt-stick-double_path = Wähle einen Weg auf einem deiner Plättchen: Er zählt ab jetzt doppelt.
my-island-do-stick-double_path = Anbringen: doppelter Weg{ my-island-any-at }
my-island-stuck-double_path = { $player } bringt an: doppelter Weg{ my-island-any-at }.
my-island-sticker_lost-double_path = { $player } findet keinen Platz für: doppelter Weg.
my-island-score-pirates = Piraten
my-island-aim-pirates = { my-island-aim-beach }
    .about = Am Ende kostet jedes Strandfeld ohne Plättchen 2 Punkte, mit einer Mauer daneben nur 1.

## Die Regelseite

my-island-sticker-totem = Totem
my-island-prompt-stick-totem = Vier davon stehen am Rand des Urwalds und lassen sich nicht überbauen.
my-island-game-7 = Gesichter im Grün
my-island-page-7-1 = Sofort 5 Punkte für jedes Totem, das eine Straße aus Wegen mit dem Meer verbindet.
    .title = Eine Straße zu jedem Gesicht
my-island-game-8 = Segel am Horizont
my-island-page-8-1 = Bollwerke bringen sofort 3 Punkte.
    .title = Fünf Mauern sind ein Bollwerk
my-island-page-8-2 = Offener Strand ohne Mauer daneben kostet 2 Punkte statt 1.
    .title = Piraten!
my-island-game-9 = Der Inselrat
my-island-page-9-1 = Die größten Gruppen aller vier Symbole bringen je 5 Punkte. Die Piraten sind fort.
    .title = Der Rat entscheidet
