import { type FileWrite, getVersion, readContent } from "../content/contentFiles.ts";
import { findKind } from "../content/kinds.ts";
import { getPositionField } from "../content/positions.ts";
import { writeFiles } from "../content/writeFiles.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { HttpError } from "../http/httpError.ts";
import { describeIssues } from "../issues/describeIssue.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { readEditableText } from "./readEditableText.ts";

/** Reorders entries: each gets the number of its position. */
export async function reorderEntries(
	workspace: Workspace,
	paths: readonly string[],
): Promise<void> {
	const { root } = workspace;
	const kind = findKind(paths[0] ?? "");
	const field = getPositionField(kind.name);
	if (!field) {
		throw new HttpError(404, "These have no order of their own.");
	}
	const codec = createFormCodec(kind);
	const writes = paths.flatMap((path, index): FileWrite[] => {
		const text = readEditableText(root, path);
		const form = codec.toForm(text);
		if (form[field] === undefined || form[field] === index + 1) {
			return [];
		}
		const bytes = Buffer.from(codec.toFile(text, { ...form, [field]: index + 1 }));
		return [{ path, bytes, base: getVersion(readContent(root, path)) }];
	});
	const issues = await workspace.findNewIssues(writes);
	if (issues.length > 0) {
		throw new HttpError(422, describeIssues(root, issues).join(" "));
	}
	writeFiles(root, writes);
	await workspace.refreshPreview();
}
