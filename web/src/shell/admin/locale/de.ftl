admin-title = Den Server betreuen
admin-token = Token
admin-token-text = Das Geheimnis, mit dem der Server gestartet wurde (--admin-token). Dieser Tab vergisst es, wenn du ihn schließt.
admin-enter = Hinein
admin-wrong = Das ist nicht der Token dieses Servers.
admin-off = Dieser Server wurde ohne --admin-token gestartet und lässt sich von hier nicht betreuen.
admin-forget = Token vergessen
admin-cancel = Abbrechen
admin-more = Mehr zeigen
admin-none = Nichts gefunden.
admin-server = Server
admin-tables = Tische
admin-people = Personen
admin-invitations = Einladungen
admin-backups = Sicherungen
admin-version = Baluchon { $version }, { $store }, seit { $when }
admin-counts = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}; Tische: { $waiting } warten, { $playing } spielen, { $finished } sind fertig, { $closed } geschlossen
admin-problem = Die Datenbank versagt: { $problem }
admin-word = Ein Wort an alle
admin-word-text = Alle, die verbunden sind, sehen es oben auf jeder Seite, so wie du es schreibst.
admin-word-now = Gerade angekündigt: { $text }
admin-word-until = bis { $when }
admin-word-for = Wie lange
admin-no-end = Bis zum Widerruf
admin-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
admin-say = Allen sagen
admin-withdraw = Zurückziehen
admin-drain = Bevor er angehalten wird
admin-drain-open = Neue Tische können eröffnet werden. { $games ->
    [0] Gerade spielt niemand.
    [one] { $games } Spiel läuft, bei dem jemand verbunden ist.
   *[other] { $games } Spiele laufen, bei denen jemand verbunden ist.
}
admin-drain-closed = Neue Tische werden nicht eröffnet. { $games ->
    [one] { $games } Spiel läuft, bei dem jemand verbunden ist.
   *[other] { $games } Spiele laufen, bei denen jemand verbunden ist.
}
admin-drain-ready = Neue Tische werden nicht eröffnet, und niemand spielt: Der Server kann angehalten werden.
admin-drain-begin = Keine neuen Tische eröffnen
admin-drain-end = Wieder neue Tische eröffnen
admin-quotas = Genutzte Anteile
admin-quota = { $address }: Verbindungen { $lines } von { $most-lines }, Tische { $tables } von { $most-tables }, neue Personen { $people } von { $most-people }
admin-find = Suchen
admin-find-tables = Kennung, Spiel oder Spitzname
admin-find-people = Kennung, Konto oder Spitzname
admin-all = Alle
admin-waiting = Warten
admin-playing = Spielen
admin-finished = Fertig
admin-closed = Geschlossen
admin-ages = eröffnet { $created }, letzter Zug { $last }
admin-connected = { $count } verbunden
admin-close-table = Schließen
admin-close-table-asks = Das Spiel endet für alle, ohne Ergebnis. Man kann es noch ansehen.
admin-delete = Löschen
admin-delete-table-asks = Alles, was von diesem Tisch gespeichert ist, verschwindet. Das lässt sich nicht rückgängig machen.
admin-delete-person-asks = Die Geräte, die Versuche und die Tische, an denen sonst niemand war, verschwinden; an Tischen anderer verschwindet der Name. Das lässt sich nicht rückgängig machen.
admin-ban-asks = Alle Geräte dieser Person verlieren ihren Platz auf diesem Server.
admin-rename = Umbenennen
admin-nickname = Neuer Spitzname
admin-mute = Stumm schalten
admin-unmute = Sprechen lassen
admin-ban = Ausschließen
admin-unban = Wieder einlassen
admin-muted = stumm
admin-banned = ausgeschlossen
admin-login = Konto { $login }
admin-person = hier seit { $created }, gesehen { $seen }; Tische: { $going } laufend, { $over } beendet; Geräte: { $devices }
admin-person-gone = hier seit { $created }, kein Gerät mehr; Tische: { $going } laufend, { $over } beendet
admin-note = Für wen
admin-invite = Einladung machen
admin-link = Dieser Link wird nur dieses eine Mal gezeigt:
admin-good-until = gemacht { $created }, gültig bis { $expires }
admin-not-needed = Der Server wurde ohne --invite-only gestartet: Niemand braucht eine Einladung.
admin-back-up = Jetzt sichern
admin-backup = { $when }, { $size } MB
admin-backup-failed = Die letzte Sicherung ist misslungen: { $problem }
