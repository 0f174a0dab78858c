/** The entry of an open form: a file, or a new entry of a kind, which has no path yet. */
export interface EntryReference {
	path: string;
	kind: string;
}

const newPrefix = "new:";

/** Formats the key of an entry, for unsaved edits and for the URL. */
export function formatEntryKey({ path, kind }: EntryReference): string {
	return path || newPrefix + kind;
}

/** Parses the key of an entry. The kind of a file is not in its key. */
export function parseEntryKey(key: string): EntryReference {
	return key.startsWith(newPrefix)
		? { path: "", kind: key.slice(newPrefix.length) }
		: { path: key, kind: "" };
}
