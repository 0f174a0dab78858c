import { visit } from "unist-util-visit";
import { eventFilePath } from "../calendar/addresses.ts";
import { fixedFiles, markdownPath } from "../seo/addresses.ts";
import { sharePath } from "../share/address.ts";
import { didYouMean } from "./editDistance.ts";
import { type Issue, show, textsIn } from "./issues.ts";
import { parseMarkdown, textLine } from "./markdown.server.ts";
import type { RawFile } from "./read.server.ts";

/** A link of the content: where it stands and where it leads. */
interface FoundLink extends Pick<Issue, "field" | "received"> {
	to: string;
}

/**
 * Every address of this site that a link may lead to: pages, files for feed readers, calendars and
 * assistants, addresses that are redirected.
 * @param pages the path of every page.
 * @param events names of the files in content/events.
 * @param redirected addresses that pages once had.
 */
export function linkableAddresses(
	pages: Iterable<string>,
	events: readonly string[],
	redirected: readonly string[],
): Set<string> {
	const paths = [...pages];
	const files = fixedFiles.map((name) => `/${name}`);
	const forPages = paths.map(markdownPath);
	return new Set([
		...paths,
		...forPages,
		sharePath,
		...files,
		...events.map(eventFilePath),
		...redirected,
	]);
}

/**
 * Issues for links of a file to addresses of this site that do not exist, in its fields and its text.
 * Links that are not written as one have their own issue, and anchors of a page are passed over.
 * @param addresses see {@link linkableAddresses}.
 * @param hidden pages of articles that are not public yet, to which the file may not lead.
 */
export function linkIssues(
	raw: RawFile,
	addresses: ReadonlySet<string>,
	hidden: ReadonlySet<string>,
): Issue[] {
	const pathOf = (to: string) => to.replace(/[?#].*$/, "");
	const isHidden = (to: string) => hidden.has(pathOf(to).replace(/\.md$/, ""));
	const leadsNowhere = (to: string) =>
		/^\/(?!\/)/.test(to) && (!addresses.has(pathOf(to)) || isHidden(to));
	// Texts are long and may be thousands: only one with a doubtful link is parsed.
	const inText = roughLinks(raw.body).some(leadsNowhere) ? textLinks(raw) : [];
	return [...fieldLinks(raw.data), ...inText]
		.filter(({ to }) => leadsNowhere(to))
		.map(({ field, received, to }) => ({
			file: raw.file,
			field,
			received,
			expected: isHidden(to)
				? "a page that is public: this article is a draft, or its day has not come"
				: `the address of a page of this site, such as /pricing${didYouMean(to, [...addresses])}`,
		}));
}

/** Each `to` of the fields, and each link of those that hold Markdown. */
function fieldLinks(data: unknown): FoundLink[] {
	return textsIn(data).flatMap(({ path, text }) => {
		const field = path.join(".");
		return path.at(-1) === "to"
			? [{ field, received: show(text), to: text }]
			: roughLinks(text).map((to) => ({ field, received: to, to }));
	});
}

/** Links of a Markdown text to root paths, found without parsing it: those in code as well. */
function roughLinks(text: string): string[] {
	return Array.from(text.matchAll(/\][(:]\s*<?\\?(\/[^\s)>]*)/g), ([, to = ""]) => to);
}

/** Links of the text below the front matter. */
function textLinks(raw: RawFile): FoundLink[] {
	const links: FoundLink[] = [];
	visit(parseMarkdown(raw.body), ["link", "definition"], (node) => {
		if ("url" in node) {
			const field = textLine(raw, node.position?.start.line ?? 1);
			links.push({ field, received: node.url, to: node.url });
		}
	});
	return links;
}
