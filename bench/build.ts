import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../machine/files.ts";
import { spawnGroup } from "../machine/processes.ts";
import { generateArticles } from "./generatedContent.ts";
import { measureMemory } from "./memory.ts";

/** A build of the site from nothing. */
export interface BuildRun {
	readonly articles: number;
	readonly seconds: number;
	/** Peak memory of the build and all that it started. */
	readonly megabytes: number;
}

/** Files that a build does not read, or writes itself. */
const excluded = /^(?:\..*|node_modules|dist.*|docs|tests|reports|test-results)$/;

/**
 * Builds a copy of the project as it is now, then with as many articles as the site is planned for.
 * Nothing of an earlier build is there, no cache either.
 * @throws where a build fails; what it says goes to the terminal.
 */
export async function measureBuilds(): Promise<BuildRun[]> {
	const project = join(projectFolder, ".cache/bench");
	const articles = join(project, "content/articles");
	rmSync(project, { recursive: true, force: true });
	mkdirSync(project, { recursive: true });
	for (const name of readdirSync(projectFolder).filter((name) => !excluded.test(name))) {
		cpSync(join(projectFolder, name), join(project, name), { recursive: true });
	}
	symlinkSync(join(projectFolder, "node_modules"), join(project, "node_modules"));

	const current = await build(project, readdirSync(articles).length);
	for (const name of [".cache", "dist"]) {
		rmSync(join(project, name), { recursive: true, force: true });
	}
	generateArticles(articles, 1000);
	const planned = await build(project, 1000);
	rmSync(project, { recursive: true });
	return [current, planned];
}

async function build(project: string, articles: number): Promise<BuildRun> {
	const startTime = performance.now();
	const { child, group } = spawnGroup(["npm", "run", "--silent", "build", "--", "--with-samples"], {
		cwd: project,
		env: { ...process.env, BUILD_DIRECTORY: "dist", STUBS_ORIGIN: "" },
		stdio: ["ignore", "ignore", "inherit"],
	});
	let megabytes = 0;
	const watch = setInterval(async () => {
		megabytes = Math.max(megabytes, await measureMemory(group));
	}, 250);
	const [status] = await once(child, "exit");
	clearInterval(watch);
	if (status !== 0) {
		throw new Error(`The build of ${articles} articles failed: see its message above.`);
	}
	return { articles, seconds: (performance.now() - startTime) / 1000, megabytes };
}
