import type { Browser } from "@playwright/test";

/** The largest paint on a line and a processor that really are slow, beside that of one line. */
export interface PagePaint {
	/** Milliseconds, median of the runs. */
	readonly largestPaint: number;
	/** The one-line page's, from the runs between. */
	readonly baseline: number;
	/** Median of the ratios of each pair of runs. */
	readonly ratio: number;
}

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
 * Paints a page and the one-line page three times by turns and compares their largest paints.
 * @param address of the page.
 * @param baseline address of the one-line page.
 */
export async function comparePaint(
	browser: Browser,
	address: string,
	baseline: string,
): Promise<PagePaint> {
	const paints: { page: number; baseline: number }[] = [];
	for (let pair = 0; pair < 3; pair++) {
		paints.push({
			baseline: await largestPaint(browser, baseline),
			page: await largestPaint(browser, address),
		});
	}
	return {
		largestPaint: median(paints.map(({ page }) => page)),
		baseline: median(paints.map(({ baseline }) => baseline)),
		ratio: median(paints.map(({ page, baseline }) => page / baseline)),
	};
}

function median(figures: readonly number[]): number {
	const sorted = figures.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function largestPaint(browser: Browser, address: string): Promise<number> {
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
	const milliseconds = await page.evaluate(lastCandidate);
	await context.close();
	return milliseconds;
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
