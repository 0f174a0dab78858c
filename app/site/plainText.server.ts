import { slug } from "github-slugger";
import type { Paragraph as MarkdownParagraph } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { SiteSettings } from "../../content-model/index.ts";
import { parseMarkdown } from "../../content-model/index.ts";

/** A paragraph as pieces of text, some of them links. */
export type Paragraph = { text: string; href?: string }[];

/**
 * Reads the Markdown of one paragraph: text and links, nothing else.
 * @param text may hold {email} and {phone}, which become links to the site's contact details.
 */
export function parseParagraph(text: string, { contact }: SiteSettings): Paragraph {
	const resolvedText = text
		.replaceAll("{email}", `[${contact.email}](mailto:${contact.email})`)
		.replaceAll("{phone}", `[${contact.phone}](${contact.phoneHref})`);
	return parseMarkdown(resolvedText)
		.children.flatMap((block) => (block as MarkdownParagraph).children ?? [])
		.map((node) =>
			node.type === "link" ? { text: textOf(node), href: node.url } : { text: textOf(node) },
		);
}

/** Sections of plain text, ready for a page. */
export interface PlainSection {
	/** Its anchor. */
	id: string;
	title: string;
	/** Whether a promise in it is a sample. */
	sample?: boolean;
	/** Its text in a few words, and a drawing of them as a row of symbols. */
	inShort?: string;
	cells?: string;
	paragraphs: Paragraph[];
}

/** Reads the paragraphs of each section. */
export function parseSections(
	sections: readonly (Omit<PlainSection, "id" | "paragraphs"> & {
		paragraphs: readonly string[];
	})[],
	settings: SiteSettings,
): PlainSection[] {
	return sections.map(({ paragraphs, ...section }) => ({
		...section,
		id: slug(section.title),
		paragraphs: paragraphs.map((text) => parseParagraph(text, settings)),
	}));
}
