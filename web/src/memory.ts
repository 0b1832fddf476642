/** The little that the page remembers on this device. Where nothing may be stored, it remembers until it is closed. */
const here = new Map<string, string>();

const PREFIX = "tablee.";

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return here.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

/** Forget everything that was remembered on this device. */
export function forgetAll(): void {
  here.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Whether this device keeps what the page asks it to: without cookies a reload is a new guest. */
export function remembers(): boolean {
  try {
    localStorage.setItem(`${PREFIX}test`, "1");
    localStorage.removeItem(`${PREFIX}test`);
    return navigator.cookieEnabled;
  } catch {
    return false;
  }
}
