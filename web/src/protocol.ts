// Made from src/tablee/house/protocol.py by `python -m tablee.house.typescript`: change it there.

export const VERSION = 2;

/** How a table goes about its game. */
export interface Settings {
  pace?: string;
  watch?: string;
  cover?: number;
  level?: string;
  chat?: boolean;
}

/** The first message: what the client speaks, and the number of the last update it has, -1 for none. */
export interface HelloMessage {
  type: "hello";
  version: number;
  lang: string;
  last: number;
  seat?: number;
  watch?: boolean;
}

/** The answer to `beat`. */
export interface PulseMessage {
  type: "pulse";
  beat: number;
}

/** Why may I not do this? `text` is an act, or just a card. */
export interface WhyMessage {
  type: "why";
  id: string;
  text: string;
}

/** What does this rule say? */
export interface AboutMessage {
  type: "about";
  id: string;
  rule: string;
}

/** Sit down: at a free seat, or in the middle of a game in the place of a bot. `word` is mixed into the key. */
export interface SitMessage {
  type: "sit";
  id: string;
  seat: number;
  name: string;
  colour: string;
  word: string;
}

/** The host lets a bot of this level sit at a free seat; without a level the bot gets up. */
export interface SeatBotMessage {
  type: "bot";
  id: string;
  seat: number;
  level: string;
}

/** The host frees the seat of somebody, before the game. */
export interface RemoveMessage {
  type: "remove";
  id: string;
  seat: number;
}

/** The host changes how the table plays, before the game. */
export interface SettleMessage {
  type: "settle";
  id: string;
  seats: number;
  options: Record<string, number | boolean | string>;
  settings: Settings;
}

/** The host deals. Free seats are filled with bots of this level; without one they must be taken. */
export interface StartMessage {
  type: "start";
  id: string;
  level?: string;
}

/** Play the choice with this text. */
export interface ActMessage {
  type: "act";
  id: string;
  decision: string;
  text: string;
}

/** Ask to take back one's last act, although it cannot be undone alone. Again: withdraw the request. */
export interface TakeBackMessage {
  type: "takeback";
  id: string;
}

/** Agree, or not, to what is asked: that an act be taken back, that who watches sees the hands later. */
export interface AgreeMessage {
  type: "agree";
  id: string;
  what: string;
  yes: boolean;
}

/** Stop all clocks, or let them run again. */
export interface PauseMessage {
  type: "pause";
  id: string;
  on: boolean;
}

/** Play without clocks from now on, or with them again. */
export interface TimerMessage {
  type: "timer";
  id: string;
  on: boolean;
}

/** Give more time to whoever is asked. */
export interface AddTimeMessage {
  type: "time";
  id: string;
}

/** Remind somebody that it is their turn. */
export interface NudgeSeatMessage {
  type: "remind";
  id: string;
  seat: number;
}

/** Give the seat up for good: a bot plays on. */
export interface ResignMessage {
  type: "resign";
  id: string;
}

/** Get up: before the game the seat is free again, in the game a bot covers at once. */
export interface LeaveMessage {
  type: "leave";
  id: string;
}

/** Say one of the phrases, or something of one's own. */
export interface SayMessage {
  type: "say";
  id: string;
  phrase?: string;
  text?: string;
}

