import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { type Facts, insertFacts } from "../facts/facts.ts";
import { type Destinations, parseDestination } from "../schemas/destinations.ts";

/** Fills in the facts of a text, and the URLs of destinations in its links. */
export function resolveText(
	tree: Root,
	facts: Facts,
	destinations: Partial<Destinations> = {},
): void {
	visit(tree, (node) => {
		if (node.type === "text") {
			node.value = insertFacts(node.value, facts);
		} else if (node.type === "image") {
			node.alt = insertFacts(node.alt ?? "", facts);
			node.title = insertFacts(node.title ?? "", facts);
		} else if (node.type === "link" || node.type === "definition") {
			const name = parseDestination(node.url);
			node.url = (name && destinations[name]) ?? node.url;
		}
	});
}
