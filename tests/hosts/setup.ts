import { chmodSync, cpSync, existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { openBuild } from "../../deploy/buildFolder.ts";
import { deriveHosts } from "../../deploy/deriveHosts.ts";
import { projectFolder } from "../../machine/files.ts";
import {
	type Engine,
	type EngineName,
	removeSite,
	requireNginx,
	startCloudflare,
	startNginx,
	startPreview,
} from "./engines.ts";
import { writeFixtureSite } from "./fixtureSite.ts";

/** A site that every engine serves while the tests run. */
interface ServedSite {
	/** Its build's folder. */
	readonly folder: string;
	readonly ports: Readonly<Record<EngineName, number>>;
}

declare module "vitest" {
	interface ProvidedContext {
		/** The small site that the tests write themselves. */
		fixture: ServedSite;
		/** The site of the last `npm run build`, in BUILD_DIRECTORY (`dist`), where there is one. */
		built: ServedSite | undefined;
	}
}

/** Starts every engine for every site, and ends them after the last test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	requireNginx();
	const engines: Engine[] = [];
	const folders: string[] = [];
	const serve = async (write: (folder: string) => Promise<void>): Promise<ServedSite> => {
		const folder = mkdtempSync(join(tmpdir(), "mallee-hosts-"));
		folders.push(folder);
		chmodSync(folder, 0o755);
		await write(folder);
		const start = async (engine: Promise<Engine>) => {
			engines.push(await engine);
			return (await engine).port;
		};
		const [preview, nginx, cloudflare] = await Promise.all([
			start(startPreview(folder)),
			start(startNginx(folder)),
			start(startCloudflare(folder)),
		]);
		return { folder, ports: { preview, nginx, cloudflare } };
	};
	const stop = async () => {
		await Promise.all(engines.map((engine) => engine.stop()));
		folders.forEach(removeSite);
	};
	try {
		project.provide("fixture", await serve(writeFixtureSite));
		const dist = resolve(projectFolder, process.env.BUILD_DIRECTORY ?? "dist");
		project.provide(
			"built",
			existsSync(join(dist, "manifest.json"))
				? await serve(async (folder) => {
						cpSync(dist, folder, { recursive: true, preserveTimestamps: true });
						deriveHosts(folder, openBuild(folder).manifest);
					})
				: undefined,
		);
	} catch (error) {
		await stop();
		throw error;
	}
	return stop;
}
