import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { z } from "zod";
import { collectionSchemas } from "../../app/content/schemas/collections.ts";
import { destinationsSchema } from "../../app/content/schemas/destinations.ts";
import { createFields } from "../../app/content/schemas/fields.ts";
import { pageSchemas } from "../../app/content/schemas/pages.ts";
import { settingsSchema } from "../../app/content/schemas/settings.ts";
import { projectFolder } from "../../deploy/buildFolder.ts";

/** Files of the content that one schema describes. */
export interface ContentKind {
	/** Its name in the guide, and the name of its JSON Schema. */
	name: string;
	/** Path from the project's folder. An asterisk stands for the names of a folder's files. */
	files: string;
	/** What the files are for, in a sentence. */
	about: string;
	schema: z.ZodType;
	/** A whole file to begin a new one from, where an owner may add files. */
	example?: string;
}

/** The file of docs/examples that an owner may copy, where there is one. */
function exampleOf({ name, files }: ContentKind): Pick<ContentKind, "example"> {
	const path = join(projectFolder, "docs/examples", `${name}${extname(files)}`);
	return existsSync(path) ? { example: readFileSync(path, "utf8") } : {};
}

const fields = createFields();
const { agreement, article, benefit, event, person, pricing, redirects, testimonial } =
	collectionSchemas(fields);
const { plainText, ...pages } = pageSchemas(fields);

const collections: ContentKind[] = [
	{
		name: "article",
		files: "content/articles/*.md",
		about:
			'An article of the blog. The fields stand between two lines of three hyphens, the text follows in Markdown. The name of the file is the article’s address: `my-article.md` answers at `/blog/my-article`. It takes its place on the blog by its date. A picture is a file in `content/articles/pictures`, shown by `![What it shows](name.jpg "Its caption")` on lines of its own.',
		schema: article,
	},
	{
		name: "person",
		files: "content/team/*.yaml",
		about:
			"A person of the team, shown on /team and /about-us. The name of the file is what an article gives as its `author`. A photograph or drawing may stand beside it, named by `portrait`: at least 480 x 580 pixels and upright, or an SVG of shapes only.",
		schema: person,
	},
	{
		name: "testimonial",
		files: "content/testimonials/*.yaml",
		about: "A customer’s remark, shown on Home.",
		schema: testimonial,
	},
	{
		name: "event",
		files: "content/events/*.yaml",
		about:
			"An event or webinar. Each one also needs a line under `eventPages` in `content/destinations.yaml`: the name of the file, a colon and the address of its page. `npm run new -- event` writes it, with the page of all events until there is another.",
		schema: event,
	},
	{
		name: "benefit",
		files: "content/benefits/*.yaml",
		about:
			"A benefit: the page `/benefits/` and the name of the file. With `homeOrder` it is a tile on Home as well.",
		schema: benefit,
	},
	{
		name: "pricing",
		files: "content/pricing.yaml",
		about: "Every price on the site. The words around the prices are in `content/pages/`.",
		schema: pricing,
	},
	{
		name: "agreement",
		files: "content/agreement.md",
		about:
			"The partner referral agreement. The fields stand between two lines of three hyphens, the contract follows in Markdown.",
		schema: agreement,
	},
	{
		name: "site",
		files: "content/site.yaml",
		about: "What every page shares: name, contact details, header, footer.",
		schema: settingsSchema(fields),
	},
	{
		name: "destinations",
		files: "content/destinations.yaml",
		about: "Addresses outside the site. A link names one as `destination:` and its key.",
		schema: destinationsSchema(),
	},
	{
		name: "redirects",
		files: "content/redirects.yaml",
		about: "Addresses that pages once had, and where those pages are now.",
		schema: redirects,
	},
];

const pagesWithoutAddress: Record<string, string> = {
	home: "The words of Home.",
	benefit: "The words around each benefit, and of the page for an unknown one.",
	"not-found": "The words for an address that does not exist.",
	error: "The words for an error that nothing else has handled.",
};

/** Every kind of file an owner writes, collections first and then the pages. */
export const contentKinds: readonly ContentKind[] = [
	...collections,
	...Object.entries(pages).map(([name, schema]) => ({
		name: `page-${name}`,
		files: `content/pages/${name}.yaml`,
		about: pagesWithoutAddress[name] ?? `The words of /${name}.`,
		schema,
	})),
	{
		name: "page",
		files: "content/pages/*.yaml",
		about:
			"A page of plain text, such as Privacy: any file of the folder that is not named above. The name of the file is the page’s address: `careers.yaml` answers at `/careers`. A link to it goes into the menu or the footer, in `content/site.yaml`.",
		schema: plainText,
	},
].map((kind) => ({ ...kind, ...exampleOf(kind) }));
