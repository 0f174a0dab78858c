import { spawn } from "node:child_process";
import { projectFolder } from "./projectFolder.ts";

/** A server of the project that runs beside this program, in a process group of its own. */
export interface RunningServer {
	/** The number of its process group. */
	readonly group: number;
	stop(): void;
}

/**
 * Starts a program that serves, and waits until it says its origin. It ends with this program.
 * @param command the program and its arguments.
 * @param origin that it prints once it listens: `http://localhost:3000`.
 * @param env what it is told, such as its PORT.
 * @throws Error when it ends before; what it says goes to the terminal.
 */
export async function startServer(
	[program, ...args]: readonly [string, ...string[]],
	origin: string,
	env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
	const child = spawn(program, args, {
		cwd: projectFolder,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit"],
		// A signal to npm alone can leave the server under it running.
		detached: true,
	});
	const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
	let said = "";
	child.stdout.on("data", (chunk) => {
		said += chunk;
		if (said.includes(origin)) {
			resolve();
		}
	});
	child.once("error", reject);
	child.once("exit", () => reject(new Error(`${program} ${args.join(" ")} did not start.`)));
	const stop = () => {
		process.off("exit", stop);
		if (child.pid !== undefined && child.exitCode === null) {
			process.kill(-child.pid, "SIGTERM");
		}
	};
	process.on("exit", stop);
	process.once("SIGINT", () => process.exit(130));
	process.once("SIGTERM", () => process.exit(143));
	await listening;
	return { group: child.pid ?? 0, stop };
}
