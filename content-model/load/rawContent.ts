import type { ContentReader } from "../files/ContentReader.ts";
import { getValue } from "../issues/getValue.ts";
import { imageName } from "../schemas/values.ts";

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
		articles: reader.readFolder("articles", ".md", { pattern: /^pictures$/ }),
		team: reader.readFolder("team", ".yaml", {
			pattern: imageName,
			description: ".jpg for a picture",
		}),
		testimonials: reader.readFolder("testimonials", ".yaml"),
		events: reader.readFolder("events", ".yaml"),
		benefits: reader.readFolder("benefits", ".yaml"),
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
