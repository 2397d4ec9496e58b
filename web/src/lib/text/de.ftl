### Was die Seiten rund um ein Spiel sagen.

## Überall

ui-skip = Zum Inhalt springen
ui-loading = Wird geladen …
ui-close = Schließen
ui-cancel = Abbrechen
ui-save = Speichern
ui-show = Zeigen
ui-copy = Kopieren
ui-copied = Kopiert
ui-try_again = Noch einmal versuchen
ui-to_home = Zur Startseite
ui-problem = Das hat nicht geklappt
ui-problem_unknown = Etwas ist schiefgegangen: { $detail }
ui-line_lost = Die Verbindung riss ab, bevor eine Antwort kam. Bitte versuche es noch einmal.
ui-draft_lost = Der Server wurde neu gestartet, und was du angefangen hattest, passt nicht mehr: Andere haben inzwischen gezogen. Was du bestätigt hast, ist sicher.
ui-language = Sprache
ui-language-en = English
ui-language-de = Deutsch

## Die Startseite

ui-welcome = Inselspiele für einen Abend am Meer
ui-welcome-about = Spiele sofort gegen Bots oder lade Freunde mit einem Link an deinen Tisch ein. Ganz ohne Konto.
ui-your_name = Dein Name
ui-guest = Inselgast
ui-game = Spiel
ui-games = Spiele
ui-players_count = { $min ->
    [1] Für bis zu { $max } Personen, oder allein
   *[other] Für { $min } bis { $max } Personen
}
ui-play_now = Sofort spielen
ui-play_now-about = Beginnt gleich, mit zwei mittelstarken Bots.
ui-learn = Lernen
ui-learn-about = Ein erstes Spiel, das dir in ein paar Minuten die Regeln zeigt.
ui-learn-on = Weiterlernen
ui-learn-more = Zweite Lektion
ui-learn-more-about = Der Rest der Regeln: was die erste Lektion ausgelassen hat.
ui-learn-more-on = Zweite Lektion: weiter
ui-lesson = Lektion
ui-lesson-coach = Käpt’n
ui-lesson-step = Schritt { $step } von { $count }
ui-lesson-confirm = Genau so. Drück auf „{ $button }“, dann geht es weiter.
ui-lesson-strayed = Das geht auch. Ich zeige dir aber erst einmal, was ich im Sinn hatte.
ui-lesson-take_back = Zurücknehmen
ui-lesson-back = Zurück
ui-lesson-next = Weiter
ui-lesson-again = Noch einmal
ui-lesson-skip = Lektion überspringen
ui-lesson-home = Zu den Spielen
ui-lesson-play = Richtig spielen
ui-new_table = Neuer Tisch
ui-my_tables = Meine Tische
ui-no_tables = Noch kein Tisch. Hier findest du deine Partien bei jedem Besuch wieder.
ui-greeting-morning = Guten Morgen, { $name }
ui-greeting-day = Hallo, { $name }
ui-greeting-evening = Guten Abend, { $name }
ui-waiting = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
}
ui-tables-none = Gerade läuft keine Partie. Wie wäre es mit einer neuen?
ui-tables-campaign = Deine Kampagne geht weiter, wann immer du magst.
ui-tables-stale = Keine Verbindung: So standen deine Tische zuletzt.
ui-table-open = Ein Platz wartet noch auf jemanden
ui-table-others = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
ui-table-begins = Die Partie hat gerade begonnen.
ui-table-play = Spielen
ui-table-look = Ansehen
ui-just_now = gerade eben
ui-finished = Beendet
ui-finished-none = Hier findest du deine beendeten Partien.
ui-finished-all = Alle { $count } zeigen
ui-finished-mine = Du hast gewonnen, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
ui-finished-others = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
ui-finished-alone = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erreicht
ui-join_link = An einen Tisch setzen
ui-link = Einladungslink
ui-link-hint = Link hier einfügen
ui-link_incomplete = Dieser Link ist nicht vollständig. Kopiere ihn ganz, bis zum letzten Zeichen.

## Ein neuer Tisch

ui-who_plays = Wer spielt mit
ui-seat_kind = Wer auf Platz { $number } sitzt
ui-seat_name = Name auf Platz { $number }
ui-seat-me = Ich
ui-seat-friend = Freund mit Link
ui-seat-friend-about = Den Link bekommst du, sobald der Tisch eröffnet ist.
ui-seat-hot_seat = An diesem Gerät
ui-seat-bot = Bot
ui-level = Stärke
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
ui-level-expert = Experte
ui-level-easy-about = Spielt wie ein netter Anfänger: sieht vieles, übersieht vieles und lässt dich öfter gewinnen als nicht.
ui-level-medium-about = Kennt das Spiel und holt sich Punkte, greift aber ab und zu nur zum Zweitbesten.
ui-level-hard-about = Denkt mehrere Züge voraus und verschenkt nichts: Das wird ein harter Kampf.
ui-level-expert-about = Der stärkste Bot hier: denkt bis zu fünf Sekunden über einen Zug nach, bleibt bei seinem Plan und gibt einen Vorsprung selten wieder her.
ui-add_seat = Platz hinzufügen
ui-remove_seat = Platz { $number } entfernen
ui-options = Einstellungen des Spiels
ui-open_table = Tisch eröffnen

