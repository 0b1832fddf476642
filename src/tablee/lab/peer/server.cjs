// boardgame.io as it comes, in memory, with a game of the shape of ours: four hands that nobody else sees, a draw pile, a
// pile on which a card goes that has the colour or the face of the last one. Who has laid all cards gets a new hand.
//
// usage: node server.cjs PORT: the port of the lobby, which needs one of its own: beside the sockets its answers never
// come. Prints a line of JSON as soon as it serves, with the port of the sockets, and ends with its standard input.
"use strict";

process.env.NODE_ENV = "production";

const { INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");
const { version } = require("boardgame.io/package.json");

const COLOURS = 4;
const FACES = 14;
const HAND = 7;

// A card is a number: its colour is what is left by four, two of each.
const colour = (card) => card % COLOURS;
const face = (card) => Math.floor(card / COLOURS) % FACES;
const matches = (card, top) => colour(card) === colour(top) || face(card) === face(top);

function draw(G, random, count) {
  const cards = [];
  while (cards.length < count) {
    if (G.deck.length === 0) {
      const top = G.pile.pop();
      G.deck = random.Shuffle(G.pile);
      G.pile = [top];
    }
    cards.push(G.deck.pop());
  }
  return cards;
}

const game = {
  name: "shed",
  setup: ({ ctx, random }) => {
    const G = { deck: random.Shuffle([...Array(2 * COLOURS * FACES).keys()]), pile: [], hands: {} };
    for (let seat = 0; seat < ctx.numPlayers; seat++) G.hands[seat] = G.deck.splice(0, HAND);
    G.pile.push(G.deck.pop());
    return G;
  },
  moves: {
    lay: {
      move: ({ G, playerID, random }, card) => {
        const hand = G.hands[playerID];
        const at = hand.indexOf(card);
        if (at < 0 || !matches(card, G.pile[G.pile.length - 1])) return INVALID_MOVE;
        hand.splice(at, 1);
        G.pile.push(card);
        if (hand.length === 0) G.hands[playerID] = draw(G, random, HAND);
      },
      client: false,
    },
    draw: {
      move: ({ G, playerID, random }) => {
        G.hands[playerID].push(...draw(G, random, 1));
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    deck: G.deck.length,
    pile: G.pile.length,
    top: G.pile[G.pile.length - 1],
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
    ),
  }),
};

const server = Server({ games: [game], origins: ["http://127.0.0.1"] });
server.run({ port: 0, lobbyConfig: { apiPort: Number(process.argv[2]) } }).then(({ appServer }) => {
  console.log(JSON.stringify({ peer: `boardgame.io ${version}`, port: appServer.address().port }));
});
process.stdin.on("end", () => process.exit(0)).resume();
