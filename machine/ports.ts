import { createServer } from "node:net";
import { UserError } from "./userError.ts";

/** The highest number a TCP port can have. */
const lastPort = 65535;

/**
 * Reads the environment variable PORT.
 * @param value from the environment; `undefined` means 3000.
 * @param needed how many ports in a row the program takes, from this one up.
 * @throws UserError when it is not a whole number that leaves room for the ports needed.
 */
export function readPort(value: string | undefined, needed = 1): number {
	const highest = lastPort - needed + 1;
	const port = /^[1-9]\d{0,4}$/.test(value ?? "3000") ? Number(value ?? 3000) : Number.NaN;
	if (port <= highest) {
		return port;
	}
	const reason = needed > 1 ? ` (${needed} ports in a row are taken, from this one up)` : "";
	throw new UserError(
		`PORT must be a number from 1 to ${highest}${reason}, not ${JSON.stringify(value)}.`,
	);
}

/**
 * Makes sure that this program can listen on a port. Each address is tried on its own: macOS lets
 * one program take all addresses while another already has `localhost`.
 * @param port to try.
 * @param command what to run again with another port: `npm start`.
 * @throws UserError when another program has it, or when it needs more rights.
 */
export async function requireFreePort(port: number, command: string): Promise<void> {
	for (const host of [undefined, "127.0.0.1", "::1"]) {
		const error = await tryPort(port, host);
		const explained = error && explainPortError(error, command);
		if (explained instanceof UserError) {
			throw explained;
		}
	}
}

/**
 * Explains why a program cannot listen on a port: another may have taken it after it was found free.
 * @param command what to run again with another port.
 * @returns any other error as it is.
 */
export function explainPortError(error: unknown, command: string): unknown {
	const { code, port = 0 } = error as NodeJS.ErrnoException & { port?: number };
	// Skips the taken port and its stub port.
	const otherPort = port < lastPort - 10 ? port + 10 : 3000;
	switch (code) {
		case "EADDRINUSE":
			return new UserError(
				`Port ${port} is taken. Stop the program that has it, or choose another: PORT=${otherPort} ${command}`,
			);
		case "EACCES":
			return new UserError(
				`Port ${port} needs administrator rights. Choose one above 1023: PORT=3000 ${command}`,
			);
		default:
			return error;
	}
}

/** Listens on a port for a moment. @returns the system's error, where there is one. */
function tryPort(port: number, host: string | undefined): Promise<Error | undefined> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", resolve);
		probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
	});
}
