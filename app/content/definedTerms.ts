import { slug } from "github-slugger";
import type { Element, ElementContent, Text } from "hast";

/** The anchor of a definition: `def-attribution-window`. */
export function definitionId(term: string): string {
	return `def-${slug(term)}`;
}

/** Turns defined terms in a text into links to their definitions. */
export interface TermLinker {
	/**
	 * Links the first occurrence of each term.
	 * @param content phrasing content; links and definitions in it stay as they are
	 * @param seen terms that are not linked any more; terms linked now are added
	 * @returns the content with links, new where it has changed
	 */
	link(content: readonly ElementContent[], seen: Set<string>): ElementContent[];
}

/**
 * Knows a contract's terms. A term counts in its exact capitals, alone or in the plural, and a longer
 * one before a shorter one it begins with: “Program Fees” is not “Program”.
 * @param terms each once
 * @param names words that hold terms and are none, such as the title of the contract
 */
export function termLinker(terms: readonly string[], names: readonly string[] = []): TermLinker {
	const longestFirst = [...terms, ...names].sort((a, b) => b.length - a.length);
	if (longestFirst.length === 0) {
		return { link: (content) => [...content] };
	}
	const words = longestFirst.map((term) => `(${singularOrPlural(term)})`).join("|");
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, "gu");

	function linkText({ value }: Text, seen: Set<string>): ElementContent[] {
		const parts: ElementContent[] = [];
		let end = 0;
		for (const match of value.matchAll(pattern)) {
			const term = longestFirst[match.slice(1).findIndex((group) => group !== undefined)];
			if (term === undefined || names.includes(term) || seen.has(term)) {
				continue;
			}
			seen.add(term);
			const [words] = match;
			parts.push({ type: "text", value: value.slice(end, match.index) });
			parts.push(linkTo(term, words));
			end = match.index + words.length;
		}
		parts.push({ type: "text", value: value.slice(end) });
		return parts.filter((part) => part.type !== "text" || part.value !== "");
	}

	function link(content: readonly ElementContent[], seen: Set<string>): ElementContent[] {
		return content.flatMap((node): ElementContent[] => {
			if (node.type === "text") {
				return linkText(node, seen);
			}
			if (node.type !== "element" || node.tagName === "a" || node.tagName === "dfn") {
				return [node];
			}
			return [{ ...node, children: link(node.children, seen) }];
		});
	}

	return { link };
}

function singularOrPlural(term: string): string {
	const literal = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return term.endsWith("y") ? `${literal.slice(0, -1)}(?:ys?|ies)` : `${literal}(?:e?s)?`;
}

function linkTo(term: string, words: string): Element {
	return {
		type: "element",
		tagName: "a",
		properties: { href: `#${definitionId(term)}` },
		children: [{ type: "text", value: words }],
	};
}
