import type { Element, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** A heading with what follows it. */
export interface Part {
	heading: Element;
	content: Element[];
}

/** Splits the elements before the first heading, and each heading with what follows it. */
export function splitParts(tree: Root) {
	const opening: Element[] = [];
	const parts: Part[] = [];
	for (const element of getElements(tree)) {
		if (/^h\d$/.test(element.tagName)) {
			parts.push({ heading: element, content: [] });
		} else {
			(parts.at(-1)?.content ?? opening).push(element);
		}
	}
	return { opening, parts };
}

/** Returns the elements directly within another, without the line breaks between them. */
export function getElements(parent: Element | Root | undefined): Element[] {
	const children: Nodes[] = parent?.children ?? [];
	return children.filter((child) => child.type === "element");
}

/** An item of a list that defines a term. */
export interface DefinedItem {
	item: Element;
	term: string;
}

/** Finds every definition: an item of a list within a list that begins with its term. */
export function findDefinitions(tree: Root): DefinedItem[] {
	const definitions: DefinedItem[] = [];
	visit(tree, { type: "element", tagName: "li" }, (parent: Element) => {
		for (const item of getElements(parent).flatMap(getElements)) {
			const term = getTerm(item);
			if (term !== undefined) {
				definitions.push({ item, term });
			}
		}
	});
	return definitions;
}

/** Returns the term that an item of a list defines: the bold words it begins with. */
export function getTerm(item: Element): string | undefined {
	const [first] = getElements(item)[0]?.children ?? [];
	return first?.type === "element" && first.tagName === "strong" ? textOf(first) : undefined;
}
