import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listRemovals } from "../../../desk/server/entries/keptRemovals.ts";
import { createBlankEntry, readEntry } from "../../../desk/server/entries/readEntry.ts";
import { removeEntry, restoreEntry } from "../../../desk/server/entries/removals.ts";
import { checkForm, saveForm } from "../../../desk/server/entries/saveForm.ts";
import { readPicture, stageUpload } from "../../../desk/server/entries/uploads.ts";
import { getPreviewFolder } from "../../../desk/server/workspace/mirror.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import type { Entry, FormValues } from "../../../desk/shared/api.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

// What the desk refuses loses nothing. No repository is needed for that.

const copy = makeRestoredCopy();
const { root } = copy;

test("a slip in a form leaves the page as it was before it", async () => {
	const workspace = new Workspace(root);
	const path = copy.listFiles("team").find((file) => file.endsWith(".yaml")) ?? "?";
	const { kind, version, data } = readEntry(root, path) as Entry;
	const type = (changed: FormValues) =>
		checkForm(workspace, { path, kind, version, data: { ...data, ...changed } });
	const readPreview = () => copy.read(join(getPreviewFolder(""), path));
	expect(await type({ line: "Typed well." })).toMatchObject({ isShown: true, issues: [] });
	expect(readPreview()).toContain("Typed well.");
	expect(await type({ line: "Typed badly.", name: "" })).toMatchObject({ isShown: false });
	expect(readPreview()).toContain("Typed well.");
	expect(readPreview()).not.toContain("Typed badly.");
});

test("a dropped picture is still there after a save that was refused", async () => {
	const workspace = new Workspace(root);
	const bytes = await sharp({
		create: { width: 800, height: 1000, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const { name } = await stageUpload(root, { kind: "person", fileName: "jo-hall.jpg", bytes });
	const { kind, data } = createBlankEntry(root, "person");
	const save = (line: string) =>
		saveForm(workspace, {
			...{ path: "", kind, version: "" },
			data: {
				...data,
				...{ name: "Jo Hall", title: "Trainer", line, portrait: name },
				bio: "Jo has taught in practices of every size.",
			},
		});
	await expect(save("")).rejects.toThrow("Nothing was saved yet.");
	expect(readPicture(root, "person", name)).toEqual(bytes);
	await save("Begins with the work on your desk.");
	expect(existsSync(join(root, "content/team", name))).toBe(true);
});

test("what could not be brought back, since somebody changed a file meanwhile, is still kept", async () => {
	const path = copy.getFile("benefits");
	const { version } = readEntry(root, path) as Entry;
	const workspace = new Workspace(root);
	const { id } = await removeEntry(workspace, { path, version, redirect: "/pricing" });
	const interrupted = new Workspace(root);
	interrupted.findNewIssues = async () => {
		appendFileSync(join(root, "content/redirects.yaml"), "# By somebody else.\n");
		return [];
	};
	await expect(restoreEntry(interrupted, id)).rejects.toThrow(/has changed since/);
	expect(listRemovals(root).map((removal) => removal.id)).toEqual([id]);
	expect(await restoreEntry(workspace, id)).toEqual({ path });
});
