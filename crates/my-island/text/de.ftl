### My Island: alle Sätze des Spiels. Die Kennungen folgen aus den Wörtern des
### Codes; siehe skerry-text.

my-island-name = My Island
my-island-about = Alle besiedeln ihre eigene Insel mit den gleichen Plättchen in der gleichen Reihenfolge und machen das Beste aus Äckern, Mauern, Häusern und Wegen.

## Was geschehen ist

my-island-card_revealed = Die Karte zeigt { my-island-any-tile }; { $left ->
    [0] es ist die letzte
    [one] danach kommt noch { $left } Karte
   *[other] danach kommen noch { $left } Karten
}.
my-island-next_card_shown = Die Karte danach zeigt { my-island-any-tile }.
my-island-tile_placed = { $player } legt { my-island-any-tile }{ my-island-any-placement }.
my-island-houses_on_beach = { $player } baut { $houses ->
    [one] { $houses } Haus
   *[other] { $houses } Häuser
} an den Strand: +{ $points }
my-island-group_completed = { $player } vollendet { $symbol ->
    [field] eine Farm aus { $size } Äckern
    [house] ein Dorf aus { $size } Häusern
    [wall] ein Bollwerk aus { $size } Mauern
   *[path] ein Wegenetz aus { $size } Wegen
}{ my-island-any-at }{ my-island-any-points }
my-island-totem_connected = { $player } verbindet { $coordinates ->
    [shown] das Totem auf ({ $totem })
   *[hidden] ein Totem
} mit dem Meer: +{ $points }
my-island-passed = { $player } passt und legt { my-island-any-tile } beiseite{ $points ->
    [0] , ohne dass es etwas kostet.
   *[other] : { $points }
}
my-island-finished = { $player } hört auf und legt in diesem Spiel keine Plättchen mehr.
my-island-track_ended = { $player } erreicht das Ende der Zählleiste und bleibt dort, auf der 55.
my-island-scoring_began = Es werden keine Plättchen mehr gelegt: Die Schlusswertung beginnt.
my-island-largest_group = { $player } hat { $symbol ->
    [field] die größte Gruppe von Äckern
    [house] die größte Gruppe von Häusern
    [wall] die größte Gruppe von Mauern
   *[path] das größte Wegenetz
} (Größe { $size }): +{ $points }
my-island-beach_visible = { $player } lässt { $spaces ->
    [one] { $spaces } Strandfeld
   *[other] { $spaces } Strandfelder
} sichtbar{ $points ->
    [0] , am Ende der Zählleiste ohne Abzug.
   *[other] : { $points }
}
my-island-scored = { $player } punktet{ my-island-any-points }
my-island-picked = { $player } setzt einen Stein in eine Reihe{ my-island-any-points }
my-island-stuck = { $player } bringt einen Aufkleber an{ my-island-any-at }.
my-island-sticker_lost = { $player } findet keinen Platz für einen Aufkleber.
my-island-progress_made = { $player } gewinnt { $change } Fortschritt.
my-island-ranked = { $players ->
    [1] { $player } kommt am Ende auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $player } belegt Platz { $rank } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
}{ $progress ->
    [0] .
   *[other] {" "}und gewinnt { $progress } Fortschritt.
}

## Was man tun kann

my-island-do-place = { $coordinates ->
    [shown] Plättchen { $tile }{ my-island-any-placement } legen
   *[hidden] Das { my-island-any-symbols }-Plättchen legen
}
my-island-do-pass = Passen{ my-island-any-cost }: das Plättchen beiseitelegen
my-island-do-stick = Aufkleber anbringen{ my-island-any-at }
my-island-do-pick = Stein dorthin setzen{ my-island-any-at }
my-island-do-finish = Aufhören: in diesem Spiel keine Plättchen mehr legen

## Was gezogen wird

my-island-draw-card = { $coordinates ->
    [shown] Die Karte mit Plättchen { $tile } wird aufgedeckt.
   *[hidden] Die Karte mit dem { my-island-any-symbols }-Plättchen wird aufgedeckt.
}

## Was gefragt ist

