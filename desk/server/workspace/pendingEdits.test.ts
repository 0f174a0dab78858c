import { expect, onTestFinished, test, vi } from "vitest";
import type { FileWrite } from "../content/files/contentFiles.ts";
import { Refusal } from "../refusals/refusal.ts";
import { type PendingEdit, PendingEdits } from "./pendingEdits.ts";

/** Creates an edit that would write its own text. */
function createEdit(path: string, text: string): PendingEdit {
	const write = { path, bytes: Buffer.from(text), baseVersion: "" };
	return { path, kind: "person", tab: "a", title: path, createWrites: () => [write] };
}

const listTexts = (writes: readonly FileWrite[]) => writes.map(({ bytes }) => String(bytes));

/** Accepts what does not hold two of the same text. */
const findRepeat = async (writes: readonly FileWrite[]) =>
	new Set(listTexts(writes)).size < writes.length ? "It is there twice." : undefined;

test("the edit of a form takes the place of its last one, which can be put back", () => {
	const edits = new PendingEdits();
	edits.add(createEdit("a", "first"));
	const rollBack = edits.add(createEdit("a", "second"));
	expect(listTexts(edits.createShownWrites())).toEqual(["second"]);
	rollBack();
	expect(listTexts(edits.createShownWrites())).toEqual(["first"]);
	edits.delete(createEdit("a", "any"));
	expect(edits.size).toBe(0);
});

test("a tab deletes the edit of no other, and puts none back in the place of its own", () => {
	const edits = new PendingEdits();
	edits.add(createEdit("a", "first"));
	const rollBack = edits.add({ ...createEdit("a", "second"), tab: "b" });
	edits.delete({ path: "a", kind: "person", tab: "a" });
	expect(listTexts(edits.createShownWrites())).toEqual(["second"]);
	rollBack();
	expect(edits.size).toBe(0);
	edits.add(createEdit("a", "third"));
	edits.delete({ path: "a", kind: "person" });
	expect(edits.size).toBe(0);
});

test("a form without a last edit has none after it was taken back", () => {
	const edits = new PendingEdits();
	edits.add(createEdit("a", "first"))();
	expect(edits.size).toBe(0);
});

test("each kind has one edit of a new entry", () => {
	const edits = new PendingEdits();
	edits.add(createEdit("", "first"));
	edits.add(createEdit("", "second"));
	edits.add({ ...createEdit("", "other"), kind: "event" });
	expect(listTexts(edits.createShownWrites())).toEqual(["second", "other"]);
});

test("of edits that do not fit together the newest is shown, until it is gone", async () => {
	const edits = new PendingEdits();
	edits.add(createEdit("a", "same"));
	edits.add(createEdit("b", "other"));
	edits.add(createEdit("c", "same"));
	await edits.chooseUnshown(findRepeat);
	expect(edits.unshown).toEqual([
		{ path: "a", kind: "person", title: "a", reason: "It is there twice." },
	]);
	expect(listTexts(edits.createShownWrites())).toEqual(["other", "same"]);
	edits.delete({ path: "c", kind: "person" });
	await edits.chooseUnshown(findRepeat);
	expect(edits.unshown).toEqual([]);
	expect(listTexts(edits.createShownWrites())).toEqual(["same", "other"]);
});

test("an edit that is typed in is shown at once, and is the newest", async () => {
	const edits = new PendingEdits();
	edits.add(createEdit("a", "same"));
	edits.add(createEdit("b", "same"));
	await edits.chooseUnshown(findRepeat);
	edits.add(createEdit("a", "same"));
	expect(edits.unshown).toEqual([]);
	await edits.chooseUnshown(findRepeat);
	expect(edits.unshown).toMatchObject([{ path: "b" }]);
});

test.each([
	[new Refusal("missing", "It is gone."), /^It is gone\.$/],
	[new Error("EFAIL: the raw text"), /^Something went wrong in the desk/],
])(
	"an edit that could not be saved now is left out, with the reason: %s",
	async (error, reason) => {
		const print = vi.spyOn(console, "error").mockImplementation(() => {});
		onTestFinished(() => print.mockRestore());
		const edits = new PendingEdits();
		const createWrites = () => {
			throw error;
		};
		edits.add({ ...createEdit("a", ""), createWrites });
		edits.add(createEdit("b", "other"));
		expect(listTexts(edits.createShownWrites())).toEqual(["other"]);
		await edits.chooseUnshown(findRepeat);
		expect(edits.unshown).toMatchObject([{ path: "a", reason: expect.stringMatching(reason) }]);
	},
);
