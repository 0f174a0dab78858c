import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtFolder } from "../fixtures/builtFolder.ts";
import { stubsOrigin } from "./documents.ts";

/** Everything below a folder: the bytes of each file by its path. */
function readFiles(folder: string): Map<string, string> {
	return new Map(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name))
			.map((file) => [file.slice(folder.length), readFileSync(file, "latin1")]),
	);
}

test("a second build of the same content gives the same files", () => {
	const again = `${builtFolder}-again`;
	try {
		const build = spawnSync(process.execPath, ["build/main.ts", "--with-samples"], {
			env: {
				...process.env,
				NODE_ENV: "production",
				BUILD_DIRECTORY: again,
				...(stubsOrigin && { STUBS_ORIGIN: stubsOrigin }),
			},
			encoding: "utf8",
		});
		expect(build).toMatchObject({ status: 0, stderr: "" });
		const [first, second] = [readFiles(builtFolder), readFiles(again)];
		const differing = Array.from(new Set([...first.keys(), ...second.keys()])).filter(
			(file) => first.get(file) !== second.get(file),
		);
		expect(first.size).toBeGreaterThan(300);
		expect(differing).toEqual([]);
	} finally {
		rmSync(again, { recursive: true, force: true });
	}
});
