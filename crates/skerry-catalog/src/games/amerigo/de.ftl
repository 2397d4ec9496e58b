### Amerigo: Wörter, die nur das Brett im Terminal braucht.

amerigo-board-post = Kontorfeld
amerigo-board-founded = Kontor von Platz a
amerigo-board-ship = Schiff von Platz a
amerigo-board-anchor = Ankerfeld, zeigt auf sein Kontorfeld
amerigo-board-free = freies Land
amerigo-board-neutral = Landschaftsplättchen
amerigo-board-village = Dorfplättchen von Platz a
amerigo-board-sea = Meer
amerigo-board-new = noch nicht bestätigt
