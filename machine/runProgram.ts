import { once } from "node:events";
import type { FastifyInstance } from "fastify";
import { explainPortError } from "./ports.ts";
import { printError } from "./printError.ts";

/**
 * Runs a program that serves until it is told to stop. Ctrl-C and SIGTERM end it with status 0,
 * also while it is still starting; an error ends it with status 1 (printError.ts).
 * A repeated signal has no effect: npm passes on the one the terminal has already sent.
 * @param command that started it, such as `npm start`.
 * @param start starts everything and gives the servers that now listen. It is handed a signal that
 * aborts when the program must stop.
 */
export async function runProgram(
	command: string,
	start: (stopping: AbortSignal) => Promise<readonly FastifyInstance[]>,
): Promise<void> {
	const controller = new AbortController();
	const stopping = controller.signal;
	const stopped = once(stopping, "abort");
	process.on("SIGINT", () => controller.abort());
	process.on("SIGTERM", () => controller.abort());

	try {
		const servers = await start(stopping);
		await stopped;
		await Promise.all(servers.map((server) => server.close()));
	} catch (error) {
		if (!stopping.aborted) {
			printError(explainPortError(error, command));
			process.exit(1);
		}
	}
	process.exit(0);
}
