import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Issue } from "../../../content-model/index.ts";
import { getVersion, readContent } from "../../../desk/server/content/files/contentFiles.ts";
import { getPreviewFolder } from "../../../desk/server/records/folders.ts";
import { Refusal } from "../../../desk/server/refusals/refusal.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

// What every change of the content has in common, whoever makes it.

const copy = makeRestoredCopy();
const { root } = copy;
const path = copy.getFile("benefits");

/** Creates the write that puts another text in place of the title of a benefit. */
function createTitleWrite(title: string) {
	const before = readContent(root, path);
	const text = String(before).replace(/^title: .*/m, `title: ${title}`);
	return { path, bytes: Buffer.from(text), baseVersion: getVersion(before) };
}

const readPreview = () => copy.read(join(getPreviewFolder(""), path));

test("what is saved is in its file and on the page", async () => {
	await new Workspace(root).save({
		createWrites: () => [createTitleWrite("Nothing to install")],
		carryOut: (writeAll) => writeAll(),
	});
	expect(copy.read(path)).toContain("Nothing to install");
	expect(readPreview()).toContain("Nothing to install");
});

test("what is saved is saved, also where the page cannot follow it", async () => {
	const folder = getPreviewFolder(root);
	const save = new Workspace(root).save({
		createWrites: () => [createTitleWrite("Nothing to pay")],
		carryOut: (writeAll) => {
			writeAll();
			rmSync(folder, { recursive: true, force: true });
			writeFileSync(folder, "in the way");
			return "saved";
		},
	});
	onTestFinished(() => rmSync(folder));
	expect((await save).result).toBe("saved");
	expect(copy.read(path)).toContain("Nothing to pay");
});

test("what is saved is saved, also where Git cannot be read", async () => {
	const repository = join(root, ".git");
	writeFileSync(repository, "broken");
	onTestFinished(() => rmSync(repository));
	const { written } = await new Workspace(root).save({
		createWrites: () => [createTitleWrite("Nothing to learn")],
		carryOut: (writeAll) => writeAll(),
	});
	expect(copy.read(path)).toContain("Nothing to learn");
	expect(written).toMatchObject([{ path, wasPublished: false }]);
});

test("a change that the content cannot have is refused, and does nothing", async () => {
	const workspace = new Workspace(root);
	await workspace.refreshPreview();
	const before = copy.read(path);
	const done: string[] = [];
	const refusal = new Refusal("invalid", "It cannot be.");
	const change = {
		createWrites: () => [createTitleWrite('""')],
		refuse: (issues: readonly Issue[]) => (issues.length > 0 ? refusal : undefined),
		carryOut: () => void done.push("written"),
	};
	await expect(workspace.save(change)).rejects.toBe(refusal);
	expect([done, copy.read(path), readPreview()]).toEqual([[], before, before]);
});

test("what the person has not seen is looked for before the check and after it", async () => {
	const workspace = new Workspace(root);
	const seen = copy.read(path);
	const check = workspace.findNewIssues.bind(workspace);
	let checks = 0;
	workspace.findNewIssues = async (writes) => {
		checks++;
		appendFileSync(join(root, path), "# By somebody else.\n");
		return check(writes);
	};
	const save = () =>
		workspace.save({
			requireCurrent: () => {
				if (copy.read(path) !== seen) {
					throw new Refusal("changed", "Look at it again.");
				}
			},
			createWrites: () => [createTitleWrite("Nothing to install")],
			carryOut: (writeAll) => writeAll(),
		});
	await expect(save()).rejects.toThrow("Look at it again.");
	await expect(save()).rejects.toThrow("Look at it again.");
	expect(checks).toBe(1);
	expect(copy.read(path)).toBe(`${seen}# By somebody else.\n`);
});
