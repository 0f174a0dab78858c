/** Removals of entries: what is in the way, what is decided, and what is in the trash. */

import type { ContentWritten } from "./entries.ts";
import type { FieldPath } from "./forms.ts";

/** An item of a list that names an entry. */
interface ListedItem {
	/** The file of the list. */
	path: string;
	/** The item, in the form of that file. */
	fieldPath: FieldPath;
}

/** A reason why an entry cannot be removed. */
export interface RemovalBlocker {
	path: string;
	/** The field that stands in the way. */
	fieldPath: FieldPath;
	title: string;
	message: string;
	/**
	 * How it names the entry. The removal can give an article (`byline`) to another author, take the entry out of a list
	 * (`listed`) and make a link to its page lead to another (`link`). What else names it (`named`), or is wrong without
	 * it (`other`), has to be changed first.
	 */
	relation: "byline" | "listed" | "link" | "named" | "other";
}

/** Gets the key of a blocker: a file can be in the way in several fields. */
export function getBlockerKey({ path, message }: RemovalBlocker): string {
	return `${path} ${message}`;
}

/** An entry in the trash: it was removed at the desk, and can be brought back. */
export interface TrashItemSummary {
	id: string;
	title: string;
	kindLabel: string;
	/** When it was removed, in ISO 8601. */
	time: string;
}

/** An entry that is back. */
export interface Restoration extends ContentWritten {
	path: string;
	/** The titles of files that named it and have been changed since: they stay as they are. */
	changedSince: readonly string[];
}

/** A removal of an entry, with what has been decided for it. */
export interface Removal {
	path: string;
	version: string;
	/**
	 * The page that takes the place of its own: its address leads there if it has been public, else the links to it
	 * do. Empty for none.
	 */
	redirect: string;
	/** The new author of a person's articles. */
	successor?: string;
	/** The items of lists that name it, which go. */
	listed?: readonly ListedItem[];
}
