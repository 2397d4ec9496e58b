### Yamataï erklärt, für alle, die noch nie eine Regel gelesen haben.

yamatai-guide-about = Vierunddreißig Inseln und eine Königin, die sich die prächtigste Hauptstadt von allen wünscht. Flotten bringen Schiffe voll Bambus, Holz, Stein, Lehm und Gold. Du legst sie in einer Kette zwischen die Inseln, und von da an gehören sie allen: Wer auf einer Insel baut, nutzt die Schiffe ringsum, egal, wer sie dort hingelegt hat. Oder du sammelst Opfergaben und gewinnst damit die Geister des Archipels für dich. Die stärksten Flotten helfen am meisten, doch wer eine nimmt, kommt in der nächsten Runde zuletzt dran.
yamatai-guide-origin = Yamataï ist von Bruno Cathala und Marc Paquien (Days of Wonder, 2017). Texte und Zeichnungen hier sind unsere eigenen. Vieles, was im Original gedruckt ist, lag uns nicht vor und ist rekonstruiert: die Fähigkeiten von acht Flotten, Kosten und Punkte der Gebäude, 15 der 18 Spezialisten und der Plan. Wer das veröffentlichte Spiel kennt, wird es merken.
yamatai-guide-win = Wer am Ende die meisten Punkte hat, gewinnt. Es gibt sie hierfür:
yamatai-guide-win-1 = für jedes Gebäude: Häuser und Handelsposten bringen 1 bis 4, Torii und Paläste 4 bis 6.
    .worth = +1 … 6
yamatai-guide-win-2 = für ein Haus oder einen Handelsposten neben einem Torii oder Palast, je Nachbar, und auf einem Gebirge.
    .worth = +1
yamatai-guide-win-3 = für jeden Spezialisten, den du angeworben hast; jeder kann außerdem etwas.
    .worth = +0 … 4
yamatai-guide-win-4 = für je fünf Münzen. Die bringen dir zum Beispiel Gruppen eigener Gebäude.
    .worth = +1
yamatai-guide-win-5 = für je zwei Schiffe, die du weder einsetzen noch festmachen konntest.
    .worth = −1
yamatai-guide-win-6 = für jedes Gebäudeplättchen, das du reserviert und nie gebaut hast.
    .worth = −1
yamatai-guide-turn = In einer Runde ist jeder einmal am Zug, zu zweit jeder zweimal. Und so läuft ein Zug:
yamatai-guide-turn-1 = Nimm eine der offenen Flotten: ihre Schiffe, ihre Fähigkeit für diesen Zug und deinen Platz in der nächsten Runde. Niedrige Zahlen kommen zuerst dran.
yamatai-guide-turn-2 = Kaufe oder verkaufe ein Schiff, wenn du magst.
yamatai-guide-turn-3 = Setze Schiffe in einer Kette ein: das erste auf ein Eingangsfeld oder neben ein Schiff derselben Farbe, jedes weitere neben das vorige.
yamatai-guide-turn-4 = Dann nimmt jedes dieser Schiffe ein Kulturplättchen von einer Insel, an der es liegt. Oder du baust: Rund um die Insel müssen die Schiffe liegen, die das Gebäudeplättchen zeigt.
yamatai-guide-turn-5 = Ein übriges Schiff darf in deinem Hafen bleiben. Die anderen sind verloren und kosten Punkte.
yamatai-guide-turn-6 = Wirb einen Spezialisten an, wenn du magst, für zwei Kulturplättchen einer Farbe oder drei verschiedene.

## Abschnitte

yamatai-guide-section-setup = Bevor es losgeht
yamatai-guide-section-rounds = Runden
yamatai-guide-section-decisions = Dein Zug
yamatai-guide-section-fleet = Eine Flotte nehmen
yamatai-guide-section-trade = Handeln
yamatai-guide-section-placing = Schiffe einsetzen
yamatai-guide-section-collecting = Kulturplättchen sammeln
yamatai-guide-section-building = Bauen
yamatai-guide-section-bonuses = Was ein Gebäude sofort bringt
yamatai-guide-section-mooring = Festmachen
yamatai-guide-section-hiring = Spezialisten anwerben
yamatai-guide-section-powers = Fähigkeiten der Flotten
yamatai-guide-section-specialists = Was Spezialisten können
yamatai-guide-section-end = Das Ende der Partie
yamatai-guide-section-final = Punkte

## Beispiele

yamatai-guide-example-cover = Du baust auf dem Gebirge einen Handelsposten: Das Torii daneben und das Gebirge bringen je einen Prestigepunkt, und deine Dreiergruppe zahlt 6 Münzen, doppelt so viel wie bei einem Haus.
    .alt = Auf einer Gebirgsinsel neben zwei eigenen Häusern und einem Torii entsteht ein Handelsposten; Schiffe mit Holz daneben bezahlen ihn
yamatai-guide-example-order = Die Flotten 9, 2, 5 und 4 wurden genommen. In der nächsten Runde beginnt, wer Flotte 2 hat, dann kommen 4, 5 und 9.
    .alt = Die Zahlen 1 bis 10, auf 2, 4, 5 und 9 die Zeichen von vier Spielern
yamatai-guide-example-turned = Flotte 7 blieb übrig und liegt jetzt ganz vorn. Daneben wurden vier aufgedeckt. Von denen, die vorher verdeckt lagen, ist nur Flotte 6 übrig: Sie kommt vor denen, die gerade eingemischt wurden.
    .alt = Offen liegen die Flotten 7, 1, 10, 3 und 8; verdeckt 6 und danach 2, 4, 5 und 9
