### Kapitel 2, Wurzeln schlagen: nicht für das Bündel des Browsers.

my-island-chapter-2 = Ein Dach gegen den Regen reicht nicht mehr. Die Hütten aus Treibholz stehen schief im Wind, und die Kinder kennen jede Krabbe beim Namen.

    Zwischen den Palmen keimt die Saat, Familien rücken zusammen, und bald zählen alle nach, wer die größte Ernte und das größte Dorf hat.

    Nur nachts, wenn die Feuer heruntergebrannt sind, schaut manchmal jemand zum Urwald hinüber. Von dort kommt kein Laut.
    .title = Wurzeln schlagen
my-island-option-rules-game-4 = Kampagne, Spiel 4: Erste Ernte
my-island-option-rules-game-5 = Kampagne, Spiel 5: Nachbarn
my-island-option-rules-game-6 = Kampagne, Spiel 6: Die Größten
my-island-sticker-double_field = doppelter Acker
my-island-prompt-stick-double_field = Wähle einen Acker auf einem deiner Plättchen: Er zählt ab jetzt doppelt.
my-island-do-stick-double_field = Anbringen: doppelter Acker{ my-island-any-at }
my-island-stuck-double_field = { $player } bringt an: doppelter Acker{ my-island-any-at }.
my-island-sticker_lost-double_field = { $player } findet keinen Platz für: doppelter Acker.
my-island-sticker-double_house = doppeltes Haus
my-island-prompt-stick-double_house = Wähle ein Haus auf einem deiner Plättchen: Es zählt ab jetzt doppelt.
my-island-do-stick-double_house = Anbringen: doppeltes Haus{ my-island-any-at }
my-island-stuck-double_house = { $player } bringt an: doppeltes Haus{ my-island-any-at }.
my-island-sticker_lost-double_house = { $player } findet keinen Platz für: doppeltes Haus.
my-island-aim-largest_two = { my-island-aim-largest }
    .about = Am Ende bekommt 5 Punkte, wer die größte Gruppe aus Äckern hat, und ebenso, wer die größte aus Häusern hat; bei Gleichstand alle. Gezeigt wird, bei wie vielen der beiden du gerade vorn liegst.
my-island-rule-C5 = Ein doppeltes Symbol bleibt auf seinem Plättchen, wo immer es liegt; jedes Plättchen trägt nur eines. Es zählt zwei bei Gruppen, bei der größten und überall, wo Symbole gezählt werden. Für Straßen und Linien ist ein Feld ein Feld.
    .title = Doppelte Symbole
my-island-rule-C30 = In der Kampagne ist die größte Gruppe die mit den meisten Symbolen, doppelte zählen zwei. Alle Gleichen bekommen die vollen Punkte.
    .title = Die größte nach Symbolen
my-island-rule-C36 = In Spiel 6 kostet Passen 3 Punkte und braucht einen Zählstein auf 3 oder höher. Auf 55 ist es frei.
    .title = Leere Speicher
my-island-refused-C36 = Regel C36: Passen kostet in diesem Spiel 3 Punkte, und du hast weniger. Dir bleibt, es zu legen oder aufzuhören.

## Die Regelseite

my-island-game-4 = Erste Ernte
my-island-page-4-1 = Sofort 3 Punkte, wenn eine Gruppe von Äckern fünf erreicht.
    .title = Fünf Äcker sind eine Farm
my-island-page-4-2 = Wer hinten liegt, darf einen Acker verdoppeln. Er zählt von da an für zwei.
    .title = Fetter Boden
my-island-game-5 = Nachbarn
my-island-page-5-1 = Dörfer bringen wie Farmen sofort 3 Punkte.
    .title = Fünf Häuser sind ein Dorf
my-island-game-6 = Die Größten
my-island-page-6-1 = Am Ende je 5 Punkte für die größte Gruppe von Äckern und von Häusern.
    .title = Wer hat das Größte?
my-island-page-6-2 = Passen kostet nun 3 Punkte, und Hütten am Meer bringen nichts mehr.
    .title = Leere Speicher
