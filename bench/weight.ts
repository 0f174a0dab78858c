import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { observeShifts, seenShifts } from "../tests/layoutShifts.ts";
import type { MeasuredPage, PageWeight } from "./types.ts";

/** The phone that Lighthouse supposes, and a desk. The heavier visit of the two counts. */
const screens: BrowserContextOptions[] = [
	{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
	{ viewport: { width: 1440, height: 900 } },
];

/**
 * Visits a page for the first time, on a phone and at a desk, and weighs what came.
 * @param origin of the site: `http://localhost:4530`.
 */
export async function weighPage(
	browser: Browser,
	origin: string,
	page: MeasuredPage,
): Promise<PageWeight> {
	const visits: PageWeight[] = [];
	for (const screen of screens) {
		const context = await browser.newContext(screen);
		visits.push(await visit(await context.newPage(), origin, page));
		await context.close();
	}
	const most = (figure: (visit: PageWeight) => number) => Math.max(...visits.map(figure));
	const all = (list: (visit: PageWeight) => readonly string[]) => [
		...new Set(visits.flatMap(list)),
	];
	return {
		document: most(({ document }) => document),
		script: most(({ script }) => script),
		scripts: most(({ scripts }) => scripts),
		fonts: most(({ fonts }) => fonts),
		firstVisit: most(({ firstVisit }) => firstVisit),
		layoutShift: most(({ layoutShift }) => layoutShift),
		foreignOrigins: all(({ foreignOrigins }) => foreignOrigins),
	};
}

async function visit(page: Page, origin: string, { path, notFound }: MeasuredPage) {
	const own: { type: string; bytes: number }[] = [];
	const foreignOrigins = new Set<string>();
	page.on("request", (request) => {
		const { origin: asked, protocol } = new URL(request.url());
		if (protocol.startsWith("http") && asked !== origin) {
			foreignOrigins.add(asked);
		}
	});
	page.on("response", (response) => {
		if (new URL(response.url()).origin === origin) {
			// The site's servers name the length of every body, compressed as it is sent.
			const bytes = Number(response.headers()["content-length"]);
			own.push({ type: response.request().resourceType(), bytes });
		}
	});
	await page.addInitScript(observeShifts);
	await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
	await page.evaluate(scrollToEnd);
	await page.waitForLoadState("networkidle");
	const shifts = await page.evaluate(seenShifts);
	const inlineScript = await page.evaluate(inlineScriptLength);

	const bytes = (...types: string[]) =>
		own.reduce((sum, part) => sum + (types.includes(part.type) ? part.bytes : 0), 0);
	return {
		document: bytes("document"),
		script: bytes("script") + (notFound ? inlineScript : 0),
		scripts: own.filter(({ type }) => type === "script").length,
		fonts: bytes("font"),
		firstVisit: own.reduce((sum, part) => sum + part.bytes, 0),
		layoutShift: shifts.reduce((sum, shift) => sum + shift, 0),
		foreignOrigins: [...foreignOrigins],
	};
}

/** Runs in the page: goes down a screen a frame, so that lazy pictures are fetched. */
async function scrollToEnd(): Promise<void> {
	for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
		scrollTo({ top, behavior: "instant" });
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
}

/** Runs in the page. */
function inlineScriptLength(): number {
	const scripts = document.querySelectorAll<HTMLScriptElement>(
		"script:not([src], [type='application/ld+json'], [type='speculationrules'])",
	);
	return Array.from(scripts).reduce((sum, { text }) => sum + text.length, 0);
}
