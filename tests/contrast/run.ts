/**
 * Measures the contrast of every page of a finished build: `npm run contrast`. It opens each at 1440
 * and 390 px in the light and the dark scheme and takes the colours that the browser has computed, of
 * every text, edge, focus ring and symbol. It names what is below WCAG 2.2 AA, and ends with status 1
 * where something is. BUILD_DIRECTORY is the build's folder (`dist`), PORT is where the build is served
 * meanwhile (4520).
 */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../machine/browser.ts";
import { projectFolder } from "../../machine/files.ts";
import { startServer } from "../../machine/processes.ts";
import { getDocumentPath } from "../../paths/index.ts";
import { describe, isBelowRequired, measurePage } from "./measure.ts";

const { PORT = "4520", BUILD_DIRECTORY = "dist" } = process.env;
const origin = `http://localhost:${PORT}`;
const server = await startServer(["npm", "run", "preview"], origin, { PORT, BUILD_DIRECTORY });
const paths = globSync("**/*.html", { cwd: resolve(projectFolder, BUILD_DIRECTORY, "client") })
	.map(getDocumentPath)
	.sort();

const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const unclear = new Set<string>();
let measured = 0;
for (const path of paths) {
	await page.goto(origin + path);
	for (const width of [1440, 390]) {
		const findings = await measurePage(page, width);
		measured += findings.length;
		for (const finding of findings.filter(isBelowRequired)) {
			unclear.add(describe(finding));
		}
	}
}
await browser.close();
server.stop();

console.log(
	[
		...unclear,
		`${paths.length} pages, ${measured} places measured, ${unclear.size} below WCAG 2.2 AA`,
	].join("\n"),
);
process.exitCode = unclear.size > 0 ? 1 : 0;
