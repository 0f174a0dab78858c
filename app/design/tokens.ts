/** A custom property of the stylesheet of tokens. */
export interface Token {
	/** Without its dashes: `t-body`. */
	name: string;
	/** As it is written; in the light scheme where there are two. */
	value: string;
	/** In the dark scheme, where that is another. */
	dark?: string;
	/** What it becomes from a width on, as the stylesheet writes both: `min-width: 42rem`. */
	wider: { from: string; value: string }[];
}

/** Tokens under one heading of the stylesheet. */
export interface TokenGroup {
	title: string;
	tokens: Token[];
}

/**
 * Reads the tokens out of their stylesheet, under its own headings, so that none is missing here.
 * @param css the text of app/styles/tokens.css
 * @throws where it has no token.
 */
export function readTokens(css: string): TokenGroup[] {
	const [base = "", ...media] = css.split(/^@media /m);
	const groups: TokenGroup[] = [];
	const parts = base.slice(base.indexOf("{")).split(/\/\*\s*([^*]+?)\s*\*\//);
	for (let place = 1; place < parts.length; place += 2) {
		const tokens = declarations(parts[place + 1] ?? "").map(([name, value]) => token(name, value));
		groups.push({ title: parts[place] ?? "", tokens });
	}
	const byName = new Map(groups.flatMap(({ tokens }) => tokens).map((one) => [one.name, one]));
	for (const block of media) {
		const from = /^\((.+?)\)/.exec(block)?.[1];
		if (from) {
			for (const [name, value] of declarations(block)) {
				byName.get(name)?.wider.push({ from, value });
			}
		}
	}
	if (byName.size === 0) {
		throw new Error("The stylesheet of tokens has no custom property.");
	}
	return groups;
}

function declarations(css: string): [name: string, value: string][] {
	return Array.from(css.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [
		name,
		value.replace(/\s+/g, " "),
	]);
}

function token(name: string, value: string): Token {
	const pair = /^light-dark\((\w+\(.+?\)), (\w+\(.+?\))\)$/.exec(value);
	return pair?.[1]
		? { name, value: pair[1], dark: pair[2], wider: [] }
		: { name, value, wider: [] };
}

/** Whether a token is a colour. */
export function isColour({ value }: Token): boolean {
	return value.startsWith("oklch(");
}

/** Classes that set one property to one token, for pages that may not write style attributes. */
export function tokenClasses(groups: readonly TokenGroup[]): string {
	return groups
		.flatMap(({ tokens }) => tokens)
		.flatMap(({ name, ...token }) => {
			const rule = (property: string) => `.${property}-${name}{${property}:var(--${name})}`;
			if (isColour({ name, ...token })) {
				return [rule("background")];
			}
			if (name.startsWith("t-")) {
				return [rule("font-size")];
			}
			return /^s\d$/.test(name) ? [rule("width")] : [];
		})
		.join("");
}
