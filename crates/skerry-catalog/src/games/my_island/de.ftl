### My Island: Wörter, die nur das Brett im Terminal braucht.

my-island-board-totem = Totem
my-island-board-connected = Totem mit Weg
my-island-board-cube = gewertete Gruppe
my-island-board-new = noch nicht bestätigt
