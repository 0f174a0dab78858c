import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CustomAtRules, type Selector, type TransformOptions, transform } from "lightningcss";
import type { Scripts } from "../app/site/context.ts";
import { kindOf } from "../deploy/manifestOf.ts";
import { attributeValues } from "./html.ts";

const stylesheet = /<style>([\s\S]*?)<\/style>/;
const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

/** What a script may write into a page: words between quotes or spaces. */
const quotedWord = /(?<=["'`\s])[\w-]+(?=["'`\s])/g;

const fontFace = /@font-face\{font-family:([^;]+);[^}]*\}/g;

/**
 * Leaves out of each inline stylesheet what no page with it can use: rules whose selectors ask for an
 * element, a class or an id that is neither in these pages nor named by their scripts, custom
 * properties, animations and fonts that nothing asks for.
 * @param documents all documents, as HTML, by their paths.
 * @param scripts the addresses of the scripts, from the folder of the site.
 * @param client that folder.
 * @returns the documents. Those of one kind share what is left, so that their policy names one stylesheet.
 */
export function pruneStyles(
	documents: ReadonlyMap<string, string>,
	scripts: Scripts,
	client: string,
): Map<string, string> {
	const pruned = new Map<string, string>();
	for (const pages of Map.groupBy(documents, ([path]) => kindOf(path)).values()) {
		const css = pages[0]?.[1].match(stylesheet)?.[1] ?? "";
		const html = pages.map(([, page]) => page.replace(stylesheet, "")).join("\n");
		const islands = Array.from(attributeValues(html, "data-island"));
		const files = islands.map((name) => scripts.islands[name] ?? "");
		const code = (files.length > 0 ? [scripts.entry, ...files] : [])
			.map((file) => readFileSync(join(client, file), "utf8"))
			.concat(Array.from(html.matchAll(inlineScript), ([, text = ""]) => text));
		const used = withoutUnused(css, html, code.join("\n"));
		for (const [path, page] of pages) {
			const leaner = page.replace(css, () => used);
			pruned.set(path, leaner);
		}
	}
	return pruned;
}

/** The stylesheet without the rules, then the properties, animations and fonts that are unused. */
function withoutUnused(css: string, html: string, scripts: string): string {
	const written = ["class", "id"].flatMap((name) => Array.from(attributeValues(html, name)));
	const added = new Set(scripts.match(quotedWord));
	const elements = new Set(html.matchAll(/(?<=<)\w+/g).map(([name]) => name)).union(added);
	const names = new Set([...written.flatMap((list) => list.split(" ")), ...added]);
	/** Whether it asks for something absent, also by a list in which each selector does. */
	const isUnused = (selector: Selector): boolean =>
		selector.some((part) => {
			switch (part.type) {
				case "type":
					return !elements.has(part.name);
				case "class":
				case "id":
					return !names.has(part.name);
				case "pseudo-class":
					return (
						(part.kind === "is" || part.kind === "where" || part.kind === "has") &&
						part.selectors.every(isUnused)
					);
				default:
					return false;
			}
		});
	const rules = minify(css, {
		visitor: {
			// A rule left without selectors is not written.
			Selector: (selector) => (isUnused(selector) ? [] : undefined),
		},
	});
	const properties = withoutUnusedNames(rules, html);
	const withoutFonts = properties.replaceAll(fontFace, "");
	return properties.replaceAll(fontFace, (rule, family) =>
		withoutFonts.includes(family) && (elements.has("em") || !rule.includes("italic")) ? rule : "",
	);
}

/** The stylesheet without custom properties and animations that nothing asks for but another of them. */
function withoutUnusedNames(css: string, html: string): string {
	const animations = css.match(/(?<=animation:)[^;}]+/g)?.join(" ") ?? "";
	const used = new Set([
		...(`${css}${html}`.match(/(?<=var\()--[\w-]+/g) ?? []),
		...animations.split(" "),
	]);
	const defined = css.match(/--[\w-]+(?=:)|(?<=@keyframes )[\w-]+/g) ?? [];
	const pruned = minify(css, { unusedSymbols: defined.filter((name) => !used.has(name)) });
	return pruned === css ? css : withoutUnusedNames(pruned, html);
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
	const code = Buffer.from(css);
	return transform({ ...options, filename: "page.css", code, minify: true }).code.toString();
}
