import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file, creating its folders. @param to its path from the folder. */
export async function write(folder: string, to: string, data: string | Uint8Array): Promise<void> {
	const file = join(folder, to);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, data);
}
