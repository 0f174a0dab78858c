import { toCanonicalPath } from "../../paths/index.ts";
import { formatValue } from "../issues/formatIssue.ts";
import type { Issue } from "../issues/issues.ts";

/** New paths by old ones. */
type NewPaths = Readonly<Record<string, string>>;

const file = "content/redirects.yaml";

/** A path all hosts treat alike: no query, no anchor, nothing that needs percent signs. */
const plainPath = /^\/[\w.~-]+(?:\/[\w.~-]+)*$/;

/** The suffix that a page's path may have: none, or an anchor. */
const anchor = /^[^#]*(?:#[A-Za-z][\w-]*)?$/;

/**
 * Finds issues for old paths that are malformed or belong to a page, in any spelling, and for new ones that are
 * redirected themselves or belong to no page.
 * @param pages the path of every page
 */
export function findRedirectIssues(newPaths: NewPaths, pages: ReadonlySet<string>): Issue[] {
	return Object.entries(newPaths).flatMap(([from, to]) => {
		const field = `redirects.${from}`;
		const createIssue = (received: string, expected: string): Issue => ({
			file,
			field,
			received,
			expected,
		});
		const createNameIssue = (received: string, expected: string): Issue => ({
			...createIssue(received, expected),
			value: from,
			reason: { code: "wrong-name" },
		});
		if (!plainPath.test(from)) {
			return createNameIssue(
				formatValue(from),
				"a path without a slash at its end, such as /insights/roadmap",
			);
		}
		if (pages.has(from) || pages.has(toCanonicalPath(from).toLowerCase())) {
			return createNameIssue("the address of a page", "an address that no page has");
		}
		const path = removeAnchor(to);
		if (pages.has(path) && anchor.test(to)) {
			return [];
		}
		const expected = "the path of a page, such as /strategy or /pricing#estimate";
		if (Object.hasOwn(newPaths, path)) {
			return createIssue(`${formatValue(to)}, which is redirected itself`, expected);
		}
		return {
			...createIssue(`${formatValue(to)}, which is no page`, expected),
			value: to,
			reason: { code: "redirected-nowhere", path },
		};
	});
}

/**
 * Finds issues for paths that were public once and now have neither a page nor a redirect.
 * @param published text of content/published.txt: one path per line, # comments
 */
export function findRemovedPaths(
	published: string,
	newPaths: NewPaths,
	pages: ReadonlySet<string>,
): Issue[] {
	return published
		.split("\n")
		.map((line, index) => ({ path: line.trim(), line: index + 1 }))
		.filter(({ path }) => path !== "" && !path.startsWith("#"))
		.filter(({ path }) => !pages.has(path) && !Object.hasOwn(newPaths, path))
		.map(({ path, line }) => ({
			file: "content/published.txt",
			field: "",
			line,
			received: `${path}, which was published and has no page any more`,
			expected: `a page at that address, or in ${file} a line under redirects: with its new address`,
		}));
}

/** Formats the record of everything that is public, for content/published.txt. @param paths of all pages */
export function formatPublishedRecord(paths: readonly string[]): string {
	return `# Every path that has been public, as of the last launch. Written by scripts/record-published.ts.
# The build stops where one of them has neither a page nor a line in redirects.yaml.
${[...paths].sort().join("\n")}
`;
}

function removeAnchor(path: string): string {
	return path.replace(/#.*$/, "");
}
