import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** A server that runs in a process of its own. */
export interface RunningServer {
	/** `http://localhost:4530`. */
	readonly origin: string;
	/** Resident memory of its process, in megabytes. */
	memory(): Promise<number>;
	stop(): void;
}

/**
 * Starts a server and waits until it listens.
 * @param kind `site` is the project's own local server, `sirv` that library alone.
 * @param directory the build's folder, relative to the project.
 * @throws Error when it ends before it listens; what it says goes to the terminal.
 */
export async function startServer(
	kind: "site" | "sirv",
	directory: string,
	port: number,
): Promise<RunningServer> {
	const program = join(import.meta.dirname, "serveFolder.ts");
	const child = fork(program, [kind, directory, String(port)]);
	const ended = once(child, "exit").then(() => {
		throw new Error(`The ${kind} server for ${directory} ended before it listened.`);
	});
	await Promise.race([once(child, "message"), ended]);
	ended.catch(() => {});
	return {
		origin: `http://localhost:${port}`,
		async memory() {
			const answer = once(child, "message");
			child.send("memory");
			const [bytes] = await answer;
			return Number(bytes) / 2 ** 20;
		},
		stop: () => child.disconnect(),
	};
}
