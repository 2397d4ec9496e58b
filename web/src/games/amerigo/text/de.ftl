### Amerigo: Wörter, die nur der Tisch im Browser braucht.

amerigo-ui-board = Seekarte: Pfeiltasten bewegen, N springt zum nächsten möglichen Ort, R dreht das Plättchen, Enter segelt oder baut
amerigo-ui-pass = Durchgang { $pass } von { $passes }, Runde { $colour }
amerigo-ui-ground = { $ground ->
    [sea] Meer
    [post] Kontorfeld
    [anchor] Ankerfeld
    [frame] Rand der Karte
   *[land] Land
}
amerigo-ui-place = { $coordinates ->
    [shown] { $place }
   *[hidden] {""}
}
amerigo-ui-neutral = Landschaftsplättchen
amerigo-ui-village_of = Dorf von { $player }
amerigo-ui-post_of = Kontor von { $player }
amerigo-ui-ship_of = Schiff { $ship } von { $player }
amerigo-ui-fit = { $fit ->
    [target] das Schiff kann hierher
    [here] das Plättchen kann dieses Feld überdecken
    [turned] das Plättchen kann gedreht dieses Feld überdecken
   *[none] nicht möglich
}
amerigo-ui-actions = Aktionen
amerigo-ui-tab-action = Zug
amerigo-ui-tab-displays = Auslage
amerigo-ui-tab-sheet = Tableau
amerigo-ui-rondel = { $action } ({ $colour }): { $field } im Aktionsfeld, { $storage } auf dem Vorratsfeld, { $tower } im Turm{ $ap ->
    [-1] {""}
    [one] ; angeboten mit { $ap } Aktionspunkt
   *[other] ; angeboten mit { $ap } Aktionspunkten
}
amerigo-ui-tower = { $count ->
    [one] { $count } Würfel im Turm
   *[other] { $count } Würfel im Turm
}
amerigo-ui-field = { $count ->
    [one] { $count } Würfel im Aktionsfeld
   *[other] { $count } Würfel im Aktionsfeld
}
amerigo-ui-cubes = Würfel, die nicht gefallen sind
amerigo-ui-inside = im Turm
amerigo-ui-stored = Vorrat
amerigo-ui-choose = Wähle eine Aktion
amerigo-ui-chooses = { $player } wählt
amerigo-ui-ap_each = Aktionspunkte
amerigo-ui-ap = { $ap } AP
amerigo-ui-ap_left = { $ap ->
    [one] Noch { $ap } Aktionspunkt
   *[other] Noch { $ap } Aktionspunkte
}
amerigo-ui-take_gold = Stattdessen Gold
amerigo-ui-cube_vp = Siegpunkte für Würfel
amerigo-ui-buy_ap = Einen Aktionspunkt für 1 Gold kaufen
amerigo-ui-cash_chest = Truhe: +3 Gold
amerigo-ui-asides = Was außerdem möglich ist
amerigo-ui-ships = Schiffe
amerigo-ui-ship = Schiff { $ship }
amerigo-ui-choose_frame = Wähle am Rand der Karte, wo es einfährt.
amerigo-ui-choose_target = Wähle, wohin es segelt.
amerigo-ui-sail_to = { $coordinates ->
    [shown] { $steps ->
        [-1] Einfahrt bei { $at }
        [0] Bei { $at } bleiben
        [one] Nach { $at }: { $steps } Feld
       *[other] Nach { $at }: { $steps } Felder
    }
   *[hidden] { $steps ->
        [-1] Einfahrt{ amerigo-any-where }
        [0] Liegen bleiben
        [one] { $steps } Feld{ amerigo-any-off }
       *[other] { $steps } Felder{ amerigo-any-off }
    }
}
amerigo-ui-steps_of = { $most ->
    [one] { $steps } von { $most } Schritt
   *[other] { $steps } von { $most } Schritten
}
amerigo-ui-brings = { $points ->
    [0] von hier aus lässt sich ein Kontor errichten
   *[other] das erste Kontor auf dieser Insel: +{ $points }
}
amerigo-ui-go = Dorthin
amerigo-ui-stay = Bleiben
amerigo-ui-put = Hier bauen
amerigo-ui-sail = Dorthin segeln
amerigo-ui-build = Plättchen bauen
amerigo-ui-end = Zug beenden
amerigo-ui-post_yes = { $coordinates ->
    [shown] Kontor auf { $at } errichten
   *[hidden] Kontor errichten
}
amerigo-ui-post_no = Hier kein Kontor
amerigo-ui-space = Feld { $space }{ $points ->
    [0] {""}
    [one] , { $points } Punkt am Ende
   *[other] , { $points } Punkte am Ende
}
amerigo-ui-use_all = { $steps ->
    [one] { $steps } AP nutzen: vor auf { $to }
   *[other] Alle { $steps } AP nutzen: vor auf { $to }
}
amerigo-ui-track_end = Du bist am Ende der Leiste: Beende den Zug, um 2 Gold für übrige Aktionspunkte zu bekommen.
amerigo-ui-tiles_left = Noch übrige Dorfplättchen
amerigo-ui-villages = Dorfplättchen
amerigo-ui-neutrals = Landschaftsplättchen
amerigo-ui-cost_points = Kosten, Punkte klein/groß
amerigo-ui-tile = { $tile }, noch { $count }: kostet { $cost } AP, { $small } Punkte auf einer kleinen Insel, { $large } auf einer Großinsel
amerigo-ui-tray = Plättchen zum Bauen
amerigo-ui-nothing_planned = Du hast keine Plättchen geplant.
amerigo-ui-nowhere = Keines davon kann jetzt gebaut werden.
amerigo-ui-choose_spot = Wähle, wo du es baust.
amerigo-ui-fits = Kann hier gebaut werden
amerigo-ui-fits_not = Kann hier nicht gebaut werden
amerigo-ui-left = { $left ->
    [0] fertig
    [one] noch { $left } Feld
   *[other] noch { $left } Felder
}
amerigo-ui-island = { $large ->
    [true] Großinsel, { $size } Felder
   *[false] Kleine Insel, { $size } Felder
}
amerigo-ui-good = { $resource } für { $cost } AP; von diesem Rohstoff hast du { $held }
amerigo-ui-no_goods = In diesem Durchgang gibt es keine Waren mehr.
amerigo-ui-used = (benutzt)
amerigo-ui-sheet = Dein Tableau
amerigo-ui-track-gold = Gold
amerigo-ui-track-cannons = Kanonen
amerigo-ui-track-progress = Fortschritt
amerigo-ui-of = von { $end }
amerigo-ui-show = Auslage
amerigo-ui-pirates_short = Piraten { $pirates }
amerigo-ui-time_short = Zeit { $time }
amerigo-ui-order_track = Reihenfolge: vorn beginnt; Punkte am Ende
amerigo-ui-gold = Gold: { $gold } von { $end }
amerigo-ui-chests = { $count ->
    [one] { $count } Schatztruhe
   *[other] { $count } Schatztruhen
}
amerigo-ui-posts = Kontore: noch { $left }, { $placed } auf der Karte
amerigo-ui-cannons = { $cannons ->
    [one] { $cannons } Kanone
   *[other] { $cannons } Kanonen
} gegen Piraten der Stärke { $pirates }
amerigo-ui-pirates_faced = Piraten der Stärke { $pirates } werden angreifen
amerigo-ui-progress_at = Fortschritt: { $progress }
amerigo-ui-position = Reihenfolge: Nummer { $place }, auf Feld { $position }
amerigo-ui-outlook = Jetzt { $points } Punkte; am Ende kommen dazu: Gold { $gold }, Waren { $goods }, Fortschritt { $progress }, Sonderaktionsleiste { $order }
amerigo-ui-product = { $resource }: { $resources } Rohstoffe × { $goods } Waren = { $product } Punkte
amerigo-ui-order = Reihenfolge: { $order }.
amerigo-ui-pirates = Piraten: Stärke { $pirates }
amerigo-ui-pirates_to_come = Noch verdeckte Piratenmarker: { $list }; einer davon kommt nicht ins Spiel.
amerigo-ui-time = Zeitmarker { $time }
amerigo-ui-right_area = Was rechts übrig ist, verlässt am Ende des Durchgangs das Spiel; was links liegt, rückt nach rechts.
amerigo-ui-to_come = Verdeckt
amerigo-ui-goods_to_come = { $resource }: noch { $count } ({ $list } AP)
amerigo-ui-markers_to_come = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
}
amerigo-ui-key-arrows = über die Karte bewegen
amerigo-ui-key-enter = dorthin segeln oder das Plättchen bauen
amerigo-ui-key-turn = das Plättchen drehen
amerigo-ui-key-distances = gedrückt halten: alle Entfernungen zeigen
amerigo-ui-key-next = zum nächsten möglichen Ort springen
amerigo-ui-moment-island_discovered = Land in Sicht!
amerigo-ui-moment-island_completed = Insel fertig bebaut!
amerigo-ui-moment-pirate_turned = Noch mehr Piraten!
amerigo-ui-moment-pirates_plundered = Geplündert!
amerigo-ui-moment-pirates_repelled = Piraten abgewehrt!
amerigo-ui-moment-pass_began = Der letzte Durchgang!
amerigo-ui-graph = Punkte nach Durchgängen
amerigo-ui-finished = Die Karte am Ende des Spiels
amerigo-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
amerigo-ui-nth_round = Durchgang { $round }

