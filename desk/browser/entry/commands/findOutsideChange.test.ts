import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEntryContext, fillChangedForm } from "../../../../tests/fixtures/entryContext.ts";
import {
	openedEntry as entry,
	changedEntry as theirs,
} from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { findOwnEdit } from "../../state/unsavedEdits.ts";
import { type EntryEvent, type EntryState, reduceEntry } from "../state/entryState.ts";
import { findOutsideChange } from "./findOutsideChange.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

/** The state of a form after somebody else has saved its file. @param data what the form holds */
function findTheirs(type: "editing" | "saving", data: FieldValues): Promise<EntryState> {
	return findChange({ ...fillChangedForm({ data }), type });
}

/** The state of an entry after somebody else has changed its file. */
async function findChange(before: EntryState, file = theirs): Promise<EntryState> {
	vi.stubGlobal("fetch", async () => Response.json(file));
	const context = createEntryContext();
	context.store.current = before;
	await findOutsideChange(context);
	return context.store.current;
}

test("what is typed stays when somebody else saves, and the form says so", async () => {
	expect(await findTheirs("editing", { name: "Eva" })).toMatchObject({
		form: { version: "1", original: entry.data, data: { name: "Eva" } },
		status: {
			message: expect.stringContaining("in another tab, by a colleague or by hand"),
			remedy: "compare",
		},
	});
});

test("a form whose file somebody has put back as it was says no more that it has changed", async () => {
	const before = fillChangedForm({ data: { name: "Eva" } });
	const outdated = reduceEntry(before, { type: "outdated", theirs });
	expect(outdated.status).toMatchObject({ remedy: "compare" });
	const after = await findChange(outdated, entry);
	expect(after).toMatchObject({ form: { version: "1", data: { name: "Eva" } }, status: undefined });
});

test("a save whose answer was lost is one after all: nothing of it is listed as unsaved", async () => {
	const before = fillChangedForm({ data: theirs.data, sent: [theirs.data] });
	storeFormEdit(entry, theirs.data);
	expect(await findChange(before)).toMatchObject({
		form: { version: "2", original: theirs.data, data: theirs.data },
		status: { message: "Saved." },
	});
	expect(findOwnEdit(entry.path)).toBeUndefined();
	// What another form of the entry has stored since stays.
	const ofAnother = { name: "Grace" };
	storeFormEdit(entry, ofAnother);
	await findChange(before);
	expect(findOwnEdit(entry.path)).toMatchObject({ data: ofAnother });
});

test("what somebody else has typed too stays until it is compared", async () => {
	storeFormEdit(entry, theirs.data);
	expect(await findTheirs("editing", theirs.data)).toMatchObject({
		form: { version: "1", original: entry.data, data: theirs.data },
		status: { remedy: "compare" },
	});
	expect(findOwnEdit(entry.path)).toMatchObject({ data: theirs.data });
});

test("a form in which nothing is typed shows what somebody else has saved, and says so", async () => {
	expect(await findTheirs("editing", entry.data)).toMatchObject({
		form: { version: "2", data: theirs.data },
		status: { message: expect.stringContaining("It is shown as it is now.") },
	});
});

test("a file that could not be read has its form again once somebody has fixed it, with what was typed", async () => {
	const file = { path: entry.path, version: "0", text: "name: [", line: 1, message: "Wrong." };
	const context = createEntryContext();
	const { store } = context;
	const fix = async () => {
		store.current = { type: "unreadable", file };
		vi.stubGlobal("fetch", async () => Response.json(theirs));
		await findOutsideChange(context);
	};
	await fix();
	expect(store.current).toMatchObject({
		type: "editing",
		form: { version: "2", data: theirs.data },
	});
	storeFormEdit(entry, { name: "Eva" });
	await fix();
	expect(store.current).toMatchObject({
		type: "editing",
		form: { version: "1", data: { name: "Eva" } },
	});
});

test("what was read before one's own save ended is not told as another's", async () => {
	const old = fillChangedForm({ data: { name: "Eva" } });
	const events: EntryEvent[] = [];
	const store = { current: old as EntryState, dispatch: (event: EntryEvent) => events.push(event) };
	vi.stubGlobal("fetch", async () => {
		store.current = fillChangedForm({ version: "3" });
		return Response.json(theirs);
	});
	await findOutsideChange({ ...createEntryContext(), store });
	expect(events).toEqual([]);
});

test("a form that is being saved waits for the response to its own save", async () => {
	expect(await findTheirs("saving", { name: "Eva" })).toMatchObject({
		type: "saving",
		form: { version: "1", data: { name: "Eva" } },
	});
});
