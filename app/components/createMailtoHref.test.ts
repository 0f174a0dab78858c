import { expect, test } from "vitest";
import { createMailtoHref } from "./createMailtoHref.ts";

test("a mail link has the whole title as its subject and the whole URL as its body", () => {
	const url = "https://a.example/blog/one?a=1&b=2#part";
	const title = "One & a half: what’s new?";
	const letter = new URL(createMailtoHref(title, url));
	expect(letter.protocol).toBe("mailto:");
	expect(Object.fromEntries(letter.searchParams)).toEqual({
		subject: title,
		body: url,
	});
});