/** The host lets a seat use phrases only, or speak again. */
export interface MuteMessage {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** The same again, with the same seats and settings: opens the next table, or finds it. */
export interface RematchMessage {
  type: "rematch";
  id: string;
  word?: string;
}

/** A statement of the rulebook, or a ruling of ours where it is silent. */
export interface RuleFacts {
  id: string;
  words: string;
  ruling?: boolean;
  edition?: number;
  about?: string[];
  option?: string;
  seen?: boolean;
}

/** A page of the rulebook, and what it is about. */
export interface ChapterFacts {
  page: number;
  title: string;
  rules: RuleFacts[];
}

/** All the rules of a game, in the order of its book. */
export interface RulesFacts {
  game: string;
  words: string;
  chapters: ChapterFacts[];
}

/** Something that a part of a lesson points at: a card, a zone, a seat, a number, a choice, the sentence. */
export interface PointFacts {
  kind: string;
  what?: string;
}

/** One part of a lesson: what it says, shows and points at, whether it waits for something to be done. */
export interface PartFacts {
  name: string;
  words: string;
  points?: PointFacts[];
  cards?: string[];
  waits?: boolean;
}

/** A lesson, in the reader's language. */
export interface LessonFacts {
  game: string;
  lesson: string;
  title: string;
  minutes: number;
  parts: PartFacts[];
}

/** Go on with a lesson. Where something is to be done, the table does it. */
export interface GoOnMessage {
  type: "on";
  id: string;
}

/** What was done so far, one text a part (nothing where one just went on), and what is to be done now.

Without a wish the answer is the view; to a wish it is what a table would answer. */
export interface TakeLesson {
  done: string[];
  wish?: ActMessage | WhyMessage | AboutMessage | GoOnMessage | null;
}

/** What the table answers. `done`: what was done so far, once it has been. */
export interface Taught {
  done: string[];
  messages: FromTable[];
}

/** A mark that a card bears. */
export interface MarkFacts {
  at: number;
  card: string;
  mark: string;
  value: number;
}

/** What has happened since the view before, and what is asked now. */
export interface UpdateFacts {
  events: Event[];
  moment: MomentFacts;
  ask: DecisionFacts | null;
}

/** All that a viewer sees. */
export interface ViewFacts {
  game: string;
  seats: number;
  viewer: number | string;
  zones: ZoneFacts[];
  numbers: NumberFacts[];
  notes: NoteFacts[];
  glasses: GlassFacts[];
  sealed: (string | null)[];
  moment: MomentFacts;
  ask: DecisionFacts | null;
}

/** The sentence of the moment, the words of the choices by their text, and of what is to be typed. */
export interface Now {
  sentence: string;
  choices: Record<string, ChoiceWords>;
  entry?: string;
}

/** A line of the log, the rule behind it, and the number of the update that told it. */
export interface Said {
  sentence: string;
  rule?: string;
  page?: number | null;
  number?: number;
}

/** The names of what lies on the table. */
export interface Words {
  game: string;
  seats: string[];
  zones: Record<string, string>;
  numbers: Record<string, string>;
  values: Record<string, string>;
  scales: Record<string, ScaleStep[]>;
  cards: CardFace[];
  notes: Record<string, string>;
  glasses: Record<string, string>;
  marks: Record<string, string>;
  forms?: Record<string, FormFacts>;
}

/** Who sits there. Without a name the seat is free. */
export interface SeatFacts {
  name?: string;
  colour?: string;
  bot?: string;
  covers?: string;
  resigned?: boolean;
  muted?: boolean;
  hands?: boolean;
}

/** Somebody asks to take back what they did; who has acted since must agree. */
export interface TakeBack {
  seat: number;
  needs: number[];
  agreed: number[];
}

/** The table around the game, the same for everybody. */
export interface HouseFacts {
  table: string;
  game: string;
  state: string;
  host: number;
  seats: SeatFacts[];
  options: Record<string, number | string | boolean>;
  settings: Settings;
  commitment: string;
  key?: string;
  paused?: boolean;
  timer?: boolean;
  takeback?: TakeBack | null;
  next?: string;
  hands?: boolean;
}

/** Somebody says something: one of the phrases, or words of their own. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  phrase?: string;
  text?: string;
}

/** The time that is left, in milliseconds, to seats that must answer and to the glasses that run. */
export interface Clock {
  seats: Record<string, number>;
  glasses: Record<string, number>;
}

/** All there is to see of the game. */
export interface GameMessage {
  view: ViewFacts;
  words: Words;
  now: Now;
  clock: Clock;
  lines: Record<string, string>;
  log: Said[];
}

/** All there is to see, at this number. Without a game people still sit down, or it may not be watched. */
export interface ViewMessage {
  type: "view";
  version: number;
  number: number;
  you: number;
  yours: number[];
  house: HouseFacts;
  game: GameMessage | null;
  chat: ChatLine[];
  present: number[];
  watching: number;
}

/** One step further: in the game, around it, or both. `said` has a line for each event, or nothing. */
export interface UpdateMessage {
  type: "update";
  number: number;
  update?: UpdateFacts | null;
  said?: (Said | null)[];
  values?: Record<string, string>;
  now?: Now | null;
  clock?: Clock | null;
  marks?: Record<string, MarkFacts[]>;
  house?: HouseFacts | null;
  chat?: ChatLine | null;
}

/** Who is here. Not numbered: it is true for the moment only. */
export interface PresentMessage {
  type: "present";
  seats: number[];
  watching: number;
}

/** Somebody reminds you that it is your turn. */
export interface NudgeMessage {
  type: "nudge";
  seat: number;
}

/** Measures the way: answered at once by a `pulse` with the same number. */
export interface BeatMessage {
  type: "beat";
  beat: number;
}

/** The act with this id was done, is kept for good, and made the update with this number. */
export interface AckMessage {
  type: "ack";
  id: string;
  number: number;
}

/** The act with this id was not done, or the answer to `why`: the sentence, the rule and its page. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  sentence: string;
  code: string;
  rule: string;
  words: string;
  page: number | null;
}

/** The answer to `about`: a rule in words, and its page. */
export interface RuleMessage {
  type: "rule";
  id: string;
  rule: string;
  words: string;
  page: number | null;
}

/** The connection ends: what was wrong. */
export interface ErrorMessage {
  type: "error";
  code: string;
  sentence: string;
}

/** Something that a table may choose. */
export interface OptionFacts {
  name: string;
  words: string;
  help: string;
  default: number | string | boolean;
  allowed: (number | string | boolean)[];
  labels: string[];
  low: number;
  high: number;
}

/** A lesson that a game offers. */
export interface Lecture {
  lesson: string;
  title: string;
  minutes: number;
}

/** A game on the shelf. */
export interface GameFacts {
  name: string;
  words: string;
  pitch: string;
  age: string;
  players: string;
  minutes: string;
  least: number;
  most: number;
  usual: number;
  levels: string[];
  level: string;
  options: OptionFacts[];
  rules: boolean;
  lessons: Lecture[];
}

/** All games of the house. */
export interface Shelf {
  version: number;
  games: GameFacts[];
  address: string;
}

/** A table at which the guest sits, or sat. */
export interface OwnTable {
  table: string;
  game: string;
  words: string;
  state: string;
  players: string[];
  touched: number;
  yours: boolean;
  ranks: number[];
  seat: number;
}

/** What the house knows of the guest who asks. */
export interface Me {
  name: string;
  colour: string;
  lang: string;
  tables: OwnTable[];
}

/** How a guest wants to be called. The token in the cookie is made anew. */
export interface NameMe {
  name: string;
  colour: string;
  lang: string;
}

/** Somebody who sits down: the guest, or one more on the same device. */
export interface Person {
  name: string;
  colour: string;
}

/** Open a table. The first of the people is the guest; with a level, bots take the other seats and it is dealt. */
export interface OpenTable {
  game: string;
  seats: number;
  people: Person[];
  level: string;
  lang: string;
  word: string;
  options: Record<string, number | boolean | string>;
  settings: Settings;
}

/** The table is open. */
export interface Opened {
  table: string;
}

/** What somebody who knocks at a table is told. */
export interface Door {
  table: string;
  game: string;
  words: string;
  state: string;
  host: string;
  free: number;
  watch: boolean;
  yours: boolean;
}

/** What was asked for cannot be. */
export interface Problem {
  code: string;
  sentence: string;
}

/** One act of a game that is over, as everybody may see it now. */
export interface ReplayStep {
  number: number;
  seat: number | string;
  act: string;
  update: UpdateFacts;
  said: (Said | null)[];
  values: Record<string, string>;
  now: Now;
  marks: Record<string, MarkFacts[]>;
  refused?: RefusedMessage | null;
}

/** A whole game that is over, with the hands open or as a seat saw it: where it began, and every step. */
export interface Replay {
  version: number;
  table: string;
  game: string;
  players: string[];
  colours: string[];
  options: Record<string, number | string | boolean>;
  view: ViewFacts;
  words: Words;
  now: Now;
  lines: Record<string, string>;
  steps: ReplayStep[];
  commitment: string;
  key: string;
}

/** A place: its cards, or, of a bag that is not seen, the cards known to lie in it. */
export interface ZoneFacts {
  name: string;
  label: string;
  owner: number | null;
  shape: string;
  count: number;
  cards?: (string | null)[] | null;
  known?: string[] | null;
  marks?: MarkFacts[];
}

/** A number and its bounds. */
export interface NumberFacts {
  name: string;
  label: string;
  owner: number | null;
  counts: string;
  low: number;
  high: number;
  value: number | null;
}

/** A written word. */
export interface NoteFacts {
  name: string;
  label: string;
  owner: number | null;
  text: string | null;
}

/** A sandglass. */
export interface GlassFacts {
  name: string;
  seconds: number;
  runs: boolean;
}

/** One line of a result. */
export interface LineFacts {
  points: number;
  words: string;
  rule: string;
  cards: string[];
}

/** How the game ended. */
export interface ResultFacts {
  ranks: number[];
  totals: number[];
  lines: LineFacts[][];
}

/** What is public of the moment. */
export interface MomentFacts {
  act: number;
  waiting: (number | string)[];
  open: (number | string)[];
  tallies: number[];
  agenda: string[];
  result?: ResultFacts | null;
}

/** One thing that the viewer may do. `text` is what an act sends back. */
export interface ChoiceFacts {
  text: string;
  verb: string;
  answers: boolean;
  card?: string;
  target?: number | null;
  aim?: string;
  other?: string;
  word?: string;
  pause?: number;
  harm?: boolean;
}

/** What the viewer is to type. */
export interface EntryFacts {
  shape: string;
  label: string;
}

/** What is asked of the viewer, or offered. */
export interface DecisionFacts {
  id: string;
  seat: number | string;
  required: boolean;
  asks: string;
  patience: string;
  standin: string | null;
  entry: EntryFacts | null;
  choices: ChoiceFacts[];
}

/** A card went from one place to another. */
export interface MovedEvent {
  event: "moved";
  card: string | null;
  from: string;
  at: number | null;
  to: string;
  place: number | null;
}

/** The lowest cards of a place went on top of another. */
export interface GatheredEvent {
  event: "gathered";
  from: string;
  to: string;
  count: number;
}

/** The cards of a place were shuffled. */
export interface ShuffledEvent {
  event: "shuffled";
  place: string;
  order?: string[] | null;
}

/** A number changed. */
export interface NumberEvent {
  event: "number";
  number: string;
  old: number | null;
  new: number | null;
}

/** A card's mark changed. */
export interface MarkedEvent {
  event: "marked";
  mark: string | null;
  card: string | null;
  old?: number | null;
  new?: number | null;
}

/** A note was written. */
export interface WroteEvent {
  event: "wrote";
  note: string;
  old: string | null;
  new: string | null;
}

/** A glass was turned over, or ran out. */
export interface GlassEvent {
  event: "glass";
  glass: string;
  seconds: number;
  runs: boolean;
}

/** Cards were shown; which, is said to those who saw them. */
export interface ShownEvent {
  event: "shown";
  place: string;
  cards: string[];
  at?: number[] | null;
}

/** A seat has given a sealed answer, or taken it back. */
export interface SealedEvent {
  event: "sealed";
  seat: number;
  answer: string | null;
  taken: boolean;
}

/** All sealed answers were opened. */
export interface OpenedEvent {
  event: "opened";
  answers: (string | null)[];
}

/** A die was thrown, an arrow spun. */
export interface RolledEvent {
  event: "rolled";
  name: string;
  value: number;
}

/** A public fact was said aloud. */
export interface DisclosedEvent {
  event: "disclosed";
  fact: string;
  rule: string;
  value: number;
}

/** A named beat of the story. */
export interface ToldEvent {
  event: "told";
  beat: string;
  rule: string;
  seat?: number | null;
  card?: string | null;
  other?: number | null;
  n?: number | null;
  counts?: string;
  word?: string;
}

/** A small award: to whom, for what, with which figure, and after which act it was earned. */
export interface Medal {
  id: string;
  seats: number[];
  n: number;
  at: number;
  title: string;
  why: string;
}

/** The figures of all seats from an act on. */
export interface CurvePoint {
  at: number;
  values: number[];
}

/** Something that rose and fell for every seat in the course of the game. */
export interface Curve {
  id: string;
  words: string;
  low_leads: boolean;
  points: CurvePoint[];
}

/** Something great that happened. */
export interface KeyMoment {
  at: number;
  seat: number;
  sentence: string;
}

/** A part of the game, and after which act it begins. */
export interface Chapter {
  at: number;
  words: string;
}

/** What is told of a game that is over. `said` is a sentence for each act, and first of all for the deal; it is
empty where there is nothing to say. */
export interface Story {
  table: string;
  game: string;
  length: number;
  players: string[];
  colours: string[];
  medals: Medal[];
  curves: Curve[];
  moments: KeyMoment[];
  chapters: Chapter[];
  said: string[];
}

/** What is printed on a card, in the viewer's language.

`facts`: what it shows in signs, by the columns of the card file; `signs`: those of them that have words. */
export interface CardFace {
  id: string;
  kind: string;
  name: string;
  say: string;
  value?: number | null;
  colour?: string;
  letter?: string;
  shape?: string;
  line?: string;
  help?: string;
  facts?: Record<string, number | string | boolean>;
  signs?: string[];
}

/** A value that has a name: a colour, a direction. */
export interface ScaleStep {
  value: number;
  id: string;
  words: string;
}

/** What a number looks like: a gauge, a die, an arrow, a pawn on a board; and from where on it is dangerous. */
export interface FormFacts {
  form: string;
  danger?: number | null;
}

/** How a choice is offered: the button's verb, what it is aimed at, and the milliseconds until it may be taken. */
export interface ChoiceWords {
  verb: string;
  aim?: string;
  sentence?: string;
  wait?: number;
}

export type Event = MovedEvent | GatheredEvent | ShuffledEvent | NumberEvent | MarkedEvent | WroteEvent | GlassEvent | ShownEvent | SealedEvent | OpenedEvent | RolledEvent | DisclosedEvent | ToldEvent;

export type FromTable = ViewMessage | UpdateMessage | PresentMessage | NudgeMessage | BeatMessage | AckMessage | RefusedMessage | RuleMessage | ErrorMessage;

export type Deed = SitMessage | SeatBotMessage | RemoveMessage | SettleMessage | StartMessage | ActMessage | TakeBackMessage | AgreeMessage | PauseMessage | TimerMessage | AddTimeMessage | NudgeSeatMessage | ResignMessage | LeaveMessage | SayMessage | MuteMessage | RematchMessage;

export type FromClient = HelloMessage | PulseMessage | WhyMessage | AboutMessage | SitMessage | SeatBotMessage | RemoveMessage | SettleMessage | StartMessage | ActMessage | TakeBackMessage | AgreeMessage | PauseMessage | TimerMessage | AddTimeMessage | NudgeSeatMessage | ResignMessage | LeaveMessage | SayMessage | MuteMessage | RematchMessage;
