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
yamatai-guide-section-turn = Dein Zug
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

yamatai-guide-example-cover = Fünf Ladungen, fünf Formen: Bambus, Holz, Stein, Lehm und Gold. Gold ist selten, und für jedes Torii und jeden Palast braucht es welches.
    .alt = Fünf Schiffe nebeneinander, jedes mit einer anderen Ladung
yamatai-guide-example-prices = Mit 3 Münzen kannst du Stein kaufen, aber keinen Lehm. Ein Verkauf bringt genauso viel. Mit Gold wird nicht gehandelt.
    .alt = Schiffe mit Bambus, Holz, Stein und Lehm und ihre Preise von 1 bis 4 Münzen
