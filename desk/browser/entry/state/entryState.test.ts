import { expect, test } from "vitest";
import {
	openedEntry as entry,
	changedEntry as theirs,
} from "../../../../tests/fixtures/openedEntry.ts";
import {
	type EntryEvent,
	type EntryState,
	fillForm,
	isDirty,
	isOpen,
	reduceEntry,
} from "./entryState.ts";

/** The state of an entry after events, from its opening. */
function reduceAll(...events: EntryEvent[]): EntryState {
	const start: EntryState = { type: "loading" };
	return [{ type: "opened", file: entry } as const, ...events].reduce(reduceEntry, start);
}

test("a file is loaded, edited and saved", () => {
	const typed = reduceAll({ type: "typed", data: { name: "Eva" } });
	expect(typed).toMatchObject({
		type: "editing",
		form: { original: { name: "Ada" }, data: { name: "Eva" } },
	});
	expect(isDirty(typed)).toBe(true);
	expect(reduceEntry(typed, { type: "save-began" }).type).toBe("saving");
	const saved = { ...entry, version: "2", data: { name: "Eva" } };
	const after = reduceEntry(typed, { type: "saved", entry: saved, dataAtSave: { name: "Eva" } });
	expect(after).toMatchObject({
		type: "editing",
		form: { version: "2" },
		status: { message: "Saved." },
	});
	expect(isDirty(after)).toBe(false);
});

test("a form that is sent again without an answer is noted once, as what was sent last", () => {
	const began = { type: "save-began" } as const;
	const failed = { type: "failed", message: "No answer." } as const;
	const typed = (name: string) => ({ type: "typed", data: { name } }) as const;
	const after = reduceAll(
		typed("Eva"),
		began,
		failed,
		typed("Ada Lim"),
		began,
		failed,
		typed("Eva"),
		began,
		failed,
		began,
	);
	expect(after).toMatchObject({ form: { sent: [{ name: "Ada Lim" }, { name: "Eva" }] } });
});

test("an error goes as its field is typed in, and others stay", () => {
	const issues = [
		{ path: entry.path, fieldPath: ["name"], message: "Fill this in." },
		{ path: entry.path, fieldPath: ["title"], message: "Fill this in." },
		{ path: "content/site.yaml", message: "Elsewhere." },
	];
	const after = reduceAll({ type: "checked", issues }, { type: "typed", data: { name: "Eva" } });
	expect(after).toMatchObject({ form: { issues: issues.slice(1) } });
});

test("what was typed during a save is still there, and not saved", () => {
	const dataAtSave = { name: "Eva" };
	const after = reduceAll(
		{ type: "typed", data: dataAtSave },
		{ type: "save-began" },
		{ type: "typed", data: { name: "Eva Lim" } },
		{ type: "saved", entry: { ...entry, version: "2", data: dataAtSave }, dataAtSave },
	);
	expect(after).toMatchObject({
		status: { message: "Saved, except for what you have typed since." },
	});
	expect(after).toMatchObject({
		form: { version: "2", original: dataAtSave, data: { name: "Eva Lim" } },
	});
	expect(isDirty(after)).toBe(true);
});

test("a refusal leaves the form as it was, with what is wrong", () => {
	const issues = [{ path: entry.path, fieldPath: ["name"], message: "Fill this in." }];
	const after = reduceAll(
		{ type: "typed", data: { name: "" } },
		{ type: "save-began" },
		{ type: "refused", message: "Nothing was saved yet.", issues },
	);
	expect(after).toMatchObject({ type: "editing", form: { data: { name: "" }, issues } });
});

test("a conflict keeps both versions, and can be left and entered again", () => {
	const conflict = reduceAll(
		{ type: "typed", data: { name: "Eva" } },
		{ type: "save-began" },
		{ type: "refused", message: "Somebody has changed this.", theirs },
	);
	expect(conflict).toMatchObject({ type: "conflict", form: { data: { name: "Eva" } }, theirs });
	const back = reduceEntry(conflict, { type: "comparison-closed" });
	expect(back).toMatchObject({
		type: "editing",
		form: { data: { name: "Eva" } },
		status: { remedy: "compare" },
	});
	expect(reduceEntry(back, { type: "compared", theirs }).type).toBe("conflict");
});

