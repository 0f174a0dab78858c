import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Measures the resident memory of all processes of a group together, in megabytes. Shared parts count for each. */
export async function measureMemory(group: number): Promise<number> {
	const { stdout } = await run("ps", ["-A", "-o", "pgid=,rss="]);
	const kilobytes = stdout
		.split("\n")
		.map((line) => line.trim().split(/\s+/).map(Number))
		.reduce((sum, [id, size = 0]) => sum + (id === group ? size : 0), 0);
	return kilobytes / 1024;
}
