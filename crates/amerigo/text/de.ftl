### Amerigo: alle Sätze des Spiels. Die Kennungen folgen aus den Wörtern des
### Codes; siehe skerry-text.

amerigo-name = Amerigo
amerigo-about = Würfel purzeln aus einem Turm und bestimmen, was möglich ist: zwischen den Inseln segeln, Kontore gründen, das Land mit Dörfern bebauen – und rechtzeitig Kanonen gegen die Piraten laden.

## Was geschehen ist

amerigo-map_laid = Die Insellandschaft liegt aus: { $islands ->
    [one] { $islands } Insel
   *[other] { $islands } Inseln
}, { $large ->
    [0] keine Großinsel
    [one] davon eine Großinsel
   *[other] davon { $large } Großinseln
}.
amerigo-order_drawn = { $player } beginnt an { $place }. Stelle mit { $gold } Gold.
amerigo-pirate_turned = Ein Piratenmarker der Stärke { $strength } wird aufgedeckt. Alle Piraten zusammen haben jetzt die Stärke { $sum }.
amerigo-marker_turned = Neuer Fortschrittsmarker: { amerigo-any-marker }.
amerigo-good_turned = Neuer Warenmarker: { amerigo-any-resource } für { $cost } Aktionspunkte.
amerigo-tower_filled = Alle Würfel kommen in den Würfelturm. Darin bleiben{ $blue ->
    [0] {""}
   *[other] {" · "}{ $blue } { amerigo-colour-blue }
}{ $black ->
    [0] {""}
   *[other] {" · "}{ $black } { amerigo-colour-black }
}{ $red ->
    [0] {""}
   *[other] {" · "}{ $red } { amerigo-colour-red }
}{ $brown ->
    [0] {""}
   *[other] {" · "}{ $brown } { amerigo-colour-brown }
}{ $green ->
    [0] {""}
   *[other] {" · "}{ $green } { amerigo-colour-green }
}{ $yellow ->
    [0] {""}
   *[other] {" · "}{ $yellow } { amerigo-colour-yellow }
}{ $white ->
    [0] {""}
   *[other] {" · "}{ $white } { amerigo-colour-white }
}.
amerigo-pass_began = Durchgang { $pass } beginnt. Der Zeitmarker zeigt { $time }.
amerigo-cubes_thrown = Runde { amerigo-any-colour }: { $thrown ->
    [one] { $thrown } Würfel kommt
   *[other] { $thrown } Würfel kommen
} in den Würfelturm. { $base ->
    [0] Nichts fällt heraus
    [one] Alle angebotenen Aktionen haben { $base } Aktionspunkt. Heraus fielen
   *[other] Alle angebotenen Aktionen haben { $base } Aktionspunkte. Heraus fielen
}{ $blue ->
    [0] {""}
   *[other] {" · "}{ $blue } { amerigo-colour-blue }
}{ $black ->
    [0] {""}
   *[other] {" · "}{ $black } { amerigo-colour-black }
}{ $red ->
    [0] {""}
   *[other] {" · "}{ $red } { amerigo-colour-red }
}{ $brown ->
    [0] {""}
   *[other] {" · "}{ $brown } { amerigo-colour-brown }
}{ $green ->
    [0] {""}
   *[other] {" · "}{ $green } { amerigo-colour-green }
}{ $yellow ->
    [0] {""}
   *[other] {" · "}{ $yellow } { amerigo-colour-yellow }
}{ $white ->
    [0] {""}
   *[other] {" · "}{ $white } { amerigo-colour-white }
}.
amerigo-round_skipped = Die Runde { amerigo-any-colour } entfällt, denn dafür sind keine Würfel da.
amerigo-action_chosen = { $player } wählt { $colour ->
    [blue] Schifffahrt
    [black] Kanonen laden
    [red] Planung
    [brown] Fortschritt
    [green] Bauen
    [yellow] Warenmarker kaufen
   *[white] Spielerreihenfolge
}: { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
}.
amerigo-gold_taken = { $player } nimmt statt einer Aktion { $gold } Gold.
amerigo-cubes_scored = { $player } wertet mit einem Fortschrittsmarker die Würfel im Aktionsfeld: +{ $points }
amerigo-ship_placed = { $coordinates ->
    [shown] { $player } setzt Schiff { $ship } auf { $at } ein.
   *[hidden] { $player } setzt Schiff { $ship }{ amerigo-any-where } ein.
}
amerigo-ship_sailed = { $coordinates ->
    [shown] { $player } { $steps ->
        [0] lässt Schiff { $ship } auf { $to } liegen.
        [one] fährt mit Schiff { $ship } nach { $to }, { $steps } Feld weit.
       *[other] fährt mit Schiff { $ship } nach { $to }, { $steps } Felder weit.
    }
   *[hidden] { $player } { $steps ->
        [0] lässt Schiff { $ship } liegen, wo es ist.
        [one] fährt mit Schiff { $ship } ein Feld weit{ amerigo-any-anchoring }.
       *[other] fährt mit Schiff { $ship } { $steps } Felder weit{ amerigo-any-anchoring }.
    }
}
amerigo-post_placed = { $player } errichtet ein Kontor{ amerigo-any-on }.
amerigo-post_declined = { $player } errichtet kein Kontor{ amerigo-any-on }.
amerigo-post_gold_paid = { $player } bekommt { $gold } Gold für das Kontor.
amerigo-island_discovered = { $player } entdeckt { amerigo-any-island }: +{ $points }
amerigo-cannons_loaded = { $player } lädt { $steps ->
    [one] { $steps } Kanone
   *[other] { $steps } Kanonen
} und hat jetzt { $cannons }.
amerigo-progress_made = { $player } rückt auf der Fortschrittsleiste { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} vor, auf die { $progress }.
amerigo-order_advanced = { $player } rückt auf der Sonderaktionsleiste { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} vor, auf die { $position }.
amerigo-leader_joined = { $player } legt die eigene Reihenfolgescheibe auf die vorderste, auf der { $position }.
amerigo-marker_taken = { $player } nimmt einen Fortschrittsmarker: { amerigo-any-marker }.
amerigo-marker_used = { $player } setzt einen Fortschrittsmarker ein: { amerigo-any-marker }.
amerigo-tile_planned = { $player } plant ein { amerigo-any-tile }.
amerigo-tile_built = { $player } baut ein { amerigo-any-tile }{ amerigo-any-on }{ amerigo-any-rotation }: +{ $points }
amerigo-resource_taken = { $coordinates ->
    [shown] { $player } nimmt einen Rohstoffmarker von { $at }: { amerigo-any-resource }.
   *[hidden] { $player } erntet { amerigo-any-resource }.
}
amerigo-island_completed = { $player } stellt { amerigo-any-island } fertig{ $chest ->
    [true] {" "}und bekommt die Schatztruhe
   *[false] {""}
}: +{ $points }
amerigo-posts_paid = { $player } bekommt für { $posts ->
    [one] { $posts } Kontor
   *[other] { $posts } Kontore
} auf der fertigen Insel: +{ $points }
amerigo-good_bought = { $player } kauft für { $cost } Aktionspunkte einen Warenmarker: { amerigo-any-resource }.
amerigo-ap_bought = { $player } kauft für 1 Gold einen Aktionspunkt und hat jetzt { $ap }.
amerigo-chest_cashed = { $player } tauscht eine Schatztruhe gegen 3 Gold.
amerigo-track_end_paid = { $player } ist am Ende der Leiste und bekommt für den Rest { $gold } Gold.
amerigo-surplus_gold = { $player } hat keinen Platz für mehr Gold: +{ $points }
amerigo-turn_ended = { $player } ist fertig.
amerigo-pirates_repelled = { $player } wehrt die Piraten (Stärke { $strength }) ab und behält { $cannons ->
    [0] keine Kanonen
    [one] { $cannons } Kanone
   *[other] { $cannons } Kanonen
}.
amerigo-pirates_plundered = { $player } kann die Piraten (Stärke { $strength }) nicht abwehren und verliert alle Kanonen{ $points ->
    [0] , hat aber keine Siegpunkte zu verlieren.
   *[other] : { $points }
}
amerigo-pirate_gold_paid = { $player } bekommt { $gold } Gold für die Abwehr der Piraten.
amerigo-scoring_began = Der letzte Durchgang ist vorbei: Die Schlusswertung beginnt.
amerigo-gold_scored = { $player } wertet Gold: +{ $points }
amerigo-goods_scored = { $player } wertet Rohstoffe und Waren: +{ $points }
amerigo-progress_scored = { $player } wertet Fortschrittsmarker und Fortschrittsleiste: +{ $points }
amerigo-order_scored = { $player } wertet die Sonderaktionsleiste: +{ $points }
amerigo-ranked = { $player } belegt Platz { $rank } mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}.

## Was man tun kann

