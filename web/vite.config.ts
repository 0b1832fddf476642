import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/tablee/house/static",
    emptyOutDir: true,
    target: "es2022",
    // Small pictures and sounds stay files, so that the page can forbid everything inline.
    assetsInlineLimit: 0,
  },
  server: {
    // The house answers everything but the client while that is being written.
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.{ts,tsx}"],
  },
});
