import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { Prepared } from "../../app/content/prepare.server.ts";
import { type CacheUse, sumOfUses } from "./cache.ts";
import type { Effort } from "./compress.ts";
import type { DocumentFacts } from "./documentFacts.ts";
import { type SharedTexts, shareTexts } from "./sharedTexts.ts";

/** One piece of a build's work. Whatever is written gets its compressed copies. */
export type Job = { effort?: Effort } & (
	| { kind: "render"; path: string } // a path of the site, with its social card where it is a page
	| { kind: "write"; file: string; content: string | Uint8Array } // a file whose content is known
	| { kind: "compress"; file: string } // a file that is there already
);

/** What a thread answers. */
export interface JobResult {
	/** What is known of the document, where the job made one. */
	facts?: DocumentFacts;
	/** What the thread used of the cache since its last answer. */
	use: CacheUse;
}

/** What a pool works with. */
export interface PoolOptions {
	/** The framework's server bundle. */
	serverBundle: string;
	/** A hash of the code that kept results follow from. */
	code: string;
	/** The folder of the site. */
	root: string;
	/** The folder of the cache. */
	cache: string;
	/** What pages are made of. */
	prepared: Prepared;
}

/** What each thread is given. */
export interface WorkerOptions extends PoolOptions {
	/** The texts of the articles, which `prepared` lacks here. */
	texts: SharedTexts;
}

/** How many jobs a thread has at once: while one waits for a picture, it works on the other. */
const atOnce = 2;

/** What a thread's heap may grow to: without it, the engine takes what a large machine has. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 400 };

/** Threads that share the work of a build, one for each core. */
export class Pool {
	/** How many jobs are worth having ready: enough for no thread to wait, few enough to hold in memory. */
	static readonly ahead = 16 * availableParallelism();
	readonly #threads: Piscina<Job, JobResult>;
	readonly #uses: CacheUse[] = [];

	constructor(options: PoolOptions) {
		this.#threads = new Piscina({
			filename: new URL("./poolWorker.ts", import.meta.url).href,
			workerData: workerOptions(options),
			minThreads: availableParallelism(),
			maxThreads: availableParallelism(),
			concurrentTasksPerWorker: atOnce,
			resourceLimits,
			recordTiming: false,
		});
	}

	/**
	 * Does a job as soon as a thread is free.
	 * @returns what is known of the document, where the job made one.
	 * @throws what went wrong in the thread.
	 */
	async run(job: Job): Promise<DocumentFacts | undefined> {
		const { facts, use } = await this.#threads.run(job);
		this.#uses.push(use);
		return facts;
	}

	/** Ends all threads when their jobs are done. @returns what they used of the cache. */
	async close(): Promise<CacheUse> {
		await this.#threads.close();
		return sumOfUses(this.#uses);
	}

	/** Ends all threads at once, whatever they are doing. */
	async stop(): Promise<void> {
		await this.#threads.destroy();
	}
}

/** The texts apart and once for all threads; drawings not at all, for they are files by themselves. */
function workerOptions(options: PoolOptions): WorkerOptions {
	const { content, covers, portraits, pictures } = options.prepared;
	const { articles } = content;
	return {
		...options,
		texts: shareTexts(articles.map(({ body }) => body)),
		prepared: {
			content: { ...content, articles: articles.map((article) => ({ ...article, body: "" })) },
			covers: { ...covers, files: new Map() },
			portraits: { ...portraits, files: new Map() },
			pictures,
		},
	};
}
