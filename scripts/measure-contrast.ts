/**
 * Measures the contrast of every address of a finished build: `npm run contrast`. It opens each at 1440
 * and 390 px in the light and the dark scheme and takes the colours that the browser has computed, of
 * every text, edge, focus ring and mark. It prints the lowest ratio of each pair of tokens and ends with
 * status 1 where one is below WCAG 2.2 AA. BUILD_DIRECTORY is the build's folder (`dist`), PORT is where
 * the build is served meanwhile (4520).
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { projectFolder } from "../deploy/buildFolder.ts";
import { browserPath } from "./browser.ts";
import {
	describe,
	type Finding,
	fallsShort,
	measurePage,
	settings,
	worstOfEachPair,
} from "./contrast/measure.ts";
import { startServer } from "./startServer.ts";

const { PORT = "4520", BUILD_DIRECTORY = "dist" } = process.env;
const origin = `http://localhost:${PORT}`;
const server = await startServer(["npm", "run", "preview"], origin, { PORT, BUILD_DIRECTORY });
const addresses = globSync("**/*.html", { cwd: resolve(projectFolder, BUILD_DIRECTORY, "client") })
	.map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
	.sort();

const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const findings: Finding[] = [];
for (const address of addresses) {
	await page.goto(origin + address);
	for (const width of settings.widths) {
		findings.push(...(await measurePage(page, width)));
	}
}
await browser.close();
server.stop();

const worst = worstOfEachPair(findings);
for (const finding of worst) {
	console.log(describe(finding));
}
const short = worst.filter(fallsShort).length;
console.log(`${addresses.length} addresses, ${worst.length} pairs, ${short} below WCAG 2.2 AA`);
process.exitCode = short > 0 ? 1 : 0;
