import type { Page } from "@playwright/test";
import type { DesignWindow } from "../app/design/windows.ts";
import { islandsWork } from "../scripts/contrast/measure.ts";

/** Beside the ports of the built site and its stubs. */
export const developmentPort = Number(process.env.TEST_PORT ?? 4310) + 5;

/** Where the development server answers, which alone has /design. */
export const developmentOrigin = `http://localhost:${developmentPort}`;

/** Opens /design without its windows, which are looked at one by one. */
export async function openDesign(page: Page): Promise<void> {
	await stayPut(page);
	await page.route(
		(url) => url.pathname.startsWith("/design/specimen/") || url.pathname === "/pricing",
		(route) =>
			route.fulfill({
				contentType: "text/html",
				body: '<!doctype html><html lang="en"><title>A window</title><main></main></html>',
			}),
	);
	await page.goto(`${developmentOrigin}/design`);
}

/** Opens one window of /design in a page of its own and waits until its interactive part works. */
export async function openWindow(page: Page, { path }: DesignWindow): Promise<void> {
	await stayPut(page);
	await page.goto(developmentOrigin + path);
	await islandsWork(page);
	if (path.includes("?q=")) {
		await page.locator("[role=status]:not(:empty)").waitFor();
	}
}

/** Keeps the development server from reloading a page that is being looked at. */
async function stayPut(page: Page): Promise<void> {
	await page.routeWebSocket(/./, () => {});
}
