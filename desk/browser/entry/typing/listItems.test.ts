import { expect, test } from "vitest";
import { openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { type EntryEvent, fillForm, isOpen, reduceEntry } from "../state/entryState.ts";
import { moveListItem, restoreRemovedItem } from "./listItems.ts";

const list = { ...entry, data: { name: "Ada", awards: ["One", "Two", "Three"] } };

/** A form of whose list the second item was removed. */
function removeSecond() {
	const events: EntryEvent[] = [
		{ type: "item-removed", list: ["awards"], index: 1 },
		{ type: "typed", data: { name: "Eva", awards: ["One", "Three"] } },
	];
	const state = events.reduce(reduceEntry, fillForm(list));
	if (!isOpen(state)) {
		throw new Error("The form is not open.");
	}
	return state;
}

test("a removed item is put back alone, in its place", () => {
	expect(restoreRemovedItem(removeSecond())).toEqual({
		data: { name: "Eva", awards: ["One", "Two", "Three"] },
		session: { removedItem: undefined },
	});
});

test("a removed item is offered no more once others have moved", () => {
	const state = removeSecond();
	const change = moveListItem(state, ["awards"], 0, 1);
	expect(change.data).toEqual({ name: "Eva", awards: ["Three", "One"] });
	expect(reduceEntry(state, { type: "typed", ...change })).toMatchObject({
		session: { removedItem: undefined },
	});
});
