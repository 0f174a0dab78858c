import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import {
	type FileWrite,
	getVersion,
	readContent,
	resolveContentPath,
} from "../content/files/contentFiles.ts";
import { fileVersionSchema } from "../content/files/fileVersion.ts";
import { tidyUp } from "../content/files/tidyUp.ts";
import { requireBaseVersions, WriteError } from "../content/files/writeFiles.ts";
import { removedFolder } from "../records/folders.ts";
import { readRecord } from "../records/readRecord.ts";
import { describeWriteFailure } from "../refusals/describeError.ts";
import { Refusal } from "../refusals/refusal.ts";

const recordSchema = z.object({
	/** Path of the entry. */
	path: z.string(),
	title: z.string(),
	/** When it was removed, in ISO 8601. */
	time: z.string(),
	/** The entry and its pictures. The bytes of a version are beside this record, under its name. */
	files: z.array(fileVersionSchema),
	/** Files that were edited for the removal, as they were before it, and the version after it. */
	edited: z.array(fileVersionSchema.extend({ versionAfter: z.string() })),
	/** The redirect that was added. */
	redirect: z.object({ from: z.string(), to: z.string() }).optional(),
	/** The outside address of an event's page. */
	eventPage: z.string().optional(),
	/** Who was given the articles of a person. */
	successor: z.string().optional(),
	/** The articles that an undo has given to others, each with its author since: in other ways it has changed them too. */
	handovers: z.array(z.object({ path: z.string(), successor: z.string() })).optional(),
});

type TrashRecord = z.infer<typeof recordSchema>;

/** What restores a removed entry, but for the bytes of its files. */
export type TrashItem = TrashRecord & { id: string };

function getFolder(root: string, id = ""): string {
	return join(root, removedFolder, id);
}

const recordName = "removal.json";

/**
 * Puts an entry in the trash before it is removed. The record comes last: without it there is nothing to restore.
 * @param id a new one, under which it is in the trash
 * @param writes of the removal: of the entry first, of its pictures, and of what is edited for it.
 */
export function addToTrash(
	root: string,
	id: string,
	removal: Omit<TrashRecord, "files" | "edited" | "time">,
	writes: readonly FileWrite[],
): void {
	const folder = getFolder(root, id);
	const removals = writes.filter(({ bytes }) => bytes === undefined);
	const edits = writes.filter(({ bytes }) => bytes !== undefined);
	const record: TrashRecord = {
		...removal,
		time: new Date().toISOString(),
		files: removals.map(({ path, baseVersion }) => ({ path, version: baseVersion })),
		edited: edits.map(({ path, baseVersion, bytes }) => ({
			path,
			version: baseVersion,
			versionAfter: getVersion(bytes),
		})),
	};
	// The bytes that are kept have to be those that the removal was made from.
	requireBaseVersions(root, writes);
	try {
		mkdirSync(folder, { recursive: true });
		// A file that the removal adds has no earlier bytes to keep.
		for (const { path, baseVersion } of writes.filter((write) => write.baseVersion !== "")) {
			writeFileSync(join(folder, baseVersion), readContent(root, path) ?? "", { flush: true });
		}
		writeFileSync(join(folder, "unfinished"), JSON.stringify(record), { flush: true });
		renameSync(join(folder, "unfinished"), join(folder, recordName));
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		throw new Refusal("unwritable", `${describeWriteFailure(error)} Nothing was removed.`);
	}
}

/** Makes the writes that remove entries, once these are in the trash. Where nothing could be written, the entries leave the trash. */
export function writeOnceInTrash(root: string, ids: readonly string[], writeAll: () => void): void {
	try {
		writeAll();
	} catch (error) {
		// After any other error the removal is decided, and finished before the next save.
		if (error instanceof WriteError) {
			for (const id of ids) {
				deleteFromTrash(root, id);
			}
		}
		throw error;
	}
}

/** Lists what is in the trash and not in the content, what was removed last first. */
export function listTrash(root: string): TrashItem[] {
	return readTrash(root).items;
}

/**
 * Reads what is in the trash and not in the content, what was removed last first.
 * @returns also the paths of the records that cannot be read, or whose files are no content any more.
 */
export function readTrash(root: string): { items: TrashItem[]; unreadable: string[] } {
	const { items, unreadable } = readRecords(root);
	return {
		items: items
			.filter(({ path }) => readContent(root, path) === undefined)
			.sort((one, other) => other.time.localeCompare(one.time)),
		unreadable,
	};
}

/** Deletes the items of the trash whose files are all in the content again, unchanged. Never throws. */
export function deleteRestored(root: string): void {
	tidyUp(() => {
		for (const { id, files } of readRecords(root).items) {
			if (files.every(({ path, version }) => getVersion(readContent(root, path)) === version)) {
				deleteOnceRestored(root, id);
			}
		}
	});
}

/** Deletes an item of the trash whose entry is back. Never throws: an item that stays is not listed. */
export function deleteOnceRestored(root: string, id: string): void {
	tidyUp(() => deleteFromTrash(root, id));
}

function readRecords(root: string): { items: TrashItem[]; unreadable: string[] } {
	const folder = getFolder(root);
	const items: TrashItem[] = [];
	const unreadable: string[] = [];
	for (const id of existsSync(folder) ? readdirSync(folder) : []) {
		try {
			const item = findTrashItem(root, id);
			if (item) {
				items.push(item);
			}
		} catch (error) {
			if (!(error instanceof Refusal)) {
				throw error;
			}
			unreadable.push(getRecordPath(id));
		}
	}
	return { items, unreadable };
}

function getRecordPath(id: string): string {
	return `${removedFolder}/${id}/${recordName}`;
}

/** Finds an item of the trash. @throws Refusal where its record cannot be read, or a file of it is no content any more */
function findTrashItem(root: string, id: string): TrashItem | undefined {
	const recordPath = getRecordPath(id);
	if (!existsSync(join(root, recordPath))) {
		return;
	}
	const record = readRecord(root, recordPath, recordSchema);
	for (const { path } of record.files) {
		resolveContentPath(root, path);
	}
	return { ...record, id };
}

/** Reads an item of the trash. @throws Refusal where another tab has restored or deleted it. */
export function readTrashItem(root: string, id: string): TrashItem {
	const item = findTrashItem(root, id);
	if (!item) {
		throw new Refusal(
			"changed",
			"It is not kept any more: it was brought back, or deleted for good.",
		);
	}
	return item;
}

/** Creates the write that puts a file back as it was before the removal; without bytes where it was not there. */
export function createRestoringWrite(
	root: string,
	{ id }: TrashItem,
	{ path, version }: z.infer<typeof fileVersionSchema>,
): FileWrite {
	const bytes = version ? readFileSync(join(getFolder(root, id), version)) : undefined;
	return { path, bytes, baseVersion: getVersion(readContent(root, path)) };
}

/** Deletes an item of the trash, once it is of no more use. */
export function deleteFromTrash(root: string, id: string): void {
	const folder = getFolder(root, readTrashItem(root, id).id);
	// The record first: a folder without one counts for nothing.
	rmSync(join(folder, recordName));
	rmSync(folder, { recursive: true, force: true });
}