## Was jemand in einem Zug getan hat; davor steht der Name

amerigo-ui-deed-chosen = wählt: { $colour ->
    [blue] segeln
    [black] Kanonen laden
    [red] planen
    [brown] Fortschritt
    [green] bauen
    [yellow] Waren kaufen
   *[white] Reihenfolge
}
amerigo-ui-deed-idle = { amerigo-ui-deed-chosen }, lässt es aber dabei
amerigo-ui-deed-sailed = { $count ->
    [one] segelt mit einem Schiff
   *[other] segelt mit beiden Schiffen
}
amerigo-ui-deed-discovered = entdeckt { $count ->
    [one] { amerigo-any-isle }
   *[other] { $count } Inseln
}
amerigo-ui-deed-founded = errichtet { $count ->
    [one] ein Kontor
   *[other] { $count } Kontore
}
amerigo-ui-deed-loaded = lädt { $count ->
    [one] eine Kanone
   *[other] { $count } Kanonen
}
amerigo-ui-deed-progressed = macht { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} Fortschritt
amerigo-ui-deed-markers = nimmt { $count ->
    [one] einen Fortschrittsmarker
   *[other] { $count } Fortschrittsmarker
}
amerigo-ui-deed-advanced = rückt in der Reihenfolge { $count ->
    [one] ein Feld
   *[other] { $count } Felder
} vor
amerigo-ui-deed-joined = zieht an die Spitze
amerigo-ui-deed-planned = plant { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}
amerigo-ui-deed-built = baut { $count ->
    [one] ein Dorf
   *[other] { $count } Dörfer
}{ amerigo-any-on_isle }
amerigo-ui-deed-neutral = legt { $count ->
    [one] ein Landschaftsplättchen
   *[other] { $count } Landschaftsplättchen
}
amerigo-ui-deed-gathered = erntet { $list }
amerigo-ui-deed-completed = vollendet { $count ->
    [one] { amerigo-any-isle }
   *[other] { $count } Inseln
}
amerigo-ui-deed-bought = kauft { $list }
amerigo-ui-deed-gold = nimmt { $count } Gold
amerigo-ui-deed-cubes = wertet die Würfel im Aktionsfeld
amerigo-ui-deed-chest = tauscht eine Schatztruhe gegen Gold
amerigo-ui-deed-repelled = wehrt die Piraten ab
amerigo-ui-deed-plundered = wird von den Piraten geplündert
amerigo-ui-deed-scored = zählt Gold, Waren, Fortschritt und Reihenfolge
amerigo-ui-told-map = die Insellandschaft liegt aus
amerigo-ui-told-pirates = die Piraten haben jetzt Stärke { $sum }
amerigo-ui-told-displays = neue Waren- und Fortschrittsmarker liegen aus
amerigo-ui-told-skipped = die Runde der Farbe { $colour } entfällt
amerigo-ui-told-tower = alle Würfel kommen in den Turm

