import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/**
 * Every file below a folder, sorted, as paths from that folder with forward slashes.
 * @param root the folder.
 */
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
