import { spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import {
	appendFileSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { filesBelow } from "../deploy/build/files.ts";
import { projectFolder } from "../deploy/buildFolder.ts";
import { generateArticles } from "./generatedContent.ts";
import { treeUse } from "./processTree.ts";

/** What an article costs at the least, in milliseconds, in one thread with nothing kept. */
export interface Floor {
	/** Compiling its Markdown. */
	compile: number;
	/** Compiling its Markdown and rendering its page. */
	compileAndRender: number;
	/** The same in processor time, which a busy machine does not lengthen. */
	processor: number;
}

/** A build of a site with that many articles. */
export interface BuildRun {
	articles: number;
	seconds: number;
	/** Processor time of the build and all processes it started. */
	processorSeconds: number;
	/** The most that the build and all processes it started held at once: the sum of resident sets. */
	peakMegabytes: number;
}

/** A build after one article was changed, with what the clean build before it kept. */
export interface SecondBuild extends BuildRun {
	/** How many times faster than the clean build of as many articles. */
	timesFaster: number;
	/** Whether it gave what a clean build of the same content gives; absent where that was not made. */
	sameAsClean?: boolean;
}

/** What the build's budgets are about. */
export interface BuildMeasurements {
	/** With nothing kept, from few articles to many. */
	clean: BuildRun[];
	second: SecondBuild[];
	/** Mean of a measurement after each clean build. */
	floor: Floor;
	/** Milliseconds for each further article, from one clean build to the next larger one. */
	furtherArticle: { from: number; to: number; milliseconds: number; processor: number }[];
	/** The last of these over the floor. */
	furtherArticleOverFloor: number;
	/**
	 * The same from processor time shared out evenly among the cores: what the figure above would be
	 * on a machine that does nothing else, if the build never waited.
	 */
	furtherArticleOverFloorByProcessor: number;
	/** The most of all builds. */
	peakMegabytes: number;
	/** Whether two clean builds of the same content gave the same files, where that was compared. */
	cleanBuildsIdentical: boolean | "not measured";
}

/** What to measure. */
export interface BuildMeasurementOptions {
	/** Numbers of articles, the smallest first; at least two. */
	sizes?: readonly number[];
	/**
	 * The number of articles at which builds are compared byte for byte: where it is not one of the
	 * sizes, none are.
	 */
	compareAt?: number;
	/** Told what is being done. */
	say?: (what: string) => void;
}

/** Everything a build reads. Packages are linked, not copied. */
const parts = ["app", "bench", "content", "deploy", "scripts"];
const files = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];

/**
 * Builds copies of the site with more and more generated articles, in a folder of its own.
 * @throws where a build fails.
 */
export async function measureBuild({
	sizes = [13, 1000, 10_000],
	compareAt = 1000,
	say = () => {},
}: BuildMeasurementOptions = {}): Promise<BuildMeasurements> {
	const project = join(projectFolder, ".cache/bench-build");
	copyProject(project);
	// Pictures are the same however many articles there are: made here, before any clock runs.
	say("building once to warm up");
	await build(project, 0);
	const clean: BuildRun[] = [];
	const second: SecondBuild[] = [];
	const floors: Floor[] = [];
	let cleanBuildsIdentical: BuildMeasurements["cleanBuildsIdentical"] = "not measured";
	for (const articles of sizes) {
		generateArticles(project, articles);
		say(`${articles} articles, clean`);
		const first = await cleanBuild(project, articles);
		clean.push(first);
		floors.push(measureFloor(project));
		if (articles === compareAt) {
			const before = await fingerprint(project);
			say(`${articles} articles, clean again`);
			await cleanBuild(project, articles);
			cleanBuildsIdentical = before === (await fingerprint(project));
		}
		changeArticle(project);
		say(`${articles} articles, one of them changed`);
		const again = await build(project, articles);
		const timesFaster = first.seconds / again.seconds;
		if (articles === compareAt) {
			const incremental = await fingerprint(project);
			say(`${articles} articles, the same clean`);
			await cleanBuild(project, articles);
			const sameAsClean = incremental === (await fingerprint(project));
			second.push({ ...again, timesFaster, sameAsClean });
		} else {
			second.push({ ...again, timesFaster });
		}
	}
	rmSync(project, { recursive: true });

	const furtherArticle = clean.slice(1).map((run, index) => {
		const before = clean[index] ?? run;
		const each = (seconds: number) => (seconds * 1000) / (run.articles - before.articles);
		return {
			from: before.articles,
			to: run.articles,
			milliseconds: each(run.seconds - before.seconds),
			processor: each(run.processorSeconds - before.processorSeconds),
		};
	});
	const last = furtherArticle.at(-1);
	const floor = {
		compile: mean(floors.map(({ compile }) => compile)),
		compileAndRender: mean(floors.map(({ compileAndRender }) => compileAndRender)),
		processor: mean(floors.map(({ processor }) => processor)),
	};
	return {
		clean,
		second,
		floor,
		furtherArticle,
		furtherArticleOverFloor: (last?.milliseconds ?? Number.NaN) / floor.compileAndRender,
		furtherArticleOverFloorByProcessor:
			(last?.processor ?? Number.NaN) / availableParallelism() / floor.processor,
		peakMegabytes: Math.max(...[...clean, ...second].map(({ peakMegabytes }) => peakMegabytes)),
		cleanBuildsIdentical,
	};
}

function copyProject(project: string): void {
	rmSync(project, { recursive: true, force: true });
	mkdirSync(project, { recursive: true });
	for (const name of [...parts, ...files]) {
		cpSync(join(projectFolder, name), join(project, name), { recursive: true });
	}
	symlinkSync(join(projectFolder, "node_modules"), join(project, "node_modules"));
}

/**
 * A build with nothing kept but the encoded pictures. What there was is put aside, not removed: for
 * some seconds after many files were removed, ext4 takes ten times as long to make new ones.
 */
async function cleanBuild(project: string, articles: number): Promise<BuildRun> {
	const aside = mkdtempSync(join(project, "aside-"));
	renameSync(join(project, ".cache/build"), join(aside, "cache"));
	renameSync(join(project, "dist"), join(aside, "dist"));
	return build(project, articles);
}

async function build(project: string, articles: number): Promise<BuildRun> {
	const begun = performance.now();
	const { STUBS_ORIGIN: _, BUILD_DIRECTORY: __, ...env } = process.env;
	const child = spawn(process.execPath, ["scripts/build.ts"], {
		cwd: project,
		env,
		stdio: ["ignore", "ignore", "inherit"],
	});
	let peakMegabytes = 0;
	let processorSeconds = 0;
	const watch = setInterval(() => {
		const use = treeUse(child.pid ?? 0);
		peakMegabytes = Math.max(peakMegabytes, use.megabytes);
		processorSeconds = Math.max(processorSeconds, use.processorSeconds);
	}, 100);
	const [status] = await once(child, "exit");
	clearInterval(watch);
	if (status !== 0) {
		throw new Error(`The build of ${articles} articles failed: see its message above.`);
	}
	const seconds = (performance.now() - begun) / 1000;
	return { articles, seconds, processorSeconds, peakMegabytes };
}

function measureFloor(project: string): Floor {
	const { status, stdout } = spawnSync(
		process.execPath,
		["bench/buildFloor.ts", ".cache/build/dist/bundle/server/index.js"],
		{
			cwd: project,
			env: { ...process.env, NODE_ENV: "production" },
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	if (status !== 0) {
		throw new Error("The floor could not be measured: see its message above.");
	}
	return JSON.parse(stdout.toString()) as Floor;
}

/** Adds a sentence to one article in the middle. */
function changeArticle(project: string): void {
	appendFileSync(
		join(project, "content/articles/how-where-why-genai.md"),
		"\nOne more sentence stands here.\n",
	);
}

/** One hash of all files of the last build, with their names. */
async function fingerprint(project: string): Promise<string> {
	const folder = join(project, "dist");
	const names = await filesBelow(folder);
	return hash(
		"sha256",
		names.map((name) => `${name} ${hash("sha256", readFileSync(join(folder, name)))}`).join("\n"),
	);
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
