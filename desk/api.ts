/** What the desk's server and its page say to each other. */

/** A field of a form, in the part of JSON Schema that the form's library reads. */
export interface FormSchema {
	type?: string;
	title?: string;
	description?: string;
	properties?: Record<string, FormSchema>;
	required?: string[];
	items?: FormSchema | FormSchema[];
	minItems?: number;
	maxItems?: number;
}

/** How the fields of a form are shown. */
export type FormUi = Record<string, unknown>;

/** The values of a form, by field. */
export type FormValues = Record<string, unknown>;

/** Something to choose. */
export interface Choice {
	value: string | number;
	label: string;
}

/** Where a field is in a form. */
export type FieldPath = (string | number)[];

/** What is wrong, in words. `place` is missing where it is not in the open form. */
export interface FieldIssue {
	place?: FieldPath;
	message: string;
	/** The file it is in. */
	path: string;
}

/** A file in the list of everything. */
export interface EntrySummary {
	path: string;
	kind: string;
	title: string;
	/** The page that shows it; nothing where none does. */
	page?: string;
	/** Something a reader would want to know: Draft, Scheduled. */
	note?: string;
	state: "published" | "changed" | "new" | "unreadable";
	/** Whether it may be removed. */
	isRemovable: boolean;
}

/** The entries of one heading in the list of everything. */
export interface EntryGroup {
	name: string;
	label: string;
	/** Name of the kind of which one may add another, and what one is called. */
	adds?: { kind: string; label: string };
	/** Whether the order of the entries is the site's, and may be changed. */
	isSortable: boolean;
	entries: EntrySummary[];
}

/** The list of everything. */
export interface Overview {
	brand: string;
	groups: EntryGroup[];
	/** Pages and outside addresses that a link may lead to. */
	links: Choice[];
	/** Words that stand for others in braces, with what they stand for. */
	facts: Record<string, string>;
	/** How many files differ from what was published last. */
	changeCount: number;
	previewOrigin: string;
}

/** A file as a form shows it. */
export interface Entry {
	path: string;
	kind: string;
	kindLabel: string;
	title: string;
	page?: string;
	isNew: boolean;
	/** What it was read from; empty for a new one. */
	version: string;
	schema: FormSchema;
	ui: FormUi;
	data: FormValues;
	isRemovable: boolean;
	/** The field that the entry is called by; nothing for a file that stands alone. */
	titlePlace?: FieldPath;
}

/** A file that cannot be shown as a form. */
export interface UnreadableEntry {
	path: string;
	version: string;
	text: string;
	line: number;
	message: string;
}

/** A form as it is filled in. */
export interface SubmittedForm {
	path: string;
	kind: string;
	/** Of the file the form was filled from; empty for a new one. */
	version: string;
	data: FormValues;
}

/** What became of a draft. */
export interface DraftResult {
	issues: FieldIssue[];
	/** Whether the preview shows it. */
	isShown: boolean;
	/** The page that shows it. */
	page?: string;
	/** Of a new entry: the file that it will be, and the field it is called by. */
	file?: { path: string; titlePlace: FieldPath };
	/** Of the file as it is now; another than the form's where somebody has changed it. */
	version: string;
}

/** A change since the last time something was published. */
export interface Change {
	path: string;
	title: string;
	state: "changed" | "new" | "removed";
	sentences: string[];
	/** Of the file as it is now; empty where it is removed. */
	version: string;
	/** Files that are published with it and by no choice of their own: its pictures, an event's address. */
	companions: { path: string; version: string }[];
}

/** What there is to publish, and where it goes. */
export interface Review {
	changes: Change[];
	/** Files in the content's folder that are never published. */
	unpublishable: string[];
	/** Why nothing can be published just now. */
	problem?: string;
	remote?: { name: string; url: string; branch: string };
	/** How many publications have not been sent to the remote. */
	unsentCount: number;
	last?: { commit: string; subject: string; date: string; canUndo: boolean };
	message: string;
}

/** A word that the spelling check does not know. */
export interface UnknownWord {
	word: string;
	/** The title of the entry that it is in. */
	title: string;
	line: number;
}

/** What the checks found before publishing. */
export interface CheckResult {
	issues: string[];
	words: UnknownWord[];
}

/** What became of a publication. */
export interface PublishResult extends Partial<CheckResult> {
	commit?: string;
	/** What happened, in a sentence. */
	message: string;
	isSent: boolean;
}

/** A piece of text in the page, for finding its field. */
export interface PageBlock {
	id: number;
	text: string;
	/** The heads of its row and column in a table. */
	row?: string;
	column?: string;
	/** Where a link leads, and the words of a picture. */
	href?: string;
	alt?: string;
}

/** The field that a piece of a page is made from. */
export interface Located {
	id: number;
	path: string;
	place: FieldPath;
	label: string;
	/** Line of the Markdown, from 1. */
	line?: number;
}
