import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { getMessage } from "../../../shared/getMessage.ts";
import { savingFolder } from "../../records/folders.ts";
import { readRecord } from "../../records/readRecord.ts";
import { type FileWrite, getVersion, readCurrent, resolvePublishablePath } from "./contentFiles.ts";

/** The journal of a save: which staged file replaces which version; no staged file if one is removed. */
const journalSchema = z.array(
	z.object({ path: z.string(), baseVersion: z.string(), staged: z.string().optional() }),
);
type Journal = z.infer<typeof journalSchema>;

/** What was in the way of a write: a file has another version, is there already, or the disk takes none. */
export type WriteProblem = "changed" | "taken" | "unwritable";

/** The error of files that could not be written; every one is as it was. The caller adds what was not done. */
export class WriteError extends Error {
	readonly problem: WriteProblem;

	constructor(problem: WriteProblem, message: string) {
		super(message);
		this.name = "WriteError";
		this.problem = problem;
	}
}

/** File operations, which tests replace. */
interface Disk {
	write(file: string, bytes: Buffer): void;
	rename(from: string, to: string): void;
}

const realDisk: Disk = {
	write: (file, bytes) => writeFileSync(file, bytes, { flush: true }),
	rename: renameSync,
};

const journalPath = `${savingFolder}/journal.json`;

function getStagingFolder(root: string): string {
	return join(root, savingFolder);
}

function getJournalFile(root: string): string {
	return join(root, journalPath);
}

/**
 * Checks that every file is still in the version that its new bytes were made from.
 * @throws WriteError if one is not, unless it already has its new bytes.
 */
export function requireBaseVersions(root: string, writes: readonly FileWrite[]): void {
	for (const { path, bytes, baseVersion } of writes) {
		const version = getVersion(readCurrent(root, path));
		if (version !== baseVersion && version !== getVersion(bytes)) {
			throw baseVersion
				? new WriteError("changed", `${path} has changed since.`)
				: new WriteError("taken", `There is a file ${path} already.`);
		}
	}
}

/**
 * Writes all files or none. Everything is staged first, with a journal; a save that is interrupted after that is
 * finished before the next one ({@link finishSave}), but for files that somebody has changed meanwhile.
 * @throws WriteError if a file has changed since its new bytes were made, or the disk is full. Any other error is of a
 * save that is decided: it is finished before the next.
 */
export function writeFiles(root: string, writes: readonly FileWrite[], disk = realDisk): void {
	finishSave(root, disk);
	requireBaseVersions(root, writes);
	const folder = getStagingFolder(root);
	const journal = writes.map(({ path, baseVersion, bytes }) => ({
		path,
		baseVersion,
		staged: bytes ? randomUUID() : undefined,
	}));
	try {
		mkdirSync(folder, { recursive: true });
		for (const [index, { staged }] of journal.entries()) {
			const bytes = writes[index]?.bytes;
			if (staged && bytes) {
				disk.write(join(folder, staged), bytes);
			}
		}
		disk.write(`${getJournalFile(root)}.new`, Buffer.from(JSON.stringify(journal)));
		// From here on the save is decided.
		disk.rename(`${getJournalFile(root)}.new`, getJournalFile(root));
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		const reason = getMessage(error);
		throw new WriteError("unwritable", `The disk is full or cannot be written to (${reason}).`);
	}
	moveStagedFiles(root, journal, disk);
}

/** Finishes an interrupted save, and clears the remains of one that never began. */
export function finishSave(root: string, disk = realDisk): void {
	if (existsSync(getJournalFile(root))) {
		moveStagedFiles(root, readRecord(root, journalPath, journalSchema), disk);
	}
	rmSync(getStagingFolder(root), { recursive: true, force: true });
}

function moveStagedFiles(root: string, journal: Journal, disk: Disk): void {
	const folder = getStagingFolder(root);
	for (const { path, baseVersion, staged } of journal) {
		const file = resolvePublishablePath(root, path);
		if (getVersion(readCurrent(root, path)) !== baseVersion) {
			// In place already, or changed by somebody since the save was interrupted.
			continue;
		}
		if (!staged) {
			rmSync(file, { force: true });
		} else if (existsSync(join(folder, staged))) {
			mkdirSync(dirname(file), { recursive: true });
			disk.rename(join(folder, staged), file);
		}
	}
	rmSync(getJournalFile(root));
	if (readdirSync(folder).length === 0) {
		rmSync(folder, { recursive: true });
	}
}
