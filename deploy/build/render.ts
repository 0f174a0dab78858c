import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** What a build renders. */
export interface RenderOptions {
	/** The framework's server bundle. */
	serverBundle: string;
	/** The folder of the site. */
	root: string;
	/** Every path to render: pages, and files that a route draws. */
	paths: readonly string[];
}

/**
 * Renders every path to a file, side by side on all cores. A page becomes `<path>.html`, whatever
 * else keeps the name of its path.
 * @throws naming the first path that failed, with the reason.
 */
export async function renderPaths({ serverBundle, root, paths }: RenderOptions): Promise<void> {
	const workers = Math.min(availableParallelism(), paths.length);
	await Promise.all(
		Array.from({ length: workers }, (_, first) =>
			inWorker({
				serverBundle,
				root,
				paths: paths.filter((_path, index) => index % workers === first),
			}),
		),
	);
}

function inWorker(options: RenderOptions): Promise<void> {
	return new Promise((resolve, reject) => {
		const worker = new Worker(new URL("./renderWorker.ts", import.meta.url), {
			workerData: options,
		});
		worker.once("error", reject);
		worker.once("exit", () => resolve());
	});
}
