import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createBlankEntry, readEntry } from "../../../desk/server/entries/readEntry.ts";
import { checkForm, saveForm } from "../../../desk/server/entries/saveForm.ts";
import { listRemovals } from "../../../desk/server/removals/keptRemovals.ts";
import { removeEntry } from "../../../desk/server/removals/removeEntry.ts";
import { restoreEntry } from "../../../desk/server/removals/restoreEntry.ts";
import { readPicture, stageUpload } from "../../../desk/server/uploads/uploads.ts";
import { getPreviewFolder } from "../../../desk/server/workspace/previewFolder.ts";
import { Workspace } from "../../../desk/server/workspace/workspace.ts";
import type { Entry } from "../../../desk/shared/api/entries.ts";
import type { FieldValues } from "../../../desk/shared/api/forms.ts";
import { createPhoto } from "../../fixtures/pictures.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

// What the desk refuses loses nothing. No repository is needed for that.

const copy = makeRestoredCopy();
const { root } = copy;

test("a slip in a form leaves the page as it was before it", async () => {
	const workspace = new Workspace(root);
	const path = copy.listFiles("team").find((file) => file.endsWith(".yaml")) ?? "?";
	const { kind, version, data } = readEntry(root, path) as Entry;
	const type = (changed: FieldValues) =>
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
	const bytes = await createPhoto(800, 1000, "#357");
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

test("a camera's photograph is called what its person is when that is saved, also by a form sent twice", async () => {
	const workspace = new Workspace(root);
	const [bytes, another] = [
		await createPhoto(800, 1000, "#375"),
		await createPhoto(800, 1000, "#753"),
	];
	const stage = (title: string, bytes: Buffer) =>
		stageUpload(root, { kind: "person", fileName: "IMG_2041.JPG", title, bytes });
	const { name: portrait } = await stage("Jo Hall", bytes);
	// Somebody else's, who waits for another form.
	const others = await stage("Priya Raman", another);
	const { kind, data } = createBlankEntry(root, "person");
	const words = {
		title: "Trainer",
		line: "Begins with your work.",
		bio: "Of practices of every size.",
	};
	const save = (name: string, line = words.line) =>
		saveForm(workspace, {
			...{ path: "", kind, version: "" },
			data: { ...data, ...words, name, line, portrait },
		});
	await expect(save("Jo Hall", "")).rejects.toThrow("Nothing was saved yet.");
	for (const _ of ["the first response is lost", "so it is sent again"]) {
		expect(await save("Priya Raman")).toEqual({ path: "content/team/priya-raman.yaml" });
		expect(copy.get("content/team/priya-raman.yaml", ["portrait"])).toBe("priya-raman-2.jpg");
	}
	expect(readPicture(root, "person", "priya-raman-2.jpg")).toEqual(bytes);
	expect(readPicture(root, "person", others.name)).toEqual(another);
	expect(existsSync(join(root, "content/team", portrait))).toBe(false);
	// The form that was open during the save shows it too.
	expect(readPicture(root, "person", portrait)).toEqual(bytes);
});

test("the pictures of an article keep their places when it gets another title before it is saved", async () => {
	const workspace = new Workspace(root);
	const colours = ["#375", "#753"];
	const pictures: Buffer[] = [];
	const names: string[] = [];
	for (const colour of colours) {
		const bytes = await createPhoto(800, 1000, colour);
		const upload = { kind: "article", fileName: "IMG_7.JPG", title: "A first title", bytes };
		pictures.push(bytes);
		names.push((await stageUpload(root, upload)).name);
	}
	const path = copy.listFiles("articles")[0] ?? "?";
	const { kind, version, data } = readEntry(root, path) as Entry;
	const markdown = `${data.markdown}\n\n![One](${names[0]})\n\n![Two](${names[1]} "Two")\n`;
	await saveForm(workspace, {
		...{ path, kind, version },
		data: { ...data, title: "Another title", markdown },
	});
	expect(copy.read(path)).toContain(
		'![One](another-title.jpg)\n\n![Two](another-title-2.jpg "Two")',
	);
	for (const [index, name] of ["another-title.jpg", "another-title-2.jpg"].entries()) {
		expect(readFileSync(join(root, "content/articles/pictures", name))).toEqual(pictures[index]);
	}
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
	expect(await restoreEntry(workspace, id)).toEqual({ path, changedSince: [] });
});
