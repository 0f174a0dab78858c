import { expect, test } from "vitest";
import type { ChangeSummary } from "../../shared/api/review.ts";
import {
	createSelection,
	followOwnChange,
	followOwnSave,
	isSameChange,
	isSelected,
	isUnseen,
	listSelectedPieces,
	markChange,
	selectChanges,
	toggleChange,
} from "./selection.ts";

const pricing: ChangeSummary = {
	path: "content/pricing.yaml",
	title: "Pricing",
	entryTitle: "Pricing",
	state: "changed",
	hasForm: true,
	hasNewEntry: false,
	sentences: ["Medium: $1,000 → $1,100"],
	inclusions: [],
	version: "a",
	included: [],
};
const person: ChangeSummary = {
	...pricing,
	path: "content/team/ada.yaml",
	title: "Ada",
	entryTitle: "Ada",
	included: [{ path: "content/team/ada.jpg", version: "p" }],
};
const changed: ChangeSummary = { ...pricing, version: "b", sentences: ["Medium: $1,000 → $9,999"] };

test("a change that somebody has saved since it was shown is not published until it is ticked anew", () => {
	const selection = createSelection([pricing, person]);
	expect(isSelected(selection, pricing)).toBe(true);
	expect(isUnseen(selection, changed)).toBe(true);
	expect(isSelected(selection, changed)).toBe(false);
	expect(listSelectedPieces(selection, [changed, person]).map(({ path }) => path)).toEqual([
		"content/team/ada.yaml",
		"content/team/ada.jpg",
	]);
	const ticked = selectChanges(selection, [changed], true);
	expect(isUnseen(ticked, changed)).toBe(false);
	expect(listSelectedPieces(ticked, [changed])).toEqual([
		{ path: "content/pricing.yaml", version: "b" },
	]);
});

test("another picture of a person is a change that nobody has seen, and so is one that is new in the list", () => {
	const selection = createSelection([person]);
	const otherPicture = {
		...person,
		included: [{ path: "content/team/ada.jpg", version: "q" }],
	};
	expect(isSelected(selection, otherPicture)).toBe(false);
	expect(isSelected(selection, pricing)).toBe(false);
});

test("a tick that was taken away stays away, whatever is ticked beside it", () => {
	const selection = selectChanges(createSelection([pricing, person]), [pricing], false);
	expect(isSelected(selection, pricing)).toBe(false);
	expect(isSelected(selectChanges(selection, [person], true), pricing)).toBe(false);
	expect(isSelected(selectChanges(selection, [pricing], true), pricing)).toBe(true);
});

test("a removal is ticked with the list that lets go of it, and not without", () => {
	const blog: ChangeSummary = { ...pricing, path: "content/pages/blog.yaml" };
	const article: ChangeSummary = {
		...pricing,
		path: "content/articles/a.md",
		state: "removed",
		version: "",
		needs: [blog.path],
	};
	const changes = [article, blog, person];
	const listTicked = (selection: ReturnType<typeof createSelection>) =>
		changes.filter((change) => isSelected(selection, change));
	const withoutBlog = toggleChange(createSelection(changes), blog, changes);
	expect(listTicked(withoutBlog)).toEqual([person]);
	expect(listTicked(toggleChange(withoutBlog, blog, changes))).toEqual([blog, person]);
	expect(listTicked(toggleChange(withoutBlog, article, changes))).toEqual(changes);
	const withoutArticle = toggleChange(createSelection(changes), article, changes);
	expect(listTicked(withoutArticle)).toEqual([blog, person]);
	const changedBlog = { ...blog, version: "c" };
	const sinceChanged = toggleChange(withoutBlog, article, [article, changedBlog]);
	expect(isSelected(sinceChanged, changedBlog)).toBe(false);
});

test("what cannot be read is never chosen, and not marked as new", () => {
	const selection = createSelection([pricing]);
	const unreadable: ChangeSummary = { ...changed, state: "unreadable" };
	expect(isSelected(selection, { ...pricing, state: "unreadable" })).toBe(false);
	expect(markChange(selection, unreadable, [unreadable]).sinceSeen).toBeUndefined();
});

