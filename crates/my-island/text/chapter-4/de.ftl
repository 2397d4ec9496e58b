### Kapitel 4, Gefahr aus dem Urwald: nicht für das Bündel des Browsers.

my-island-shape-bent = Winkel

my-island-any-further = { $tile ->
    [T29] { my-island-symbol-field }-{ my-island-symbol-field }-{ my-island-symbol-field }
    [T30] { my-island-symbol-wall }-{ my-island-symbol-wall }-{ my-island-symbol-wall }
    [T31] { my-island-symbol-house }-{ my-island-symbol-house }-{ my-island-symbol-house }
   *[T32] { my-island-symbol-path }-{ my-island-symbol-path }-{ my-island-symbol-path }
}

my-island-chapter-4 = Wer den Urwald rodet, weckt, was darin schläft. Erst sind es nur Äste, die nachts brechen, dann ganze Reihen zertretener Halme.

    Trommeln antworten dem Brüllen aus dem Dickicht, und ihr pflanzt Dornenfelder gegen die Bestien.

    Und während alle auf die Bäume starren, werfen die Piraten wieder Anker, diesmal um zu bleiben.
    .title = Gefahr aus dem Urwald
my-island-option-rules-game-10 = Kampagne, Spiel 10: Augen im Dickicht
my-island-option-rules-game-11 = Kampagne, Spiel 11: Breitseiten
my-island-option-rules-game-12 = Kampagne, Spiel 12: Nacht der Trommeln
my-island-sticker-double_any = doppeltes Symbol
my-island-prompt-stick-double_any = Wähle ein beliebiges Symbol auf einem deiner Plättchen: Es zählt ab jetzt doppelt.
my-island-do-stick-double_any = Anbringen: doppeltes Symbol{ my-island-any-at }
my-island-stuck-double_any = { $player } bringt an: doppeltes Symbol{ my-island-any-at }.
my-island-sticker_lost-double_any = { $player } findet keinen Platz für: doppeltes Symbol.
my-island-sticker-tooth_more = ein Zahn mehr
my-island-prompt-stick-tooth_more = Wähle ein Ungeheuer: Es bekommt einen Zahn mehr.
my-island-do-stick-tooth_more = Anbringen: ein Zahn mehr{ my-island-any-at }
my-island-stuck-tooth_more = { $player } bringt an: ein Zahn mehr{ my-island-any-at }.
my-island-sticker_lost-tooth_more = { $player } findet keinen Platz für: ein Zahn mehr.
my-island-sticker-tooth_less = ein Zahn weniger
my-island-prompt-stick-tooth_less = Wähle ein Ungeheuer: Es verliert einen Zahn.
my-island-do-stick-tooth_less = Anbringen: ein Zahn weniger{ my-island-any-at }
my-island-stuck-tooth_less = { $player } bringt an: ein Zahn weniger{ my-island-any-at }.
my-island-sticker_lost-tooth_less = { $player } findet keinen Platz für: ein Zahn weniger.
my-island-score-monsters = Ungeheuer
my-island-aim-monsters = Ungeheuer
    .about = Äcker rings um ein Ungeheuer schlagen ihm die Zähne aus. Vertrieben bringt es sofort 3 Punkte; wer es nicht vertreibt, verliert am Ende 3.
my-island-scored-monsters = { $player } { $points ->
    [-3] hat ein Ungeheuer nicht vertrieben: { $points }
    [-6] hat zwei Ungeheuer nicht vertrieben: { $points }
    [-9] hat kein Ungeheuer vertrieben: { $points }
   *[other] vertreibt ein Ungeheuer: +{ $points }
}
my-island-score-ships = Schiffe
my-island-aim-ships = Schiffe
    .about = Zwei Mauern auf den drei Strandfeldern vor einem Schiff vertreiben es: sofort 3 Punkte. Jedes Schiff, das bleibt, kostet am Ende 3.
my-island-scored-ships = { $player } { $points ->
    [-3] hat ein Schiff nicht vertrieben: { $points }
    [-6] hat zwei Schiffe nicht vertrieben: { $points }
    [-9] hat kein Schiff vertrieben: { $points }
   *[other] vertreibt ein Schiff: +{ $points }
}
my-island-progress_made-guardian = { $player } hat alle Ungeheuer und Schiffe vertrieben: { $change } Fortschritt.
my-island-rule-C6 = Ein Acker neben zwei Ungeheuern zählt gegen beide. Jedes wird einmal je Spiel vertrieben, und Äcker werden nicht verbraucht.
    .title = Äcker zählen für alle Nachbarn
my-island-rule-C7 = Nach Ungeheuern und Schiffen wird bei jedem Legen gesehen. Einmal vertrieben, bleiben sie dieses Spiel lang fort.
    .title = Vertrieben bleibt vertrieben
my-island-rule-C29 = Ein Ungeheuer hat die Zähne des Spiels und die seiner eigenen Zeichen, mindestens einen. Ein Zeichen gilt ab dem nächsten Spiel.
    .title = Zähne
my-island-rule-C31 = Du wählst erst das Symbol und dann seinen Platz.
    .title = Ein doppeltes Symbol nach Wahl

## Die Regelseite

my-island-sticker-lair = Ungeheuer
my-island-sticker-ship = Piratenschiff
my-island-prompt-stick-lair = Drei davon lauern. Auf ihnen lässt sich nichts bauen.
my-island-game-10 = Augen im Dickicht
my-island-page-10-1 = Alles Land darf überbaut werden, und es gibt vier neue Plättchen.
    .title = Der Urwald öffnet sich
my-island-page-10-2 = So viele Äcker um ein Ungeheuer, wie es Zähne hat: sofort 3 Punkte. Eines, das bleibt, kostet am Ende 3.
    .title = Vertreibt sie
my-island-game-11 = Breitseiten
my-island-page-11-1 = Zwei Mauern auf den drei Strandfeldern davor: sofort 3 Punkte. Eines, das bleibt, kostet 3.
    .title = Zwei Mauern gegen ein Schiff
my-island-game-12 = Nacht der Trommeln
my-island-page-12-1 = Heute Nacht hat jedes Ungeheuer vier Zähne. Wer alle und alle Schiffe vertreibt, gewinnt 1 Fortschritt.
    .title = Vier Zähne
