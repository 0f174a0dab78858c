import type { z } from "zod";
import { createArticleSchema } from "./article.ts";
import { createBenefitSchema } from "./benefit.ts";
import { createEventSchema } from "./event.ts";
import type { FieldSchemas } from "./fields.ts";
import { createPersonSchema } from "./person.ts";
import { createTestimonialSchema } from "./testimonial.ts";
import { imageName } from "./values.ts";

/** A folder of `content/` whose files one schema describes. */
export interface Collection<Schema extends z.ZodType<object> = z.ZodType<object>> {
	/** What one file is: its name in the content reference, in `docs/examples/` and for `npm run new`. */
	kind: string;
	/** The purpose of the files, in a sentence. */
	about: string;
	extension: ".md" | ".yaml";
	/** Other files that may be in the folder, and their description in an issue. */
	otherFiles?: { pattern: RegExp; description?: string };
	createSchema: (fields: FieldSchemas) => Schema;
	/** Compares two entries by their place on pages. */
	compare: (one: EntryOf<Schema>, other: EntryOf<Schema>) => number;
	/** The field whose value no two files may share. */
	uniqueField?: string;
}

/** An entry of a collection: the fields of its file, and its name. */
type EntryOf<Schema extends z.ZodType> = z.output<Schema> & { slug: string };

/** Keeps the type of each schema. */
function defineCollections<Schemas extends Record<string, z.ZodType<object>>>(
	table: {
		[Folder in keyof Schemas]: Collection<Schemas[Folder]>;
	},
) {
	return table;
}

/** The collections by their folders: all that reading, checking and describing them needs. */
export const collections = defineCollections({
	articles: {
		kind: "article",
		about:
			'An article of the blog. The fields are between two lines of three hyphens, the text follows in Markdown. The name of the file is the article’s address: `my-article.md` is published at `/blog/my-article`. It takes its place on the blog by its date. A picture is a file in `content/articles/pictures`, shown by `![What it shows](name.jpg "Its caption")` on lines of its own.',
		extension: ".md",
		otherFiles: { pattern: /^pictures$/ },
		createSchema: createArticleSchema,
		/** The newest first. */
		compare: (one, other) =>
			other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug),
		uniqueField: "title",
	},
	team: {
		kind: "person",
		about:
			"A person of the team, shown on /team and /about-us. The name of the file is what an article gives as its `author`. A photograph or drawing may be beside it, named by `portrait`: at least 480 x 580 pixels and upright, or an SVG of shapes only.",
		extension: ".yaml",
		otherFiles: { pattern: imageName, description: ".jpg for a picture" },
		createSchema: createPersonSchema,
		compare: (one, other) => one.order - other.order,
		uniqueField: "order",
	},
	testimonials: {
		kind: "testimonial",
		about: "A customer’s remark, shown on Home.",
		extension: ".yaml",
		createSchema: createTestimonialSchema,
		compare: (one, other) => one.order - other.order,
		uniqueField: "order",
	},
	events: {
		kind: "event",
		about:
			"An event or webinar. Each one also needs a line under `eventPages` in `content/destinations.yaml`: the name of the file, a colon and the address of its page. `npm run new -- event` writes it, with the page of all events until there is another.",
		extension: ".yaml",
		createSchema: createEventSchema,
		/** The earliest first. */
		compare: (one, other) => one.start.localeCompare(other.start),
	},
	benefits: {
		kind: "benefit",
		about:
			"A benefit: the page `/benefits/` and the name of the file. With `homeOrder` it is a tile on Home as well.",
		extension: ".yaml",
		createSchema: createBenefitSchema,
		/** In the order of the home page's tiles, then the others by name. */
		compare: (one, other) =>
			(one.homeOrder ?? Infinity) - (other.homeOrder ?? Infinity) ||
			one.slug.localeCompare(other.slug),
		uniqueField: "homeOrder",
	},
});

/** The name of a collection: that of its folder. */
export type CollectionName = keyof typeof collections;

/** An entry of one collection. */
export type Entry<Name extends CollectionName> = EntryOf<
	ReturnType<(typeof collections)[Name]["createSchema"]>
>;

/** Makes something of each collection, by its name. */
export function mapCollections<Value>(
	map: (collection: Collection, name: CollectionName) => Value,
): Record<CollectionName, Value> {
	const names = Object.keys(collections) as CollectionName[];
	const values = names.map((name) => [name, map(collections[name] as Collection, name)]);
	return Object.fromEntries(values) as Record<CollectionName, Value>;
}
