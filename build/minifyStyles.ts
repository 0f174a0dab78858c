import { type CustomProperty, type FontFaceRule, type Selector, transform } from "lightningcss";

/** What the pages of a stylesheet have. */
interface PageParts {
	/** Their classes, and those that their scripts may add. */
	readonly classNames: ReadonlySet<string>;
	readonly hasItalics: boolean;
}

/**
 * Minifies a stylesheet and removes what PurgeCSS leaves: fonts that no property names, and rules that need an
 * element with an absent class.
 */
export function minifyStyles(css: string, { classNames, hasItalics }: PageParts): string {
	const code = Buffer.from(css);
	const families = listFamilies(code);
	const { code: minified } = transform({
		filename: "page.css",
		code,
		minify: true,
		visitor: {
			// A rule left without selectors is not written.
			Selector: (selector) => (requiresAbsentClass(selector, classNames) ? [] : undefined),
			Rule: {
				"font-face": ({ value }) => (isUsed(value, families, hasItalics) ? undefined : []),
			},
		},
	});
	return minified.toString();
}

/** Lists the font families that properties name: as such, or in quotes, as custom properties do. */
function listFamilies(code: Uint8Array): Set<string> {
	const families = new Set<string>();
	const collect = (names: readonly string[]) => {
		for (const name of names) {
			families.add(name);
		}
	};
	transform({
		filename: "page.css",
		code,
		visitor: {
			Token: { string: ({ value }) => collect([value]) },
			Declaration: {
				// One with `var()` is unparsed, and read as tokens.
				"font-family": (declaration) =>
					collect(declaration.property === "font-family" ? declaration.value : []),
				font: (declaration) =>
					collect(declaration.property === "font" ? declaration.value.family : []),
			},
		},
	});
	return families;
}

/** Whether a selector needs a class in `:has()` that is absent. */
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

/** Whether the rules name a font, and the pages have what is set in it. */
function isUsed(
	{ properties }: FontFaceRule,
	families: ReadonlySet<string>,
	hasItalics: boolean,
): boolean {
	return properties.every((property) => {
		switch (property.type) {
			case "font-family":
				return families.has(property.value);
			// A name of two words, whose quotes a minifier has removed.
			case "custom":
				return property.value.name !== "font-family" || families.has(toText(property.value));
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
