import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchPath, startSite } from "../../tests/fixtures/servedSite.ts";

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
	site = await startSite();
});
afterAll(() => site.stop());

test.each(["/", "/strategy", "/blog", "/blog/ai-risk-governance", "/favicon.svg", "/?a=b"])(
	"%s answers itself",
	async (path) => {
		const { status, headers } = await fetchPath(site.port, path);
		expect(status).toBe(200);
		expect(headers.location).toBeUndefined();
	},
);

test.each([
	["/strategy/", "/strategy"],
	["/strategy//", "/strategy"],
	["//strategy", "/strategy"],
	["/blog//ai-risk-governance", "/blog/ai-risk-governance"],
	["/Strategy", "/strategy"],
	["/BLOG/AI-Risk-Governance", "/blog/ai-risk-governance"],
	["/strategy.html", "/strategy"],
	["/strategy.html/", "/strategy"],
	["/blog.html", "/blog"],
	["/index.html", "/"],
	["/INDEX.HTML", "/"],
	["/blog/index.html", "/blog"],
	["//Blog//AI-risk-governance.html/", "/blog/ai-risk-governance"],
	["//", "/"],
	["/%73trategy", "/strategy"],
	["//favicon.svg", "/favicon.svg"],
	["/assets/Main-aB3.js/", "/assets/Main-aB3.js"],
	["http://evil.example/strategy/", "/strategy"],
	["/strategy/?users=30&plan=a%20b", "/strategy?users=30&plan=a%20b"],
	["/insights/roadmap", "/strategy"],
	["/insights/roadmap/", "/strategy"],
	["/Insights//Roadmap.HTML", "/strategy"],
	["/insights/road%6dap", "/strategy"],
	["/insights/roadmap?users=30", "/strategy?users=30"],
	['/insights/roadmap?a="><script>', "/strategy"],
	["/insights/roadmap.md", "/strategy.md"],
	["/old-form", "/contact-us#form"],
	["/old-form?users=30", "/contact-us?users=30#form"],
	["/welcome", "/"],
	["/Welcome.html", "/"],
])("%s redirects to %s in one step", async (path, location) => {
	const first = await fetchPath(site.port, path);
	expect(first.status).toBe(308);
	expect(first.headers.location).toBe(location);
	expect(first.body).toHaveLength(0);
	expect(first.headers["cache-control"]).toBe("no-cache");
	expect(first.headers["x-content-type-options"]).toBe("nosniff");
	expect((await fetchPath(site.port, location)).status).toBe(200);
	const head = await fetchPath(site.port, path, { method: "HEAD" });
	expect([head.status, head.headers.location]).toEqual([308, location]);
});

test.each([
	"/nothing/",
	"//nothing",
	"/Nothing",
	"/nothing.html",
	"/assets/main-ab3.js",
	"/FAVICON.svg",
	"/blog/nothing/",
	"/.html",
	"/blog/../strategy",
	"/./strategy",
	"/blog%2Fai-risk-governance",
	"/blog%2fai-risk-governance",
	"/insights",
	"/insights/roadmap/deeper",
	"/insights%2Froadmap",
	"/old-form.md",
])("%s leads nowhere, so it is not found", async (path) => {
	const { status, headers } = await fetchPath(site.port, path);
	expect(status).toBe(404);
	expect(headers.location).toBeUndefined();
});

test.each([
	"//evil.example/",
	"//evil.example/%2e%2e",
	"///evil.example",
	"/\\evil.example/",
	"/%5Cevil.example/",
	"/%2F/evil.example/",
	"//evil.example/strategy",
	"http://evil.example/evil/",
])("%s never leads off the site", async (path) => {
	const { status, headers } = await fetchPath(site.port, path);
	expect(status).toBe(404);
	expect(headers.location).toBeUndefined();
});