my-island-prompt-decide = { $fits ->
    [false] Dieses Plättchen passt nirgends{ $passes ->
        [false] , und zum Passen hast du zu wenige Punkte: Höre auf.
       *[true] : Passe oder höre auf.
    }
   *[true] Lege { my-island-any-tile }{ $passes ->
        [false] {" "}oder höre auf. Zum Passen hast du zu wenige Punkte.
       *[true] , passe oder höre auf.
    }
}
my-island-prompt-decide_last = { $fits ->
    [false] Die letzte Karte, und ihr Plättchen passt nirgends: Höre auf.
   *[true] Die letzte Karte: Lege { my-island-any-tile } oder höre auf.
}
my-island-prompt-stick = Wähle, wohin der Aufkleber kommt.
my-island-prompt-pick = Wähle einen Platz für deinen Stein.
my-island-prompt-wait = Du hast dich entschieden; die anderen überlegen noch.

## Die Lektion

my-island-lesson-welcome = Diese Insel gehört dir. Alle bekommen dieselben Plättchen in derselben Reihenfolge, und wer am meisten daraus macht, gewinnt.
my-island-lesson-first = Dein erstes Plättchen: zwei Häuser und ein Weg. Es muss den Strand berühren, also leg es auf die umrandeten Felder.
my-island-lesson-match = Ab jetzt muss jedes Plättchen mit einem gleichen Symbol an deine anderen stoßen. Leg die Häuser neben deine Häuser.
my-island-lesson-village = Vier deiner Häuser hängen zusammen. Mit dem fünften wird ein Dorf daraus: 3 Punkte.
my-island-lesson-totem = Eine Straße vom Totem bis zum Strand bringt 5 Punkte. Dreh das Plättchen mit R oder dem runden Pfeil und führ deinen Weg zum Totem hinauf.
my-island-lesson-later = Ich habe für uns beide weitergespielt, deine Insel ist fast voll. Nach dieser Karte kommen nur noch drei.
my-island-lesson-pass = Dieses große Plättchen passt nirgends. Passe: Du legst es weg, und das kostet dich 1 Punkt.
my-island-lesson-beach = Am Ende kostet jedes freie Strandfeld 1 Punkt. Dieses kleine Plättchen deckt noch zwei davon ab.
my-island-lesson-finish = Auch das hier passt nirgends, und Passen würde einen Punkt kosten. Hör lieber auf: Das ist umsonst, du legst nur nichts mehr.
my-island-lesson-largest = Alle haben aufgehört, jetzt wird gezählt. Wer die größte Gruppe von Äckern, Häusern, Mauern oder Wegen hat, bekommt je 5 Punkte: Bei dir sind es drei.
my-island-lesson-bare = Zum Schluss der freie Strand. Bei dir ist nur ein Feld offen geblieben, das kostet 1 Punkt.
my-island-lesson-end = Das ist das ganze Spiel, und du hast es gewonnen. Lust auf ein richtiges?

## Auswahl

my-island-option-rules = Spiel
my-island-option-rules-eternal = Ewiges Spiel
my-island-option-rules-game-1 = Kampagne, Spiel 1

## Punkte

my-island-score-start = Start
my-island-score-houses = Häuser am Strand
my-island-score-farms = Farmen
my-island-score-villages = Dörfer
my-island-score-bulwarks = Bollwerke
my-island-score-totems = Totems mit Weg zum Meer
my-island-score-largest = Größte Gruppen
my-island-score-passes = Passen
my-island-score-beach = Sichtbarer Strand
my-island-score-track_end = Ende der Zählleiste

## Was eine Aktion bringen würde, bevor sie ausgeführt ist

my-island-effect-group_grows = { $symbol ->
    [field] Äcker
    [house] Häuser
    [wall] Mauern
   *[path] Wege
} wachsen von { $from } auf { $to }{ $missing ->
    [0] {""}
   *[other] , noch { $missing } bis { $symbol ->
        [field] zur Farm
        [house] zum Dorf
       *[wall] zum Bollwerk
    }
}
my-island-effect-largest = Größte Gruppe { $symbol ->
    [field] Äcker
    [house] Häuser
    [wall] Mauern
   *[path] Wege
} von allen: +{ $points } am Ende
my-island-effect-beach_left = { $spaces ->
    [0] Kein Strand bleibt offen
    [one] { $spaces } Strandfeld bleibt offen: { $points } am Ende
   *[other] { $spaces } Strandfelder bleiben offen: { $points } am Ende
}{ $fewer ->
    [0] {""}
   *[other] {" "}({ $fewer } weniger)
}
my-island-effect-tile_lost = Dieses Plättchen legst du nie mehr
my-island-effect-no_more_tiles = { $cards ->
    [0] Du legst keine Plättchen mehr
    [one] Du legst keine Plättchen mehr, obwohl noch { $cards } Karte kommt
   *[other] Du legst keine Plättchen mehr, obwohl noch { $cards } Karten kommen
}

