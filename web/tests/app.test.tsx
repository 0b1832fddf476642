import { render } from "preact";
import { afterEach, expect, test } from "vitest";
import { App } from "../src/app";

afterEach(() => render(null, document.body));

test("the page says where you are", () => {
  render(<App />, document.body);
  expect(document.querySelector("h1")?.textContent).toBe("Tablée");
});