test("a card tells what has happened since the person looked, and what goes out only together", () => {
	const removal: ChangeSummary = { ...person, state: "removed", needs: [pricing.path] };
	const selection = createSelection([pricing]);
	expect(markChange(selection, pricing, [pricing, removal])).toEqual({
		isSelected: true,
		sinceSeen: undefined,
		needed: [],
		neededBy: [removal],
	});
	expect(markChange(selection, removal, [pricing, removal])).toEqual({
		isSelected: false,
		sinceSeen: "added",
		needed: [pricing],
		neededBy: [],
	});
	expect(markChange(selection, changed, [changed]).sinceSeen).toBe("changed");
	const part = { ...pricing, part: "rows" };
	expect(markChange(selection, removal, [part, pricing, removal]).needed).toEqual([pricing]);
});

test("one's own undo gives a file another version, and asks nothing about changes that say the same", () => {
	const selection = selectChanges(createSelection([pricing, person]), [person], false);
	const sameWords = { ...pricing, version: "c" };
	const followed = followOwnChange(selection, [sameWords, person]);
	expect(isSelected(followed, sameWords)).toBe(true);
	expect(listSelectedPieces(followed, [sameWords])).toEqual([
		{ path: "content/pricing.yaml", version: "c" },
	]);
	expect(isSelected(followed, person)).toBe(false);
	expect(isUnseen(followOwnChange(selection, [changed]), changed)).toBe(true);
	const otherPicture = { ...person, included: [{ path: "content/team/ada.jpg", version: "q" }] };
	expect(isUnseen(followOwnChange(selection, [otherPicture]), otherPicture)).toBe(true);
});

test("what one has brought back is chosen, but nothing that somebody else has saved", () => {
	const selection = createSelection([pricing]);
	const back = { ...person, state: "new" } as const;
	const shown = [pricing, back];
	const followed = followOwnChange(selection, shown, [back.path]);
	expect(shown.filter((change) => isSelected(followed, change))).toEqual(shown);
	const withUnseen = followOwnChange(selection, shown, [back.path], [person]);
	expect(isUnseen(withUnseen, back)).toBe(true);
	const ofAnother = followOwnChange(selection, [changed, back], [back.path]);
	expect(isUnseen(ofAnother, changed)).toBe(true);
});

test("what was held back stays so, unless it is no change any more", () => {
	const first = selectChanges(createSelection([pricing, person]), [person], false);
	const again = createSelection([pricing, person], { heldBack: first.heldBack });
	expect(listSelectedPieces(again, [pricing, person])).toEqual([
		{ path: pricing.path, version: "a", part: undefined },
	]);
	const meanwhile = createSelection([pricing], { heldBack: first.heldBack });
	const later = createSelection([pricing, person], { heldBack: meanwhile.heldBack });
	expect(isSelected(later, person)).toBe(true);
});

test("what somebody saves while the list is closed is marked when it is opened again, and not chosen", () => {
	const before = createSelection([pricing]);
	const again = createSelection([changed, person], before);
	expect([changed, person].filter((change) => isSelected(again, change))).toEqual([]);
	expect(markChange(again, changed, []).sinceSeen).toBe("changed");
	expect(markChange(again, person, []).sinceSeen).toBe("added");
	// Nothing of what was seen is a change any more.
	expect(isSelected(createSelection([person], before), person)).toBe(true);
});

test("one's own save of a change that was seen stays chosen; one on top of what nobody has seen does not", () => {
	const { seen } = createSelection([pricing, person]);
	const own = followOwnSave(seen, [{ path: pricing.path, from: "a", to: "b" }]);
	expect(isSelected(createSelection([changed], { seen: own }), changed)).toBe(true);
	// Another file that has the same version by chance has not been saved.
	expect(isSelected(createSelection([person], { seen: own }), person)).toBe(true);
	const onTop = followOwnSave(seen, [{ path: pricing.path, from: "x", to: "b" }]);
	expect(isSelected(createSelection([changed], { seen: onTop }), changed)).toBe(false);
});

test("a change is the same while all of its files are in the same versions, whatever it says", () => {
	expect(isSameChange(person, { ...person, sentences: ["Other words"] })).toBe(true);
	expect(isSameChange(person, { ...person, version: "b" })).toBe(false);
	expect(isSameChange(person, { ...person, included: [] })).toBe(false);
});
