import { mkdir, readdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";

/** Every file below a folder, sorted, as paths from that folder with forward slashes. */
export async function filesBelow(root: string): Promise<string[]> {
	const entries = await readdir(root, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.sort();
}

/** The file of a page's document, from the folder of the site. */
export function documentFile(path: string): string {
	return path === "/" ? "index.html" : `${path}.html`;
}

/** Writes a file, and the folders it stands in. @param path from the folder. */
export async function write(
	folder: string,
	path: string,
	content: string | Uint8Array,
): Promise<void> {
	const file = join(folder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, content);
}

/** Does something with all items, a few at once: those that wait leave the processor to the others. */
export async function forEach<Item>(
	items: Iterable<Item>,
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const concurrency = 2 * availableParallelism();
	await Readable.from(items).forEach(work, { concurrency });
}
