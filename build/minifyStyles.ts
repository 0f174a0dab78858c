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
export function minifyStyles(css: string, pages: PageParts): string {
	const { classNames, hasItalics, customProperties } = pages;
	const code = Buffer.from(css);
	const families = listFamilies(code);
	const shortNames = shortenNames(code, customProperties);
	const { code: minified } = transform({
		filename: "page.css",
		code,
		minify: true,
		visitor: {
			DashedIdent: (name) => shortNames.get(name) ?? name,
			// A rule left without selectors is not written.
			Selector: (selector) => (requiresAbsentClass(selector, classNames) ? [] : undefined),
			Rule: {
				"font-face": ({ value }) => (isUsed(value, families, hasItalics) ? undefined : []),
			},
		},
	});
	return minified.toString();
}

/** Chooses a short name for each custom property but some, the shortest for those that are named most. */
function shortenNames(code: Uint8Array, unchanged: ReadonlySet<string>): Map<string, string> {
	const counts = new Map<string, number>();
	const count = (name: string) => {
		counts.set(name, (counts.get(name) ?? 0) + 1);
		return name;
	};
	transform({ filename: "page.css", code, visitor: { DashedIdent: count } });
	const names = Array.from(counts)
		.filter(([name]) => !unchanged.has(name))
		.sort(([, one], [, other]) => other - one);
	return new Map(names.map(([name], index) => [name, `--${index.toString(36)}`]));
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

/** Returns whether the rules name a font, and the pages have what is set in it. */
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
