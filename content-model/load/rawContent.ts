import type { ContentReader, RawFile } from "../files/ContentReader.ts";
import { getValue } from "../issues/getValue.ts";
import { imageName } from "../schemas/values.ts";

/** The files of `content/`, read and not yet checked. What cannot be read is missing. */
export type RawContent = ReturnType<typeof readRawContent>;

/** Reads every file that has a place in `content/`. */
export function readRawContent(reader: ContentReader) {
	return {
		settings: reader.readFile("site.yaml"),
		pricing: reader.readFile("pricing.yaml"),
		destinations: reader.readFile("destinations.yaml"),
		agreement: reader.readFile("agreement.md"),
		redirects: reader.readFile("redirects.yaml"),
		/** The text of published.txt. */
		published: reader.readText("published.txt"),
		articles: reader.readFolder("articles", ".md", { pattern: /^pictures$/ }),
		team: reader.readFolder("team", ".yaml", {
			pattern: imageName,
			description: ".jpg for a picture",
		}),
		testimonials: reader.readFolder("testimonials", ".yaml"),
		events: reader.readFolder("events", ".yaml"),
		benefits: reader.readFolder("benefits", ".yaml"),
		pages: reader.readFolder("pages", ".yaml"),
		/** All of these that are YAML or Markdown. */
		files: reader.files,
	};
}

/** The file of a page, by its name. */
export function findRawPage({ pages }: RawContent, name: string): RawFile | undefined {
	return pages.files.find(({ slug }) => slug === name);
}

/** The keys of the blog's categories, as far as the file can be read. */
export function listCategoryKeys(raw: RawContent): string[] {
	return Object.keys(getValue(findRawPage(raw, "blog")?.data, ["categories"]) ?? {});
}
