admin-title = Looking after the server
admin-token = Token
admin-token-text = The secret with which the server was started (--admin-token). This tab forgets it when you close it.
admin-enter = Go in
admin-wrong = This is not the token of this server.
admin-off = This server was started without --admin-token, so it cannot be looked after from here.
admin-forget = Forget the token
admin-cancel = Cancel
admin-more = Show more
admin-none = Nothing found.
admin-server = Server
admin-tables = Tables
admin-people = People
admin-invitations = Invitations
admin-backups = Backups
admin-version = Baluchon { $version }, { $store }, since { $when }
admin-counts = { $people ->
    [one] { $people } person
   *[other] { $people } people
}; tables: { $waiting } waiting, { $playing } playing, { $finished } finished, { $closed } closed
admin-problem = The database is failing: { $problem }
admin-word = A word to everyone
admin-word-text = Everyone who is connected sees it at the top of every page, as you write it.
admin-word-now = Told now: { $text }
admin-word-until = until { $when }
admin-word-for = How long
admin-no-end = Until withdrawn
admin-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
admin-say = Tell everyone
admin-withdraw = Withdraw
admin-drain = Before it is stopped
admin-drain-open = New tables can be opened. { $games ->
    [0] Nobody is playing now.
    [one] { $games } game goes on with somebody connected.
   *[other] { $games } games go on with somebody connected.
}
admin-drain-closed = No new tables are opened. { $games ->
    [one] { $games } game goes on with somebody connected.
   *[other] { $games } games go on with somebody connected.
}
admin-drain-ready = No new tables are opened and nobody is playing: the server can be stopped.
admin-drain-begin = Open no new tables
admin-drain-end = Open new tables again
admin-quotas = Shares in use
admin-quota = { $address }: connections { $lines } of { $most-lines }, tables { $tables } of { $most-tables }, new people { $people } of { $most-people }
admin-find = Find
admin-find-tables = Id, game or nickname
admin-find-people = Id, login or nickname
admin-all = All
admin-waiting = Waiting
admin-playing = Playing
admin-finished = Finished
admin-closed = Closed
admin-ages = opened { $created }, last move { $last }
admin-connected = { $count } connected
admin-close-table = Close
admin-close-table-asks = The game ends for everyone, without a result. It can still be looked at.
admin-delete = Delete
admin-delete-table-asks = Everything that is stored of this table goes. This cannot be undone.
admin-delete-person-asks = Their devices, their tries and tables at which they were alone go; at tables of others their name goes. This cannot be undone.
admin-ban-asks = All their devices lose their place on this server.
admin-rename = Rename
admin-nickname = New nickname
admin-mute = Mute
admin-unmute = Let speak
admin-ban = Ban
admin-unban = Let in again
admin-muted = muted
admin-banned = banned
admin-login = login { $login }
admin-person = here since { $created }, seen { $seen }; tables: { $going } going on, { $over } over; devices: { $devices }
admin-person-gone = here since { $created }, no device left; tables: { $going } going on, { $over } over
admin-note = For whom
admin-invite = Make an invitation
admin-link = This link is shown this once:
admin-good-until = made { $created }, good until { $expires }
admin-not-needed = The server was started without --invite-only: nobody needs an invitation.
admin-back-up = Make a backup now
admin-backup = { $when }, { $size } MB
admin-backup-failed = The last backup failed: { $problem }
