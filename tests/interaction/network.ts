import type { Page, Route } from "@playwright/test";

/** Has a page lose the next requests for what a pattern names: a line that breaks off. */
export function dropRequests(page: Page, pattern: string | RegExp, times = 1): Promise<unknown> {
	return page.route(pattern, (route: Route) => route.abort("connectionreset"), { times });
}

/** Has a page lose the next response to what a pattern names, though the server has done what was asked. */
export function dropResponses(page: Page, pattern: string | RegExp): Promise<unknown> {
	const drop = async (route: Route) => {
		await route.fetch();
		await route.abort("connectionreset");
	};
	return page.route(pattern, drop, { times: 1 });
}

/** Has a page never reach what a pattern names: a filter, or a host that is down. */
export function blockRequests(page: Page, pattern: string | RegExp): Promise<unknown> {
	return page.route(pattern, (route: Route) => route.abort("blockedbyclient"));
}

/** Has the requests of a page for what a pattern names wait before the server gets them. @returns what lets them go on */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
	const release = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		await release.promise;
		// The page may have dropped it meanwhile.
		await route.continue().catch(() => {});
	});
	return release.resolve;
}

/** Has the server's responses to what a pattern names wait before a page gets them. @returns what lets them go on */
export async function holdResponses(page: Page, pattern: string | RegExp): Promise<() => void> {
	const release = Promise.withResolvers<void>();
	await page.route(pattern, async (route) => {
		const response = await route.fetch();
		await release.promise;
		await route.fulfill({ response });
	});
	return release.resolve;
}
