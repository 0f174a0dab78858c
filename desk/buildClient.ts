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
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../machine/files.ts";

const sourceFolder = join(projectFolder, "desk/browser");

/** Time for which a client is kept after its sources change, in milliseconds: a desk may still serve it. */
const maxClientAge = 7 * 24 * 3_600_000;

/** Gets the folder of the built client: each state of its sources has one, since several desks may run at once. */
export function getClientFolder(): string {
	return join(projectFolder, ".cache/desk/client", hashFiles(listClientSources()));
}

/** Lists the files of every folder that the client is bundled from. */
export function listClientSources(): string[] {
	const sources = [
		"desk/{browser,preview,shared}/**/*.{ts,tsx,css,html}",
		"content-model/**/*.ts",
		"grid/**/*.ts",
	];
	return globSync(sources, { cwd: projectFolder, exclude: ["**/*.test.ts"] });
}

/**
 * Builds the client as its `vite.config.ts` says, unless it has been built from the same sources before.
 * @param folder to write. It appears once complete: several desks may start at the same time.
 */
export async function buildClient(folder: string): Promise<void> {
	if (existsSync(folder)) {
		return;
	}
	removeOldClients(dirname(folder));
	const outDir = `${folder}-${process.pid}`;
	// In a process of its own: the desk would keep the memory of the bundler for as long as it runs.
	await promisify(execFile)(process.execPath, [
		join(projectFolder, "node_modules/.bin/vite"),
		...["build", "--config", join(sourceFolder, "vite.config.ts"), "--outDir", outDir],
	]);
	try {
		renameSync(outDir, folder);
	} catch (error) {
		rmSync(outDir, { recursive: true });
		// Another desk finished first.
		if (!existsSync(folder)) {
			throw error;
		}
	}
}

/** Clients of sources that have changed long since. Another checkout has a cache of its own. */
function removeOldClients(cache: string): void {
	for (const name of existsSync(cache) ? readdirSync(cache) : []) {
		const age = Date.now() - statSync(join(cache, name)).mtimeMs;
		if (age > maxClientAge) {
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
