import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/**
 * Copies the section of a worksheet without its title, which this page shows above it, and without ids: those of several
 * articles could clash here. A table that a heading names by its id takes the heading's words. A row that only
 * repeats the one above it, to be filled in, has a class.
 */
export function copyWorksheet(section: Element): Root {
	const copy = structuredClone(section);
	const headings = new Map<string, string>();
	visit(copy, "element", (element, index, parent) => {
		const { id, ariaLabelledBy, ...properties } = element.properties;
		if (id) {
			headings.set(String(id), textOf(element));
		}
		const label = ariaLabelledBy && headings.get(String(ariaLabelledBy));
		const above = parent?.children.slice(0, index).findLast(({ type }) => type === "element");
		const isRepeated =
			element.tagName === "tr" && above?.type === "element" && textOf(above) === textOf(element);
		element.properties = {
			...properties,
			...(label && { ariaLabel: label }),
			...(isRepeated && { className: ["repeated-row"] }),
		};
	});
	copy.children = copy.children.filter(
		(child) => !(child.type === "element" && child.tagName === "h3"),
	);
	return { type: "root", children: [copy] };
}
