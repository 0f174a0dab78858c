/**
 * Measures the site beside a page of one line: `npm run bench`. Prints a table and what fell short of
 * `budgets.json`, writes `bench/results.json`, and ends with status 1 when something fell short.
 * `--only weight,paint,audit,load,build` measures some parts and keeps the others as they stand in the
 * file; `--seconds 10` shortens the load test and `--path /strategy` measures some pages (may be
 * repeated): with either, nothing is written.
 */
import { readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { projectFolder } from "../deploy/local/build-folder.ts";
import { listen } from "../deploy/local/http-server.ts";
import { readPort, requireFreePort } from "../deploy/local/ports.ts";
import { createStubServer } from "../deploy/stubs/server.ts";
import { browserPath } from "../scripts/browser.ts";
import { auditPages } from "./audit.ts";
import { measureBuild } from "./build.ts";
import { shortfalls } from "./compare.ts";
import { measureLoad } from "./load.ts";
import { comparePaint } from "./paint.ts";
import { report, verdict } from "./report.ts";
import { writeResults } from "./results.ts";
import { type RunningServer, startServer } from "./servers.ts";
import { buildSite, measuredPages, writeFloor } from "./site.ts";
import {
	type Circumstances,
	type MeasuredPage,
	type PageMeasurements,
	type Part,
	parts,
	type Results,
} from "./types.ts";
import { weighPage } from "./weight.ts";

const command = "npm run bench";
const directory = "dist-bench";
const floorDirectory = "dist-bench-floor";

const { values } = parseArgs({
	options: {
		only: { type: "string", default: parts.join() },
		seconds: { type: "string", default: "60" },
		path: { type: "string", multiple: true },
	},
});
const asked = values.only.split(",");
const unknown = asked.find((name) => !parts.some((part) => part === name));
if (unknown !== undefined) {
	console.error(`--only knows no part named "${unknown}". Its parts: ${parts.join(", ")}.`);
	process.exit(1);
}
const chosen = parts.filter((part) => asked.includes(part));
const isWhole = values.path === undefined && values.seconds === "60";

/** The site, its stubs, the one-line page, two servers under load, the browser's protocol. */
const firstPort = readPort(process.env.PORT ?? "4530", 6);
const ports = {
	site: firstPort,
	stubs: firstPort + 1,
	floor: firstPort + 2,
	load: firstPort + 3,
	debugging: firstPort + 5,
};
for (let port = firstPort; port < firstPort + 6; port++) {
	await requireFreePort(port, command);
}

const before = loadavg()[0] ?? 0;
say("building the site");
buildSite(directory, `http://localhost:${ports.stubs}`);
await writeFloor(floorDirectory);
const all = measuredPages(directory);
const askedPages = all.filter(({ path }) => values.path?.includes(path) ?? true);

const browser = await chromium.launch({
	executablePath: browserPath(),
	args: ["--no-sandbox", `--remote-debugging-port=${ports.debugging}`],
});
const chromiumVersion = browser.version();
const pages = await measurePages(browser, askedPages);
await browser.close();

const load = chosen.includes("load")
	? await measureLoad({
			directory,
			paths: all.filter(({ notFound }) => !notFound).map(({ path }) => path),
			seconds: Number(values.seconds),
			port: ports.load,
		})
	: undefined;
const build = chosen.includes("build") ? await measureBuild({ say }) : undefined;

const now = circumstances();
const results: Results = {
	circumstances: Object.fromEntries(chosen.map((part) => [part, now])),
	pages,
	...(load && { load }),
	...(build && { build }),
};
for (const folder of [directory, floorDirectory]) {
	rmSync(join(projectFolder, folder), { recursive: true, force: true });
}
if (isWhole) {
	writeResults(results);
}
const found = shortfalls(results, budgets);
console.log(`\n${report(results)}\n\n${verdict(found)}`);
process.exit(found.length > 0 ? 1 : 0);

/** Every page by every measure that was asked for. */
async function measurePages(
	browser: Browser,
	measured: readonly MeasuredPage[],
): Promise<PageMeasurements[]> {
	const pageParts: readonly Part[] = ["weight", "paint", "audit"];
	if (!chosen.some((part) => pageParts.includes(part))) {
		return [];
	}
	const site: RunningServer = await startServer("site", directory, ports.site);
	const floor = await startServer("site", floorDirectory, ports.floor);
	const stubs = createStubServer({ siteOrigin: site.origin });
	await listen(stubs, ports.stubs, command);

	// Lighthouse has no score for the answer to an address that does not exist.
	const answered = measured.filter(({ notFound }) => !notFound);
	const audits = chosen.includes("audit")
		? await auditPages({
				origin: site.origin,
				floor: `${floor.origin}/`,
				debuggingPort: ports.debugging,
				pages: answered,
				onPage: (path) => say(`Lighthouse ${path}`),
			})
		: undefined;
	const found: PageMeasurements[] = [];
	for (const page of measured) {
		const { path } = page;
		say(`weight and paint of ${path}`);
		found.push({
			...page,
			...(chosen.includes("weight") && { weight: await weighPage(browser, site.origin, page) }),
			...(chosen.includes("paint") && {
				paint: await comparePaint(
					browser,
					site.origin + path,
					`${floor.origin}/`,
					budgets.largestPaintOverFloor,
				),
			}),
			...(audits?.has(path) && { audit: audits.get(path) }),
		});
	}
	stubs.close();
	stubs.closeAllConnections();
	site.stop();
	floor.stop();
	return found;
}

function circumstances(): Circumstances {
	return {
		date: new Date().toISOString(),
		processor: cpus()[0]?.model ?? "unknown",
		cores: cpus().length,
		memoryGigabytes: totalmem() / 2 ** 30,
		system: `${type()} ${release()}`,
		node: process.version,
		chromium: chromiumVersion,
		lighthouse: versionOf("lighthouse"),
		loadAverage: { before, after: loadavg()[0] ?? 0 },
	};
}

function versionOf(name: string): string {
	const file = join(projectFolder, "node_modules", name, "package.json");
	const { version } = JSON.parse(readFileSync(file, "utf8")) as { version: string };
	return version;
}

function say(what: string): void {
	console.log(`bench: ${what}`);
}