## Dazukommen

ui-link-do = Öffnen
ui-link_short = Dieser Link ist abgeschnitten
ui-invited-kind-seat = Einladung
ui-invited-kind-watch = Link zum Zuschauen
ui-invited-seat = { $host } lädt dich zu { $game } ein
ui-invited-watch = Schau bei { $host } zu: { $game }
ui-invited-players = { $count ->
    [one] Für eine Person
   *[other] { $count } Spieler
}
ui-invited-company = Wer am Tisch sitzt
ui-invited-yours = für dich reserviert
ui-invited-free = noch frei
ui-invited-here = gerade am Tisch
ui-invited-seat-about = Unter welchem Namen willst du spielen? Du brauchst kein Konto.
ui-invited-seat-do = Platz nehmen
ui-invited-watch-about = Dieser Link ist zum Zuschauen: Du siehst, was alle sehen, und störst niemanden. Unter welchem Namen?
ui-invited-watch-do = Zuschauen
ui-invited-seated = Du sitzt schon an diesem Tisch.
ui-invited-over = Die Partie ist zu Ende. Du kannst sehen, wie sie ausging.
ui-closed = Du sitzt nicht an diesem Tisch
ui-closed-about = Die Adresse allein öffnet keinen Tisch, damit niemand zufällig hereinplatzt. Bitte um einen Einladungslink oder einen Link zum Zuschauen und füge ihn hier ein.
ui-closed-device = Spielst du hier auf einem anderen Gerät?
ui-closed-recover = Komm mit deinem Wiederherstellungscode zurück

## Der Tisch

ui-loading_table = Der Tisch wird gedeckt …
ui-your_turn = Du bist dran
ui-prompt = Was zu tun ist
ui-prompt_confirm = Das ist dein Zug. Noch kannst du ihn zurücknehmen.
ui-prompt_nature = Einen Augenblick …
ui-prompt_open = Es sind noch Plätze frei.
ui-prompt_begins = Die Partie beginnt, sobald alle am Tisch waren.
ui-prompt_without = Die Partie beginnt, sobald alle zurück sind, spätestens aber in einer Minute. Dann fehlt ihre Zahl in den Würfeln.
ui-thinking = Bots denken pro Zug höchstens { $seconds } s nach.
ui-watching = Du schaust zu.
ui-undo = Zurück
ui-undo-about = Nimmt deinen letzten Schritt zurück. Was bestätigt ist, gilt.
ui-reset_turn = Zug von vorn
ui-end-about = Macht deinen Zug endgültig
ui-reconnecting = Die Verbindung ist abgerissen. Sie wird neu aufgebaut …
ui-hot_seat = Spieler an diesem Gerät
ui-asides = Nebenbei
ui-side = Spieler, was noch kommt, Verlauf, Gespräch
ui-tab-happened = Verlauf
ui-tab-hints = Tipp
ui-tab-players = Spieler
ui-tab-aims = Ziele
ui-tab-supply = Kommt noch
ui-tab-log = Verlauf
ui-players = Spieler
ui-you = du
ui-bot = Bot, { $level }
ui-stands_in = springt ein
ui-away = nicht da
ui-seat_open = Freier Platz
ui-decides = überlegt
ui-confirms = bestätigt noch
ui-thinks = denkt nach
ui-thinks_at_most = { $name } denkt nach, höchstens { $seconds } s
ui-ready = wartet
ui-show_board = Den Plan von { $name } zeigen
ui-board = Plan
ui-boards = Pläne
ui-board_of = Plan von { $name }
ui-island_of = { $island } · { $name }
ui-to_my_board = Zu meinem Plan
ui-points_of = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Zeigen, woher sie kommen
ui-breakdown = Woher die Punkte kommen
ui-at_end = { $points } am Ende
ui-if_ended = Wenn das Spiel jetzt zu Ende wäre: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
ui-if_ended-about = Die Schlusswertung beim jetzigen Stand; was noch kommt, kann das ändern.
ui-aims = Ziele
ui-aim = { $name }: { $have }{ $need ->
    [0] .
   *[other] {" "}von { $need }.
} Wert: { $worth }.
ui-aim_points = Bisher, und wenn das Spiel jetzt zu Ende wäre: { $points }.
ui-sum = Summe
ui-let_bot_play = Hier einen Bot spielen lassen
ui-come_back = Diesen Platz wieder selbst spielen
ui-to_come = Was noch kommt
ui-log = Verlauf
ui-new = Neu seit deiner letzten Entscheidung
ui-unfold = Schritte zeigen
ui-fold = Schritte ausblenden
ui-to_present = Zum aktuellen Stand
ui-log_empty = Noch ist nichts geschehen.
ui-to_replay = Diesen Augenblick in der Wiederholung ansehen
ui-invite = Freunde einladen
ui-invite_any = Link für alle Freunde: Jeder nimmt einen freien Platz
ui-invite_seat = Link für Platz { $number }
ui-invite_spectator = Link zum Zuschauen
ui-share = Einladen und teilen
ui-open_rule = Regel { $rule }
ui-missed = Seit deinem letzten Besuch: { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}.
ui-missed-watch = Ansehen
ui-skip_recap = Überspringen
ui-zoom = Größe des Plans
ui-zoom_in = Größer
ui-zoom_out = Kleiner
ui-zoom_reset = Ganzer Plan
ui-turn_left = Nach links drehen (Umschalt+R)
ui-turn_right = Nach rechts drehen (R)
ui-turns_fitting = { $all ->
    [one] Sieht gedreht gleich aus
   *[other] Passt hier in { $count } von { $all } Drehungen
}
ui-clear = Wegnehmen

