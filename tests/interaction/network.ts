import type { Page, Route } from "@playwright/test";

/** Has a page lose the next requests for what a pattern names: a line that breaks off. */
export function dropRequests(page: Page, pattern: string | RegExp, times = 1): Promise<unknown> {
	return page.route(pattern, (route: Route) => route.abort("connectionreset"), { times });
}

/** Has a page never reach what a pattern names: a filter, or a host that is down. */
export function blockRequests(page: Page, pattern: string | RegExp): Promise<unknown> {
	return page.route(pattern, (route: Route) => route.abort("blockedbyclient"));
}
