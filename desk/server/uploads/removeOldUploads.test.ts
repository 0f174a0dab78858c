import { existsSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPhoto } from "../../../tests/fixtures/pictures.ts";
import { makeRestoredCopy } from "../../../tests/fixtures/restoredCopy.ts";
import { removeOldUploads } from "./removeOldUploads.ts";
import { readPicture, stageUpload } from "./uploads.ts";

const { root } = makeRestoredCopy();

test("a picture that no form has shown for long goes, and the next one gets its name", async () => {
	const stage = async (title: string) => {
		const bytes = await createPhoto(480, 580, "#357");
		const upload = { kind: "person", fileName: "IMG_7.JPG", title, bytes };
		return (await stageUpload(root, upload)).name;
	};
	const [forgotten, shown] = [await stage("Ada Hall"), await stage("Jo Hall")];
	const uploads = join(root, ".cache/desk/uploads");
	const longAgo = new Date(Date.now() - 100 * 24 * 3_600_000);
	for (const folder of ["content/team", "names/content/team"]) {
		for (const name of [forgotten, shown]) {
			utimesSync(join(uploads, folder, name), longAgo, longAgo);
		}
	}
	readPicture(root, "person", shown);
	removeOldUploads(root);
	expect(readPicture(root, "person", forgotten)).toBeUndefined();
	expect(existsSync(join(uploads, "names/content/team", forgotten))).toBe(false);
	expect(readPicture(root, "person", shown)).toBeDefined();
	// It still follows the title of its person.
	expect(existsSync(join(uploads, "names/content/team", shown))).toBe(true);
	expect(await stage("Ada Hall")).toBe(forgotten);
});
