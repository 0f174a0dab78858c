import { visit } from "unist-util-visit";
import type { Root } from "xast";
import { fromXml } from "xast-util-from-xml";

/** Elements that run or load something, or style the whole page that a drawing becomes part of. */
const forbiddenElements = /^(?:script|foreignObject|iframe|style|link|image|animate.*|set)$/i;

/**
 * Finds content of an SVG file that a page must not embed: scripts, styles, and anything loaded from elsewhere.
 * @returns nothing for a drawing of shapes.
 */
export function findSvgProblem(svg: string): string | undefined {
	let root: Root;
	try {
		root = fromXml(svg);
	} catch {
		return "invalid XML";
	}
	const problems: string[] = [];
	visit(root, "element", ({ name, attributes }) => {
		if (forbiddenElements.test(name)) {
			problems.push(`<${name}>`);
		}
		for (const [attribute, value] of Object.entries(attributes)) {
			const isExternal = /(?:^|:)href$/i.test(attribute) && !value?.startsWith("#");
			if (/^(?:on.*|style)$/i.test(attribute) || isExternal) {
				problems.push(`${attribute}="${value}" of <${name}>`);
			}
		}
	});
	if (!root.children.some((node) => node.type === "element" && node.name === "svg")) {
		problems.push("no <svg> element");
	}
	return problems[0];
}
