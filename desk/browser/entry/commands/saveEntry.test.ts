import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillChangedForm } from "../../../../tests/fixtures/entryContext.ts";
import { openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import type { Entry } from "../../../shared/api/entries.ts";
import type { FieldValues, SubmittedForm } from "../../../shared/api/forms.ts";
import { serverErrorMessage } from "../../../shared/getMessage.ts";
import { getTab } from "../../state/tab.ts";
import { findOwnEdit, listOwnEdits } from "../../state/unsavedEdits.ts";
import { type EntryEvent, type EntryState, isOpen, reduceEntry } from "../state/entryState.ts";
import { saveEntry } from "./saveEntry.ts";
import { storeFormEdit } from "./storeFormEdit.ts";

// What is typed is in the browser until it is in the file: a reload at any moment loses nothing.

const typed = { name: "Eva" };
const events: EntryEvent[] = [];
const dueChecks: SubmittedForm[] = [];
const previews: object[] = [];
const store: { current: EntryState; dispatch: (event: EntryEvent) => void } = {
	current: { type: "loading" },
	dispatch: (event) => events.push(event),
};

/** What a reload would put into the form again. */
const readStored = (): FieldValues | undefined => findOwnEdit(entry.path)?.data;

beforeEach(() => {
	stubStorage();
	storeFormEdit(entry, typed);
	events.length = 0;
	dueChecks.length = 0;
	previews.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const opened = fillChangedForm({ data: typed });

/** Saves the form that holds what is typed. @param respond what the desk's server does with a form */
async function save(
	respond: (form: SubmittedForm) => Response,
	state: EntryState = opened,
): Promise<Entry | undefined> {
	vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
		expect(url).toBe("/api/save");
		const form = JSON.parse(body);
		return respond(form);
	});
	store.current = state;
	return saveEntry({
		reference: { path: entry.path, kind: entry.kind },
		store,
		checker: {
			schedule: (form) => dueChecks.splice(0, 1, form),
			cancel: () => dueChecks.splice(0),
		},
		onPreviewed: (previewed) => previews.push(previewed),
		onSaved: async () => {},
	});
}

/** Sets what the form holds, as somebody who types does. */
function setFormData(data: FieldValues): void {
	const { current } = store;
	if (isOpen(current)) {
		store.current = { ...current, form: { ...current.form, data } };
	}
}

const saved = { ...entry, version: "2", data: typed };

test("what was typed is stored until the file has it, and no longer", async () => {
	let storedMeanwhile: FieldValues | undefined;
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
		setFormData(typedSince);
		return Response.json(saved);
	});
	expect(findOwnEdit(entry.path)).toMatchObject({
		version: "2",
		original: typed,
		data: typedSince,
	});
});

const moved = {
	...entry,
	version: "2",
	positionField: "homeOrder",
	data: { ...entry.data, homeOrder: 3 },
};

test("an entry that somebody has only moved is saved at its new position", async () => {
	const forms: SubmittedForm[] = [];
	await save((form) => {
		forms.push(form);
		return form.version === moved.version
			? Response.json({ ...moved, version: "3", data: form.data })
			: Response.json({ message: "Changed.", current: moved }, { status: 409 });
	});
	expect(forms.at(-1)).toMatchObject({ version: "2", data: { name: "Eva", homeOrder: 3 } });
	expect(events.at(-1)).toMatchObject({ type: "saved", entry: { version: "3" } });
});

test("what is typed while a moved entry is saved is stored at its new position", async () => {
	const placed = { ...entry, data: { ...entry.data, homeOrder: 2 } };
	const state = fillChangedForm({ data: { ...typed, homeOrder: 2 } }, placed);
	await save((form) => {
		setFormData({ name: "Eva Lim", homeOrder: 2 });
		return form.version === moved.version
			? Response.json({ ...moved, version: "3", data: form.data })
			: Response.json({ message: "Changed.", current: moved }, { status: 409 });
	}, state);
	expect(readStored()).toEqual({ name: "Eva Lim", homeOrder: 3 });
	const saved = events.at(-1);
	expect(saved && reduceEntry(store.current, saved)).toMatchObject({
		form: { data: { name: "Eva Lim", homeOrder: 3 } },
	});
});

test("what is typed meanwhile stays in the form where the moved entry is refused", async () => {
	await save((form) => {
		setFormData({ name: "Eva Lim" });
		return form.version === moved.version
			? Response.json({ message: "Nothing was saved yet." }, { status: 422 })
			: Response.json({ message: "Changed.", current: moved }, { status: 409 });
	});
	expect(events.at(-1)).toEqual({ type: "refused", message: "Nothing was saved yet." });
});

