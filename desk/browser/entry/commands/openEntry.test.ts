import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEntryContext } from "../../../../tests/fixtures/entryContext.ts";
import { changedEntry, openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import { trackSave } from "../../state/savesUnderWay.ts";
import {
	clearEdit,
	findOwnEdit,
	formatTextKey,
	hasEditsInMemory,
	storeEdit,
} from "../../state/unsavedEdits.ts";
import type { OpenState } from "../state/entryState.ts";
import { isUpdatedSet, setTimes } from "../state/formTimes.ts";
import { changeEntry } from "./changeEntry.ts";
import { discardEntry } from "./discardEntry.ts";
import { openEntry } from "./openEntry.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

const typed = { name: "Eva" };
const broken = { path: entry.path, version: "2", text: "name: [", line: 1, message: "Wrong." };

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

/** Opens the entry, as after a reload. @param file as the desk's server has it */
async function reopen(file: object, context = createEntryContext()) {
	vi.stubGlobal("fetch", async () => Response.json(file));
	context.store.current = { type: "loading" };
	await openEntry(context);
	return context;
}

test("what was typed before a reload is in the form again, and on the page", async () => {
	storeFormEdit(entry, typed);
	const { store, dueChecks } = await reopen(entry);
	expect(store.current).toMatchObject({ form: { original: entry.data, data: typed } });
	expect(dueChecks).toMatchObject([{ path: entry.path, version: "1", data: typed }]);
});

test("a form that is opened again says that its text is not stored, until the browser has room for it", async () => {
	const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
		throw new DOMException("Full", "QuotaExceededError");
	});
	storeFormEdit(entry, typed);
	expect((await reopen(entry)).store.current).toMatchObject({
		form: { data: typed },
		status: { tone: "bad", message: expect.stringMatching(/^This browser cannot store/) },
	});
	setItem.mockRestore();
	expect((await reopen(entry)).store.current).toMatchObject({ status: { tone: "info" } });
	expect(hasEditsInMemory()).toBe(false);
});

test("an event's times follow each other after a reload too, and are as they were once it is moved back", async () => {
	const times = { start: "2027-03-05T12:30", end: "2027-03-05T13:15", updated: "2026-01-01" };
	const event = { ...entry, followsTimes: true, data: times };
	const context = await reopen(event);
	const moveStart = (start: string) =>
		changeEntry(context, (form) => setTimes(form, { ...form.data, start }));
	moveStart("2027-03-06T12:30");
	await reopen(event, context);
	expect(context.store.current).toMatchObject({ form: { data: { end: "2027-03-06T13:15" } } });
	expect(isUpdatedSet((context.store.current as OpenState).form)).toBe(true);
	moveStart("2027-03-05T12:30");
	expect(context.store.current).toMatchObject({ form: { data: times } });
	expect(findOwnEdit(entry.path)).toBeUndefined();
});

test("what was typed on an older version is compared before it is saved over the newer one", async () => {
	storeFormEdit(entry, typed);
	const { store } = await reopen(changedEntry);
	expect(store.current).toMatchObject({
		form: { version: "1", data: typed },
		status: { remedy: "compare" },
	});
});

test("after a reload during a save what was typed since is on top of the saved file, and asks nothing", async () => {
	const context = createEntryContext();
	const saved = { ...entry, version: "2", data: typed };
	changeEntry(context, () => ({ data: typed }));
	context.store.dispatch({ type: "save-began" });
	const data = { name: "Eva Lim" };
	changeEntry(context, () => ({ data }));
	const { current } = (await reopen(saved, createEntryContext())).store;
	expect(current).toMatchObject({
		form: { version: "2", original: typed, data },
		status: { tone: "info" },
	});
});

test("after a reload during a save that has ended since, nothing is left unsaved", async () => {
	storeFormEdit(entry, typed);
	const { store, dueChecks } = await reopen({ ...entry, version: "2", data: typed });
	expect(store.current).toMatchObject({
		form: { version: "2", data: typed },
		status: { message: "Saved." },
	});
	expect(findOwnEdit(entry.path)).toBeUndefined();
	expect(dueChecks).toEqual([]);
});

test("what was typed stays stored while its file cannot be read, and is not sent", async () => {
	storeFormEdit(entry, typed);
	const { store, dueChecks } = await reopen(broken);
	expect(store.current).toMatchObject({ type: "unreadable", file: broken });
	expect(dueChecks).toEqual([]);
	expect((await reopen(entry)).store.current).toMatchObject({ form: { data: typed } });
});

