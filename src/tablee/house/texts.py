"""What the house itself says, as opposed to the games: why it could not do what was asked."""

from __future__ import annotations

TEXTS = {
    "stale": {
        "fr": "La table a bougé entre-temps\u202f: regarde, puis choisis à nouveau.",
        "en": "The table has moved on: have a look, then choose again.",
    },
    "early": {
        "fr": "Pas si vite\u202f! Chacun a droit à un instant.",
        "en": "Not so fast! Everybody gets a moment.",
    },
    "over": {
        "fr": "La partie est finie.",
        "en": "The game is over.",
    },
    "unclear": {
        "fr": "La table n’a pas compris ce message.",
        "en": "The table did not understand this message.",
    },
    "hurried": {
        "fr": "Trop de messages à la fois\u202f: la table reprend son souffle.",
        "en": "Too many messages at once: the table is catching its breath.",
    },
    "version": {
        "fr": "Cette page date un peu\u202f: recharge-la.",
        "en": "This page is out of date: reload it.",
    },
    "no_table": {
        "fr": "Cette table n’existe plus. Une autre t’attend à l’accueil.",
        "en": "This table is gone. Another one is waiting on the home page.",
    },
    "not_seated": {
        "fr": "Cette table est prise\u202f: tu n’y as pas de place.",
        "en": "This table is taken: you have no seat at it.",
    },
    "restart": {
        "fr": "La maison redémarre\u202f: ta partie est gardée, on revient tout de suite.",
        "en": "The house restarts: your game is kept, back in a moment.",
    },
    "replaced": {
        "fr": "Tu joues maintenant depuis une autre fenêtre.",
        "en": "You are playing from another window now.",
    },
    "broken": {
        "fr": "Cette table ne s’ouvre plus avec les règles d’aujourd’hui. Rien n’est perdu\u202f: la maison la garde.",
        "en": "This table cannot be opened under today’s rules. Nothing is lost: the house keeps it.",
    },
    "other_secret": {
        "fr": "Cette table a été ouverte avec un autre secret de la maison, et ne peut pas continuer sans lui. "
        "Rien n’est perdu\u202f: la maison la garde.",
        "en": "This table was opened with another secret of the house, and cannot go on without it. "
        "Nothing is lost: the house keeps it.",
    },
    "no_next": {
        "fr": "La table suivante n’a pas pu s’ouvrir. Réessaie dans un instant.",
        "en": "The next table could not be opened. Try again in a moment.",
    },
    "not_kept": {
        "fr": "Le coup n’est pas joué\u202f: la maison n’a pas pu l’écrire ({reason}).",
        "en": "The move was not made: the house could not write it down ({reason}).",
    },
    "store_disk_full": {
        "fr": "le disque est plein",
        "en": "the disk is full",
    },
    "store_read_only": {
        "fr": "la base ne se laisse pas écrire",
        "en": "the database cannot be written to",
    },
    "store_locked": {
        "fr": "la base est occupée",
        "en": "the database is busy",
    },
    "store_unreachable": {
        "fr": "la base ne répond pas",
        "en": "the database does not answer",
    },
    "store_disk_error": {
        "fr": "le disque est en panne",
        "en": "the disk is failing",
    },
    "store_damaged": {
        "fr": "la base est abîmée",
        "en": "the database is damaged",
    },
    "store_unfit": {
        "fr": "la base le refuse",
        "en": "the database refuses it",
    },
    "store_closed": {
        "fr": "la maison ferme",
        "en": "the house is closing",
    },
    "store_lost": {
        "fr": "la table a bougé entre-temps",
        "en": "the table has moved on",
    },
    "only_seated": {
        "fr": "Assieds-toi d’abord à la table.",
        "en": "Sit down at the table first.",
    },
    "only_host": {
        "fr": "Seul l’hôte de la table peut le faire.",
        "en": "Only the host of the table can do that.",
    },
    "no_seat": {
        "fr": "Il n’y a pas de place ici.",
        "en": "There is no such seat.",
    },
    "no_cookie": {
        "fr": "Ton navigateur refuse les cookies\u202f: sans le nôtre, la table ne peut pas te garder ta place.",
        "en": "Your browser refuses cookies: without ours, the table cannot keep a seat for you.",
    },
    "seat_taken": {
        "fr": "{name} est déjà à cette place.",
        "en": "{name} sits there already.",
    },
    "no_name": {
        "fr": "Dis-nous ton prénom.",
        "en": "Tell us your name.",
    },
    "name_taken": {
        "fr": "Il y a déjà {name} à cette table\u202f: prends un autre prénom.",
        "en": "There is a {name} at this table already: take another name.",
    },
    "has_seat": {
        "fr": "Tu as déjà ta place à cette table.",
        "en": "You have a seat at this table already.",
    },
    "begun": {
        "fr": "La partie a déjà commencé.",
        "en": "The game has begun already.",
    },
    "not_dealt": {
        "fr": "La partie n’a pas encore commencé.",
        "en": "The game has not begun yet.",
    },
    "not_over": {
        "fr": "La partie n’est pas finie.",
        "en": "The game is not over.",
    },
    "seats_taken": {
        "fr": "Il y a plus de monde à table que cela.",
        "en": "There are more people at the table than that.",
    },
    "seats_free": {
        "fr": "Il reste des places libres\u202f: attends quelqu’un, ou invite des robots.",
        "en": "Some seats are still free: wait for somebody, or ask bots in.",
    },
    "no_bot": {
        "fr": "Aucun robot ne joue à ce niveau ({level}).",
        "en": "No bot plays at this level ({level}).",
    },
    "gave_up": {
        "fr": "Tu as abandonné cette partie\u202f: un robot la finit pour toi.",
        "en": "You gave this game up: a bot finishes it for you.",
    },
    "paused": {
        "fr": "La partie est en pause.",
        "en": "The game is paused.",
    },
    "so_already": {
        "fr": "C’est déjà le cas.",
        "en": "It is so already.",
    },
    "nothing_asked": {
        "fr": "Personne ne le demande.",
        "en": "Nobody asks for that.",
    },
    "nothing_to_take_back": {
        "fr": "Tu n’as rien à reprendre.",
        "en": "You have nothing to take back.",
    },
    "take_back_alone": {
        "fr": "Tu peux reprendre ce coup sans rien demander.",
        "en": "You can take this back without asking.",
    },
    "muted": {
        "fr": "Ici, on se parle par petites phrases.",
        "en": "Here, people talk in quick phrases.",
    },
    "too_many": {
        "fr": "Trop d’essais\u202f: attends une minute.",
        "en": "Too many tries: wait a minute.",
    },
    "many_tables": {
        "fr": "Tu as déjà beaucoup de tables en cours\u202f: finis d’abord une partie.",
        "en": "You have many tables going already: finish a game first.",
    },
    "no_watching": {
        "fr": "Cette table joue à huis clos.",
        "en": "This table plays behind closed doors.",
    },
    "you": {
        "fr": "Toi",
        "en": "You",
    },
    "lesson_first": {
        "fr": "D’abord la petite leçon\u202f: touche «\u202fSuite\u202f», puis à toi.",
        "en": "The lesson first: touch “Next”, then it is yours.",
    },
    "no_rules": {
        "fr": "Aucune règle de ce nom dans cette maison.",
        "en": "There are no rules of that name in this house.",
    },
    "no_scene": {
        "fr": "Cette règle-là ne se joue pas\u202f: elle se lit.",
        "en": "That rule is to be read: there is nothing to see.",
    },
    "no_lesson": {
        "fr": "Cette leçon n’existe pas, ou plus.",
        "en": "There is no such lesson, or not any more.",
    },
    "astray": {
        "fr": "La leçon a changé entre-temps\u202f: on la reprend au début.",
        "en": "The lesson has changed meanwhile: it begins again.",
    },
    "elsewhere": {
        "fr": "Cette demande vient d’une autre page que la nôtre.",
        "en": "This request comes from a page that is not ours.",
    },
    "broke": {
        "fr": "La maison s’est pris les pieds dans le tapis. Réessaie dans un instant.",
        "en": "The house tripped over its own carpet. Try again in a moment.",
    },
    "full": {
        "fr": "La maison est pleine\u202f: reviens dans quelques minutes.",
        "en": "The house is full: come back in a few minutes.",
    },
    "bad_table": {
        "fr": "Cette table ne peut pas s’ouvrir ainsi\u202f: {reason}",
        "en": "This table cannot be opened like this: {reason}",
    },
}


def text(code: str, lang: str, **facts: str) -> str:
    """The sentence for a code, in a language.

    >>> text("over", "en")
    'The game is over.'
    """
    said = TEXTS[code][lang]
    for name, value in facts.items():
        said = said.replace(f"{{{name}}}", value)
    return said
