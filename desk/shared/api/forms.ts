/** Forms: their fields and values, what is wrong with them, and the pictures that are dropped on them. */

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
