import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { project } from "../../../../tests/fixtures/site.ts";
import { getVersion } from "./contentFiles.ts";
import { finishSave, WriteError, writeFiles } from "./writeFiles.ts";

const paths = ["content/redirects.yaml", "content/site.yaml"];
let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "desk-write-"));
	mkdirSync(join(root, "content"));
	for (const path of paths) {
		writeFileSync(join(root, path), "before");
	}
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const baseVersion = getVersion(Buffer.from("before"));
const readTexts = () => paths.map((path) => readFileSync(join(root, path), "utf8"));
const changes = paths.map((path) => ({ path, bytes: Buffer.from("after"), baseVersion }));

/** Keeps out of the terminal what is printed there of an error. */
function silencePrinting() {
	const print = vi.spyOn(console, "error").mockImplementation(() => {});
	onTestFinished(() => print.mockRestore());
}

test("a disk that is full leaves every file as it was", () => {
	silencePrinting();
	let writes = 0;
	const full = {
		write: (file: string, bytes: Buffer) => {
			writeFileSync(file, bytes.subarray(0, 3));
			writes += 1;
			if (writes > 1) {
				throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
			}
		},
		rename: () => expect.fail("Nothing takes a place on a full disk."),
	};
	expect(() => writeFiles(root, changes, full)).toThrow(
		expect.objectContaining({
			problem: "unwritable",
			message: "The disk is full. Make room, then try again.",
		}),
	);
	expect(readTexts()).toEqual(["before", "before"]);
	expect(existsSync(join(root, ".desk/saving"))).toBe(false);
});

test("a save whose journal cannot take its place never happened, and leaves nothing behind", () => {
	silencePrinting();
	const failing = {
		write: writeFileSync,
		rename: () => {
			throw new Error("EACCES: permission denied");
		},
	};
	expect(() => writeFiles(root, changes, failing)).toThrow(WriteError);
	expect(readTexts()).toEqual(["before", "before"]);
	expect(existsSync(join(root, ".desk/saving"))).toBe(false);
});

/** Saves in a program of its own that is killed as it puts a file in place. @returns what the files say. */
function runKilledAt(rename: number): string[] {
	const program = `
		import { renameSync, writeFileSync } from "node:fs";
		import { writeFiles } from "./desk/server/content/files/writeFiles.ts";
		let renames = 0;
		writeFiles(${JSON.stringify(root)}, ${JSON.stringify(paths)}.map((path) => ({ path, bytes: Buffer.from("after"), baseVersion: "${baseVersion}" })), {
			write: writeFileSync,
			rename(from, to) {
				renames += 1;
				if (renames === ${rename}) process.kill(process.pid, "SIGKILL");
				renameSync(from, to);
			},
		});`;
	const options = { cwd: project, stdio: "ignore" } as const;
	const run = spawnSync(process.execPath, ["--input-type=module", "--eval", program], options);
	expect(run.signal).toBe("SIGKILL");
	return readTexts();
}

test("a save that was killed before it was decided never happened", () => {
	expect(runKilledAt(1)).toEqual(["before", "before"]);
	finishSave(root);
	expect(readTexts()).toEqual(["before", "before"]);
});

test("a save that was killed half way is finished at the next start", () => {
	expect(runKilledAt(3)).toEqual(["after", "before"]);
	finishSave(root);
	expect(readTexts()).toEqual(["after", "after"]);
	finishSave(root);
	expect(readTexts()).toEqual(["after", "after"]);
});

/** A disk on which the second file cannot be put in place. */
const failingDisk = {
	write: writeFileSync,
	rename: (from: string, to: string) => {
		if (to.endsWith(paths[1] ?? "")) {
			throw new Error("EACCES: permission denied");
		}
		renameSync(from, to);
	},
};

test("a save whose files could not be put in place is finished before the next, and not forgotten", () => {
	expect(() => writeFiles(root, changes, failingDisk)).toThrow("EACCES");
	expect(readTexts()).toEqual(["after", "before"]);
	const other = { path: "content/destinations.yaml", bytes: Buffer.from("other"), baseVersion: "" };
	writeFiles(root, [other]);
	expect(readTexts()).toEqual(["after", "after"]);
	expect(readFileSync(join(root, other.path), "utf8")).toBe("other");
});

test("a save that is finished later leaves what somebody has changed since", () => {
	expect(runKilledAt(3)).toEqual(["after", "before"]);
	writeFileSync(join(root, paths[1] ?? ""), "by hand");
	expect(finishSave(root)).toEqual([expect.stringMatching(skipped)]);
	expectKept();
	expect(readTexts()).toEqual(["after", "by hand"]);
	expect(finishSave(root)).toEqual([]);
});

