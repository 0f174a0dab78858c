import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressFiles } from "../deploy/build/compress.ts";
import { projectFolder } from "../deploy/buildFolder.ts";
import type { MeasuredPage } from "./types.ts";

/**
 * Builds the site as `npm start` does.
 * @param directory the build's folder, relative to the project.
 * @param stubsOrigin where the stubs of outside services answer.
 * @throws Error when the build fails; its message is on the terminal by then.
 */
export function buildSite(directory: string, stubsOrigin: string): void {
	const { status } = spawnSync(process.execPath, ["scripts/build.ts"], {
		cwd: projectFolder,
		env: { ...process.env, BUILD_DIRECTORY: directory, STUBS_ORIGIN: stubsOrigin },
		stdio: ["ignore", "ignore", "inherit"],
	});
	if (status !== 0) {
		throw new Error("The build failed: see its message above.");
	}
}

/** The least a page can be: what every page of the site is compared with. */
const oneLine = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line of text.\n`;

/**
 * Writes a build folder with a page of one line and no styles, for the same server.
 * @param directory relative to the project.
 */
export async function writeFloor(directory: string): Promise<void> {
	const folder = join(projectFolder, directory);
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(join(folder, "client"), { recursive: true });
	writeFileSync(join(folder, "client/index.html"), oneLine);
	writeFileSync(
		join(folder, "manifest.json"),
		JSON.stringify({
			styleHashes: [],
			scriptHashes: [],
			frameOrigins: [],
			ownForms: false,
			redirects: [],
		}),
	);
	await compressFiles(join(folder, "client"));
}

/** No visitor asks for these by name: one stands for all addresses that do not exist, see below. */
const errorDocument = /(?:^|\/)(?:404|500)\.html$/;

/**
 * Lists every page of a build in the order of the alphabet, and an address that does not exist.
 * @param directory the build's folder, relative to the project.
 */
export function measuredPages(directory: string): MeasuredPage[] {
	const client = join(projectFolder, directory, "client");
	const pages = readdirSync(client, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".html") && !errorDocument.test(file))
		.map((file) => {
			const path = `/${file.replace(/(?:^index)?\.html$/, "")}`;
			return {
				path,
				interactive: readFileSync(join(client, file), "utf8").includes("data-island"),
				longText: /^\/blog\/[^/]+$/.test(path) || path === "/partner-referral-agreement",
				notFound: false,
			};
		})
		.sort((one, other) => (one.path < other.path ? -1 : 1));
	return [...pages, { path: "/no-such-page", interactive: false, longText: false, notFound: true }];
}
