import { readdir, readFile, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "./files.ts";

/**
 * Removes what no page asks for: the framework's manifests, scripts and styles that are in no
 * document, and folders that are empty then.
 * @param root the folder of the site.
 */
export async function dropLeftovers(root: string): Promise<void> {
	const files = await filesBelow(root);
	const needed = await reachableAssets(root, files);
	const leftovers = files.filter(
		(file) =>
			file.startsWith(".vite/") || (/^assets\/[^/]+\.(?:js|css)$/.test(file) && !needed.has(file)),
	);
	await Promise.all(leftovers.map((file) => rm(join(root, file))));
	await dropEmptyFolders(root);
}

/** Scripts and styles that a document names, and those that they name in turn. */
async function reachableAssets(root: string, files: readonly string[]): Promise<Set<string>> {
	const assets = files.filter((file) => /^assets\/[^/]+\.(?:js|css)$/.test(file));
	const needed = new Set<string>();
	const unread = files.filter((file) => file.endsWith(".html"));
	for (let file = unread.pop(); file !== undefined; file = unread.pop()) {
		const text = await readFile(join(root, file), "utf8");
		for (const asset of assets) {
			const name = asset.slice("assets/".length);
			if (!needed.has(asset) && text.includes(name)) {
				needed.add(asset);
				unread.push(asset);
			}
		}
	}
	return needed;
}

async function dropEmptyFolders(folder: string): Promise<void> {
	for (const entry of await readdir(folder, { withFileTypes: true })) {
		if (entry.isDirectory()) {
			await dropEmptyFolders(join(folder, entry.name));
		}
	}
	if ((await readdir(folder)).length === 0) {
		await rmdir(folder);
	}
}
