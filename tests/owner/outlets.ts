import { extname } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import ICAL from "ical.js";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { fromXml } from "xast-util-from-xml";

const parser = unified().use(rehypeParse);

/**
 * Decodes what a file says to whoever reads its format: each text, and each value of an attribute, an address
 * without its percent signs. Throws where a browser's, a feed reader's or a calendar's parser would.
 */
export function decodeTexts(file: string, text: string): string[] {
	switch (extname(file)) {
		case ".html":
			return decodeHtml(text);
		case ".xml":
			return decodeXml(text);
		case ".json":
			return decodeStrings(JSON.parse(text));
		case ".ics":
			return decodeStrings(ICAL.parse(text));
		default:
			return [text];
	}
}

function decodeHtml(html: string): string[] {
	const texts: string[] = [];
	visit(parser.parse(html), "element", (element) => {
		const { tagName, properties } = element;
		const text = element.children.every(({ type }) => type === "text") ? textOf(element) : "";
		const isData = tagName === "script" && properties.type === "application/ld+json";
		texts.push(...(isData ? decodeStrings(JSON.parse(text)) : [text]));
		texts.push(...decodeStrings(properties).map(decodeUrl));
	});
	return texts;
}

/** Feeds hold articles as HTML. */
function decodeXml(xml: string): string[] {
	const texts: string[] = [];
	visit(fromXml(xml), ["text", "cdata"], (node) => {
		const text = "value" in node ? node.value : "";
		texts.push(...(text.startsWith("<") ? decodeHtml(text) : [text]));
	});
	return texts;
}

function decodeStrings(value: unknown): string[] {
	if (typeof value === "string") {
		return value.startsWith("<") ? decodeHtml(value) : [value];
	}
	return value && typeof value === "object" ? Object.values(value).flatMap(decodeStrings) : [];
}

/** Decodes a URL as the program that it opens reads it, such as the subject of a letter. */
function decodeUrl(value: string): string {
	return /^(?:mailto|https?):/.test(value) ? decodeURIComponent(value.replaceAll("+", " ")) : value;
}
