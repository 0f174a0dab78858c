/**
 * Measures the contrast of every address of a finished build: `npm run contrast`. It opens each at 1440
 * and 390 px in the light and the dark scheme and takes the colours that the browser has computed, of
 * every text, edge, focus ring and mark. It prints the lowest ratio of each pair of tokens and ends with
 * status 1 where one falls short of WCAG 2.2 AA. BUILD_DIRECTORY is the build's folder (`dist`).
 */
import { globSync } from "node:fs";
import { chromium } from "@playwright/test";
import { openBuild } from "../deploy/buildFolder.ts";
import { runProgram } from "../deploy/preview/program.ts";
import { createSiteServer } from "../deploy/preview/server.ts";
import { UserError } from "../deploy/userError.ts";
import { browserPath } from "./browser.ts";
import {
	describe,
	type Finding,
	fallsShort,
	measurePage,
	settings,
	worstOfEachPair,
} from "./contrast/measure.ts";

/** How many pages are measured at a time. */
const side = 2;

await runProgram(async () => {
	const build = openBuild(process.env.BUILD_DIRECTORY || "dist");
	const addresses = globSync("**/*.html", { cwd: build.root })
		.map((file) => `/${file.replace(/(^index)?\.html$/, "")}`)
		.sort();
	const server = createSiteServer(build);
	const origin = await server.listen({ port: 0, host: "127.0.0.1" });
	const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
	const findings: Finding[] = [];
	const waiting = addresses.values();

	async function measureWaiting(): Promise<void> {
		const page = await browser.newPage();
		for (const address of waiting) {
			await page.goto(origin + address);
			for (const width of settings.widths) {
				findings.push(...(await measurePage(page, width)));
			}
		}
	}

	await Promise.all(Array.from({ length: side }, measureWaiting));
	await browser.close();
	await server.close();

	const worst = worstOfEachPair(findings);
	for (const finding of worst) {
		console.log(describe(finding));
	}
	const short = worst.filter(fallsShort).length;
	console.log(`${addresses.length} addresses, ${worst.length} pairs, ${short} below WCAG 2.2 AA`);
	if (short > 0) {
		throw new UserError("Some pairs of colours do not stand out enough: see above.");
	}
	return [];
});
