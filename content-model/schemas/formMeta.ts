/**
 * How a form shows a field: kept in the `meta` of its schema, beside the description that is written for
 * people who edit files. JSON Schema ignores keywords that it does not know, and so do other editors.
 */
export interface FormMeta {
	/** What the field is, where its shape alone does not tell. */
	fieldType?: "link";
	/** The part of docs/content.md that lists a field's values, where they are many. */
	guideAnchor?: "drawings";
	/** The field's label, where its name in capitals and spaces is not one. */
	formLabel?: string;
	/** The hint below the field, in place of the description. */
	formHint?: string;
	/** What the field accepts, in place of the rule for files. */
	formRule?: string;
	/** The control, where the type alone does not tell. */
	formWidget?: "colour" | "crop" | "date" | "day" | "hidden" | "link" | "picture" | "time";
	/** What the field's value is chosen from: names that other files hold. */
	formChoices?: "article" | "author" | "category" | "plan";
	/** The names of a record's entries, where another file holds them. */
	formEntries?: "plan";
	/** What the key and the value of a record's entries are called. */
	formKeyLabel?: string;
	formValueLabel?: string;
	/** The hints below them. */
	formKeyHint?: string;
	formValueHint?: string;
	/** The control of the key. */
	formKeyWidget?: "path";
	/** What one entry of a list is called. */
	formEntryLabel?: string;
	/** Whether the text below a front matter follows this field in its form; else it is the last. */
	isBeforeText?: boolean;
	/** Whether a number is an amount of dollars. */
	isMoney?: boolean;
	/** What it means that a number is missing. */
	formNullLabel?: string;
}

declare module "zod" {
	interface GlobalMeta extends FormMeta {}
}
