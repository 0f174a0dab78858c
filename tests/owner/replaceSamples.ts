import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { ContentCopy } from "../fixtures/contentCopy.ts";

/** The field of each collection that says what an entry is called. */
const titleFields = { team: "name", benefits: "title", events: "title", testimonials: "company" };

/**
 * Does what `npm run launch` asks for: puts an entry of another name in place of each sample, and takes the mark
 * off words that are the owner's now.
 */
export function replaceSamples(copy: ContentCopy): void {
	for (const [folder, titleField] of Object.entries(titleFields)) {
		const files = copy.listFiles(folder).filter((file) => file.endsWith(".yaml"));
		const samples = files.filter((file) => copy.get(file, ["sample"]) === true);
		for (const [index, file] of samples.entries()) {
			copy.set(file, [titleField], `Own ${folder} ${index}`);
			renameEntry(copy, folder, basename(file, ".yaml"), `own-${folder}-${index}`);
		}
	}
	for (const file of listTexts(copy)) {
		copy.write(file, copy.read(file).replaceAll(/^ *sample: true\n|, sample: true/gm, ""));
	}
}

const listTexts = (copy: ContentCopy) => globSync("content/**/*.{md,yaml}", { cwd: copy.root });

/** Moves an entry to another file, with all that names it. An address that was public leads to the new one. */
function renameEntry(copy: ContentCopy, folder: string, slug: string, newSlug: string): void {
	const file = `content/${folder}/${slug}.yaml`;
	copy.write(`content/${folder}/${newSlug}.yaml`, copy.read(file));
	rmSync(join(copy.root, file));
	// In an address, as an author, and as the key of an event's own page.
	const name = new RegExp(`(?<=/${folder}/|author: |^  (?=${slug}: ))${slug}\\b`, "gm");
	for (const text of listTexts(copy)) {
		copy.write(text, copy.read(text).replaceAll(name, newSlug));
	}
	const path = `/${folder}/${slug}`;
	if (copy.read("content/published.txt").split("\n").includes(path)) {
		copy.set("content/redirects.yaml", ["redirects", path], `/${folder}/${newSlug}`);
	}
}