test("a form that is being saved offers no comparison, and none takes the place of its save", () => {
	const saving = reduceAll(
		{ type: "typed", data: { name: "Eva" } },
		{ type: "save-began" },
		{ type: "refused", message: "Somebody has changed this.", theirs },
		{ type: "comparison-closed" },
		{ type: "save-began" },
	);
	expect(saving).toMatchObject({ type: "saving", status: undefined });
	expect(reduceEntry(saving, { type: "compared", theirs })).toBe(saving);
});

test("discarding fills the form as the file has it", () => {
	const after = reduceAll({ type: "typed", data: { name: "Eva" } }, { type: "discarded" });
	expect(after).toMatchObject({ type: "editing", form: { data: { name: "Ada" }, issues: [] } });
});

test("a file that cannot be read is shown as text until it can be", () => {
	const file = { path: entry.path, version: "2", text: "name: [", line: 1, message: "Open list" };
	const broken = reduceAll({ type: "opened", file });
	expect(broken).toMatchObject({ type: "unreadable", file });
	expect(reduceEntry(broken, { type: "typed", data: {} })).toBe(broken);
	expect(reduceEntry(broken, { type: "opened", file: entry }).type).toBe("editing");
});

test("what was typed before a reload is offered with the version it began from", () => {
	const edit = {
		key: entry.path,
		title: "Ada",
		version: "0",
		original: {},
		data: { name: "Old" },
		time: Date.UTC(2026, 2, 5, 12),
	};
	const event = { type: "edit-restored", edit, isStored: true, isOfClosedTab: false } as const;
	const restored = reduceAll({ ...event, isOutdated: false });
	// An edit may be days old.
	expect(restored.status?.message).toContain("5 March 2026");
	const after = reduceAll({ ...event, isOutdated: true });
	expect(after).toMatchObject({
		form: { version: "0", data: { name: "Old" } },
		status: { remedy: "compare" },
	});
});

test("a form whose file is broken by hand says that it cannot be read, and keeps what is typed", () => {
	const file = { path: entry.path, version: "2", text: "name: [", line: 1, message: "Open list" };
	const after = reduceAll(
		{ type: "typed", data: { name: "Eva" } },
		{ type: "outdated", theirs: file },
	);
	expect(after).toMatchObject({
		type: "editing",
		form: { data: { name: "Eva" } },
		status: { message: expect.stringContaining("cannot be read now"), remedy: "mend" },
	});
});

test("the way to another version stays until it is dealt with, and goes where the file is as it was", () => {
	const after = reduceAll(
		{ type: "typed", data: { name: "Eva" } },
		{ type: "outdated", theirs },
		{ type: "typed", data: { name: "Eva Lim" } },
		{ type: "failed", message: "The desk is not running." },
		{ type: "typed", data: { name: "Eva Lim-Shaw" } },
	);
	expect(after).toMatchObject({
		form: { data: { name: "Eva Lim-Shaw" } },
		status: { remedy: "compare" },
	});
	expect(reduceEntry(after, { type: "outdated", theirs: entry }).status).toBeUndefined();
	expect(reduceEntry(after, { type: "save-began" }).status).toBeUndefined();
});

test("what was typed in a form stays while its file cannot be read, and is back once it can", () => {
	const file = { path: entry.path, version: "2", text: "name: [", line: 1, message: "Open list" };
	const typed = { type: "typed", data: { name: "Eva" } } as const;
	for (const event of [
		{ type: "refused", message: "Somebody has changed this.", theirs: file },
		{ type: "opened", file },
	] as const) {
		const broken = reduceAll(typed, { type: "save-began" }, event);
		expect(broken).toMatchObject({ type: "unreadable", file });
		const fixed = { ...entry, version: "3", data: { name: "Ida" } };
		expect(reduceEntry(broken, { type: "opened", file: fixed })).toMatchObject({
			type: "editing",
			form: { version: "1", data: { name: "Eva" } },
			status: { remedy: "compare" },
		});
	}
	// A form in which nothing was typed shows the file.
	expect(
		reduceEntry(reduceAll({ type: "opened", file }), { type: "opened", file: theirs }),
	).toMatchObject({ form: { data: { name: "Ida" } } });
});

