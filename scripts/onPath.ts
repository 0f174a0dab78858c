import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program of that name in the folders of PATH. */
export function onPath(name: string): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
	return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
