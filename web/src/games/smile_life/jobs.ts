/** The thirty jobs: who does them, in what clothes, with what in hand, before what. */
import {
  BARK,
  BLUSH,
  BRICK,
  CORAL,
  CREAM,
  disc,
  GOLD,
  ground,
  halo,
  INK,
  LAGOON,
  LEAF,
  LEMON,
  LILAC,
  LIME,
  line,
  MINT,
  NAVY,
  NIGHT,
  PLUM,
  rays,
  SKY,
  SLATE,
  spot,
  star,
  STEEL,
  TURQUOISE,
  WHITE,
} from "./ink";
import * as p from "./people";
import * as t from "./tools";

interface Job {
  /** The paper: two inks, flat and as dots. */
  paper: readonly [string, string];
  behind?: string;
  who: p.Person;
  /** Before the body: tools, hands. */
  before?: string;
}

const JOBS: Readonly<Record<string, Job>> = {
  architect: {
    paper: [SKY, WHITE],
    behind: halo(LEMON),
    who: { skin: "umber", hair: "bob", hue: INK, worn: p.GLASSES, hat: p.HARD, clothes: p.suit(CORAL, "") },
    before: t.PLAN + p.hand(30, 100, "umber") + t.COMPASS,
  },
  astronaut: {
    paper: [NIGHT, "#3d3684"],
    behind: t.SKY_OF_STARS + t.HELMET_BACK,
    who: { skin: "sand", hair: "short", hue: INK, mouth: "grin", clothes: t.SPACESUIT },
    before: t.HELMET,
  },
  lawyer: {
    paper: [BLUSH, CORAL],
    behind: halo(WHITE),
    who: {
      skin: "ebony",
      hair: "bun",
      hue: INK,
      mouth: "smirk",
      clothes:
        p.robe("#2a2a4a", "#2a2a4a") +
        `<path fill="${WHITE}" d="M49 80h16l3 30-5 4-6-3-6 3-5-4z"/>` +
        line("M57 84v26M52 84l-1 26M62 84l1 26", 1.3),
    },
    before: t.SCALES,
  },
  bandit: {
    paper: [LILAC, PLUM],
    behind: halo(LEMON),
    who: {
      skin: "rose",
      skull: "square",
      eyes: "sly",
      mouth: "smirk",
      worn: p.DOMINO,
      hat: p.shapeBeanie(INK),
      clothes: p.striped(WHITE, INK),
    },
    before: t.SWAG + p.hand(34, 90, "rose"),
  },
  bartender: {
    paper: [TURQUOISE, MINT],
    behind: halo(BLUSH),
    who: { skin: "amber", hair: "quiff", hue: INK, mouth: "smirk", worn: "", clothes: p.vest(INK) + p.bowTie(CORAL) },
    before: t.SHAKER + p.hand(16, 96, "amber") + t.COCKTAIL,
  },
  head_of_purchasing: {
    paper: [CREAM, LEMON],
    behind: halo(SKY),
    who: { skin: "rose", hair: "waves", hue: BRICK, mouth: "grin", clothes: p.suit(NAVY, "") },
    before: t.CART + p.hand(5, 78, "rose"),
  },
  head_of_sales: {
    paper: [CREAM, LEMON],
    behind: t.CHART,
    who: { skin: "sand", hair: "side", hue: BARK, mouth: "laugh", clothes: p.suit(SLATE, CORAL) },
    before: t.MEGAPHONE + p.hand(31, 102, "sand"),
  },
  researcher: {
    paper: [LILAC, WHITE],
    behind: halo(LEMON),
    who: { skin: "rose", hair: "wild", hue: STEEL, eyes: "wide", mouth: "laugh", worn: t.GOGGLES, clothes: p.coat(LEMON) },
    before: t.FLASK + p.hand(20, 84, "rose"),
  },
  surgeon: {
    paper: [MINT, WHITE],
    behind: halo(LEMON),
    who: { skin: "umber", mouth: "none", worn: p.MASK, hat: p.SCRUBS, clothes: p.tee(TURQUOISE, LAGOON) },
    before: t.SCALPEL + disc(18, 106, 6.5, MINT),
  },
  designer: {
    paper: [BLUSH, WHITE],
    behind: halo(TURQUOISE),
    who: { skin: "sand", hair: "curly", hue: INK, worn: p.bigGlasses(CORAL), mouth: "smirk", clothes: p.turtleneck(INK) },
    before: t.SWATCHES + t.PENCIL,
  },
  writer: {
    paper: [CREAM, GOLD],
    behind: halo(WHITE),
    who: { skin: "rose", hair: "long", hue: BARK, eyes: "glad", hat: "", clothes: p.tee(PLUM) + p.scarf(LEMON) },
    before: t.TYPEWRITER + p.hand(46, 112, "rose") + t.QUILL_BEHIND_EAR,
  },
  mechanic: {
    paper: [LEMON, GOLD],
    behind: halo(WHITE),
    who: { skin: "sand", hair: "tail", hue: BARK, mouth: "grin", worn: t.SMUDGE, hat: p.cap(NAVY, SKY), clothes: p.overalls(CORAL, NAVY) },
    before: t.TYRE + t.WRENCH(84, 86, 18) + p.hand(85, 100, "sand"),
  },
  guru: {
    paper: ["#ffdbe4", "#ffdbe4"],
    behind: t.SPIRAL,
    who: {
      skin: "rose",
      hair: "long",
      hue: STEEL,
      eyes: "shut",
      mouth: "smile",
      worn: p.longBeard(STEEL),
      hat: t.WREATH,
      clothes: p.robe(WHITE, GOLD),
    },
    before: t.PENDULUM + p.hand(20, 74, "rose"),
  },
  head_teacher: {
    paper: [LEMON, GOLD],
    behind: rays(CREAM),
    who: { skin: "umber", hair: "crown", hue: STEEL, worn: p.GLASSES + p.beard(STEEL), hat: p.BOARD, clothes: p.robe(INK, CORAL) },
    before: t.OWL,
  },
  gardener: {
    paper: [MINT, LIME],
    behind: halo(SKY),
    who: { skin: "amber", hair: "pigtails", hue: INK, mouth: "grin", hat: p.STRAW, clothes: p.overalls(CORAL, LEAF) },
    before: t.CAN + t.POT,
  },
  journalist: {
    paper: [SKY, WHITE],
    behind: halo(CORAL),
    who: { skin: "ebony", hair: "afro", hue: INK, mouth: "laugh", clothes: p.suit("#d9b27c", "", SKY, "#d9b27c") },
    before: t.MICROPHONE + p.hand(22, 108, "ebony") + t.CAMERA,
  },
  doctor: {
    paper: [BLUSH, WHITE],
    behind: halo(SKY),
    who: { skin: "amber", hair: "side", hue: INK, mouth: "smile", worn: "", hat: t.MIRROR, clothes: p.coat(SKY) + t.STETHOSCOPE },
    before: t.THERMOMETER,
  },
  medium: {
    paper: [PLUM, NIGHT],
    behind: star(16, 84, 5, LEMON, 4, 0.35) + star(92, 20, 6, LEMON, 4, 0.35) + star(88, 66, 4, LEMON, 4, 0.35) + spot(38, 12, 1.6, WHITE),
    who: { skin: "amber", hair: "waves", hue: INK, eyes: "wide", mouth: "o", hat: t.TURBAN, clothes: p.tee(TURQUOISE) },
    before: t.CRYSTAL + p.earrings(LEMON) + p.hand(6, 100, "amber") + p.hand(43, 102, "amber"),
  },
  soldier: {
    paper: [LIME, LEAF],
    behind: halo(CREAM),
    who: {
      skin: "rose",
      skull: "square",
      mouth: "flat",
      hair: "short",
      hue: BARK,
      hat: p.BERET(BRICK) + star(44, 30, 4, LEMON),
      clothes: p.tee("#8aa356") + t.CAMO + p.outline,
    },
    before: p.arm("#8aa356", "M90 116L96 80 84 52", 80, 41, "rose"),
  },
  pharmacist: {
    paper: [MINT, WHITE],
    behind: t.CROSS,
    who: { skin: "sand", worn: p.HIJAB(TURQUOISE), mouth: "smile", clothes: p.coat(TURQUOISE) + p.hijabEnd(TURQUOISE) },
    before: t.MORTAR + p.hand(36, 66, "sand"),
  },
  airline_pilot: {
    paper: [SKY, WHITE],
    behind: t.CLOUDS,
    who: {
      skin: "rose",
      skull: "square",
      hair: "short",
      hue: BARK,
      worn: p.SHADES,
      mouth: "grin",
      hat: p.peaked(NAVY, WHITE, t.WINGS),
      clothes: p.suit(NAVY, INK) + p.stripes(LEMON),
    },
    before: t.AIRLINER,
  },
  pizza_maker: {
    paper: [CORAL, BLUSH],
    behind: halo(CREAM),
    who: {
      skin: "sand",
      hair: "crown",
      hue: INK,
      mouth: "none",
      eyes: "glad",
      worn: p.moustache(INK),
      hat: p.TOQUE,
      clothes: p.apron(WHITE, BRICK),
    },
    before: t.PIZZA + p.hand(28, 101, "sand"),
  },
  plumber: {
    paper: [MINT, TURQUOISE],
    behind: t.PIPE,
    who: { skin: "ebony", hair: "short", hue: INK, mouth: "grin", hat: p.cap(LEMON, WHITE), clothes: p.overalls(WHITE, TURQUOISE) },
    before: t.PLUNGER + p.hand(18, 72, "ebony"),
  },
  police_officer: {
    paper: [SKY, NAVY],
    behind: halo(WHITE),
    who: {
      skin: "amber",
      hair: "bun",
      hue: INK,
      mouth: "flat",
      hat: p.peaked(NAVY, INK, star(57, 19, 6, LEMON)),
      clothes: p.uniform(NAVY, LEMON),
    },
    before: t.STOP + t.CUFFS,
  },
  maths_teacher: {
    paper: [CREAM, LEMON],
    behind: t.SUMS,
    who: { skin: "umber", hair: "locks", hue: INK, mouth: "smile", worn: p.GLASSES, clothes: p.shirt(CORAL) },
    before: t.SQUARE,
  },
  french_teacher: {
    paper: [BLUSH, WHITE],
    behind: halo(SKY),
    who: { skin: "rose", hair: "bob", hue: GOLD, mouth: "smirk", hat: p.BERET(NAVY), clothes: p.striped(WHITE, NAVY) },
    before: t.BOOK + t.FEATHER,
  },
  english_teacher: {
    paper: [LILAC, WHITE],
    behind: halo(MINT),
    who: {
      skin: "rose",
      mouth: "none",
      hair: "none",
      hue: BRICK,
      worn: p.monocle + p.moustache(BRICK),
      hat: p.BOWLER,
      clothes: p.suit(SLATE, BRICK),
    },
    before: t.TEACUP + p.hand(40, 98, "rose") + t.UMBRELLA,
  },
  history_teacher: {
    paper: [CREAM, GOLD],
    behind: t.COLUMN,
    who: { skin: "sand", hair: "short", hue: STEEL, mouth: "smile", worn: p.GLASSES, hat: p.BICORNE, clothes: p.cardigan(LAGOON, SKY) },
    before: t.GLOBE + p.hand(38, 100, "sand"),
  },
  waiter: {
    paper: [LEMON, CREAM],
    behind: halo(CORAL),
    who: {
      skin: "rose",
      hair: "side",
      hue: INK,
      mouth: "none",
      eyes: "glad",
      worn: p.moustache(INK),
      clothes: p.suit(INK, "", WHITE, INK) + p.bowTie(INK),
    },
    before: p.arm(INK, "M26 122L20 108", 19, 97, "rose") + t.TRAY + t.TOWEL,
  },
  stripteaser: {
    paper: [PLUM, BRICK],
    behind: t.SPOTLIGHT,
    who: {
      skin: "umber",
      skull: "square",
      hair: "quiff",
      hue: INK,
      eyes: "sly",
      mouth: "grin",
      clothes: p.bare("umber") + p.bowTie(CORAL),
    },
    before: t.SHIRT_IN_FLIGHT + t.ROSE,
  },
};

export const jobs: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(JOBS).map(([id, job]) => [id, () => ground(...job.paper) + (job.behind ?? "") + p.person(job.who) + (job.before ?? "")]),
);
