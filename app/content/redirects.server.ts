import { type Issue, show } from "./issues.ts";

/** An address that once was a page's, and where that page is now. */
export interface Redirect {
	/** A path, such as `/insights/roadmap`. No page has it. */
	from: string;
	/** The path of a page, an anchor of it at most. Never one that is itself moved on. */
	to: string;
}

const file = "content/redirects.yaml";

/** A path as all hosts read it alike: no query, no anchor, nothing that needs percent signs. */
const plainPath = /^\/[\w.~-]+(?:\/[\w.~-]+)*$/;

/** What may follow the path of a page: nothing, or one place on it. */
const anchor = /^[^#]*(?:#[A-Za-z][\w-]*)?$/;

/**
 * Issues for old addresses that are not written as one or that a page has, in whatever spelling, and
 * for new ones that go in a circle, that are moved on themselves, or that no page has.
 * @param moved new paths by old ones
 * @param pages the path of every page
 */
export function redirectIssues(
	moved: Readonly<Record<string, string>>,
	pages: ReadonlySet<string>,
): Issue[] {
	return Object.entries(moved).flatMap(([from, to]) => {
		const issue = oldIssue(from) ?? newIssue(from, to);
		return issue ? [{ file, field: `moved.${from}`, ...issue }] : [];
	});

	function oldIssue(from: string) {
		if (!plainPath.test(from)) {
			const expected = "a path without a slash at its end, such as /insights/roadmap";
			return { received: show(from), expected };
		}
		if (pages.has(from) || pages.has(canonical(from))) {
			return { received: "the address of a page", expected: "an address that no page has" };
		}
	}

	function newIssue(from: string, to: string) {
		const expected = "the path of a page, such as /strategy or /pricing#estimate";
		if (pages.has(pathOf(to)) && anchor.test(to)) {
			return;
		}
		if (!Object.hasOwn(moved, pathOf(to))) {
			return { received: `${show(to)}, which is no page`, expected };
		}
		const end = endOf(from, moved);
		return end === undefined
			? { received: `${show(to)}, which leads back`, expected }
			: {
					received: `${show(to)}, which is moved itself`,
					expected: `where that leads in the end: ${end}`,
				};
	}
}

/**
 * Issues for addresses that were public once, have no page any more and lead nowhere.
 * @param published text of content/published.txt: a path a line, lines that begin with # aside
 */
export function publishedIssues(
	published: string,
	moved: Readonly<Record<string, string>>,
	pages: ReadonlySet<string>,
): Issue[] {
	return published.split("\n").flatMap((line, index): Issue[] => {
		const path = line.trim();
		if (path === "" || path.startsWith("#") || pages.has(path) || Object.hasOwn(moved, path)) {
			return [];
		}
		return [
			{
				file: "content/published.txt",
				field: `line ${index + 1}`,
				received: `${path}, which was published and has no page any more`,
				expected: `a page at that address, or in ${file} a line under moved: with its new address`,
			},
		];
	});
}

/** The record of everything that is public, for content/published.txt. @param paths of all pages */
export function publishedRecord(paths: readonly string[]): string {
	return `# Every address that has been public, as of the last launch. Written by scripts/record-published.ts.
# The build stops where one of them has neither a page nor a line in redirects.yaml.
${[...paths].sort().join("\n")}
`;
}

/** Where a moved address ends up, or nothing where it goes in a circle. */
function endOf(from: string, moved: Readonly<Record<string, string>>): string | undefined {
	const seen = new Set<string>();
	let here = from;
	while (Object.hasOwn(moved, pathOf(here))) {
		if (seen.has(pathOf(here))) {
			return;
		}
		seen.add(pathOf(here));
		here = moved[pathOf(here)] ?? here;
	}
	return here;
}

/** The address that hosts take a path for: all its spellings are one (deploy/rules.ts). */
function canonical(path: string): string {
	return path.toLowerCase().replace(/(?:\/index)?\.html$/, "") || "/";
}

function pathOf(address: string): string {
	return address.replace(/#.*$/, "");
}
