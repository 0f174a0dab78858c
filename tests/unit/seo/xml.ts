import type { Element, Root, RootContent } from "xast";

/** The elements at the end of a path of names. */
export function getChildren(parent: Root | Element, ...path: readonly string[]): Element[] {
	const [name, ...rest] = path;
	const nodes: readonly RootContent[] = parent.children;
	const found = nodes.filter(
		(node): node is Element => node.type === "element" && node.name === name,
	);
	return rest.length === 0 ? found : found.flatMap((element) => getChildren(element, ...rest));
}

/** The text of an element's only child of a name; undefined where there is none. */
export function getText(parent: Element | undefined, name: string): string | undefined {
	const [child, ...others] = parent ? getChildren(parent, name) : [];
	if (others.length > 0) {
		throw new Error(`There are ${others.length + 1} elements ${name}.`);
	}
	return child?.children.map((node) => ("value" in node ? node.value : "")).join("");
}
