import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "./files.ts";

/**
 * What a bundle is made of: the site's code, the configuration in the project's folder, and what npm
 * installed. tests/unit/build/bundle.test.ts keeps imports inside.
 */
const sources = ["{app,deploy,public}/**/*", "*.{ts,json}", ".env*"];
const installed = "node_modules/.package-lock.json";

/** The code of the site, bundled by the framework. */
export interface Bundle {
	/** The folder with the browser's files. */
	client: string;
	/** The module that renders pages. */
	server: string;
}

/** What is written beside a bundle when it is whole. */
interface BundleRecord {
	/** The hash of the code it was made from. */
	code: string;
	/** A hash of its files. */
	files: string;
}

/**
 * Bundles the code, or takes the last bundle where the code is the same and its files are whole.
 * @param project the project's folder.
 * @param folder where the bundle is kept, a path from there.
 * @param code the hash of the code.
 * @throws where the framework reports an error.
 */
export async function bundled(project: string, folder: string, code: string): Promise<Bundle> {
	const record = join(project, `${folder}.json`);
	const directory = join(project, folder);
	const last = readRecord(record);
	if (last?.code !== code || last.files !== (await filesHash(directory))) {
		rmSync(record, { force: true });
		rmSync(directory, { recursive: true, force: true });
		const { status } = spawnSync(
			"node_modules/.bin/react-router",
			["build", "--logLevel", "warn"],
			{
				cwd: project,
				env: { ...process.env, BUILD_DIRECTORY: folder },
				stdio: "inherit",
			},
		);
		if (status !== 0) {
			throw new Error("The code could not be bundled: see the message above.");
		}
		const made: BundleRecord = { code, files: await filesHash(directory) };
		writeFileSync(record, JSON.stringify(made));
	}
	return { client: join(directory, "client"), server: join(directory, "server/index.js") };
}

/** A hash of all code that a build follows from, the packages' and Node's version included. */
export function codeHash(project: string): string {
	const files = globSync(sources, { cwd: project, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	return hashOf([process.version, ...contents([...files.sort(), join(project, installed)])]);
}

async function filesHash(directory: string): Promise<string> {
	if (!existsSync(directory)) {
		return "";
	}
	const files = await filesBelow(directory);
	return hashOf([...files, ...contents(files.map((file) => join(directory, file)))]);
}

function contents(files: readonly string[]): string[] {
	return files.flatMap((file) => [file, hash("sha256", readFileSync(file))]);
}

function hashOf(parts: readonly string[]): string {
	return hash("sha256", JSON.stringify(parts));
}

function readRecord(file: string): BundleRecord | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as BundleRecord;
	} catch {
		return undefined;
	}
}