## Gespräch am Tisch

ui-talk = Gespräch
ui-tab-talk = Gespräch
ui-talk-empty = Noch hat niemand etwas gesagt.
ui-talk-new = Neues im Gespräch
ui-talk-write = Sag etwas
ui-talk-send = Senden
ui-talk-phrases = Fertige Sätze
ui-talk-options = Optionen fürs Gespräch
ui-talk-hide = Gespräch an diesem Tisch für mich ausblenden
ui-talk-hidden = Das Gespräch ist hier für dich ausgeblendet.
ui-talk-show = Wieder einblenden
ui-talk-who = Wer darf schreiben
ui-talk-who-off = Niemand
ui-talk-who-players = Wer mitspielt
ui-talk-who-everybody = Auch, wer zuschaut
ui-talk-mute = { $name } stumm schalten
ui-talk-unmute = { $name } wieder schreiben lassen
ui-talk-watches = schaut zu
ui-talk-said = { $name }: { $words }
talk-hello = Hallo!
talk-good_luck = Viel Glück!
talk-nice_move = Schöner Zug!
talk-oops = Hoppla!
talk-thanks = Danke!
talk-one_moment = Einen Moment bitte.
talk-your_turn = Du bist dran!
talk-well_played = Gut gespielt!
talk-once_more = Noch eine Runde?
talk-goodbye = Bis zum nächsten Mal!

## Das Ende

ui-score_table = Punkte im Einzelnen
ui-graph-end = Ende
ui-rematch = Revanche
ui-to_rematch = Zur Revanche
ui-look_at_replay = Partie ansehen
ui-end-you_win = Du gewinnst mit { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkten
} Vorsprung, { $name }.
ui-end-wins = { $name } gewinnt mit { $by ->
    [one] { $by } Punkt
   *[other] { $by } Punkten
} Vorsprung.
ui-end-alone = Deine Partie ist zu Ende, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
ui-end-tied = { $name } gewinnt: Gleichstand reicht nicht.
ui-end-rival = { $name } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
ui-end-lead = { $lead }: { $by ->
    [one] ein Punkt
   *[other] { $by } Punkte
} mehr als { $other }.
ui-end-counting = Schlusswertung:
ui-end-skip = Überspringen
ui-end-plate = { $name }, Platz { $rank }
ui-end-plate-wins = { $name } gewinnt
ui-end-sheet = Woher die Punkte kommen
ui-end-tap = Zeile wählen und ansehen
ui-end-show = Auf den Plänen zeigen
ui-end-short = Für eine Kurve war es zu schnell vorbei.
ui-end-moments = Denkwürdige Züge
ui-end-none = Vor dem Ende hat niemand gepunktet.
ui-headline_end = beendet

## Wiederholung

ui-replay = Wiederholung
ui-first = Zum Anfang
ui-previous = Einen Schritt zurück
ui-next = Einen Schritt weiter
ui-last = Zum Ende
ui-play = Abspielen
ui-pause = Anhalten
ui-pace = Tempo: { $pace }
ui-position = Stelle
ui-position_of = { $at } von { $entries }
ui-copy_link = Link zu dieser Stelle
ui-to_table = Zum Tisch
ui-what_happened = Was geschah
ui-beginning = Die Partie beginnt.

## Regeln

ui-rules = Regeln
ui-rules-about = Erst worum es geht, dann jede Regel mit ihrer Nummer, in unseren eigenen Worten. Ist am Tisch ein Zug nicht erlaubt, wird dir die Regel gezeigt, die es sagt.
ui-search_rules = Regeln durchsuchen
ui-rules_found = { $count ->
    [one] { $count } Regel
   *[other] { $count } Regeln
}
ui-rules_none = Keine Regel enthält das.
ui-rules_details = Feinheiten
ui-contents = Inhalt
ui-guide-about = Worum es geht
ui-guide-win = So gewinnst du
ui-guide-turn = So läuft ein Zug
ui-lawful = Erlaubt.
ui-unlawful = Nicht erlaubt.

## Würfel

