import type { ContentReader } from "../files/ContentReader.ts";
import { getValue } from "../issues/getValue.ts";
import { mapCollections } from "../schemas/collections.ts";

/** The files of `content/`, read and not yet checked. Unreadable files are missing. */
export type RawContent = ReturnType<typeof readRawContent>;

/** Reads every file of `content/`. */
export function readRawContent(reader: ContentReader) {
	return {
		settings: reader.readFile("site.yaml"),
		pricing: reader.readFile("pricing.yaml"),
		destinations: reader.readFile("destinations.yaml"),
		agreement: reader.readFile("agreement.md"),
		redirects: reader.readFile("redirects.yaml"),
		/** Text, a path a line. */
		published: reader.readText("published.txt"),
		...mapCollections(({ extension, otherFiles }, name) =>
			reader.readFolder(name, extension, otherFiles),
		),
		pages: reader.readFolder("pages", ".yaml"),
		/** All YAML and Markdown files among them. */
		files: reader.files,
	};
}

/** Lists the keys of the blog's categories, as far as the file can be read. */
export function listCategoryKeys({ pages }: RawContent): string[] {
	const blog = pages.files.find(({ slug }) => slug === "blog");
	return Object.keys(getValue(blog?.data, ["categories"]) ?? {});
}
