import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeDatabases } from "../../../tests/fixtures/FakeDatabases.ts";
import { FakeStorage } from "../../../tests/fixtures/FakeStorage.ts";
import { claimTab, getTab } from "./tab.ts";
import {
	adoptEdits,
	clearEdit,
	findOwnEdit,
	formatTextKey,
	hasEditsInMemory,
	listOwnEdits,
	parseEditKey,
	recoverEdits,
	storeEdit,
	subscribeToOtherTabs,
	type UnsavedEdit,
} from "./unsavedEdits.ts";

const edit: UnsavedEdit = {
	key: "content/team/ada.yaml",
	title: "Ada",
	version: "1",
	original: { name: "Ada" },
	data: { name: "Eva" },
	time: 1,
};

beforeEach(() => {
	vi.useFakeTimers({ now: edit.time, toFake: ["Date"] });
	vi.stubGlobal("localStorage", new FakeStorage());
	vi.stubGlobal("sessionStorage", new FakeStorage());
	vi.stubGlobal("indexedDB", new FakeDatabases());
	const locks = {
		request: (_name: string, _options: unknown, hold: () => unknown) => Promise.resolve(hold()),
		query: async () => ({ held: [] }),
	};
	vi.stubGlobal("navigator", { locks });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Opens another tab: it has a session of its own. */
async function openTab(project: string): Promise<void> {
	vi.stubGlobal("sessionStorage", new FakeStorage());
	await claimTab(project);
	adoptEdits(new Set());
}

test("what was typed is offered to the next tab of this project, and to no other's", async () => {
	await openTab("one");
	expect(storeEdit(edit)).toBe(true);
	await openTab("another");
	expect(listOwnEdits()).toEqual([]);
	// Its form says when it was typed.
	vi.setSystemTime(edit.time + 60_000);
	await openTab("one");
	expect(findOwnEdit(edit.key)).toMatchObject(edit);
	clearEdit(edit.key);
	expect(listOwnEdits()).toEqual([]);
});

test("an unreadable item does not block the desk, and is kept", async () => {
	await openTab("one");
	storeEdit(edit);
	const wrong = {
		key: 1,
		title: 1,
		version: 1,
		original: 1,
		data: 1,
		time: "",
		sent: 1,
		automaticTimes: 1,
	};
	const texts = Object.entries(wrong).map(([name, value]) =>
		JSON.stringify({ ...edit, key: "x", [name]: value }),
	);
	const items = Object.fromEntries(
		["{", "5", "null", ...texts].map((text, index) => [`desk-edit|one|old|${index}`, text]),
	);
	Object.assign(localStorage, items);
	await openTab("one");
	expect(listOwnEdits()).toMatchObject([edit]);
	expect(localStorage).toMatchObject(items);
});

test("a browser that stores nothing says so, and the page holds what is typed", async () => {
	vi.stubGlobal("localStorage", undefined);
	Object.defineProperty(globalThis, "localStorage", {
		configurable: true,
		get: () => {
			throw new DOMException("The operation is insecure.", "SecurityError");
		},
	});
	await openTab("one");
	expect(hasEditsInMemory()).toBe(false);
	expect(storeEdit(edit)).toBe(false);
	// As at any later look at what the browser has stored.
	adoptEdits(new Set());
	expect(findOwnEdit(edit.key)).toEqual(edit);
	expect(hasEditsInMemory()).toBe(true);
	clearEdit(edit.key);
	expect(listOwnEdits()).toEqual([]);
	expect(hasEditsInMemory()).toBe(false);
});

test("a full storage is reported, and loses no edit of a closed tab", async () => {
	await openTab("one");
	storeEdit(edit);
	const throwQuotaError = () => {
		throw new DOMException("Full", "QuotaExceededError");
	};
	vi.spyOn(FakeStorage.prototype, "setItem").mockImplementation(throwQuotaError);
	expect(storeEdit({ ...edit, key: "content/team/eva.yaml" })).toBe(false);
	vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
	await claimTab("one");
	adoptEdits(new Set());
	expect(Object.keys(localStorage)).toHaveLength(1);
	vi.restoreAllMocks();
	await openTab("one");
	expect(listOwnEdits()).toMatchObject([edit]);
});

test("what only the copy has comes back where the storage is full, and is held by the page", async () => {
	await openTab("one");
	const name = `desk-edit|one|${getTab()}|${edit.key}`;
	const copy = JSON.stringify({ ...edit, storedAt: edit.time });
	vi.stubGlobal("indexedDB", new FakeDatabases(new Map([[name, copy]])));
	vi.spyOn(FakeStorage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("Full", "QuotaExceededError");
	});
	await recoverEdits(new Set());
	adoptEdits(new Set());
	vi.restoreAllMocks();
	expect(listOwnEdits()).toMatchObject([edit]);
	expect(hasEditsInMemory()).toBe(true);
	clearEdit(edit.key);
});

/** Opens a tab, and another beside it. */
async function openTwoTabs() {
	const window = new EventTarget();
	vi.stubGlobal("window", window);
	await openTab("one");
	const cleared: UnsavedEdit[] = [];
	const end = subscribeToOtherTabs((own) => cleared.push(own));
	const owner = getTab();
	return {
		/** This tab's edits that another has made the last again. */
		cleared,
		end,
		nameOfOwn: `desk-edit|one|${owner}|${edit.key}`,
		nameOfOther: `desk-edit|one|other|${edit.key}`,
		nameOfAnotherProject: `desk-edit|another|${owner}|${edit.key}`,
		/** Tells this tab of a change of the browser's storage. @param name null for one of all items */
		changeStorage: (name: string | null, text: string | null) =>
			window.dispatchEvent(Object.assign(new Event("storage"), { key: name, newValue: text })),
	};
}

test("what another tab stores and clears is listed at once, until nobody listens any more", async () => {
	const { nameOfOwn, changeStorage, end } = await openTwoTabs();
	changeStorage(nameOfOwn, JSON.stringify(edit));
	expect(listOwnEdits()).toEqual([edit]);
	changeStorage(nameOfOwn, null);
	expect(listOwnEdits()).toEqual([]);
	end();
	changeStorage(nameOfOwn, JSON.stringify(edit));
	expect(listOwnEdits()).toEqual([]);
});

test("nothing of another project or program is listed", async () => {
	const { nameOfAnotherProject, changeStorage } = await openTwoTabs();
	changeStorage(nameOfAnotherProject, JSON.stringify(edit));
	changeStorage("of-another-program", "{");
	expect(listOwnEdits()).toEqual([]);
});

test("a tab is told once that another has cleared its own edit of an entry", async () => {
	const { nameOfOther, changeStorage, cleared } = await openTwoTabs();
	storeEdit(edit);
	changeStorage(nameOfOther, JSON.stringify({ ...edit, data: { name: "Ida" } }));
	expect(cleared).toEqual([]);
	changeStorage(nameOfOther, null);
	changeStorage(nameOfOther, JSON.stringify({ isCleared: true }));
	expect(cleared).toEqual([edit]);
});

test("nothing is listed once the storage is cleared as a whole", async () => {
	const { changeStorage } = await openTwoTabs();
	storeEdit(edit);
	vi.stubGlobal("localStorage", new FakeStorage());
	changeStorage(null, null);
	expect(listOwnEdits()).toEqual([]);
});

test("an edit of a closed tab that a third has taken over meanwhile is not taken twice", async () => {
	await openTab("one");
	storeEdit(edit);
	const closed = sessionStorage.getItem("desk-tab");
	await openTab("two");
	vi.stubGlobal("sessionStorage", new FakeStorage());
	await claimTab("one");
	localStorage.removeItem(`desk-edit|one|${closed}|${edit.key}`);
	adoptEdits(new Set());
	expect(listOwnEdits()).toEqual([]);
});

test("the newest edit of closed tabs is taken over, then the next; those of open tabs stay", async () => {
	const hold = (tab: string, data: object, time: number) =>
		localStorage.setItem(
			`desk-edit|one|${tab}|${edit.key}`,
			JSON.stringify({ ...edit, data, time }),
		);
	hold("older", { name: "Eve" }, 1);
	hold("newer", { name: "Ida" }, 3);
	hold("oldest", { name: "Una" }, 0);
	hold("open", { name: "Zoe" }, 4);
	vi.stubGlobal("sessionStorage", new FakeStorage());
	await claimTab("one");
	const open = new Set(["open"]);
	const taken = [];
	for (let count = 0; count < 4; count++) {
		adoptEdits(open);
		// Whoever looks again takes no other in its place.
		adoptEdits(open);
		taken.push(findOwnEdit(edit.key)?.data.name);
		clearEdit(edit.key);
	}
	expect(taken).toEqual(["Ida", "Eve", "Una", undefined]);
	await claimTab("one");
	await recoverEdits(open);
	expect(Object.keys(localStorage)).toEqual([`desk-edit|one|open|${edit.key}`]);
});

test("what is typed in a file as text is of the same entry as what is typed in its form", () => {
	expect(formatTextKey(edit.key)).not.toBe(edit.key);
	expect(parseEditKey(formatTextKey(edit.key))).toEqual(parseEditKey(edit.key));
});