ui-dice = Würfel, die du prüfen kannst
ui-dice-about = Niemand kann sich aussuchen, was hier gezogen wird. Bevor etwas gezogen wird, zeigt der Server das Siegel seiner geheimen Zahl, und dein Browser merkt es sich. Dann zieht der Browser von jedem, der mitspielt, eine eigene Zahl und zeigt ihr Siegel, und erst wenn alle Siegel da sind, werden diese Zahlen geöffnet. Nach der Partie wird die geheime Zahl verraten, und du kannst nachprüfen, ob jede Zahl zu ihrem Siegel passt und ob alles, was gezogen wurde, aus ihnen folgt.
ui-dice-hash = Siegel der geheimen Zahl des Servers
ui-dice-nonce = Was dein Browser dazugegeben hat
ui-branch = Was wäre, wenn?
ui-branch-here = Von hier weiterspielen
ui-branch-about = Ein neuer Tisch beginnt wie diese Partie, bis zu Schritt { $at }. Von da an spielst du anders: Was danach gezogen wird, wird neu gezogen, und die Partie selbst bleibt, wie sie ist.
ui-branch-back = Zurück zur Wiederholung
ui-branch-of = Geht von Schritt { $at } einer anderen Partie aus weiter
ui-imported = aus einer Datei
ui-imported-checked = Diese Partie kam als Datei und wurde nicht hier gespielt. Alles Gezogene folgt aus der Zahl, die in der Datei steht; wie die zustande kam, weiß hier niemand.
ui-imported-unchecked = Diese Partie kam als Datei und wurde nicht hier gespielt. Ihre Würfel lassen sich nicht prüfen.
ui-record-open = Eine Partie aus einer Datei
ui-record-about = Hast du die Aufzeichnung einer beendeten Partie? Sieh sie dir noch einmal an, analysiere sie und spiel von jedem Moment aus weiter.
ui-record-file = Datei (.skerry)
ui-record-do = Aufzeichnung öffnen
ui-check = Diese Partie prüfen
ui-check-right = Alles stimmt: Gezogen wurde genau das, was diese Zahlen ergeben.
ui-check-part = Die Zahlen stimmen. Ob alles Gezogene aus ihnen folgt, prüfst du mit der Aufzeichnung, siehe unten.
ui-check-early = Die Partie läuft noch. Wenn sie zu Ende ist, wird die geheime Zahl verraten und lässt sich hier prüfen.
ui-check-left_out = Alles Gezogene folgt aus den Zahlen. Eine aber wurde weggelassen, weil nicht da war, wer sie versiegelt hatte.
ui-check-wrong = Etwas stimmt nicht: Diese Partie hat nicht die Würfel, die versprochen waren.
ui-check-lesson = Das ist eine Lektion: Was darin gezogen wird, stand vorher fest. Es gibt also keine Würfel zu prüfen.
ui-check-asked = Was dein Browser nachgeprüft hat
ui-check-seed = Passt die geheime Zahl zu ihrem Siegel?
ui-check-seed-right = Ja.
ui-check-seed-wrong = Nein. Der Server hat eine andere Zahl verraten als die versiegelte.
ui-check-seed-open = Die geheime Zahl wird am Ende verraten.
ui-check-noted = Ist es das Siegel, das gezeigt wurde, als du an den Tisch kamst?
ui-check-noted-right = Ja, dieser Browser hat sich dasselbe gemerkt.
ui-check-noted-wrong = Nein. Als du kamst, hat sich dieser Browser ein anderes gemerkt.
ui-check-noted-open = Dieser Browser hat sich keines gemerkt: Du warst mit einem anderen Gerät da, oder es ist zu lange her.
ui-check-nonce = Ist unter den Zahlen, was dein Browser dazugegeben hat?
ui-check-nonce-right = Ja.
ui-check-nonce-wrong = Nein. Wenn du nicht vorher mit einem anderen Gerät da warst, wurde deine Zahl weggelassen.
ui-check-nonce-left = Nein. In der Aufzeichnung steht, dass du nicht da warst, als die Zahlen geöffnet wurden. Falls doch, wurde deine Zahl weggelassen.
ui-check-nonce-open = Dieser Browser hat zu dieser Partie nichts dazugegeben.
ui-check-bound = Passt die Zahl von jedem, der mitspielt, zu dem Siegel, das vorher gezeigt wurde?
ui-check-bound-right = Ja, dieser Browser hat sich diese Siegel gemerkt, bevor er seine eigene Zahl geöffnet hat.
ui-check-bound-wrong = Nein. Eine Zahl oder ein Siegel ist anders als am Anfang.
ui-check-bound-left = Die geöffneten schon. Eine Zahl wurde weggelassen, weil nicht da war, wer sie versiegelt hatte.
ui-check-bound-open = Dieser Browser hat sich keine Siegel gemerkt: Du hast zugesehen, warst mit einem anderen Gerät da, oder es ist zu lange her.
ui-check-draws = Folgt alles Gezogene aus den Zahlen?
ui-check-draws-right = Ja, { $count ->
    [one] das einzige Mal
   *[other] alle { $count } Male
}.
ui-check-draws-wrong = Nein. Beim { $draw }. von { $count } Malen hätte etwas anderes gezogen werden müssen.
ui-check-draws-open = Dazu braucht es die Regeln des Spiels, und die kennt dein Browser nicht. Siehe unten.
ui-check-verify = Das Programm Skerry kennt die Regeln und braucht weder diesen Server noch den, der ihn betreibt: Es spielt die Aufzeichnung noch einmal und prüft jede Zeile und alles, was gezogen wurde. Lade die Aufzeichnung herunter und lass es „dice checked“ sagen:
ui-check-record = Aufzeichnung herunterladen
ui-check-table = Zum Tisch
ui-check-numbers = Die Zahlen
ui-check-secret = Die geheime Zahl des Servers
ui-check-secret-kept = Sie wird verraten, wenn die Partie zu Ende ist.
ui-check-added = Dazugegeben von { $name }
ui-check-nothing = Nichts.
ui-check-left = Weggelassen: versiegelt, aber nicht innerhalb einer Minute geöffnet.
ui-check-sealed = Siegel:
ui-check-own = Das ist deine.
ui-check-alone = Dazugegeben von denen, die spielen
ui-check-alone-about = Nichts. Die Partie wurde eröffnet, bevor das möglich war, oder auf einem Server für Tests.
ui-check-mixed = Woraus alles Gezogene folgt
ui-check-proves = Was das beweist
ui-check-proves-about = Der Server hatte sich auf seine geheime Zahl festgelegt, bevor er wusste, was dein Browser dazugeben würde, und alle, die mitspielen, auf ihre Zahl, bevor eine andere geöffnet wurde. Wenn deine Zahl dabei ist, konnte sich also niemand aussuchen, was gezogen wird, auch nicht, wer den Server betreibt und selbst mitspielt; niemand hat zweimal gezogen und das Bessere behalten; und nichts hängt davon ab, was du getan hast.
ui-check-limits = Was es nicht beweist
ui-check-limits-about = Wer den Server betreibt, kennt die geheime Zahl von Anfang an und könnte nachsehen, was gezogen wird, oder es jemandem verraten. Wer dazu selbst mitspielt oder sich mit jemandem am Tisch abspricht, könnte auch deine Zahl ansehen und dann die eigene nicht öffnen: So bleibt für jeden solchen Platz die Wahl zwischen zwei möglichen Partien, und alle sehen, dass eine Zahl fehlt. Auch diese Seite kommt vom Server: Wer ihm nicht traut, nimmt das Programm Skerry von anderswo.

