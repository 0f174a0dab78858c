import { expect, test } from "vitest";
import type { ChangeSummary } from "../../shared/api/review.ts";
import {
	addOwnWrites,
	createSelection,
	isSameChange,
	isSelected,
	isUnseen,
	listSelectedPieces,
	markChange,
	selectChanges,
	toggleChange,
	updateSeen,
} from "./selection.ts";

const pricing: ChangeSummary = {
	path: "content/pricing.yaml",
	fingerprint: "1,000 → 1,100",
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
	fingerprint: "p",
	title: "Ada",
	entryTitle: "Ada",
	included: [{ path: "content/team/ada.jpg", version: "p" }],
};
const changed: ChangeSummary = { ...pricing, version: "b", fingerprint: "1,000 → 9,999" };
const otherPicture: ChangeSummary = {
	...person,
	fingerprint: "q",
	included: [{ path: "content/team/ada.jpg", version: "q" }],
};

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
	const changedBlog = { ...blog, version: "c", fingerprint: "c" };
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

test("a change that changes the same is asked nothing about, whatever else has become of its file", () => {
	const selection = selectChanges(createSelection([pricing, person]), [person], false);
	const sameChange = { ...pricing, version: "c" };
	for (const followed of [
		updateSeen(selection, [sameChange, person]),
		createSelection([sameChange, person], selection),
	]) {
		expect(listSelectedPieces(followed, [sameChange, person])).toEqual([
			{ path: "content/pricing.yaml", version: "c" },
		]);
	}
	expect(isUnseen(updateSeen(selection, [changed]), changed)).toBe(true);
	expect(isUnseen(updateSeen(selection, [otherPicture]), otherPicture)).toBe(true);
	// What was seen is stored only where it is another: a publication has it forgotten.
	expect(updateSeen(selection, [sameChange]).seen).toBe(selection.seen);
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
	// Who has looked and seen nothing of it is no less to be told of it than who has seen something else.
	expect(isSelected(createSelection([person], { ...before, seen: new Map() }), person)).toBe(false);
	expect(isSelected(createSelection([person], { ...before, seen: undefined }), person)).toBe(true);
});

/** Saves files oneself after a look at some changes. @returns those that are chosen of what there is then */
function saveAndLook(
	before: readonly ChangeSummary[],
	written: Parameters<typeof addOwnWrites>[1],
	after: readonly ChangeSummary[],
): ChangeSummary[] {
	const looked = createSelection(before);
	const selection = createSelection(after, { ...looked, saved: addOwnWrites(looked, written) });
	return after.filter((change) => isSelected(selection, change));
}

const { path } = pricing;

test("one's own save of what was seen stays chosen, one on top of what nobody has seen does not", () => {
	const save = { path, from: "a", to: "b", wasPublished: false };
	expect(saveAndLook([pricing, person], [save], [changed, person])).toEqual([changed, person]);
	// Another file that has the same version by chance has not been saved.
	expect(saveAndLook([pricing, person], [save], [changed, otherPicture])).toEqual([changed]);
	expect(saveAndLook([pricing, person], [{ ...save, from: "x" }], [changed, person])).toEqual([
		person,
	]);
	// Somebody else has saved again since.
	expect(saveAndLook([pricing, person], [save, { ...save, to: "c" }], [changed, person])).toEqual([
		person,
	]);
});

test("what one has saved oneself for the first time is chosen, and what is new with all that goes with it", () => {
	const saves = [
		{ path: person.path, from: "", to: person.version, wasPublished: true },
		{ path: "content/team/ada.jpg", from: "", to: "p", wasPublished: true },
	];
	expect(saveAndLook([pricing], saves, [pricing, person])).toEqual([pricing, person]);
	expect(saveAndLook([pricing], saves, [pricing, otherPicture])).toEqual([pricing]);
	expect(saveAndLook([pricing], saves.slice(0, 1), [pricing, person])).toEqual([pricing]);
});

test("what one moves is chosen with what was moved before, and what one removes with what goes with it", () => {
	const [order, moved] = ["a", "b"].map((version) => ({
		...pricing,
		path: "content/team/ada.yaml",
		part: "order",
		version,
		fingerprint: version,
		included: [{ path: "content/team/grace.yaml", part: "order", version: "g" }],
	})) as [ChangeSummary, ChangeSummary];
	const move = { path: order.path, from: "a", to: "b", wasPublished: false };
	expect(saveAndLook([order], [move], [moved])).toEqual([moved]);
	const removed: ChangeSummary = { ...person, state: "removed", version: "", included: [] };
	const removal = { path: person.path, from: person.version, to: "", wasPublished: true };
	expect(saveAndLook([pricing], [removal], [pricing, removed])).toEqual([pricing, removed]);
	expect(saveAndLook([pricing], [], [pricing, removed])).toEqual([pricing]);
});

test("another setting of a file is one's own only where nobody else's is in that file", () => {
	const [brand, email, phone] = ["brand", "contact.email", "contact.phone"].map((part) => ({
		...pricing,
		part,
		fingerprint: part,
	})) as [ChangeSummary, ChangeSummary, ChangeSummary];
	const save = { path, from: "a", to: "b", wasPublished: false };
	const [, ...afterwards] = [brand, email].map((change) => ({ ...change, version: "b" }));
	expect(saveAndLook([brand], [save], afterwards)).toEqual(afterwards);
	const looked = updateSeen(createSelection([{ ...brand, version: "0" }]), [brand, phone]);
	const saved = addOwnWrites(looked, [save]);
	const withPhone = [brand, email, phone].map((change) => ({ ...change, version: "b" }));
	const again = createSelection(withPhone, { ...looked, saved });
	expect(withPhone.filter((change) => isSelected(again, change)).map(({ part }) => part)).toEqual([
		"brand",
	]);
});

test("a change is the same while all of its files are in the same versions, whatever it says", () => {
	expect(isSameChange(person, { ...person, sentences: ["Other words"] })).toBe(true);
	expect(isSameChange(person, { ...person, version: "b" })).toBe(false);
	expect(isSameChange(person, { ...person, included: [] })).toBe(false);
});
