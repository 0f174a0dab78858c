import { randomUUID } from "node:crypto";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { type FileChange, resolveContentPath } from "./contentFiles.ts";
import { HttpError } from "./httpError.ts";

/** The journal of a save: which staged file replaces which; no staged file if one is removed. */
const journalSchema = z.array(z.object({ path: z.string(), staged: z.string().optional() }));
type Journal = z.infer<typeof journalSchema>;

/** File operations, which tests replace. */
export interface Disk {
	write(file: string, bytes: Buffer): void;
	rename(from: string, to: string): void;
}

const realDisk: Disk = {
	write: (file, bytes) => writeFileSync(file, bytes, { flush: true }),
	rename: renameSync,
};

function getStagingFolder(root: string): string {
	return join(root, ".cache/desk/saving");
}

function getJournalFile(root: string): string {
	return join(getStagingFolder(root), "journal.json");
}

/**
 * Writes all changes or none. Everything is staged first, with a journal; a process
 * that is killed after that finishes the save at its next start ({@link finishSave}).
 * @throws HttpError if the disk is full; then every file is unchanged.
 */
export function writeChanges(root: string, changes: readonly FileChange[], disk = realDisk): void {
	const folder = getStagingFolder(root);
	const journal = changes.map(({ path, bytes }) => {
		resolveContentPath(root, path);
		return bytes ? { path, staged: randomUUID() } : { path };
	});
	try {
		mkdirSync(folder, { recursive: true });
		for (const [index, { staged }] of journal.entries()) {
			const bytes = changes[index]?.bytes;
			if (staged && bytes) {
				disk.write(join(folder, staged), bytes);
			}
		}
		disk.write(`${getJournalFile(root)}.new`, Buffer.from(JSON.stringify(journal)));
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		const reason = error instanceof Error ? error.message : String(error);
		throw new HttpError(
			507,
			`The disk is full or cannot be written to (${reason}). Nothing was saved; what you typed is still in the form.`,
		);
	}
	disk.rename(`${getJournalFile(root)}.new`, getJournalFile(root));
	moveStagedFiles(root, journal, disk);
}

/** Finishes an interrupted save, and clears the remains of one that never began. */
export function finishSave(root: string): void {
	const file = getJournalFile(root);
	if (existsSync(file)) {
		moveStagedFiles(root, journalSchema.parse(JSON.parse(readFileSync(file, "utf8"))), realDisk);
	}
	rmSync(getStagingFolder(root), { recursive: true, force: true });
}

function moveStagedFiles(root: string, journal: Journal, disk: Disk): void {
	const folder = getStagingFolder(root);
	for (const { path, staged } of journal) {
		const file = resolveContentPath(root, path);
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
