import { findSuggestion, formatSuggestion } from "../../nearest/nearest.ts";
import {
	fixedFiles,
	getEventFilePath,
	getFixedFilePath,
	getMarkdownPath,
	getWordPath,
	noticesPath,
	packPath,
	sharePath,
} from "../../paths/index.ts";
import type { RawFile } from "../files/ContentReader.ts";
import { collectTexts } from "../issues/collectTexts.ts";
import { formatValue } from "../issues/formatIssue.ts";
import type { Issue } from "../issues/issues.ts";

/** Returns the problem of a link, if it has one. */
export type LinkCheck = (to: string) => Pick<Issue, "expected" | "reason"> | undefined;

/**
 * Lists every path of this site that a link may lead to: pages, files for feed readers, calendars, assistants
 * and Word, redirected paths.
 * @param pages the path of every page.
 * @param worksheets the path of every file of a worksheet.
 * @param events names of the files in content/events.
 * @param redirected paths that pages once had.
 */
export function listLinkablePaths(
	pages: Iterable<string>,
	worksheets: readonly string[],
	events: readonly string[],
	redirected: readonly string[],
): Set<string> {
	const paths = [...pages];
	const files = [
		...paths.map(getMarkdownPath),
		...paths.filter((path) => path === packPath).map(getWordPath),
		...fixedFiles.map(getFixedFilePath),
	];
	return new Set([
		...paths,
		sharePath,
		noticesPath,
		...files,
		...worksheets,
		...events.map(getEventFilePath),
		...redirected,
	]);
}

/**
 * Creates the check of a link's target: a path of this site has to exist. Malformed links have their own
 * issue, and anchors of a page are not checked.
 * @param linkablePaths see {@link listLinkablePaths}.
 * @param hidden paths of articles that are not public yet, and of their files: the link may not lead to them.
 * @returns a function that gives what is expected instead, or undefined if the target is valid.
 */
export function createLinkCheck(
	linkablePaths: ReadonlySet<string>,
	hidden: ReadonlySet<string>,
): LinkCheck {
	return (to) => {
		const path = to.replace(/[?#].*$/, "");
		if (hidden.has(path)) {
			return {
				expected: "a page that is public: this article is a draft, or its day has not come",
				reason: { code: "hidden-page", path },
			};
		}
		if (!/^\/(?!\/)/.test(to) || linkablePaths.has(path)) {
			return;
		}
		const paths = [...linkablePaths];
		return {
			expected: `the address of a page of this site, such as /pricing${formatSuggestion(to, paths)}`,
			reason: { code: "unknown-page", path, nearest: findSuggestion(to, paths) },
		};
	};
}

/** Finds issues for each `to` of a file's fields, and for each link of those that hold Markdown. */
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
