import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { finishSave, writeChanges } from "../../../desk/server/writeChanges.ts";
import { project } from "../../fixtures/site.ts";

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

const texts = () => paths.map((path) => readFileSync(join(root, path), "utf8"));
const changes = paths.map((path) => ({ path, bytes: Buffer.from("after") }));

test("a disk that is full leaves every file as it was", () => {
	let writes = 0;
	const full = {
		write: (file: string, bytes: Buffer) => {
			writeFileSync(file, bytes.subarray(0, 3));
			writes += 1;
			if (writes > 1) {
				throw new Error("ENOSPC: no space left on device");
			}
		},
		rename: () => expect.fail("Nothing takes a place on a full disk."),
	};
	expect(() => writeChanges(root, changes, full)).toThrow("Nothing was saved");
	expect(texts()).toEqual(["before", "before"]);
	expect(existsSync(join(root, ".cache/desk/saving"))).toBe(false);
});

/** Saves in a program of its own that is killed as it puts a file in place. @returns what the files say. */
function killedAt(rename: number): string[] {
	const program = `
		import { renameSync, writeFileSync } from "node:fs";
		import { writeChanges } from "./desk/server/writeChanges.ts";
		let renames = 0;
		writeChanges(${JSON.stringify(root)}, ${JSON.stringify(paths)}.map((path) => ({ path, bytes: Buffer.from("after") })), {
			write: writeFileSync,
			rename(from, to) {
				renames += 1;
				if (renames === ${rename}) process.kill(process.pid, "SIGKILL");
				renameSync(from, to);
			},
		});`;
	expect(() =>
		execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
			cwd: project,
			stdio: "ignore",
		}),
	).toThrow();
	return texts();
}

test("a save that was killed before it was decided never happened", () => {
	expect(killedAt(1)).toEqual(["before", "before"]);
	finishSave(root);
	expect(texts()).toEqual(["before", "before"]);
});

test("a save that was killed half way is finished at the next start", () => {
	expect(killedAt(3)).toEqual(["after", "before"]);
	finishSave(root);
	expect(texts()).toEqual(["after", "after"]);
	finishSave(root);
	expect(texts()).toEqual(["after", "after"]);
});