## Worauf man hinarbeiten kann

my-island-aim-houses = Häuser
    .about = Jedes Haus, das du auf ein Strandfeld legst, bringt sofort 1 Punkt.
my-island-aim-farms = Farm
    .about = 5 zusammenhängende Äcker sind eine Farm: sofort 3 Punkte. Gezeigt wird deine größte Gruppe Äcker, die noch nicht gewertet ist.
my-island-aim-villages = Dorf
    .about = 5 zusammenhängende Häuser sind ein Dorf: sofort 3 Punkte. Gezeigt wird deine größte Gruppe Häuser, die noch nicht gewertet ist.
my-island-aim-bulwarks = Bollwerk
    .about = 5 zusammenhängende Mauern sind ein Bollwerk: sofort 3 Punkte. Gezeigt wird deine größte Gruppe Mauern, die noch nicht gewertet ist.
my-island-aim-totems = Totems
    .about = Führt eine Straße aus Wegen von einem Totem zu einem Strandfeld, bringt das sofort 5 Punkte, für jedes Totem.
my-island-aim-largest = Größte
    .about = Am Ende bekommt 5 Punkte, wer die größte Gruppe aus Äckern, Häusern, Mauern oder Wegen hat; bei Gleichstand alle. Gezeigt wird, bei wie vielen der vier du gerade vorn liegst.
my-island-aim-beach = Strand
    .about = Am Ende kostet jedes Strandfeld ohne Plättchen 1 Punkt.

## Namen der Dinge

my-island-symbol-field = Acker
my-island-symbol-wall = Mauer
my-island-symbol-house = Haus
my-island-symbol-path = Weg

my-island-terrain-beach = Strand
my-island-terrain-heath = Heide
my-island-terrain-palms = Palmen
my-island-terrain-jungle = Urwald

my-island-shape-dihex = Zweier
my-island-shape-straight = gerader Dreier
my-island-shape-triangle = Dreieck
my-island-shape-rhombus = Raute

