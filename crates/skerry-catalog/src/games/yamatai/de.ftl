### Yamataï: Wörter, die nur der Plan im Terminal braucht.

yamatai-board-space = Seefeld
yamatai-board-entry = Eingangsfeld
yamatai-board-fresh = in diesem Zug eingesetztes Schiff
yamatai-board-island = Insel
yamatai-board-token = Kulturplättchen (o orange, g grün, v violett, b blau, e beige, r rot)
yamatai-board-mountain = Gebirge
yamatai-board-sacred = heiliger Boden
yamatai-board-house = Standardgebäude von Platz a
yamatai-board-torii = Torii
yamatai-board-palace = Palast

## Wie die Partie steht

yamatai-board-standing = Runde { $round }
yamatai-board-order = Züge dieser Runde
yamatai-board-fleets = Flotten
yamatai-board-row = Gebäudeplättchen
yamatai-board-hall = Spezialisten (Münzen)
yamatai-board-pool = Verfügbare Schiffe
yamatai-board-supply = Schiffe im Vorrat
yamatai-board-next = Flotten, die als Nächstes kommen
yamatai-board-later = Flotten danach
yamatai-board-deck = Verdeckte Gebäudeplättchen
yamatai-board-unseen = Verdeckte Spezialisten
yamatai-board-sheets = Platz
yamatai-board-points = Punkte
yamatai-board-left = Gebäude übrig
yamatai-board-harbour = Hafen
yamatai-board-culture = Kulturplättchen
yamatai-board-owned = Plättchen von { $seat }
yamatai-board-reserved = Reserviert von { $seat }
yamatai-board-tile = { $tile } { yamatai-any-tile_name } ({ $points })
