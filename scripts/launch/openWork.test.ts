import { afterAll, expect, test } from "vitest";
import { ContentCopy } from "../../tests/fixtures/contentCopy.ts";
import type { checkLinks } from "../links/outside.ts";
import { listOpenWork } from "./openWork.ts";

const now = new Date("2026-06-01");
const task = "Replace addresses that do not answer";

const copies: ContentCopy[] = [];
afterAll(() => {
	for (const copy of copies) {
		copy.remove();
	}
});

function copyContent(): ContentCopy {
	const copy = new ContentCopy();
	copies.push(copy);
	// Half a year after the day of the tests: neither near its end nor too far ahead.
	copy.set("content/site.yaml", ["securityExpires"], "2026-12-01");
	return copy;
}

/** Answers for every URL: the first with one issue, the second with another, the others without. */
function answerWith(...issues: { issue: string; isUnsure: boolean }[]): typeof checkLinks {
	return async (urls) =>
		Array.from(urls, (url, index) => ({ url, isUnsure: false, ...issues[index] }));
}

test("content that no build takes is left to do, each error with its place", async () => {
	const copy = copyContent();
	const { groups: before } = await listOpenWork(copy.root, { now, askUrls: undefined });
	expect(before.map((group) => group.task)).not.toContain("Fix errors");
	copy.set("content/site.yaml", ["contact", "email"], "hello");
	const { groups } = await listOpenWork(copy.root, { now, askUrls: undefined });
	expect(groups.find((group) => group.task === "Fix errors")?.items).toEqual([
		expect.objectContaining({
			file: "content/site.yaml",
			detail: expect.stringContaining("an email address"),
		}),
	]);
});

test("an address that does not answer is left to do, one that turns programs away is only said", async () => {
	const askUrls = answerWith(
		{ issue: "status 404", isUnsure: false },
		{ issue: "status 403", isUnsure: true },
	);
	const { groups, remarks } = await listOpenWork(copyContent().root, { now, askUrls });
	expect(groups.find((group) => group.task === task)?.items).toEqual([
		expect.objectContaining({ detail: expect.stringContaining(": status 404") }),
	]);
	expect(remarks).toEqual([
		expect.stringMatching(/^Blocked automated checks; open these manually \(1\)\n.*: status 403$/),
	]);
});

test("where no address answers, the network is named and nothing is left to do for it", async () => {
	const askUrls: typeof checkLinks = async (urls) =>
		Array.from(urls, (url) => ({ url, issue: "fetch failed", isUnsure: false }));
	const { groups, remarks } = await listOpenWork(copyContent().root, { now, askUrls });
	expect(groups.map((group) => group.task)).not.toContain(task);
	expect(remarks).toEqual([expect.stringContaining("is there a network?")]);
});

test("a security.txt that has expired is left to do", async () => {
	const expired = await listOpenWork(copyContent().root, {
		now: new Date("2100-01-01"),
		askUrls: undefined,
	});
	expect(expired.groups.map((group) => group.task)).toContain("Renew security.txt");
	expect(expired.remarks).toEqual([]);
});
