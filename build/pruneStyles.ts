import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CustomAtRules, type TransformOptions, transform } from "lightningcss";
import type { Scripts } from "../app/site/context.ts";

const stylesheet = /<style>([\s\S]*?)<\/style>/;

const island = /\bdata-island="([^"]*)"/g;

const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

const importedFile = /\bimport\b[^"']*["'](\.\/[^"']+\.js)["']/g;

const classAttribute = /\bclass="([^"]*)"/g;

const fontFace = /@font-face\{font-family:([^;]+);[^}]*\}/g;

/**
 * Leaves out of each inline stylesheet what no page with it can use: rules whose selectors ask for an
 * element or a class that is neither in these pages nor named by their scripts, custom
 * properties and fonts that nothing asks for.
 * @param documents all documents, as HTML, by their paths.
 * @param scripts the addresses of the scripts, from the folder of the site.
 * @param client that folder.
 * @returns the documents. Those that shared a stylesheet share what is left of it, so the policy of
 * their kind still names one.
 */
export async function pruneStyles(
	documents: ReadonlyMap<string, string>,
	scripts: Scripts,
	client: string,
): Promise<Map<string, string>> {
	const stylesheets = Map.groupBy(documents.values(), stylesheetOf);
	const pruned = new Map<string, string>();
	for (const [css, pages] of stylesheets) {
		const html = pages.map((page) => page.replace(stylesheet, "")).join("\n");
		const islands = Array.from(html.matchAll(island), ([, name = ""]) => scripts.islands[name]);
		const files = islands.length > 0 ? [scripts.entry, ...islands] : [];
		const code = await readScripts(files.map((file) => join(client, file ?? "")));
		code.push(...Array.from(html.matchAll(inlineScript), ([, text = ""]) => text));
		pruned.set(css, withoutUnused(css, html, code.join("\n")));
	}
	return new Map(
		Array.from(documents, ([path, html]) => {
			const css = stylesheetOf(html);
			return [path, html.replace(css, () => pruned.get(css) ?? css)];
		}),
	);
}

/** The code of some scripts and of all that they import. */
async function readScripts(paths: string[]): Promise<string[]> {
	const files = new Set(paths);
	const code: string[] = [];
	// A set visits what is added on the way.
	for (const file of files) {
		const text = await readFile(file, "utf8");
		code.push(text);
		for (const [, imported = ""] of text.matchAll(importedFile)) {
			files.add(join(dirname(file), imported));
		}
	}
	return code;
}

function stylesheetOf(html: string): string {
	return html.match(stylesheet)?.[1] ?? "";
}

/** The stylesheet without the rules, then the custom properties, then the fonts that are unused. */
function withoutUnused(css: string, html: string, scripts: string): string {
	const classes = Array.from(html.matchAll(classAttribute), ([, list = ""]) => list.split(" "));
	const names = new Set([
		...(html.match(/(?<=<)\w+/g) ?? []),
		...classes.flat(),
		...(scripts.match(/[\w-]+/g) ?? []),
	]);
	const rules = minify(css, {
		visitor: {
			// A rule left without selectors is not written. Lists within :is() and :not() stay whole.
			Selector(selector) {
				const isUnused = selector.some(
					(part) => (part.type === "class" || part.type === "type") && !names.has(part.name),
				);
				return isUnused ? [] : undefined;
			},
		},
	});
	const properties = withoutUnusedProperties(rules, html);
	const withoutFonts = properties.replaceAll(fontFace, "");
	return properties.replaceAll(fontFace, (rule, family) =>
		withoutFonts.includes(family) ? rule : "",
	);
}

/** The stylesheet without custom properties that nothing asks for, but for one that is unused itself. */
function withoutUnusedProperties(css: string, html: string): string {
	const used = new Set(`${css}${html}`.match(/(?<=var\()--[\w-]+/g));
	const defined = css.match(/--[\w-]+(?=:)/g) ?? [];
	const pruned = minify(css, { unusedSymbols: defined.filter((name) => !used.has(name)) });
	return pruned === css ? css : withoutUnusedProperties(pruned, html);
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
	const code = Buffer.from(css);
	return transform({ ...options, filename: "page.css", code, minify: true }).code.toString();
}
