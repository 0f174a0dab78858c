import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { savingFolder, skippedFolder } from "../../records/folders.ts";
import { readRecord } from "../../records/readRecord.ts";
import { describeWriteFailure } from "../../refusals/describeError.ts";
import { DeskError } from "../../refusals/deskError.ts";
import { type FileWrite, getVersion, readCurrent, resolvePublishablePath } from "./contentFiles.ts";

/** The journal of a save: which staged file replaces which version; no staged file if one is removed. */
const journalSchema = z.array(
	z.object({ path: z.string(), baseVersion: z.string(), staged: z.string().optional() }),
);
type Journal = z.infer<typeof journalSchema>;

/** What was in the way of a write: a file has another version, is there already, or the disk takes none. */
export type WriteProblem = "changed" | "taken" | "unwritable";

/** The error of files that could not be written; every one is as it was. The caller adds what was not done. */
export class WriteError extends DeskError {
	override readonly name = "WriteError";
	readonly problem: WriteProblem;

	constructor(problem: WriteProblem, message: string) {
		super(message);
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
 * finished before the next one ({@link finishSave}). A file that somebody changes once the save is decided stays so,
 * and what was to be written is kept.
 * @throws WriteError if a file has changed since its new bytes were made, or the disk is full. Any other error is of a
 * save that is decided: of one that names files which somebody has changed meanwhile, all others are written; after
 * anything else it is finished before the next.
 */
export function writeFiles(root: string, writes: readonly FileWrite[], disk = realDisk): void {
	const skippedBefore = finishSave(root, disk);
	if (skippedBefore.length > 0) {
		throw new WriteError("changed", skippedBefore.join(" "));
	}
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
		// At the last moment: staging takes a while.
		requireBaseVersions(root, writes);
		// From here on the save is decided.
		disk.rename(`${getJournalFile(root)}.new`, getJournalFile(root));
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		if (error instanceof DeskError) {
			throw error;
		}
		throw new WriteError("unwritable", describeWriteFailure(error));
	}
	const skipped = moveStagedFiles(root, journal, disk);
	if (skipped.length > 0) {
		throw new DeskError(skipped.join(" "));
	}
}

/**
 * Finishes an interrupted save, and clears the remains of one that never began.
 * @returns a sentence for each file that somebody has changed since
 */
export function finishSave(root: string, disk = realDisk): string[] {
	const skipped = existsSync(getJournalFile(root))
		? moveStagedFiles(root, readRecord(root, journalPath, journalSchema), disk)
		: [];
	rmSync(getStagingFolder(root), { recursive: true, force: true });
	return skipped;
}

/** Puts the files of a journal in place. @returns a sentence for each that somebody has changed since */
function moveStagedFiles(root: string, journal: Journal, disk: Disk): string[] {
	const skipped = journal.flatMap((write) => moveStagedFile(root, write, disk) ?? []);
	rmSync(getJournalFile(root));
	rmSync(getStagingFolder(root), { recursive: true });
	return skipped;
}

/** Puts a file in place. @returns what was done instead where somebody has changed it since */
function moveStagedFile(
	root: string,
	{ path, baseVersion, staged }: Journal[number],
	disk: Disk,
): string | undefined {
	const file = resolvePublishablePath(root, path);
	const current = getVersion(readCurrent(root, path));
	if (!staged) {
		if (current === baseVersion) {
			rmSync(file, { force: true });
		}
		return current === baseVersion || current === ""
			? undefined
			: `${path} was changed meanwhile, and so it was not removed.`;
	}
	const stagedFile = join(getStagingFolder(root), staged);
	if (!existsSync(stagedFile)) {
		// In place already.
		return;
	}
	if (current === baseVersion) {
		mkdirSync(dirname(file), { recursive: true });
		disk.rename(stagedFile, file);
	} else if (current !== getVersion(readFileSync(stagedFile))) {
		const kept = `${skippedFolder}/${staged}-${basename(path)}`;
		mkdirSync(join(root, skippedFolder), { recursive: true });
		disk.rename(stagedFile, join(root, kept));
		return `${path} was changed meanwhile, and stays so. What was to be saved of it is kept in ${kept}.`;
	}
}
