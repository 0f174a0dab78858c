import type { Page } from "@playwright/test";
import { waitForIslands } from "./contrast/measure.ts";
import { testPort } from "./served.ts";

/** A port beside those of the built site and its stubs. */
export const developmentPort = testPort + 5;

/** The origin of the development server, which alone has /design. */
export const developmentOrigin = `http://localhost:${developmentPort}`;

/**
 * Opens /design and waits until its interactive parts work.
 * @param query what the estimator reads from the address, such as `?people=3`
 */
export async function openDesign(page: Page, query = ""): Promise<void> {
	// Keeps the development server from reloading a page that is being looked at.
	await page.routeWebSocket(/./, () => {});
	await page.goto(`${developmentOrigin}/design${query}`);
	await waitForIslands(page);
}
