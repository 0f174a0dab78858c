import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
	existsSync,
	globSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../../machine/files.ts";

/** Something that the desk bundles before it serves it. */
export interface Bundle {
	/** The name of its folder in the cache. */
	readonly name: string;
	/** Patterns of the files that it is made of, from the project's folder. */
	readonly inputs: readonly string[];
	/** The arguments of Vite that bundle it, and variables of its environment. @param folder to write */
	readonly getCommand: (folder: string) => {
		readonly args: readonly string[];
		readonly env: NodeJS.ProcessEnv;
	};
}

/** Time for which a bundle is kept after a desk has last begun with it, in milliseconds: it may still serve it. */
const maxBundleAge = 7 * 24 * 3_600_000;

/** The bundler takes what it is given: without limits, a third more. */
const memoryLimits = ["--max-semi-space-size=4", "--max-old-space-size=300"];

/** Gets the folder of a bundle: each state of its inputs has one, since several desks may run at once. */
export function getBundleFolder({ name, inputs }: Bundle): string {
	return join(projectFolder, ".cache/desk", name, hashFiles(listInputs(inputs)));
}

/** Lists the files that some patterns name. */
export function listInputs(patterns: readonly string[]): string[] {
	return globSync([...patterns], { cwd: projectFolder, exclude: ["**/*.test.ts"] });
}

/**
 * Bundles what is not bundled yet from the same inputs.
 * @param folder of the bundle. It appears once it is complete: several desks may start at the same time.
 * @returns the folder.
 */
export async function bundleOnce(
	bundle: Bundle,
	folder = getBundleFolder(bundle),
): Promise<string> {
	if (existsSync(folder)) {
		const now = new Date();
		utimesSync(folder, now, now);
		return folder;
	}
	removeOldBundles(dirname(folder));
	const unfinished = `${folder}-${process.pid}`;
	const { args, env } = bundle.getCommand(unfinished);
	// In a process of its own: this one would keep the memory of the bundler for as long as it runs.
	await promisify(execFile)(
		process.execPath,
		[...memoryLimits, join(projectFolder, "node_modules/.bin/vite"), "build", ...args],
		{ cwd: projectFolder, env: { ...process.env, ...env } },
	);
	try {
		renameSync(unfinished, folder);
	} catch (error) {
		rmSync(unfinished, { recursive: true });
		// Another desk finished first.
		if (!existsSync(folder)) {
			throw error;
		}
	}
	return folder;
}

/** Removes bundles with which no desk has begun for long. Another checkout has a cache of its own. */
function removeOldBundles(cache: string): void {
	for (const name of existsSync(cache) ? readdirSync(cache) : []) {
		const age = Date.now() - statSync(join(cache, name)).mtimeMs;
		if (age > maxBundleAge) {
			rmSync(join(cache, name), { recursive: true, force: true });
		}
	}
}

function hashFiles(files: readonly string[]): string {
	const hash = createHash("sha256");
	for (const file of [...files.toSorted(), "package-lock.json"]) {
		hash.update(file).update(readFileSync(join(projectFolder, file)));
	}
	return hash.digest("hex").slice(0, 16);
}
