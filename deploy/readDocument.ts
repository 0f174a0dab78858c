import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** A document of the site, with the data that the build and its hosts need. */
export interface PageDocument {
	html: string;
	/** The texts of its `<style>` elements. */
	styles: readonly string[];
	/** The texts of its inline scripts that run or steer the browser: not data for search engines. */
	scripts: readonly string[];
	/** The names of its elements. */
	tagNames: ReadonlySet<string>;
	/** The classes of its elements. */
	classNames: ReadonlySet<string>;
	/** The islands it has, each once. */
	islandNames: readonly string[];
	hasForm: boolean;
	/** Its anchors. */
	ids: ReadonlySet<string>;
	/** Targets of its links. */
	hrefs: ReadonlySet<string>;
}

const parser = unified().use(rehypeParse);

/** Reads a document. The tree is not kept: those of a thousand documents do not fit into memory. */
export function readDocument(html: string): PageDocument {
	const elements = listElements(parser.parse(html));
	const getTexts = (tagName: string, isWanted = (_element: Element) => true) =>
		elements.filter((element) => element.tagName === tagName && isWanted(element)).map(textOf);
	const getValues = (property: string) =>
		new Set(elements.flatMap(({ properties }) => toText(properties[property])));
	return {
		html,
		styles: getTexts("style"),
		scripts: getTexts("script", isInlineScript),
		tagNames: new Set(elements.map(({ tagName }) => tagName)),
		classNames: new Set(elements.flatMap(({ properties }) => toClassNames(properties.className))),
		islandNames: [...getValues("dataIsland")],
		hasForm: elements.some(({ tagName }) => tagName === "form"),
		ids: getValues("id"),
		hrefs: getValues("href"),
	};
}

function listElements(tree: Root): Element[] {
	const elements: Element[] = [];
	visit(tree, "element", (element) => {
		elements.push(element);
	});
	return elements;
}

function isInlineScript({ properties: { src, type } }: Element): boolean {
	return src === undefined && type !== "application/ld+json";
}

function toClassNames(value: Element["properties"][string]): string[] {
	return Array.isArray(value) ? value.map(String) : [];
}

function toText(value: unknown): string[] {
	return value ? [String(value)] : [];
}
