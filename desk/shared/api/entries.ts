/** Entries: the list of all content, and one as a form or as text. */

import type { FieldGroup, FieldPath, FieldValues, SelectOption } from "./forms.ts";

/** A file in the list of all content. */
export interface EntrySummary {
	path: string;
	title: string;
	/** The page that shows it, if any. */
	page?: string;
	/** A remark beside the title, such as Draft or Scheduled. */
	detail?: string;
	/** Whether it has a position among the others, and can be moved. */
	hasPosition?: true;
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

/** The list of all content, and what else the browser knows of the site. */
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
	formSchema: FieldGroup;
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
	/** The field with the sources of its text, if it can have any. */
	sourcesField?: string;
	/** Whether `updated` follows a change of its times. */
	followsTimes?: true;
	/** The field that holds the entry's title, if there can be several of its kind. */
	titleField?: FieldPath;
	/** The field of its position among the others, which the list of all content changes too. */
	positionField?: string;
}

/** A file that was written, with its version before, which is empty for a new one, and after, empty for a removed one. */
export interface WrittenFile {
	path: string;
	from: string;
	to: string;
	/** Whether it was as last published before, so that nothing else has changed in it. */
	wasPublished: boolean;
}

/** The response to a request that changes the content. The review counts what was written as seen by the person. */
export interface ContentWritten {
	written: WrittenFile[];
}

/** A file as text, where no form can show it. Without a message it can be read all the same. */
export interface FileText {
	path: string;
	version: string;
	text: string;
	line: number;
	message: string;
}
