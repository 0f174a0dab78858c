import { readdirSync, readFileSync } from "node:fs";

/** What a process and all its children use. */
export interface TreeUse {
	/** Memory: the sum of their resident sets, so that what they share counts for each. */
	megabytes: number;
	/** Processor time since they began, that of children which have ended included. */
	processorSeconds: number;
}

/** Length of a tick of the clock in which Linux counts processor time, in seconds. */
const tick = 0.01;

/**
 * What a process and its children use at this moment. Reads `/proc`, which Linux has; elsewhere all
 * is 0.
 */
export function treeUse(root: number): TreeUse {
	const all = new Map(processes().map((process) => [process.id, process]));
	const inTree = (id: number): boolean => {
		const parent = all.get(id)?.parent;
		return id === root || (parent !== undefined && inTree(parent));
	};
	const tree = Array.from(all.values()).filter(({ id }) => inTree(id));
	return {
		megabytes: tree.reduce((sum, { megabytes }) => sum + megabytes, 0),
		processorSeconds: tree.reduce((sum, { ticks }) => sum + ticks * tick, 0),
	};
}

interface Process {
	id: number;
	parent: number;
	megabytes: number;
	/** Its own and those of its ended children. */
	ticks: number;
}

function processes(): Process[] {
	return names().flatMap((name) => {
		try {
			// The second field is the program's name in brackets, which may hold anything.
			const text = readFileSync(`/proc/${name}/stat`, "utf8");
			const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
			const field = (number: number) => Number(fields[number - 3]);
			const status = readFileSync(`/proc/${name}/status`, "utf8");
			return {
				id: Number(name),
				parent: field(4),
				megabytes: Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) / 1000,
				ticks: field(14) + field(15) + field(16) + field(17),
			};
		} catch {
			// It ended while the list was read.
			return [];
		}
	});
}

function names(): string[] {
	try {
		return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
	} catch {
		return [];
	}
}
