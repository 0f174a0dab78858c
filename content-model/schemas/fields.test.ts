import { expect, test } from "vitest";
import { content } from "../../tests/fixtures/site.ts";
import { createFields } from "./fields.ts";

const destinations = {
	...content.destinations,
	demoPlatform: "https://demo.example/",
	contactForm: "https://form.example/",
};
const { link } = createFields({ facts: {}, destinations });

test.each([
	["/pricing#estimate", "/pricing#estimate", false],
	["#team", "#team", false],
	["https://example.com/", "https://example.com/", true],
	["destination:demoPlatform", "https://demo.example/", true],
	["destination:contactForm", "https://form.example/", false],
])("a link to %s leads to %s, in a new tab: %s", (to, href, newTab) => {
	expect(link.parse({ label: "Go", to })).toEqual({ label: "Go", href, newTab });
});
