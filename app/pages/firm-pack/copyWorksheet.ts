import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Copies the section of a worksheet without its title, which this page shows above it, and without ids: those of several
 * articles could clash here. A table that a heading names by its id takes the heading's words.
 */
export function copyWorksheet(section: Element): Root {
	const copy = structuredClone(section);
	const headings = new Map<string, string>();
	visit(copy, "element", (element) => {
		const { id, ariaLabelledBy, ...properties } = element.properties;
		if (id) {
			headings.set(String(id), textOf(element));
		}
		const label = ariaLabelledBy && headings.get(String(ariaLabelledBy));
		element.properties = { ...properties, ...(label && { ariaLabel: label }) };
	});
	copy.children = copy.children.filter(
		(child) => !(child.type === "element" && child.tagName === "h3"),
	);
	return { type: "root", children: [copy] };
}
