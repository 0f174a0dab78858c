import { readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever a program was started from. */
export const projectFolder = fileURLToPath(new URL("..", import.meta.url));

/** Lists every file below a folder, sorted, as paths from that folder with forward slashes. */
export function listFiles(root: string): string[] {
	return readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.sort();
}

/** Writes a file below a folder, and creates the folders between. @param path from the folder. */
export async function writeToFolder(
	folder: string,
	path: string,
	data: string | Uint8Array,
): Promise<void> {
	const file = join(folder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, data);
}
