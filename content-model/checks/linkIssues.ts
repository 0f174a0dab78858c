import {
	eventFilePath,
	fixedFiles,
	markdownPath,
	noticesPath,
	sharePath,
} from "../../paths/index.ts";
import type { RawFile } from "../files/ContentReader.ts";
import { collectTexts, formatValue, type Issue } from "../issues/issues.ts";
import { findSuggestion, formatSuggestion } from "../issues/nearest.ts";

/** Returns what is wrong with a link, if anything is. */
export type LinkCheck = (to: string) => Pick<Issue, "expected" | "reason"> | undefined;

/**
 * Every address of this site that a link may lead to: pages, files for feed readers, calendars and
 * assistants, addresses that are redirected.
 * @param pages the path of every page.
 * @param events names of the files in content/events.
 * @param redirected addresses that pages once had.
 */
export function listLinkablePaths(
	pages: Iterable<string>,
	events: readonly string[],
	redirected: readonly string[],
): Set<string> {
	const paths = [...pages];
	const files = [...paths.map(markdownPath), ...fixedFiles.map((name) => `/${name}`)];
	return new Set([
		...paths,
		sharePath,
		noticesPath,
		...files,
		...events.map(eventFilePath),
		...redirected,
	]);
}

/**
 * Makes the function that says what is wrong with where a link leads: an address of this site that does
 * not exist. Links that are not written as one have their own issue, and anchors of a page are passed over.
 * @param addresses see {@link listLinkablePaths}.
 * @param hidden pages of articles that are not public yet, to which the link may not lead.
 * @returns a function that gives what may stand there, or nothing where all is well.
 */
export function createLinkCheck(
	addresses: ReadonlySet<string>,
	hidden: ReadonlySet<string>,
): LinkCheck {
	return (to) => {
		const path = to.replace(/[?#].*$/, "");
		if (hidden.has(path.replace(/\.md$/, ""))) {
			return {
				expected: "a page that is public: this article is a draft, or its day has not come",
			};
		}
		if (!/^\/(?!\/)/.test(to) || addresses.has(path)) {
			return;
		}
		const paths = [...addresses];
		return {
			expected: `the address of a page of this site, such as /pricing${formatSuggestion(to, paths)}`,
			reason: { code: "unknown-page", nearest: findSuggestion(to, paths) },
		};
	};
}

/** Issues for each `to` of a file's fields, and for each link of those that hold Markdown. */
export function findFieldLinkIssues({ file, data }: RawFile, checkLink: LinkCheck): Issue[] {
	return collectTexts(data).flatMap(({ path, text }) => {
		const markdownLinks = text.matchAll(/\][(:]\s*<?\\?(\/[^\s)>]*)/g);
		const links =
			path.at(-1) === "to"
				? [{ to: text, received: formatValue(text) }]
				: Array.from(markdownLinks, ([, to = ""]) => ({ to, received: to }));
		return links.flatMap(({ to, received }) => {
			const problem = checkLink(to);
			return problem ? [{ file, field: path.join("."), received, value: to, ...problem }] : [];
		});
	});
}
