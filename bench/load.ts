import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type RunningServer, startServer } from "./servers.ts";
import type { LoadMeasurements, ServerLoad } from "./types.ts";

/** As many connections as the budget names. */
const connections = 64;

/** Turns of each server. They alternate, so that what else the machine does falls on both. */
const turns = 6;

/** What {@link measureLoad} needs. */
export interface LoadOptions {
	/** The build's folder, relative to the project. */
	readonly directory: string;
	/** Addresses to ask for, in rotation. */
	readonly paths: readonly string[];
	/** For each server, all its turns together. */
	readonly seconds: number;
	/** Of the site's server; `sirv` takes the one after it. */
	readonly port: number;
}

/** Puts the site's server and `sirv` alone, both serving one folder, under the same load by turns. */
export async function measureLoad(options: LoadOptions): Promise<LoadMeasurements> {
	const { directory, paths, seconds, port } = options;
	const servers = {
		site: await startServer("site", directory, port),
		sirv: await startServer("sirv", directory, port + 1),
	};
	const slice = seconds / turns;
	const site = meter(servers.site, slice);
	const sirv = meter(servers.sirv, slice);
	// A first short turn that does not count: neither server is measured while it compiles itself.
	await ask(port, 2, paths);
	await ask(port + 1, 2, paths);
	for (let turn = 0; turn < turns; turn++) {
		await sirv.record(await ask(port + 1, slice, paths));
		await site.record(await ask(port, slice, paths));
	}
	servers.site.stop();
	servers.sirv.stop();
	return { connections, seconds, site: site.sum(), sirv: sirv.sum() };
}

interface Answers {
	readonly requests: number;
	readonly failed: number;
}

/** One turn, by a client in a process of its own. */
async function ask(port: number, seconds: number, paths: readonly string[]): Promise<Answers> {
	const program = join(import.meta.dirname, "loadClient.ts");
	const child = fork(program, [String(port), String(connections), String(seconds), ...paths]);
	const [answers] = (await once(child, "message")) as [Answers];
	await once(child, "exit");
	return answers;
}

/** Adds up a server's turns and notes its memory after each. */
function meter(server: RunningServer, slice: number) {
	const parts: (Answers & { memory: number })[] = [];
	return {
		async record(answers: Answers) {
			parts.push({ ...answers, memory: await server.memory() });
		},
		sum(): ServerLoad {
			const total = (figure: (answers: Answers) => number) =>
				parts.reduce((sum, part) => sum + figure(part), 0);
			const memory = (index: number) => parts.at(index)?.memory ?? Number.NaN;
			return {
				requests: total(({ requests }) => requests),
				failed: total(({ failed }) => failed),
				requestsPerSecond: total(({ requests }) => requests) / (slice * parts.length),
				memory: { start: memory(0), middle: memory(turns / 2 - 1), end: memory(-1) },
			};
		},
	};
}
