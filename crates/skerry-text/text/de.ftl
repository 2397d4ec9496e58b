### Was der Tisch sagt, gleich welches Spiel darauf liegt.

## Was der Tisch nicht annimmt

table-not_your_decision = Du bist nicht am Zug oder hast schon entschieden.
table-nothing_to_undo = Es gibt nichts zurückzunehmen: Was bestätigt ist, gilt.
table-nothing_to_commit = Es gibt noch nichts zu bestätigen. Wähle zuerst, was du tun willst.
table-refused = Regel { $rule }: { $text }

## Wer am Zug ist

table-your_turn = Du bist am Zug.
table-waiting_for = Warten auf { $names }.

## Bots, die nicht entscheiden

table-bot_thinks_again = { $player } hat den Faden verloren und überlegt noch einmal.
table-bot_gives_way = { $player } kam zu keiner Entscheidung. Diesmal entscheidet ein einfacherer Bot.
table-bot_too_slow = { $player } hat zu lange überlegt. Ab jetzt spielt dort ein einfacherer Bot.
table-nonce_left_out = { $player } war nicht da, als die Partie begann. In den Würfeln fehlt deshalb die Zahl von { $player }.

## Das Ergebnis

table-game_over = Das Spiel ist zu Ende.
table-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
table-rank = { $rank }. { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Namen

table-list = { $most } und { $last }
table-seat = Spieler { $number }

## Was mit einer Anfrage nicht stimmt

problem-no_guest = Wir kennen dich noch nicht. Wähle zuerst einen Namen.
    .title = Wir kennen uns noch nicht
problem-no_such_match = Diesen Tisch gibt es nicht, oder er steht dir nicht offen. Bitte um einen Einladungslink.
    .title = Hier ist kein Tisch für dich
problem-no_such_game = Dieses Spiel gibt es hier nicht.
    .title = Dieses Spiel gibt es nicht
problem-no_such_seat = Diesen Platz gibt es am Tisch nicht.
    .title = Diesen Platz gibt es nicht
problem-no_such_invitation = Vielleicht hat sie schon jemand benutzt, oder ein Stück des Links fehlt. Bitte um einen neuen.
    .title = Diese Einladung gilt nicht
problem-no_seat_left = An diesem Tisch sitzen schon alle, es ist kein Platz mehr frei. Bitte um einen Link zum Zuschauen.
    .title = Alle Plätze sind besetzt
problem-no_such_campaign = Hier gibt es keine Kampagne für dich. Vielleicht fehlt ein Teil der Adresse, oder du bist auf diesem Gerät jemand anderes.
    .title = Hier ist keine Kampagne
problem-no_such_envelope = Dieser Umschlag ist noch verschlossen.
    .title = Noch versiegelt
problem-no_such_island = Diese Insel gibt es in der Kampagne nicht.
    .title = Keine solche Insel
problem-bad_campaign = Diese Datei ist keine Kampagne, oder etwas darin kann nicht geschehen sein. Wähle eine Datei, die aus einer Kampagne gespeichert wurde.
    .title = Die Datei lässt sich nicht lesen
problem-not_your_island = Diese Insel gehört jemand anderem.
    .title = Nicht deine Insel
problem-island_changed = Jemand hat diese Insel gerade geändert. Sieh noch einmal nach und entscheide neu.
    .title = Die Insel hat sich geändert
problem-no_island_left = Die Kampagne hat schon alle vier Inseln.
    .title = Keine Insel mehr frei
problem-islands_open = Eine Insel wartet noch auf jemanden, der eingeladen ist. Wartet noch, lasst einen Bot spielen oder setzt die Insel diesmal aus.
    .title = Es fehlt noch jemand
problem-envelope_closed = Öffnet zuerst den nächsten Umschlag.
    .title = Der nächste Umschlag ist zu
problem-chapter_not_over = Dieser Umschlag darf geöffnet werden, sobald das Kapitel davor gespielt ist.
    .title = Noch nicht
problem-campaign_over = Alle Spiele dieser Kampagne sind gespielt.
    .title = Die Kampagne ist zu Ende
problem-in_campaign = Dieses Spiel gehört zu einer Kampagne. Das nächste wird auf der Seite der Kampagne eröffnet.
    .title = Teil einer Kampagne
problem-no_such_code = Diesen Wiederherstellungscode hat niemand. Prüfe ihn Zeichen für Zeichen.
problem-no_such_entry = So lang ist die Partie noch nicht.
    .title = So weit ist die Partie noch nicht
problem-not_socket = Unter dieser Adresse gibt es nichts zu lesen.
problem-no_such_page = Unter dieser Adresse gibt es nichts.
    .title = Hier ist nichts
problem-unreadable = Das hat der Server nicht verstanden. Lade die Seite neu und versuche es noch einmal.
problem-too_large = Das war zu viel auf einmal.
problem-not_json = Das hat der Server nicht verstanden. Lade die Seite neu und versuche es noch einmal.
problem-other_site = Das kam von einer anderen Seite, darum ist nichts geschehen.
problem-bad_name = Ein Name hat 1 bis 24 Zeichen.
problem-bad_options = So lässt sich das Spiel nicht aufbauen.
problem-bad_seats = So lassen sich die Plätze nicht besetzen.
problem-not_host = Das darf nur, wer den Tisch eröffnet hat.
problem-not_your_seat = Dieser Platz gehört jemand anderem.
problem-bot_plays = Ein Bot spielt diesen Platz für dich. Nimm ihn zuerst zurück.
problem-still_here = Diese Person ist noch da.
problem-just_left = Diese Person ist gerade erst gegangen und kommt vielleicht zurück. Versuch es in einer Minute noch einmal.
problem-seat_changed = Diesen Platz hat gerade jemand geändert. Sieh noch einmal nach.
problem-bad_nonce = Dein Browser hat keine gültige Zahl für die Würfel geschickt. Lade die Seite neu.
problem-nonce_too_early = Dein Browser hat seine Zahl für die Würfel verraten, bevor alle da waren. Lade die Seite neu.
problem-other_nonce = Dein Browser hat eine andere Zahl für die Würfel verraten als die, die er versiegelt hatte.
problem-not_dealt = Die Partie beginnt, sobald alle am Tisch waren.
problem-no_such_lesson = Diese Lektion gibt es nicht.
problem-no_record = Diese Datei ist keine Aufzeichnung einer Partie. Eine Aufzeichnung beginnt mit der Zeile „skerry 1“; bei „Diese Partie prüfen“ kannst du eine herunterladen.
problem-bad_record = Nach den Regeln kann die Partie in dieser Datei nicht so verlaufen sein, oder ihr Ergebnis oder ihre Würfel stimmen nicht. Es wurde nichts übernommen.
problem-record_of_other_rules = Diese Aufzeichnung entstand unter einer Fassung der Regeln, die hier nicht gespielt wird.
problem-record_of_campaign = Das ist ein Spiel einer Kampagne. Lade stattdessen die Datei der ganzen Kampagne, dort, wo eine neue Kampagne beginnt.
problem-too_many_records = Du hast schon so viele Aufzeichnungen geladen, wie hier Platz haben. Die neueste wurde nicht behalten.
problem-strayed = Das geht auch, aber die Lektion geht mit einem anderen Zug weiter. Nimm deinen zurück und versuch den gezeigten.
problem-not_over = Die Partie ist noch nicht zu Ende.
problem-nobody_to_beat = Du hast allein und gegen niemanden gespielt: Es gab nichts zu gewinnen oder zu verlieren, also auch nichts zu analysieren.
problem-is_over = Da ist die Partie schon zu Ende, es gibt nichts mehr zu spielen. Geh ein Stück zurück.
problem-cannot_begin = Das lässt sich dort nicht spielen, deshalb wurde kein Tisch eröffnet.
problem-other_rules = Diese Partie begann unter älteren Regeln und lässt sich nur noch lesen.
    .title = Eine Partie von früher
problem-out_of_step = Am Tisch ging es schon weiter. So steht es jetzt.
problem-hints_off = An diesem Tisch gibt es keine Tipps.
problem-talk_off = An diesem Tisch ist das Reden ausgeschaltet.
problem-talk_of_players = An diesem Tisch schreiben nur die, die mitspielen.
problem-muted = Wer den Tisch eröffnet hat, hat dich stumm geschaltet.
problem-bad_words = Schreib etwas, höchstens 300 Zeichen.
problem-no_such_line = Das ist zu lange her, oder du hast es selbst gesagt.
problem-talk_too_fast = Das war viel auf einmal. Lass die anderen kurz lesen, dann geht es weiter.
problem-bad_address = Diese Adresse lässt sich nicht anrufen. Sie muss mit https:// beginnen.
problem-no_such_address = Unter dieser Adresse ist niemand.
problem-private_address = Rufe gehen nur ins öffentliche Internet, nicht in ein privates Netz.
problem-too_fast = Das ging etwas schnell. Warte einen Moment und versuche es noch einmal.
    .title = Einen Moment
problem-too_slow = Die Anfrage kam nicht rechtzeitig an. Prüfe deine Verbindung und versuche es noch einmal.
problem-too_many_tables = Du hast viele Tische offen, an denen noch niemand gespielt hat. Spiel an einem davon, oder warte: Nach einem Tag werden sie abgeräumt.
problem-too_many_windows = Du hast zu viele Fenster offen. Schließe einige davon.
    .title = Zu viele Fenster
problem-not_stored = Das ließ sich nicht speichern, darum hat sich nichts geändert. Versuche es gleich noch einmal.
    .title = Es ließ sich nichts speichern
problem-broken = Bei uns ging etwas schief. Versuche es gleich noch einmal.
    .title = Unser Fehler