amerigo-do-take = { $colour ->
    [blue] Blau: Schifffahrt
    [black] Schwarz: Kanonen laden
    [red] Rot: Planung
    [brown] Braun: Fortschritt
    [green] Grün: Bauen
    [yellow] Gelb: Warenmarker kaufen
   *[white] Weiß: Spielerreihenfolge
}
amerigo-do-take_gold = Gold nehmen statt einer Aktion
amerigo-do-cube_vp = Marker einsetzen: 1 Siegpunkt je Würfel im Aktionsfeld
amerigo-do-place_ship = { $coordinates ->
    [shown] Schiff { $ship } auf { $at } einsetzen
   *[hidden] Schiff { $ship }{ amerigo-any-where } einsetzen
}
amerigo-do-sail = { $coordinates ->
    [shown] Mit Schiff { $ship } nach { $to } fahren
   *[hidden] Mit Schiff { $ship }{ amerigo-any-off } fahren
}
amerigo-do-place_post = Ein Kontor errichten
amerigo-do-no_post = Hier kein Kontor errichten
amerigo-do-use_sail8 = Marker einsetzen: 8 Felder weiter
amerigo-do-advance = { $steps ->
    [one] { $steps } Feld vorrücken
   *[other] { $steps } Felder vorrücken
}
amerigo-do-jump = Marker einsetzen: die Scheibe auf die vorderste legen
amerigo-do-take_tile = Ein { amerigo-any-tile } planen
amerigo-do-pick_marker = { $coordinates ->
    [shown] Den Fortschrittsmarker nehmen: { $slot ->
        [0] links, Platz 1
        [1] links, Platz 2
        [2] links, Platz 3
        [3] links, Platz 4
        [4] rechts, Platz 1
        [5] rechts, Platz 2
        [6] rechts, Platz 3
       *[7] rechts, Platz 4
    }
   *[hidden] Einen Fortschrittsmarker nehmen
}
amerigo-do-build = Ein { amerigo-any-tile }{ amerigo-any-on } bauen{ amerigo-any-rotation }
amerigo-do-buy_good = { $coordinates ->
    [shown] Den Warenmarker auf Platz { $slot ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
        [6] 7
        [7] 8
        [8] 9
       *[9] 10
    } kaufen
   *[hidden] Einen Warenmarker kaufen
}
amerigo-do-buy_ap = Einen Aktionspunkt für 1 Gold kaufen
amerigo-do-cash_chest = Eine Schatztruhe gegen 3 Gold tauschen
amerigo-do-cash_marker = Marker einsetzen: { amerigo-any-marker }
amerigo-do-done = Den Zug beenden

## Was gezogen wird

amerigo-draw-map = { $coordinates ->
    [shown] Die Insellandschaft besteht aus den Inselteilen { $tiles }.
   *[hidden] Die Insellandschaft liegt aus.
}
amerigo-draw-order = { $coordinates ->
    [shown] Die Reihenfolge am Anfang ist { $seats }.
   *[hidden] Die Reihenfolge am Anfang wird ausgelost.
}
amerigo-draw-pirate = Ein Piratenmarker der Stärke { $strength } wird aufgedeckt.
amerigo-draw-marker = Der Fortschrittsmarker „{ amerigo-any-marker }“ wird aufgedeckt.
amerigo-draw-good = Ein Warenmarker wird aufgedeckt: { amerigo-any-resource } für { $cost } Aktionspunkte.
amerigo-draw-tower = { $coordinates ->
    [shown] Diese Würfel bleiben im Würfelturm: { $stay }.
   *[hidden] Einige Würfel bleiben im Würfelturm.
}
amerigo-draw-throw = { $coordinates ->
    [shown] Diese Würfel fallen aus dem Würfelturm: { $out }.
   *[hidden] Würfel fallen aus dem Würfelturm.
}

## Was gefragt ist

amerigo-prompt-choose = Wähle eine der angebotenen Aktionen oder nimm stattdessen Gold.
amerigo-prompt-act_blue = { $idle ->
    [true] Deine Schiffe sind gefahren: Beende den Zug.
   *[false] Schifffahrt: Jedes Schiff, das noch nicht gefahren ist, darf bis zu { $ap ->
        [one] { $ap } Feld
       *[other] { $ap } Felder
    } weit fahren.
}
amerigo-prompt-act_black = { $idle ->
    [true] { $ap ->
        [0] Du hast alle Aktionspunkte verbraucht: Beende den Zug.
       *[other] Mehr Kanonen nützen dir nichts: Beende den Zug.
    }
   *[false] Kanonen laden: Du hast noch { $ap ->
        [one] { $ap } Aktionspunkt
       *[other] { $ap } Aktionspunkte
    }.
}
amerigo-prompt-act_red = { $idle ->
    [true] { $ap ->
        [0] Du hast alle Aktionspunkte verbraucht: Beende den Zug.
       *[other] Gerade kannst du kein Plättchen planen: Beende den Zug.
    }
   *[false] Planung: Du hast noch { $ap ->
        [one] { $ap } Aktionspunkt
       *[other] { $ap } Aktionspunkte
    } für neue Plättchen.
}
amerigo-prompt-act_brown = { $idle ->
    [true] { $ap ->
        [0] Du hast alle Aktionspunkte verbraucht: Beende den Zug.
       *[other] Du bist am Ende der Fortschrittsleiste: Beende den Zug.
    }
   *[false] Fortschritt: Du hast noch { $ap ->
        [one] { $ap } Aktionspunkt
       *[other] { $ap } Aktionspunkte
    }.
}
amerigo-prompt-act_green = { $idle ->
    [true] { $ap ->
        [0] Du hast alle Aktionspunkte verbraucht: Beende den Zug.
       *[other] Keines deiner Plättchen lässt sich gerade bauen: Beende den Zug.
    }
   *[false] Bauen: Du hast noch { $ap ->
        [one] { $ap } Aktionspunkt
       *[other] { $ap } Aktionspunkte
    } für deine Plättchen.
}
amerigo-prompt-act_yellow = { $idle ->
    [true] { $ap ->
        [0] Du hast alle Aktionspunkte verbraucht: Beende den Zug.
       *[other] Für die Waren, die ausliegen, reicht es nicht: Beende den Zug.
    }
   *[false] Waren kaufen: Du hast noch { $ap ->
        [one] { $ap } Aktionspunkt
       *[other] { $ap } Aktionspunkte
    }.
}
amerigo-prompt-act_white = { $idle ->
    [true] { $ap ->
        [0] Du hast alle Aktionspunkte verbraucht: Beende den Zug.
       *[other] Du bist am Ende der Sonderaktionsleiste: Beende den Zug.
    }
   *[false] Reihenfolge: Du hast noch { $ap ->
        [one] { $ap } Aktionspunkt
       *[other] { $ap } Aktionspunkte
    }.
}
amerigo-prompt-post = Dein Schiff liegt vor Anker. Willst du ein Kontor errichten?
amerigo-prompt-pick = { $picks ->
    [one] Nimm einen Fortschrittsmarker.
   *[other] Nimm einen Fortschrittsmarker, den ersten von { $picks }.
}
# Ohne Platz ist noch niemand am Zug.
amerigo-prompt-wait = { $seat ->
    [one] { $player } ist am Zug.
    [other] { $player } ist am Zug.
   *[nobody] Du bist nicht am Zug.
}
amerigo-prompt-over = Das Spiel ist zu Ende.

## Punkte

amerigo-score-discovery = Entdeckte Inseln
amerigo-score-tiles = Plättchen
amerigo-score-islands = Fertige Inseln
amerigo-score-posts = Kontore auf fertigen Inseln
amerigo-score-cubes = Würfel
amerigo-score-pirates = Piraten
amerigo-score-gold = Gold
amerigo-score-goods = Rohstoffe und Waren
amerigo-score-progress = Fortschritt
amerigo-score-order = Sonderaktionsleiste

## Was eine Aktion bringen würde, bevor sie ausgeführt ist

amerigo-effect-nothing_to_do = { $colour ->
    [blue] Deine Schiffe könnten nicht fahren
    [black] Du könntest keine Kanone laden
    [red] Du könntest nichts planen
    [brown] Du könntest keinen Fortschritt machen
    [green] Du könntest nichts bauen: kein geplantes Plättchen passt
    [yellow] Du könntest dir keine Ware leisten
   *[white] Du könntest deine Scheibe nicht bewegen
}
amerigo-effect-ap_paid = { $ap ->
    [one] Kostet { $ap } Aktionspunkt
   *[other] Kostet { $ap } Aktionspunkte
}, { $left } übrig
amerigo-effect-ap_lost = { $ap ->
    [one] { $ap } Aktionspunkt verfällt
   *[other] { $ap } Aktionspunkte verfallen
}
amerigo-effect-ships_wait = { $ships ->
    [one] Ein Schiff bleibt, wo es ist
   *[other] Deine Schiffe bleiben, wo sie sind
}
amerigo-effect-steps = { $steps } von { $most } Schritten
amerigo-effect-post_possible = Dort kannst du ein Kontor gründen{ $points ->
    [0] {""}
   *[other] : +{ $points }
}
amerigo-effect-island_left = { $left ->
    [0] Die Insel ist fertig
    [one] Noch { $left } Feld der Insel frei
   *[other] Noch { $left } Felder der Insel frei
}
amerigo-effect-gold_gained = +{ $gold } Gold
amerigo-effect-gold_paid = −{ $gold } Gold
amerigo-effect-chest_gained = Eine Schatztruhe
amerigo-effect-resource = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ amerigo-any-resource }
amerigo-effect-cannons = Kanonen { $from } → { $to }, gegen Piraten { $pirates }
amerigo-effect-progress = Fortschritt { $from } → { $to }{ $markers ->
    [0] {""}
    [one] {" "}und ein Fortschrittsmarker
   *[other] {" "}und { $markers } Fortschrittsmarker
}
amerigo-effect-order = Reihenfolge: { $from }. → { $to }.
amerigo-effect-fits_nowhere = Passt im Moment nirgends
amerigo-effect-others_gain = +{ $points } für andere

