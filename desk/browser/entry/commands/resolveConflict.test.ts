import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEntryContext } from "../../../../tests/fixtures/entryContext.ts";
import { changedEntry as theirs } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import { findOwnEdit } from "../../state/unsavedEdits.ts";
import { changeEntry } from "./changeEntry.ts";
import { resolveConflict } from "./resolveConflict.ts";
import { saveEntry } from "./saveEntry.ts";

// Whoever chooses between two versions finds the choice in the form, whatever becomes of the save.

const mine = { name: "Eva", line: "Mine." };
const chosen = { name: "Ida", line: "Mine." };

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

/** Resolves a conflict and saves. @param respond what the desk's server responds, and what somebody does meanwhile */
async function resolve(respond: (context: ReturnType<typeof createEntryContext>) => Response) {
	const context = createEntryContext(mine);
	context.store.dispatch({ type: "compared", theirs });
	vi.stubGlobal("fetch", async () => respond(context));
	resolveConflict(context, theirs, chosen);
	await saveEntry(context);
	return context.store.current;
}

test("what was chosen is stored until it is saved, on top of theirs", async () => {
	let storedMeanwhile: unknown;
	await resolve(() => {
		storedMeanwhile = findOwnEdit(theirs.path);
		return Response.json({ ...theirs, version: "3", data: chosen });
	});
	expect(storedMeanwhile).toMatchObject({ version: "2", original: theirs.data, data: chosen });
	expect(findOwnEdit(theirs.path)).toBeUndefined();
});

test("who types during the save keeps what was chosen, and what was typed", async () => {
	const typedSince = { ...chosen, line: "Mine, and more." };
	const state = await resolve((context) => {
		changeEntry(context, () => ({ data: typedSince }));
		return Response.json({ ...theirs, version: "3", data: chosen });
	});
	expect(state).toMatchObject({ form: { version: "3", original: chosen, data: typedSince } });
});

test("where the save is refused, what was typed meanwhile stays", async () => {
	const typedSince = { ...chosen, line: "Mine, and more." };
	const state = await resolve((context) => {
		changeEntry(context, () => ({ data: typedSince }));
		return Response.json({ message: "Nothing was saved yet." }, { status: 422 });
	});
	expect(state).toMatchObject({ type: "editing", form: { version: "2", data: typedSince } });
});
