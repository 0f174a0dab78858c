import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../../../tests/fixtures/FakeStorage.ts";
import { clearRemovalChoices, readRemovalChoices, storeRemovalChoices } from "./removalChoices.ts";

const entry = { path: "content/team/ada.yaml", version: "1" };
const nothingChosen = { redirect: "", successor: "" };

beforeEach(() => vi.stubGlobal("sessionStorage", new FakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("what is chosen for a removal is stored for this version of the entry", () => {
	const choices = { redirect: "/team", successor: "grace" };
	storeRemovalChoices(entry, choices);
	expect(readRemovalChoices(entry)).toEqual(choices);
	expect(readRemovalChoices({ ...entry, version: "2" })).toEqual(nothingChosen);
	clearRemovalChoices(entry);
	expect(readRemovalChoices(entry)).toEqual(nothingChosen);
});

test.each(["{", "5", '{ "redirect": 5, "successor": [] }'])(
	"%s, which another program has stored, chooses nothing",
	(text) => {
		storeRemovalChoices(entry, { redirect: "/team", successor: "" });
		for (const name of Object.keys(sessionStorage)) {
			sessionStorage.setItem(name, text);
		}
		expect(readRemovalChoices(entry)).toEqual(nothingChosen);
	},
);