test("a form that is opened again keeps what was typed meanwhile, and what is known of it", () => {
	const session = { automaticTimes: { end: "2027-03-06T13:15" } };
	const after = reduceAll(
		{ type: "typed", data: { name: "Eva" }, session },
		{ type: "save-began" },
		{ type: "refused", message: "Nothing was saved yet." },
		{ type: "typed", data: { name: "Eva Lim" } },
		{ type: "opened", file: entry },
	);
	expect(after).toMatchObject({
		type: "editing",
		form: {
			original: { name: "Ada" },
			data: { name: "Eva Lim" },
			sent: [{ name: "Eva" }],
			session,
		},
	});
});

test("a form says when the browser does not store what is typed", () => {
	const typed = reduceAll({ type: "typed", data: { name: "Eva" }, isStored: false });
	expect(typed).toMatchObject({ form: { data: { name: "Eva" } }, status: { tone: "bad" } });
	expect(typed.status?.message).toContain("Save before you close");
});

test("a save whose answer was lost is said to be one once the file has what was sent", () => {
	const sent = { name: "Eva" };
	const events: EntryEvent[] = [
		{ type: "typed", data: sent },
		{ type: "save-began" },
		{ type: "refused", message: "Nothing was saved yet." },
	];
	const written: EntryEvent = { type: "outdated", theirs: { ...theirs, data: sent } };
	expect(reduceAll(...events, written).status?.message).toBe("Saved.");
	expect(
		reduceAll(...events, { type: "typed", data: { name: "Eva Lim" } }, written).status?.message,
	).toBe("Saved, except for what you have typed since.");
});

test("a form in which something is typed takes the new order of its entry without a question", () => {
	const ordered = { ...entry, positionField: "order", data: { name: "Ada", order: 2 } };
	const moved = { ...ordered, version: "2", data: { name: "Ada", order: 3 } };
	const events: EntryEvent[] = [
		{ type: "opened", file: ordered },
		{ type: "typed", data: { name: "Eva", order: 2 } },
	];
	for (const event of [
		{ type: "outdated", theirs: moved },
		{ type: "opened", file: moved },
	] as const) {
		const after = reduceAll(...events, event);
		expect(after).toMatchObject({ form: { version: "2", data: { name: "Eva", order: 3 } } });
		expect(after.status).toBeUndefined();
		expect(isDirty(after)).toBe(true);
	}
	const changed = { ...moved, data: { name: "Ida", order: 3 } };
	expect(reduceAll(...events, { type: "outdated", theirs: changed })).toMatchObject({
		form: { version: "1", data: { name: "Eva", order: 2 } },
		status: { remedy: "compare" },
	});
});

/** What was done in a form, after events. */
function getSession(...events: EntryEvent[]) {
	const state = reduceAll(...events);
	return isOpen(state) && state.form.session;
}

test("what was done in a form stays over a refusal and a comparison, and ends with the next filling", () => {
	const typed: EntryEvent[] = [
		{ type: "opened", file: entry },
		{
			type: "typed",
			data: { name: "Eva" },
			fieldId: "f.name",
			session: { automaticTimes: { isDeclined: true } },
		},
		{ type: "save-began" },
		{ type: "refused", message: "Somebody has changed this.", theirs },
		{ type: "comparison-closed" },
	];
	const session = {
		touched: new Set(["f.name"]),
		hasTriedToSave: true,
		automaticTimes: { isDeclined: true },
	};
	expect(getSession(...typed)).toEqual(session);
	const { session: newSession } = fillForm(entry).form;
	const data = { name: "Eva" };
	for (const event of [
		{ type: "discarded" },
		{ type: "saved", entry: theirs, dataAtSave: data },
	] as const) {
		expect(getSession(...typed, event)).toEqual(newSession);
	}
	// What is not saved yet keeps what was set by itself in it.
	for (const event of [
		{ type: "saved", entry: theirs, dataAtSave: { name: "Eve" } },
		{ type: "resolved", theirs, data },
	] as const) {
		const { automaticTimes } = session;
		expect(getSession(...typed, event)).toEqual({ ...newSession, automaticTimes });
	}
});