## Worauf man hinarbeiten kann

amerigo-aim-discovery = Entdeckt
    .about = Das erste Kontor auf einer Insel bringt 3 Punkte. Gezeigt wird, wie viele Inseln du entdeckt hast.
amerigo-aim-tiles = Plättchen
    .about = Ein Dorfplättchen zu bauen bringt 1 Punkt, auf einer großen Insel 2; ein Landschaftsplättchen 2 Punkte je Feld, auf einer großen Insel 3. Gezeigt wird, wie viele Felder deine Dörfer bedecken.
amerigo-aim-islands = Inseln
    .about = Wer das letzte Feld einer Insel bedeckt, bekommt 3 Punkte, auf einer großen auch die Schatztruhe. Gezeigt wird, wie viele du fertiggestellt hast.
amerigo-aim-posts = Kontore
    .about = Ist eine Insel fertig, bringen 1, 2, 3, 4, 5 eigene Kontore darauf 1-, 3-, 6-, 10-, 15-mal die Zeit: je früher, desto mehr. Gezeigt wird, wie viele Kontore du gegründet hast.
amerigo-aim-goods = Waren
    .about = Am Ende zählt jede Sorte deine Rohstoffe mal deine Waren, die aufgedruckte mitgezählt. Gezeigt wird, wie viele Rohstoffe du hast.
amerigo-aim-progress = Fortschritt
    .about = Am Ende zählen die höchsten Punkte, die du auf der Fortschrittsleiste erreicht hast; jede dieser Stufen bringt auch einen Fortschrittsmarker. Gezeigt wird die nächste.
amerigo-aim-order = Reihenfolge
    .about = Am Ende zählen die höchsten Punkte, die du auf der Sonderaktionsleiste erreicht hast. Gezeigt werden die nächsten.
amerigo-aim-gold = Gold
    .about = Am Ende ist jedes Gold 1 Punkt wert, eine Schatztruhe 3 Gold.
amerigo-aim-pirates = Piraten
    .about = Am Ende jedes Durchgangs greifen die Piraten an. Mit weniger Kanonen, als sie stark sind, verlierst du so viele Punkte, wie sie stark sind.

## Namen der Dinge

amerigo-colour-blue = Blau
amerigo-colour-black = Schwarz
amerigo-colour-red = Rot
amerigo-colour-brown = Braun
amerigo-colour-green = Grün
amerigo-colour-yellow = Gelb
amerigo-colour-white = Weiß

amerigo-action-blue = Schifffahrt
    .about = Jedes deiner zwei Schiffe darf so viele Felder weit fahren, wie du Aktionspunkte hast. Bleibt es auf einem Ankerfeld, kannst du ein Kontor errichten.
amerigo-action-black = Kanonen laden
    .about = Jeder Aktionspunkt ist eine Kanone gegen die Piraten.
amerigo-action-red = Planung
    .about = Nimm Plättchen, die du später baust: eigene Dorfplättchen für je 1 Aktionspunkt, ein Landschaftsplättchen für so viele, wie es Felder hat.
amerigo-action-brown = Fortschritt
    .about = Jeder Aktionspunkt ist ein Feld auf der Fortschrittsleiste. Jedes vierte Feld bringt einen Fortschrittsmarker.
amerigo-action-green = Bauen
    .about = Baue geplante Plättchen auf Inseln, auf denen du ein Kontor hast: Dorfplättchen für je 1 Aktionspunkt, Landschaftsplättchen für so viele, wie sie Felder haben.
amerigo-action-yellow = Warenmarker kaufen
    .about = Nimm Warenmarker für je 2, 3 oder 4 Aktionspunkte. Am Ende vervielfachen sie deine Rohstoffe.
amerigo-action-white = Spielerreihenfolge
    .about = Jeder Aktionspunkt ist ein Feld auf der Sonderaktionsleiste. Wer dort vorn liegt, ist zuerst am Zug, und auf deinem Feld können weiße Würfel für eine andere Farbe stehen.

amerigo-resource-sugar = Zucker
amerigo-resource-cotton = Baumwolle
amerigo-resource-tobacco = Tabak
amerigo-resource-coconut = Kokosnüsse
amerigo-resource-coffee = Kaffee

amerigo-shape-1 = Einer
amerigo-shape-2 = Zweier
amerigo-shape-i3 = gerader Dreier
amerigo-shape-l3 = Dreier-Winkel
amerigo-shape-i4 = gerader Vierer
amerigo-shape-o4 = Vierer-Quadrat
amerigo-shape-u5 = Fünfer-U
amerigo-shape-r6 = Sechser-Rechteck

amerigo-tile-village-1 = Dorfplättchen ({ amerigo-shape-1 })
amerigo-tile-village-2 = Dorfplättchen ({ amerigo-shape-2 })
amerigo-tile-village-i3 = Dorfplättchen ({ amerigo-shape-i3 })
amerigo-tile-village-l3 = Dorfplättchen ({ amerigo-shape-l3 })
amerigo-tile-village-i4 = Dorfplättchen ({ amerigo-shape-i4 })
amerigo-tile-village-o4 = Dorfplättchen ({ amerigo-shape-o4 })
amerigo-tile-neutral-1 = Landschaftsplättchen ({ amerigo-shape-1 })
amerigo-tile-neutral-2 = Landschaftsplättchen ({ amerigo-shape-2 })
amerigo-tile-neutral-i3 = Landschaftsplättchen ({ amerigo-shape-i3 })
amerigo-tile-neutral-l3 = Landschaftsplättchen ({ amerigo-shape-l3 })
amerigo-tile-neutral-i4 = Landschaftsplättchen ({ amerigo-shape-i4 })
amerigo-tile-neutral-o4 = Landschaftsplättchen ({ amerigo-shape-o4 })
amerigo-tile-neutral-u5 = Landschaftsplättchen ({ amerigo-shape-u5 })
amerigo-tile-neutral-r6 = Landschaftsplättchen ({ amerigo-shape-r6 })

amerigo-marker-ap2_blue = +2 für Schifffahrt
    .effect = Wenn du die Aktion Schifffahrt wählst, hast du 2 Aktionspunkte mehr.
amerigo-marker-ap2_black = +2 für Kanonen laden
    .effect = Wenn du Kanonen lädst, hast du 2 Aktionspunkte mehr.
amerigo-marker-ap2_red = +2 für Planung
    .effect = Wenn du die Aktion Planung wählst, hast du 2 Aktionspunkte mehr.
amerigo-marker-ap2_brown = +2 für Fortschritt
    .effect = Wenn du die Aktion Fortschritt wählst, hast du 2 Aktionspunkte mehr.
amerigo-marker-ap2_green = +2 für Bauen
    .effect = Wenn du baust, hast du 2 Aktionspunkte mehr.
amerigo-marker-ap2_yellow = +2 für Warenmarker kaufen
    .effect = Wenn du Warenmarker kaufst, hast du 2 Aktionspunkte mehr.
amerigo-marker-ap1_blue_red = +1 für Schifffahrt und Planung
    .effect = Wenn du die Aktion Schifffahrt oder Planung wählst, hast du 1 Aktionspunkt mehr.
amerigo-marker-ap1_black_brown = +1 für Kanonen und Fortschritt
    .effect = Wenn du Kanonen lädst oder die Aktion Fortschritt wählst, hast du 1 Aktionspunkt mehr.
amerigo-marker-ap1_green_yellow = +1 für Bauen und Warenmarker kaufen
    .effect = Wenn du baust oder Warenmarker kaufst, hast du 1 Aktionspunkt mehr.
amerigo-marker-sail8 = 8 Felder weiter
    .effect = Einmal, während einer Schifffahrt: Jedes Schiff, das noch nicht gefahren ist, darf 8 Felder weiter fahren.
amerigo-marker-pirate_plus2 = Stärkere Piraten
    .effect = Die Piraten greifen alle anderen mit 2 mehr Stärke an.
amerigo-marker-pirate_half = Halber Schaden
    .effect = Kannst du die Piraten nicht abwehren, verlierst du nur halb so viele Siegpunkte, wie sie Stärke haben, aufgerundet. Die Kanonen sind trotzdem weg.
amerigo-marker-pirate_gold = Piratengold
    .effect = Immer wenn du die Piraten abwehrst, bekommst du 2 Gold, sogar bei Stärke 0.
amerigo-marker-two_neutral = Zwei Landschaftsplättchen
    .effect = Bei der Planung darfst du zwei Landschaftsplättchen nehmen statt eines. Beide kosten ihre Aktionspunkte.
