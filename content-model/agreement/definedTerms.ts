import { slug } from "github-slugger";
import type { Element, ElementContent } from "hast";
import { h } from "hastscript";
import { SKIP, visit } from "unist-util-visit";

/** The anchor of a definition: `def-attribution-window`. */
export function createDefinitionId(term: string): string {
	return `def-${slug(term)}`;
}

/**
 * Makes the function that links the first occurrence of each term of a contract to its definition.
 * A term counts in its exact capitals, alone or in the plural, and a longer one before a shorter one
 * it begins with: “Program Fees” is not “Program”. Links are left alone.
 * @param terms each once
 * @param names phrases containing terms that must not be linked, such as the title of the contract
 * @returns a function that changes an element and adds the terms it links to those seen before
 */
export function createTermLinker(terms: readonly string[], names: readonly string[]) {
	const longestFirst = [...terms, ...names].sort((a, b) => b.length - a.length);
	const words = longestFirst.map((term) => `(${createPluralPattern(term)})`).join("|");
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, "gu");

	function linkTerms(value: string, seen: Set<string>): ElementContent[] {
		const parts: ElementContent[] = [];
		let end = 0;
		for (const match of value.matchAll(pattern)) {
			const [words, ...groups] = match;
			const term = longestFirst[groups.findIndex((group) => group !== undefined)] ?? "";
			if (names.includes(term) || seen.has(term)) {
				continue;
			}
			seen.add(term);
			parts.push(
				{ type: "text", value: value.slice(end, match.index) },
				h("a", { href: `#${createDefinitionId(term)}` }, words),
			);
			end = match.index + words.length;
		}
		parts.push({ type: "text", value: value.slice(end) });
		return parts.filter((part) => part.type !== "text" || part.value !== "");
	}

	return function link(element: Element, seen: Set<string>): void {
		visit(element, (node, index, parent) => {
			if (node.type === "text" && parent && index !== undefined) {
				const parts = linkTerms(node.value, seen);
				parent.children.splice(index, 1, ...parts);
				return index + parts.length;
			}
			return node.type === "element" && node.tagName === "a" ? SKIP : undefined;
		});
	};
}

function createPluralPattern(term: string): string {
	const literal = RegExp.escape(term);
	return term.endsWith("y") ? `${literal.slice(0, -1)}(?:ys?|ies)` : `${literal}(?:e?s)?`;
}
