"""What goes over the wire between a table and a client. Every message is a struct; the client's types are made of them.

A client says `hello` first. The table answers with a `view`, or with the `update`s that the client has missed. From
then on every change of the table, in the game or around it, is one numbered `update`, the same number for everybody.
`docs/protocol.md` tells the whole conversation.
"""

from tablee.house.protocol.acts import *  # noqa: F403
from tablee.house.protocol.learning import *  # noqa: F403
from tablee.house.protocol.messages import *  # noqa: F403
from tablee.house.protocol.pages import *  # noqa: F403
from tablee.house.protocol.seen import *  # noqa: F403
from tablee.house.protocol.story import *  # noqa: F403
from tablee.house.protocol.words import *  # noqa: F403

VERSION = 2