amerigo-marker-red_green = Planung oder Bauen
    .effect = Mit grünen Würfeln darfst du auch planen, mit roten auch bauen.
amerigo-marker-jump_leader = An die Spitze
    .effect = Einmal, bei der Aktion Spielerreihenfolge: Lege deine Scheibe auf die vorderste, wie weit es auch ist.
amerigo-marker-gold3 = 3 Gold
    .effect = Einmal, jederzeit in deinem Zug: 3 Gold. Hast du den Marker am Ende noch, bekommst du das Gold dann.
amerigo-marker-gold5 = 5 Gold
    .effect = Einmal, jederzeit in deinem Zug: 5 Gold. Hast du den Marker am Ende noch, bekommst du das Gold dann.
amerigo-marker-post_gold = Gold für Kontore
    .effect = Immer wenn du ein Kontor errichtest, bekommst du 1 Gold.
amerigo-marker-gold_2_for_1 = 1 Gold für 2 Würfel
    .effect = Nimmst du Gold statt einer Aktion, bekommst du 1 Gold für je 2 Würfel statt für je 3, aufgerundet.
amerigo-marker-cube_vp = Siegpunkte für Würfel
    .effect = Einmal, statt einer Aktion: 1 Siegpunkt für jeden Würfel im Aktionsfeld. Am Ende nichts mehr wert.
amerigo-marker-end_posts = Siegpunkte für Kontore
    .effect = Am Ende: 1 Siegpunkt für jedes deiner Kontore auf den Inseln.
amerigo-marker-end7 = 7 Siegpunkte
    .effect = Am Ende: 7 Siegpunkte.
amerigo-marker-end_gold = Siegpunkte für Gold
    .effect = Am Ende: 1 weiterer Siegpunkt für jedes Gold auf deiner Goldleiste, höchstens 12.

amerigo-thing-gold = Gold
    .about = Kauft Aktionspunkte, 1 für 1, und zählt am Ende je 1 Siegpunkt. Die Goldleiste fasst 12; was darüber ist, wird zu Siegpunkten.
amerigo-thing-cannons = Kanonen
    .about = Sie wehren am Ende jedes Durchgangs die Piraten ab. Was davon übrig ist, bleibt dir für den nächsten Durchgang.
amerigo-thing-progress = Fortschritt
    .about = Die Felder 4, 8, 12, 16 und 20 bringen je einen Fortschrittsmarker; das höchste erreichte davon zählt am Ende 1, 3, 6, 10 oder 15 Siegpunkte.
amerigo-thing-order = Sonderaktionsleiste
    .about = Wer vorn liegt, ist zuerst am Zug; auf demselben Feld, wer oben liegt. Das höchste erreichte der Felder 4, 8, 12, 16 und 20 zählt am Ende 1, 3, 6, 10 oder 15 Siegpunkte.
amerigo-thing-pirates = Piraten
    .about = Am Ende jedes Durchgangs greifen sie alle mit der Stärke aller offenen Piratenmarker an.
amerigo-thing-time = Zeitmarker
    .about = Damit werden Kontore auf einer fertigen Insel vervielfacht: mit 5 im ersten Durchgang, mit 1 weniger in jedem weiteren.
amerigo-thing-tower = Würfelturm
    .about = Von den Würfeln, die hineinkommen, bleiben manche stecken, und andere, die schon darin waren, fallen heraus.
amerigo-thing-storage = Vorratsfelder
    .about = Hier warten die Würfel auf die Runde ihrer Farbe.
amerigo-thing-field = Aktionsfeld
    .about = Die Würfel dieser Runde. Ihre Farben sind die angebotenen Aktionen; die häufigste Farbe ergibt die Aktionspunkte für alle.
amerigo-thing-chest = Schatztruhe
    .about = Für die Fertigstellung einer Großinsel. 3 Gold wert, jederzeit in deinem Zug oder am Ende.
amerigo-thing-post = Kontor
    .about = Du baust auf Inseln, auf denen du eines hast. Wird eine Insel fertig, bringen alle Kontore darauf Siegpunkte.
amerigo-thing-ship = Schiff
    .about = Alle haben zwei. Bleibt eines auf einem Ankerfeld, kann es ein Kontor errichten.
amerigo-thing-anchor = Ankerfeld
    .about = Bleibt ein Schiff hier, darf es auf dem Kontorfeld daneben ein Kontor errichten, wenn dort noch nichts ist.
amerigo-thing-planned = Geplante Plättchen
    .about = Plättchen, die du genommen hast und bauen kannst.
amerigo-thing-supply = Vorrat
    .about = Plättchen, die noch geplant werden können.
amerigo-thing-goods = Waren
    .about = Am Ende zählt jede Sorte: Rohstoffe mal Waren. Eine Ware jeder Sorte ist aufgedruckt und zählt von Anfang an.
amerigo-thing-markers = Fortschrittsmarker
    .about = Jeder wirkt: für den Rest des Spiels, einmal oder am Ende.

## Teile von Sätzen, je nach Angabe

amerigo-any-colour = { $colour ->
    [blue] { amerigo-colour-blue }
    [black] { amerigo-colour-black }
    [red] { amerigo-colour-red }
    [brown] { amerigo-colour-brown }
    [green] { amerigo-colour-green }
    [yellow] { amerigo-colour-yellow }
   *[white] { amerigo-colour-white }
}
amerigo-any-resource = { $resource ->
    [sugar] { amerigo-resource-sugar }
    [cotton] { amerigo-resource-cotton }
    [tobacco] { amerigo-resource-tobacco }
    [coconut] { amerigo-resource-coconut }
   *[coffee] { amerigo-resource-coffee }
}
amerigo-any-tile = { $tile ->
    [village-1] { amerigo-tile-village-1 }
    [village-2] { amerigo-tile-village-2 }
    [village-i3] { amerigo-tile-village-i3 }
    [village-l3] { amerigo-tile-village-l3 }
    [village-i4] { amerigo-tile-village-i4 }
    [village-o4] { amerigo-tile-village-o4 }
    [neutral-1] { amerigo-tile-neutral-1 }
    [neutral-2] { amerigo-tile-neutral-2 }
    [neutral-i3] { amerigo-tile-neutral-i3 }
    [neutral-l3] { amerigo-tile-neutral-l3 }
    [neutral-i4] { amerigo-tile-neutral-i4 }
    [neutral-o4] { amerigo-tile-neutral-o4 }
    [neutral-u5] { amerigo-tile-neutral-u5 }
   *[neutral-r6] { amerigo-tile-neutral-r6 }
}
amerigo-any-rotation = { $coordinates ->
    [shown] { $rotation ->
        [0] {""}
        [1] , gedreht um 90°
        [2] , gedreht um 180°
       *[3] , gedreht um 270°
    }
   *[hidden] {""}
}
amerigo-any-where = { $where ->
    [n] {" "}im Norden
    [ne] {" "}im Nordosten
    [e] {" "}im Osten
    [se] {" "}im Südosten
    [s] {" "}im Süden
    [sw] {" "}im Südwesten
    [w] {" "}im Westen
    [nw] {" "}im Nordwesten
    [middle] {" "}in der Mitte
   *[none] {""}
}
# Vierter Fall: eine Insel entdecken.
amerigo-any-isle = { $isle ->
    [large] eine Großinsel
    [small] eine kleine Insel
   *[none] eine Insel
}{ amerigo-any-where }
amerigo-any-island = { $coordinates ->
    [shown] die Insel mit { $at }
   *[hidden] { amerigo-any-isle }
}
amerigo-any-on = { $coordinates ->
    [shown] {" "}auf { $at }
   *[hidden] { amerigo-any-on_isle }
}
amerigo-any-on_isle = { $isle ->
    [large] {" "}auf einer Großinsel{ amerigo-any-where }
    [small] {" "}auf einer kleinen Insel{ amerigo-any-where }
   *[none] { amerigo-any-where }
}
amerigo-any-off = { $isle ->
    [large] {" "}zu einer Großinsel{ amerigo-any-where }
    [small] {" "}zu einer kleinen Insel{ amerigo-any-where }
   *[none] {""}
}
amerigo-any-anchoring = { $isle ->
    [large] {" "}und ankert vor einer Großinsel{ amerigo-any-where }
    [small] {" "}und ankert vor einer kleinen Insel{ amerigo-any-where }
   *[none] {""}
}
amerigo-any-marker = { $marker ->
    [ap2_blue] { amerigo-marker-ap2_blue }
    [ap2_black] { amerigo-marker-ap2_black }
    [ap2_red] { amerigo-marker-ap2_red }
    [ap2_brown] { amerigo-marker-ap2_brown }
    [ap2_green] { amerigo-marker-ap2_green }
    [ap2_yellow] { amerigo-marker-ap2_yellow }
    [ap1_blue_red] { amerigo-marker-ap1_blue_red }
    [ap1_black_brown] { amerigo-marker-ap1_black_brown }
    [ap1_green_yellow] { amerigo-marker-ap1_green_yellow }
    [sail8] { amerigo-marker-sail8 }
    [pirate_plus2] { amerigo-marker-pirate_plus2 }
    [pirate_half] { amerigo-marker-pirate_half }
    [pirate_gold] { amerigo-marker-pirate_gold }
    [two_neutral] { amerigo-marker-two_neutral }
    [red_green] { amerigo-marker-red_green }
    [jump_leader] { amerigo-marker-jump_leader }
    [gold3] { amerigo-marker-gold3 }
    [gold5] { amerigo-marker-gold5 }
    [post_gold] { amerigo-marker-post_gold }
    [gold_2_for_1] { amerigo-marker-gold_2_for_1 }
    [cube_vp] { amerigo-marker-cube_vp }
    [end_posts] { amerigo-marker-end_posts }
    [end7] { amerigo-marker-end7 }
   *[end_gold] { amerigo-marker-end_gold }
}

