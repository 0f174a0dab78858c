import { slug } from "github-slugger";
import type { ElementContent } from "hast";
import { h } from "hastscript";

/**
 * A text with the first occurrence of each term linked to its definition.
 * @param linked terms that are linked already; those linked now are added
 */
export type LinkTerms = (text: readonly ElementContent[], linked: Set<string>) => ElementContent[];

/** Creates the anchor of a definition: `def-attribution-window`. */
export function createDefinitionId(term: string): string {
	return `def-${slug(term)}`;
}

/**
 * Creates the function that links the terms of a contract. A term counts in its exact capitals, alone or in
 * the plural, and a longer one before a shorter one it begins with: “Program Fees” is not “Program”. Links
 * are left alone.
 * @param terms each once
 * @param names phrases containing terms that must not be linked, such as the title of the contract
 */
export function createTermLinker(terms: readonly string[], names: readonly string[]): LinkTerms {
	const longestFirst = [...terms, ...names].sort((a, b) => b.length - a.length);
	const words = longestFirst.map((term) => `(${createPluralPattern(term)})`).join("|");
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, "gu");

	function linkWords(value: string, linked: Set<string>): ElementContent[] {
		const parts: ElementContent[] = [];
		let end = 0;
		for (const match of value.matchAll(pattern)) {
			const [words, ...groups] = match;
			const term = longestFirst[groups.findIndex((group) => group !== undefined)] ?? "";
			if (names.includes(term) || linked.has(term)) {
				continue;
			}
			linked.add(term);
			parts.push(
				{ type: "text", value: value.slice(end, match.index) },
				h("a", { href: `#${createDefinitionId(term)}` }, words),
			);
			end = match.index + words.length;
		}
		parts.push({ type: "text", value: value.slice(end) });
		return parts.filter((part) => part.type !== "text" || part.value !== "");
	}

	return function linkTerms(text, linked): ElementContent[] {
		return text.flatMap((node) => {
			if (node.type === "text") {
				return linkWords(node.value, linked);
			}
			return node.type === "element" && node.tagName !== "a"
				? { ...node, children: linkTerms(node.children, linked) }
				: node;
		});
	};
}

function createPluralPattern(term: string): string {
	const literal = RegExp.escape(term);
	return term.endsWith("y") ? `${literal.slice(0, -1)}(?:ys?|ies)` : `${literal}(?:e?s)?`;
}
