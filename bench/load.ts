import { Agent, get } from "node:http";
import { memoryOf } from "./memory.ts";

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
	const before = await memoryOf(group);
	const end = performance.now() + seconds * 1000;
	let turn = 0;
	let answered = 0;
	let failed = 0;
	async function keepAsking(): Promise<void> {
		while (performance.now() < end) {
			const path = paths[turn++ % paths.length] ?? "/";
			if (await isAnswered(origin + path, agent)) {
				answered++;
			} else {
				failed++;
			}
		}
	}
	await Promise.all(Array.from({ length: connections }, keepAsking));
	agent.destroy();
	const megabytes = [before, await memoryOf(group)] as const;
	return { connections, seconds, requestsPerSecond: answered / seconds, failed, megabytes };
}

function isAnswered(address: string, agent: Agent): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	get(address, { agent, headers: { "Accept-Encoding": "br, gzip" } }, (response) => {
		response.resume();
		response.on("end", () => resolve(response.statusCode === 200));
		response.on("error", () => resolve(false));
	}).on("error", () => resolve(false));
	return promise;
}
