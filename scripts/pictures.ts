/**
 * Takes small screenshots of every kind of page, to leaf through without running the site: `npm run
 * pictures`, while `npm start` serves it (SITE names another URL). They go to docs/pictures/pages
 * with a README that shows them.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { createSite } from "../app/site/site.server.ts";
import { toSlug } from "../content-model/index.ts";
import { findBrowser } from "../machine/browser.ts";
import { projectFolder } from "../machine/files.ts";

const site = process.env.SITE || "http://localhost:3000";
const folder = join(projectFolder, "docs/pictures/pages");

/** A path for each screenshot's name: every page, the first of those of a kind, and what is missing. */
const pathsByName = new Map([["Home", "/"]]);
for (const { kind, name, path } of (await createSite(projectFolder)).pages.values()) {
	const label = kind === "page" ? name : `One ${kind}`;
	if (path !== "/") {
		pathsByName.set(label, pathsByName.get(label) ?? path);
	}
}
pathsByName.set("Search", "/search?q=policy");
pathsByName.set("Benefit not found", "/benefits/none").set("Page not found", "/none");

/** Windows in pixels, how wide their screenshots are, and how much of a long page these show. */
const windows = [
	{ width: 1440, screenshotWidth: 520, maxHeight: 4200 },
	{ width: 390, screenshotWidth: 200, maxHeight: 3600 },
];
const schemes = ["light", "dark"] as const;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser() });
const readme = [
	"# The site in pictures",
	"",
	"Every kind of page, in a wide and a narrow window, light and dark; of the longest only the upper part. `npm run pictures` regenerates them.",
];
for (const [name, path] of pathsByName) {
	const imageLinks: string[] = [];
	for (const { width, screenshotWidth, maxHeight } of windows) {
		for (const colorScheme of schemes) {
			const page = await browser.newPage({
				viewport: { width, height: 900 },
				colorScheme,
				reducedMotion: "reduce",
			});
			await page.goto(new URL(path, site).href);
			// Images below the window load, and the search answers, before the screenshot is taken.
			await page.evaluate(() => {
				for (const image of document.images) {
					image.loading = "eager";
				}
			});
			await page.waitForLoadState("networkidle");
			const height = await page.evaluate(() => document.documentElement.scrollHeight);
			const png = await page.screenshot({
				fullPage: true,
				clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
			});
			await page.close();
			const file = `${toSlug(name)}-${width}-${colorScheme}.webp`;
			await sharp(png)
				.resize({ width: screenshotWidth })
				.webp({ quality: 45 })
				.toFile(join(folder, file));
			imageLinks.push(`![${name} at ${width} pixels, ${colorScheme}](${file})`);
		}
	}
	readme.push("", `## ${name}`, "", imageLinks.join(" "));
}
await browser.close();
await writeFile(join(folder, "README.md"), `${readme.join("\n")}\n`);
console.log(`${folder}: ${pathsByName.size * windows.length * schemes.length} screenshots`);