test("what another form of the entry has stored since stays", async () => {
	const ofAnother = { name: "Grace" };
	await save(() => {
		storeFormEdit(entry, ofAnother);
		return Response.json(saved);
	});
	expect(readStored()).toEqual(ofAnother);
});

test("a new entry in which somebody types on during its save is stored under its path alone", async () => {
	const blank = { ...entry, path: "", isNew: true };
	storeFormEdit(blank, typed);
	const typedSince = { name: "Eva Lim" };
	await save(
		() => {
			storeFormEdit(blank, typedSince);
			setFormData(typedSince);
			return Response.json(saved);
		},
		fillChangedForm({ data: typed, version: "", original: {} }, blank),
	);
	expect(listOwnEdits()).toMatchObject([{ key: entry.path, version: "2", data: typedSince }]);
});

const { path, kind } = entry;
const earlierCheck = { path, kind, version: "0", data: {} };

test("the form is sent as it is, and checks that were due are dropped", async () => {
	dueChecks.push(earlierCheck);
	await save((form) => {
		expect(form).toEqual({ path, kind, version: "1", data: typed, tab: getTab() });
		expect(events).toEqual([{ type: "save-began" }]);
		expect(dueChecks).toEqual([]);
		dueChecks.push(earlierCheck);
		return Response.json({ ...saved, page: "/team/ada" });
	});
	expect(dueChecks).toEqual([]);
	expect(previews).toEqual([{}]);
});

test("what was typed meanwhile is checked as the file is by then", async () => {
	const data = { name: "Eva Lim" };
	await save(() => {
		setFormData(data);
		return Response.json(saved);
	});
	expect(dueChecks).toEqual([{ path, kind, version: "2", data }]);
});

test("a new entry leads the page to its own, if it has one", async () => {
	const blank = fillChangedForm({ data: typed }, { ...entry, path: "", isNew: true });
	await save(() => Response.json({ ...saved, page: "/team/ada" }), blank);
	await save(() => Response.json(saved), blank);
	expect(previews).toEqual([{ page: "/team/ada" }, {}]);
});

test("a save of what somebody else has saved already is none, and of anything else it is a choice", async () => {
	const respond = (current: object) => () =>
		Response.json({ message: "Changed.", current }, { status: 409 });
	await save(respond(saved));
	expect(events.at(-1)).toMatchObject({ type: "saved", entry: { version: "2" } });
	const theirs = { ...saved, data: { name: "Ida" } };
	await save(respond(theirs));
	expect(events.at(-1)).toEqual({ type: "refused", message: "Changed.", theirs });
	const broken = { path, version: "3", text: "name: [", line: 1, message: "Wrong." };
	await save(respond(broken));
	expect(events.at(-1)).toEqual({ type: "refused", message: "Changed.", theirs: broken });
});

test("a save after one whose answer never came is on top of that, whatever moves meanwhile", async () => {
	const forms: SubmittedForm[] = [];
	const first = { ...moved, data: { name: "Eve", homeOrder: 2 } };
	const later = { ...first, version: "3", data: { name: "Eve", homeOrder: 3 } };
	await save(
		(form) => {
			forms.push(form);
			const current = [first, later][forms.length - 1];
			return current
				? Response.json({ message: "Changed.", current }, { status: 409 })
				: Response.json({ ...later, version: "4", data: form.data });
		},
		fillChangedForm({ data: { name: "Eva", homeOrder: 2 }, sent: [first.data] }),
	);
	expect(forms.at(-1)).toMatchObject({ version: "3", data: { name: "Eva", homeOrder: 3 } });
	expect(events.at(-1)).toMatchObject({ type: "saved", entry: { version: "4" } });
});

test("a refusal names the fields, and a save that fails says whether the connection or the desk did", async () => {
	const issues = [{ path, fieldPath: ["name"], message: "Fill this in." }];
	await save(() => Response.json({ message: "Nothing was saved yet.", issues }, { status: 422 }));
	expect(events.at(-1)).toEqual({ type: "refused", message: "Nothing was saved yet.", issues });
	vi.stubGlobal("window", new EventTarget());
	await save(() => {
		throw new Error("The connection was refused.");
	});
	expect(events.at(-1)).toEqual({
		type: "refused",
		message: "The connection to the desk failed, so this may not be saved. Press “Save” again.",
	});
	await save(() => new Response("", { status: 500 }));
	expect(events.at(-1)).toEqual({ type: "refused", message: serverErrorMessage });
	expect(readStored()).toEqual(typed);
});
