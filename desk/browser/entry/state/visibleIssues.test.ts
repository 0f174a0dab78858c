import { expect, test } from "vitest";
import { openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import type { FieldIssue } from "../../../shared/api/forms.ts";
import { type EntryEvent, fillForm, isOpen, reduceEntry } from "./entryState.ts";
import { selectVisibleIssues } from "./visibleIssues.ts";

const issues: FieldIssue[] = [
	{ path: entry.path, fieldPath: ["name"], message: "Too long." },
	{ path: entry.path, fieldPath: ["title"], message: "Fill this in.", isMissing: true },
];

/** Lists the fields of which a form shows issues. @param events of the form, after its check */
function listFields(isNew: boolean, ...events: EntryEvent[]) {
	const checked: EntryEvent = { type: "checked", issues };
	const state = [checked, ...events].reduce(reduceEntry, fillForm({ ...entry, isNew }));
	return isOpen(state)
		? selectVisibleIssues(state.form).map(({ fieldPath }) => fieldPath?.join())
		: [];
}

const { data } = entry;

test("a form names what is wrong, and what is missing once it was touched or a save was tried", () => {
	expect(listFields(false)).toEqual(["name"]);
	expect(listFields(false, { type: "typed", data, fieldId: "f.title" })).toEqual(["name", "title"]);
	expect(listFields(false, { type: "save-began" })).toEqual(["name", "title"]);
});

test("a new form names nothing before that", () => {
	expect(listFields(true)).toEqual([]);
	expect(listFields(true, { type: "typed", data, fieldId: "f.title" })).toEqual(["title"]);
	expect(listFields(true, { type: "save-began" })).toEqual(["name", "title"]);
});

test("a field that was emptied is named at once", () => {
	const issue: FieldIssue = { path: entry.path, fieldPath: ["name"], message: "", isMissing: true };
	expect(listFields(false, { type: "checked", issues: [issue] })).toEqual(["name"]);
});
