import { afterAll, beforeAll, expect, test } from "vitest";
import { UserError } from "../machine/userError.ts";
import { makeBuild, manifest } from "../tests/fixtures/servedSite.ts";
import type { Redirect } from "./manifest.ts";
import { readServedFiles } from "./servedFiles.ts";
import { createServingRules } from "./servingRules.ts";

let build: ReturnType<typeof makeBuild>;
beforeAll(() => {
	build = makeBuild();
});
afterAll(() => build.remove());

const getTargets = (redirects: Redirect[]) =>
	readServedFiles(build.root, createServingRules({ ...manifest, redirects })).redirects;

test("an old address is known in canonical form and lower case, its page's Markdown with it", () => {
	expect(Object.fromEntries(getTargets([{ from: "/Old/Plan.html", to: "/strategy#top" }]))).toEqual(
		{
			"/old/plan": { from: "/Old/Plan.html", path: "/strategy", anchor: "#top" },
			"/old/plan.md": { from: "/old/plan.md", path: "/strategy.md", anchor: "" },
		},
	);
});

test("a redirect from a .md address keeps its own target", () => {
	const targets = getTargets([
		{ from: "/plan", to: "/strategy" },
		{ from: "/plan.md", to: "/blog" },
	]);
	expect(targets.get("/plan.md")?.path).toBe("/blog");
});

test.each<[what: string, redirects: Redirect[], message: string]>([
	["a page's own address", [{ from: "/blog", to: "/strategy" }], "answers at /blog"],
	["another spelling of it", [{ from: "/Blog.html", to: "/strategy" }], "answers at /blog"],
	["the top", [{ from: "/index.html", to: "/strategy" }], "answers at /"],
	["a file", [{ from: "/favicon.svg", to: "/strategy" }], "answers at /favicon.svg"],
	[
		"one address twice",
		[
			{ from: "/plan", to: "/strategy" },
			{ from: "/PLAN.html", to: "/blog" },
		],
		"/PLAN.html and /plan are one address",
	],
	["an address that leads nowhere", [{ from: "/plan", to: "/gone" }], "nothing answers there"],
])("%s is refused as an old address", (_what, redirects, message) => {
	expect(() => getTargets(redirects)).toThrow(UserError);
	expect(() => getTargets(redirects)).toThrow(message);
});