test("what a full browser could not store stays in the form when its file is readable again", async () => {
	storeFormEdit(entry, typed);
	const newer = { name: "Eva Lim" };
	const context = createEntryContext(newer);
	context.store.dispatch({ type: "opened", file: broken });
	vi.stubGlobal("fetch", async () => Response.json(entry));
	await openEntry(context);
	expect(context.store.current).toMatchObject({ type: "editing", form: { data: newer } });
	expect(context.dueChecks).toMatchObject([{ data: newer }]);
});

test("what was typed as text is opened as text, unless the file has that text by now", async () => {
	const file = { ...broken, text: "name: Ada", message: "" };
	const key = formatTextKey(file.path);
	const edit = { key, title: file.path, version: "1", original: { text: "name: [" }, time: 1 };
	const open = async () => {
		const context = createEntryContext();
		vi.stubGlobal("fetch", async (url: string) =>
			Response.json(url.startsWith("/api/text") ? file : entry),
		);
		await openEntry(context);
		return context.store.current;
	};
	storeEdit({ ...edit, data: { text: "name: Eva" } });
	expect(await open()).toMatchObject({ type: "unreadable", file });
	storeEdit({ ...edit, data: { text: "name: Ada" } });
	expect(await open()).toMatchObject({ type: "editing", form: { data: entry.data } });
	expect(findOwnEdit(key)).toBeUndefined();
});

test("a form that cannot be opened says why", async () => {
	const context = createEntryContext();
	context.store.current = { type: "loading" };
	vi.stubGlobal("fetch", async () => Response.json({ message: "It is gone." }, { status: 404 }));
	await openEntry(context);
	expect(context.store.current).toMatchObject({ status: { tone: "bad", message: "It is gone." } });
});

test("a form that is opened while it is saved shows what was saved, and asks nothing", async () => {
	storeFormEdit(entry, typed);
	const save = Promise.withResolvers<void>();
	void trackSave(entry.path, () => save.promise.then(() => clearEdit(entry.path)));
	const reopened = reopen({ ...entry, version: "2", data: typed });
	// Whatever does not wait for the save is over by then.
	await new Promise(setImmediate);
	save.resolve();
	const { current } = (await reopened).store;
	expect(current).toMatchObject({ type: "editing", form: { version: "2", data: typed } });
	expect(current.status).toBeUndefined();
});

test("what was typed in an entry that is gone can still be seen, until it is discarded", async () => {
	storeFormEdit(entry, typed);
	const refusal = { message: "There is no such file." };
	const { formSchema } = entry;
	vi.stubGlobal("fetch", async (url: string) =>
		url.startsWith("/api/form-schema?")
			? Response.json(formSchema)
			: Response.json(refusal, { status: 404 }),
	);
	const context = createEntryContext();
	context.store.current = { type: "loading" };
	await openEntry(context);
	expect(context.store.current).toMatchObject({ type: "gone", edit: { data: typed }, formSchema });
	await discardEntry(context);
	expect(findOwnEdit(entry.path)).toBeUndefined();
});

test("what was typed in a new entry is in its form again, as unsaved, whatever was typed", async () => {
	const blank = { ...entry, path: "", version: "", isNew: true, data: { name: "" } };
	for (const data of [typed, blank.data]) {
		storeFormEdit(blank, data);
		const context = createEntryContext();
		context.store.current = { type: "loading" };
		vi.stubGlobal("fetch", async (url: string) => {
			expect(url).toBe("/api/new-entry?kind=person");
			return Response.json(blank);
		});
		await openEntry({ ...context, reference: { path: "", kind: "person" } });
		expect(context.store.current).toMatchObject({ form: { data }, status: { tone: "info" } });
		expect(context.dueChecks).toMatchObject([{ path: "", kind: "person", data }]);
	}
});

test("an entry that only could not be read is not gone, and neither is one whose form is open", async () => {
	storeFormEdit(entry, typed);
	const fail = async (status: number, context = createEntryContext()) => {
		vi.stubGlobal("fetch", async () => Response.json({ message: "It failed." }, { status }));
		await openEntry(context);
		return context.store.current;
	};
	const context = createEntryContext();
	context.store.current = { type: "loading" };
	expect(await fail(500, context)).toMatchObject({ status: { message: "It failed." } });
	expect(await fail(404)).toMatchObject({
		form: { data: entry.data },
		status: { message: "It failed." },
	});
	expect(findOwnEdit(entry.path)).toMatchObject({ data: typed });
});