yamatai-guide-example-prices = Mit 3 Münzen kannst du Stein kaufen, aber keinen Lehm. Ein Verkauf bringt genauso viel. Mit Gold wird nicht gehandelt.
    .alt = Schiffe mit Bambus, Holz, Stein und Lehm und ihre Preise von 1 bis 4 Münzen
yamatai-guide-example-first = Auf dem Meer liegt ein Schiff mit Bambus. Dein erstes Schiff darf auf jedes freie Eingangsfeld. Eines mit Bambus darf auch neben dem anderen Bambus liegen, eines mit Holz nicht.
    .alt = Ein Schiff mit Bambus; freie Eingangsfelder sind für Bambus und Holz markiert, zwei Felder neben dem Schiff nur für Bambus
yamatai-guide-example-chain = Das dritte Schiff kommt neben das zweite. Die Felder neben dem ersten gehen nicht mehr: Eine Kette verzweigt sich nie.
    .alt = Eine Kette aus zwei Schiffen; zwei Felder neben dem zweiten sind markiert, zwei neben dem ersten durchgestrichen
yamatai-guide-example-collect = Jedes deiner beiden Schiffe nimmt ein Plättchen von einer Insel, an der es liegt: zusammen zwei.
    .alt = Zwei Schiffe dieses Zuges, zu jedem führt ein Pfeil von einem Kulturplättchen
yamatai-guide-example-fewer = Nimmt das zweite Schiff das orange Plättchen, bleibt für das erste keines. Das ist erlaubt, bringt aber nur eines: Am grünen liegt kein anderes Schiff.
    .alt = Zwei Schiffe dieses Zuges; nur das zweite nimmt ein Plättchen, neben dem ersten liegt keines mehr
yamatai-guide-example-build = Das Haus braucht Bambus, Holz und Stein. Alle drei Schiffe liegen rund um die Insel: Es kann gebaut werden.
    .alt = Rund um eine Insel Schiffe mit Holz, Bambus und Stein, jedes abgehakt; dort entsteht ein Haus
yamatai-guide-example-fresh = Dieselben Schiffe liegen da, aber keines davon hast du in diesem Zug eingesetzt, und dein neues liegt woanders.
    .alt = Schiffe mit Holz, Bambus und Stein rund um eine durchgestrichene Insel; das einzige neue Schiff liegt weit weg
yamatai-guide-example-other = Dein neues Schiff hat Lehm geladen, den das Haus nicht braucht. Es liegt an der Insel, und das genügt; bezahlt wird mit älteren Schiffen.
    .alt = Ältere Schiffe mit Holz, Bambus und Stein bezahlen ein Haus; ein neues mit Lehm liegt an der Insel
yamatai-guide-example-token = Nach der Kurzanleitung spielt das Plättchen keine Rolle: Das Haus wird gebaut, das Plättchen kann weiter gesammelt werden. Nach den veröffentlichten Regeln müsstest du es zuerst nehmen.
    .alt = Auf einer Insel mit einem violetten Kulturplättchen entsteht ein Haus
yamatai-guide-example-neighbours = Drei Prestigepunkte: für das Torii, für den Palast darunter und für das Gebirge. Der andere Palast berührt die Insel nur an einer Ecke.
    .alt = Ein Haus auf einer Gebirgsinsel neben Torii und Palast; ein weiterer Palast liegt über Eck
yamatai-guide-example-group = Das neue Haus verbindet zwei andere: Eine Dreiergruppe zahlt 3 Münzen. Ein Handelsposten hätte 6 gebracht.
    .alt = Ein Haus wird gebaut, das zwei eigene Häuser verbindet
yamatai-guide-example-corner = Diese beiden Inseln berühren sich nur an der Ecke, an der ein Schiff liegt. Sie sind keine Nachbarn und keine Gruppe: keine Münzen.
    .alt = Ein Haus entsteht auf einer Insel, die die Insel eines anderen eigenen Hauses nur an einer Ecke berührt
yamatai-guide-example-moor = Holz lag im Hafen, Lehm ist übrig, und es gibt einen Liegeplatz: Lehm bleibt, Holz kommt neben den Hafen und ist verloren.
    .alt = Schiffe mit Holz und Lehm; Lehm im Hafen, Holz daneben
yamatai-guide-example-pay = Mit diesen Plättchen kannst du zwei orange zahlen oder ein oranges, ein grünes und ein violettes.
    .alt = Zwei orange, ein grünes und ein violettes Plättchen und zwei Arten, damit zu zahlen
yamatai-guide-example-sacred = Schiffe liegen genug um die Insel, aber auf heiligem Boden baut nie jemand.
    .alt = Eine durchgestrichene Insel mit heiligem Boden, ringsum Schiffe mit Holz, Bambus und Stein
yamatai-guide-example-waived = Stein fehlt. Mit Flotte 9 darf ein Schiff fehlen, also kann das Haus gebaut werden.
    .alt = Schiffe mit Holz und Bambus bezahlen ein Haus, das auch Stein braucht
yamatai-guide-example-final = 23 Münzen sind 4 Punkte, 5 Schiffe neben dem Hafen kosten 2: Beides wird abgerundet. Übrige Münzen, Kulturplättchen und festgemachte Schiffe zählen nichts.
    .alt = Münzen, Prestigepunkte, Gebäude, Spezialisten, ein reserviertes Plättchen und Schiffe neben dem Hafen mit ihren Punkten
