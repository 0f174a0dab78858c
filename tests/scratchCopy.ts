import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { projectFolder } from "../machine/files.ts";

/** Paths that are generated again, or too large to copy. */
const excludedPaths =
	/^(?:\.git|\.cache|dist.*|docs\/pictures|node_modules|reports|test-results.*|tests\/visual\/baselines)$/;

/**
 * Copies the project as it stands, changes that are not committed included, into a folder of its own,
 * with a link to its packages.
 */
export function makeScratchCopy(): string {
	const copy = mkdtempSync(join(tmpdir(), "mallee-copy-"));
	process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
	cpSync(projectFolder, copy, {
		recursive: true,
		filter: (path) => !excludedPaths.test(relative(projectFolder, path)),
	});
	symlinkSync(join(projectFolder, "node_modules"), join(copy, "node_modules"));
	return copy;
}
