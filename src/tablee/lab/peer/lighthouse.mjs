// What Lighthouse says of some pages, as somebody sees them who has a guest's cookie. The order is a line of JSON:
// {"chromium": "…", "cookie": {"name": "…", "value": "…"}, "pages": {"home": "http://…"}}; so is the answer.
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const { chromium, cookie, pages } = JSON.parse(process.argv[2]);
const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
const settings = { onlyCategories: ["accessibility", "best-practices", "performance"], disableStorageReset: true };
const browser = await puppeteer.launch({ executablePath: chromium, args });
const told = {};
try {
  for (const [name, url] of Object.entries(pages)) {
    const page = await browser.newPage();
    await browser.setCookie({ ...cookie, domain: new URL(url).hostname, path: "/", httpOnly: true });
    const { lhr } = await lighthouse(url, settings, undefined, page);
    if (lhr.runtimeError) throw new Error(`${name}: ${lhr.runtimeError.message}`);
    const categories = Object.values(lhr.categories);
    const scores = Object.fromEntries(categories.map(({ id, score }) => [id, Math.round(100 * score)]));
    const found = categories.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    const failed = found.map(({ id }) => lhr.audits[id]).filter(({ score }) => score !== null && score < 1);
    told[name] = { scores, short: [...new Set(failed.map(({ title }) => title))] };
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(JSON.stringify(told));
