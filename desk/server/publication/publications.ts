import type { Publication } from "../../shared/api/review.ts";
import { formatMoment } from "../../shared/formatDate.ts";
import { isPublishable } from "../content/files/contentFiles.ts";
import { type Commit, listCommits } from "../git/log.ts";

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
	const [last] = listCommits(root, "-1", `--grep=^${publicationTrailer}$`).map(toPublication);
	const reverts = listCommits(root, `--grep=^${undoTrailer}`, `--grep=^${redoTrailer}`);
	const redone = reverts.flatMap(({ body }) => findTrailer(body, redoTrailer) ?? []);
	return {
		// It can be undone while nothing was committed after it.
		last: last && { ...last, canUndo: last.canUndo && last.commit === head },
		undone: reverts
			.map(toPublication)
			.filter(
				({ isUndo, canUndo, commit }) =>
					isUndo && canUndo && !redone.includes(commit) && commit !== last?.commit,
			),
	};
}

/** Describes a commit as the publication that it is. */
function toPublication({ hash, parents, subject, time, body, files }: Commit): Publication {
	const isOfContent = files.length > 0 && files.every(isPublishable);
	return {
		commit: hash,
		subject,
		date: formatMoment(time),
		canUndo: isOfContent && parents.length === 1,
		isUndo: findTrailer(body, undoTrailer) !== undefined,
		files,
	};
}

/** Finds what a line of a message says after its beginning. */
function findTrailer(body: readonly string[], trailer: string): string | undefined {
	return body.find((line) => line.startsWith(trailer))?.slice(trailer.length);
}
