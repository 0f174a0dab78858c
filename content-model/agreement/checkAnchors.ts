import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { AgreementDraft } from "./AgreementDraft.ts";

/**
 * Reports links to missing anchors or to a different clause than their text names.
 * @param tree the compiled text, with every anchor
 * @param source the text as it was written, with every link of its owner
 */
export function checkAnchors(draft: AgreementDraft, tree: Root, source: Root, clauses: number) {
	const anchors = new Set<unknown>();
	visit(tree, "element", ({ properties }) => void anchors.add(properties.id));
	const allowedAnchors = `an anchor of this text: #clause-1 to #clause-${clauses}, #clause-1-1, #clause-1-1-a, #schedule-1, #def- and a term`;
	visit(source, { type: "element", tagName: "a" }, (link: Element) => {
		const href = String(link.properties.href);
		// Links without a place are those that defined terms have become.
		if (!link.position || !href.startsWith("#")) {
			return;
		}
		const words = textOf(link);
		const expectedHref = parseAnchor(words) ?? href;
		if (!anchors.has(href.slice(1))) {
			draft.report(link, allowedAnchors, `[${words}](${href})`);
		} else if (expectedHref !== href) {
			draft.report(link, `[${words}](${expectedHref})`, `[${words}](${href})`);
		}
	});
}

/** The anchor that the words of a link name: “clause 7.2(a)” is `#clause-7-2-a`. */
function parseAnchor(words: string): string | undefined {
	return /^(?:clause|schedule) \d+(?:\.\d+)?(?:\([a-z]+\))?$/i.test(words)
		? `#${words.toLowerCase().replace(/[ .(]/g, "-").replace(")", "")}`
		: undefined;
}
