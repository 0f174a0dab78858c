import { expect, test } from "vitest";
import type { Change } from "../../shared/api.ts";
import { choose, isChosen, isUnseen, listChosenFiles, startChoice } from "./reviewChoice.ts";

const pricing: Change = {
	path: "content/pricing.yaml",
	title: "Pricing",
	state: "changed",
	hasForm: true,
	sentences: ["Medium: $1,000 → $1,100"],
	version: "a",
	companions: [],
};
const person: Change = {
	...pricing,
	path: "content/team/ada.yaml",
	title: "Ada",
	companions: [{ path: "content/team/ada.jpg", version: "p" }],
};
const changed: Change = { ...pricing, version: "b", sentences: ["Medium: $1,000 → $9,999"] };

test("a change that somebody has saved since it was shown is not published until it is ticked anew", () => {
	const choice = startChoice([pricing, person]);
	expect(isChosen(choice, pricing)).toBe(true);
	expect(isUnseen(choice, changed)).toBe(true);
	expect(isChosen(choice, changed)).toBe(false);
	expect(listChosenFiles(choice, [changed, person]).map(({ path }) => path)).toEqual([
		"content/team/ada.yaml",
		"content/team/ada.jpg",
	]);
	const ticked = choose(choice, [changed], true);
	expect(isUnseen(ticked, changed)).toBe(false);
	expect(listChosenFiles(ticked, [changed])).toEqual([
		{ path: "content/pricing.yaml", version: "b" },
	]);
});

test("another picture of a person is a change that nobody has seen, and so is one that is new in the list", () => {
	const choice = startChoice([person]);
	const otherPicture = {
		...person,
		companions: [{ path: "content/team/ada.jpg", version: "q" }],
	};
	expect(isChosen(choice, otherPicture)).toBe(false);
	expect(isChosen(choice, pricing)).toBe(false);
});

test("a tick that was taken away stays away, whatever is ticked beside it", () => {
	const choice = choose(startChoice([pricing, person]), [pricing], false);
	expect(isChosen(choice, pricing)).toBe(false);
	expect(isChosen(choose(choice, [person], true), pricing)).toBe(false);
	expect(isChosen(choose(choice, [pricing], true), pricing)).toBe(true);
});

test("what cannot be read is never chosen", () => {
	expect(isChosen(startChoice([pricing]), { ...pricing, state: "unreadable" })).toBe(false);
});
