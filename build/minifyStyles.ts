import { type CustomProperty, type FontFaceRule, type Selector, transform } from "lightningcss";

/** What the pages of a stylesheet have. */
interface PageParts {
	/** Their classes, and those that their scripts may add. */
	readonly classNames: ReadonlySet<string>;
	readonly hasItalics: boolean;
	/** The custom properties that their attributes name, as drawings do. */
	readonly customProperties: ReadonlySet<string>;
}

/**
 * Minifies a stylesheet, shortens the names of its custom properties, and removes what PurgeCSS leaves: fonts that
 * no property names, and rules that need an element with an absent class.
 */
export function minifyStyles(
	css: string,
	{ classNames, hasItalics, customProperties }: PageParts,
): string {
	const shortNames = shortenNames(css, customProperties);
	const otherRules = css.replaceAll(/@font-face\s*\{[^}]*\}/g, "");
	const { code } = transform({
		filename: "page.css",
		code: Buffer.from(css),
		minify: true,
		visitor: {
			DashedIdent: (name) => shortNames.get(name) ?? name,
			// A rule left without selectors is not written.
			Selector: (selector) => (requiresAbsentClass(selector, classNames) ? [] : undefined),
			Rule: {
				"font-face": ({ value }) => (isUsed(value, otherRules, hasItalics) ? undefined : []),
			},
		},
	});
	return code.toString();
}

/** Chooses a short name for each custom property but some, the shortest for those that are named most. */
function shortenNames(css: string, keptNames: ReadonlySet<string>): Map<string, string> {
	const occurrences = Map.groupBy(css.match(/(?<![\w-])--[\w-]+/g) ?? [], (name) => name);
	const byUse = Array.from(occurrences.entries())
		.filter(([name]) => !keptNames.has(name))
		.sort(([, one], [, other]) => other.length - one.length);
	return new Map(byUse.map(([name], index) => [name, `--${index.toString(36)}`]));
}

/** Returns whether a selector needs a class in `:has()` that is absent. */
function requiresAbsentClass(selector: Selector, classNames: ReadonlySet<string>): boolean {
	return selector.some(
		(part) =>
			part.type === "pseudo-class" &&
			part.kind === "has" &&
			part.selectors.every((inner) =>
				inner.some((has) => has.type === "class" && !classNames.has(has.name)),
			),
	);
}

/** Returns whether other rules name a font, and the pages have what is set in it. */
function isUsed({ properties }: FontFaceRule, otherRules: string, hasItalics: boolean): boolean {
	return properties.every((property) => {
		switch (property.type) {
			case "font-family":
				return otherRules.includes(property.value);
			// A name of two words, whose quotes a minifier has removed.
			case "custom":
				return property.value.name !== "font-family" || otherRules.includes(toText(property.value));
			case "font-style":
				return property.value.type !== "italic" || hasItalics;
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
