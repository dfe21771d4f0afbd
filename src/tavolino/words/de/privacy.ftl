### Was die Seite über den Datenschutz sagt. Es muss für den Server stimmen.

lead = Hier gibt es keine Konten. Hier steht alles, was aufbewahrt wird, und wie es wieder vergessen wird.
cookie-title = Ein Cookie
cookie-text = Wenn du zum ersten Mal Platz nimmst oder zuschaust, bekommt dein Browser ein Cookie mit einem zufälligen Geheimnis. Es öffnet deine Plätze und gilt 400 Tage. Der Server bewahrt nur einen Hash des Geheimnisses auf, und der öffnet nichts. Andere Cookies gibt es nicht.
matches-title = Namen und Partien
matches-text = Der Server bewahrt deinen Namen so auf, wie du ihn eingibst, und jede Partie: wer wo saß, jeden Zug und wann er gespielt wurde. Wer mitspielt oder zuschaut, sieht die Namen. Eine Partie, die nicht zu Ende gespielt ist, wird gelöscht, wenn lange nichts mehr in ihr geschehen ist; beendete bleiben erhalten. Was du am Tisch mit den fertigen Sätzen sagst, wird nur weitergegeben und nicht aufbewahrt.
device-title = Auf deinem Gerät
device-text = Dein Browser merkt sich deine Einstellungen, deinen Namen, wie du ein Spiel zuletzt vorbereitet hast, wie weit du in einer Lektion bist und wie deine Partien gegen Bots ausgegangen sind. Nichts davon verlässt dein Gerät, bevor du Platz nimmst, und dann nur dein Name und was du für das Spiel gewählt hast.
address-title = Deine Adresse
address-text = Die Internetadresse deines Geräts steht weder in der Datenbank noch im Protokoll dieses Servers. Sie bleibt eine Weile im Arbeitsspeicher, nur damit niemand zu viele Anfragen auf einmal schickt. Die einzige Ausnahme: Eine Adresse, die der Betreiber gesperrt hat, wird aufbewahrt.
others-title = Andere
others-text = Nichts geht an Dritte: keine Werbung, keine Statistikdienste, keine Dateien von anderswo. Wer diesen Server betreibt, kann eigene Protokolle haben, etwa die eines Proxys, und Sicherungskopien. Frag dort nach, wenn du es wissen willst.
forget-title = Vergessen werden
forget-text = Das geht mit dem Knopf hier unten, den du auch in den Einstellungen findest. Danach öffnet nichts mehr deine Plätze. Es bleiben die Partien selbst, ohne deinen Namen, und der Hash deines Geheimnisses. So bleibst du auch dann vergessen, wenn der Betreiber eine Sicherungskopie zurückspielen muss. Das gilt für die Plätze dieses Browsers; mach es also auf jedem Gerät, an dem du Platz genommen hast.