## Einstellungen

ui-settings = Einstellungen
ui-settings-table = Am Tisch
ui-settings-me = Du
ui-theme = Farben
ui-theme-system = Wie das System
ui-theme-light = Hell
ui-theme-dark = Nächtliches Meer
ui-colour = Deine eigene Farbe
ui-colour-seat = Die des Platzes
ui-colour-0 = Koralle
ui-colour-1 = Blau
ui-colour-2 = Violett
ui-colour-3 = Ocker
ui-colour-about = Nur du siehst sie so. Wer diese Farbe hatte, erscheint in der deines Platzes. In einer Kampagne hat jede Insel ihre eigene Farbe, für alle die gleiche.
ui-contrast = Stärkerer Kontrast
ui-speed = Bewegungen
ui-speed-off = Keine
ui-speed-fast = Schnell
ui-speed-normal = Normal
ui-speed-slow = Langsam
ui-confirm_turns = Züge bestätigen
ui-confirm-always = Immer
ui-confirm-useful = Wenn es eine Wahl gab
ui-confirm-never = Nie
ui-confirm-about = Bis du einen Zug bestätigst, kannst du ihn frei zurücknehmen.
ui-first-close = Notiz schließen
ui-firsts = Bei neuen Entscheidungen sagen, wozu sie gut sind
ui-firsts-about = Eine kurze Notiz neben der Frage, einmal für jede Art von Entscheidung. Wer sie aus- und wieder einschaltet, liest alle noch einmal.
ui-coordinates = Koordinaten anzeigen
ui-coordinates-about = Nennt Felder und Plättchen wie in der Aufzeichnung einer Partie, etwa (4,7) oder T22.
ui-sounds = Töne am Tisch
ui-sounds-about = Leise Töne, wenn du an der Reihe bist und wenn etwas geschieht. Nichts erfährt man nur durch einen Ton.
ui-volume = Lautstärke
ui-volume-quiet = Leise
ui-volume-normal = Normal
ui-volume-loud = Laut
ui-sound-off = Ton ausschalten
ui-sound-on = Ton einschalten
ui-notices = Benachrichtigung des Browsers, wenn du dran bist
ui-notices-about = Erscheint, solange der Tisch offen ist und du anderswo bist. Dein Browser fragt dich um Erlaubnis.
ui-notices-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
ui-name_saved = Dein Name ist gespeichert.
ui-recovery_code = Wiederherstellungscode
ui-recovery_code-about = Bringt dich und deine Tische auf ein anderes Gerät. Behalte ihn für dich.
ui-new_code = Neuer Wiederherstellungscode
ui-new_code-about = Der alte Code gilt dann nicht mehr, und alle deine anderen Geräte werden abgemeldet. Dieses hier bleibt.
ui-new_code-do = Code ersetzen
ui-code_replaced = Du hast einen neuen Wiederherstellungscode.
ui-recover = Code von einem anderen Gerät
ui-recover-do = Zurückkehren
ui-recovered = Willkommen zurück.

## Rufe

