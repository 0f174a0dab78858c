import { extname } from "node:path";
import { toString as textOf } from "hast-util-to-string";
import ICAL from "ical.js";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { fromXml } from "xast-util-from-xml";

const parser = unified().use(rehypeParse);

/**
 * What a file says to whoever reads its format: each text, and each value of an attribute, an address
 * without its percent signs. Throws where a browser's, a feed reader's or a calendar's parser would.
 */
export function saidIn(file: string, text: string): string[] {
	switch (extname(file)) {
		case ".html":
			return saidInHtml(text);
		case ".xml":
			return saidInXml(text);
		case ".json":
			return saidInJson(JSON.parse(text));
		case ".ics":
			return saidInJson(ICAL.parse(text));
		default:
			return [text];
	}
}

function saidInHtml(html: string): string[] {
	const said: string[] = [];
	visit(parser.parse(html), "element", (element) => {
		const { tagName, properties } = element;
		const text = element.children.every(({ type }) => type === "text") ? textOf(element) : "";
		const isData = tagName === "script" && properties.type === "application/ld+json";
		said.push(...(isData ? saidInJson(JSON.parse(text)) : [text]));
		said.push(...saidInJson(properties).map(decoded));
	});
	return said;
}

/** Feeds hold articles as HTML. */
function saidInXml(xml: string): string[] {
	const said: string[] = [];
	visit(fromXml(xml), ["text", "cdata"], (node) => {
		const text = "value" in node ? node.value : "";
		said.push(...(text.startsWith("<") ? saidInHtml(text) : [text]));
	});
	return said;
}

function saidInJson(value: unknown): string[] {
	if (typeof value === "string") {
		return value.startsWith("<") ? saidInHtml(value) : [value];
	}
	return value && typeof value === "object" ? Object.values(value).flatMap(saidInJson) : [];
}

/** An address as the program that it opens reads it, such as the subject of a letter. */
function decoded(value: string): string {
	return /^(?:mailto|https?):/.test(value) ? decodeURIComponent(value.replaceAll("+", " ")) : value;
}
