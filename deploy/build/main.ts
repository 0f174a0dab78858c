/**
 * Checks all content, then builds the site. Begun by scripts/build.ts; how it is done, and how fast:
 * docs/decisions/0010-build-pipeline.md.
 */
import { cpSync, existsSync, renameSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { writeImages } from "../../app/content/encodeImage.server.ts";
import { ContentError } from "../../app/content/issues.ts";
import { loadContent } from "../../app/content/load.server.ts";
import { drawnFiles, prepare } from "../../app/content/prepare.server.ts";
import { sitePaths } from "../../app/content/sitePaths.server.ts";
import { searchEntries } from "../../app/search/entries.server.ts";
import { projectFolder, requireBuildFolder } from "../local/build-folder.ts";
import { UserError } from "../userError.ts";
import { bundled, codeHash } from "./bundle.ts";
import { BuildCache, sumOfUses, sweepCache } from "./cache.ts";
import { uncompressedFiles } from "./compress.ts";
import { allFacts } from "./documentFacts.ts";
import { effortOf } from "./effort.ts";
import { documentFile } from "./files.ts";
import { finishBuild } from "./finish.ts";
import { Pool } from "./pool.ts";
import { writeSearchIndex } from "./searchIndex.ts";
import { type SharedContent, shareContent } from "./sharedTexts.ts";

process.chdir(projectFolder);
process.env.NODE_ENV = "production";
const directory = resolve(process.env.BUILD_DIRECTORY || "dist");
/** Kept for each build folder apart: builds with and without stubs differ. */
const kept = join(".cache/build", basename(directory));
/** An earlier build stays as it is until the new one is whole. */
const unfinished = `${directory}-unfinished`;

/** Where the earlier build goes, for the moment that it takes to remove it. */
const replaced = `${directory}-replaced`;

try {
	requireBuildFolder(directory);
	await Promise.all([unfinished, replaced].map(remove));
	const code = codeHash(projectFolder);
	const cache = new BuildCache(join(kept, "results"));
	await build(readContent(), code, cache);
} catch (error) {
	await remove(unfinished);
	report(faultsOf(error));
	// The search index, half made, would keep the process waiting.
	process.exit(1);
}

/** Reads, checks and draws. What is not shared is let go: only a function's end makes sure of that. */
function readContent(): SharedContent {
	return shareContent(prepare(projectFolder, process.env.STUBS_ORIGIN, "unparsed"));
}

async function build(shared: SharedContent, code: string, cache: BuildCache): Promise<void> {
	const { content, images } = shared.prepared;
	const client = join(unfinished, "client");
	const bundle = await bundled(projectFolder, join(kept, "bundle"), code);
	cpSync(bundle.client, client, { recursive: true });

	const pool = new Pool({
		serverBundle: bundle.server,
		code,
		root: client,
		cache: cache.folder,
		...shared,
	});
	try {
		const paths = sitePaths(content);
		const effort = effortOf(content.articles);
		const rendered = new Map(paths.map((path) => [path, Promise.withResolvers<void>()]));
		const [facts] = await Promise.all([
			inTurn(paths, async (path) => {
				const facts = await pool.run({ kind: "render", path, effort: effort(path) });
				rendered.get(path)?.resolve();
				return facts;
			}),
			inTurn(drawnFiles(shared.prepared), ([file, content]) =>
				pool.run({ kind: "write", file, content, effort: "quick" }),
			),
			writeSearchIndex(
				{
					page: async (path) => {
						await rendered.get(path)?.promise;
						return readFile(join(client, documentFile(path)), "utf8");
					},
					write: async (file, content) => {
						await pool.run({ kind: "write", file, content, effort: effort(file) });
					},
					keep: (inputs, make) => cache.resultOf(["index", code, ...inputs], make),
				},
				searchEntries(content),
			),
			writeImages(projectFolder, client, images),
		]);
		await finishBuild({
			directory: unfinished,
			contactForm: content.destinations.contactForm,
			moved: content.redirects,
			documents: allFacts(facts.filter((known) => known !== undefined)),
			compress: async (root) => {
				await inTurn(await uncompressedFiles(root), (file) => pool.run({ kind: "compress", file }));
			},
		});
		const use = sumOfUses([cache.takeUse(), await pool.close()]);
		if (existsSync(directory)) {
			renameSync(directory, replaced);
		}
		renameSync(unfinished, directory);
		await Promise.all([remove(replaced), sweepCache(cache.folder, use)]);
		console.log(
			`Built ${paths.length} pages and files into ${join(directory, "client")}: ${use.made} results new, ${use.found} from earlier builds`,
		);
	} catch (error) {
		await pool.stop();
		throw error;
	}
}

/** Does something with all items, as many at once as keep the threads busy. */
function inTurn<Item, Result>(
	items: Iterable<Item>,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	return Readable.from(items).map(work, { concurrency: Pool.ahead }).toArray();
}

function remove(folder: string): Promise<void> {
	return rm(folder, { recursive: true, force: true });
}

/** All faults of the content, where that is why a build failed: only some are found while it runs. */
function faultsOf(error: unknown): unknown {
	try {
		loadContent(projectFolder, process.env.STUBS_ORIGIN);
	} catch (fault) {
		return fault;
	}
	return error;
}

function report(error: unknown): void {
	const isForItsReader = error instanceof ContentError || error instanceof UserError;
	console.error(isForItsReader ? error.message : error);
}
