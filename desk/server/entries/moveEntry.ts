import type { PostRequests } from "../../shared/api/requests.ts";
import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { findKind } from "../content/kinds/kinds.ts";
import { getPositionField, listByPosition } from "../content/values/positions.ts";
import { readEditableText } from "../content/values/readEditableText.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { Refusal } from "../refusals/refusal.ts";
import type { Workspace } from "../workspace/workspace.ts";

type Move = PostRequests["move"]["body"];

/**
 * Moves an entry among the others of its kind, in the order that they have by now: another window may show an older
 * one.
 */
export async function moveEntry(workspace: Workspace, move: Move): Promise<void> {
	await workspace.save({
		createWrites: () => createMoveWrites(workspace.root, move),
		carryOut: (writeAll) => writeAll(),
	});
}

/** Creates the writes of the entries whose number changes: each gets that of its place. */
function createMoveWrites(root: string, move: Move): FileWrite[] {
	const kind = findKind(move.path);
	const field = getPositionField(kind.name);
	if (!field) {
		throw new Refusal("missing", "These have no order of their own.");
	}
	const codec = createFormCodec(kind);
	return applyMove(listByPosition(root, kind.name), move).flatMap((path, index): FileWrite[] => {
		const text = readEditableText(root, path);
		const data = codec.toFormData(text);
		if (data[field] === undefined || data[field] === index + 1) {
			return [];
		}
		const bytes = Buffer.from(codec.toFile(text, { ...data, [field]: index + 1 }));
		return [{ path, bytes, baseVersion: getVersion(readContent(root, path)) }];
	});
}

/** Puts an entry before another one of a list, or at its end. */
function applyMove(paths: readonly string[], { path, before }: Move): string[] {
	const others = paths.filter((other) => other !== path);
	const index = before === undefined ? others.length : others.indexOf(before);
	if (others.length === paths.length || index < 0) {
		throw new Refusal("missing", "The list has changed meanwhile. Nothing was moved.");
	}
	return others.toSpliced(index, 0, path);
}
