import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { Agreement } from "./agreement.ts";
import type { ReadingContext } from "./readingContext.ts";

/** Reports links of the text that lead to no anchor, or to a different clause than their words name. */
export function checkAnchors(
	{ clauses, schedule, definitions }: Pick<Agreement, "clauses" | "schedule" | "definitions">,
	text: Root,
	report: ReadingContext["report"],
): void {
	const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
	const items = paragraphs.flatMap((paragraph) => paragraph.items);
	const targets = [
		...clauses,
		...paragraphs,
		...items,
		...definitions,
		...(schedule ? [schedule] : []),
	];
	const anchors = new Set(targets.map(({ id }) => id));
	const allowedAnchors = `an anchor of this text: #clause-1 to #clause-${clauses.length}, #clause-1-1, #clause-1-1-a, #schedule-1, #def- and a term`;
	visit(text, { type: "element", tagName: "a" }, (link: Element) => {
		const href = String(link.properties.href);
		if (!href.startsWith("#")) {
			return;
		}
		const words = textOf(link);
		const expectedHref = parseAnchor(words) ?? href;
		if (!anchors.has(href.slice(1))) {
			report(link, allowedAnchors, `[${words}](${href})`);
		} else if (expectedHref !== href) {
			report(link, `[${words}](${expectedHref})`, `[${words}](${href})`);
		}
	});
}

/** Parses the anchor that the words of a link name: “clause 7.2(a)” is `#clause-7-2-a`. */
function parseAnchor(words: string): string | undefined {
	return /^(?:clause|schedule) \d+(?:\.\d+)?(?:\([a-z]+\))?$/i.test(words)
		? `#${words.toLowerCase().replace(/[ .(]/g, "-").replace(")", "")}`
		: undefined;
}
