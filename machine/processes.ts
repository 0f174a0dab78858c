import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { projectFolder } from "./files.ts";

/** A command: a program and its arguments. */
type Command = readonly [program: string, ...args: string[]];

/** A program that runs beside this one, with all that it starts. */
export interface ProcessGroup {
	readonly child: ChildProcess;
	/** The number of the group. */
	readonly group: number;
	stop(): void;
}

/**
 * Starts a program in a process group of its own, since a signal to npm alone can leave what it started
 * running. The group ends with this program.
 * @param onSignal the reaction of this program to Ctrl-C and SIGTERM: by default it ends with 1.
 */
export function spawnGroup(
	[program, ...args]: Command,
	options: SpawnOptions,
	onSignal: () => void = () => process.exit(1),
): ProcessGroup {
	const child = spawn(program, args, { ...options, detached: true });
	const { pid: group = 0 } = child;
	const stop = () => {
		if (group > 0 && child.exitCode === null && child.signalCode === null) {
			process.kill(-group, "SIGTERM");
		}
	};
	process.on("exit", stop).on("SIGINT", onSignal).on("SIGTERM", onSignal);
	child.once("exit", () => {
		process.off("exit", stop).off("SIGINT", onSignal).off("SIGTERM", onSignal);
	});
	return { child, group, stop };
}

/**
 * Starts a server of the project and waits until it prints its origin.
 * @param command that starts it.
 * @param origin where it listens: `http://localhost:3000`.
 * @param env variables of its environment, such as PORT.
 * @throws Error when it ends before; what it says goes to the terminal.
 */
export async function startServer(
	command: Command,
	origin: string,
	env: NodeJS.ProcessEnv,
): Promise<ProcessGroup> {
	const server = spawnGroup(command, {
		cwd: projectFolder,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
	let output = "";
	server.child.stdout?.on("data", (chunk) => {
		output += chunk;
		if (output.includes(origin)) {
			resolve();
		}
	});
	server.child.once("error", reject);
	server.child.once("exit", () => reject(new Error(`${command.join(" ")} ended too early.`)));
	await listening;
	return server;
}
