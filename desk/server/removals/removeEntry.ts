import { randomUUID } from "node:crypto";
import type { Issue } from "../../../content-model/index.ts";
import type { ContentWritten } from "../../shared/api/entries.ts";
import type { Removal } from "../../shared/api/removals.ts";
import { isFieldsPath } from "../content/files/contentFiles.ts";
import { destinationsFile, publishedPathsFile } from "../content/files/knownFiles.ts";
import { getKind, getSlug } from "../content/kinds/kinds.ts";
import { findPublicPage } from "../content/values/publicPages.ts";
import { getFileTitle } from "../content/values/titles.ts";
import { requireVersion } from "../entries/requireVersion.ts";
import { describeIssue } from "../issues/describeIssue.ts";
import { Refusal } from "../refusals/refusal.ts";
import type { Workspace } from "../workspace/workspace.ts";
import { createBlockers } from "./removalBlockers.ts";
import { createRemovalWrites } from "./removalWrites.ts";
import { readParts } from "./textEdits.ts";
import { addToTrash, writeOnceInTrash } from "./trash.ts";

/**
 * Removes an entry with the pictures that it alone shows, and puts both in the trash.
 * @returns its id in the trash, and what was written
 * @throws Refusal with what is in the way.
 */
export async function removeEntry(
	workspace: Workspace,
	{ path, version, ...options }: Removal,
): Promise<{ id: string } & ContentWritten> {
	const { root } = workspace;
	const id = randomUUID();
	const { written } = await workspace.save({
		requireCurrent: () => requireVersion(root, path, version),
		createWrites: () => createRemovalWrites(root, { path, ...options }),
		closes: { path, kind: getKind(path).name },
		refuse: (issues) => (issues.length > 0 ? createRemovalError(root, path, issues) : undefined),
		carryOut: (writeAll, writes) => {
			addToTrash(root, id, createRemovalRecord(root, { path, ...options }), writes);
			writeOnceInTrash(root, [id], writeAll);
		},
	});
	return { id, written };
}

/** Creates the record of a removal that is about to be made, for whoever restores the entry. */
export function createRemovalRecord(
	root: string,
	{ path, redirect, successor }: Omit<Removal, "version">,
) {
	const page = findPublicPage(root, path);
	const eventPage = readParts(root, destinationsFile)[getSlug(path)];
	return {
		path,
		title: getFileTitle(root, path),
		...(redirect && page ? { redirect: { from: page, to: redirect } } : {}),
		...(typeof eventPage === "string" ? { eventPage } : {}),
		...(successor ? { successor } : {}),
	};
}

function createRemovalError(root: string, path: string, issues: readonly Issue[]): Refusal {
	const blockers = createBlockers(root, path, issues);
	const sentences = [
		...blockers.map(({ message }) => message),
		...issues
			.filter(({ file }) => !isFieldsPath(file))
			.map((issue) => `${getFileTitle(root, issue.file)}: ${describeIssue(issue)}`),
	];
	return new Refusal("invalid", `It cannot be removed yet. ${sentences.join(" ")}`, {
		needsRedirect: issues.some(({ file }) => file === publishedPathsFile),
		blockers,
	});
}
