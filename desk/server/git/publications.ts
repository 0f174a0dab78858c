import type { Publication } from "../../shared/api/review.ts";
import { formatMoment } from "../../shared/formatDate.ts";
import { isPublishable } from "../content/files/contentFiles.ts";
import { tryGit } from "./git.ts";

/** The last line of the messages of the desk's own commits. */
const publicationTrailer = "Published-with: desk";

/** Begins the line of a message that names the commit that was undone. */
const undoTrailer = "Undoes: ";

/** Begins the line of a message that names the undo that was redone. */
const redoTrailer = "Redoes: ";

/** Formats the message of a commit of the desk. @param reverted the publication that it takes back, if it does */
export function formatCommitMessage(subject: string, reverted?: Publication): string {
	const revertTrailer = reverted?.isUndo ? redoTrailer : undoTrailer;
	const trailers = [...(reverted ? [revertTrailer + reverted.commit] : []), publicationTrailer];
	return `${subject}\n\n${trailers.join("\n")}\n`;
}

/** Finds the last publication, and the earlier ones that took another back and were not redone, the last first. */
export function findPublications(
	root: string,
	head: string,
): { last: Publication | undefined; undone: Publication[] } {
	const [last] = listCommits(root, "-1", `--grep=^${publicationTrailer}$`);
	const commits = listCommits(root, `--grep=^${undoTrailer}`, `--grep=^${redoTrailer}`);
	const redone = commits.flatMap(({ redone = [] }) => redone);
	return {
		// It can be undone while nothing was committed after it.
		last: last && {
			...last.publication,
			canUndo: last.publication.canUndo && last.publication.commit === head,
		},
		undone: commits
			.map(({ publication }) => publication)
			.filter(
				({ isUndo, canUndo, commit }) =>
					isUndo && canUndo && !redone.includes(commit) && commit !== last?.publication.commit,
			),
	};
}

/** Lists commits of the desk, the last first. @param options of Git's log that choose them */
function listCommits(
	root: string,
	...options: string[]
): { publication: Publication; redone?: string }[] {
	const output = tryGit(
		root,
		"log",
		...["-z", "--name-only", "--no-renames"],
		// The NUL at its end, together with that of `-z`, separates the message from the names of the files.
		"--format=%x01%H%n%P%n%s%n%ct%n%b%x00",
		...options,
	);
	return (output ?? "").split("\x01").slice(1).map(parseCommit);
}

/** Parses a commit as {@link listCommits} asks for it. */
function parseCommit(text: string): { publication: Publication; redone?: string } {
	const [message = "", , ...names] = text.split("\0");
	const [commit = "", parents = "", subject = "", seconds = "", ...body] = message.split("\n");
	const files = names.map((name) => name.trim()).filter(Boolean);
	const isOfContent = files.length > 0 && files.every(isPublishable);
	const hasOneParent = parents.split(" ").filter(Boolean).length === 1;
	const redone = body.find((line) => line.startsWith(redoTrailer))?.slice(redoTrailer.length);
	return {
		publication: {
			commit,
			subject,
			date: formatMoment(Number(seconds) * 1000),
			canUndo: isOfContent && hasOneParent,
			isUndo: body.some((line) => line.startsWith(undoTrailer)),
			files,
		},
		...(redone ? { redone } : {}),
	};
}
