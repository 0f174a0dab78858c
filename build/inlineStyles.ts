import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import purgecssFromHtml from "purgecss-from-html";
import type { Scripts } from "../app/site/context.ts";
import { getPagePattern } from "../deploy/createManifest.ts";
import type { PageDocument } from "../deploy/readDocument.ts";
import { minifyStyles } from "./minifyStyles.ts";
import { requireValue } from "./requireValue.ts";

/** Lists the names that a script may write into a page: words between quotes or spaces. */
const listWords = (script: string) => script.match(/(?<=["'`\s])[\w-]+(?=["'`\s])/g) ?? [];

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
	const readScript = (path: string) => readFileSync(join(client, path), "utf8");
	const kinds = Map.groupBy(documents, ([path]) => getPagePattern(path));
	const inlined = await Promise.all(
		kinds.entries().map(async ([pattern, entries]) => {
			const pages = entries.map(([, page]) => page);
			const islands = new Set(pages.flatMap(({ islandNames }) => islandNames));
			const files = islands.size > 0 ? [scripts.entry] : [];
			for (const name of islands) {
				files.push(requireValue(scripts.islands[name], `The script of the island ${name}`));
			}
			const colours = requireValue(pages[0]?.styles[0], `The style of ${pattern}`);
			const css = await pruneStyles(colours + stylesheet, pages, files.map(readScript).join("\n"));
			return entries.map(([path, page]) => [path, replaceStyle(path, page, css)] as const);
		}),
	);
	return new Map(inlined.flat());
}

function replaceStyle(
	path: string,
	{ styles: [colours], ...page }: PageDocument,
	css: string,
): PageDocument {
	const previous = requireValue(colours, `The style of ${path}`);
	const html = page.html.replace(toElement(previous), () => toElement(css));
	return { ...page, html, styles: [css] };
}

function toElement(css: string): string {
	return `<style>${css}</style>`;
}

/**
 * Removes the rules, custom properties and animations that pages cannot use from a stylesheet, and minifies it.
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
	// Drawings name custom properties in attributes.
	const customProperties = texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+/g) ?? []);
	const scripts = [code, ...pages.flatMap(({ scripts }) => scripts)].join("\n");
	const [result] = await new PurgeCSS().purge({
		css: [{ raw: css }],
		content: [
			...texts.map((raw) => ({ raw, extension: "html" })),
			{ raw: scripts, extension: "js" },
		],
		extractors: [
			{ extensions: ["html"], extractor: purgecssFromHtml },
			{ extensions: ["js"], extractor: listWords },
		],
		variables: true,
		safelist: {
			// A selector of pseudo-classes alone, such as `:focus-visible`, matches any element.
			standard: [/^:/],
			variables: customProperties,
		},
		keyframes: true,
	});
	const classNames = new Set([
		...pages.flatMap((page) => Array.from(page.classNames)),
		...listWords(scripts),
	]);
	const hasItalics = pages.some(({ tagNames }) => tagNames.has("em"));
	return minifyStyles(requireValue(result, "The pruned stylesheet").css, {
		classNames,
		hasItalics,
		customProperties: new Set(customProperties),
	});
}
