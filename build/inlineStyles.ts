import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CustomProperty, type FontFaceRule, type Selector, transform } from "lightningcss";
import { PurgeCSS } from "purgecss";
import purgecssFromHtml from "purgecss-from-html";
import type { Scripts } from "../app/site/context.ts";
import { getPagePattern } from "../deploy/createManifest.ts";
import type { PageDocument } from "../deploy/readDocument.ts";

/** Names that a script may write into a page: words between quotes or spaces. */
const quotedWord = /(?<=["'`\s])[\w-]+(?=["'`\s])/g;

/**
 * Writes the site's stylesheet into the `<style>` of each document, after the brand's colours, without
 * what no page of its kind can use.
 * @param documents all documents by their paths.
 * @param stylesheet the stylesheets of all modules, as one.
 * @param scripts the URLs of the scripts.
 * @param client the folder of the site, which holds the scripts.
 * @returns the documents. Those of one kind share a stylesheet, so that their policy names one.
 */
export async function inlineStyles(
	documents: ReadonlyMap<string, PageDocument>,
	stylesheet: string,
	scripts: Scripts,
	client: string,
): Promise<Map<string, PageDocument>> {
	const readScript = (path = "") => readFileSync(join(client, path), "utf8");
	const kinds = Map.groupBy(documents, ([path]) => getPagePattern(path));
	const inlined = await Promise.all(
		kinds.values().map(async (entries) => {
			const pages = entries.map(([, page]) => page);
			const islands = new Set(pages.flatMap(({ islandNames }) => islandNames));
			const files = islands.size > 0 ? [scripts.entry] : [];
			files.push(...Array.from(islands, (name) => scripts.islands[name] ?? ""));
			const colours = pages[0]?.styles[0] ?? "";
			const css = await pruneStyles(colours + stylesheet, pages, files.map(readScript).join("\n"));
			return entries.map(([path, page]) => [path, replaceStyle(page, css)] as const);
		}),
	);
	return new Map(inlined.flat());
}

function replaceStyle(
	{ styles: [previous = ""], ...page }: PageDocument,
	css: string,
): PageDocument {
	const html = page.html.replace(toElement(previous), () => toElement(css));
	return { ...page, html, styles: [css] };
}

function toElement(css: string): string {
	return `<style>${css}</style>`;
}

/**
 * Removes the rules, custom properties and animations that pages cannot use from a stylesheet.
 * @param pages each parsed by itself: a thousand at once do not fit into memory.
 * @param code the scripts that may add to them.
 */
async function pruneStyles(
	css: string,
	pages: readonly PageDocument[],
	code: string,
): Promise<string> {
	const texts = pages.map(({ html, styles: [previous = ""] }) =>
		html.replace(toElement(previous), ""),
	);
	const html = texts.join("\n");
	const inlineCode = pages.flatMap(({ scripts }) => scripts);
	const [result] = await new PurgeCSS().purge({
		css: [{ raw: css }],
		content: [
			...texts.map((raw) => ({ raw, extension: "html" })),
			{ raw: [code, ...inlineCode].join("\n"), extension: "js" },
		],
		extractors: [
			{ extensions: ["html"], extractor: purgecssFromHtml },
			{ extensions: ["js"], extractor: (text) => text.match(quotedWord) ?? [] },
		],
		variables: true,
		safelist: {
			// A selector of pseudo-classes alone, such as `:focus-visible`, matches any element.
			standard: [/^:/],
			// SVG uses custom properties in attributes.
			variables: html.match(/(?<=var\()--[\w-]+/g) ?? [],
		},
		keyframes: true,
	});
	return minify(result?.css ?? "", html, [code, ...inlineCode].join("\n"));
}

/**
 * Minifies the stylesheet and removes what PurgeCSS leaves: fonts that no property names, and rules that need
 * an element with an absent class.
 */
function minify(css: string, html: string, code: string): string {
	const rules = css.replaceAll(/@font-face\s*\{[^}]*\}/g, "");
	const isAbsent = (name: string) => !html.includes(name) && !code.includes(name);
	const { code: minified } = transform({
		filename: "page.css",
		code: Buffer.from(css),
		minify: true,
		visitor: {
			// A rule left without selectors is not written.
			Selector: (selector) => (requiresAbsentClass(selector, isAbsent) ? [] : undefined),
			Rule: {
				"font-face": ({ value }) => (isUsed(value, rules, html) ? undefined : []),
			},
		},
	});
	return minified.toString();
}

/** Whether a selector needs a class in `:has()` that is absent. */
function requiresAbsentClass(selector: Selector, isAbsent: (name: string) => boolean): boolean {
	return selector.some(
		(part) =>
			part.type === "pseudo-class" &&
			part.kind === "has" &&
			part.selectors.every((inner) =>
				inner.some((has) => has.type === "class" && isAbsent(has.name)),
			),
	);
}

/** Whether the rules name a font, and the pages have what is set in it. */
function isUsed({ properties }: FontFaceRule, rules: string, html: string): boolean {
	return properties.every((property) => {
		switch (property.type) {
			case "font-family":
				return rules.includes(`"${property.value}"`);
			// A name of two words, whose quotes a minifier has removed.
			case "custom":
				return (
					property.value.name !== "font-family" || rules.includes(`"${toText(property.value)}"`)
				);
			case "font-style":
				return property.value.type !== "italic" || html.includes("<em>");
			default:
				return true;
		}
	});
}

/** Returns the words of a property's value. */
function toText({ value }: CustomProperty): string {
	const words = value.map(
		(part) => part.type === "token" && part.value.type === "ident" && part.value.value,
	);
	return words.filter(Boolean).join(" ");
}
