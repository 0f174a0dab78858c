import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { type CacheUse, sumOfUses } from "./cache.ts";
import type { DocumentFacts } from "./documentFacts.ts";
import type { Effort } from "./effort.ts";
import type { SharedContent } from "./sharedTexts.ts";

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

/** What a pool works with, and each of its threads. */
export interface PoolOptions extends SharedContent {
	/** The framework's server bundle. */
	serverBundle: string;
	/** A hash of the code that kept results follow from. */
	code: string;
	/** The folder of the site. */
	root: string;
	/** The folder of the cache. */
	cache: string;
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
			workerData: withoutFiles(options),
			minThreads: availableParallelism(),
			maxThreads: availableParallelism(),
			concurrentTasksPerWorker: atOnce,
			// A thread asleep on an atomic comes late to freeing memory: 3.2 GB where 1.8 do.
			atomics: "disabled",
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

/** Drawings are files by themselves: no page needs them twice. */
function withoutFiles({ prepared, ...options }: PoolOptions): PoolOptions {
	const { covers, ...rest } = prepared;
	return {
		...options,
		prepared: {
			...rest,
			covers: { ...covers, files: new Map() },
		},
	};
}
