import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** One plausible mistake. */
export interface Fault {
	id: string;
	file: string;
	/** Text that is in the file once. */
	find: string;
	replace: string;
	/** The effect on a visitor or an owner. */
	breaks: string;
	/** The file of the smallest tests that ought to see it. */
	test: string;
	/** Beginning of the name of the test that ought to fail. */
	name: string;
}

/** Reads the list of faults. @param root folder of the project */
export function readFaults(root: string): Fault[] {
	const groups: Record<string, Fault[]> = parse(
		readFileSync(join(root, "tests/faults/faults.yaml"), "utf8"),
	);
	return Object.values(groups).flat();
}

/** Lists the faults of which the code has moved on, and ids that are there twice. */
export function listStaleFaults(root: string, faults: readonly Fault[]): string[] {
	return faults.flatMap(({ id, file, find }, index) => {
		const times = readFileSync(join(root, file), "utf8").split(find).length - 1;
		const isTwice = faults.findIndex((other) => other.id === id) !== index;
		return [
			times === 1 ? [] : `${id}: its text is in ${file} ${times} times, not once.`,
			isTwice ? `${id}: another fault has this id.` : [],
		].flat();
	});
}
