/**
 * Measures the site: `npm run bench`. Prints a summary and what is beyond `budgets.json`, and writes the
 * summary to `bench/results.json`. Ends with status 1 when a page is too heavy; what is too slow is only
 * reported, since a busy machine may be the cause. `--only weight,paint,lighthouse,load,build` measures
 * some parts and `--path /strategy` one page: with either, nothing is written. PORT is the first of three
 * ports in a row (4530).
 */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { createStubServer } from "../deploy/preview/stubs.ts";
import { findBrowser } from "../machine/browser.ts";
import { projectFolder } from "../machine/files.ts";
import { startServer } from "../machine/processes.ts";
import { measureBuilds } from "./build.ts";
import { auditPage } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { watchMachine } from "./machine.ts";
import { listMeasuredPages } from "./pages.ts";
import { comparePaint } from "./paint.ts";
import { formatSummary, type PageResults, type Results } from "./results.ts";
import { findSpeedViolations, findWeightViolations, type Violation } from "./violations.ts";
import { weighPage, weighQuery } from "./weight.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, path: { type: "string" } } });
const parts = values.only?.split(",") ?? ["weight", "paint", "lighthouse", "load", "build"];
const firstPort = Number(process.env.PORT || 4530);
const siteOrigin = `http://localhost:${firstPort}`;
const stubsOrigin = `http://localhost:${firstPort + 1}`;
const debuggingPort = firstPort + 2;
const directory = "dist-bench";
const client = join(projectFolder, directory, "client");

/** A minimal page, used as the baseline. */
const oneLine = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.\n`;

const machine = watchMachine();
console.log("bench: building the site");
execFileSync("npm", ["run", "--silent", "build", "--", "--with-samples"], {
	cwd: projectFolder,
	env: { ...process.env, BUILD_DIRECTORY: directory, STUBS_ORIGIN: stubsOrigin },
	stdio: ["ignore", "ignore", "inherit"],
});
const allPages = listMeasuredPages(client);
writeFileSync(join(client, "one-line.html"), oneLine);
writeFileSync(join(client, "one-line.html.br"), brotliCompressSync(oneLine));
const env = { PORT: String(firstPort), BUILD_DIRECTORY: directory };
const site = await startServer(["npm", "run", "preview"], siteOrigin, env);
const stubs = createStubServer({ siteOrigin });
await stubs.listen({ port: firstPort + 1 });
const browser = await chromium.launch({
	executablePath: findBrowser(),
	args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
});
const pages = await measurePages(browser);
const firstQuery = parts.includes("weight") ? await weighQuery(browser, siteOrigin) : undefined;
await browser.close();
const paths = allPages.filter(({ notFound }) => !notFound).map(({ path }) => path);
const load = parts.includes("load") ? await measureLoad(siteOrigin, site.group, paths) : undefined;
await stubs.close();
site.stop();
rmSync(join(projectFolder, directory), { recursive: true });
const builds = parts.includes("build") ? await measureBuilds() : undefined;

const date = new Date().toISOString().slice(0, 10);
const results: Results = { date, machine: machine(), firstQuery, load, pages, builds };
if (values.only === undefined && values.path === undefined) {
	writeFileSync(join(import.meta.dirname, "results.json"), formatSummary(results));
}
console.log(formatSummary(results));
const tooHeavy = findWeightViolations(results, budgets);
printViolations("Too heavy", tooHeavy);
const title = results.machine.quiet ? "Too slow" : "Too slow, on a busy machine";
printViolations(title, findSpeedViolations(results, budgets));
process.exitCode = tooHeavy.length > 0 ? 1 : 0;

/** Weighs every page; paints and audits one of each kind. */
async function measurePages(browser: Browser): Promise<PageResults[]> {
	const selectedPages = allPages.filter(({ path }) => path === (values.path ?? path));
	const seen = new Set<string>();
	const results: PageResults[] = [];
	for (const page of selectedPages) {
		console.log(`bench: ${page.path}`);
		const url = siteOrigin + page.path;
		const isFirst = !seen.has(page.kind);
		seen.add(page.kind);
		// Lighthouse has no score for the response to a path that does not exist.
		const isAudited = isFirst && !page.notFound && parts.includes("lighthouse");
		results.push({
			...page,
			...(parts.includes("weight") && { weight: await weighPage(browser, siteOrigin, page) }),
			...(isFirst &&
				parts.includes("paint") && {
					paint: await comparePaint(browser, url, `${siteOrigin}/one-line`),
				}),
			...(isAudited && { audit: await auditPage(url, debuggingPort) }),
		});
	}
	return results;
}

function printViolations(title: string, violations: readonly Violation[]): void {
	console.log(`${title}: ${violations.length === 0 ? "nothing" : violations.length}`);
	for (const { subject, metric, received, limit } of violations) {
		console.log(`  ${subject}: ${metric} ${received}, budget ${limit}`);
	}
}
