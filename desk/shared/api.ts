/** The messages between the desk's server and its page. Pictures go as bytes: `server/pictureRoutes.ts`. */

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
	/** Whether the form has the value and does not show it. */
	isHidden?: true;
}

/** Display options of a form's fields. */
export type FormUi = Record<string, unknown>;

/** The values of fields, by name: those of a form, a file, or an item in one. */
export type FieldValues = Record<string, unknown>;

/** An option of a choice. */
export interface SelectOption {
	value: string | number;
	label: string;
}

/** Where a field is in a form. */
export type FieldPath = (string | number)[];

/** A problem, in words. `fieldPath` is missing if the field is not in the open form. */
export interface FieldIssue {
	fieldPath?: FieldPath;
	message: string;
	/** The file it is in. */
	path: string;
	/** Whether the field is only empty: that is no mistake while somebody fills in the form. */
	isMissing?: true;
}

/** A file in the list of everything. */
export interface EntrySummary {
	path: string;
	title: string;
	/** The page that shows it, if any. */
	page?: string;
	/** A remark beside the title, such as Draft or Scheduled. */
	note?: string;
	state: "published" | "changed" | "new" | "unreadable";
}

/** The entries under one heading of the list. */
export interface EntryGroup {
	name: string;
	label: string;
	/** The kind of entry that can be added here, and the label of the button. */
	adds?: { kind: string; label: string };
	/** Whether the entries have an order on the site, which can be changed. */
	isSortable: boolean;
	entries: EntrySummary[];
}

/** The list of everything. */
export interface Overview {
	brand: string;
	groups: EntryGroup[];
	/** Pages and outside addresses that a link may lead to. */
	links: SelectOption[];
	/** The placeholders that texts may hold in braces, with their values. */
	facts: Record<string, string>;
	/** Number of changes to publish. */
	changeCount: number;
	previewOrigin: string;
}

/** A file as a form shows it. */
export interface Entry {
	path: string;
	kind: string;
	kindLabel: string;
	title: string;
	/** The page that shows it; of a new entry, the one that it will share with others. */
	page?: string;
	isNew: boolean;
	/** Version of the file it was read from; empty for a new entry. */
	version: string;
	schema: FormSchema;
	ui: FormUi;
	data: FieldValues;
	isRemovable: boolean;
	/** Whether it is in the last publication. */
	isPublished?: true;
	/** Whether its page has been public: then its address has to redirect once it is removed. */
	needsRedirect?: true;
	/** Whether its page is that of other files too: it remains when this one is removed. */
	sharesPage?: true;
	/** Who can be given the articles of a person. */
	successors?: SelectOption[];
	/** Whether its text cites sources. */
	hasSources?: true;
	/** Whether `updated` follows a change of its times. */
	followsTimes?: true;
	/** The field that holds the entry's title, if there can be several of its kind. */
	titleField?: FieldPath;
	/** The field of its position among the others, which the list of all content changes too. */
	positionField?: string;
}

/** A file as text, where no form can show it. Without a message it can be read all the same. */
export interface FileText {
	path: string;
	version: string;
	text: string;
	line: number;
	message: string;
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
	kind: "byline" | "listed" | "link" | "named" | "other";
}

/** An uploaded picture that is to take the place of another. */
export interface PendingUpload {
	file: string;
	/** Version of the picture whose place it takes. */
	base: string;
	/** The uploads whose place it has taken in the form: they are deleted with it. */
	superseded?: readonly string[];
}

/** A dropped picture, which is stored until its form is saved. */
export interface StagedPicture {
	name: string;
	/** Its changes, in sentences. */
	message: string;
	upload?: PendingUpload;
}

/** A form as the client submits it, to be checked or saved. */
export interface SubmittedForm {
	/** Empty for a new entry. */
	path: string;
	kind: string;
	/** Version of the file that the form was filled from; empty for a new entry. */
	version: string;
	data: FieldValues;
}

/** The result of checking a form and showing it in the preview. */
export interface FormCheck {
	issues: FieldIssue[];
	/** Whether the preview shows it. */
	isShown: boolean;
	/** The page that shows it. */
	page?: string;
	/** The future file of a new entry, and the field that holds its title. */
	file?: { path: string; titleField: FieldPath };
	/** Version of the file now. It differs from the form's if somebody has changed the file. */
	version: string;
}

/** What is typed in a form and not saved, where the preview cannot show it together with the rest. */
export interface UnshownEdit {
	/** Empty for a new entry. */
	path: string;
	kind: string;
	title: string;
	/** Why, in sentences. */
	reason: string;
}

/** A change since the last time something was published. */
export interface ChangeSummary {
	path: string;
	/** The part of the file that it consists of; without it, what belongs to no other change. */
	part?: string;
	title: string;
	state: "changed" | "new" | "removed" | "unreadable";
	/** Whether it can be opened as a form. */
	hasForm: boolean;
	/** The page that shows it, if any. */
	page?: string | undefined;
	/** The first of the form's fields that it changes; missing for a new entry. */
	fieldPath?: FieldPath | undefined;
	sentences: string[];
	/** Version of the file now; empty if it is removed. */
	version: string;
	/**
	 * What is always published with it: its pictures, an event's address, the redirect of a removed page. Of a new order,
	 * everything else that is in it.
	 */
	companions: ReviewedFile[];
	/** Id of the kept entry, if it was removed at the desk and not by hand. */
	removal?: string;
	/** The files that were changed for its removal, such as a list that named it. */
	needs?: string[];
}

