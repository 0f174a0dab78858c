import type { Entry } from "../schemas/collections.ts";
import { capitalise } from "../words/capitalise.ts";
import { formatCitationDate } from "../words/citationDate.ts";

/**
 * Writes an article's sources as footnotes in Markdown: `Publisher, [Title](url), date. Note.` Footnotes in
 * the text refer to them by name.
 */
export function formatSourceNotes(sources: Entry<"articles">["sources"]): string {
	return Object.entries(sources)
		.map(([name, { publisher, title, url, published, note }]) => {
			const titleLink = url
				? `[*${escapeMarkdown(title)}*](<${url}>)`
				: `*${escapeMarkdown(title)}*`;
			const parts = [
				escapeMarkdown(publisher),
				titleLink,
				published && formatCitationDate(published),
			];
			const remark = note && ` ${escapeMarkdown(capitalise(note))}.`;
			return `[^${name}]: ${parts.filter(Boolean).join(", ")}.${remark ?? ""}`;
		})
		.join("\n\n");
}

/** Escapes text for Markdown. */
function escapeMarkdown(text: string): string {
	return text.replace(/[\\`*_{}[\]<>()#+!|~^&]/g, "\\$&");
}