## Eine Wahl auf dem Handy, auf ihrer Kachel und auf dem Knopf, der sie ausführt

amerigo-ui-short-blue = Segeln
amerigo-ui-short-black = Kanonen
amerigo-ui-short-red = Planen
amerigo-ui-short-brown = Fortschritt
amerigo-ui-short-green = Bauen
amerigo-ui-short-yellow = Waren
amerigo-ui-short-white = Reihenfolge
amerigo-ui-short-gold = Gold
amerigo-ui-short-cubes = Würfel
amerigo-ui-pick-take = { $colour ->
    [blue] Segeln, { $ap ->
        [one] { $ap } Schritt
       *[other] { $ap } Schritte
    }
    [black] { $ap ->
        [one] { $ap } Kanone
       *[other] { $ap } Kanonen
    } laden
    [red] Planen mit { $ap } AP
    [brown] Fortschritt mit { $ap } AP
    [green] Bauen mit { $ap } AP
    [yellow] Waren für { $ap } AP
   *[white] Reihenfolge mit { $ap } AP
}
    .about = { $colour ->
    [blue] Segeln: Jedes deiner Schiffe darf bis zu { $ap } weit fahren.
    [black] Kanonen gegen die Piraten laden.
    [red] Planen: Nimm Plättchen, die du später baust.
    [brown] Fortschritt: Jeder vierte Schritt bringt einen Marker.
    [green] Bauen: Leg geplante Plättchen neben deine Kontore.
    [yellow] Waren: Am Ende vervielfachen sie deine Rohstoffe.
   *[white] Reihenfolge: zuerst dran sein, und Weiß zählt für mehr.
}
amerigo-ui-pick-gold = { $gold } Gold nehmen
    .about = Gold statt einer Aktion: Damit endet dein Zug.