my-island-any-tile = { $coordinates ->
    [shown] Plättchen { $tile }
   *[hidden] das { my-island-any-symbols }-Plättchen
}
my-island-any-symbols = { $tile ->
    [T01] { my-island-symbol-field }-{ my-island-symbol-wall }
    [T02] { my-island-symbol-field }-{ my-island-symbol-house }
    [T03] { my-island-symbol-field }-{ my-island-symbol-path }
    [T04] { my-island-symbol-wall }-{ my-island-symbol-house }
    [T05] { my-island-symbol-wall }-{ my-island-symbol-path }
    [T06] { my-island-symbol-house }-{ my-island-symbol-path }
    [T07] { my-island-symbol-field }-{ my-island-symbol-field }-{ my-island-symbol-wall }
    [T08] { my-island-symbol-field }-{ my-island-symbol-field }-{ my-island-symbol-house }
    [T09] { my-island-symbol-wall }-{ my-island-symbol-wall }-{ my-island-symbol-house }
    [T10] { my-island-symbol-wall }-{ my-island-symbol-wall }-{ my-island-symbol-path }
    [T11] { my-island-symbol-house }-{ my-island-symbol-house }-{ my-island-symbol-path }
    [T12] { my-island-symbol-house }-{ my-island-symbol-house }-{ my-island-symbol-field }
    [T13] { my-island-symbol-path }-{ my-island-symbol-path }-{ my-island-symbol-field }
    [T14] { my-island-symbol-path }-{ my-island-symbol-path }-{ my-island-symbol-wall }
    [T15] { my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-house }
    [T16] { my-island-symbol-field }-{ my-island-symbol-house }-{ my-island-symbol-wall }
    [T17] { my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-path }
    [T18] { my-island-symbol-field }-{ my-island-symbol-path }-{ my-island-symbol-wall }
    [T19] { my-island-symbol-field }-{ my-island-symbol-house }-{ my-island-symbol-path }
    [T20] { my-island-symbol-field }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T21] { my-island-symbol-wall }-{ my-island-symbol-house }-{ my-island-symbol-path }
    [T22] { my-island-symbol-wall }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T23] { my-island-symbol-house }-{ my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-path }
    [T24] { my-island-symbol-path }-{ my-island-symbol-field }-{ my-island-symbol-house }-{ my-island-symbol-wall }
    [T25] { my-island-symbol-wall }-{ my-island-symbol-field }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T26] { my-island-symbol-path }-{ my-island-symbol-wall }-{ my-island-symbol-house }-{ my-island-symbol-field }
    [T27] { my-island-symbol-field }-{ my-island-symbol-wall }-{ my-island-symbol-path }-{ my-island-symbol-house }
    [T28] { my-island-symbol-wall }-{ my-island-symbol-house }-{ my-island-symbol-path }-{ my-island-symbol-field }
   *[other] { my-island-any-further }
}
my-island-any-at = { $coordinates ->
    [shown] {" "}auf ({ $at })
   *[hidden] {""}
}
my-island-any-placement = { my-island-any-at }{ $coordinates ->
    [shown] { $rotation ->
        [0] {""}
        [1] , gedreht um 60°
        [2] , gedreht um 120°
        [3] , gedreht um 180°
        [4] , gedreht um 240°
       *[5] , gedreht um 300°
    }
   *[hidden] {""}
}
my-island-any-points = { $points ->
    [0] .
   *[other] : +{ $points }
}
my-island-any-cost = { $cost ->
    [0] {" "}(kostenlos)
    [other] {" "}(−{ $cost })
   *[one] {" "}(−1)
}

## Regeln

my-island-rule-3 = Alle beginnen mit einer leeren Insel, dem Zählstein auf der 10 und den gleichen Plättchen, die offen ausliegen. Die Karten dieser Plättchen werden zu einem Stapel für den ganzen Tisch gemischt. Im Ewigen Spiel bleibt weg, was die Kampagne hinzugefügt hat.
    .title = Vorbereitung
my-island-rule-5 = Jede Runde beginnt mit einer neuen Karte. Wer noch mitspielt, entscheidet über ihr Plättchen; dann werden alle Entscheidungen ausgeführt und ihre Punkte gezählt.
    .title = Eine Runde
my-island-rule-5_2 = Bei jeder Karte entscheidest du dich einmal: Du legst ihr Plättchen, du passt oder du hörst für dieses Spiel auf. Alle entscheiden gleichzeitig.
    .title = Eine Entscheidung je Karte
my-island-rule-5_3 = Die Karte gibt vor, um welches Plättchen es in dieser Runde geht. Ein anderes kannst du nicht legen.
    .title = Die Karte bestimmt das Plättchen
my-island-rule-6_1 = Ein Plättchen liegt vollständig auf Feldern deiner Insel. Nichts davon darf ins Meer oder ins Gebirge ragen.
    .title = Auf der Insel bleiben
my-island-rule-6_2 = Du baust nur auf erlaubtem Boden: in Spiel 1 auf Strand und Heide, im Ewigen Spiel auch auf Palmen. Der Urwald bleibt in beiden frei.
    .title = Erlaubter Boden
my-island-rule-6_3 = Auf ein Feld passt nur ein Sechseck. Was liegt, bleibt liegen und wird nie überbaut.
    .title = Nichts wird doppelt überdeckt
my-island-rule-6_4 = Dein erstes Plättchen überdeckt mindestens ein Strandfeld. Auf die Symbole kommt es dabei noch nicht an.
    .title = Das erste Plättchen
my-island-rule-6_5 = Jedes weitere Plättchen setzt eines deiner Symbole fort: Mindestens ein Sechseck muss Kante an Kante mit dem gleichen Symbol eines Plättchens liegen, das schon da ist. Eine solche Kante genügt.
    .title = Alle weiteren Plättchen
