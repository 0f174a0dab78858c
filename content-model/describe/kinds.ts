import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { z } from "zod";
import { createPageSchemas } from "../load/pageFiles.ts";
import type { PageSchemaModules } from "../load/schemaModules.ts";
import { createAgreementHeadSchema } from "../schemas/agreementHead.ts";
import { mapCollections } from "../schemas/collections.ts";
import { createDestinationsSchema } from "../schemas/destinations.ts";
import { createFields, type FieldSchemas } from "../schemas/fields.ts";
import { plainTextName } from "../schemas/pages.ts";
import { createPricingSchema } from "../schemas/pricing.ts";
import { createRedirectsSchema } from "../schemas/redirects.ts";
import { createSettingsSchema } from "../schemas/settings.ts";

/** Files of the content that one schema describes. */
export interface ContentKind {
	/** Its name in the content reference, and the name of its JSON Schema. */
	name: string;
	/** Path from the project's folder. `*` matches file names. */
	files: string;
	/** The purpose of the files, in a sentence. */
	about: string;
	schema: z.ZodType;
	/** A whole file to begin a new one from, where an owner may add files. */
	example?: string;
}

/** Reads the file of docs/examples that an owner may copy, where there is one. @param root the project's folder */
function readExample(root: string, { name, files }: ContentKind): Pick<ContentKind, "example"> {
	const path = join(root, "docs/examples", `${name}${extname(files)}`);
	return existsSync(path) ? { example: readFileSync(path, "utf8") } : {};
}

/** Lists the collections, and the files beside `content/pages/`. */
function listCollectionKinds(fields: FieldSchemas): ContentKind[] {
	return [
		...Object.values(
			mapCollections(({ kind, extension, about, createSchema }, name) => ({
				name: kind,
				files: `content/${name}/*${extension}`,
				about,
				schema: createSchema(fields),
			})),
		),
		{
			name: "pricing",
			files: "content/pricing.yaml",
			about: "Every price on the site. The words around the prices are in `content/pages/`.",
			schema: createPricingSchema(fields),
		},
		{
			name: "agreement",
			files: "content/agreement.md",
			about:
				"The partner referral agreement. The fields are between two lines of three hyphens, the contract follows in Markdown.",
			schema: createAgreementHeadSchema(fields),
		},
		{
			name: "site",
			files: "content/site.yaml",
			about: "What every page shares: name, contact details, header, footer.",
			schema: createSettingsSchema(fields),
		},
		{
			name: "destinations",
			files: "content/destinations.yaml",
			about: "Addresses outside the site. A link names one as `destination:` and its key.",
			schema: createDestinationsSchema(),
		},
		{
			name: "redirects",
			files: "content/redirects.yaml",
			about: "Addresses that pages once had, and where those pages are now.",
			schema: createRedirectsSchema(),
		},
	];
}

/**
 * Lists every kind of file an owner writes, collections first and then the pages.
 * @param root the project's folder, for the examples.
 * @param schemaModules the schema module of each page.
 */
export function listContentKinds(
	root: string,
	schemaModules: PageSchemaModules,
): readonly ContentKind[] {
	const fields = createFields();
	const { [plainTextName]: plainText, ...pages } = createPageSchemas(schemaModules, fields);
	const pageKinds = Object.entries<z.ZodType>(pages).map(([name, schema]) => ({
		name: `page-${name}`,
		files: `content/pages/${name}.yaml`,
		about: schema.description ?? `The words of /${name}.`,
		schema,
	}));
	const plainKind = {
		name: "page",
		files: "content/pages/*.yaml",
		about:
			"A page of plain text, such as Privacy: any file of the folder that is not named above. The name of the file is the page’s address: `careers.yaml` answers at `/careers`. A link to it goes into the menu or the footer, in `content/site.yaml`.",
		schema: plainText,
	};
	return [...listCollectionKinds(fields), ...pageKinds, plainKind].map((kind) => ({
		...kind,
		...readExample(root, kind),
	}));
}
