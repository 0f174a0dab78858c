import type { Publication } from "../../shared/api/review.ts";
import { formatMoment } from "../../shared/formatDate.ts";
import { isPublishable } from "../content/files/contentFiles.ts";
import { tryGit } from "./git.ts";

/** The last line of the messages of the desk's own commits. */
const publicationTrailer = "Published-with: desk";

/** Begins the line of a message that names the commit that was undone. */
const undoTrailer = "Undoes: ";

/** Formats the message of a commit of the desk. @param undone the commit that it undoes */
export function formatCommitMessage(subject: string, undone?: string): string {
	const trailers = [...(undone ? [undoTrailer + undone] : []), publicationTrailer];
	return `${subject}\n\n${trailers.join("\n")}\n`;
}

/** Finds the last publication, and the last undo that can be redone. @param head the commit of the branch */
export function findPublications(
	root: string,
	head: string,
): { last: Publication | undefined; undone: Publication | undefined } {
	const last = findLastPublication(root, `^${publicationTrailer}$`);
	// If the last one is an undo, undoing that is the redo: an earlier one is not offered.
	const undone = last?.isUndo === false ? findLastPublication(root, `^${undoTrailer}`) : undefined;
	return {
		// It can be undone while nothing was committed after it.
		last: last && { ...last, canUndo: last.canUndo && last.commit === head },
		undone: undone && isRedoable(root, undone) ? undone : undefined,
	};
}

/** Checks whether the publications after an undo have left its files alone. */
function isRedoable(root: string, { commit, canUndo, files }: Publication): boolean {
	return canUndo && tryGit(root, "diff", "--quiet", commit, "HEAD", "--", ...files) !== undefined;
}

/**
 * Finds the last publication of a kind.
 * @param trailer the line of the message that tells its kind.
 */
function findLastPublication(root: string, trailer: string): Publication | undefined {
	const output = tryGit(
		root,
		"log",
		...["-1", "-z", "--name-only", "--no-renames"],
		// The NUL at its end, together with that of `-z`, separates the message from the names of the files.
		"--format=%H%n%P%n%s%n%ct%n%b%x00",
		`--grep=${trailer}`,
	);
	const [message = "", , ...names] = output?.split("\0") ?? [];
	const [commit = "", parents = "", subject = "", seconds = "", ...body] = message.split("\n");
	if (!commit) {
		return;
	}
	const files = names.map((name) => name.trim()).filter(Boolean);
	const isOfContent = files.length > 0 && files.every(isPublishable);
	const hasOneParent = parents.split(" ").filter(Boolean).length === 1;
	return {
		commit,
		subject,
		date: formatMoment(Number(seconds) * 1000),
		canUndo: isOfContent && hasOneParent,
		isUndo: body.some((line) => line.startsWith(undoTrailer)),
		files,
	};
}
