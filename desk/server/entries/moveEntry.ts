import type { ContentWritten } from "../../shared/api/entries.ts";
import type { PostRequests } from "../../shared/api/requests.ts";
import { type FileWrite, getVersion, readContent } from "../content/files/contentFiles.ts";
import { getKind } from "../content/kinds/kinds.ts";
import { getPosition, getPositionField } from "../content/values/positions.ts";
import { readEditableText } from "../content/values/readEditableText.ts";
import { getFileTitle, listFilesOfKind } from "../content/values/titles.ts";
import { createFormCodec } from "../form/formCodec.ts";
import { Refusal } from "../refusals/refusal.ts";
import type { Workspace } from "../workspace/workspace.ts";

type Move = PostRequests["move"]["body"];

/**
 * Moves an entry among the others of its kind, in the order that they have by now: another window may show an older
 * one.
 */
export async function moveEntry(workspace: Workspace, move: Move): Promise<ContentWritten> {
	const { written } = await workspace.save({
		createWrites: () => createMoveWrites(workspace.root, move),
		carryOut: (writeAll) => writeAll(),
	});
	return { written };
}

/** Creates the writes of the entries whose number changes: each gets that of its place. */
function createMoveWrites(root: string, move: Move): FileWrite[] {
	const kind = getKind(move.path);
	const field = getPositionField(kind.name);
	if (!field) {
		throw new Refusal("missing", "These have no order of their own.");
	}
	const codec = createFormCodec(kind);
	const entries = listFilesOfKind(root, kind.name).map((path) => {
		const text = readEditableText(root, path);
		const data = codec.toFormData(text);
		return { path, text, data, position: getPosition(data, field) };
	});
	// One without a place, such as a benefit that is not on Home, takes none from the others.
	const placed = entries
		.filter(({ position }) => position !== undefined)
		.sort((a, b) => Number(a.position) - Number(b.position));
	if (entries.some(({ path, position }) => path === move.path && position === undefined)) {
		throw new Refusal(
			"blocked",
			`${getFileTitle(root, move.path)} has no place among the others. Give it one in its form.`,
		);
	}
	return applyMove(placed, move).flatMap(({ path, text, data, position }, index): FileWrite[] => {
		if (position === index + 1) {
			return [];
		}
		const bytes = Buffer.from(codec.toFile(text, { ...data, [field]: index + 1 }));
		return [{ path, bytes, baseVersion: getVersion(readContent(root, path)) }];
	});
}

/** Puts an entry before another one of a list, or at its end. */
function applyMove<Entry extends { path: string }>(
	entries: readonly Entry[],
	{ path, before }: Move,
): Entry[] {
	const moved = entries.find((entry) => entry.path === path);
	const others = entries.filter((entry) => entry !== moved);
	const index =
		before === undefined ? others.length : others.findIndex((entry) => entry.path === before);
	if (!moved || index < 0) {
		throw new Refusal("missing", "The list has changed meanwhile. Nothing was moved.");
	}
	return others.toSpliced(index, 0, moved);
}
