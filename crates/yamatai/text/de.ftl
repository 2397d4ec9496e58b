### Yamataï: every sentence of the game. The ids follow from the words of the
### code; see skerry-text.

yamatai-name = Yamataï
yamatai-about = Nimm eine Flotte, lege ihre Schiffe in einer Kette zwischen die Inseln und sammle dort Opfergaben oder baue – mit den Schiffen von allen. Doch wer die stärkste Flotte nimmt, kommt in der nächsten Runde als Letzter dran.

## Was geschehen ist

yamatai-culture_laid = Auf den Inseln liegen { $tokens } Kulturplättchen; { $mountains } Inseln sind Gebirge.
yamatai-order_drawn = { $player } ist { $place ->
    [1] als Erstes
    [2] als Zweites
    [3] als Drittes
   *[4] als Viertes
} am Zug.
yamatai-specialist_turned = { yamatai-any-specialist } kann angeworben werden.
yamatai-tile_turned = Neu in der Auslage: { yamatai-any-tile }.
yamatai-fleet_turned = Flotte { yamatai-any-number } wird aufgedeckt: { yamatai-any-power }.
yamatai-round_began = Runde { $round } beginnt.
yamatai-fleet_taken = { $player } nimmt Flotte { yamatai-any-number }{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } Bambus
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } Stein
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } Lehm
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } Gold
}.
yamatai-boats_missing = Der Vorrat hat zu wenige Schiffe. Es fehlen{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } Bambus
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } Stein
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } Lehm
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } Gold
}.
yamatai-boat_bought = { $player } kauft ein Schiff mit { yamatai-any-cargo } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
yamatai-boat_sold = { $player } verkauft ein Schiff mit { yamatai-any-cargo } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
yamatai-boat_placed = { $player } setzt ein Schiff mit { yamatai-any-cargo } ein{ yamatai-any-on }.
yamatai-token_taken = { $player } sammelt { yamatai-any-token } von { yamatai-any-island }.
yamatai-extra_taken = { $player } sammelt mit Inari noch { yamatai-any-token } von { yamatai-any-island }.
yamatai-tile_built = { $player } baut { yamatai-any-a_tile } auf { yamatai-any-island }.
yamatai-neighbours_honoured = { $player } bekommt { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
} für benachbarte Torii und Paläste.
yamatai-mountain_honoured = { $player } bekommt { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
} für das Gebirge.
yamatai-group_paid = { $player } bekommt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} für eine Gruppe von { $size } Gebäuden{ $doubled ->
    [true] , durch den Handelsposten verdoppelt
   *[false] {""}
}.
yamatai-specialist_paid = { yamatai-any-specialist } bringt { $player } { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
yamatai-specialist_honoured = { yamatai-any-specialist } bringt { $player } { $prestige ->
    [one] { $prestige } Prestigepunkt
   *[other] { $prestige } Prestigepunkte
}.
yamatai-last_house_built = { $player } hat das letzte Standardgebäude gebaut: Nach dieser Runde endet die Partie.
yamatai-power_used = { $player } setzt die Fähigkeit von Flotte { yamatai-any-number } ein: { yamatai-any-power }.
yamatai-ground_consecrated = { $player } legt heiligen Boden auf { yamatai-any-onto }: Dort baut niemand mehr.
yamatai-tokens_exchanged = { $player } legt ein Plättchen auf { yamatai-any-onto } und nimmt das, das dort lag: { $given ->
    [orange] orange
    [green] grün
    [violet] violett
    [blue] blau
    [beige] beige
   *[red] rot
} gegen { $taken ->
    [orange] orange
    [green] grün
    [violet] violett
    [blue] blau
    [beige] beige
   *[red] rot
}.
yamatai-tile_shown = Alle sehen { yamatai-any-a_tile }.
yamatai-tile_reserved = { $player } reserviert { yamatai-any-a_tile }.
yamatai-nothing_reserved = { $player } reserviert nichts.
yamatai-boats_swapped = { $player } vertauscht zwei Schiffe{ $coordinates ->
    [shown] {" "}auf { $from } und { $to }
   *[hidden] {""}
}.
yamatai-nothing_swapped = { $player } vertauscht zwei Schiffe derselben Farbe.
yamatai-boat_moved = { $player } versetzt ein Schiff mit { yamatai-any-cargo }{ $coordinates ->
    [shown] {" "}von { $from } nach { $to }
   *[hidden] {""}
}.
yamatai-boat_removed = { $player } legt ein Schiff mit { yamatai-any-cargo } in den Vorrat zurück{ yamatai-any-off }.
yamatai-funds_paid = { $player } bekommt { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
yamatai-passed = { $player } sammelt und baut nicht weiter.
yamatai-boats_moored = { $player } macht im Hafen fest{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } Bambus
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } Stein
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } Lehm
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } Gold
}.
yamatai-boats_set_aside = Neben den Hafen von { $player } kommen{ $bamboo ->
    [0] {""}
   *[other] {" · "}{ $bamboo } Bambus
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } Holz
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } Stein
}{ $clay ->
    [0] {""}
   *[other] {" · "}{ $clay } Lehm
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } Gold
}.
yamatai-boat_released = { $player } gibt ein Schiff mit { yamatai-any-cargo } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} zurück.
yamatai-specialist_hired = { $player } wirbt { yamatai-any-specialist } für { yamatai-any-offering } an{ $coins ->
    [0] {""}
   *[other] {" "}und bekommt die { $coins } Münzen darauf
}.
yamatai-turn_ended = { $player } ist fertig.
yamatai-coins_laid = Auf jeden Spezialisten, der nicht angeworben wurde, kommen { $coins } Münzen.
yamatai-game_ended = Die Partie ist vorbei: { $reason ->
    [houses] Ein Spieler hat sein letztes Standardgebäude gebaut
    [boats] Eine Schiffsfarbe ist im Vorrat zu Ende
    [specialists] Für die nächste Runde fehlen Spezialisten
    [tiles] Für die nächste Runde fehlen Gebäudeplättchen
   *[limit] Runde 40 war die letzte
}.
yamatai-scored = { $player } wertet { $category ->
    [coins] Münzen
    [prestige] Prestigepunkte
    [buildings] Gebäude
    [specialists] Spezialisten
    [reserved] reservierte, nicht gebaute Plättchen
   *[set_aside] Schiffe neben dem Hafen
}: { $points }
yamatai-ranked = { $player } wird { $rank ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[4] Vierter
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Was man tun kann

yamatai-do-take_fleet = Flotte { yamatai-any-number } nehmen: { yamatai-any-cargoes }; { yamatai-any-power }
yamatai-do-buy = { yamatai-any-cargo } für { $cargo ->
    [bamboo] 1 Münze
    [wood] 2 Münzen
    [stone] 3 Münzen
    [clay] 4 Münzen
   *[gold] 5 Münzen
} kaufen
yamatai-do-sell = { yamatai-any-cargo } für { $cargo ->
    [bamboo] 1 Münze
    [wood] 2 Münzen
    [stone] 3 Münzen
    [clay] 4 Münzen
   *[gold] 5 Münzen
} verkaufen
yamatai-do-place = { yamatai-any-cargo } einsetzen{ yamatai-any-on }
yamatai-do-take = Das Plättchen von { yamatai-any-island } nehmen{ $coordinates ->
    [shown] {" "}mit dem Schiff auf { $boat }
   *[hidden] {""}
}
yamatai-do-take_extra = Noch ein Plättchen nehmen, von { yamatai-any-island }
yamatai-do-build = { yamatai-any-tile } bauen, auf { yamatai-any-island }
yamatai-do-release = { yamatai-any-cargo } für 1 Münze zurückgeben
yamatai-do-moor = { $keep ->
    [none] Kein Schiff festmachen; alle kommen neben den Hafen
   *[other] { yamatai-any-keep } festmachen
}
yamatai-do-recruit = { yamatai-any-specialist } anwerben für { yamatai-any-offering }
yamatai-do-use_power = Die Fähigkeit deiner Flotte einsetzen
yamatai-do-consecrate = Heiligen Boden legen auf { yamatai-any-onto }
yamatai-do-exchange = Das Plättchen von { yamatai-any-island } tauschen
yamatai-do-give = Dafür { yamatai-any-token } geben
yamatai-do-reserve = { yamatai-any-tile } reservieren
yamatai-do-pick = Dieses Schiff wählen{ $coordinates ->
    [shown] {" "}auf { $boat }
   *[hidden] {""}
}
yamatai-do-swap_with = Mit diesem Schiff vertauschen{ $coordinates ->
    [shown] {" "}auf { $boat }
   *[hidden] {""}
}
yamatai-do-move_to = Hierher versetzen{ yamatai-any-on }
yamatai-do-remove = Dieses Schiff zurücklegen{ $coordinates ->
    [shown] {" "}auf { $boat }
   *[hidden] {""}
}
yamatai-do-donate = 3 Münzen für einen Prestigepunkt zahlen
yamatai-do-pass = Weiter
yamatai-do-end_turn = Zug beenden

## Was der Zufall bringt

yamatai-draw-culture = { $coordinates ->
    [shown] Die Kulturplättchen liegen Insel für Insel so: { $tokens }.
   *[hidden] Die Kulturplättchen kommen auf die Inseln.
}
yamatai-draw-order = { $coordinates ->
    [shown] Die Reihenfolge der ersten Runde ist { $seats }.
   *[hidden] Die Reihenfolge der ersten Runde wird ausgelost.
}
yamatai-draw-specialist = { yamatai-any-specialist } wird aufgedeckt.
yamatai-draw-tile = Ein Gebäudeplättchen wird aufgedeckt: { yamatai-any-tile }.
yamatai-draw-fleet = Flotte { yamatai-any-number } wird aufgedeckt.
yamatai-draw-look = { $coordinates ->
    [shown] Diese Gebäudeplättchen werden aufgedeckt: { $tiles }.
   *[hidden] Gebäudeplättchen vom Stapel werden aufgedeckt.
}

## Was gefragt wird

yamatai-prompt-fleet = Nimm eine der offenen Flotten.
yamatai-prompt-boats = { $trades ->
    [0] { $pool ->
        [0] Du hast kein Schiff zum Einsetzen: Geh weiter.
       *[other] Setze Schiffe ein oder geh ohne weiter.
    }
   *[other] { $pool ->
        [0] Kaufe ein Schiff oder geh ohne weiter.
       *[other] Handle mit einem Schiff, wenn du magst, und setze dann Schiffe ein.
    }
}
yamatai-prompt-resolve = Sammle Kulturplättchen oder baue.{ $pool ->
    [0] {""}
    [one] {" "}Vorher kannst du noch { $pool } Schiff einsetzen.
   *[other] {" "}Vorher kannst du noch { $pool } Schiffe einsetzen.
}
yamatai-prompt-stuck = { $pool ->
    [0] Deine Schiffe können weder sammeln noch bauen: Geh weiter.
   *[other] Noch gibt es nichts zu sammeln oder zu bauen: Setze weitere Schiffe ein oder geh weiter.
}
yamatai-prompt-collect = Sammle weiter: Jedes Schiff dieses Zuges nimmt ein Plättchen.
yamatai-prompt-extra = Mit Inari darfst du noch ein Plättchen nehmen.
yamatai-prompt-second_collect = Mit Flotte 10 darfst du auch noch sammeln.
yamatai-prompt-second_build = Mit Flotte 10 darfst du auch noch bauen.
yamatai-prompt-moor = { $berths ->
    [one] Mache ein Schiff fest oder keins. Die anderen kommen neben den Hafen.
   *[other] Mache bis zu { $berths } Schiffe fest. Die anderen kommen neben den Hafen.
}
yamatai-prompt-recruit = Wirb einen Spezialisten an oder beende den Zug.
yamatai-prompt-end = Beende den Zug.
yamatai-prompt-consecrate = Wähle eine Insel für den heiligen Boden.
yamatai-prompt-exchange = Wähle das Plättchen, das du haben möchtest.
yamatai-prompt-give = Wähle das Plättchen, das du dafür gibst.
yamatai-prompt-reserve = Reserviere eins dieser Plättchen oder eins der Auslage – oder keins.
yamatai-prompt-pick_to_swap = Wähle das erste Schiff zum Tauschen.
yamatai-prompt-swap_with = Wähle das Schiff, mit dem es den Platz tauscht.
yamatai-prompt-pick_to_move = Wähle das Schiff, das du versetzt.
yamatai-prompt-move_to = Wähle, wohin es kommt.
yamatai-prompt-remove = Wähle ein Schiff, das in den Vorrat zurückkommt.
yamatai-prompt-remove_another = Wähle ein zweites Schiff oder geh weiter.
# Ohne Platz ist noch niemand am Zug.
yamatai-prompt-wait = { $seat ->
    [one] { $player } ist am Zug.
    [other] { $player } ist am Zug.
   *[nobody] Du bist nicht am Zug.
}
yamatai-prompt-over = Die Partie ist vorbei.

## Punkte

yamatai-score-coins = Münzen
yamatai-score-prestige = Prestigepunkte
yamatai-score-buildings = Gebäude
yamatai-score-specialists = Spezialisten
yamatai-score-reserved = Reserviert, nicht gebaut
yamatai-score-set_aside = Schiffe neben dem Hafen

## Was eine Aktion bringen würde, bevor man sie tut

yamatai-effect-next_place = { $taken ->
    [1] Du wählst als Erstes deinen Platz für die nächste Runde
   *[other] In der nächsten Runde bisher auf Platz { $place }
}
yamatai-effect-boats_missing = { $boats ->
    [one] Im Vorrat fehlt { $boats } Schiff
   *[other] Im Vorrat fehlen { $boats } Schiffe
}
yamatai-effect-coins_gained = { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
yamatai-effect-coins_paid = { $coins ->
    [one] −{ $coins } Münze
   *[other] −{ $coins } Münzen
}
yamatai-effect-tokens_in_reach = { $tokens } Plättchen in Reichweite
yamatai-effect-tiles_in_reach = { $tiles ->
    [one] { $tiles } Gebäude kannst du dann bauen
   *[other] { $tiles } verschiedene Gebäude kannst du dann bauen
}
yamatai-effect-leads_nowhere = Damit kannst du weder sammeln noch bauen
yamatai-effect-gives_up = { $what ->
    [build] Dann baust du in diesem Zug nicht
    [collect] Dann sammelst du in diesem Zug nicht
    [extra] Du verzichtest auf das zusätzliche Plättchen
    [power] Die Fähigkeit deiner Flotte bleibt ungenutzt
   *[hire] Du könntest noch einen Spezialisten anwerben
}
yamatai-effect-beside_harbour = { $boats ->
    [one] Für { $boats } Schiff ist im Hafen kein Platz
   *[other] Für { $boats } Schiffe ist im Hafen kein Platz
}
yamatai-effect-set_aside = { $boats ->
    [one] { $boats } Schiff kommt neben den Hafen
   *[other] { $boats } Schiffe kommen neben den Hafen
}, { $total ->
    [one] dann liegt dort { $total }
   *[other] dann liegen dort { $total }
}; je 2 kosten einen Punkt
yamatai-effect-berth_empty = Ein Liegeplatz bleibt leer
yamatai-effect-group = Eine Gruppe von { $size } Gebäuden
yamatai-effect-houses_left = Danach hast du noch { $left } Gebäude
yamatai-effect-honours = { $islands ->
    [0] Daneben ist keine Insel mehr frei
    [one] Daneben ist { $islands } Insel frei: Wer dort baut, bekommt einen Prestigepunkt
   *[other] Daneben sind { $islands } Inseln frei: Wer dort baut, bekommt einen Prestigepunkt
}
yamatai-effect-hiring_possible = Genug für einen Spezialisten
yamatai-effect-look_is_final = Was du in diesem Zug vorher getan hast, kannst du danach nicht mehr zurücknehmen
yamatai-effect-sacred_left = { $left ->
    [0] Der letzte heilige Boden
    [one] Danach ist noch { $left } heiliger Boden übrig
   *[other] Danach sind noch { $left } heilige Böden übrig
}
yamatai-effect-nothing_changes = Beide tragen dasselbe: Es ändert sich nichts
yamatai-effect-end_comes = { $reason ->
    [houses] Dein letztes Gebäude: Nach dieser Runde ist Schluss
    [boats] Eine Schiffsfarbe geht zu Ende: Nach dieser Runde ist Schluss
    [specialists] Es bleiben zu wenige Spezialisten: Nach dieser Runde ist Schluss
   *[tiles] Es bleiben zu wenige Gebäudeplättchen: Nach dieser Runde ist Schluss
}
yamatai-effect-end_averted = Im Vorrat sind wieder alle Schiffsfarben: Es geht weiter
yamatai-effect-round_ends = Die Runde ist zu Ende
yamatai-effect-game_ends = Die Partie ist zu Ende

## Was es zu erreichen gibt

yamatai-aim-buildings = Gebäude
    .about = Jedes Gebäudeplättchen bringt die Punkte, die darauf stehen. Gezeigt wird, wie viele deiner Standardgebäude auf dem Plan stehen; wer das letzte baut, beendet die Partie.
yamatai-aim-hiring = Nächster Spezialist
    .about = Ein Spezialist kostet zwei gleiche Kulturplättchen oder drei verschiedene. Gezeigt wird, wie viel davon du hast – was eben näher ist – und wie viele Punkte der beste Spezialist im Angebot bringt.
yamatai-aim-specialists = Spezialisten
    .about = Jeder Spezialist bringt die Punkte, die auf ihm stehen. Gezeigt wird, wie viele du hast.
yamatai-aim-jurojin = Jurojin
    .about = Am Ende bringen je zwei deiner Standardgebäude auf dem Plan 1 Punkt mehr.
yamatai-aim-prestige = Prestige
    .about = Jeder Prestigepunkt zählt. Einen bekommst du, wenn du auf einem Gebirge baust, und einen für jedes Torii und jeden Palast neben deinem neuen Gebäude.
yamatai-aim-coins = Münzen
    .about = Am Ende sind je 5 Münzen 1 Punkt wert.
yamatai-aim-reserved = Reserviert
    .about = Ein reserviertes Plättchen, das du nicht gebaut hast, kostet am Ende 1 Punkt.
yamatai-aim-set_aside = Neben dem Hafen
    .about = Je 2 Schiffe neben deinem Hafen kosten am Ende 1 Punkt. Gezeigt wird, wann der nächste Punkt verloren geht.

## Was ein Tisch wählen kann

yamatai-option-culture_blocks_building = Kulturplättchen und Bauen
yamatai-option-culture_blocks_building-false = Wie in der Kurzregel: Ein Plättchen stört beim Bauen nicht; es bleibt auf der Insel und kann weiter gesammelt werden.
yamatai-option-culture_blocks_building-true = Wie veröffentlicht: Eine Insel muss erst von ihrem Plättchen geräumt sein, bevor jemand dort baut.

## Namen der Dinge

yamatai-cargo-bamboo = Bambus
yamatai-cargo-wood = Holz
yamatai-cargo-stone = Stein
yamatai-cargo-clay = Lehm
yamatai-cargo-gold = Gold

yamatai-culture-orange = orange
yamatai-culture-green = grün
yamatai-culture-violet = violett
yamatai-culture-blue = blau
yamatai-culture-beige = beige
yamatai-culture-red = rot

yamatai-fleet-F1 = keine Fähigkeit
    .effect = Flotte 1 hat keine Fähigkeit; wer sie nimmt, beginnt die nächste Runde.
yamatai-fleet-F2 = heiliger Boden
    .effect = Lege einen heiligen Boden auf eine Insel ohne Gebäude, Kulturplättchen und heiligen Boden: Dort baut bis zum Spielende niemand.
yamatai-fleet-F3 = Opfergaben tauschen
    .effect = Lege eins deiner Kulturplättchen auf eine Insel und nimm dafür das, das dort liegt.
yamatai-fleet-F4 = Baupläne
    .effect = Drei Gebäudeplättchen vom Stapel werden für alle aufgedeckt. Du darfst eins davon oder eins der Auslage reservieren: Nur du kannst es bauen, und es kostet einen Punkt, wenn du es nie tust.
yamatai-fleet-F5 = Schiffe tauschen
    .effect = Vertausche zwei Schiffe auf dem Plan.
yamatai-fleet-F6 = Schiff versetzen
    .effect = Versetze ein Schiff auf dem Plan auf ein freies Eingangsfeld oder auf ein freies Feld neben einem anderen Schiff.
yamatai-fleet-F7 = Sturm
    .effect = Lege ein oder zwei Schiffe vom Plan in den Vorrat zurück.
yamatai-fleet-F8 = Geldgeber
    .effect = Nimm 3 Münzen.
yamatai-fleet-F9 = günstiger bauen
    .effect = Wenn du in diesem Zug baust, darf eins der nötigen Schiffe fehlen.
yamatai-fleet-F10 = sammeln und bauen
    .effect = In diesem Zug darfst du sammeln und bauen, in beliebiger Reihenfolge.

yamatai-specialist-riu = Riu
    .effect = Dein Hafen hat drei Liegeplätze statt einem.
yamatai-specialist-awashima = Awashima
    .effect = Wenn du ein Torii oder einen Palast baust, bekommst du die Boni, als wäre es ein eigenes Haus. Danach gehört es niemandem.
yamatai-specialist-ebisu = Ebisu
    .effect = Du darfst auch Goldschiffe kaufen und verkaufen, für 5 Münzen.
yamatai-specialist-daikoku = Daikoku
    .effect = Du darfst in deinem Zug mit zwei Schiffen handeln statt mit einem.
yamatai-specialist-toyo_tama = Toyo Tama
    .effect = Jedes freie Feld am Rand des Plans ist ein Eingang für dein erstes Schiff.
yamatai-specialist-inari = Inari
    .effect = Wenn du sammelst, darfst du am Ende noch ein Kulturplättchen nehmen, das neben irgendeinem Schiff dieses Zuges liegt.
yamatai-specialist-benten = Benten
    .effect = Wenn du sammelst, bekommst du 1 Münze je Plättchen.
yamatai-specialist-oyama = Oyama
    .effect = Wenn du für ein Gebirge einen Prestigepunkt bekommst, bekommst du noch einen.
yamatai-specialist-uzume = Uzume
    .effect = Wenn du für benachbarte Torii und Paläste Prestigepunkte bekommst, bekommst du noch einen.
yamatai-specialist-hotei = Hotei
    .effect = Wenn du Münzen für eine Gruppe bekommst, bekommst du 2 dazu. Sie werden nie verdoppelt.
yamatai-specialist-kaguya = Kaguya
    .effect = Wenn du baust, darf ein Bambusschiff, das nicht gebraucht wird, für Holz, Stein oder Lehm stehen.
yamatai-specialist-fukuroku = Fukuroku
    .effect = Du darfst einen Spezialisten mit zwei beliebigen Kulturplättchen bezahlen.
yamatai-specialist-bishamon = Bishamon
    .effect = Einmal je Zug darfst du 3 Münzen für einen Prestigepunkt zahlen.
yamatai-specialist-jurojin = Jurojin
    .effect = Am Ende 1 Punkt mehr für je zwei deiner Standardgebäude auf dem Plan.
yamatai-specialist-okuni = Okuni
    .effect = Beim Anwerben: Nimm 3 Münzen.
yamatai-specialist-tsuki = Tsuki
    .effect = Bringt Punkte und sonst nichts.
yamatai-specialist-suijin = Suijin
    .effect = Statt Schiffe neben den Hafen zu legen, darfst du sie für je 1 Münze in den Vorrat zurückgeben.
yamatai-specialist-fujin = Fujin
    .effect = Wenn du eine der Flotten 1 bis 5 nimmst, bekommst du 2 Münzen.

yamatai-tile-T01 = Haus aus 2 Bambus
    .effect = Braucht 2 Bambus an der Insel; am Ende 1 Punkt.
yamatai-tile-T02 = Haus aus Bambus und Holz
    .effect = Braucht Bambus und Holz an der Insel; am Ende 1 Punkt.
yamatai-tile-T03 = Haus aus 2 Holz
    .effect = Braucht 2 Holz an der Insel; am Ende 2 Punkte.
yamatai-tile-T04 = Haus aus Bambus und Stein
    .effect = Braucht Bambus und Stein an der Insel; am Ende 2 Punkte.
yamatai-tile-T05 = Handelsposten aus 2 Holz
    .effect = Braucht 2 Holz an der Insel; am Ende 1 Punkt. Beim Bau bringt seine Gruppe doppelte Münzen.
yamatai-tile-T06 = Handelsposten aus Holz und Stein
    .effect = Braucht Holz und Stein an der Insel; am Ende 1 Punkt. Beim Bau bringt seine Gruppe doppelte Münzen.
yamatai-tile-T07 = Haus aus Holz und Stein
    .effect = Braucht Holz und Stein an der Insel; am Ende 2 Punkte.
yamatai-tile-T08 = Haus aus 2 Stein
    .effect = Braucht 2 Stein an der Insel; am Ende 2 Punkte.
yamatai-tile-T09 = Haus aus Holz und Lehm
    .effect = Braucht Holz und Lehm an der Insel; am Ende 3 Punkte.
yamatai-tile-T10 = Haus aus 2 Bambus und Holz
    .effect = Braucht 2 Bambus und Holz an der Insel; am Ende 2 Punkte.
yamatai-tile-T11 = Handelsposten aus 2 Bambus und Stein
    .effect = Braucht 2 Bambus und Stein an der Insel; am Ende 2 Punkte. Beim Bau bringt seine Gruppe doppelte Münzen.
yamatai-tile-T12 = Haus aus Bambus und 2 Holz
    .effect = Braucht Bambus und 2 Holz an der Insel; am Ende 2 Punkte.
yamatai-tile-T13 = Haus aus Bambus, Holz und Stein
    .effect = Braucht Bambus, Holz und Stein an der Insel; am Ende 3 Punkte.
yamatai-tile-T14 = Handelsposten aus Bambus, Holz und Lehm
    .effect = Braucht Bambus, Holz und Lehm an der Insel; am Ende 2 Punkte. Beim Bau bringt seine Gruppe doppelte Münzen.
yamatai-tile-T15 = Haus aus 2 Bambus und Lehm
    .effect = Braucht 2 Bambus und Lehm an der Insel; am Ende 3 Punkte.
yamatai-tile-T16 = Haus aus Holz und 2 Stein
    .effect = Braucht Holz und 2 Stein an der Insel; am Ende 3 Punkte.
yamatai-tile-T17 = Haus aus Bambus, Stein und Lehm
    .effect = Braucht Bambus, Stein und Lehm an der Insel; am Ende 4 Punkte.
yamatai-tile-T18 = Handelsposten aus Holz, Stein und Lehm
    .effect = Braucht Holz, Stein und Lehm an der Insel; am Ende 3 Punkte. Beim Bau bringt seine Gruppe doppelte Münzen.
yamatai-tile-T19 = Haus aus Holz und 2 Lehm
    .effect = Braucht Holz und 2 Lehm an der Insel; am Ende 4 Punkte.
yamatai-tile-T20 = Haus aus 2 Bambus, Holz und Stein
    .effect = Braucht 2 Bambus, Holz und Stein an der Insel; am Ende 4 Punkte.
yamatai-tile-T21 = Haus aus Bambus, Holz, Stein und Lehm
    .effect = Braucht Bambus, Holz, Stein und Lehm an der Insel; am Ende 4 Punkte.
yamatai-tile-T22 = Torii aus Holz, Stein und Gold
    .effect = Braucht Holz, Stein und Gold an der Insel; am Ende 4 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.
yamatai-tile-T23 = Torii aus Bambus, Lehm und Gold
    .effect = Braucht Bambus, Lehm und Gold an der Insel; am Ende 4 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.
yamatai-tile-T24 = Torii aus 2 Stein und Gold
    .effect = Braucht 2 Stein und Gold an der Insel; am Ende 5 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.
yamatai-tile-T25 = Palast aus Bambus, Holz, Stein und Gold
    .effect = Braucht Bambus, Holz, Stein und Gold an der Insel; am Ende 5 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.
yamatai-tile-T26 = Palast aus Bambus, Holz, Lehm und Gold
    .effect = Braucht Bambus, Holz, Lehm und Gold an der Insel; am Ende 5 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.
yamatai-tile-T27 = Palast aus Holz, Stein, Lehm und Gold
    .effect = Braucht Holz, Stein, Lehm und Gold an der Insel; am Ende 6 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.
yamatai-tile-T28 = Palast aus Stein, 2 Lehm und Gold
    .effect = Braucht Stein, 2 Lehm und Gold an der Insel; am Ende 6 Punkte. Gehört niemandem; Häuser daneben bringen beim Bau einen Prestigepunkt.

# Dinge, die ein Argument benennt.
yamatai-any-cargo = { $cargo ->
    [bamboo] { yamatai-cargo-bamboo }
    [wood] { yamatai-cargo-wood }
    [stone] { yamatai-cargo-stone }
    [clay] { yamatai-cargo-clay }
   *[gold] { yamatai-cargo-gold }
}
yamatai-any-culture = { $culture ->
    [orange] { yamatai-culture-orange }
    [green] { yamatai-culture-green }
    [violet] { yamatai-culture-violet }
    [blue] { yamatai-culture-blue }
    [beige] { yamatai-culture-beige }
   *[red] { yamatai-culture-red }
}
yamatai-any-token = { $culture ->
    [orange] ein oranges Plättchen
    [green] ein grünes Plättchen
    [violet] ein violettes Plättchen
    [blue] ein blaues Plättchen
    [beige] ein beiges Plättchen
   *[red] ein rotes Plättchen
}
yamatai-any-number = { $fleet ->
    [F1] 1
    [F2] 2
    [F3] 3
    [F4] 4
    [F5] 5
    [F6] 6
    [F7] 7
    [F8] 8
    [F9] 9
   *[F10] 10
}
yamatai-any-power = { $fleet ->
    [F1] { yamatai-fleet-F1 }
    [F2] { yamatai-fleet-F2 }
    [F3] { yamatai-fleet-F3 }
    [F4] { yamatai-fleet-F4 }
    [F5] { yamatai-fleet-F5 }
    [F6] { yamatai-fleet-F6 }
    [F7] { yamatai-fleet-F7 }
    [F8] { yamatai-fleet-F8 }
    [F9] { yamatai-fleet-F9 }
   *[F10] { yamatai-fleet-F10 }
}
yamatai-any-cargoes = { $fleet ->
    [F1] Stein
    [F2] 2 Bambus
    [F3] Bambus und Holz
    [F4] Bambus und Stein
    [F5] 2 Holz
    [F6] Bambus und Lehm
    [F7] Stein und Lehm
    [F8] Bambus, Holz und Gold
    [F9] Holz und Stein
   *[F10] Lehm und Gold
}
yamatai-any-specialist = { $specialist ->
    [riu] { yamatai-specialist-riu }
    [awashima] { yamatai-specialist-awashima }
    [ebisu] { yamatai-specialist-ebisu }
    [daikoku] { yamatai-specialist-daikoku }
    [toyo_tama] { yamatai-specialist-toyo_tama }
    [inari] { yamatai-specialist-inari }
    [benten] { yamatai-specialist-benten }
    [oyama] { yamatai-specialist-oyama }
    [uzume] { yamatai-specialist-uzume }
    [hotei] { yamatai-specialist-hotei }
    [kaguya] { yamatai-specialist-kaguya }
    [fukuroku] { yamatai-specialist-fukuroku }
    [bishamon] { yamatai-specialist-bishamon }
    [jurojin] { yamatai-specialist-jurojin }
    [okuni] { yamatai-specialist-okuni }
    [tsuki] { yamatai-specialist-tsuki }
    [suijin] { yamatai-specialist-suijin }
   *[fujin] { yamatai-specialist-fujin }
}
yamatai-any-tile_name = { $tile ->
    [T01] { yamatai-tile-T01 }
    [T02] { yamatai-tile-T02 }
    [T03] { yamatai-tile-T03 }
    [T04] { yamatai-tile-T04 }
    [T05] { yamatai-tile-T05 }
    [T06] { yamatai-tile-T06 }
    [T07] { yamatai-tile-T07 }
    [T08] { yamatai-tile-T08 }
    [T09] { yamatai-tile-T09 }
    [T10] { yamatai-tile-T10 }
    [T11] { yamatai-tile-T11 }
    [T12] { yamatai-tile-T12 }
    [T13] { yamatai-tile-T13 }
    [T14] { yamatai-tile-T14 }
    [T15] { yamatai-tile-T15 }
    [T16] { yamatai-tile-T16 }
    [T17] { yamatai-tile-T17 }
    [T18] { yamatai-tile-T18 }
    [T19] { yamatai-tile-T19 }
    [T20] { yamatai-tile-T20 }
    [T21] { yamatai-tile-T21 }
    [T22] { yamatai-tile-T22 }
    [T23] { yamatai-tile-T23 }
    [T24] { yamatai-tile-T24 }
    [T25] { yamatai-tile-T25 }
    [T26] { yamatai-tile-T26 }
    [T27] { yamatai-tile-T27 }
   *[T28] { yamatai-tile-T28 }
}
yamatai-any-tile = { yamatai-any-tile_name }{ $coordinates ->
    [shown] {" "}({ $tile })
   *[hidden] {""}
}
yamatai-any-a_tile = { $tile ->
    [T01] ein { yamatai-tile-T01 }
    [T02] ein { yamatai-tile-T02 }
    [T03] ein { yamatai-tile-T03 }
    [T04] ein { yamatai-tile-T04 }
    [T05] einen { yamatai-tile-T05 }
    [T06] einen { yamatai-tile-T06 }
    [T07] ein { yamatai-tile-T07 }
    [T08] ein { yamatai-tile-T08 }
    [T09] ein { yamatai-tile-T09 }
    [T10] ein { yamatai-tile-T10 }
    [T11] einen { yamatai-tile-T11 }
    [T12] ein { yamatai-tile-T12 }
    [T13] ein { yamatai-tile-T13 }
    [T14] einen { yamatai-tile-T14 }
    [T15] ein { yamatai-tile-T15 }
    [T16] ein { yamatai-tile-T16 }
    [T17] ein { yamatai-tile-T17 }
    [T18] einen { yamatai-tile-T18 }
    [T19] ein { yamatai-tile-T19 }
    [T20] ein { yamatai-tile-T20 }
    [T21] ein { yamatai-tile-T21 }
    [T22] ein { yamatai-tile-T22 }
    [T23] ein { yamatai-tile-T23 }
    [T24] ein { yamatai-tile-T24 }
    [T25] einen { yamatai-tile-T25 }
    [T26] einen { yamatai-tile-T26 }
    [T27] einen { yamatai-tile-T27 }
   *[T28] einen { yamatai-tile-T28 }
}{ $coordinates ->
    [shown] {" "}({ $tile })
   *[hidden] {""}
}
yamatai-any-keep = { $keep ->
    [B] Bambus
    [W] Holz
    [S] Stein
    [C] Lehm
    [G] Gold
    [BB] 2 Bambus
    [BW] Bambus und Holz
    [BS] Bambus und Stein
    [BC] Bambus und Lehm
    [BG] Bambus und Gold
    [WW] 2 Holz
    [WS] Holz und Stein
    [WC] Holz und Lehm
    [WG] Holz und Gold
    [SS] 2 Stein
    [SC] Stein und Lehm
    [SG] Stein und Gold
    [CC] 2 Lehm
    [CG] Lehm und Gold
    [GG] 2 Gold
    [BBB] 3 Bambus
    [BBW] 2 Bambus und Holz
    [BBS] 2 Bambus und Stein
    [BBC] 2 Bambus und Lehm
    [BBG] 2 Bambus und Gold
    [BWW] Bambus und 2 Holz
    [BWS] Bambus, Holz und Stein
    [BWC] Bambus, Holz und Lehm
    [BWG] Bambus, Holz und Gold
    [BSS] Bambus und 2 Stein
    [BSC] Bambus, Stein und Lehm
    [BSG] Bambus, Stein und Gold
    [BCC] Bambus und 2 Lehm
    [BCG] Bambus, Lehm und Gold
    [BGG] Bambus und 2 Gold
    [WWW] 3 Holz
    [WWS] 2 Holz und Stein
    [WWC] 2 Holz und Lehm
    [WWG] 2 Holz und Gold
    [WSS] Holz und 2 Stein
    [WSC] Holz, Stein und Lehm
    [WSG] Holz, Stein und Gold
    [WCC] Holz und 2 Lehm
    [WCG] Holz, Lehm und Gold
    [WGG] Holz und 2 Gold
    [SSS] 3 Stein
    [SSC] 2 Stein und Lehm
    [SSG] 2 Stein und Gold
    [SCC] Stein und 2 Lehm
    [SCG] Stein, Lehm und Gold
    [SGG] Stein und 2 Gold
    [CCC] 3 Lehm
    [CCG] 2 Lehm und Gold
    [CGG] Lehm und 2 Gold
   *[GGG] 3 Gold
}
yamatai-any-offering = { $offering ->
    [orange-orange] zwei orange Plättchen
    [green-green] zwei grüne Plättchen
    [violet-violet] zwei violette Plättchen
    [blue-blue] zwei blaue Plättchen
    [beige-beige] zwei beige Plättchen
    [red-red] zwei rote Plättchen
    [orange-green] Plättchen in Orange und Grün
    [orange-violet] Plättchen in Orange und Violett
    [orange-blue] Plättchen in Orange und Blau
    [orange-beige] Plättchen in Orange und Beige
    [orange-red] Plättchen in Orange und Rot
    [green-violet] Plättchen in Grün und Violett
    [green-blue] Plättchen in Grün und Blau
    [green-beige] Plättchen in Grün und Beige
    [green-red] Plättchen in Grün und Rot
    [violet-blue] Plättchen in Violett und Blau
    [violet-beige] Plättchen in Violett und Beige
    [violet-red] Plättchen in Violett und Rot
    [blue-beige] Plättchen in Blau und Beige
    [blue-red] Plättchen in Blau und Rot
    [beige-red] Plättchen in Beige und Rot
    [orange-green-violet] Plättchen in Orange, Grün und Violett
    [orange-green-blue] Plättchen in Orange, Grün und Blau
    [orange-green-beige] Plättchen in Orange, Grün und Beige
    [orange-green-red] Plättchen in Orange, Grün und Rot
    [orange-violet-blue] Plättchen in Orange, Violett und Blau
    [orange-violet-beige] Plättchen in Orange, Violett und Beige
    [orange-violet-red] Plättchen in Orange, Violett und Rot
    [orange-blue-beige] Plättchen in Orange, Blau und Beige
    [orange-blue-red] Plättchen in Orange, Blau und Rot
    [orange-beige-red] Plättchen in Orange, Beige und Rot
    [green-violet-blue] Plättchen in Grün, Violett und Blau
    [green-violet-beige] Plättchen in Grün, Violett und Beige
    [green-violet-red] Plättchen in Grün, Violett und Rot
    [green-blue-beige] Plättchen in Grün, Blau und Beige
    [green-blue-red] Plättchen in Grün, Blau und Rot
    [green-beige-red] Plättchen in Grün, Beige und Rot
    [violet-blue-beige] Plättchen in Violett, Blau und Beige
    [violet-blue-red] Plättchen in Violett, Blau und Rot
    [violet-beige-red] Plättchen in Violett, Beige und Rot
   *[blue-beige-red] Plättchen in Blau, Beige und Rot
}
yamatai-any-where = { $island ->
    [I01] im Nordwesten
    [I02] im Nordwesten
    [I03] im Norden
    [I04] im Norden
    [I05] im Nordosten
    [I06] im Nordosten
    [I07] im Nordwesten
    [I08] im Norden
    [I09] im Norden
    [I10] im Norden
    [I11] im Nordosten
    [I12] im Nordosten
    [I13] im Westen
    [I14] im Westen
    [I15] in der Mitte
    [I16] im Osten
    [I17] im Osten
    [I18] im Westen
    [I19] im Westen
    [I20] in der Mitte
    [I21] in der Mitte
    [I22] im Osten
    [I23] im Osten
    [I24] im Südwesten
    [I25] im Südwesten
    [I26] im Süden
    [I27] im Süden
    [I28] im Südosten
    [I29] im Südosten
    [I30] im Südwesten
    [I31] im Süden
    [I32] im Süden
    [I33] im Südosten
   *[I34] im Südosten
}
yamatai-any-island = { $coordinates ->
    [shown] { $island }
   *[hidden] einer Insel { yamatai-any-where }
}
yamatai-any-onto = { $coordinates ->
    [shown] { $island }
   *[hidden] eine Insel { yamatai-any-where }
}
yamatai-any-on = { $coordinates ->
    [shown] {" "}auf { $at }
   *[hidden] {""}
}
yamatai-any-off = { $coordinates ->
    [shown] {" "}von { $at }
   *[hidden] {""}
}

## Regeln

yamatai-rule-4 = Alle haben 10 Münzen und zu zweit, dritt oder viert 10, 8 oder 6 Standardgebäude. Auf jede Insel kommt zufällig ein Kulturplättchen; vier sind leer und werden entfernt. Sieben Inseln sind Gebirge. Fünf Spezialisten, fünf Gebäudeplättchen und fünf der zehn Flotten werden aufgedeckt. Die Reihenfolge der ersten Runde wird ausgelost.
    .title = Aufbau
yamatai-rule-5 = In einer Runde ist jeder einmal am Zug, zu zweit jeder zweimal. Wer die Flotte mit der niedrigsten Zahl nimmt, beginnt die nächste Runde.
    .title = Ein Zug nach dem anderen
yamatai-rule-6 = Nimm eine Flotte; handle mit einem Schiff, wenn du magst; setze Schiffe ein; sammle Kulturplättchen oder baue; mache fest, was übrig ist; wirb einen Spezialisten an, wenn du magst. Immer in dieser Reihenfolge.
    .title = Ein Zug
yamatai-rule-6_1 = Du musst eine der offenen Flotten nehmen. Sie bringt dir die abgebildeten Schiffe, eine Fähigkeit für diesen Zug und deinen Platz in der nächsten Runde.
    .title = Eine Flotte nehmen
yamatai-rule-6_2 = Bevor du Schiffe einsetzt, darfst du ein Schiff kaufen oder eins verkaufen. Bambus kostet und bringt 1 Münze, Holz 2, Stein 3, Lehm 4.
    .title = Handeln
yamatai-rule-6_2_1 = Du kaufst oder verkaufst in deinem Zug ein Schiff, mehr nicht.
    .title = Ein Handel
yamatai-rule-6_2_2 = Wer ein Schiff kauft, bezahlt seinen Preis.
    .title = Münzen für ein Schiff
yamatai-rule-6_2_3 = Gekauft wird aus dem Vorrat, verkauft wird, was du in diesem Zug einsetzen könntest.
    .title = Ein Schiff zum Handeln
yamatai-rule-6_3 = Du darfst beliebig viele deiner Schiffe einsetzen, eins nach dem anderen. Danach gehören sie niemandem mehr.
    .title = Schiffe einsetzen
yamatai-rule-6_3_1 = Nur Schiffe, die du in diesem Zug zur Verfügung hast, kannst du einsetzen, festmachen oder zurückgeben.
    .title = Schiffe, die du hast
yamatai-rule-6_3_2 = Auf jedem Feld liegt höchstens ein Schiff.
    .title = Ein Schiff je Feld
yamatai-rule-6_3_3 = Das erste Schiff deines Zuges kommt auf eins der fünf Eingangsfelder oder auf ein Feld, das mit einem Schiff derselben Farbe verbunden ist.
    .title = Das erste Schiff
yamatai-rule-6_3_4 = Jedes weitere Schiff kommt auf ein Feld, das mit dem zuletzt eingesetzten verbunden ist; die Farbe ist egal.
    .title = Das nächste Schiff
yamatai-rule-6_4 = Wenn du Schiffe eingesetzt hast, sammelst du danach entweder Kulturplättchen oder du baust.
    .title = Sammeln oder bauen
yamatai-rule-6_4_1 = Nur Schiffe, die in diesem Zug eingesetzt wurden, nehmen ein Kulturplättchen, und jedes nur eins.
    .title = Jedes neue Schiff nimmt ein Plättchen
yamatai-rule-6_4_2 = Ein Schiff nimmt das Plättchen einer Insel, an der es liegt.
    .title = Von einer Insel am Schiff
yamatai-rule-6_5 = Von den Schiffen, die du nicht eingesetzt hast, darf eins in deinem Hafen bleiben. Alle anderen kommen daneben: Sie sind für dich verloren, und je zwei kosten am Ende einen Punkt.
    .title = Festmachen
yamatai-rule-6_5_1 = Du kannst so viele Schiffe festmachen, wie dein Hafen Liegeplätze hat: einen, mit Riu drei.
    .title = Liegeplätze
yamatai-rule-6_6 = Am Ende deines Zuges darfst du einen Spezialisten anwerben, für zwei Kulturplättchen einer Farbe oder drei verschiedener Farben. Die Münzen darauf bekommst du.
    .title = Einen Spezialisten anwerben
yamatai-rule-6_6_1 = Nur offen ausliegende Spezialisten können angeworben werden.
    .title = Wer bereitliegt
yamatai-rule-6_6_2 = Du wirbst in deinem Zug höchstens einen Spezialisten an.
    .title = Einer je Zug
yamatai-rule-7_1 = Für ein Gebäude brauchst du ein Plättchen, eine leere Insel an einem Schiff dieses Zuges und rund um diese Insel die Schiffe, die das Plättchen zeigt.
    .title = Bauen
yamatai-rule-7_1_1 = Du baust ein Plättchen der Auslage oder eins, das du reserviert hast.
    .title = Ein Plättchen
yamatai-rule-7_1_2 = Wo schon ein Gebäude steht, wird nicht gebaut, auf heiligem Boden auch nicht. Ein Gebirge stört nicht.
    .title = Eine leere Insel
yamatai-rule-7_1_3 = Mindestens ein Schiff, das du in diesem Zug eingesetzt hast, muss an der Insel liegen.
    .title = Ein neues Schiff daran
yamatai-rule-7_1_4 = Alle Schiffe, die das Plättchen zeigt, müssen an der Insel liegen – egal, wer sie wann eingesetzt hat.
    .title = Die Schiffe auf dem Plättchen
yamatai-rule-7_1_5 = Häuser und Handelsposten brauchen eins deiner Gebäude, Torii und Paläste nicht.
    .title = Ein eigenes Gebäude
yamatai-rule-7_1_6 = Du baust nur einmal in deinem Zug.
    .title = Ein Gebäude je Zug
yamatai-rule-7_2 = Das Plättchen liegt vor dir und bringt am Ende Punkte; das Gebäude steht auf der Insel. Torii und Paläste gehören niemandem.
    .title = Was mit dem Plättchen geschieht
yamatai-rule-7_3 = Ein Haus oder Handelsposten bringt sofort: 1 Prestigepunkt für jedes benachbarte Torii und jeden benachbarten Palast; 1 Prestigepunkt auf einem Gebirge; und wenn es an eigene Gebäude anschließt, eine Münze je Gebäude dieser Gruppe, beim Handelsposten zwei.
    .title = Boni
yamatai-rule-8_1 = Die Fähigkeit deiner Flotte kannst du einmal einsetzen, zu jedem Zeitpunkt des Zuges, in dem du sie genommen hast. Sonst verfällt sie.
    .title = Fähigkeiten der Flotten
yamatai-rule-8_2 = Was ein Spezialist kann, gilt, solange du ihn hast: bis zum Ende der Partie.
    .title = Fähigkeiten der Spezialisten
yamatai-rule-9 = Auf jeden nicht angeworbenen Spezialisten kommen zwei Münzen, dann werden Spezialisten und Gebäude auf fünf aufgefüllt. Die übrigen Flotten rücken nach links, neue werden aufgedeckt, bis fünf offen liegen, und die genommenen kommen verdeckt hinter alle anderen.
    .title = Rundenende
yamatai-rule-10 = Die Partie endet nach der Runde, in der jemand sein letztes Standardgebäude gebaut hat – oder am Rundenende, wenn eine Schiffsfarbe im Vorrat fehlt oder Spezialisten oder Gebäude nicht auf fünf aufgefüllt werden können.
    .title = Spielende
yamatai-rule-11 = 1 Punkt je 5 Münzen, 1 je Prestigepunkt, dazu die Punkte auf deinen Gebäuden und Spezialisten; minus 1 für jedes reservierte, nicht gebaute Plättchen und für je zwei Schiffe neben deinem Hafen.
    .title = Wertung
yamatai-rule-12 = Was verdeckt liegt, wird beim Aufdecken gezogen. Niemand weiß mehr als die anderen.
    .title = Was niemand weiß
yamatai-rule-F1 = { yamatai-fleet-F1.effect }
    .title = Flotte 1: { yamatai-fleet-F1 }
yamatai-rule-F2 = { yamatai-fleet-F2.effect }
    .title = Flotte 2: { yamatai-fleet-F2 }
yamatai-rule-F3 = { yamatai-fleet-F3.effect }
    .title = Flotte 3: { yamatai-fleet-F3 }
yamatai-rule-F4 = { yamatai-fleet-F4.effect }
    .title = Flotte 4: { yamatai-fleet-F4 }
yamatai-rule-F5 = { yamatai-fleet-F5.effect }
    .title = Flotte 5: { yamatai-fleet-F5 }
yamatai-rule-F6 = { yamatai-fleet-F6.effect }
    .title = Flotte 6: { yamatai-fleet-F6 }
yamatai-rule-F7 = { yamatai-fleet-F7.effect }
    .title = Flotte 7: { yamatai-fleet-F7 }
yamatai-rule-F8 = { yamatai-fleet-F8.effect }
    .title = Flotte 8: { yamatai-fleet-F8 }
yamatai-rule-F9 = { yamatai-fleet-F9.effect }
    .title = Flotte 9: { yamatai-fleet-F9 }
yamatai-rule-F10 = { yamatai-fleet-F10.effect }
    .title = Flotte 10: { yamatai-fleet-F10 }
yamatai-rule-SP01 = { yamatai-specialist-riu.effect }
    .title = { yamatai-specialist-riu }
yamatai-rule-SP02 = { yamatai-specialist-awashima.effect }
    .title = { yamatai-specialist-awashima }
yamatai-rule-SP03 = { yamatai-specialist-ebisu.effect }
    .title = { yamatai-specialist-ebisu }
yamatai-rule-SP04 = { yamatai-specialist-daikoku.effect }
    .title = { yamatai-specialist-daikoku }
yamatai-rule-SP05 = { yamatai-specialist-toyo_tama.effect }
    .title = { yamatai-specialist-toyo_tama }
yamatai-rule-SP06 = { yamatai-specialist-inari.effect }
    .title = { yamatai-specialist-inari }
yamatai-rule-SP07 = { yamatai-specialist-benten.effect }
    .title = { yamatai-specialist-benten }
yamatai-rule-SP08 = { yamatai-specialist-oyama.effect }
    .title = { yamatai-specialist-oyama }
yamatai-rule-SP09 = { yamatai-specialist-uzume.effect }
    .title = { yamatai-specialist-uzume }
yamatai-rule-SP10 = { yamatai-specialist-hotei.effect }
    .title = { yamatai-specialist-hotei }
yamatai-rule-SP11 = { yamatai-specialist-kaguya.effect }
    .title = { yamatai-specialist-kaguya }
yamatai-rule-SP12 = { yamatai-specialist-fukuroku.effect }
    .title = { yamatai-specialist-fukuroku }
yamatai-rule-SP13 = { yamatai-specialist-bishamon.effect }
    .title = { yamatai-specialist-bishamon }
yamatai-rule-SP14 = { yamatai-specialist-jurojin.effect }
    .title = { yamatai-specialist-jurojin }
yamatai-rule-SP15 = { yamatai-specialist-okuni.effect }
    .title = { yamatai-specialist-okuni }
yamatai-rule-SP16 = { yamatai-specialist-tsuki.effect }
    .title = { yamatai-specialist-tsuki }
yamatai-rule-SP17 = { yamatai-specialist-suijin.effect }
    .title = { yamatai-specialist-suijin }
yamatai-rule-SP18 = { yamatai-specialist-fujin.effect }
    .title = { yamatai-specialist-fujin }
yamatai-rule-R1 = Nach der Kurzregel stört ein Kulturplättchen beim Bauen nicht: Es bleibt auf der Insel liegen und kann weiter gesammelt werden. Mit der Option der veröffentlichten Regel muss die Insel erst leer geräumt sein.
    .title = Kulturplättchen und Bauen
yamatai-rule-R2 = Ein Schiff wird mit dem zuletzt eingesetzten verbunden, mit keinem anderen. Die Kette verzweigt sich nicht und beginnt nicht zweimal.
    .title = Keine Abzweigung
yamatai-rule-R3 = Nach dem ersten Schiff ist ein Eingangsfeld ein Feld wie jedes andere.
    .title = Eingänge in der Kette
yamatai-rule-R4 = Das erste Schiff darf neben jedem Schiff seiner Farbe beginnen, egal von wem, auch auf einem Eingangsfeld.
    .title = Jedes Schiff der Farbe
yamatai-rule-R5 = Du musst nicht alle deine Schiffe einsetzen, auch gar keins.
    .title = Schiffe dürfen bleiben
yamatai-rule-R6 = Wer Schiffe eingesetzt hat, muss sammeln oder bauen, wenn eins von beiden auf dem Plan möglich ist, wie er gerade aussieht. Noch nicht genutzte Fähigkeiten, Flotte 9 und Kaguya zählen dabei nicht.
    .title = Pflicht
yamatai-rule-R7 = Wenn du sammelst, nimmt jedes neue Schiff ein Plättchen, solange neben ihm eins liegt. Welches Schiff welches nimmt und in welcher Reihenfolge, entscheidest du.
    .title = Kein Schiff bleibt untätig
yamatai-rule-R8 = Ein Plättchen vom Gebirge zählt als seine Farbe. Das Gebirge bleibt.
    .title = Gebirgsplättchen
yamatai-rule-R9 = Du darfst beliebig viele Kulturplättchen besitzen.
    .title = Beliebig viele Plättchen
yamatai-rule-R10 = Gebäudeplättchen werden erst am Rundenende nachgelegt.
    .title = Aufgefüllt wird später
yamatai-rule-R11 = Beim Bauen werden keine Schiffe verbraucht. Sie können mehreren Inseln und späteren Gebäuden dienen.
    .title = Schiffe bleiben liegen
yamatai-rule-R12 = Das Schiff dieses Zuges muss an der Insel liegen; auf dem Plättchen abgebildet sein muss es nicht.
    .title = Das neue Schiff muss nicht bezahlen
yamatai-rule-R13 = Für jedes Plättchen mit Torii oder Palast gibt es eine Figur.
    .title = Torii und Paläste reichen
yamatai-rule-R14 = Alle Boni werden auf dem Plan mit dem neuen Gebäude gezählt.
    .title = Reihenfolge der Boni
yamatai-rule-R15 = Sie gehören nie zu einer Gruppe, auch nicht die, die du gebaut hast.
    .title = Torii und Paläste sind neutral
yamatai-rule-R16 = Münzen und Prestigepunkte gibt es immer genug. Schiffe, heilige Böden und Plättchen sind begrenzt.
    .title = Münzen gehen nie aus
yamatai-rule-R17 = In deinem Zug sind die Schiffe im Hafen und die neuen gleich. Ein festgemachtes Schiff darf durch ein anderes ersetzt werden.
    .title = Hafen und neue Schiffe
yamatai-rule-R18 = Sie kommen nie zurück: Man kann sie weder einsetzen noch verkaufen, und zum Vorrat zählen sie nicht.
    .title = Schiffe neben dem Hafen
yamatai-rule-R19 = Genau zwei Plättchen einer Farbe oder genau drei verschiedener Farben.
    .title = Was ein Spezialist kostet
yamatai-rule-R20 = Ein Spezialist hilft, sobald du ihn hast.
    .title = Spezialisten wirken sofort
yamatai-rule-R21 = Ein Handel ist Kauf oder Verkauf. Mit Daikoku darf jeder der beiden das eine oder das andere sein.
    .title = Kaufen und verkaufen
yamatai-rule-R22 = Fehlen im Vorrat Schiffe einer Flotte, bekommst du, was da ist.
    .title = Zu wenige Schiffe
yamatai-rule-R23 = Zu zweit hast du zwei Flotten je Runde; nur die dieses Zuges hat eine Fähigkeit.
    .title = Die Flotte dieses Zuges
yamatai-rule-R24 = Ein Schiff dieses Zuges, das getauscht oder versetzt wird, bleibt eins, und die Kette geht dort weiter. Wird das letzte entfernt, beginnt das nächste von vorn.
    .title = Neue Schiffe bleiben neu
yamatai-rule-R25 = Zuerst das letzte Gebäude, dann der Schiffsvorrat, dann die Spezialisten, dann die Gebäudeplättchen.
    .title = Reihenfolge der Prüfung
yamatai-rule-R26 = Nur deine eigenen Standardgebäude zählen. Die Runde wird zu Ende gespielt.
    .title = Das letzte Gebäude
yamatai-rule-R27 = Wer kein Standardgebäude mehr hat, darf noch Torii und Paläste bauen.
    .title = Ohne Gebäude
yamatai-rule-R28 = Offene Flotten, die niemand genommen hat, bleiben offen und rücken nach links.
    .title = Übrige Flotten
yamatai-rule-R29 = Bei Gleichstand gewinnt, wer in der letzten Runde früher am Zug war.
    .title = Gleichstand
yamatai-rule-R30 = Das Ergebnis kann negativ sein.
    .title = Unter null
yamatai-rule-R31 = Münzen und Schiffe neben dem Hafen werden abgerundet.
    .title = Rundung
yamatai-rule-R32 = Dort baut bis zum Spielende niemand. Er ist kein Gebäude und bringt keinen Bonus.
    .title = Heiliger Boden
yamatai-rule-R33 = Sie liegen offen vor dir; nur du kannst sie bauen, auch noch im selben Zug. Zurückgeben kannst du sie nicht.
    .title = Reservierte Plättchen
yamatai-rule-R34 = Ist für deine Schiffe kein Feld möglich, setzt du keins ein.
    .title = Kein Platz
yamatai-rule-R35 = Alle haben gesehen, was gebaut wurde; der Punktestand ist jederzeit bekannt.
    .title = Gebautes ist bekannt
yamatai-rule-R36 = Ohne eigenes Gebäude daneben bringt ein Handelsposten keine Münzen.
    .title = Ein einsamer Handelsposten
yamatai-rule-R37 = Ein Handelsposten verdoppelt beim Bau die Münzen seiner Gruppe, sonst nichts. Was Hotei dazugibt, wird nicht verdoppelt.
    .title = Einmal verdoppelt
yamatai-rule-R38 = Sind weniger als drei Gebäudeplättchen übrig, deckt Flotte 4 diese auf; ohne Stapel wählst du aus der Auslage.
    .title = Ein kleiner Stapel
yamatai-rule-R39 = Mit Flotte 10 sammelst du und baust dann, oder umgekehrt.
    .title = Was zuerst kommt
yamatai-rule-R40 = Flotte 9 und Kaguya können beim selben Gebäude helfen. Gold darf das fehlende Schiff sein, aber Bambus ersetzt nie Gold.
    .title = Beide Hilfen zugleich
yamatai-rule-R41 = Schiffe, die in den Vorrat zurückkamen, zählen, wenn das Spielende geprüft wird.
    .title = Zurückgekehrte Schiffe
yamatai-rule-R42 = Fünf Flotten liegen offen, und es gibt höchstens vier Züge: Jeder findet eine.
    .title = Immer eine Flotte
yamatai-rule-R43 = Ohne passendes Plättchen kann nicht gebaut werden.
    .title = Kein Plättchen, kein Bau
yamatai-rule-R44 = Nach Runde 40 endet die Partie auf jeden Fall.
    .title = Die Grenze
yamatai-rule-R45 = Bambus 1, Holz 2, Stein 3, Lehm 4 Münzen. Welche Farbe welchen Preis hat, ist erschlossen.
    .title = Preise
yamatai-rule-R46 = Ein Torii oder Palast zählt nur für die Boni dieses Augenblicks als deins.
    .title = Awashima zählt einmal
yamatai-rule-R47 = Auf das Plättchen, das Inari bringt, darfst du verzichten.
    .title = Eins mehr ist freiwillig
yamatai-rule-R48 = Auch auf einer Insel mit Gebäude kann ein Plättchen getauscht werden.
    .title = Tausch unter Gebäuden
yamatai-rule-R49 = Was Flotte 4 aufdeckt, sehen alle. Danach darfst du eins davon oder eins der Auslage reservieren; die anderen werden zurückgemischt. Was vor dem Blick geschah, lässt sich nicht zurücknehmen.
    .title = Ein Blick für alle
yamatai-rule-R50 = Mit Flotte 10 ist der zweite Teil freiwillig. Niemand sammelt zweimal oder baut zweimal.
    .title = Der zweite Teil
yamatai-rule-R51 = Zuerst nimmt jedes Schiff sein Plättchen, dann Inari eins von dem, was übrig ist.
    .title = Inari kommt zuletzt
yamatai-rule-R52 = Oyama, Uzume und Hotei legen auf die Boni von Awashima ihre dazu. Verdoppelt wird nichts.
    .title = Awashima und andere
yamatai-rule-R53 = Wer alle Schiffe dieses Zuges entfernt hat, kann weder sammeln noch bauen, darf aber andere einsetzen.
    .title = Alle Schiffe entfernt
yamatai-rule-R54 = Zwei Plättchen derselben Farbe dürfen getauscht werden; es ändert sich nichts, und die Fähigkeit ist verbraucht.
    .title = Gleiches gegen Gleiches
yamatai-rule-R55 = Lässt sich nur ein reserviertes Plättchen bauen, musst du es bauen.
    .title = Auch Reserviertes ist Pflicht
yamatai-rule-R56 = Ein Plättchen unter einem Gebäude kann weiter gesammelt werden. Für Boni bedeutet es nichts.
    .title = Sammeln unter Gebäuden
yamatai-rule-R57 = Flotte 1 hat keine Fähigkeit. Ihr Vorteil ist der erste Platz in der nächsten Runde.
    .title = Flotte 1
yamatai-rule-R58 = Zuerst kommen die Flotten, die schon vorher verdeckt lagen, in beliebiger Reihenfolge; dann die genommenen.
    .title = Welche Flotten kommen
yamatai-rule-R59 = Mit dem ersten eingesetzten Schiff ist der Handel vorbei, auch wenn es den Plan wieder verlässt.
    .title = Ende des Handels
yamatai-rule-R60 = Wenn du zu sammeln beginnst, geschieht nichts anderes, bis alle Schiffe ihrs genommen haben.
    .title = Nichts dazwischen
yamatai-rule-R61 = Das Sammeln endet, wenn kein Schiff mehr etwas nehmen kann; Schritte ohne Möglichkeit entfallen. Ein Zug endet nie von selbst, solange du noch etwas tun könntest.
    .title = Was von selbst vergeht
yamatai-rule-R62 = Zuerst sagst du, dass du die Fähigkeit einsetzt, dann, worauf sie wirkt. Bis dahin geht nichts anderes. Die Flotten 9 und 10 nutzt du durch Bauen und Sammeln.
    .title = Fähigkeiten Schritt für Schritt

## Was nicht geht

yamatai-refused-5 = Du bist nicht am Zug.
yamatai-refused-6 = Das passt nicht zu diesem Zeitpunkt des Zuges.
yamatai-refused-6_1 = Diese Flotte liegt nicht offen.
yamatai-refused-6_2_1 = Du hast in diesem Zug keinen Handel mehr.
yamatai-refused-6_2_2 = Für dieses Schiff hast du zu wenige Münzen.
yamatai-refused-6_2_3 = So ein Schiff ist zum Handeln nicht da.
yamatai-refused-6_3_1 = So ein Schiff hast du nicht zur Verfügung.
yamatai-refused-6_3_2 = Dort liegt schon ein Schiff.
yamatai-refused-6_3_3 = Das erste Schiff kommt auf ein Eingangsfeld oder neben ein Schiff derselben Farbe.
yamatai-refused-6_3_4 = Das nächste Schiff muss mit dem zuletzt eingesetzten verbunden sein.
yamatai-refused-6_4_1 = Nur ein Schiff dieses Zuges, das noch nichts genommen hat, kann ein Plättchen nehmen.
yamatai-refused-6_4_2 = Dort liegt kein Kulturplättchen für dieses Schiff.
yamatai-refused-6_5_1 = So viele Liegeplätze hat dein Hafen nicht.
yamatai-refused-6_6_1 = Dieser Spezialist liegt nicht aus.
yamatai-refused-6_6_2 = Du hast in diesem Zug schon jemanden angeworben.
yamatai-refused-7_1_1 = Du kannst nur Plättchen der Auslage bauen oder die, die du reserviert hast.
yamatai-refused-7_1_2 = Auf dieser Insel kann niemand mehr bauen.
yamatai-refused-7_1_3 = An dieser Insel liegt keins der Schiffe, die du gerade eingesetzt hast.
yamatai-refused-7_1_4 = Die Schiffe an dieser Insel reichen für das Gebäude nicht.
yamatai-refused-7_1_5 = Du hast kein eigenes Gebäude mehr.
yamatai-refused-7_1_6 = Du hast in diesem Zug schon gebaut.
yamatai-refused-8_1 = Die Fähigkeit dieser Flotte ist verbraucht.
yamatai-refused-F2 = Heiliger Boden braucht eine Insel ohne Gebäude, Kulturplättchen und heiligen Boden.
yamatai-refused-F3 = Du brauchst ein eigenes Kulturplättchen und eins auf einer Insel.
yamatai-refused-F4 = Es ist kein Gebäudeplättchen zum Reservieren da.
yamatai-refused-F5 = Wähle zwei verschiedene Schiffe auf dem Plan.
yamatai-refused-F6 = Ein Schiff wird auf ein freies Eingangsfeld versetzt oder auf ein freies Feld neben einem anderen Schiff.
yamatai-refused-F7 = Da ist kein Schiff, das weggenommen werden könnte.
yamatai-refused-SP03 = Gold handelt nur, wer Ebisu hat.
yamatai-refused-SP13 = Dafür brauchst du Bishamon und 3 Münzen, und es geht nur einmal je Zug.
yamatai-refused-SP17 = Schiffe gibt nur zurück, wer Suijin hat.
yamatai-refused-R1 = Auf dieser Insel liegt noch ein Kulturplättchen.
yamatai-refused-R6 = Du hast Schiffe eingesetzt: Sammle oder baue, denn es ist möglich.
yamatai-refused-R19 = Zwei Plättchen einer Farbe oder drei verschiedene: Diese hast du nicht.
yamatai-refused-R49 = Reservieren kannst du nur, was aufgedeckt wurde oder in der Auslage liegt.
yamatai-refused-R50 = Du hast in diesem Zug schon gesammelt.
yamatai-refused-R57 = Flotte 1 hat keine Fähigkeit.
yamatai-refused-R59 = Mit dem ersten eingesetzten Schiff ist der Handel vorbei.
yamatai-refused-R62 = Diese Flotte wirkt beim Bauen und Sammeln; zu wählen gibt es nichts.

## Die Lektion

yamatai-lesson-welcome = Willkommen in Yamataï. Leg Boote zwischen diese Inseln, sammle, was darauf liegt, und baue: Wer am Ende die meisten Punkte hat, gewinnt.
yamatai-lesson-fleet = Jeder Zug beginnt mit einer Flotte: Sie bringt Boote und oft eine Fähigkeit. Nimm Flotte 4 mit Bambus und Stein.
yamatai-lesson-entry = Dein erstes Boot kommt an einem der fünf Eingänge links herein. Leg den Bambus auf den umrandeten.
yamatai-lesson-chain = Jedes weitere Boot kommt neben das vorige, sodass deine Boote eine Kette bilden. Leg den Stein dorthin.
yamatai-lesson-collect = Jetzt nimmt jedes deiner Boote ein Kulturplättchen von einer Insel daneben. Nimm die beiden orangefarbenen.
yamatai-lesson-hire = Mit zwei gleichen Plättchen wirbst du einen Spezialisten an, mit drei verschiedenen auch. Nimm Hotei: Er zahlt dir mehr, wenn deine Gebäude aneinandergrenzen.
yamatai-lesson-number = Die Nummer einer Flotte entscheidet, wer in der nächsten Runde zuerst dran ist: die niedrigste. Nimm Flotte 2, dann bist du es.
yamatai-lesson-trade = Bevor du Boote legst, darfst du eines kaufen oder verkaufen. Kauf ein Boot mit Holz für 2 Münzen.
yamatai-lesson-shared = Für ein Gebäude zählen alle Boote um seine Insel, alte und neue, deine und fremde. Leg Holz und Bambus um diese, an der schon zwei deiner Boote liegen.
yamatai-lesson-build = Dieses Haus braucht zweimal Bambus, Holz und Stein um seine Insel, und alles liegt da. Bau es: 4 Punkte, und die Boote bleiben liegen.
yamatai-lesson-moor = Ein Boot ist übrig. Dein Hafen hat Platz für eines, also behalt es für den nächsten Zug. Je zwei Boote, die keinen Platz finden, kosten am Ende einen Punkt.
yamatai-lesson-power = Eine neue Runde, und du beginnst. Ich habe für dich Flotte 6 genommen und ihre Boote gelegt. Ihre Fähigkeit versetzt ein Boot: Setz sie ein.
yamatai-lesson-move = Das Torii braucht Gold, und es gibt nur ein Boot damit. Wähl es aus und hol es an deine Insel.
yamatai-lesson-torii = Bau das Torii: 4 Punkte. Es gehört niemandem, aber jedes Haus, das daneben gebaut wird, bringt einen Prestigepunkt.
yamatai-lesson-again = Du hattest die beiden niedrigsten Nummern, also bist du gleich noch einmal dran. Nimm Flotte 1 und kauf für eine Münze ein Boot mit Bambus.
yamatai-lesson-same = Eine Kette darf auch neben einem Boot mit gleicher Fracht beginnen. Leg den Bambus neben Bambus und den Stein daneben.
yamatai-lesson-neighbours = Bau hier: Das Torii daneben und das Gebirge bringen je einen Prestigepunkt, und Häuser von dir, die aneinandergrenzen, bringen Münzen.
yamatai-lesson-later = Ich habe für uns beide bis zur siebten Runde weitergespielt. Jetzt ist kein Bambus mehr im Vorrat, und damit ist sie die letzte.
yamatai-lesson-last = Noch ein Zug. Nimm Flotte 7, leg Stein und Lehm und bau dazwischen den Handelsposten.
yamatai-lesson-tiles = Jetzt wird gezählt. Jedes Gebäude bringt, was auf seinem Plättchen steht: bei dir 36 Punkte.
yamatai-lesson-rest = Deine Prestigepunkte zählen 14, deine Spezialisten 12, und je 5 Münzen sind ein Punkt: noch einmal 10. Das eine Boot neben deinem Hafen kostet nichts.
yamatai-lesson-end = 72 zu 54: Du hast gewonnen. Lust auf ein richtiges Spiel?
