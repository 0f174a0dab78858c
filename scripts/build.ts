/**
 * Checks all content, then builds the site: `npm run build`. The deployable folder is `client` in
 * BUILD_DIRECTORY (`dist`). STAND_INS_ORIGIN is set by `npm start` only. How it is done, and how fast:
 * docs/decisions/0010-build-pipeline.md.
 */
import { cpSync, renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { writePictures } from "../app/content/encodePicture.server.ts";
import { ContentError } from "../app/content/faults.ts";
import { loadContent } from "../app/content/load.server.ts";
import { drawnFiles, type Prepared, prepare } from "../app/content/prepare.server.ts";
import { sitePaths } from "../app/content/sitePaths.server.ts";
import { type SearchEntry, searchEntries } from "../app/search/entries.server.ts";
import { bundled } from "../deploy/build/bundle.ts";
import { sweepCache } from "../deploy/build/cache.ts";
import { type Effort, uncompressedFiles } from "../deploy/build/compress.ts";
import { allFacts, type DocumentFacts } from "../deploy/build/documentFacts.ts";
import { finishBuild } from "../deploy/build/finish.ts";
import { Pool } from "../deploy/build/pool.ts";
import { writeSearchIndex } from "../deploy/build/searchIndex.ts";
import { projectFolder } from "../deploy/local/build-folder.ts";
import { OperatorError } from "../deploy/operator-error.ts";

process.chdir(projectFolder);
process.env.NODE_ENV = "production";
const directory = resolve(process.env.BUILD_DIRECTORY ?? "dist");
/** Kept for each build folder apart: builds with and without stand-ins differ. */
const kept = join(".cache/build", basename(directory));
/** How many articles are compressed as hard as can be, the newest first. */
const newest = 50;
/** An earlier build stays as it is until the new one is whole. */
const unfinished = `${directory}-unfinished`;

try {
	rmSync(unfinished, { recursive: true, force: true });
	await build(prepare(projectFolder, process.env.STAND_INS_ORIGIN, "unparsed"));
	rmSync(directory, { recursive: true, force: true });
	renameSync(unfinished, directory);
} catch (error) {
	rmSync(unfinished, { recursive: true, force: true });
	report(faultsOf(error));
	// The search index, half made, would keep the process waiting.
	process.exit(1);
}

async function build(prepared: Prepared): Promise<void> {
	const { content, pictures } = prepared;
	const client = join(unfinished, "client");
	const bundle = await bundled(projectFolder, join(kept, "bundle"));
	cpSync(bundle.client, client, { recursive: true });

	const cache = join(kept, "results");
	const pool = new Pool({
		serverBundle: bundle.server,
		code: bundle.code,
		root: client,
		cache,
		prepared,
	});
	try {
		const paths = sitePaths(content);
		const effort = effortOf(content.articles);
		const rendered = new Map(
			paths.map((path) => [path, pool.run({ kind: "render", path, effort: effort(path) })]),
		);
		const drawn = Array.from(drawnFiles(prepared), ([file, text]) =>
			pool.run({ kind: "write", file, text, effort: "quick" }),
		);
		const indexed = writeSearchIndex(client, whenRendered(searchEntries(content), rendered));
		const [facts] = await Promise.all([
			Promise.all(rendered.values()),
			indexed,
			writePictures(projectFolder, client, pictures),
			...drawn,
		]);
		await finishBuild({
			directory: unfinished,
			contactForm: content.destinations.contactForm,
			moved: content.redirects,
			documents: allFacts(facts.filter((known) => known !== undefined)),
			compress: async (root) => {
				const files = await uncompressedFiles(root);
				await Promise.all(
					files.map((file) => {
						const effort = file.startsWith("pagefind/fragment/") ? "good" : "best";
						return pool.run({ kind: "compress", file, effort });
					}),
				);
			},
		});
		const { keys, found, made } = await pool.close();
		sweepCache(cache, keys);
		console.log(
			`Built ${paths.length} pages and files into ${join(directory, "client")}: ${made} results new, ${found} from earlier builds`,
		);
	} catch (error) {
		await pool.stop();
		throw error;
	}
}

/**
 * Pages that many visitors fetch are compressed as hard as can be. An old article of thousands is
 * fetched seldom, and gains less than a hundredth of a second from what costs the build most.
 */
function effortOf(articles: readonly { slug: string }[]): (path: string) => Effort {
	const older = new Set(
		articles.slice(newest).flatMap(({ slug }) => [`/blog/${slug}`, `/blog/${slug}.md`]),
	);
	return (path) => (older.has(path) ? "quick" : "best");
}

/** Entries of the search, each when its page is there. */
async function* whenRendered(
	entries: readonly SearchEntry[],
	rendered: ReadonlyMap<string, Promise<DocumentFacts | undefined>>,
): AsyncGenerator<SearchEntry> {
	for (const entry of entries) {
		await rendered.get(entry.path);
		yield entry;
	}
}

/** All faults of the content, where that is why a build failed: only some are found while it runs. */
function faultsOf(error: unknown): unknown {
	try {
		loadContent(projectFolder, process.env.STAND_INS_ORIGIN);
	} catch (fault) {
		return fault;
	}
	return error;
}

function report(error: unknown): void {
	const isForItsReader = error instanceof ContentError || error instanceof OperatorError;
	console.error(isForItsReader ? error.message : error);
}