## Regeln

amerigo-rule-3 = Die Insellandschaft besteht aus Inselteilen: 9 zu zweit, 12 zu dritt, 16 zu viert. Die Reihenfolgescheiben werden in zufälliger Folge auf dem weißen Startfeld gestapelt, und du beginnst mit 1 Gold für jede Scheibe über deiner. Aufgedeckt werden ein Piratenmarker, 8 Fortschrittsmarker und 6, 8 oder 10 Warenmarker (zu zweit, zu dritt, zu viert). Der Zeitmarker zeigt 5. Zuletzt kommen alle 49 Würfel in den Würfelturm; was herausfällt, kommt auf die Vorratsfelder.
    .title = Spielaufbau
amerigo-rule-4 = Landfelder, die mit einer Kante aneinanderstoßen, bilden eine Insel. Ab 20 Landfeldern ist sie eine Großinsel mit Schatztruhe, sonst eine kleine Insel. Um die ganze Insellandschaft läuft ein Rahmen aus Wasserfeldern.
    .title = Die Insellandschaft
amerigo-rule-6 = Das Spiel hat 5 Durchgänge zu 7 Runden. Ein Durchgang geht alle Farben durch: Blau, Schwarz, Rot, Braun, Grün, Gelb, Weiß. In jeder Runde kommen alle Würfel vom Vorratsfeld ihrer Farbe in den Würfelturm; was herausfällt, liegt im Aktionsfeld. Alle sind einmal am Zug, dann kehren die Würfel auf ihre Vorratsfelder zurück.
    .title = Durchgänge und Runden
amerigo-rule-6_1 = In jeder Runde sind alle genau einmal am Zug. Wer auf der Sonderaktionsleiste am weitesten vorn liegt, beginnt; auf demselben Feld geht die oberste Scheibe vor.
    .title = Jede Runde ein Zug
amerigo-rule-6_2 = Nach den Piraten wird der nächste Durchgang vorbereitet: Ein weiterer Piratenmarker wird aufgedeckt; die Fortschrittsmarker rechts kommen weg, die linken rücken nach rechts, und links kommen 4 neue dazu; alle Warenmarker werden ersetzt; der Zeitmarker zeigt 1 weniger.
    .title = Der nächste Durchgang
amerigo-rule-7_1 = Wähle eine Aktion, deren Farbe im Aktionsfeld liegt. Liegen dort weiße Würfel, steht dir auch die Aktion der Farbe offen, auf der deine Reihenfolgescheibe liegt, auf dem letzten Feld sogar jede. Ein Marker erlaubt dir, mit grünen Würfeln zu planen und mit roten zu bauen. Statt einer Aktion kannst du Gold nehmen: 1 für je 3 Würfel im Aktionsfeld, mit einem anderen Marker 1 für je 2, aufgerundet. Mit einem dritten Marker kannst du stattdessen einmal die Würfel werten: 1 Siegpunkt für jeden im Aktionsfeld.
    .title = Eine Aktion wählen
amerigo-rule-7_2 = Jede angebotene Aktion hat so viele Aktionspunkte, wie im Aktionsfeld Würfel der häufigsten Farbe liegen. Marker können ihre Zahl erhöhen. Während du eine Aktion ausführst, kannst du weitere Aktionspunkte für je 1 Gold kaufen.
    .title = Aktionspunkte
amerigo-rule-7_3 = Jederzeit in deinem Zug kannst du eine Schatztruhe gegen 3 Gold tauschen oder einen Marker für 3 oder 5 Gold einsetzen.
    .title = Schatztruhen und Goldmarker
amerigo-rule-7_4 = Du kannst 12 Gold haben. Jedes Gold, das darüber hinausgeht, ist 1 Siegpunkt wert.
    .title = Zwölf Gold
amerigo-rule-7_5 = Zuerst wählst du, was du tust. Dann nutzt du deine Aktionspunkte in beliebig vielen Schritten und beendest deinen Zug. Über ein Kontor entscheidest du, sobald ein Schiff auf seinem Ankerfeld bleibt, und einen Fortschrittsmarker nimmst du, sobald du ihn verdient hast.
    .title = Ablauf eines Zuges
amerigo-rule-8_1 = Jedes deiner Schiffe darf einmal fahren, höchstens so viele Felder weit, wie du Aktionspunkte hast. Die Punkte werden nicht aufgeteilt: Jedes Schiff hat alle. Gefahren wird von Wasserfeld zu Wasserfeld, nie schräg, und über die Felder des Rahmens.
    .title = Blau: Schifffahrt
amerigo-rule-8_1_1 = Jedes Schiff fährt in einer Aktion höchstens einmal.
    .title = Eine Fahrt je Schiff
amerigo-rule-8_1_2 = Du wählst, welches Schiff zuerst fährt. Das zweite bricht auf, wenn das erste angekommen und über sein Kontor entschieden ist.
    .title = Ein Schiff nach dem anderen
amerigo-rule-8_1_3 = Bei deiner ersten Schifffahrt setzt du jedes Schiff vor seiner Fahrt kostenlos auf ein Rahmenfeld deiner Wahl.
    .title = Schiffe einsetzen
amerigo-rule-8_1_4 = Ein Schiff fährt höchstens so viele Felder weit, wie du in diesem Moment Aktionspunkte hast. Was übrig ist, verfällt für dieses Schiff.
    .title = Wie weit ein Schiff fährt
amerigo-rule-8_1_5 = Schiffe dürfen aneinander vorbeifahren, aber auf einem Wasserfeld bleibt nur eines stehen. Auf einem Rahmenfeld ist Platz für beliebig viele.
    .title = Ein Schiff je Feld
amerigo-rule-8_1_6 = Bleibt ein Schiff auf einem Ankerfeld, kannst du auf dem Kontorfeld daneben ein Kontor errichten, wenn dort noch nichts ist und du von deinen 12 noch eines hast. Das allererste Kontor auf einer Insel bringt 3 Siegpunkte.
    .title = Kontore
amerigo-rule-8_2 = Für jeden Aktionspunkt lädst du eine Kanone; mehr als 12 kannst du nicht haben. Du brauchst sie, wenn die Piraten kommen.
    .title = Schwarz: Kanonen laden
amerigo-rule-8_2_1 = Deine Scheibe rückt für jeden Aktionspunkt 1 Feld vor, nie zurück und nie über das Ende der Leiste hinaus. Du darfst deine Aktionspunkte in mehreren Teilen nutzen.
    .title = Felder auf einer Leiste
amerigo-rule-8_3 = Nimm Plättchen und behalte sie neben deinem Spielertableau, bis du sie baust. Jedes eigene Dorfplättchen kostet 1 Aktionspunkt, egal wie groß; ein Landschaftsplättchen kostet so viele, wie es Felder hat, also 1 bis 6.
    .title = Rot: Planung
amerigo-rule-8_3_1 = In einer Aktion darfst du beliebig viele Dorfplättchen nehmen, aber nur ein Landschaftsplättchen, mit dem Marker dafür zwei.
    .title = Ein Landschaftsplättchen
amerigo-rule-8_4 = Jeder Aktionspunkt ist ein Feld auf der Fortschrittsleiste, die mit Feld 20 endet. Ihre Felder 4, 8, 12, 16 und 20 sind 1, 3, 6, 10 und 15 Siegpunkte wert. Sobald du eines davon erreichst oder überschreitest, nimmst du einen Fortschrittsmarker; am Ende zählt nur das höchste, das du erreicht hast.
    .title = Braun: Fortschritt
amerigo-rule-8_4_1 = Du darfst jeden Fortschrittsmarker nehmen, der offen liegt, links oder rechts. Verzichten kannst du nicht.
    .title = Einen Fortschrittsmarker nehmen
amerigo-rule-8_5 = Baue geplante Plättchen, so viele du bezahlen kannst, auf einer oder mehreren Inseln. Ein Dorfplättchen kostet 1 Aktionspunkt, ein Landschaftsplättchen so viele, wie es Felder hat.
    .title = Grün: Bauen
amerigo-rule-8_5_1 = Bauen kannst du nur Plättchen, die du vorher geplant hast.
    .title = Erst planen, dann bauen
amerigo-rule-8_6 = Nimm Warenmarker aus der Auslage. Jeder kostet die 2, 3 oder 4 Aktionspunkte, die er zeigt. Lücken bleiben bis zum nächsten Durchgang.
    .title = Gelb: Warenmarker kaufen
amerigo-rule-8_6_1 = Kaufen kannst du nur, was ausliegt.
    .title = Was in der Auslage liegt
