/** The way to a table. A live socket here; whatever else can show a table is one more transport. */
import type { Deed, FromClient, FromTable } from "./protocol";
import { VERSION } from "./protocol";

/**
 * How the connection is: being made, there, gone for a moment that nobody needs to hear of, gone for longer, gone
 * because the house restarts, or not to be had.
 */
export type Line = "new" | "up" | "short" | "long" | "restart" | "impossible";

export interface Transport {
  /** Say something. A deed is said again until the table has answered it. */
  send(message: FromClient): void;
  /** Try once more, now. */
  retry(): void;
  close(): void;
}

export interface Listener {
  /** The number of the last update that the page has; -1 for none. */
  last(): number;
  lang(): string;
  heard(message: FromTable): void;
  line(state: Line): void;
}

/** Which of the guest's seats the page sees by, or that it only watches. */
export interface Viewpoint {
  seat?: number;
  watch?: boolean;
}

type Question = Exclude<FromClient, { type: "hello" | "pulse" }>;

const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // milliseconds before each new try
const SHORT = 1500; // milliseconds without a connection that nobody needs to hear of
const ANSWER = 2500; // milliseconds until a deed is said again
const TRIES = 3; // how often on one connection, before it counts as dead
const SILENCE = 45_000; // milliseconds without a sign of a table that beats, until it counts as dead
const HOPELESS = 4; // failures in a row after which it is asked whether sockets work here at all
const RESTARTS = 1012;
const PASSING: ReadonlySet<string> = new Set(["hurried", "restart"]); // errors after which the page just comes back

/** A socket that comes back by itself, asks for what it missed, and repeats what was not answered. */
export class SocketTransport implements Transport {
  private socket: WebSocket | null = null;
  private readonly unanswered = new Map<string, { message: Question; said: number }>();
  private state: Line = "new";
  private failures = 0;
  private everOpen = false;
  private done = false;
  private beats = false;
  private restarts = false;
  private signs = 0; // when the table was last heard
  private comeback = 0;
  private mention = 0;
  private repeat = 0;
  private watch = 0;

  private readonly code: string;
  private readonly listener: Listener;
  private readonly viewpoint: Viewpoint;

  constructor(code: string, listener: Listener, viewpoint: Viewpoint = {}) {
    this.code = code;
    this.listener = listener;
    this.viewpoint = viewpoint;
    addEventListener("online", this.hurry);
    addEventListener("offline", this.suspect);
    document.addEventListener("visibilitychange", this.hurry);
    this.repeat = window.setInterval(() => this.sayAgain(), ANSWER);
    this.watch = window.setInterval(() => this.listenForSigns(), SILENCE / 3);
    this.connect();
  }

  send(message: FromClient): void {
    const open = this.say(message);
    if (message.type !== "hello" && message.type !== "pulse") {
      this.unanswered.set(message.id, { message, said: open ? performance.now() : -Infinity });
    }
  }

  retry(): void {
    this.done = true;
    this.drop();
    clearTimeout(this.comeback);
    this.done = false;
    this.failures = 0;
    this.tell("new");
    this.connect();
  }

  close(): void {
    this.done = true;
    for (const timer of [this.comeback, this.mention]) clearTimeout(timer);
    for (const timer of [this.repeat, this.watch]) clearInterval(timer);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.suspect);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** The way may be open again: do not wait for the next try. */
  private readonly hurry = (): void => {
    if (document.hidden || this.done) return;
    if (this.socket === null) {
      clearTimeout(this.comeback);
      this.connect();
    } else this.listenForSigns();
  };

  /** The device has lost its network: the socket may take minutes to find out. */
  private readonly suspect = (): void => {
    this.drop();
  };

  private connect(): void {
    let socket: WebSocket;
    try {
      socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${this.code}`);
    } catch {
      this.giveUp();
      return;
    }
    this.socket = socket;
    this.beats = false;
    this.restarts = false;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as FromTable);
    socket.onclose = (event: CloseEvent) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private opened(): void {
    this.failures = 0;
    this.everOpen = true;
    this.signs = performance.now();
    const [lang, last] = [this.listener.lang(), this.listener.last()];
    this.say({ type: "hello", version: VERSION, lang, last, ...this.viewpoint });
    for (const one of this.unanswered.values()) {
      this.say(one.message);
      one.said = performance.now();
    }
    this.tell("up");
  }

  private heard(message: FromTable): void {
    this.signs = performance.now();
    switch (message.type) {
      case "beat":
        this.beats = true;
        this.say({ type: "pulse", beat: message.beat });
        return;
      case "ack":
      case "refused":
      case "rule":
        this.unanswered.delete(message.id);
        break;
      case "error":
        if (PASSING.has(message.code)) {
          this.restarts = message.code === "restart";
          return;
        }
        this.done = true;
        break;
      case "view":
      case "update":
      case "present":
      case "nudge":
    }
    this.listener.heard(message);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.done) return;
    this.failures += 1;
    if (code === RESTARTS || this.restarts) this.tell("restart");
    else if (this.state === "up" || (this.state === "new" && this.failures === 1)) {
      if (this.state === "up") this.tell("short");
      this.mention = window.setTimeout(() => this.tell("long"), SHORT);
    }
    if (!this.everOpen && this.failures === HOPELESS) void this.considerGivingUp();
    const wait = WAITS[Math.min(this.failures, WAITS.length) - 1] ?? SHORT;
    this.comeback = window.setTimeout(() => this.connect(), wait * (0.7 + Math.random() * 0.6));
  }

  private tell(line: Line): void {
    clearTimeout(this.mention);
    this.state = line;
    this.listener.line(line);
  }

  /** Sockets never opened. If the house answers otherwise, something on the way does not let them through. */
  private async considerGivingUp(): Promise<void> {
    const answers = await fetch("/healthz", { cache: "no-store" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers && !this.everOpen && !this.done) this.giveUp();
  }

  private giveUp(): void {
    this.done = true;
    clearTimeout(this.comeback);
    this.drop();
    this.tell("impossible");
  }

  /** Let go of a socket that is no good, as if it had closed. */
  private drop(): void {
    const { socket } = this;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost(0);
  }

  private listenForSigns(): void {
    if (this.beats && performance.now() - this.signs > SILENCE) this.drop();
  }

  /** Deeds that were not answered go out once more, with the same id, so that they count once. */
  private sayAgain(): void {
    const now = performance.now();
    for (const one of this.unanswered.values()) {
      if (!isDeed(one.message) || now - one.said < ANSWER * 0.9) continue;
      if (now - this.signs > ANSWER * TRIES && one.said > -Infinity && this.socket?.readyState === WebSocket.OPEN) {
        this.drop();
        return;
      }
      if (this.say(one.message)) one.said = now;
    }
  }

  private say(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}

function isDeed(message: Question): message is Deed {
  return message.type !== "why" && message.type !== "about";
}
