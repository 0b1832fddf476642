"""Players for servers that are measured: hundreds of tables of four, over real WebSockets, from a process of its own.

Run by the interpreter of the environment of the peers; it imports nothing of this package, and speaks with our house as
any other client does. It reads orders from its standard input, a line of JSON each, and answers each with one: how many
moves were made, and how long it took from a move to the last of the four who were shown it.

An act is sent as soon as all four have seen the one before (or, at a human pace, every so many seconds a table).
"""