my-island-rule-7 = Statt zu legen, kannst du das Plättchen für den Rest des Spiels beiseitelegen und deinen Zählstein einen Schritt zurücksetzen. Das geht auch, wenn es passen würde, aber nicht, solange dein Zählstein auf der 0 steht.
    .title = Passen
my-island-rule-8 = Sobald eine Karte offen liegt, kannst du für dieses Spiel aufhören. Das kostet nichts und geht auch, wenn das Plättchen passen würde. Die weiteren Runden setzt du aus, bei allen Vergleichen am Ende zählt deine Insel aber mit.
    .title = Aufhören
my-island-rule-9_1 = In Spiel 1 bringt jedes Haus, das du auf ein Strandfeld legst, sofort 1 Punkt.
    .title = Häuser am Strand
my-island-rule-9_2 = Im Ewigen Spiel werden 5 oder mehr verbundene Äcker zu einer Farm, Häuser zu einem Dorf und Mauern zu einem Bollwerk. Jede solche Gruppe bringt 3 Punkte, sobald sie vollendet ist, und bekommt einen Würfel; danach bringt sie nichts mehr, wie weit sie auch wächst.
    .title = Farmen, Dörfer und Bollwerke
my-island-rule-9_3 = Im Ewigen Spiel bringt ein Totem 5 Punkte, sobald ein Wegenetz von einem Feld neben ihm bis auf ein Strandfeld reicht. Wege dürfen abbiegen und sich verzweigen, ein Wegenetz kann mehrere Totems anschließen, und jedes Totem zählt einmal.
    .title = Wege vom Totem zum Meer
my-island-rule-10 = Das Spiel endet, wenn alle aufgehört haben, spätestens nach der letzten Karte. Im Ewigen Spiel bringt dann die größte Gruppe jedes Symbols 5 Punkte; in beiden Spielen kostet jedes noch sichtbare Strandfeld 1 Punkt. Es gewinnt, wessen Zählstein am weitesten vorn steht.
    .title = Ende des Spiels
my-island-rule-11 = Die Zählleiste reicht von 0 bis 55, dein Zählstein beginnt auf der 10. Unter 0 fällt er nur in der Schlusswertung, und wenn er die 55 erreicht, bleibt er dort.
    .title = Die Zählleiste
my-island-rule-12 = In der Kampagne gibt es für den ersten Platz 2 Fortschritt und, zu dritt oder zu viert, für den zweiten 1 Fortschritt. Bei gleichen Punkten entscheidet die Reihe am Gebirge: Wer dort weniger Felder frei gelassen hat, liegt vorn. Ist auch das gleich, entscheidet die nächste Reihe und so fort.
    .title = Platzierung und Fortschritt
my-island-rule-R1 = Der ganze Tisch zieht von einem einzigen Stapel, der nie neu gemischt wird. Welche Karten noch darin sind, dürfen alle wissen, ihre Reihenfolge niemand.
    .title = Ein Stapel für alle
my-island-rule-R2 = Keine Entscheidung wirkt auf eine andere Insel. Darum ist es egal, wer zuerst entscheidet.
    .title = Jede Insel für sich
my-island-rule-R3 = Ein Plättchen lässt sich in sechs Stellungen drehen. Es ist nur auf einer Seite bedruckt, also gibt es keine Spiegelbilder.
    .title = Sechs Drehungen
my-island-rule-R4 = Schon ein einziges Sechseck auf verbotenem Boden verhindert, dass du das Plättchen so legst. Die Felder der Totems sind Urwald.
    .title = Verbotener Boden
my-island-rule-R5 = Als erstes Plättchen gilt das erste, das du wirklich legst, auch wenn du vorher gepasst hast. Wann immer das ist, muss es ein Strandfeld überdecken.
    .title = Das erste gelegte Plättchen
my-island-rule-R6 = Das gleiche Symbol muss auf einem früheren Plättchen liegen; gleiche Symbole im neuen Plättchen zählen dafür nicht. An andere Symbole zu grenzen, ist nie verboten.
    .title = Symbole fortsetzen
my-island-rule-R7 = Um zu passen, muss dein Zählstein mindestens auf der 1 stehen. So führt Passen höchstens auf die 0, nie darunter.
    .title = Passen braucht einen Punkt