amerigo-rule-8_7 = Für jeden Aktionspunkt rückt deine Reihenfolgescheibe auf der Sonderaktionsleiste 1 Feld vor; liegen dort schon Scheiben, kommt sie obenauf. Mit dem Marker dafür legst du sie stattdessen einmal auf die vorderste Scheibe. Auf das weiße Startfeld folgen Gelb, Grün, Braun, Rot, Schwarz und Blau, immer wieder bis Feld 19; Feld 20 ist das letzte und steht für jede Farbe. Weiße Würfel können für die Farbe deines Feldes stehen (7.1). Die Felder 4, 8, 12, 16 und 20 sind 1, 3, 6, 10 und 15 Siegpunkte wert; am Ende zählt nur das höchste, das du erreicht hast.
    .title = Weiß: Spielerreihenfolge und Sonderaktion
amerigo-rule-8_8 = Liegt deine Scheibe am Ende deiner Aktion auf dem letzten Feld ihrer Leiste und sind Aktionspunkte übrig, die sie nicht nutzen konnte, bekommst du 2 Gold, egal wie viele Punkte es sind. Das gilt für Kanonen, Fortschritt und Spielerreihenfolge.
    .title = Das Ende einer Leiste
amerigo-rule-9_1 = Ein Plättchen darf in Vierteldrehungen gedreht und überall auf einer Insel gebaut werden, auch über die Ränder der Inselteile hinweg.
    .title = Plättchen drehen
amerigo-rule-9_2_1 = Ein Plättchen liegt ganz auf Landfeldern einer Insel, nie im Wasser.
    .title = Nur auf Land
amerigo-rule-9_2_2 = Plättchen und Kontore werden nie überbaut. Ein Kontorfeld darf überbaut werden, solange dort kein Kontor steht; auf einem überbauten kann niemand mehr eines errichten.
    .title = Nichts wird doppelt überbaut
amerigo-rule-9_2_3 = Ein Plättchen muss Kante an Kante mit einem deiner Kontore liegen oder mit einer Kette aus deinen Dorfplättchen und aus Landschaftsplättchen, die zu einem führt. Wer die Landschaftsplättchen gebaut hat, spielt keine Rolle. Dorfplättchen und Kontore der anderen unterbrechen die Kette.
    .title = Mit einem Kontor verbunden
amerigo-rule-9_3 = Du nimmst alle Rohstoffmarker, die ein Plättchen überdeckt. Ein Dorfplättchen bringt auf einer kleinen Insel 1 Siegpunkt, auf einer Großinsel 2; ein Landschaftsplättchen bringt für jedes seiner Felder auf einer kleinen Insel 2, auf einer Großinsel 3.
    .title = Was ein Plättchen bringt
amerigo-rule-9_4 = Wer das letzte Feld einer Insel bebaut, mit einem Plättchen oder einem Kontor, bekommt 3 Siegpunkte und bei einer Großinsel die Schatztruhe. Dann bekommen alle Siegpunkte für ihre Kontore darauf: für eines 1, für zwei 3, für drei 6, für vier 10, für fünf 15, jeweils multipliziert mit der Zahl auf dem Zeitmarker.
    .title = Fertige Inseln
amerigo-rule-10 =
    Fortschrittsmarker helfen dir für den Rest des Spiels, einmal oder am Ende. Ein einmaliger wird nach dem Einsatz umgedreht und wirkt nicht mehr. Du kannst beliebig viele haben und verlierst nie einen. Das sind alle 24:
    – { amerigo-marker-ap2_blue }: { amerigo-marker-ap2_blue.effect }
    – { amerigo-marker-ap2_black }: { amerigo-marker-ap2_black.effect }
    – { amerigo-marker-ap2_red }: { amerigo-marker-ap2_red.effect }
    – { amerigo-marker-ap2_brown }: { amerigo-marker-ap2_brown.effect }
    – { amerigo-marker-ap2_green }: { amerigo-marker-ap2_green.effect }
    – { amerigo-marker-ap2_yellow }: { amerigo-marker-ap2_yellow.effect }
    – { amerigo-marker-ap1_blue_red }: { amerigo-marker-ap1_blue_red.effect }
    – { amerigo-marker-ap1_black_brown }: { amerigo-marker-ap1_black_brown.effect }
    – { amerigo-marker-ap1_green_yellow }: { amerigo-marker-ap1_green_yellow.effect }
    – { amerigo-marker-sail8 }: { amerigo-marker-sail8.effect }
    – { amerigo-marker-two_neutral }: { amerigo-marker-two_neutral.effect }
    – { amerigo-marker-red_green }: { amerigo-marker-red_green.effect }
    – { amerigo-marker-jump_leader }: { amerigo-marker-jump_leader.effect }
    – { amerigo-marker-post_gold }: { amerigo-marker-post_gold.effect }
    – { amerigo-marker-pirate_plus2 }: { amerigo-marker-pirate_plus2.effect }
    – { amerigo-marker-pirate_half }: { amerigo-marker-pirate_half.effect }
    – { amerigo-marker-pirate_gold }: { amerigo-marker-pirate_gold.effect }
    – { amerigo-marker-gold3 }: { amerigo-marker-gold3.effect }
    – { amerigo-marker-gold5 }: { amerigo-marker-gold5.effect }
    – { amerigo-marker-gold_2_for_1 }: { amerigo-marker-gold_2_for_1.effect }
    – { amerigo-marker-cube_vp }: { amerigo-marker-cube_vp.effect }
    – { amerigo-marker-end_posts }: { amerigo-marker-end_posts.effect }
    – { amerigo-marker-end7 }: { amerigo-marker-end7.effect }
    – { amerigo-marker-end_gold }: { amerigo-marker-end_gold.effect }
    .title = Fortschrittsmarker
amerigo-rule-11 = Am Ende jedes Durchgangs, auch des fünften, greifen die Piraten alle mit der Stärke aller offenen Piratenmarker an. Hast du genug Kanonen, gibst du so viele ab, wie sie Stärke haben, und bist sicher. Sonst verlierst du alle Kanonen und so viele Siegpunkte, wie ihre ganze Stärke beträgt, nicht nur den fehlenden Teil; unter 0 fällst du aber nie.
    .title = Die Piraten
amerigo-rule-12 = Am Ende zählen: jedes Gold 1 Siegpunkt, nachdem Schatztruhen und Goldmarker eingelöst sind; jede Warensorte ihre Rohstoffe mal ihre Waren, die aufgedruckte mitgezählt; die Fortschrittsmarker für das Ende; und die höchsten erreichten Siegpunkte auf Fortschritts- und Sonderaktionsleiste. Die meisten Siegpunkte gewinnen; bei Gleichstand, wer in der Reihenfolge vorn liegt.
    .title = Schlusswertung
amerigo-rule-13 = Jeder Würfel im Würfelturm kann bei jedem Wurf herausfallen, und jeder hineingeworfene kann stecken bleiben: ungefähr einer von dreien, manchmal mehr, manchmal weniger. Je mehr Würfel geworfen werden, desto mehr lösen sie. Was darin steckt, lässt sich immer abzählen.
    .title = Der Würfelturm
amerigo-rule-R1 = Land berührt Land nirgends nur mit einer Ecke. Solche Insellandschaften werden neu gelegt.
    .title = Keine Ecken
amerigo-rule-R2 = Von jedem Wasserfeld führt ein Weg über Wasser zum Rahmen. Ist Wasser eingeschlossen, wird neu gelegt.
    .title = Kein eingeschlossenes Wasser
amerigo-rule-R3 = Welche Inselteile mitspielen, wo sie liegen und wie sie gedreht sind, entscheidet das Los.
    .title = Jede Insellandschaft ist anders
amerigo-rule-R4 = Es gibt fünf Schatztruhen. Entstehen mehr als fünf Großinseln, wird neu gelegt.
    .title = Fünf Großinseln
amerigo-rule-R5 = Wer seine Reihenfolgescheibe bewegt, ändert nie die laufende Runde, sondern erst die nächste.
    .title = In der Runde bleibt die Reihenfolge
amerigo-rule-R6 = Du musst eine Aktion oder Gold wählen, aber deine Aktionspunkte nicht nutzen: Was übrig bleibt, verfällt.
    .title = Eine Wahl muss sein
amerigo-rule-R7 = Bei Markern mit Aktionspunkten zählt, welche Aktion du ausführst, egal welche Würfel sie möglich gemacht haben.
    .title = Marker helfen der Aktion
amerigo-rule-R8 = Wie viele Aktionspunkte eine Runde hat, steht fest, sobald die Würfel liegen. Weiße Würfel, die für eine andere Farbe stehen, erhöhen diese Zahl nicht.
    .title = Aktionspunkte bleiben, wie sie sind
amerigo-rule-R9 = Aktionspunkte darfst du in jedem Moment deiner Aktion kaufen. Bei der Schifffahrt bringt jeder allen Schiffen, die noch nicht gefahren sind, ein Feld.
    .title = Gold für Aktionspunkte
amerigo-rule-R10 = Schatztruhen und Goldmarker löst du ein, wann immer du in deinem eigenen Zug entscheidest. Was du am Ende noch hast, wird für dich eingelöst.
    .title = Wann eingelöst wird