amerigo-ui-pick-cubes = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} nehmen
    .about = Ein Punkt für jeden gefallenen Würfel, einmal im Spiel.
amerigo-ui-pick-tile = Für { $cost } AP planen
amerigo-ui-pick-good = Für { $cost } AP kaufen
amerigo-ui-pick-marker = Diesen Marker nehmen
amerigo-ui-pick-steps = { $steps } AP nutzen: vor auf { $to }

## Was beim Sieg den Ausschlag gab

amerigo-ui-lead-discovery = Entdeckte Inseln haben den Ausschlag gegeben
amerigo-ui-lead-tiles = Fleißiges Bauen hat den Ausschlag gegeben
amerigo-ui-lead-islands = Fertige Inseln haben den Ausschlag gegeben
amerigo-ui-lead-posts = Kontore auf fertigen Inseln haben den Ausschlag gegeben
amerigo-ui-lead-cubes = Die gewerteten Würfel haben den Ausschlag gegeben
amerigo-ui-lead-pirates = Auf die Piraten vorbereitet zu sein, hat sich gelohnt
amerigo-ui-lead-gold = Das Gold hat den Ausschlag gegeben
amerigo-ui-lead-goods = Rohstoffe und Waren haben den Ausschlag gegeben
amerigo-ui-lead-progress = Der Fortschritt hat den Ausschlag gegeben
amerigo-ui-lead-order = In der Reihenfolge vorn zu liegen, hat sich gelohnt

## Bei der ersten Entscheidung ihrer Art: wozu sie gut ist

amerigo-ui-first-choose = Jede Farbe, die aus dem Turm kam, ist eine Aktion, jede mit so vielen Aktionspunkten, wie die häufigste Farbe Würfel hat.
amerigo-ui-first-act_blue = Deine Schiffe erschließen die Inseln: An einem Anker errichtest du ein Kontor, und nur wo du eins hast, kannst du bauen.
amerigo-ui-first-act_black = Am Ende jedes Durchgangs greifen Piraten an. Mit zu wenigen Kanonen verlierst du so viele Punkte, wie sie stark sind.
amerigo-ui-first-act_red = Nur Geplantes kannst du bauen. Dorfplättchen kosten 1, egal wie groß; Landschaftsplättchen 1 je Feld, bringen aber mehr Punkte.
amerigo-ui-first-act_brown = Jedes vierte Feld bringt einen Fortschrittsmarker, der dir hilft, und je weiter du kommst, desto mehr Punkte gibt es am Ende.
amerigo-ui-first-act_green = Plättchen bringen Punkte und die Rohstoffe darunter. Eine fertige Insel zählt für jedes Kontor darauf, und zwar je früher, desto mehr.
amerigo-ui-first-act_yellow = Waren vervielfachen deine Rohstoffe: Am Ende zählt jeder Rohstoff 1 Punkt und für jede gekaufte Ware seiner Sorte 1 mehr.
amerigo-ui-first-act_white = Weiter vorn bist du früher dran und hast am Ende mehr Punkte. Mit weißen Würfeln darfst du auch die Aktion deines Feldes nehmen.
amerigo-ui-first-post = Mit einem Kontor darfst du auf dieser Insel bauen. Das allererste bringt 3 Punkte, und jedes zählt, wenn die Insel fertig wird.
amerigo-ui-first-pick = Marker bleiben bei dir: Manche helfen in jedem Zug, manche einmal, manche bringen am Ende Punkte.
