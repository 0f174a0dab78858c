import type { ContentReader, RawFile } from "../files/ContentReader.ts";
import { valueAt } from "../issues/issues.ts";
import { imageName } from "../schemas/values.ts";

/** The files of `content/`, read and not yet checked. What cannot be read is missing. */
export type RawContent = ReturnType<typeof readRawContent>;

/** Reads every file that has a place in `content/`. */
export function readRawContent(reader: ContentReader) {
	return {
		settings: reader.file("site.yaml"),
		pricing: reader.file("pricing.yaml"),
		destinations: reader.file("destinations.yaml"),
		agreement: reader.file("agreement.md"),
		redirects: reader.file("redirects.yaml"),
		/** The text of published.txt. */
		published: reader.text("published.txt"),
		articles: reader.folder("articles", ".md", /^pictures$/),
		team: reader.folder("team", ".yaml", imageName),
		testimonials: reader.folder("testimonials", ".yaml"),
		events: reader.folder("events", ".yaml"),
		benefits: reader.folder("benefits", ".yaml"),
		pages: reader.folder("pages", ".yaml"),
		/** All of these that are YAML or Markdown. */
		files: reader.files,
	};
}

/** The file of a page, by its name. */
export function rawPage({ pages }: RawContent, name: string): RawFile | undefined {
	return pages.files.find(({ slug }) => slug === name);
}

/** The keys of the blog's categories, as far as the file can be read. */
export function categoryKeys(raw: RawContent): string[] {
	return Object.keys(valueAt(rawPage(raw, "blog")?.data, ["categories"]) ?? {});
}
