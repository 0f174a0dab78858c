/** Forms: their fields and values, what is wrong with them, and the pictures that are dropped on them. */

/** A field of a form: its words, and by what its value is changed. */
export type FormField = FieldControl & {
	label: string;
	/** What it is called after the item that it is of, where that says it better: `price of Medium`. */
	labelAfterItem?: string;
	/** What is said below it. */
	hint?: string | undefined;
	isRequired: boolean;
};

/** Fields that belong together, by their names and in their order. */
export interface FieldGroup {
	control: "group";
	fields: Record<string, FormField>;
}

/** What changes a value. Its words are of the field. */
export type FieldControl =
	| FieldGroup
	| {
			control: "list";
			item: FormField;
			minItems?: number | undefined;
			maxItems?: number | undefined;
	  }
	/** A list of so many items, each of which has a field of its own. */
	| { control: "tuple"; items: FormField[] }
	/** `noneLabel` is that of a number that may be missing. */
	| { control: "number"; isMoney: boolean; noneLabel: string | undefined }
	/** `noneLabel` is that of no choice, where that is more than “None”. */
	| { control: "choice" | "pictogram"; options: readonly SelectOption[]; noneLabel?: string }
	/** What is shown of a picture. `replacesPicture` tells whether the picture is replaced there, too. */
	| { control: "crop"; replacesPicture: boolean; fields: FieldGroup["fields"] }
	/** A value that the form has and does not show, of whatever type. */
	| { control: "hidden" }
	| { control: TextControl | "checkbox" };

/** What changes a text. */
export type TextControl =
	| "colour"
	| "date"
	| "day"
	| "line"
	| "link"
	| "markdown"
	| "paragraph"
	| "path"
	| "picture"
	| "time";

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

/** A staged picture that is to take the place of another. */
export interface StagedReplacement {
	file: string;
	/** Version of the picture whose place it takes. */
	baseVersion: string;
	/** The uploads whose place it has taken in the form: they are deleted with it. */
	superseded?: readonly string[];
}

/** A picture as a form shows it. */
export interface PictureQuery {
	kind: string;
	name: string;
	/** The upload that is to take its place. */
	upload?: string | undefined;
}

/** What a dropped picture is for. */
export interface UploadTarget {
	kind: string;
	/** The title of its entry, for its name. */
	title?: string | undefined;
	/** The picture whose place and name it takes. */
	replaces?: string | undefined;
}

/** A dropped picture as it is sent, with the crop to keep of it, in per cent. */
export interface UploadQuery extends UploadTarget {
	/** Its name on the person's machine. */
	name: string;
	left?: number | undefined;
	top?: number | undefined;
	width?: number | undefined;
	height?: number | undefined;
}

/** A dropped picture, which is stored until its form is saved. */
export interface StagedPicture {
	name: string;
	/** Its changes, in sentences. */
	message: string;
	upload?: StagedReplacement;
}

/** A form as the browser submits it, to be checked or saved. */
export interface SubmittedForm {
	/** Empty for a new entry. */
	path: string;
	kind: string;
	/** Version of the file that the form was filled from; empty for a new entry. */
	version: string;
	data: FieldValues;
}

/** A form that is submitted, and the tab of the desk in which it is open. */
export interface TabForm extends SubmittedForm {
	tab: string;
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
	/**
	 * Version of the file now. It differs from the form's if somebody has changed the file. A new entry has one if its form
	 * was saved as it is.
	 */
	version: string;
}
