import type { JsonSchema } from "../../scripts/content/jsonSchema.ts";

/** What the editor's page knows of a kind of files. */
export interface FormKind {
	name: string;
	/** What the editor calls the form of the file; of one with a front matter it insists on this ending. */
	format: string;
	/** `md` or `yaml`. */
	extension: string;
	/** The page that shows such a file; `{slug}` stands for its name. */
	page: string;
	schema: JsonSchema;
}