amerigo-rule-R11 = Die Grenze von 12 Gold gilt bei jedem Gewinn, auch bei Schatztruhen, Markern, Kontoren und am Ende einer Leiste. Für den Überschuss gibt es immer Siegpunkte.
    .title = Überschüssiges Gold
amerigo-rule-R12 = Bei deiner ersten Schifffahrt kommen beide Schiffe ins Spiel. Jedes wird unmittelbar vor seiner eigenen Fahrt auf den Rahmen gesetzt und darf auch dort bleiben. Solange eines noch nicht im Spiel ist, kannst du deinen Zug nicht beenden.
    .title = Beide Schiffe kommen ins Spiel
amerigo-rule-R13 = Ein Schiff darf liegen bleiben. Auch das gilt als Fahrt; ein Schiff auf einem Ankerfeld kann also ein Kontor errichten, ohne sich zu bewegen.
    .title = Auch Bleiben ist Fahren
amerigo-rule-R14 = Den Marker für 8 weitere Felder darfst du in jedem Moment einer Schifffahrt einsetzen, solange ein Schiff noch nicht gefahren ist. Er hilft allen Schiffen, die noch nicht gefahren sind.
    .title = Acht Felder weiter
amerigo-rule-R15 = Du darfst beliebig viele Plättchen planen und beliebig lange behalten. Sie gehen nie zurück, und ungebaute kosten am Ende nichts.
    .title = Geplant bleibt geplant
amerigo-rule-R16 = Überschreitest du mehrere Felder mit Siegpunkten, nimmst du für jedes einen Marker, einen nach dem anderen. Ist keiner mehr da, gibt es dafür keinen, auch später nicht.
    .title = Ein Marker je Feld
amerigo-rule-R17 = Ein Marker mit Aktionspunkten hilft noch nicht in der Aktion, in der du ihn nimmst. Einen Goldmarker darfst du sofort einsetzen.
    .title = Eben genommene Marker
amerigo-rule-R18 = Der Marker, der dich an die Spitze bringt, ersetzt alle Felder einer weißen Aktion: Du setzt ihn ein, bevor du vorrückst, deine Aktionspunkte verfallen, und für das Ende der Leiste gibt es kein Gold. Liegst du selbst vorn, geht es nicht.
    .title = An die Spitze
amerigo-rule-R19 = Auch auf einer Leiste kannst du Aktionspunkte kaufen, sogar mehr, als deine Scheibe nutzen kann. Was am Ende der Leiste verfällt, bringt dir die 2 Gold, einmal je Aktion: Ein dafür gekaufter Punkt bringt also 1 Gold Gewinn, ein zweiter kostet nur.
    .title = Gekaufte Punkte dürfen verfallen
amerigo-rule-R20 = Kein Plättchen muss gespiegelt werden: Alle sehen im Spiegel gleich aus.
    .title = Keine Spiegelbilder
amerigo-rule-R21 = Welche Seite eines Plättchens oben liegt, ist ohne Bedeutung.
    .title = Beide Seiten sind gleich
amerigo-rule-R22 = Der Marker, mit dem du bei grünen Würfeln planen und bei roten bauen darfst, braucht echte Würfel dieser Farben. Weiße, die für eine Farbe stehen, zählen nicht.
    .title = Nur echte Würfel
amerigo-rule-R23 = Jede Kette beginnt bei einem deiner Kontore. Neben einem eigenen Kontor darfst du immer bauen, was auch immer sonst dort liegt.
    .title = Ketten beginnen bei Kontoren
amerigo-rule-R24 = Auf der Insel, auf der du baust, brauchst du ein eigenes Kontor. Landschaftsplättchen allein verschaffen dir keinen Zugang.
    .title = Ein eigenes Kontor
amerigo-rule-R25 = Auf einem Ankerfeld, dessen Kontorfeld überbaut ist, darf ein Schiff bleiben, aber es kann dort nichts errichten.
    .title = Überbaute Kontorfelder
amerigo-rule-R26 = Niemand muss ein Kontor errichten.
    .title = Kontore sind freiwillig
amerigo-rule-R27 = Mehr als fünf Kontore auf einer fertigen Insel zählen wie fünf: 15, multipliziert mit der Zahl auf dem Zeitmarker.
    .title = Mehr als fünf Kontore
amerigo-rule-R28 = Siegpunkte desselben Moments kommen in dieser Folge: für das Plättchen oder die Entdeckung, für die Fertigstellung, dann für alle Kontore. Die Summe ist in jeder Folge gleich.
    .title = In welcher Folge gezählt wird
amerigo-rule-R29 = Ein Kontor kann eine Insel zugleich entdecken und fertigstellen. Dann gibt es die Siegpunkte für beides.
    .title = Entdeckt und fertiggestellt
amerigo-rule-R30 = Die Piraten greifen alle je einmal an, und wie es den einen ergeht, ändert für die anderen nichts. Verlorene Siegpunkte machen nichts rückgängig, was du vorher bekommen hast, zum Beispiel Gold.
    .title = Jeder Angriff für sich
amerigo-rule-R31 = Wer den Marker für stärkere Piraten hat, bekommt es mit ihrer einfachen Stärke zu tun. Für alle anderen ist sie um 2 höher, und zur Abwehr sind 2 Kanonen mehr nötig.
    .title = Stärkere Piraten für die anderen
amerigo-rule-R32 = Ist ein Vorratsfeld leer oder fällt nichts aus dem Würfelturm, entfällt die Runde für alle.
    .title = Runden, die entfallen
amerigo-rule-R33 = Würfel fallen nur heraus, wenn welche in den Würfelturm geworfen werden. Niemand kann an den Tisch stoßen.
    .title = Keine Missgeschicke
amerigo-rule-R34 = Alle Aktionspunkte eines Zuges gehen in eine einzige Aktion.
    .title = Nur eine Aktion
amerigo-rule-R35 = Nimmst du Gold, bringen Marker mit Aktionspunkten nichts.
    .title = Gold ist keine Aktion
amerigo-rule-R36 = Auch mit der Scheibe auf dem letzten Feld darfst du die Spielerreihenfolge wählen. Da sich kein Aktionspunkt nutzen lässt, bekommst du die 2 Gold.
    .title = Reihenfolge auf dem letzten Feld
amerigo-rule-R37 = Wählst du die Spielerreihenfolge und rückst nicht vor, bekommst du dafür nichts, es sei denn, deine Scheibe liegt schon auf dem letzten Feld.
    .title = Ohne Feld kein Gold
amerigo-rule-R38 = Lücken links rücken mit den Markern nach rechts. Darum können weniger als acht Marker ausliegen.
    .title = Lücken zwischen den Markern
amerigo-rule-R39 = Plättchen sind begrenzt. Sind alle einer Sorte weg, lässt sie sich nicht mehr planen.
    .title = Der Vorrat ist begrenzt
amerigo-rule-R40 = Für den Marker, der am Ende Kontore zählt, zählen alle deine Kontore, auf welchen Inseln sie auch stehen.
    .title = Alle Kontore zählen
amerigo-rule-R41 = Fortschritts-, Waren- und Piratenmarker werden erst beim Aufdecken gezogen, jeder noch ungesehene mit gleicher Wahrscheinlichkeit. Das ist so gerecht wie ein gemischter Stapel, und bis dahin ist nichts verborgen.
    .title = Beim Aufdecken gezogen
amerigo-rule-R42 = Aktionspunkte kannst du jederzeit kaufen, während du eine Aktion ausführst, und so oft du willst. Bei der Schifffahrt nur, solange ein Schiff noch nicht gefahren ist; nicht nach dem Sprung an die Spitze; und nicht, während du über ein Kontor entscheidest oder einen Marker nimmst.
    .title = Wann man Aktionspunkte kauft
amerigo-rule-R43 = Wenn ein Schiff ein Kontor errichtet, ist seine Fahrt zu Ende. In derselben Aktion fährt es nicht weiter.
    .title = Keine Weiterfahrt
amerigo-rule-R44 = Mit dem Marker für zwei Landschaftsplättchen dürfen beide von derselben Sorte sein, und du musst nicht beide nehmen.
    .title = Zwei Landschaftsplättchen
amerigo-rule-R45 = Liegt die vorderste Scheibe auf deinem Feld über deiner, kommt deine mit dem Marker obenauf.
    .title = An die Spitze auf demselben Feld
amerigo-rule-R46 = Macht ein Marker die Piraten für dich stärker und halbiert ein anderer deinen Schaden, wird die erhöhte Stärke halbiert.
    .title = Erst stärker, dann halbiert
amerigo-rule-R47 = Du darfst eine Aktion auch wählen, wenn du mit ihr nichts anfangen kannst. Ihre Aktionspunkte verfallen.
    .title = Leere Aktionen

## Ablehnungen

