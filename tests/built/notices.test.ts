import { expect, test } from "vitest";
import { fonts } from "../../app/fonts/fonts.ts";
import { parseNotices } from "../../build/notices.ts";
import packages from "../../package.json" with { type: "json" };
import { noticesPath } from "../../paths/index.ts";
import { attribute, documents, getFile, select } from "./documents.ts";

const notices = getFile(noticesPath);

test("third-party work that the site ships is named with its licence", () => {
	const names = parseNotices(notices);
	expect(names).toContain("preact");
	for (const { source } of Object.values(fonts)) {
		expect(names.some((name) => source.startsWith(`${name}/`))).toBe(true);
	}
	expect(notices).toMatch(
		/^The MIT License \(MIT\)\n\nCopyright \(c\) 2015-present Jason Miller$/m,
	);
	expect(notices).toContain("SIL OPEN FONT LICENSE Version 1.1");
	const { preact } = packages.dependencies;
	expect(notices).toContain(`\npreact ${preact} (MIT)\n`);
	// Pages are rendered by these, and hand out nothing of them.
	expect(names).not.toContain("react");
	expect(names).not.toContain("vite");
});

test("a page leads to it", () => {
	const links = Array.from(documents.values()).flatMap(({ tree }) => select(tree, "a"));
	expect(links.map((link) => attribute(link, "href"))).toContain(noticesPath);
});
