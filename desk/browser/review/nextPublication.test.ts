import { beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "../../../tests/fixtures/FakeStorage.ts";
import {
	forgetPublicationMessage,
	forgetTask,
	getPublicationMessage,
	getSelection,
	getTask,
	storeOwnWrites,
	storePublicationMessage,
	storeSelection,
	storeTask,
} from "./nextPublication.ts";

const seen = new Map([["content/site.yaml#brand", "Mallee → Wattle"]]);
const known = new Map([["content/site.yaml", "1"]]);

/** Holds changes back from publication. */
function hold(...keys: string[]): void {
	storeSelection({ seen: new Map(), known: new Map(), saved: new Map(), heldBack: new Set(keys) });
}

/** Stores a text in place of what the desk has stored. */
function storeRaw(text: string): void {
	for (const name of Object.keys(localStorage)) {
		localStorage.setItem(name, text);
	}
}

beforeEach(() => {
	vi.stubGlobal("localStorage", new FakeStorage());
	hold();
	return () => {
		// What a test could not store is forgotten once something is stored.
		vi.stubGlobal("localStorage", new FakeStorage());
		storePublicationMessage(undefined);
		vi.unstubAllGlobals();
	};
});

test("what was held back and what was written about it are stored, each by itself", () => {
	hold("content/pricing.yaml");
	storePublicationMessage("New prices");
	expect(getSelection().heldBack).toEqual(new Set(["content/pricing.yaml"]));
	hold();
	expect(getPublicationMessage()).toBe("New prices");
	storePublicationMessage(undefined);
	expect(getPublicationMessage()).toBeUndefined();
});

test("the message of a publication is forgotten with it, and what is written meanwhile stays for the next", () => {
	storePublicationMessage("New prices");
	forgetPublicationMessage("New prices");
	expect(getPublicationMessage()).toBeUndefined();
	storePublicationMessage("Our new office");
	forgetPublicationMessage("New prices");
	expect(getPublicationMessage()).toBe("Our new office");
});

test("the answer to one tab’s task leaves that of another to be asked after", () => {
	const theirs = { id: "theirs", name: "publish", subject: "New prices" };
	storeTask({ ...theirs, id: "ours" });
	storeTask(theirs);
	forgetTask("ours");
	expect(getTask()).toEqual(theirs);
	forgetTask("theirs");
	expect(getTask()).toBeUndefined();
});

test("what was seen is stored, and follows one's own save", () => {
	storeSelection({ seen, known, saved: new Map(), heldBack: new Set(["content/site.yaml"]) });
	expect(getSelection().seen).toEqual(seen);
	storeOwnWrites([{ path: "content/site.yaml", from: "1", to: "2", wasPublished: false }]);
	expect(getSelection().saved).toEqual(new Map([["content/site.yaml", "2"]]));
});

test("who has looked and seen nothing of a list has looked, and whoever has only written has not", () => {
	storeRaw("{}");
	storePublicationMessage("New prices");
	expect(getSelection().seen).toBeUndefined();
	hold();
	expect(getSelection().seen).toEqual(new Map());
	storePublicationMessage("New prices");
	expect(getSelection().seen).toEqual(new Map());
});

test.each([
	"{",
	"5",
	'{ "heldBack": 5, "seen": [["a", 5], 5], "known": ["a"], "saved": 5, "message": [], "task": "a" }',
])("%s, which another program has stored, holds nothing back", (text) => {
	hold("content/pricing.yaml");
	storeRaw(text);
	expect(getSelection().heldBack).toEqual(new Set());
	expect(getPublicationMessage()).toBeUndefined();
	expect(getTask()).toBeUndefined();
});

test("what a full browser does not store is kept while the page is open", () => {
	vi.stubGlobal("localStorage", {
		getItem: () => null,
		setItem: () => {
			throw new Error("The quota is exceeded.");
		},
	});
	hold("content/site.yaml");
	storePublicationMessage("Our new name");
	expect(getSelection().heldBack).toEqual(new Set(["content/site.yaml"]));
	expect(getPublicationMessage()).toBe("Our new name");
});
