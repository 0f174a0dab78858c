import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeDatabases } from "../../../tests/fixtures/FakeDatabases.ts";
import { FakeStorage } from "../../../tests/fixtures/FakeStorage.ts";
import { clearDurably, recoverItems, storeDurably } from "./durableItems.ts";

let databases: FakeDatabases;

beforeEach(() => {
	vi.useFakeTimers({ now: 1000, toFake: ["Date"] });
	replaceBoth({}, new Map());
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** Replaces what the browser's storage holds, and its database. */
function replaceBoth(stored: object, written: ReadonlyMap<string, string>): void {
	databases = new FakeDatabases(written);
	vi.stubGlobal("indexedDB", databases);
	vi.stubGlobal("localStorage", Object.assign(new FakeStorage(), stored));
}

/** Types something in a minute. */
async function storeWords(words: string): Promise<void> {
	vi.setSystemTime(Date.now() + 60_000);
	storeDurably("a", { words });
	await waitForCopy();
}

async function clearWords(): Promise<void> {
	vi.setSystemTime(Date.now() + 60_000);
	clearDurably("a");
	await waitForCopy();
}

async function waitForCopy(): Promise<void> {
	await expect.poll(() => databases.items.get("a")).toBe(localStorage.getItem("a"));
}

/** Opens the browser again, which has what either has written of its disk by then. */
async function recoverWords(
	stored: object,
	written: ReadonlyMap<string, string>,
): Promise<unknown> {
	replaceBoth(stored, written);
	await recoverItems(() => true);
	return readWords();
}

function readWords(): unknown {
	return JSON.parse(localStorage.getItem("a") ?? "{}").words;
}

/** Copies what both hold by now. */
function copyBoth() {
	return { stored: { ...localStorage }, written: new Map(databases.items) };
}

test("the newer of the browser's storage and the copy counts, whichever was lost", async () => {
	const empty = copyBoth();
	await storeWords("one");
	const one = copyBoth();
	await storeWords("two");
	const two = copyBoth();
	expect(await recoverWords(empty.stored, two.written)).toBe("two");
	expect(await recoverWords(one.stored, two.written)).toBe("two");
	expect(await recoverWords(two.stored, one.written)).toBe("two");
	expect(await recoverWords(two.stored, empty.written)).toBe("two");
});

test("what was cleared does not come back, whichever was lost, at this start or a later one", async () => {
	await storeWords("one");
	const one = copyBoth();
	await storeWords("two");
	const two = copyBoth();
	await clearWords();
	const cleared = copyBoth();
	for (const { stored, written } of [
		{ stored: cleared.stored, written: two.written },
		{ stored: one.stored, written: cleared.written },
		cleared,
	]) {
		expect(await recoverWords(stored, written)).toBeUndefined();
		expect(Object.keys(localStorage)).toEqual([]);
		expect(await recoverWords(one.stored, databases.items)).toBeUndefined();
	}
});

test("what is typed after something was cleared is kept, whichever was lost", async () => {
	await storeWords("one");
	await clearWords();
	const cleared = copyBoth();
	await storeWords("two");
	const two = copyBoth();
	expect(await recoverWords(cleared.stored, two.written)).toBe("two");
	expect(await recoverWords(two.stored, cleared.written)).toBe("two");
});

test("items that are not meant stay, and the mark of what was cleared is deleted after a day", async () => {
	await storeWords("one");
	await clearWords();
	const cleared = copyBoth();
	await recoverItems(() => false);
	expect(copyBoth()).toEqual(cleared);
	await recoverItems(() => true);
	expect([...databases.items.keys()]).toEqual(["a"]);
	vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
	await recoverItems(() => true);
	expect([...databases.items.keys()]).toEqual([]);
});

test("with a full storage, the copy still brings back what is typed, and not what is cleared", async () => {
	await storeWords("one");
	const one = copyBoth();
	vi.spyOn(FakeStorage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("Full", "QuotaExceededError");
	});
	vi.setSystemTime(Date.now() + 60_000);
	expect(storeDurably("a", { words: "two" })).toBe(false);
	await expect.poll(() => databases.items.get("a")).toContain("two");
	const two = copyBoth();
	vi.setSystemTime(Date.now() + 60_000);
	clearDurably("a");
	expect(readWords()).toBeUndefined();
	await expect.poll(() => databases.items.get("a")).not.toContain("two");
	const cleared = copyBoth();
	vi.restoreAllMocks();
	expect(await recoverWords(two.stored, two.written)).toBe("two");
	expect(await recoverWords(cleared.stored, cleared.written)).toBeUndefined();
	expect(await recoverWords(one.stored, cleared.written)).toBeUndefined();
});

test("of what is typed faster than a disk writes, the last is copied", async () => {
	for (const words of ["one", "two", "three"]) {
		storeDurably("a", { words });
	}
	await waitForCopy();
});

test("a browser without a database stores what is typed", async () => {
	vi.stubGlobal("indexedDB", undefined);
	storeDurably("a", { words: "four" });
	await recoverItems(() => true);
	expect(readWords()).toBe("four");
});

test("what was cleared while the database fails does not come back from an older copy", async () => {
	await storeWords("one");
	const one = copyBoth();
	await clearWords();
	const cleared = copyBoth();
	replaceBoth(cleared.stored, one.written);
	vi.spyOn(databases, "open").mockImplementation(() => {
		throw new DOMException("The disk is full.", "UnknownError");
	});
	await recoverItems(() => true);
	expect(await recoverWords({ ...localStorage }, one.written)).toBeUndefined();
	expect(databases.items).toEqual(cleared.written);
	expect(Object.keys(localStorage)).toEqual([]);
});

test("a full storage that has room for the mark alone keeps it", async () => {
	await storeWords("one");
	const one = copyBoth();
	vi.spyOn(FakeStorage.prototype, "setItem").mockImplementation(function (
		this: FakeStorage,
		name,
		text,
	) {
		if (Object.keys(this).length > 0) {
			throw new DOMException("Full", "QuotaExceededError");
		}
		Reflect.set(this, name, text);
	});
	await clearWords();
	const { stored } = copyBoth();
	vi.restoreAllMocks();
	expect(await recoverWords(stored, one.written)).toBeUndefined();
});

test("a database that never answers is not waited for, and what it has comes back once it does", async () => {
	await storeWords("one");
	const { written } = copyBoth();
	replaceBoth({}, new Map());
	vi.useFakeTimers();
	vi.spyOn(databases, "open").mockReturnValue({} as ReturnType<FakeDatabases["open"]>);
	const isRestored = recoverItems(() => true);
	await vi.runAllTimersAsync();
	await isRestored;
	expect(readWords()).toBeUndefined();
	vi.useRealTimers();
	expect(await recoverWords({}, written)).toBe("one");
});
