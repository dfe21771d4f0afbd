### Play without a network: the page that downloads the games, and the table on this device.

lead = Lade die Spiele einmal herunter und spiel sie auf diesem Gerät, wo immer du bist: im Zug, im Urlaub, im Zelt.

promise-games = Alle Spiele mit Regeln und Lektionen
promise-who = Gegen Bots oder mit anderen an diesem Gerät
promise-stays = Deine Partien bleiben auf diesem Gerät

get-button = Herunterladen ({ $size })
get-working = Wird heruntergeladen … { $percent }
get-label = Herunterladen
get-failed = Das Herunterladen wurde unterbrochen. Was schon da ist, bleibt da.
get-again = Weiter
get-full = Auf diesem Gerät ist nicht genug Platz frei.
get-none = Gerade lässt sich nichts herunterladen. Vielleicht fehlt die Verbindung, oder dieser Server bietet die Spiele nicht an.
get-cannot = Dieser Browser kann die Spiele nicht speichern. Versuch es mit einem aktuellen, ohne privates Fenster und unter einer Adresse, die mit https beginnt.
get-levels = Die Bots in diesem Download gehen bis Stufe 5.

ready-title = Bereit auf diesem Gerät
ready-text = Du brauchst keine Verbindung mehr.
ready-play = Spielen

update-title = Es gibt eine neuere Version
update-text = Neue Partien nutzen sie. Angefangene gehen mit der Version weiter, mit der sie begonnen haben.
update-button = Aktualisieren ({ $size })

old-title = Partien früherer Versionen
old-open =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }

install-title = Wie eine App
install-text = Mit eigenem Symbol auf diesem Gerät.
install-button = Tavolino installieren
install-apple = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Sonst löscht Safari die Spiele und deine Partien vielleicht, wenn du eine Woche nicht spielst.

delete-button = Von diesem Gerät löschen
delete-sure = Die Spiele und alle Partien von diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
delete-yes = Ja, löschen
delete-no = Nein, behalten
delete-failed = Sie werden in einem anderen Tab benutzt. Schließ ihn und versuch es noch einmal.

opening = Der Tisch wird vorbereitet …

elsewhere-title = In einem anderen Tab offen
elsewhere-text = Tavolino spielt immer nur in einem Tab, damit kein Zug verloren geht.
elsewhere-button = Hier spielen

crashed-title = Der Tisch steht still
crashed-text = Etwas ist schiefgegangen. Deine Partie ist gespeichert, und du kannst dort weiterspielen, wo du warst.
crashed-button = Wieder öffnen

missing-title = Nicht auf diesem Gerät
missing-text = Diese Spiele sind nicht oder nicht mehr auf diesem Gerät.
missing-button = Zum Herunterladen

device-title = Auf diesem Gerät
device-text = Hier brauchst du keine Verbindung, und deine Partien bleiben auf diesem Gerät.
device-open = Partie aus einer Datei öffnen
device-bad = In dieser Datei ist keine Partie, die hier weitergehen kann.
device-update = Es gibt eine neuere Version der Spiele.
device-more = Aktualisieren und Speicher
device-online = Online mit anderen spielen

save = Partie als Datei speichern
