import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CustomAtRules, type TransformOptions, transform } from "lightningcss";
import type { Scripts } from "../app/site/context.ts";
import { attributeValues } from "./html.ts";

const inlineScript = /<script(?: type="module")?>([\s\S]*?)<\/script>/g;

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
export function pruneStyles(
	documents: ReadonlyMap<string, string>,
	scripts: Scripts,
	client: string,
): Map<string, string> {
	const pruned = new Map<string, string>();
	for (const [css, pages] of Map.groupBy(documents.values(), stylesheetOf)) {
		const html = pages.map((page) => page.replace(css, "")).join("\n");
		const islands = Array.from(attributeValues(html, "data-island"));
		const files = islands.map((name) => scripts.islands[name] ?? "");
		const code = (files.length > 0 ? [scripts.entry, ...files] : [])
			.map((file) => readFileSync(join(client, file), "utf8"))
			.concat(Array.from(html.matchAll(inlineScript), ([, text = ""]) => text));
		pruned.set(css, withoutUnused(css, html, code.join("\n")));
	}
	return new Map(
		Array.from(documents, ([path, html]) => {
			const css = stylesheetOf(html);
			return [path, html.replace(css, () => pruned.get(css) ?? css)];
		}),
	);
}

function stylesheetOf(html: string): string {
	return html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? "";
}

/** The stylesheet without the rules, then the custom properties, then the fonts that are unused. */
function withoutUnused(css: string, html: string, scripts: string): string {
	const classes = Array.from(attributeValues(html, "class"), (list) => list.split(" "));
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
	const used = new Set(`${rules}${html}`.match(/(?<=var\()--[\w-]+/g));
	const defined = rules.match(/--[\w-]+(?=:)/g) ?? [];
	const properties = minify(rules, { unusedSymbols: defined.filter((name) => !used.has(name)) });
	const withoutFonts = properties.replaceAll(fontFace, "");
	return properties.replaceAll(fontFace, (rule, family) =>
		withoutFonts.includes(family) ? rule : "",
	);
}

function minify(css: string, options: Partial<TransformOptions<CustomAtRules>>): string {
	const code = Buffer.from(css);
	return transform({ ...options, filename: "page.css", code, minify: true }).code.toString();
}
