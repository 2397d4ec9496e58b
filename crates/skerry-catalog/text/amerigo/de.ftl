### Amerigo: Wörter, die nur das Brett im Terminal braucht.

amerigo-board-post = Kontor (Buchstabe des Spielers)
amerigo-board-ship = Schiff (Buchstabe des Spielers)
amerigo-board-anchor = Ankerfeld, zeigt auf sein Kontorfeld
amerigo-board-free = freies Land
amerigo-board-neutral = Landschaftsplättchen
amerigo-board-village = Dorfplättchen (Buchstabe des Spielers)
amerigo-board-sea = Meer
amerigo-board-new = noch nicht bestätigt
