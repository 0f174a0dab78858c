import { slug } from "github-slugger";
import type { ElementContent, Text } from "hast";

/** The anchor of a definition: `def-attribution-window`. */
export function definitionId(term: string): string {
	return `def-${slug(term)}`;
}

/**
 * Makes the function that links the first occurrence of each term of a contract to its definition.
 * A term counts in its exact capitals, alone or in the plural, and a longer one before a shorter one
 * it begins with: “Program Fees” is not “Program”. What stands in links stays as it is.
 * @param terms each once
 * @param names words that hold terms and are none, such as the title of the contract
 * @returns a function of content and of the terms seen before, to which it adds those it links
 */
export function termLinker(terms: readonly string[], names: readonly string[]) {
	const longestFirst = [...terms, ...names].sort((a, b) => b.length - a.length);
	const words = longestFirst.map((term) => `(${singularOrPlural(term)})`).join("|");
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}])`, "gu");

	function linkText({ value }: Text, seen: Set<string>): ElementContent[] {
		const parts: ElementContent[] = [];
		let end = 0;
		for (const match of value.matchAll(pattern)) {
			const [words, ...groups] = match;
			const term = longestFirst[groups.findIndex((group) => group !== undefined)] ?? "";
			if (names.includes(term) || seen.has(term)) {
				continue;
			}
			seen.add(term);
			parts.push(text(value.slice(end, match.index)), {
				type: "element",
				tagName: "a",
				properties: { href: `#${definitionId(term)}` },
				children: [text(words)],
			});
			end = match.index + words.length;
		}
		parts.push(text(value.slice(end)));
		return parts.filter((part) => part.type !== "text" || part.value !== "");
	}

	return function link(content: readonly ElementContent[], seen: Set<string>): ElementContent[] {
		return content.flatMap((node) => {
			if (node.type === "text") {
				return linkText(node, seen);
			}
			return node.type === "element" && node.tagName !== "a"
				? { ...node, children: link(node.children, seen) }
				: node;
		});
	};
}

function singularOrPlural(term: string): string {
	const literal = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	return term.endsWith("y") ? `${literal.slice(0, -1)}(?:ys?|ies)` : `${literal}(?:e?s)?`;
}

function text(value: string): Text {
	return { type: "text", value };
}