/** What says that the second file was left to somebody else. */
const skipped = /content\/site\.yaml was changed .* kept in \.desk\/skipped\//;

/** Expects that what was saved of the second file is kept. */
function expectKept() {
	const folder = join(root, ".desk/skipped");
	const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
	expect(texts).toEqual(["after"]);
}

test("what somebody has changed since a save was interrupted is said before the next save is made", () => {
	expect(runKilledAt(3)).toEqual(["after", "before"]);
	writeFileSync(join(root, paths[1] ?? ""), "by hand");
	const next = { path: "content/destinations.yaml", bytes: Buffer.from("next"), baseVersion: "" };
	expect(() => writeFiles(root, [next])).toThrow(
		expect.objectContaining({ problem: "changed", message: expect.stringMatching(skipped) }),
	);
	expectKept();
	expect(existsSync(join(root, next.path))).toBe(false);
	writeFiles(root, [next]);
	expect(readTexts()).toEqual(["after", "by hand"]);
});

/** A disk on which somebody changes the second file by hand, in one moment of a save. @param file of the desk in that moment */
function createSharedDisk(file: string) {
	const byHand = (name: string) => {
		if (name.endsWith(file)) {
			writeFileSync(join(root, paths[1] ?? ""), "by hand");
		}
	};
	return {
		write: (name: string, bytes: Buffer) => {
			writeFileSync(name, bytes);
			byHand(name);
		},
		rename: (from: string, to: string) => {
			renameSync(from, to);
			byHand(to);
		},
	};
}

test("no file of a set is written if one changes while they are staged", () => {
	const disk = createSharedDisk("journal.json.new");
	expect(() => writeFiles(root, changes, disk)).toThrow(
		expect.objectContaining({ problem: "changed" }),
	);
	expect(readTexts()).toEqual(["before", "by hand"]);
	expect(existsSync(join(root, ".desk/saving"))).toBe(false);
});

test("a file that changes in the moment in which a save is carried out is left so, and what was saved is kept", () => {
	// No WriteError: the other file is written.
	expect(() => writeFiles(root, changes, createSharedDisk("journal.json"))).toThrow(
		expect.objectContaining({ name: "DeskError", message: expect.stringMatching(skipped) }),
	);
	expectKept();
	expect(readTexts()).toEqual(["after", "by hand"]);
	expect(existsSync(join(root, ".desk/saving"))).toBe(false);
});

test("no file of a set is written if one of them has changed in the meantime", () => {
	writeFileSync(join(root, paths[1] ?? ""), "by hand");
	expect(() => writeFiles(root, changes)).toThrow(
		expect.objectContaining({
			problem: "changed",
			message: expect.stringContaining(paths[1] ?? ""),
		}),
	);
	expect(readTexts()).toEqual(["before", "by hand"]);
	const blank = { path: paths[0] ?? "", bytes: Buffer.from("mine"), baseVersion: "" };
	expect(() => writeFiles(root, [blank])).toThrow(expect.objectContaining({ problem: "taken" }));
	expect(readTexts()).toEqual(["before", "by hand"]);
});

test("a save replaces, adds and removes files, and leaves nothing of its own behind", () => {
	const added = { path: "content/destinations.yaml", bytes: Buffer.from("new"), baseVersion: "" };
	const removed = { path: paths[1] ?? "", bytes: undefined, baseVersion };
	writeFiles(root, [...changes.slice(0, 1), removed, added]);
	expect(readFileSync(join(root, paths[0] ?? ""), "utf8")).toBe("after");
	expect(readFileSync(join(root, added.path), "utf8")).toBe("new");
	expect(existsSync(join(root, removed.path))).toBe(false);
	expect(existsSync(join(root, ".desk/saving"))).toBe(false);
});

test("what is saved once more, as it is in the file already, is no change by somebody else", () => {
	writeFiles(root, changes);
	writeFiles(root, changes);
	expect(readTexts()).toEqual(["after", "after"]);
});

test("a save is finished too of which a file had stayed as it was", () => {
	const same = { path: paths[0] ?? "", bytes: Buffer.from("before"), baseVersion };
	expect(() => writeFiles(root, [same, ...changes.slice(1)], failingDisk)).toThrow("EACCES");
	finishSave(root);
	expect(readTexts()).toEqual(["before", "after"]);
});
