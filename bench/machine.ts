import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

/** The load of the machine from other programs. */
export interface Machine {
	readonly cores: number;
	/** Programs that wanted a core, on average over the minute before. */
	readonly loadBefore: number;
	/** Share of the processor time that the host kept for others; 0 if unknown. */
	readonly stolen: number;
	/** Whether figures of speed are meaningful. */
	readonly quiet: boolean;
}

/** Begins to watch the machine. @returns a function that gives its load from then on. */
export function watchMachine(): () => Machine {
	const [loadBefore = 0] = loadavg();
	const before = readProcessorTicks();
	return () => {
		const after = readProcessorTicks();
		const stealShare = (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
		const quiet = loadBefore < 0.5 && stealShare < 0.02;
		return { cores: cpus().length, loadBefore, stolen: stealShare, quiet };
	};
}

/** Ticks of all processors since the machine began; Linux alone counts those the host has stolen. */
function readProcessorTicks(): { all: number; stolen: number } {
	if (!existsSync("/proc/stat")) {
		return { all: 0, stolen: 0 };
	}
	const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
	const ticks = line.split(/\s+/).slice(1, 9).map(Number);
	return { all: ticks.reduce((sum, count) => sum + count, 0), stolen: ticks[7] ?? 0 };
}
