import { globSync, readFileSync } from "node:fs";
import type { Element, Nodes, Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { createSite } from "../../app/site/site.server.ts";
import { getDocumentPath } from "../../paths/index.ts";
import { builtFolder, servedFolder } from "../fixtures/builtFolder.ts";

/** One document of the build. */
export interface BuiltDocument {
	/** Its path, such as `/blog`. */
	path: string;
	html: string;
	tree: Root;
}

/** The build's manifest for the hosts. */
export const manifest = JSON.parse(readFileSync(`${builtFolder}/manifest.json`, "utf8"));

/** The origin of destinations in this build: none of ours in one that is deployed. */
const [frameOrigin] = manifest.frameOrigins;
export const stubsOrigin: string | undefined = frameOrigin.startsWith("http://localhost")
	? frameOrigin
	: undefined;

/** The tests' expectations, from the content as the owner has it. */
export const site = await createSite(process.cwd(), { stubsOrigin });

const parser = unified().use(rehypeParse);

/** Every document of the build by its path. */
export const documents: ReadonlyMap<string, BuiltDocument> = new Map(
	globSync("**/*.html", { cwd: servedFolder })
		.sort()
		.map((file) => {
			const path = getDocumentPath(file);
			const html = readFileSync(`${servedFolder}/${file}`, "utf8");
			return [path, { path, html, tree: parser.parse(html) }];
		}),
);

/** The documents that visitors reach by links, in the order of the register. */
export const pages = Array.from(site.pages.keys(), getDocument);

/** Pages that may be longer than one first network window. */
export const longTexts = [...site.articles.map(({ path }) => path), "/partner-referral-agreement"];

/** @throws where the build has no such document. */
export function getDocument(path: string): BuiltDocument {
	const document = documents.get(path);
	if (!document) {
		throw new Error(`The build has no document for ${path}.`);
	}
	return document;
}

/** Returns a file of the build as text. @param path as served, such as `/feed.xml` */
export function getFile(path: string): string {
	return readFileSync(`${servedFolder}${path}`, "utf8");
}

/** Selects the elements below a node, in order. @param selector in CSS */
export function select(node: Nodes, selector: string): Element[] {
	return selectAll(selector, node).filter((element) => element !== node);
}

/** Selects the one element that a selector finds. @throws where there is none, or more. */
export function selectOne(node: Nodes, selector: string): Element {
	return requireOne(select(node, selector), selector);
}

/** Selects the one section that a title heads. @throws where there is none, or more. */
export function selectSection(node: Nodes, title: string): Element {
	return requireOne(
		select(node, "section").filter((section) =>
			select(section, "h1, h2").some((heading) => getSpokenText(heading) === title),
		),
		`A section “${title}”`,
	);
}

function requireOne(matches: readonly Element[], name: string): Element {
	const [first, second] = matches;
	if (!first || second) {
		throw new Error(`${name} is found ${first ? "more than once" : "nowhere"}.`);
	}
	return first;
}

/** Returns the words of a node, each gap as one space. */
export function getText(node: Nodes): string {
	return textOf(node).replace(/\s+/g, " ").trim();
}

/** Copies a node without the elements that a test rules out. */
export function removeElements<Node extends Nodes>(
	node: Node,
	isOut: (element: Element) => boolean,
): Node {
	const copy = structuredClone(node);
	visit(copy, "element", (element, index, parent) => {
		if (parent && index !== undefined && isOut(element)) {
			parent.children.splice(index, 1);
			return [SKIP, index];
		}
	});
	return copy;
}

/** Returns the words of a node that a screen reader says: those for the eye alone are left out. */
export function getSpokenText(node: Nodes): string {
	return getText(removeElements(node, ({ properties }) => properties.ariaHidden === "true"));
}

/** Returns an attribute as text, by its name in the tree (`href`, `dateTime`, `dataNoText`). */
export function attribute(element: Element | undefined, name: string): string | undefined {
	const value = element?.properties[name];
	return value === undefined || value === null ? undefined : [value].flat().join(" ");
}

/** Lists the targets of links, in order. */
export function listTargets(links: readonly Element[]): (string | undefined)[] {
	return links.map((link) => attribute(link, "href"));
}

/** Returns the main part of a document. */
export function getMain({ tree }: BuiltDocument): Element {
	return selectOne(tree, "main");
}

/** Returns the header or the footer of the site, which every document has around its main part. */
export function getFrame({ tree }: BuiltDocument, tagName: "header" | "footer"): Element {
	return selectOne(tree, `body > ${tagName}`);
}

/** Returns the text of an article: the element that its standfirst begins. */
export function getArticleText({ path, standfirst }: (typeof site.articles)[number]): Element {
	return requireOne(
		select(getMain(getDocument(path)), "div").filter(
			({ children: [first] }) => first && getText(first) === standfirst,
		),
		`The text of ${path}`,
	);
}

/** Returns the drawing of the platform in use, by what screen readers say of it. */
export function getProductWindow(path: string): Element {
	const { description } = site.content.pages.home.platform.window;
	return requireOne(
		select(getMain(getDocument(path)), "div").filter(
			(element) => attribute(element, "ariaLabel") === description,
		),
		`The product window of ${path}`,
	);
}

/** Returns every text of a value, however deep it is. */
export function getStrings(value: unknown): string[] {
	if (typeof value === "string") {
		return [value];
	}
	return value && typeof value === "object" ? Object.values(value).flatMap(getStrings) : [];
}

/** Reads a document's words and the values of its attributes, in which islands find theirs. */
export function readEverything({ tree }: BuiltDocument): string {
	const parts: string[] = [];
	visit(tree, (node) => {
		if (node.type === "text") {
			parts.push(node.value);
		} else if (node.type === "element") {
			parts.push(" ", ...getStrings(node.properties), " ");
		}
	});
	return parts.join("").replace(/\s+/g, " ");
}