ui-calls = Rufe
ui-calls-about = Wenn du dran bist und nicht am Tisch sitzt, rufen wir dich. Mit der Glocke in seiner Kopfzeile schaltest du das für jeden Tisch einzeln ab.
ui-calls-this_device = Auf diesem Gerät rufen
ui-calls-devices = Geräte, auf denen du gerufen wirst
ui-calls-here_now = dieses hier
ui-calls-forget = Nicht mehr
ui-calls-impossible = Auf diesem Browser können wir dich nicht rufen.
ui-calls-refused = Dein Browser lässt uns dich nicht rufen.
ui-calls-quiet = { $count ->
    [one] Von { $count } Tisch hörst du nichts.
   *[other] Von { $count } Tischen hörst du nichts.
}
ui-calls-here = Mich rufen, wenn ich hier dran bin
ui-calls-on = Mich rufen, wenn ich hier dran bin
ui-calls-off = Keine Rufe mehr von diesem Tisch
ui-calls-are_on = Du wirst gerufen, wenn du hier dran bist.
ui-calls-are_off = Von diesem Tisch hörst du nichts mehr.
ui-webhook = Web-Adresse für Rufe (Webhook)
ui-webhook-about = Für alle, die programmieren: Wenn du dran bist, schicken wir ein signiertes POST mit JSON an diese Adresse.
ui-webhook-secret = Mit diesem Geheimnis sind unsere Rufe signiert. Du siehst es nur dieses eine Mal:
ui-webhook-forget = Adresse entfernen

## Tasten

ui-shortcuts = Tasten
ui-key_tab = von einem zum nächsten
ui-key_confirm = ablegen, was in der Hand ist, oder den Zug beenden
ui-key_undo = zurücknehmen
ui-key_reset = den Zug von vorn beginnen
ui-key_boards = den Plan eines Spielers zeigen
ui-key_zoom = größer, kleiner, ganzer Plan
ui-key_hint = um einen Tipp bitten, oder die Tipps weglegen
ui-key_talk = etwas zum Tisch sagen
ui-key_escape = eine Meldung schließen
ui-key_help = diese Tasten zeigen

## Hier ist nichts

ui-not_found = Hier ist nichts als Wasser
ui-not_found-about = Die Adresse führt zu keiner Seite. Vielleicht fehlt ein Teil von ihr.

## Was schiefgehen kann

problem-unreachable = Der Server antwortet nicht. Läuft er, und bist du online?
    .title = Keine Verbindung
problem-server_failed = Der Server konnte das nicht tun. Bitte versuche es noch einmal.
    .title = Das hat nicht geklappt

## Kampagnen

