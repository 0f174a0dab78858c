/** The review of what has changed since the last publication, and publishing it. */

import type { Piece } from "../piece.ts";
import type { FieldPath } from "./forms.ts";
import type { TrashItemSummary } from "./removals.ts";

/** A piece as it was reviewed, to be published. */
export interface ReviewedPiece extends Piece {
	/** Version of the file; empty if it is removed. */
	version: string;
}

/** A change since the last time something was published: a piece that gives it its name, and what goes with it. */
export interface ChangeSummary extends ReviewedPiece {
	/** Identifies its own differences: it stays the same while other pieces of its files change. */
	fingerprint: string;
	title: string;
	/** The title of its entry, where that of a part says more: Site, of Site: Brand. */
	entryTitle: string;
	state: "changed" | "new" | "removed" | "unreadable";
	/** Whether it can be opened as a form. */
	hasForm: boolean;
	/** Whether an entry in it has never been published: a discard keeps that on this machine. */
	hasNewEntry: boolean;
	/** The first of the form's fields that it changes; missing for a new entry. */
	fieldPath?: FieldPath | undefined;
	/** What differs, a sentence for each difference. */
	sentences: string[];
	/** What of `included` is worth a word: a picture, a redirect. */
	inclusions: string[];
	/**
	 * What is always published with it: its pictures, an event's address, the redirect of a page that is removed or back.
	 * Of a new order, everything else that is in it.
	 */
	included: ReviewedPiece[];
	/** Its id in the trash, if it was removed at the desk and not by hand. */
	trashId?: string;
	/** The files that were changed for its removal, such as a list that named it. */
	needs?: string[];
}

/** What has changed since the last publication, and where it would be published. */
export interface Review {
	changes: ChangeSummary[];
	/** What was removed, can be brought back and is among no changes. */
	trash: TrashItemSummary[];
	/** The desk's own files of removed entries that cannot be read. */
	unreadableRecords: string[];
	/** Files in `content/` that are never published. */
	unpublishable: string[];
	/** Why nothing can be published now, if that is so. */
	problem?: PublishingProblem | undefined;
	remote?: { name: string; url: string; branch: string };
	/** Whether the site is marked as a sample: the tests on the Git host then refuse changed words and prices. */
	isSample?: true;
	/** Number of publications that have not been sent to the remote. */
	unsentCount: number;
	/** The last publication that was made with the desk. */
	last?: Publication;
	/** Earlier ones that took another back and can still be redone, the last first. */
	undone: Publication[];
}

/** What blocks every publication until somebody has solved it, each in sentences. */
export interface PublishingProblem {
	reason: string;
	/** What to do. A command for the terminal may have a line of its own. */
	remedy: string;
}

/** A publication that was made with the desk. */
export interface Publication {
	/** The files that it changed. */
	files: readonly string[];
	commit: string;
	subject: string;
	date: string;
	canUndo: boolean;
	/** Whether it took another publication back. */
	isUndo: boolean;
}

/** A field of an entry that a check has found something in. */
export interface FindingPlace {
	/** The entry, and its title. */
	path: string;
	title: string;
	/** The field, and where that is, in words. */
	fieldPath: FieldPath;
	place: string;
	/** The line of its text, from 1, where it is a text. */
	line?: number;
}

/** A word that the spelling check does not know. */
export interface UnknownWord extends FindingPlace {
	word: string;
	/** The text before it. */
	before: string;
}

/** Words that are not as the site has them. */
export interface ProseIssue extends FindingPlace {
	/** What is wrong and what to do, in sentences. */
	message: string;
	/** The words, and the text before them; empty where all of the field is meant. */
	words: string;
	before: string;
}

/** A change that was not chosen, and without which the chosen ones would break the site. */
export interface NeededChange extends Piece {
	title: string;
	/** The titles of the chosen changes that need it, as far as they are known. */
	neededBy: readonly string[];
}

/** Findings of the checks before publishing. */
export interface Findings {
	issues: string[];
	prose: ProseIssue[];
	words: UnknownWord[];
	needed: NeededChange[];
}

/** The result of a publication. */
export interface PublishResult extends Partial<Findings> {
	commit?: string;
	/** The outcome, in a sentence. */
	message: string;
	/** Whether nothing is left to do: it is published, and sent where a Git host is set up. */
	isComplete: boolean;
}
