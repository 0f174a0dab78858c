import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { projectFolder } from "../machine/files.ts";
import { UserError } from "../machine/userError.ts";
import { type BuildManifest, parseManifest } from "./manifest.ts";

/** Entries of a build folder. */
const buildEntries = new Set(["client", "hosts", "manifest.json"]);

/**
 * Makes sure that a build may replace a folder: it is absent, empty or an earlier build.
 * @param folder its path.
 * @throws UserError when the folder holds anything else, which the build would remove.
 */
export function requireBuildFolder(folder: string): void {
	const other = existsSync(folder) && readdirSync(folder).find((name) => !buildEntries.has(name));
	if (other) {
		throw new UserError(
			`${folder} holds ${other}, which is not part of a build and would be removed. Set BUILD_DIRECTORY to a new folder, or leave it unset for dist.`,
		);
	}
}

/**
 * Opens a finished build for serving.
 * @param directory the build's folder, relative to the project: `dist`.
 * @returns the folder to serve and the manifest for it.
 * @throws UserError, one line with the remedy, when the build is missing or incomplete.
 */
export function openBuild(directory: string): { root: string; manifest: BuildManifest } {
	const folder = resolve(projectFolder, directory);
	const root = join(folder, "client");
	if (!existsSync(join(root, "index.html"))) {
		throw new UserError(`There is no built site in ${directory}/client. Run: npm run build`);
	}
	const source = `${directory}/manifest.json`;
	let manifest: unknown;
	try {
		manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
	} catch {
		throw new UserError(`${source} is missing or broken. Run: npm run build`);
	}
	return { root, manifest: parseManifest(manifest, source) };
}
