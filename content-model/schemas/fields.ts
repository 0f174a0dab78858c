import type { z } from "zod";
import type { Facts } from "../facts/facts.ts";
import type { Destinations } from "./destinations.ts";
import { createLinkField } from "./fields/links.ts";
import { createListFields } from "./fields/lists.ts";
import { createPagePartFields } from "./fields/pageParts.ts";
import { createReferenceFields, type ReferenceNames } from "./fields/references.ts";
import { createTextFields } from "./fields/texts.ts";

/** Values interpolated into fields, all of them plain data. */
export interface FieldContext {
	/** Values of the placeholders that any text may hold. One without a value stays as it is written. */
	facts: Facts;
	/** URLs outside the site. Undefined while destinations.yaml has issues of its own. */
	destinations?: Destinations;
	/** Names of what other files hold. Any may be there while fields are only described. */
	names?: ReferenceNames;
}

/**
 * Creates the fields that many schemas share. Facts are filled in, and `to` of a link becomes `href` and `newTab`, by
 * the fields themselves: a schema describes the file as its owner writes it.
 * @param context what is filled in; nothing for describing the schemas only.
 */
export function createFields({ facts, destinations, names }: FieldContext = { facts: {} }) {
	const texts = createTextFields(facts);
	const link = createLinkField(texts, destinations);
	const lists = createListFields(texts, facts);
	return {
		...texts,
		...lists,
		...createReferenceFields(texts, names),
		...createPagePartFields({ ...texts, ...lists, link }),
		link,
	};
}

/** The fields that many schemas share. */
export type FieldSchemas = ReturnType<typeof createFields>;

/** The content of a field that many schemas share, such as `closing`. */
export type FieldContent<Name extends keyof FieldSchemas> = FieldSchemas[Name] extends z.ZodType
	? z.output<FieldSchemas[Name]>
	: never;
