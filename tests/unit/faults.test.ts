import { expect, test } from "vitest";
import { projectFolder } from "../../machine/files.ts";
import { listStaleFaults, readFaults } from "../faults/faultList.ts";

test("every fault of the list can be put into the code as it is", () => {
	const faults = readFaults(projectFolder);
	expect(faults.length).toBeGreaterThan(0);
	expect(listStaleFaults(projectFolder, faults)).toEqual([]);
});
