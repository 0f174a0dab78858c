import { readdir, readFile, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { assetNames } from "./documentFacts.ts";
import { filesBelow } from "./files.ts";

/**
 * Removes what no page asks for: the framework's manifests, scripts and styles that are in no
 * document, and folders that are empty then.
 * @param root the folder of the site.
 * @param named scripts and styles that documents name: names of files in `assets`.
 */
export async function dropLeftovers(root: string, named: readonly string[]): Promise<void> {
	const files = await filesBelow(root);
	const needed = await reachableAssets(root, files.filter(isAsset), named);
	const leftovers = files.filter(
		(file) => file.startsWith(".vite/") || (isAsset(file) && !needed.has(file)),
	);
	await Promise.all(leftovers.map((file) => rm(join(root, file))));
	await dropEmptyFolders(root);
}

function isAsset(file: string): boolean {
	return /^assets\/[^/]+\.(?:js|css)$/.test(file);
}

/** Scripts and styles that a document names, and those that they name in turn. */
async function reachableAssets(
	root: string,
	assets: readonly string[],
	named: readonly string[],
): Promise<Set<string>> {
	const needed = new Set<string>();
	let names: readonly string[] = named;
	while (names.length > 0) {
		const found = assets.filter(
			(asset) => !needed.has(asset) && names.includes(asset.slice("assets/".length)),
		);
		const texts = await Promise.all(found.map((asset) => readFile(join(root, asset), "utf8")));
		for (const asset of found) {
			needed.add(asset);
		}
		names = texts.flatMap(assetNames);
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
