import type { Browser } from "@playwright/test";
import { phone } from "./weight.ts";

/** The largest paint on a line and a processor that really are slow, beside that of one line. */
export type PagePaint = Awaited<ReturnType<typeof comparePaint>>;

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
 * @param url of the page.
 * @param baseline URL of the one-line page.
 * @returns the median of each in milliseconds, and their ratio.
 */
export async function comparePaint(browser: Browser, url: string, baseline: string) {
	const baselines: number[] = [];
	const paints: number[] = [];
	for (let pair = 0; pair < 3; pair++) {
		baselines.push(await measureLargestPaint(browser, baseline));
		paints.push(await measureLargestPaint(browser, url));
	}
	const [ofPage, ofBaseline] = [calculateMedian(paints), calculateMedian(baselines)];
	return { largestPaint: ofPage, baseline: ofBaseline, ratio: ofPage / ofBaseline };
}

function calculateMedian(figures: readonly number[]): number {
	const sorted = figures.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measureLargestPaint(browser: Browser, url: string): Promise<number> {
	const page = await browser.newPage(phone);
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", slow.network);
	await session.send("Emulation.setCPUThrottlingRate", slow.processor);
	await page.goto(url, { waitUntil: "networkidle" });
	const milliseconds = await page.evaluate(getLargestPaint);
	await page.close();
	return milliseconds;
}

/** Runs in the page. */
function getLargestPaint(): Promise<number> {
	return new Promise((resolve) => {
		new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
			type: "largest-contentful-paint",
			buffered: true,
		});
	});
}
