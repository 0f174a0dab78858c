import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEntryContext } from "../../../../tests/fixtures/entryContext.ts";
import { openedEntry as entry } from "../../../../tests/fixtures/openedEntry.ts";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import { toolInputsField } from "../../../shared/fieldNames.ts";
import { setToolInput } from "../../form/markdown/toolInputs.ts";
import { findOwnEdit } from "../../state/unsavedEdits.ts";
import { changeEntry } from "./changeEntry.ts";

const typed = { name: "Eva" };

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test("what is typed is stored with the version that it began from, and checked", () => {
	const context = createEntryContext();
	changeEntry(context, () => ({ data: typed }));
	expect(context.store.current).toMatchObject({ form: { data: typed } });
	expect(findOwnEdit(entry.path)).toMatchObject({
		version: "1",
		original: entry.data,
		data: typed,
	});
	expect(context.dueChecks).toMatchObject([{ path: entry.path, version: "1", data: typed }]);
});

test("what is typed in the form of a text's tool is stored, and not checked: no page shows it", () => {
	const context = createEntryContext();
	const link = { to: "/pricing", words: "a price" };
	changeEntry(context, () => ({ data: setToolInput(entry.data, "link", link, [4, 6]) }));
	expect(findOwnEdit(entry.path)?.data).toMatchObject({ [toolInputsField]: { link } });
	expect(context.dueChecks).toEqual([]);
});

test("a form that is as its file again leaves nothing stored, and the page shows the file again", () => {
	const context = createEntryContext();
	changeEntry(context, () => ({ data: typed }));
	changeEntry(context, () => ({ data: entry.data }));
	expect(findOwnEdit(entry.path)).toBeUndefined();
	expect(context.dueChecks).toMatchObject([{ data: entry.data }]);
});

test("what is typed after somebody else has saved is stored on the version that it began from", () => {
	const context = createEntryContext(typed);
	context.store.dispatch({
		type: "outdated",
		theirs: { ...entry, version: "2", data: { name: "Ida" } },
	});
	changeEntry(context, () => ({ data: { name: "Eva Lim" } }));
	expect(findOwnEdit(entry.path)).toMatchObject({ version: "1", data: { name: "Eva Lim" } });
});

test("a form says so where the browser is full, and holds what is typed", () => {
	const context = createEntryContext();
	vi.stubGlobal("localStorage", {
		setItem: () => {
			throw new DOMException("Full", "QuotaExceededError");
		},
	});
	changeEntry(context, () => ({ data: typed }));
	expect(context.store.current).toMatchObject({ form: { data: typed }, status: { tone: "bad" } });
});

test("nothing is stored of a file that is shown as text", () => {
	const context = createEntryContext();
	const file = { path: entry.path, version: "2", text: "name: [", line: 1, message: "Wrong." };
	context.store.dispatch({ type: "opened", file });
	changeEntry(context, () => ({ data: typed }));
	expect(findOwnEdit(entry.path)).toBeUndefined();
	expect(context.dueChecks).toEqual([]);
});
