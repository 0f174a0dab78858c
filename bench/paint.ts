import type { Browser } from "@playwright/test";
import { median } from "./median.ts";
import type { PagePaint } from "./types.ts";

/**
 * A slow phone on a slow line, as Lighthouse's applied throttling has it (`mobileSlow4G`): 150 ms
 * there and back times 3.75, 1.6 Mb/s times 0.9, a processor four times slower.
 */
const slow = {
	network: {
		offline: false,
		latency: 562.5,
		downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
		uploadThroughput: (750 * 1024 * 0.9) / 8,
	},
	processor: { rate: 4 },
};

/**
 * Paints a page and the one-line page by turns and compares their largest paints. Where the middle
 * one of three pairs is over the limit, two more are painted: another program may have been busy.
 * @param address of the page.
 * @param floor address of the one-line page.
 * @param limit of the page's largest paint over the one-line page's.
 */
export async function comparePaint(
	browser: Browser,
	address: string,
	floor: string,
	limit: number,
): Promise<PagePaint> {
	const pairs: { page: Paint; floor: Paint }[] = [];
	const overFloor = () => median(pairs.map(({ page, floor }) => page.largest / floor.largest));
	while (pairs.length < 3 || (pairs.length < 5 && overFloor() > limit)) {
		pairs.push({ floor: await paint(browser, floor), page: await paint(browser, address) });
	}
	return {
		largestPaint: median(pairs.map(({ page }) => page.largest)),
		floor: median(pairs.map(({ floor }) => floor.largest)),
		overFloor: overFloor(),
		beforePaint: [...new Set(pairs.flatMap(({ page }) => page.before))],
		runs: pairs.length,
	};
}

interface Paint {
	/** When the largest text or picture was painted, in milliseconds. */
	readonly largest: number;
	/** Paths of what had arrived before anything was painted, without the document. */
	readonly before: readonly string[];
}

async function paint(browser: Browser, address: string): Promise<Paint> {
	const context = await browser.newContext({
		viewport: { width: 412, height: 823 },
		deviceScaleFactor: 1.75,
		isMobile: true,
	});
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", slow.network);
	await session.send("Emulation.setCPUThrottlingRate", slow.processor);
	await page.goto(address, { waitUntil: "networkidle" });
	const largest = await page.evaluate(lastCandidate);
	const before = await page.evaluate(arrivedBeforePaint);
	await context.close();
	return { largest, before };
}

/** Runs in the page. */
function lastCandidate(): Promise<number> {
	return new Promise((resolve) => {
		new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
			type: "largest-contentful-paint",
			buffered: true,
		});
	});
}

/** Runs in the page. */
function arrivedBeforePaint(): string[] {
	const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
	const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
	return resources
		.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= first)
		.map(({ name }) => new URL(name).pathname);
}
