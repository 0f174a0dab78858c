/** A problem of one field of one content file. */
export interface Issue {
	/** Path of the file from the project's folder, such as `content/site.yaml`. */
	file: string;
	/** Path of a field, such as `sources.oaic.published`, or a part of the file in words, such as `front matter`. */
	field: string;
	/** Line of the file, from 1, where the issue is of a line and not of a field. */
	line?: number;
	/** The present value, as the owner wrote it. */
	received: string;
	/** The accepted values. */
	expected: string;
	/** The value itself, if it was refused. */
	value?: unknown;
	/** The reason, for programs with messages of their own; absent if `expected` says everything. */
	reason?: IssueReason;
}

/** The reason a value was refused, with the data for a message about it. */
export type IssueReason =
	| { code: "not-a-number" }
	/** The value is none of those to choose from. */
	| { code: "not-an-option" }
	| { code: "list-length"; bound: "exactly" | "at least" | "at most"; count: number }
	| { code: "missing-row" }
	/** `path` is that of the page, without what follows it in the link. */
	| { code: "unknown-page"; path: string; nearest: string | undefined }
	/** The page is an article's that is not public yet. */
	| { code: "hidden-page"; path: string }
	/** A redirect leads to no page. */
	| { code: "redirected-nowhere"; path: string }
	/** The target of a link in Markdown is not a URL. */
	| { code: "not-a-link" }
	| { code: "taken"; by: string }
	/** `remedy` is how the colour has to change. */
	| { code: "weak-contrast"; remedy: "darker" | "lighter" }
	| { code: "missing-picture"; name: string }
	| { code: "html"; tag: string }
	/** A price that another plan shares, whose name and price these are. */
	| { code: "shared-price"; plan: string; price: number | null }
	/** The name of a file is one that hosts keep for themselves. */
	| { code: "reserved-name" }
	/** The name of an entry was refused, and not its value. */
	| { code: "wrong-name" };