test("a refusal says nothing of what has been changed meanwhile, wherever that is by now", () => {
	const rows = (...prices: unknown[]) => ({ rows: prices.map((price) => ({ price })) });
	const issues = [
		{ path: entry.path, fieldPath: ["rows", 0, "price"], message: "This should be a number." },
	];
	const refuse = (...events: EntryEvent[]) =>
		reduceAll(
			{ type: "opened", file: { ...entry, data: rows(165, 750) } },
			{ type: "typed", data: rows("1,65", 750) },
			{ type: "save-began" },
			...events,
			{ type: "refused", message: "Nothing was saved yet.", issues },
		);
	expect(refuse()).toMatchObject({ form: { issues }, status: { tone: "bad" } });
	expect(refuse({ type: "typed", data: rows("1,65", 800) })).toMatchObject({
		form: { issues },
		status: { tone: "bad" },
	});
	for (const data of [rows(750), rows(165, 750)]) {
		const after = refuse({ type: "typed", data });
		expect(after).toMatchObject({ type: "editing", form: { data, issues: [] } });
		expect(after.status).toBeUndefined();
	}
});

test("what is typed in one entry is never put into another, whether that can be read or not", () => {
	const other = { ...entry, path: "content/team/ida.yaml", data: { name: "Ida" } };
	const file = { path: other.path, version: "1", text: "name: [", line: 1, message: "Open list" };
	const typed = { type: "typed", data: { name: "Eva" } } as const;
	for (const between of [[], [{ type: "opened", file } as const]]) {
		const after = reduceAll(typed, ...between, { type: "opened", file: other });
		expect(after).toMatchObject({ type: "editing", form: { entry: other, data: { name: "Ida" } } });
		expect(isDirty(after)).toBe(false);
	}
	expect(reduceAll(typed, { type: "opened", file })).not.toHaveProperty("form");
});

test("what was sent is remembered until the server has answered: it may be in the file", () => {
	const sent = { name: "Eva" };
	const send: EntryEvent[] = [{ type: "typed", data: sent }, { type: "save-began" }];
	const message = "Nothing was saved yet.";
	expect(reduceAll(...send, { type: "refused", message })).toMatchObject({
		form: { sent: [sent] },
	});
	for (const answer of [{ issues: [{ path: entry.path, message }] }, { theirs }]) {
		expect(reduceAll(...send, { type: "refused", message, ...answer })).toMatchObject({
			form: { data: sent, sent: [] },
		});
	}
});

test("what was sent first may be in the file, whether the next save is refused or lost too", () => {
	const first = { name: "Eva" };
	const second = { name: "Eva Lim" };
	const message = "The connection to the desk failed.";
	const issues = [{ path: entry.path, fieldPath: ["name"], message: "This is too long." }];
	for (const answer of [{}, { issues }]) {
		const after = reduceAll(
			{ type: "typed", data: first },
			{ type: "save-began" },
			{ type: "refused", message },
			{ type: "typed", data: second },
			{ type: "save-began" },
			{ type: "refused", message, ...answer },
			{ type: "outdated", theirs: { ...theirs, data: first } },
		);
		expect(after).toMatchObject({ form: { version: "2", original: first, data: second } });
		expect(after.status?.remedy).toBeUndefined();
	}
});

test("a form in which nothing is typed follows its file, and says so", () => {
	const after = reduceAll({ type: "reloaded", file: theirs });
	expect(after).toMatchObject({
		form: { version: "2", data: { name: "Ida" } },
		status: { tone: "info" },
	});
	expect(after.status?.message).toContain("changed in another tab");
	expect(isDirty(after)).toBe(false);
});