my-island-rule-R8 = Wer aufgehört hat, kommt in dieses Spiel nicht zurück. Auch beiseitegelegte Plättchen und die Plättchen späterer Karten kannst du nicht mehr legen.
    .title = Aufhören ist endgültig
my-island-rule-R9 = Bei der letzten Karte ist Aufhören mindestens so gut wie Passen, denn es spart den Punkt. Passen bleibt erlaubt, angeboten wird dir aber nur das Aufhören.
    .title = Die letzte Karte
my-island-rule-R10 = Wachsen Gruppen zusammen, zählt das Ganze: Ohne Würfel und mit mindestens 5 Sechsecken gibt es einmal Punkte, aus wie vielen Teilen es auch entstand; mit Würfel gibt es keine. Vollendet ein Plättchen mehrere getrennte Gruppen, zählt jede.
    .title = Zusammenwachsende Gruppen
my-island-rule-R11 = Zuerst werden die größten Gruppen gewertet: Äcker, Häuser, Mauern, dann Wege. Zuletzt kommt der sichtbare Strand. Die Reihenfolge ist nur für Zählsteine wichtig, die die 55 erreichen.
    .title = Ablauf der Schlusswertung
my-island-rule-R12 = Schon ein einzelnes Sechseck kann die größte Gruppe sein; wer sich die größte teilt, bekommt die vollen 5 Punkte. Ohne das Symbol gibt es nichts. Auch wer früh aufgehört hat, wird verglichen.
    .title = Geteilte größte Gruppe
my-island-rule-R13 = Punkte unter 0 bleiben, wie sie sind, und ein Ergebnis kann negativ sein. Die Zählleiste zeigt dann eine 0 mit Minuszeichen.
    .title = Schulden bleiben
my-island-rule-R14 = Erreicht dein Zählstein die 55, egal wann, bleibt er dort bis zum Ende des Spiels: Weitere Punkte verfallen und Abzüge wirken nicht, sodass auch Passen nichts kostet. In der Kampagne bringt das 1 Fortschritt, höchstens einmal je Spiel.
    .title = Das Ende der Zählleiste
my-island-rule-R15 = Auch im Ewigen Spiel endet die Zählleiste bei 55, aber ohne Fortschritt. Stehen dort mehrere Zählsteine, entscheiden die Reihen.
    .title = Das Ende der Zählleiste im Ewigen Spiel
my-island-rule-R16 = Entscheiden die Reihen, so zählt jedes Feld ohne Plättchen, auch eines, auf dem niemand bauen darf.
    .title = Reihen zählen
my-island-rule-R17 = Wer in allen acht Reihen gleichauf liegt, teilt sich den besseren Platz mit allem, was dazugehört. Der nächste Platz entfällt.
    .title = Geteilte Plätze
my-island-rule-R18 = Fortschritt hat keine Obergrenze und fällt nie unter 0. Die Abschnitte zu je zehn helfen nur beim Zählen.
    .title = Fortschritt zählen
my-island-rule-R19 = Haben nach dem letzten Spiel der Kampagne mehrere gleich viel Fortschritt, gewinnt der bessere Platz in diesem Spiel. Ist auch der gleich, wird der Sieg geteilt.
    .title = Sieg in der Kampagne
my-island-rule-R20 = Alle Zählsteine beginnen auf der 10. Deine erspielten Punkte sind also der Stand deines Zählsteins minus 10.
    .title = Erspielte Punkte
my-island-rule-R21 = Für einen Weg zum Meer zählt jedes Strandfeld, auch eines, das nicht ans Wasser grenzt.
    .title = Jedes Strandfeld zählt
my-island-rule-R22 = Der Weg zu einem Totem ist ein zusammenhängendes Wegenetz. Liegt ein einzelner Weg zugleich neben dem Totem und auf Strand, genügt er allein.
    .title = Ein zusammenhängender Weg
my-island-rule-R23 = Ein Totem, das gezählt hat, zählt nie wieder. Ein Plättchen kann mehrere Totems anschließen und bringt dann für jedes 5 Punkte.
    .title = Jedes Totem einmal
my-island-rule-R24 = Gruppen und Wege zählen auf jeder Insel für sich; sie reichen nie von einer zur anderen.
    .title = Nur die eigene Insel
