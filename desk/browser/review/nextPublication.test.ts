import { beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../../tests/fixtures/FakeStorage.ts";
import {
	getHeldBack,
	getPublicationMessage,
	keepHeldBack,
	keepPublicationMessage,
} from "./nextPublication.ts";

beforeEach(() => {
	vi.stubGlobal("localStorage", new FakeStorage());
	// What the last test could not store is forgotten once something is stored.
	keepHeldBack(new Set());
	return () => vi.unstubAllGlobals();
});

test("what was held back and what was written about it are stored, each by itself", () => {
	keepHeldBack(new Set(["content/pricing.yaml"]));
	keepPublicationMessage("New prices");
	expect(getHeldBack()).toEqual(new Set(["content/pricing.yaml"]));
	keepHeldBack(new Set());
	expect(getPublicationMessage()).toBe("New prices");
	keepPublicationMessage(undefined);
	expect(getPublicationMessage()).toBeUndefined();
});

test.each(["{", "5", '{ "heldBack": 5, "message": [] }'])(
	"%s, which another program has stored, holds nothing back",
	(text) => {
		keepHeldBack(new Set(["content/pricing.yaml"]));
		for (const name of Object.keys(localStorage)) {
			localStorage.setItem(name, text);
		}
		expect(getHeldBack()).toEqual(new Set());
		expect(getPublicationMessage()).toBeUndefined();
	},
);

test("what a full browser does not store is kept while the page is open", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => null,
		setItem: () => {
			throw new Error("The quota is exceeded.");
		},
	});
	keepHeldBack(new Set(["content/site.yaml"]));
	keepPublicationMessage("Our new name");
	expect(getHeldBack()).toEqual(new Set(["content/site.yaml"]));
	expect(getPublicationMessage()).toBe("Our new name");
});