amerigo-refused-6_1 = Regel 6.1: Du bist nicht am Zug. In jeder Runde sind alle einmal an der Reihe; warte auf deinen Zug.
amerigo-refused-7_1 = Regel 7.1: Diese Aktion wird dir nicht angeboten. Wähle eine, deren Farbe im Aktionsfeld liegt oder die dir weiße Würfel oder ein Marker öffnen, oder nimm Gold.
amerigo-refused-7_2 = Regel 7.2: Ein Aktionspunkt kostet 1 Gold, und du hast keines.
amerigo-refused-7_3 = Regel 7.3: Du hast keine Schatztruhe oder keinen unbenutzten Goldmarker dieser Art.
amerigo-refused-7_5 = Regel 7.5: Das geht in diesem Moment nicht. Entscheide zuerst, wonach du gerade gefragt wirst.
amerigo-refused-8_1_1 = Regel 8.1.1: Dieses Schiff ist schon gefahren. Fahre mit dem anderen oder beende deinen Zug.
amerigo-refused-8_1_2 = Regel 8.1.2: Dein anderes Schiff ist gerade ins Spiel gekommen. Fahre zuerst mit ihm; es darf auch bleiben, wo es ist.
amerigo-refused-8_1_3 = Regel 8.1.3: Schiffe werden einmal eingesetzt, auf ein Rahmenfeld, und fahren erst danach.
amerigo-refused-8_1_4 = Regel 8.1.4: Dorthin kommt dein Schiff nicht. Wähle ein Wasserfeld oder Rahmenfeld in seiner Reichweite oder kaufe Aktionspunkte.
amerigo-refused-8_1_5 = Regel 8.1.5: Dort liegt schon ein Schiff. Wähle ein freies Wasserfeld oder den Rahmen.
amerigo-refused-8_2_1 = Regel 8.2.1: So weit kann deine Scheibe nicht vorrücken. Rücke mindestens 1 Feld vor und höchstens so viele, wie du Aktionspunkte hast und die Leiste noch Felder.
amerigo-refused-8_3 = Regel 8.3: Dieses Plättchen kostet mehr Aktionspunkte, als du hast. Kaufe welche mit Gold oder nimm ein kleineres.
amerigo-refused-8_3_1 = Regel 8.3.1: Dein Landschaftsplättchen für diese Aktion hast du schon. Nimm Dorfplättchen oder beende deinen Zug.
amerigo-refused-8_4_1 = Regel 8.4.1: Auf diesem Platz liegt kein Marker. Nimm einen, der offen liegt.
amerigo-refused-8_5 = Regel 8.5: Dieses Plättchen kostet mehr Aktionspunkte, als du hast. Kaufe welche mit Gold oder baue ein anderes.
amerigo-refused-8_5_1 = Regel 8.5.1: Dieses Plättchen hast du nicht geplant. Baue eines, das du geplant hast.
amerigo-refused-8_6 = Regel 8.6: Dieser Warenmarker kostet mehr Aktionspunkte, als du hast. Kaufe welche mit Gold oder nimm einen billigeren.
amerigo-refused-8_6_1 = Regel 8.6.1: Auf diesem Platz liegt kein Warenmarker. Nimm einen, der ausliegt.
amerigo-refused-9_1 = Regel 9.1: So lässt sich dieses Plättchen nicht drehen. Wähle eine der Vierteldrehungen, in denen es anders aussieht.
amerigo-refused-9_2_1 = Regel 9.2.1: Ein Teil des Plättchens läge im Wasser. Es muss ganz auf Land liegen.
amerigo-refused-9_2_2 = Regel 9.2.2: Dort liegt schon etwas. Alle Felder des Plättchens müssen frei sein.
amerigo-refused-9_2_3 = Regel 9.2.3: Das Plättchen ist mit keinem deiner Kontore verbunden. Baue es neben eines oder neben deine Dorfplättchen und Landschaftsplättchen, die zu einem führen.
amerigo-refused-10 = Regel 10: Den Fortschrittsmarker dafür hast du nicht, oder er ist schon eingesetzt.
amerigo-refused-R12 = Regel R12: Eines deiner Schiffe ist noch nicht im Spiel. Setze es auf den Rahmen, bevor du deinen Zug beendest.
amerigo-refused-R14 = Regel R14: Beide Schiffe sind schon gefahren. Der Marker muss vorher eingesetzt werden.
amerigo-refused-R18 = Regel R18: Jetzt kannst du nicht an die Spitze. Das geht nur, bevor du in dieser Aktion vorrückst, und nur, wenn du nicht selbst vorn liegst.
amerigo-refused-R24 = Regel R24: Auf dieser Insel hast du kein Kontor. Errichte dort eines, bevor du baust.
amerigo-refused-R39 = Regel R39: Von diesen Plättchen ist keines mehr da. Nimm ein anderes.
amerigo-refused-R42 = Regel R42: Ein Aktionspunkt würde jetzt nichts nützen. Kaufe ihn, bevor dein letztes Schiff fährt, und nicht nach dem Sprung an die Spitze.

## Die Lektion

amerigo-lesson-welcome = Du bist gekommen, um diese Inseln zu erkunden, zu besiedeln und Handel zu treiben. Wer nach fünf Durchgängen die meisten Punkte hat, gewinnt.
amerigo-lesson-cubes = In jeder Runde fallen Würfel aus dem Turm. Ihre Farben sind die Aktionen zur Auswahl, und die häufigste Farbe sagt, wie viele Aktionspunkte alle bekommen: diesmal 4.
amerigo-lesson-sail = Blau ist die Schifffahrt. Wähl sie aus.
amerigo-lesson-ship = Setz dein erstes Schiff auf das umrandete Feld am Rahmen und segle zum Anker: Jedes deiner Schiffe darf bis zu 4 Schritte weit fahren.
amerigo-lesson-post = Ein Anker zeigt auf den Platz für ein Kontor. Errichte eins: Auf dieser Insel war noch niemand, das bringt 3 Punkte.
amerigo-lesson-second = Dein zweites Schiff fährt genauso weit. Bring es ins Spiel, fahr zum nächsten Anker und errichte noch ein Kontor.
amerigo-lesson-cannons = Am Ende jedes Durchgangs kommen Piraten, diesmal mit Stärke 2. Wähl Schwarz und lade drei Kanonen.
amerigo-lesson-plan = Was du bauen willst, musst du erst planen. Wähl Rot und plane ein Dorfplättchen: Jedes kostet 1 Aktionspunkt, egal wie groß es ist.
amerigo-lesson-neutral = Ein Landschaftsplättchen kostet so viele Aktionspunkte, wie es Felder hat, bringt aber mehr Punkte. Plane mit den zwei übrigen das mit zwei Feldern.
amerigo-lesson-progress = Braun ist der Fortschritt. Wähl ihn und geh vier Schritte: Wer zu einem Feld mit Punkten kommt, nimmt sich einen Marker.
amerigo-lesson-marker = Marker helfen dir auf viele Arten. Nimm diesen: 1 Aktionspunkt mehr, wenn du baust oder Waren kaufst.
amerigo-lesson-build = Grün baut, was du geplant hast. Wähl es, dreh das Dorfplättchen mit R oder dem runden Pfeil und füll die kleine Insel: Sie fertigzustellen bringt 3 Punkte und so früh noch 5 für dein Kontor.
amerigo-lesson-gold = Dein Landschaftsplättchen kostet zwei Aktionspunkte, und du hast einen. Für 1 Gold gibt es noch einen: Kauf ihn und bau neben deinem anderen Kontor.
amerigo-lesson-goods = Du hast Baumwolle und Tabak überbaut. Solche Rohstoffe zählen so oft, wie du Waren ihrer Sorte hast. Wähl also Gelb und kauf Tabak.
amerigo-lesson-order = Weiß bringt dich nach vorn: Wer vorn steht, ist in der nächsten Runde zuerst dran. Wähl es und geh drei Schritte.
amerigo-lesson-pirates = Die Piraten waren da, und deine Kanonen haben sie vertrieben. Mit zu wenigen hättest du so viele Punkte verloren, wie sie stark sind.
amerigo-lesson-take_gold = Ein neuer Durchgang, und nichts davon hilft dir gerade viel. Nimm stattdessen Gold: eins für je drei Würfel.
amerigo-lesson-later = Ich habe für uns beide bis in den letzten Durchgang weitergespielt. Du baust gerade, und auf der großen Insel ist noch ein Feld frei.
amerigo-lesson-complete = Leg dein letztes Dorfplättchen darauf. Wer eine große Insel fertigstellt, bekommt auch ihre Schatztruhe.
amerigo-lesson-chest = Eine Truhe ist 3 Gold wert, wann immer du willst. Öffne sie jetzt und beende deinen Zug.
amerigo-lesson-map = Alle fünf Durchgänge sind vorbei. Entdeckte und fertige Inseln, Plättchen und Kontore haben dir unterwegs ihre Punkte gebracht; ein paar haben die Piraten mitgenommen.
amerigo-lesson-wares = Jetzt zählt jedes Gold einen Punkt, und jeder Rohstoff einen für jede deiner Waren seiner Sorte: bei dir zusammen 26 Punkte.
amerigo-lesson-tracks = Zuletzt kommen die beiden Leisten und deine Marker: 24 Punkte für den Fortschritt und 15 für das Ende der weißen Leiste.
amerigo-lesson-end = 137 zu 104: Du hast gewonnen. Lust auf ein richtiges Spiel?
