import type { ContentWritten } from "../../shared/api/entries.ts";
import { findSyntaxError } from "../content/yaml/readability.ts";
import { Refusal } from "../refusals/refusal.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { requireTextVersion } from "./requireVersion.ts";

/** Saves a file as text: the way to fix one that cannot be read. */
export async function saveText(
	workspace: Workspace,
	{ path, version, text }: { path: string; version: string; text: string },
): Promise<ContentWritten> {
	const { root } = workspace;
	const { written } = await workspace.save({
		requireCurrent: () => requireTextVersion(root, path, version),
		createWrites: () => {
			requireSyntax(path, text);
			return [{ path, bytes: Buffer.from(text), baseVersion: version }];
		},
		carryOut: (writeAll) => writeAll(),
	});
	return { written };
}

/** Requires a text that can be read. @throws Refusal with the line that cannot. */
function requireSyntax(path: string, text: string): void {
	const problem = findSyntaxError(path, text);
	if (problem) {
		throw new Refusal("invalid", `Line ${problem.line}: ${problem.message}`, {
			line: problem.line,
		});
	}
}
