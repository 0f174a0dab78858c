import { Agent, get } from "node:http";
import { measureMemory } from "./memory.ts";

/** A server under load. */
export type LoadMeasurements = Awaited<ReturnType<typeof measureLoad>>;

const connections = 64;
const seconds = 30;

/**
 * Asks the server for documents over many connections at once, each next request as soon as the last
 * answer is whole. The client has the other core and is about as quick as the server.
 * @param origin of the site.
 * @param group the server's process group.
 * @param paths to ask for in rotation.
 * @returns among others the resident memory of the server and what started it, before and after.
 */
export async function measureLoad(origin: string, group: number, paths: readonly string[]) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	const before = await measureMemory(group);
	const end = performance.now() + seconds * 1000;
	let turn = 0;
	let answeredCount = 0;
	let failedCount = 0;
	async function sendRequests(): Promise<void> {
		while (performance.now() < end) {
			const path = paths[turn++ % paths.length] ?? "/";
			if (await sendRequest(origin + path, agent)) {
				answeredCount++;
			} else {
				failedCount++;
			}
		}
	}
	await Promise.all(Array.from({ length: connections }, sendRequests));
	agent.destroy();
	const megabytes = [before, await measureMemory(group)] as const;
	return {
		connections,
		seconds,
		requestsPerSecond: answeredCount / seconds,
		failed: failedCount,
		megabytes,
	};
}

function sendRequest(url: string, agent: Agent): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	get(url, { agent, headers: { "Accept-Encoding": "br, gzip" } }, (response) => {
		response.resume();
		response.on("end", () => resolve(response.statusCode === 200));
		response.on("error", () => resolve(false));
	}).on("error", () => resolve(false));
	return promise;
}
