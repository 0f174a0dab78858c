import type { Element, Root } from "xast";

/** The elements at the end of a path of names. */
export function childrenOf(parent: Root | Element, ...path: readonly string[]): Element[] {
	return path.reduce<(Root | Element)[]>(
		(found, name) =>
			found.flatMap(({ children }) =>
				children.filter((node): node is Element => node.type === "element" && node.name === name),
			),
		[parent],
	) as Element[];
}

/** The text of an element's only child of a name; undefined where there is none. */
export function textAt(parent: Element | undefined, name: string): string | undefined {
	const [child, ...others] = parent ? childrenOf(parent, name) : [];
	if (others.length > 0) {
		throw new Error(`There are ${others.length + 1} elements ${name}.`);
	}
	return child?.children.map((node) => ("value" in node ? node.value : "")).join("");
}
