import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Deed, FromClient, FromTable } from "../src/protocol";
import { type Line, SocketTransport } from "../src/transport";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.end(1000);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: FromTable): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  deeds(): FromClient[] {
    return this.sent.filter(({ type }) => type !== "hello" && type !== "pulse");
  }
}

const heard: FromTable[] = [];
let lines: Line[] = [];
let last = -1;
let healthy = true;
let transport: SocketTransport;

const start: Deed = { type: "start", id: "1" };
const socket = (at: number): FakeSocket => {
  const one = FakeSocket.made[at];
  if (one === undefined) throw new Error(`there is no socket ${at}`);
  return one;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => (healthy ? Promise.resolve({ ok: true }) : Promise.reject(new Error("down"))));
  FakeSocket.made = [];
  heard.length = 0;
  lines = [];
  last = -1;
  healthy = true;
  transport = new SocketTransport(
    "BCDFG",
    { last: () => last, lang: () => "fr", heard: (message) => heard.push(message), line: (line) => lines.push(line) },
    { seat: 2 },
  );
});

afterEach(() => {
  transport.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it says hello from its seat, and after a loss asks for what follows the last update", () => {
  socket(0).open();
  expect(socket(0).sent[0]).toMatchObject({ type: "hello", lang: "fr", last: -1, seat: 2 });
  last = 12;
  socket(0).end();
  vi.advanceTimersByTime(400);
  socket(1).open();
  expect(socket(1).sent[0]).toMatchObject({ type: "hello", last: 12 });
});

test("it answers a beat at once, and nobody else hears of it", () => {
  socket(0).open();
  socket(0).say({ type: "beat", beat: 7 });
  expect(socket(0).sent.at(-1)).toEqual({ type: "pulse", beat: 7 });
  expect(heard).toEqual([]);
});

describe("a deed", () => {
  test("is said again with its own id until the table answers", () => {
    socket(0).open();
    transport.send(start);
    vi.advanceTimersByTime(4000);
    expect(socket(0).deeds()).toEqual([start, start]);
    socket(0).say({ type: "ack", id: "1", number: 4 });
    vi.advanceTimersByTime(20_000);
    expect(socket(0).deeds()).toHaveLength(2);
  });

  test("that was refused is not said again", () => {
    socket(0).open();
    transport.send(start);
    socket(0).say({ type: "refused", id: "1", sentence: "…", code: "early", rule: "", words: "", page: null });
    vi.advanceTimersByTime(20_000);
    expect(socket(0).deeds()).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  test("that was on its way when the connection broke goes out again, after the hello", () => {
    socket(0).open();
    transport.send(start);
    socket(0).end();
    vi.advanceTimersByTime(400);
    socket(1).open();
    expect(socket(1).sent.map(({ type }) => type)).toEqual(["hello", "start"]);
  });

  test("that was done while there was no connection waits for it", () => {
    transport.send(start);
    socket(0).open();
    expect(socket(0).deeds()).toEqual([start]);
  });

  test("that a connection swallows again and again ends the connection", () => {
    socket(0).open();
    transport.send(start);
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    socket(1).open();
    expect(socket(1).deeds()).toEqual([start]);
  });
});

test("a question is asked again after a loss, but not while the connection holds", () => {
  socket(0).open();
  transport.send({ type: "why", id: "2", text: "draw" });
  socket(0).say({ type: "present", seats: [], watching: 0 });
  vi.advanceTimersByTime(6000);
  expect(socket(0).deeds()).toHaveLength(1);
  socket(0).end();
  vi.advanceTimersByTime(400);
  socket(1).open();
  expect(socket(1).deeds()).toHaveLength(1);
});

describe("the line", () => {
  test("a short loss goes by without a word", () => {
    socket(0).open();
    socket(0).end();
    vi.advanceTimersByTime(400);
    socket(1).open();
    vi.advanceTimersByTime(5000);
    expect(lines).toEqual(["up", "short", "up"]);
  });

  test("a long one is told once", () => {
    socket(0).open();
    for (let at = 0; at < 4; at++) {
      FakeSocket.made.at(-1)?.end();
      vi.advanceTimersByTime(3000);
    }
    expect(lines).toEqual(["up", "short", "long"]);
    FakeSocket.made.at(-1)?.open();
    expect(lines.at(-1)).toBe("up");
  });

  test("a house that restarts says so at once, until it is back", () => {
    socket(0).open();
    socket(0).end(1012);
    vi.advanceTimersByTime(400);
    socket(1).end();
    vi.advanceTimersByTime(5000);
    expect(lines).toEqual(["up", "restart"]);
    FakeSocket.made.at(-1)?.open();
    expect(lines).toEqual(["up", "restart", "up"]);
  });

  test("where the house answers but no socket opens, it gives up, and tries again when asked", async () => {
    for (let at = 0; at < 4; at++) {
      FakeSocket.made.at(-1)?.end();
      await vi.advanceTimersByTimeAsync(4000);
    }
    expect(lines.at(-1)).toBe("impossible");
    const tries = FakeSocket.made.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(tries);
    transport.retry();
    expect(FakeSocket.made).toHaveLength(tries + 1);
    FakeSocket.made.at(-1)?.open();
    expect(lines.at(-1)).toBe("up");
  });

  test("where the house does not answer at all, it goes on trying", async () => {
    healthy = false;
    for (let at = 0; at < 6; at++) {
      FakeSocket.made.at(-1)?.end();
      await vi.advanceTimersByTimeAsync(11_000);
    }
    expect(lines).toEqual(["long"]);
    expect(FakeSocket.made.length).toBeGreaterThan(5);
  });

  test("a table that beat and then falls silent is left and found again", () => {
    socket(0).open();
    socket(0).say({ type: "beat", beat: 1 });
    vi.advanceTimersByTime(65_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });

  test("a device without a network does not wait for the socket to notice", () => {
    socket(0).open();
    dispatchEvent(new Event("offline"));
    expect(lines).toEqual(["up", "short"]);
  });
});

test.each(["restart", "hurried"])("an error that passes (%s) is not the end: it comes back", (code) => {
  socket(0).open();
  socket(0).say({ type: "error", code, sentence: "…" });
  socket(0).end(1013);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.made).toHaveLength(2);
  expect(lines[1]).toBe(code === "restart" ? "restart" : "short");
  expect(heard).toEqual([]);
});

test("what ends the connection for good is not tried again", () => {
  socket(0).open();
  socket(0).say({ type: "error", code: "no_table", sentence: "…" });
  socket(0).end();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.made).toHaveLength(1);
  expect(heard).toHaveLength(1);
});
