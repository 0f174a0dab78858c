import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../../tests/fixtures/FakeStorage.ts";
import { openedEntry as entry } from "../../../tests/fixtures/openedEntry.ts";
import type { Entry, FormValues } from "../../shared/api.ts";
import { findOwnEdit } from "../state/unsavedEdits.ts";
import { createSave } from "./createSave.ts";
import type { EntryState } from "./entryState.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

// What is typed is in the browser until it is in the file: a reload at any moment loses nothing.

const typed = { name: "Eva" };
const latestState: { current: EntryState } = { current: { name: "loading" } };

/** What a reload would put into the form again. */
const readStored = (): FormValues | undefined => findOwnEdit(entry.path)?.data;

beforeEach(() => {
	vi.stubGlobal("localStorage", new FakeStorage());
	storeFormEdit(entry, typed);
});
afterEach(() => vi.unstubAllGlobals());

/** Saves the form that holds what is typed. @param respond what the desk's server does */
async function save(respond: () => Response): Promise<Entry | undefined> {
	vi.stubGlobal("fetch", async () => respond());
	const state: EntryState = {
		name: "editing",
		entry,
		version: entry.version,
		base: entry.data,
		data: typed,
		issues: [],
	};
	latestState.current = state;
	return createSave({
		state,
		latestState,
		dispatch: () => {},
		check: { schedule: () => {}, cancel: () => {} },
		onPreviewed: () => {},
		onSaved: async () => {},
	})();
}

const saved = { ...entry, version: "2", data: typed };

test("what was typed is stored until the file has it, and no longer", async () => {
	let storedMeanwhile: FormValues | undefined;
	await save(() => {
		storedMeanwhile = readStored();
		return Response.json(saved);
	});
	expect(storedMeanwhile).toEqual(typed);
	expect(readStored()).toBeUndefined();
});

test("what was typed stays stored where the save is refused", async () => {
	await save(() => Response.json({ message: "Nothing was saved yet." }, { status: 422 }));
	expect(readStored()).toEqual(typed);
});

test("what is typed while the server saves is stored on top of the saved file", async () => {
	const typedSince = { name: "Eva Lim" };
	await save(() => {
		latestState.current = { ...latestState.current, data: typedSince } as EntryState;
		return Response.json(saved);
	});
	expect(findOwnEdit(entry.path)).toMatchObject({ version: "2", base: typed, data: typedSince });
});
