admin-title = S’occuper du serveur
admin-token = Jeton
admin-token-text = Le secret avec lequel le serveur a été démarré (--admin-token). Cet onglet l’oublie quand vous le fermez.
admin-enter = Entrer
admin-wrong = Ce n’est pas le jeton de ce serveur.
admin-off = Ce serveur a été démarré sans --admin-token : on ne peut pas s’en occuper d’ici.
admin-forget = Oublier le jeton
admin-cancel = Annuler
admin-more = En montrer plus
admin-none = Rien trouvé.
admin-server = Serveur
admin-tables = Tables
admin-people = Personnes
admin-invitations = Invitations
admin-backups = Sauvegardes
admin-version = Baluchon { $version }, { $store }, depuis le { $when }
admin-counts = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} ; tables : { $waiting } en attente, { $playing } en jeu, { $finished } terminées, { $closed } fermées
admin-problem = La base de données est en panne : { $problem }
admin-word = Un mot à tout le monde
admin-word-text = Toutes les personnes connectées le voient en haut de chaque page, tel que vous l’écrivez.
admin-word-now = Annoncé en ce moment : { $text }
admin-word-until = jusqu’au { $when }
admin-word-for = Durée
admin-no-end = Jusqu’au retrait
admin-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
admin-say = Annoncer
admin-withdraw = Retirer
admin-drain = Avant de l’arrêter
admin-drain-open = On peut ouvrir des tables. { $games ->
    [0] Personne ne joue en ce moment.
    [one] { $games } partie en cours avec quelqu’un de connecté.
   *[other] { $games } parties en cours avec quelqu’un de connecté.
}
admin-drain-closed = Plus aucune table ne s’ouvre. { $games ->
    [one] { $games } partie en cours avec quelqu’un de connecté.
   *[other] { $games } parties en cours avec quelqu’un de connecté.
}
admin-drain-ready = Plus aucune table ne s’ouvre et personne ne joue : on peut arrêter le serveur.
admin-drain-begin = Ne plus ouvrir de tables
admin-drain-end = Ouvrir de nouveau des tables
admin-quotas = Parts utilisées
admin-quota = { $address } : connexions { $lines } sur { $most-lines }, tables { $tables } sur { $most-tables }, nouvelles personnes { $people } sur { $most-people }
admin-find = Chercher
admin-find-tables = Identifiant, jeu ou pseudo
admin-find-people = Identifiant, compte ou pseudo
admin-all = Toutes
admin-waiting = En attente
admin-playing = En jeu
admin-finished = Terminées
admin-closed = Fermées
admin-ages = ouverte le { $created }, dernier coup le { $last }
admin-connected = { $count } en ligne
admin-close-table = Fermer
admin-close-table-asks = La partie prend fin pour tout le monde, sans résultat. On peut encore la regarder.
admin-delete = Supprimer
admin-delete-table-asks = Tout ce qui est gardé de cette table disparaît. C’est définitif.
admin-delete-person-asks = Ses appareils, ses essais et les tables où cette personne était seule disparaissent ; aux tables des autres, son nom disparaît. C’est définitif.
admin-ban-asks = Tous ses appareils perdent leur place sur ce serveur.
admin-rename = Renommer
admin-nickname = Nouveau pseudo
admin-mute = Rendre muet
admin-unmute = Laisser parler
admin-ban = Exclure
admin-unban = Laisser revenir
admin-muted = ne peut pas parler
admin-banned = exclusion
admin-login = compte { $login }
admin-person = ici depuis le { $created }, venue le { $seen } ; tables : { $going } en cours, { $over } terminées ; appareils : { $devices }
admin-person-gone = ici depuis le { $created }, plus d’appareil ; tables : { $going } en cours, { $over } terminées
admin-note = Pour qui
admin-invite = Faire une invitation
admin-link = Ce lien n’est montré que cette fois :
admin-good-until = faite le { $created }, valable jusqu’au { $expires }
admin-not-needed = Le serveur a été démarré sans --invite-only : personne n’a besoin d’invitation.
admin-back-up = Faire une sauvegarde
admin-backup = { $when }, { $size } Mo
admin-backup-failed = La dernière sauvegarde a échoué : { $problem }