ui-campaigns = Kampagnen
ui-campaign-new = Neue Kampagne
ui-campaign-about = Eine Runde, die alle Spiele nacheinander spielt. Inseln verändern sich für immer, und versiegelte Umschläge werden einer nach dem anderen geöffnet. Ihr könnt nach jedem Spiel aufhören und Wochen später weitermachen.
ui-campaign-yours = Deine Kampagne · { $game }
ui-campaign-title = { $game } · Kapitel { $chapter }
ui-campaign-chapter = Kapitel { $chapter }
ui-campaign-game = Spiel { $number }
ui-campaign-nth = Spiel { $number }
ui-campaign-games = Spiele
ui-campaign-games-none = Noch ist kein Spiel gespielt.
ui-campaign-envelopes = { $open } von { $all } Umschlägen sind offen
ui-campaign-envelope-open = Umschlag { $number }, offen
ui-campaign-envelope-ready = Umschlag { $number }, darf jetzt geöffnet werden
ui-campaign-envelope-sealed = Umschlag { $number }, versiegelt
ui-campaign-left = Als Nächstes kommt Spiel { $number }. { $left ->
    [0] Der nächste Umschlag wartet.
    [one] Noch ein Spiel bis zum nächsten Umschlag.
   *[other] Noch { $left } Spiele bis zum nächsten Umschlag.
}
ui-campaign-others = Spiel { $number } läuft; andere sind am Zug.
ui-campaign-done = Alle Spiele sind gespielt.
ui-campaign-play = Weiter mit Spiel { $number }
ui-campaign-open = Umschlag { $chapter } öffnen
ui-campaign-begin = Spiel { $number } spielen
ui-campaign-again = Spiel { $number } neu beginnen
ui-campaign-again-about = Die Regeln von Spiel { $number } wurden berichtigt, seit ihr es begonnen habt, deshalb kann es nicht weitergehen. Neu begonnen, startet es mit den Inseln, Aufklebern und dem Fortschritt, die alle davor hatten. Was in Spiel { $number } gespielt wurde, geht verloren, sonst nichts.
ui-campaign-later = Jemand kommt dazu
ui-campaign-later-about = Die neue Insel beginnt als Kopie derjenigen, die am wenigsten weit gekommen ist: mit ihren Aufklebern, ihren Plättchen und ihrem Fortschritt.
ui-campaign-later-fresh = Die neue Insel beginnt wie alle anderen.
ui-campaign-later-add = Insel aufnehmen
ui-campaign-later-friend = Du bekommst einen Link dafür.
ui-campaign-look = Zur Kampagne
ui-campaign-waiting = Am nächsten Spiel müssen mindestens zwei teilnehmen.
ui-campaign-waiting-open = { $count ->
    [one] { $islands } wartet noch auf jemanden. Gib den Link weiter, oder wähle unten, wer sie spielt oder dass sie nicht dabei ist.
   *[other] { $islands } warten noch auf jemanden. Gib die Links weiter, oder wähle unten, wer sie spielt oder dass sie nicht dabei sind.
}
ui-campaign-islands = Die Inseln
ui-campaign-island = Name der Insel
ui-campaign-island-now = { $name }, wie sie jetzt aussieht
ui-campaign-animal = Tier der Insel { $number }
ui-campaign-who = Wer spielt
ui-campaign-person = Name
ui-campaign-friend = Du bekommst einen Link, sobald die Kampagne begonnen hat.
ui-campaign-add = Insel hinzufügen
ui-campaign-remove = Insel { $number } entfernen
ui-campaign-start = Kampagne beginnen
ui-campaign-import = Kampagne laden
ui-campaign-import-about = Aus einer Datei, die du auf der Seite einer Kampagne gesichert hast.
ui-campaign-file = Datei einer Kampagne
ui-campaign-export = Als Datei sichern
ui-campaign-progress = { $progress } Fortschritt
ui-campaign-story = Die Geschichte bisher
ui-campaign-letter = Den Umschlag ansehen
ui-campaign-story-none = Sie beginnt mit dem ersten Umschlag.
ui-campaign-absent = nächstes Mal nicht dabei
ui-campaign-open-island = wartet auf jemanden
ui-campaign-link = Link für alle, die diese Insel übernehmen wollen
ui-campaign-change = Wer nächstes Mal { $name } spielt
ui-campaign-next-time = Nächstes Mal …
ui-campaign-rename = { $name } anders nennen
ui-campaign-rename-do = So heißt sie
ui-campaign-sit = Übergeben
ui-campaign-agreed = Abgemacht
ui-campaign-change-bot = spielt ein Bot
ui-campaign-change-friend = übernimmt sie jemand anders, per Link
ui-campaign-change-hot_seat = übernimmt sie jemand anders, an diesem Gerät
ui-campaign-change-me = übernehme ich sie
ui-campaign-change-owner = spiele ich wieder selbst
ui-campaign-change-absent = ist sie nicht dabei
ui-campaign-change-present = ist sie wieder dabei
ui-campaign-alone = Noch einmal
ui-campaign-alone-about = Dieses Spiel noch einmal für sich, mit neuen Inseln. Die Kampagne bleibt, wie sie ist.
ui-campaign-branch = Was wäre, wenn …?
ui-campaign-branch-about = Eine andere Kampagne mit denselben Spielen bis hierher. Diese bleibt, wie sie ist.
ui-campaign-branched = Nach Spiel { $after } von einer anderen Kampagne abgezweigt
ui-campaign-from_file = Aus einer Datei geladen
ui-campaign-rules_of = Die Regeln der Spiele { $first } bis { $last }
ui-campaign-rules = alles Nötige auf einer Seite
ui-campaign-fresh = Neue Dinge
ui-campaign-fresh-about = was ihr aufklebt, bleibt für immer auf eurer Insel
ui-campaign-aloud = Vorlesen
ui-campaign-sealed = Dieser Umschlag bleibt versiegelt, bis die Spiele davor gespielt sind.
ui-campaign-sealed-ready = Es ist so weit. Sind alle da?
ui-campaign-hold = Oder halte das Siegel gedrückt, bis es nachgibt.
ui-campaign-breaking = Das Siegel bricht …
ui-campaign-step-letter = Brief
ui-campaign-step-rules = Regeln
ui-campaign-step-fresh = Neues
ui-campaign-break = Siegel brechen
ui-campaign-stick = Zu den Aufklebern
ui-campaign-overview = Übersicht über dieses Spiel
ui-campaign-helped = Wer hinten liegt, dem wird geholfen.
ui-campaign-hindered = Wer gewinnt, soll es nicht zu leicht haben.
ui-campaign-unchanged = Alles bleibt, wie es war.
ui-campaign-for_good = Was bleibt
ui-campaign-won = { $island } hat die Kampagne gewonnen: { $person } mit { $progress } Fortschritt
ui-campaign-won-open = { $island } hat die Kampagne mit { $progress } Fortschritt gewonnen
ui-campaign-line = Fortschritt über alle Spiele
ui-campaign-invited = { $host } lädt dich zu einer Kampagne ein: { $game }
ui-campaign-take = Die Insel heißt { $island }. Als Nächstes kommt Spiel { $number }, und du nimmst sie, wie sie ist.
ui-campaign-take-as = An diesem Gerät bist du { $name } und übernimmst sie unter diesem Namen.
ui-campaign-take-other = Soll jemand anders sie an diesem Gerät spielen, sagt { $host } das auf der Seite der Kampagne: „{ $menu }“, „{ $choice }“.
ui-campaign-join = Insel übernehmen

## Tipps

ui-hint = Tipp
ui-hint-about = Zeigt, was ein starker Spieler hier täte
ui-hint-title = { $count ->
    [one] der beste Zug, den ich fand
   *[other] die { $count ->
        [2] zwei
       *[other] drei
    } besten Züge, die ich fand
}
ui-hint-thinking = Ich denke nach …
ui-hint-better = Ich suche noch nach Besserem …
ui-hint-nth = Tipp { $rank }: { $title }
ui-hint-wins = Von 100 Partien gewinnst du von hier aus { $wins }.
ui-hint-points = Etwa { $points } Punkte am Ende.
ui-hint-do = Das tun
ui-hint-next = Nächster Schritt
ui-hint-more = { $count ->
    [one] und noch { $count } Schritt
   *[other] und noch { $count } Schritte
}
ui-hint-honest = Ich sehe nur, was du siehst.
ui-hint-close = Tipps weglegen
ui-hints-allow = Alle dürfen um Tipps bitten
ui-hints-allow-about = Ein starker Bot sagt dann, was er täte, aber nur dem, der fragt; im Ergebnis steht, wer wie oft gefragt hat. Wer allein gegen Bots spielt, kann immer um Tipps bitten.
ui-hints-used = Tipps

