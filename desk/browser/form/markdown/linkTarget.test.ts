import { expect, test } from "vitest";
import { findTargetProblem } from "./linkTarget.ts";

const links = [
	{ value: "/pricing", label: "Pricing" },
	{ value: "destination:demo", label: "Demo" },
];

test.each([
	"/pricing",
	"/pricing#prices",
	"/pricing?people=30",
	"/pricing.md",
	"#prices",
	"destination:demo",
	"https://www.oaic.gov.au/",
	"mailto:hello@mallee.example",
])("a link may lead to %s", (to) => {
	expect(findTargetProblem(to, links)).toBeUndefined();
});

test.each(["/prizing", "/prizing#prices"])("there is no page at %s", (to) => {
	expect(findTargetProblem(to, links)).toMatch(/^There is no page at “\/prizing”\./);
});

test.each(["https://example.org/a b.pdf", "#a part"])(
	"a link to %s would end at its space",
	(to) => {
		expect(findTargetProblem(to, links)).toContain("%20");
	},
);

test.each(["", "pricing", "//elsewhere.example", "https:", "mailto:hello"])(
	"%s is no address of a link",
	(to) => {
		expect(findTargetProblem(to, links)).toMatch(/^Choose a page from the list/);
	},
);

test.each(["javascript:alert(1)", "http://oaic.gov.au", "tel:+61370100142"])(
	"what is wrong with %s is said",
	(to) => {
		const [scheme] = to.split(":");
		expect(findTargetProblem(to, links)).toContain(`A link cannot begin with “${scheme}:”.`);
	},
);
