import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { findKind } from "../content/kinds/kinds.ts";
import { getPositionField } from "../content/values/positions.ts";
import { readEditableText } from "../content/values/readEditableText.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { Refusal } from "../refusals/refusal.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** Reorders entries: each gets the number of its position. */
export async function reorderEntries(
	workspace: Workspace,
	paths: readonly string[],
): Promise<void> {
	await workspace.save({
		createWrites: () => createOrderWrites(workspace.root, paths),
		carryOut: (writeAll) => writeAll(),
	});
}

/** Creates the writes of the entries whose number changes. */
function createOrderWrites(root: string, paths: readonly string[]): FileWrite[] {
	const kind = findKind(paths[0] ?? "");
	const field = getPositionField(kind.name);
	if (!field) {
		throw new Refusal("missing", "These have no order of their own.");
	}
	const codec = createFormCodec(kind);
	return paths.flatMap((path, index): FileWrite[] => {
		const text = readEditableText(root, path);
		const data = codec.toFormData(text);
		if (data[field] === undefined || data[field] === index + 1) {
			return [];
		}
		const bytes = Buffer.from(codec.toFile(text, { ...data, [field]: index + 1 }));
		return [{ path, bytes, base: getVersion(readContent(root, path)) }];
	});
}
