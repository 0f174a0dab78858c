import type { Browser, Page } from "@playwright/test";
import { getLayoutShift, observeShifts } from "./layoutShifts.ts";
import type { MeasuredPage } from "./pages.ts";

/** A first visit to a page, read down to its end. Bytes are those of bodies as they were sent. */
export type PageWeight = Awaited<ReturnType<typeof measureVisit>>;

/** Lighthouse's default phone. */
export const phone = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
};
const desk = { viewport: { width: 1440, height: 900 } };

/** First queries: a common word, two words, and a misspelt one. */
const queries = ["pricing", "AI training", "govrenance"];

/**
 * Visits a page for the first time, on a phone and at a desk, and weighs what came.
 * @param origin of the site: `http://localhost:4530`.
 * @returns the larger visit, with the layout shift of the one that moved more.
 */
export async function weighPage(browser: Browser, origin: string, page: MeasuredPage) {
	const one = await measureVisit(await browser.newPage(phone), origin, page);
	const other = await measureVisit(await browser.newPage(desk), origin, page);
	const layoutShift = Math.max(one.layoutShift, other.layoutShift);
	return { ...(one.visit > other.visit ? one : other), layoutShift };
}

/** Measures the most bytes that a first query adds to a visit to the search page. */
export async function weighQuery(browser: Browser, origin: string): Promise<number> {
	const sizes: number[] = [];
	for (const words of queries) {
		const page = await browser.newPage();
		await page.goto(`${origin}/search`, { waitUntil: "networkidle" });
		const responses = recordResponses(page);
		await page.getByRole("main").getByRole("searchbox").fill(words);
		await page.locator("[data-island=search] ol a").first().waitFor();
		sizes.push(sumBytes(await Promise.all(responses)));
		await page.close();
	}
	return Math.max(...sizes);
}

async function measureVisit(page: Page, origin: string, measured: MeasuredPage) {
	const responses = recordResponses(page);
	await page.addInitScript(observeShifts);
	await page.goto(`${origin}${measured.path}`, { waitUntil: "networkidle" });
	await page.evaluate(scrollToEnd);
	await page.waitForLoadState("networkidle");
	const shift = await page.evaluate(getLayoutShift);
	const inlineScript = measured.notFound ? await page.evaluate(measureInlineScript) : 0;
	const all = await Promise.all(responses);
	await page.close();

	const ownResponses = all.filter((part) => part.origin === origin);
	const sumType = (name: string) => sumBytes(ownResponses.filter(({ type }) => type === name));
	const headers = ownResponses.find(({ type }) => type === "document")?.headers ?? Number.NaN;
	return {
		document: sumType("document"),
		/** Bytes that its socket receives. */
		firstFlight: headers + sumType("document"),
		/** Bytes of scripts; of the not-found page its inline script as well. */
		script: sumType("script") + inlineScript,
		fonts: sumType("font"),
		visit: sumBytes(ownResponses),
		requests: ownResponses.length,
		layoutShift: shift,
		/** Number of other origins contacted. */
		otherOrigins: new Set(all.map((part) => part.origin)).size - 1,
	};
}

interface ResponseSize {
	readonly origin: string;
	readonly type: string;
	readonly headers: number;
	readonly bytes: number;
}

/** Returns a list that grows with every answer that the page receives from now on. */
function recordResponses(page: Page): Promise<ResponseSize>[] {
	const responses: Promise<ResponseSize>[] = [];
	page.on("requestfinished", (request) => {
		const { origin, protocol } = new URL(request.url());
		if (protocol.startsWith("http")) {
			const sizes = request.sizes().then(({ responseHeadersSize, responseBodySize }) => ({
				origin,
				type: request.resourceType(),
				headers: responseHeadersSize,
				bytes: responseBodySize,
			}));
			responses.push(sizes);
		}
	});
	return responses;
}

function sumBytes(responses: readonly ResponseSize[]): number {
	return responses.reduce((total, { bytes }) => total + bytes, 0);
}

/** Runs in the page: goes down a screen a frame, so that lazy pictures are fetched. */
async function scrollToEnd(): Promise<void> {
	for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
		scrollTo({ top, behavior: "instant" });
		await new Promise((resolve) => requestAnimationFrame(resolve));
	}
}

/** Runs in the page. */
function measureInlineScript(): number {
	const scripts = document.querySelectorAll<HTMLScriptElement>(
		"script:not([src], [type='application/ld+json'], [type='speculationrules'])",
	);
	return Array.from(scripts).reduce((total, { text }) => total + text.length, 0);
}
