/** The field of a form that holds the Markdown below a front matter. */
export const bodyField = "markdown";

/** The field of an item that holds its name, where a file names the items of a list itself. */
export const nameField = "key";

/** The field of such an item that holds its value, if that is not a group of fields. */
export const valueField = "value";

/**
 * The pictures of a form that take the place of others once it is saved: for each file name, its upload.
 * No file has this field.
 */
export const uploadsField = "$uploads";

/**
 * What is typed in the forms of a text’s tools, and not inserted yet: a form holds and stores it as it does all that is
 * typed. No file has this field.
 */
export const toolInputsField = "$tools";