## Analyse

ui-analyse = Analysieren
ui-analysis = Analyse
ui-analysis-making = Die Partie wird noch einmal angesehen …
ui-analysis-making-about = Jede Entscheidung wird neu durchdacht, und zwar nur mit dem, was damals zu wissen war. Du kannst gehen und wiederkommen: Dann geht es da weiter, wo es stehen blieb, und was einmal fertig ist, bleibt.
ui-analysis-begun = Es hat gerade erst angefangen.
ui-analysis-seconds = Noch etwa { $seconds } s
ui-analysis-minutes = Noch etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
ui-analysis-graph = Siegchancen
ui-analysis-chances = Von 100 Partien: { $chances }
ui-analysis-points = Wendepunkte
ui-analysis-none = Kein einzelner Moment hat diese Partie entschieden: Niemand hat einen großen Fehler gemacht, und nichts Gezogenes hat viel geändert. Ein Klick in die Kurve zeigt jede Entscheidung.
ui-analysis-nth = Wendepunkt { $number } von { $count }
ui-analysis-of = { $number } von { $count }
ui-analysis-count = { $count ->
    [one] 1 Wendepunkt
   *[other] { $count } Wendepunkte
}
ui-analysis-previous = Voriger Wendepunkt
ui-analysis-next = Nächster Wendepunkt
ui-analysis-at = { $where }: { $what }
ui-analysis-strong = { $mine ->
    [yes] Du hast den Zug gefunden, der { $swing } von 100 wert war.
   *[no] { $name } hat den Zug gefunden, der { $swing } von 100 wert war.
}
ui-analysis-slip = { $mine ->
    [yes] Dein Ausrutscher kostete { $swing } von 100.
   *[no] Ein Ausrutscher kostete { $name } { $swing } von 100.
}
ui-analysis-mistake = { $mine ->
    [yes] Dein Fehler kostete { $swing } von 100.
   *[no] Ein Fehler kostete { $name } { $swing } von 100.
}
ui-analysis-luck = { $way ->
    [up] Das Glück brachte { $mine ->
        [yes] dir
       *[no] { $name }
    } { $swing } von 100.
   *[down] Pech kostete { $mine ->
        [yes] dich
       *[no] { $name }
    } { $swing } von 100.
}
ui-analysis-was_strong = { $mine ->
    [yes] Dein Zug war stark.
   *[no] Der Zug von { $name } war stark.
}
ui-analysis-was_fine = { $mine ->
    [yes] Dein Zug war gut
   *[no] Der Zug von { $name } war gut
} und kostete nur { $loss } von 100.
ui-analysis-was_slip = { $mine ->
    [yes] Dein Ausrutscher
   *[no] Ein Ausrutscher von { $name }
} kostete { $loss } von 100.
ui-analysis-was_mistake = { $mine ->
    [yes] Dein Fehler
   *[no] Ein Fehler von { $name }
} kostete { $loss } von 100.
ui-analysis-kind-strong = stark
ui-analysis-kind-slip = Ausrutscher
ui-analysis-kind-mistake = Fehler
ui-analysis-kind-luck = Glück
ui-analysis-drawn = Was gezogen wurde, traf vor allem { $name }
ui-analysis-played = gespielt
ui-analysis-better = besser
ui-analysis-try = Besseren Zug spielen
ui-analysis-instead_do = Besser: { $what }{ $more ->
    [0] {""}
    [one] , und noch ein Schritt
   *[other] , und noch { $more } Schritte
}
ui-analysis-why-strong = Warum das stark war
ui-analysis-why-slip = Warum das andere besser ist
ui-analysis-why-mistake = Warum das andere besser ist
ui-analysis-why-luck = Warum das Glück ist
ui-analysis-instead = { $better } statt { $played } von 100
ui-analysis-later = Sofort bringt beides gleich viel. Der Unterschied zeigt sich später.
ui-analysis-about-strong = Nichts anderes war annähernd so gut: Die nächstbeste Idee hätte { $swing } von 100 gekostet.
ui-analysis-about-luck = Das hat niemand entschieden. Was gezogen wurde, hat die Chancen verändert, was auch immer gespielt wurde.
ui-analysis-balance = Glück und Spiel
ui-analysis-start = alle beginnen bei { $start } von 100
ui-analysis-luck-word = Glück
ui-analysis-play-word = Spiel
ui-analysis-counts = Entscheidungen: { $strong } stark, { $fine } gut, { $slip } Ausrutscher, { $mistake } Fehler
ui-analysis-sum = { $way ->
    [up] Das Glück war { $mine ->
        [yes] auf deiner Seite
       *[no] auf der Seite von { $name }
    }
    [down] Das Glück war { $mine ->
        [yes] gegen dich
       *[no] gegen { $name }
    }
   *[even] Glück spielte { $mine ->
        [yes] für dich
       *[no] für { $name }
    } kaum eine Rolle
}: { $start } zu Beginn, { $luck } durch Glück und { $play } durch das Spiel aller ergeben { $result }.
