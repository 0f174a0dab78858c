import { expect, test } from "vitest";
import type { ChangeSummary } from "../../shared/api.ts";
import {
	createSelection,
	isSelected,
	isUnseen,
	listSelectedFiles,
	selectChanges,
} from "./selection.ts";

const pricing: ChangeSummary = {
	path: "content/pricing.yaml",
	title: "Pricing",
	state: "changed",
	hasForm: true,
	sentences: ["Medium: $1,000 → $1,100"],
	version: "a",
	companions: [],
};
const person: ChangeSummary = {
	...pricing,
	path: "content/team/ada.yaml",
	title: "Ada",
	companions: [{ path: "content/team/ada.jpg", version: "p" }],
};
const changed: ChangeSummary = { ...pricing, version: "b", sentences: ["Medium: $1,000 → $9,999"] };

test("a change that somebody has saved since it was shown is not published until it is ticked anew", () => {
	const choice = createSelection([pricing, person]);
	expect(isSelected(choice, pricing)).toBe(true);
	expect(isUnseen(choice, changed)).toBe(true);
	expect(isSelected(choice, changed)).toBe(false);
	expect(listSelectedFiles(choice, [changed, person]).map(({ path }) => path)).toEqual([
		"content/team/ada.yaml",
		"content/team/ada.jpg",
	]);
	const ticked = selectChanges(choice, [changed], true);
	expect(isUnseen(ticked, changed)).toBe(false);
	expect(listSelectedFiles(ticked, [changed])).toEqual([
		{ path: "content/pricing.yaml", version: "b" },
	]);
});

test("another picture of a person is a change that nobody has seen, and so is one that is new in the list", () => {
	const choice = createSelection([person]);
	const otherPicture = {
		...person,
		companions: [{ path: "content/team/ada.jpg", version: "q" }],
	};
	expect(isSelected(choice, otherPicture)).toBe(false);
	expect(isSelected(choice, pricing)).toBe(false);
});

test("a tick that was taken away stays away, whatever is ticked beside it", () => {
	const choice = selectChanges(createSelection([pricing, person]), [pricing], false);
	expect(isSelected(choice, pricing)).toBe(false);
	expect(isSelected(selectChanges(choice, [person], true), pricing)).toBe(false);
	expect(isSelected(selectChanges(choice, [pricing], true), pricing)).toBe(true);
});

test("what cannot be read is never chosen", () => {
	expect(isSelected(createSelection([pricing]), { ...pricing, state: "unreadable" })).toBe(false);
});
