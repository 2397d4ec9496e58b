### Kapitel 1, Die Ankunft: nicht für das Bündel des Browsers.

my-island-chapter-1 = Der Sturm hat euch an eine Küste geworfen, die keine Karte kennt. Am Morgen liegt das Meer so glatt da, als wäre nichts gewesen.

    Ihr zieht die Boote über die Flutlinie, stellt die ersten Hütten in den Sand und blickt auf die grüne Wand hinter der Heide.

    Keiner sagt es laut, aber ihr werdet eine Weile hierbleiben. Also fängt einer an zu bauen, und dann bauen alle.
    .title = Die Ankunft
my-island-option-rules-game-2 = Kampagne, Spiel 2: Pfade
my-island-option-rules-game-3 = Kampagne, Spiel 3: Unter Palmen
my-island-sticker-palm = Palmen
my-island-prompt-stick-palm = Wähle ein Urwaldfeld neben Palmen: Es wird für immer zu Palmen.
my-island-do-stick-palm = Anbringen: Palmen{ my-island-any-at }
my-island-stuck-palm = { $player } bringt an: Palmen{ my-island-any-at }.
my-island-sticker_lost-palm = { $player } findet keinen Platz für: Palmen.
my-island-sticker-thicket = Dickicht
my-island-prompt-stick-thicket = Wähle ein Palmenfeld neben dem Urwald: Es wird für immer zu Urwald.
my-island-do-stick-thicket = Anbringen: Dickicht{ my-island-any-at }
my-island-stuck-thicket = { $player } bringt an: Dickicht{ my-island-any-at }.
my-island-sticker_lost-thicket = { $player } findet keinen Platz für: Dickicht.
my-island-score-trail = Längster Pfad
my-island-aim-trail = Längster Pfad
    .about = Am Ende bringt deine größte Gruppe von Wegen 1 Punkt je Weg.
my-island-scored-trail = { $player } hat einen Pfad aus { $n } Wegen{ my-island-any-points }
my-island-score-jungle_road = Urwaldstraßen
my-island-aim-jungle_road = Urwaldstraßen
    .about = Am Ende bringt jede Gruppe von Wegen, die vom Strand bis an den Urwald reicht, 4 Punkte.
my-island-scored-jungle_road = { $player } hat Straßen in den Urwald{ my-island-any-points }
my-island-rule-C3 = Ein Aufkleber, für den es keinen passenden Platz gibt, ist verloren; keiner lässt sich aufheben. Mehrere kommen nacheinander, jeder auf die Insel, wie sie dann aussieht.
    .title = Aufkleber brauchen einen Platz
my-island-rule-C4 = Palmen und Dickicht ändern den Boden für immer, und das Feld zählt als das, was es jetzt zeigt. Das eine kann das andere aufheben.
    .title = Der Boden ändert sich für immer
my-island-rule-C8 = Jede Gruppe von Wegen zählt einmal, wie oft sie den Urwald auch berührt. Felder mit gedruckten Zeichen sind Urwald.
    .title = Straßen in den Urwald
my-island-rule-C19 = Das Ende der Leiste bringt höchstens 1 Fortschritt je Spiel. Besonderer Fortschritt und Abzüge folgen nach dem des Rangs.
    .title = Erst der Fortschritt des Rangs
my-island-rule-C20 = Wer eine Insel übernimmt, nimmt sie, wie sie ist: Aufkleber, Plättchen, Fortschritt. Ein Spiel, das du in einer Kampagne beendet hast, lässt sich einzeln mit frischen Inseln wiederholen.
    .title = Menschen dürfen wechseln
my-island-rule-C21 = Aufkleber, die alle bekommen, werden vor dem Mischen angebracht, von allen zugleich.
    .title = Aufkleber vor dem Spiel
my-island-rule-C22 = Jedes Mal dürfen zwei bis vier spielen. Eine Insel, die fehlt, behält, was sie hat, und holt Versäumtes vor ihrem nächsten Spiel nach.
    .title = Wer fehlt
my-island-rule-C28 = Ein einzelnes Spiel nutzt die Aufkleber für alle, die noch auf der Insel wären, und keine anderen. Fortschritt wird nicht behalten.
    .title = Ein einzelnes Spiel
my-island-rule-C32 = Zuerst kommen Aufkleber mit festem Platz, dann die, deren Platz du wählst, in ihrer Reihenfolge.
    .title = Ein Aufkleber nach dem anderen
my-island-rule-C33 = Wer mit einer eigenen Insel dazukommt, erhält eine Kopie der Insel mit dem wenigsten Fortschritt. Es gibt nie mehr als vier Inseln.
    .title = Wer später dazukommt
my-island-rule-C34 = Wer kein Plättchen gelegt hat, gehört zu den Übrigen, was der Zählstein auch sagt. Hat niemand gelegt, gewinnt niemand Fortschritt.
    .title = Wer nichts legt
my-island-refused-C3 = Regel C3: Dieser Aufkleber passt dort nicht hin. Wähle einen der passenden Plätze.
my-island-refused-C32 = Regel C32: Erst kommt ein anderer Aufkleber. Bringe den an, nach dem gefragt wird.

## Die Regelseite

my-island-game-1 = An Land
my-island-page-1-1 = Dein erstes Plättchen liegt mit mindestens einem Feld am Strand.
    .title = An Land gehen
my-island-page-1-2 = Jedes weitere Plättchen berührt ein gleiches Symbol eines früheren.
    .title = Gleich zu gleich
my-island-page-1-3 = Palmen und Urwald sind noch zu wild zum Bauen.
    .title = Nur Sand und Heide
my-island-page-1-4 = Passe und geh einen Punkt zurück, oder hör ganz auf.
    .title = Kein Platz?
my-island-page-1-5 = Sofort 1 Punkt für jedes Haus, das du an den Strand stellst.
    .title = Eine Hütte am Meer
my-island-page-1-6 = Am Ende 1 Punkt weniger für jedes Sandfeld, das offen bleibt.
    .title = Leerer Strand
my-island-game-2 = Pfade
my-island-page-2-1 = Am Ende bringt deine größte Gruppe von Wegen einen Punkt je Weg.
    .title = Ein Pfad entsteht
my-island-game-3 = Unter Palmen
my-island-page-3-1 = Von jetzt an darfst du auch auf Palmen bauen.
    .title = Zwischen den Palmen
my-island-page-3-2 = Am Ende 4 Punkte für jede Gruppe von Wegen, die vom Strand an den Urwald reicht.
    .title = Straßen in den Urwald
