import { expect, test } from "vitest";
import type { FormField } from "../../../shared/api/forms.ts";
import { findRemovedItems } from "./removedItems.ts";

const strategy = { label: "AI Strategy", note: "Once", prices: { small: 3000 } };
const platform = { label: "Platform", note: "A month", prices: { small: 400 } };
const training = { label: "Training", note: "A month", prices: { small: 900 } };
const rows = [strategy, platform, training];

/** Puts every removed item back. */
function restoreAll<Item>(original: readonly Item[], items: readonly Item[]) {
	let restored = [...items];
	for (;;) {
		const [removed] = findRemovedItems(original, restored);
		if (!removed) {
			return restored;
		}
		restored = restored.toSpliced(removed.index, 0, removed.item as Item);
	}
}

function listTitles(original: readonly unknown[], items: readonly unknown[]) {
	return findRemovedItems(original, items).map(({ title }) => title);
}

test("several items that were removed are put back in their places, each alone", () => {
	expect(listTitles(rows, [platform])).toEqual(["AI Strategy", "Training"]);
	expect(restoreAll(rows, [platform])).toEqual(rows);
	expect(restoreAll(rows, [])).toEqual(rows);
	expect(restoreAll(["One", "Two", "Three"], ["Three"])).toEqual(["One", "Two", "Three"]);
});

test("an item is put back behind those that it was behind, wherever they have moved", () => {
	expect(restoreAll(rows, [training, strategy])).toEqual([training, strategy, platform]);
	expect(listTitles(rows, [training, strategy, platform])).toEqual([]);
});

test("an item that got other words is there, and a new one does not stand for one that was removed", () => {
	expect(listTitles(rows, [strategy, { ...platform, label: "Desk" }, training])).toEqual([]);
	expect(listTitles(rows, [strategy, { ...platform, prices: { small: 1 } }, training])).toEqual([]);
	expect(listTitles(rows, [strategy, platform, {}])).toEqual(["Training"]);
	expect(listTitles(rows, [strategy, platform, { label: "Pilot", note: "A month" }])).toEqual([
		"Training",
	]);
	const sentences = ["Ask us first.", "We answer within a day."];
	expect(listTitles(sentences, ["Ask us first.", "We answer within two days."])).toEqual([]);
	expect(listTitles(sentences, ["Ask us first.", ""])).toEqual(["We answer within a day."]);
});

test("of two items with one name, the one that was removed is found", () => {
	const first = { title: "Week", text: "Begin." };
	const second = { title: "Week", text: "End." };
	expect(restoreAll([first, second], [second])).toEqual([first, second]);
});

test("an item that was chosen from a list is called what its option is called", () => {
	const field: FormField = {
		label: "Plan",
		isRequired: true,
		control: "choice",
		options: [{ value: "medium", label: "Medium" }],
	};
	const removed = findRemovedItems(["medium", "gone"], [], field);
	expect(removed.map(({ title }) => title)).toEqual(["Medium", "gone"]);
});
