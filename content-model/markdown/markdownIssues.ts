import type { Code, Definition, Heading, Image, Link, Nodes, Parents, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { LinkCheck } from "../checks/linkIssues.ts";
import { factNames } from "../facts/facts.ts";
import type { Issue } from "../issues/issues.ts";
import { decodableRequirement, isDecodable, linkTarget } from "../schemas/fields/links.ts";
import { findUnknownPlaceholder, formatPlaceholders } from "../schemas/fields/placeholders.ts";
import { imageName, slug } from "../schemas/values.ts";
import { locateTextLine, type RawText } from "./textLocation.ts";
import { isWorksheet } from "./worksheets.ts";

/** The issue of a node: received and expected. */
type Problem = Pick<Issue, "received" | "expected" | "reason">;

/**
 * Finds violations of the Markdown rules: raw HTML, a heading of the first level, a picture without words, an
 * invalid link target, an unknown placeholder, a footnote written out, a bad figure, two worksheets of one name.
 * @param raw a Markdown file; its path and lines are shown to the owner.
 * @param tree its text, parsed. Nodes after the text are generated, and skipped.
 * @param checkTarget returns the problem of a link's target.
 */
export function findMarkdownIssues(raw: RawText, tree: Root, checkTarget: LinkCheck): Issue[] {
	const issues: Issue[] = [];
	const worksheetNames = new Set<string>();
	visit(tree, (node, _index, parent) => {
		const { line = 1, offset = 0 } = node.position?.start ?? {};
		const isGenerated = offset >= raw.body.length;
		const problem = isGenerated
			? undefined
			: (findProblem(node, parent, checkTarget) ?? checkWorksheetName(node, worksheetNames));
		if (problem) {
			issues.push({ file: raw.file, ...locateTextLine(raw, line), ...problem });
		}
	});
	return issues;
}

/** Finds the issue of one node of a Markdown text, if it has one. */
function findProblem(
	node: Nodes,
	parent: Parents | undefined,
	checkTarget: LinkCheck,
): Problem | undefined {
	switch (node.type) {
		case "html":
			return {
				received: node.value.slice(0, 60),
				expected: "Markdown only; raw HTML is not shown",
				reason: { code: "html", tag: node.value.slice(0, 60) },
			};
		case "text":
			return checkPlaceholder(node.value);
		case "heading":
			return checkHeading(node);
		case "image":
			return checkPlaceholder(`${node.alt} ${node.title}`) ?? checkImage(node, parent);
		case "imageReference":
			return { received: `![${node.alt}][${node.label}]`, expected: pictureRequirement };
		case "link":
		case "definition":
			return checkLink(node, checkTarget);
		case "footnoteDefinition":
			return { received: `[^${node.identifier}]:`, expected: "an entry under sources, at the top" };
		case "code":
			return checkFence(node);
	}
}

function checkPlaceholder(text: string): Problem | undefined {
	const unknown = findUnknownPlaceholder(text, factNames);
	return unknown === undefined
		? undefined
		: { received: unknown, expected: `only ${formatPlaceholders(factNames, text)}` };
}

function checkHeading({ depth }: Heading): Problem | undefined {
	if (depth === 1) {
		const expected = "## or ###; the title comes from the front matter";
		return { received: "a heading with one #", expected };
	}
}

const pictureRequirement =
	'![what the picture shows](name.jpg "caption") in a paragraph of its own, where name.jpg is a file of content/articles/pictures in lower case that ends in .jpg, .png, .webp, .avif or .svg; a HEIC photograph is saved as JPEG first';

function checkImage({ alt, url }: Image, parent: Parents | undefined): Problem | undefined {
	const received = `![${alt}](${url})`;
	if (!alt || !imageName.test(url)) {
		return { received, expected: pictureRequirement };
	}
	const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
	return isAlone
		? undefined
		: { received, expected: "a picture by itself: leave an empty line above it and below it" };
}

function checkLink({ url }: Link | Definition, checkTarget: LinkCheck): Problem | undefined {
	if (!isDecodable(url)) {
		return { received: url, expected: decodableRequirement };
	}
	// An anchor may be any heading's, and text may give an email address.
	const isWellFormed = linkTarget.safeParse(url).success || /^(?:#\S|mailto:\S+@)/.test(url);
	const forms =
		"a root path such as /pricing, an anchor, destination:name, an email address, or an absolute https address";
	const problem = isWellFormed
		? checkTarget(url)
		: { expected: forms, reason: { code: "not-a-link" } as const };
	return problem && { received: url, ...problem };
}

/** Finds the issue of a fenced block that is not code: a worksheet or a figure. */
function checkFence(node: Code): Problem | undefined {
	if (isWorksheet(node)) {
		return checkWorksheet(node);
	}
	const figure = node.data?.habitFigure;
	return figure && "expected" in figure ? figure : undefined;
}

/** Finds the issue of a worksheet: it needs a file name and a title. */
function checkWorksheet({ meta, value }: Code): Problem | undefined {
	if (!slug.safeParse(meta).success) {
		return {
			received: `worksheet ${meta ?? ""}`,
			expected: "worksheet and a name, such as ai-policy",
		};
	}
	if (!/^# \S/.test(value)) {
		return { received: value.split("\n", 1)[0] ?? "", expected: "a first line with # and a title" };
	}
}

/** Finds a worksheet whose file would be written over another's. @param takenNames those so far; its own is added. */
function checkWorksheetName(node: Nodes, takenNames: Set<string>): Problem | undefined {
	if (node.type !== "code" || !isWorksheet(node) || !node.meta) {
		return;
	}
	if (takenNames.has(node.meta)) {
		const expected = "another name: the article has a worksheet of this one";
		return { received: `worksheet ${node.meta}`, expected };
	}
	takenNames.add(node.meta);
}
