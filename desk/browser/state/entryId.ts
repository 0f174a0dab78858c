/** Identifies the entry of an open form: a file, or a new entry of a kind, which has no path yet. */
export interface EntryId {
	path: string;
	kind: string;
}

const newPrefix = "new:";

/** Formats an entry in one word, for unsaved edits and for the URL. */
export function formatEntryId({ path, kind }: EntryId): string {
	return path || newPrefix + kind;
}

/** Parses a key into the entry that it names. The kind of a file is not in its key. */
export function parseEntryId(key: string): EntryId {
	return key.startsWith(newPrefix)
		? { path: "", kind: key.slice(newPrefix.length) }
		: { path: key, kind: "" };
}