my-island-rule-R25 = Jedes Haus auf einem Strandfeld zählt in dem Moment, in dem du es legst. Diese Punkte werden nie zurückgenommen.
    .title = Häuser zählen einmal
my-island-rule-R26 = Der sichtbare Strand wird am Ende des Spiels gezählt, auch bei denen, die früh aufgehört haben. Strand, auf dem niemand mehr bauen kann, zählt nicht.
    .title = Strand zählen
my-island-rule-R27 = Passt dein Plättchen nirgends, kannst du immer noch aufhören oder, wenn du einen Punkt übrig hast, passen.
    .title = Kein Zwang
my-island-rule-R28 = Haben alle aufgehört, wird keine Karte mehr aufgedeckt.
    .title = Keine Karten mehr
my-island-rule-R29 = Du kannst allein üben. Die größten Gruppen werden dann nicht gewertet, denn es gibt keine Insel zum Vergleichen, und Fortschritt gibt es auch keinen.
    .title = Allein üben
my-island-rule-R30 = Ein Würfel erinnert nur daran, dass seine Gruppe schon gezählt hat. Es kommt darauf an, ob je ein Sechseck der Gruppe zu einer gehörte, die Punkte gebracht hat.
    .title = Wozu die Würfel da sind
my-island-rule-R31 = Alle Punkte, die ein Plättchen bringt, werden erst zusammengezählt: Häuser, dann Gruppen, dann Wege. Erst diese Summe bewegt den Zählstein, und erst dann wird geprüft, ob er die 55 erreicht.
    .title = Eine Summe je Plättchen
my-island-rule-R32 = Ein Plättchen muss nichts einbringen; du darfst es überall legen, wo es passt.
    .title = Keine Pflicht zu punkten
my-island-rule-R33 = Vor dem Ewigen Spiel sollte jemand am Tisch die Spiele 1 bis 9 der Kampagne kennen. Das ist nur ein Rat, damit das Erklären leichter fällt und keine Überraschung verraten wird.
    .title = Rat für Neulinge
my-island-rule-R34 = Nur die Schlusswertung kann einen Zählstein unter 0 bringen, und dort kommen die Abzüge zuletzt. Schulden zeigen sich darum nur als negatives Ergebnis.
    .title = Schulden nur am Ende
my-island-rule-R35 = Bei Gleichstand um den zweiten Platz entscheiden die Reihen; sind auch sie gleich, werden beide Zweite. Dahinter hat ein Gleichstand keine Folgen.
    .title = Gleichstand um Platz zwei

## Ablehnungen

my-island-refused-5_2 = Regel 5.2: Du hast gerade nichts zu entscheiden. Über jede Karte entscheiden alle nur einmal; warte auf die nächste.
my-island-refused-5_3 = Regel 5.3: Die Karte zeigt ein anderes Plättchen. Lege das Plättchen auf der Karte, passe oder höre auf.
my-island-refused-6_1 = Regel 6.1: Das Plättchen ragt über den Rand der Insel. Es muss vollständig auf Feldern liegen, nicht im Meer und nicht im Gebirge.
my-island-refused-6_3 = Regel 6.3: Dort liegt schon ein Plättchen. Jedes Sechseck dieses Plättchens braucht ein freies Feld.
my-island-refused-R3 = Regel R3: So lässt sich kein Plättchen drehen. Es gibt sechs Stellungen, von 0 bis 5 Schritten.
my-island-refused-R4 = Regel R4: Das Plättchen liegt zum Teil auf verbotenem Boden. Nimm nur Strand und Heide, im Ewigen Spiel auch Palmen; auf Urwald wird nie gebaut.
my-island-refused-R5 = Regel R5: Dein erstes Plättchen liegt nicht am Strand. Mindestens eines seiner Sechsecke muss ein Strandfeld überdecken.
my-island-refused-R6 = Regel R6: Das Plättchen berührt kein gleiches Symbol. Mindestens eines seiner Sechsecke muss neben dem gleichen Symbol eines früheren Plättchens liegen.
my-island-refused-R7 = Regel R7: Dein Zählstein steht auf der 0, und Passen würde einen Punkt kosten. Lege das Plättchen oder höre auf.
my-island-refused-R8 = Regel R8: Du hast in diesem Spiel aufgehört und entscheidest nichts mehr. Warte auf die Schlusswertung.
