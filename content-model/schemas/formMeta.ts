/**
 * Settings of a field's form, kept in the `meta` of its schema, beside the description for people who edit
 * files. JSON Schema ignores keywords that it does not know, and so do other editors.
 */
export interface FormMeta {
	/** The type of the field, if its shape does not tell. */
	fieldType?: "link";
	/** The part of docs/content.md that lists a field's values, where they are many. */
	guideAnchor?: "pictograms";
	/** The field's label, where its name in capitals and spaces is not one. */
	formLabel?: string;
	/** The hint below the field, in place of the description. */
	formHint?: string;
	/** The accepted values, in place of the requirement for files. */
	formRequirement?: string;
	/** The control, if the type does not tell. */
	formWidget?:
		| "colour"
		| "crop"
		| "date"
		| "day"
		| "hidden"
		| "link"
		| "pictogram"
		| "picture"
		| "time";
	/** The source of the field's choices: names that other files hold. */
	formChoices?: "article" | "author" | "category" | "plan";
	/** The names of a record's items, where another file holds them. */
	formItemNames?: "plan";
	/** Labels of the key and the value of a record's items. */
	formKeyLabel?: string;
	formValueLabel?: string;
	/** The hints below them. */
	formKeyHint?: string;
	formValueHint?: string;
	/** The control of the key. */
	formKeyWidget?: "path";
	/** Whether the keys of a record are names of files. */
	isKeyFileName?: boolean;
	/** Label of one item of a list. */
	formItemLabel?: string;
	/** Whether the text below a front matter follows this field in its form; else it is the last. */
	isBeforeText?: boolean;
	/** Whether a number is an amount of dollars. */
	isMoney?: boolean;
	/** Label of a missing number or choice. */
	formNullLabel?: string;
	/** Labels of options, where their names are none. */
	formOptionLabels?: Readonly<Record<string, string>>;
}

declare module "zod" {
	interface GlobalMeta extends FormMeta {}
}
