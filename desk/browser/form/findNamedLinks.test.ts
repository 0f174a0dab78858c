import { expect, test } from "vitest";
import { findNamedLinks } from "./findNamedLinks.ts";

const links = [
	{ value: "/training", label: "Training" },
	{ value: "/training/bootcamp", label: "Bootcamp" },
	{ value: "/platform", label: "Platform" },
	{ value: "/team", label: "The people" },
	{ value: "@demo", label: "Training demo" },
];

/** The addresses that are offered, and the one that is meant. */
function find(typed: string) {
	const { candidates, meant } = findNamedLinks(links, typed);
	return [candidates.map(({ value }) => value), meant?.value];
}

test.each([
	["the only page whose name begins so", "Plat", ["/platform"], "/platform"],
	["a page by its path, without the slash", "team", ["/team"], "/team"],
	["the page of that name, among others that go on", "training", expect.any(Array), "/training"],
	["none of several", "tra", ["/training", "/training/bootcamp", "@demo"], undefined],
	["none where no name begins so", "people", [], undefined],
	["none for an address of a page", "/team", [], undefined],
	["none for nothing", " ", [], undefined],
])("%s is meant", (_name, typed, candidates, meant) => {
	expect(find(typed)).toEqual([candidates, meant]);
});
