import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Prepared } from "../../app/content/prepare.server.ts";
import type { Effort } from "./compress.ts";
import type { DocumentFacts } from "./documentFacts.ts";
import { type SharedTexts, shareTexts } from "./sharedTexts.ts";

/** One piece of a build's work. Whatever is written gets its compressed copies. */
export type Job = { effort?: Effort } & (
	| { kind: "render"; path: string } // a path of the site, with its social card where it is a page
	| { kind: "write"; file: string; text: string } // a file whose text is known
	| { kind: "compress"; file: string } // a file that is there already
);

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

/** What was used of the cache. */
export interface CacheUse {
	keys: ReadonlySet<string>;
	/** How many results were found. */
	found: number;
	/** How many had to be made. */
	made: number;
}

/** What a thread is told: a job, or that there are no more. */
export type Question = { id: number; job: Job | "end" };

/** What it answers. */
export type Answer = { id: number } & (
	| { facts?: DocumentFacts; use?: CacheUse }
	| { error: unknown }
);

interface Task {
	job: Job;
	resolve: (facts: DocumentFacts | undefined) => void;
	reject: (reason: unknown) => void;
}

/** How many jobs a thread has at once: while one waits for a picture, it works on the other. */
const atOnce = 2;

/** What a thread's heap may grow to: without it, the engine takes what a large machine has. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 400 };

/** Threads that share the work of a build, one for each core. */
export class Pool {
	readonly #threads: Thread[];
	/** Threads that can take a job, each as often as it can take one. */
	readonly #idle: Thread[];
	readonly #waiting = new Set<Task>();

	constructor(options: PoolOptions) {
		const data = workerOptions(options);
		this.#threads = Array.from({ length: availableParallelism() }, () => new Thread(data));
		this.#idle = Array.from({ length: atOnce }, () => this.#threads).flat();
	}

	/**
	 * Does a job as soon as a thread is free.
	 * @returns what is known of the document, where the job made one.
	 * @throws what went wrong in the thread.
	 */
	run(job: Job): Promise<DocumentFacts | undefined> {
		return new Promise((resolve, reject) => {
			this.#waiting.add({ job, resolve, reject });
			this.#handOut();
		});
	}

	#handOut(): void {
		for (const task of this.#waiting) {
			const thread = this.#idle.shift();
			if (!thread) {
				return;
			}
			this.#waiting.delete(task);
			thread
				.ask(task.job)
				.then(({ facts }) => task.resolve(facts), task.reject)
				.finally(() => {
					this.#idle.push(thread);
					this.#handOut();
				});
		}
	}

	/** Ends all threads when their jobs are done. @returns what they used of the cache. */
	async close(): Promise<CacheUse> {
		const answers = await Promise.all(this.#threads.map((thread) => thread.ask("end")));
		const uses = answers.flatMap(({ use }) => use ?? []);
		return {
			keys: new Set(uses.flatMap(({ keys }) => Array.from(keys))),
			found: uses.reduce((sum, { found }) => sum + found, 0),
			made: uses.reduce((sum, { made }) => sum + made, 0),
		};
	}

	/** Ends all threads at once, whatever they are doing. */
	async stop(): Promise<void> {
		this.#waiting.clear();
		await Promise.all(this.#threads.map((thread) => thread.stop()));
	}
}

type Settled = Extract<Answer, { facts?: DocumentFacts }>;

/** One thread and the questions it has not answered yet. */
class Thread {
	readonly #worker: Worker;
	readonly #asked = new Map<
		number,
		{ resolve: (answer: Settled) => void; reject: (reason: unknown) => void }
	>();
	#questions = 0;

	constructor(workerData: WorkerOptions) {
		this.#worker = new Worker(new URL("./poolWorker.ts", import.meta.url), {
			workerData,
			resourceLimits,
		});
		this.#worker.on("message", (answer: Answer) => {
			const asked = this.#asked.get(answer.id);
			this.#asked.delete(answer.id);
			if ("error" in answer) {
				asked?.reject(answer.error);
			} else {
				asked?.resolve(answer);
			}
		});
		// Nothing in the thread is left to answer.
		this.#worker.on("error", (reason) => {
			for (const { reject } of this.#asked.values()) {
				reject(reason);
			}
		});
	}

	ask(job: Job | "end"): Promise<Settled> {
		return new Promise((resolve, reject) => {
			const id = this.#questions++;
			this.#asked.set(id, { resolve, reject });
			this.#worker.postMessage({ id, job } satisfies Question);
		});
	}

	async stop(): Promise<void> {
		await this.#worker.terminate();
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
