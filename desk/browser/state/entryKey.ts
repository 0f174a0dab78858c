/** Identifies the entry of an open form: a file, or a new entry of a kind, which has no path yet. */
export interface EntryName {
	path: string;
	kind: string;
}

const newPrefix = "new:";

/** An entry in one word, for drafts and for the URL. */
export function formatEntryKey({ path, kind }: EntryName): string {
	return path || newPrefix + kind;
}

/** The entry that a key names. The kind of a file is not in its key. */
export function parseEntryKey(key: string): EntryName {
	return key.startsWith(newPrefix)
		? { path: "", kind: key.slice(newPrefix.length) }
		: { path: key, kind: "" };
}
