import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuildCache, sweepCache } from "../../../deploy/build/cache.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "mallee-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a new run of a build gets from the folder; `made` where it has to make it. */
function ask(inputs: readonly string[]): string {
	return Buffer.from(new BuildCache(folder).result(inputs, () => Buffer.from("made"))).toString();
}

/** Every entry of the folder. */
function entries(): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

test("a result is made once, and found by later runs as it was", () => {
	new BuildCache(folder).result(["a"], () => Buffer.from("first"));
	expect(ask(["a"])).toBe("first");
});

test("another input is another result, also where the texts run together alike", () => {
	new BuildCache(folder).result(["ab", "c"], () => Buffer.from("first"));
	expect(ask(["a", "bc"])).toBe("made");
	expect(ask(["abc"])).toBe("made");
});

test.each([
	["cut short", (entry: Buffer) => entry.subarray(0, -1)],
	["empty", () => Buffer.alloc(0)],
	["changed in one bit", (entry: Buffer) => entry.fill(entry.readUInt8(40) ^ 1, 40, 41)],
	["longer", (entry: Buffer) => Buffer.concat([entry, Buffer.from("!")])],
])("an entry that is %s is made anew", (_how, damage) => {
	new BuildCache(folder).result(["a"], () => Buffer.from("a result of some length"));
	for (const entry of entries()) {
		writeFileSync(entry, damage(readFileSync(entry)));
	}
	expect(ask(["a"])).toBe("made");
	expect(ask(["a"])).toBe("made");
	expect(entries()).toHaveLength(1);
});

test("a sweep leaves what the last build used", () => {
	new BuildCache(folder).result(["old"], () => Buffer.from("old"));
	const cache = new BuildCache(folder);
	cache.result(["new"], () => Buffer.from("new"));
	sweepCache(folder, cache.takeUse());
	expect(ask(["new"])).toBe("new");
	expect(ask(["old"])).toBe("made");
});
