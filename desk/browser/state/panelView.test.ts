import { afterEach, expect, test, vi } from "vitest";
import { chooseForm, type EntryView, isSameForm, readHash } from "./panelView.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

test("an address whose end is damaged opens the list", () => {
	vi.stubGlobal("location", { hash: "#content/team/%" });
	expect(readHash()).toEqual({ panel: "list" });
	vi.stubGlobal("location", { hash: "#content/pages/%66aq.yaml" });
	expect(readHash()).toEqual({ panel: "entry", path: "content/pages/faq.yaml" });
});

test("the form of a new entry stays open when its words on the page are clicked once it is saved", () => {
	const create = (): EntryView => ({ panel: "entry", path: "", kind: "article" });
	const form = chooseForm(create(), { panel: "list" });
	const saved = { ...create(), ...form, path: "content/insights/one.md" } as EntryView;
	const click: EntryView = { panel: "entry", path: saved.path, fieldPath: ["title"] };
	expect(isSameForm(chooseForm(click, saved), saved)).toBe(true);
	expect(chooseForm(click, saved)).toMatchObject(click);
	const other: EntryView = { ...click, path: "content/insights/two.md" };
	expect(isSameForm(chooseForm(other, saved), saved)).toBe(false);
	expect(isSameForm(chooseForm(create(), form), form)).toBe(false);
});