/** An entry that was removed at the desk and is kept. */
export interface KeptEntry {
	id: string;
	title: string;
	kindLabel: string;
	/** When it was removed, in ISO 8601. */
	time: string;
}

/** A file as it was reviewed, to be published. */
export interface ReviewedFile {
	path: string;
	version: string;
	/** The part of the file that is meant; without it, what belongs to no other change. */
	part?: string;
}

/** The changes that can be published, and their destination. */
export interface Review {
	changes: ChangeSummary[];
	/** What was removed, can be brought back and is among no changes. */
	kept: KeptEntry[];
	/** Files in `content/` that are never published. */
	unpublishable: string[];
	/** Why nothing can be published now, if that is so. */
	problem?: string;
	remote?: { name: string; url: string; branch: string };
	/** Whether the site is marked as a sample: the tests on the Git host then refuse changed words and prices. */
	isSample?: true;
	/** Number of publications that have not been sent to the remote. */
	unsentCount: number;
	/** The last publication that was made with the desk. */
	last?: Publication;
	/** An earlier one that took another back, and can still be redone. */
	undone?: Publication;
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

/** A word that the spelling check does not know. */
export interface UnknownWord {
	word: string;
	/** The title of the entry that it is in. */
	title: string;
	/** The label of the field that it is in. */
	field: string;
}

/** A change that was not chosen, and without which the chosen ones would break the site. */
export interface NeededChange {
	/** Path of the change in the review. */
	path: string;
	part?: string | undefined;
	title: string;
	/** The titles of the chosen changes that need it, as far as they are known. */
	neededBy: readonly string[];
}

/** Findings of the checks before publishing. */
export interface Findings {
	issues: string[];
	words: UnknownWord[];
	needed: NeededChange[];
}

/** The result of a publication. */
export interface PublishResult extends Partial<Findings> {
	commit?: string;
	/** The outcome, in a sentence. */
	message: string;
	isSent: boolean;
}

/** A piece of text on a page, whose field is looked for. */
export interface PageBlock {
	id: number;
	text: string;
	/** The headers of its row and column in a table. */
	row?: string;
	column?: string;
	/** The alternative text of a picture. */
	alt?: string;
}

/** A piece of a page with the field that it comes from. */
export interface LocatedBlock {
	id: number;
	path: string;
	fieldPath: FieldPath;
	/** Line of the Markdown, from 1. */
	line?: number;
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
	/** The files whose lists it is taken out of. */
	lists?: readonly string[];
}

type Empty = Record<string, never>;

/** The requests that read, by the end of their URL: their query, and what the server answers. */
export interface GetRequests {
	overview: { query: Empty; answer: Overview };
	/** What the browser stores is named after the project. */
	project: { query: Empty; answer: { name: string } };
	entry: { query: { path: string }; answer: Entry | FileText };
	text: { query: { path: string }; answer: FileText };
	"new-entry": { query: { kind: string }; answer: Entry };
	"removal-blockers": { query: { path: string }; answer: RemovalBlocker[] };
	/** Answered once the preview can be shown. */
	preview: { query: Empty; answer: Empty };
	review: { query: Empty; answer: Review };
}

/** The requests that send something, by the end of their URL: their body, and what the server answers. */
export interface PostRequests {
	/** `content` differs once a file has changed. */
	status: { body: Empty; answer: { content: string; unshown: readonly UnshownEdit[] } };
	check: { body: SubmittedForm; answer: FormCheck };
	/** Answered by the file as it is saved: as text where somebody has broken it since. */
	save: { body: SubmittedForm; answer: Entry | FileText };
	/** Drops what was typed in a form, and its pictures. */
	"discard-form": { body: Omit<SubmittedForm, "version">; answer: Empty };
	text: { body: { path: string; version: string; text: string }; answer: Empty };
	order: { body: { paths: string[] }; answer: Empty };
	/** `id` is that of the kept entry. */
	remove: { body: Removal; answer: { id: string } };
	restore: { body: { id: string }; answer: { path: string } };
	/** Deletes a kept entry. */
	"delete-removed": { body: { id: string }; answer: Empty };
	/** `path` is that of the page which shows the blocks. */
	locate: { body: { path: string; blocks: PageBlock[] }; answer: LocatedBlock[] };
	publish: { body: { files: ReviewedFile[]; message: string }; answer: PublishResult };
	send: { body: Empty; answer: PublishResult };
	undo: { body: { commit: string }; answer: PublishResult };
	discard: { body: ReviewedFile; answer: Empty };
	/** Accepts words for the spelling check. */
	words: { body: { words: readonly string[] }; answer: Review };
}

/** What the server answers where it refuses a request: why, and what the page can do about it. */
export interface Refusal {
	/** Why, in sentences. */
	message: string;
	/** What is wrong in a form that was to be saved. */
	issues?: FieldIssue[];
	/** The file of the form as somebody else has saved it. */
	current?: Entry | FileText;
	/** The text of the file as somebody else has saved it, where a text was to be saved. */
	currentText?: FileText;
	/** The line of the text that is wrong. */
	line?: number;
	/** What is in the way of a removal. */
	blockers?: RemovalBlocker[];
	/** Whether a page has to be chosen that takes the place of the removed one. */
	needsRedirect?: boolean;
}
