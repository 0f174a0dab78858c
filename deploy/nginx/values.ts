import { UserError } from "../../machine/userError.ts";

/** nginx reads one value of its configuration into 4,096 bytes (`NGX_CONF_BUFFER`). */
const maxValueLength = 4_000;

/**
 * Puts a value in quotes, in which nginx replaces its variables.
 * @throws UserError for a line break or a value longer than nginx reads.
 */
function addQuotes(text: string): string {
	if (/[\0\r\n]/.test(text) || Buffer.byteLength(text) > maxValueLength) {
		throw new UserError(
			`nginx cannot hold this value, longer than ${maxValueLength} bytes or of several lines: ${text.slice(0, 60)}…`,
		);
	}
	return `"${text.replace(/\\(?=[\\"'trn]|$)/g, "\\\\").replaceAll('"', '\\"')}"`;
}

/**
 * Quotes a value without variables.
 * @throws UserError for a dollar sign, which nginx has no way to write.
 */
export function quoteLiteral(text: string): string {
	if (text.includes("$")) {
		throw new UserError(`nginx cannot hold a dollar sign: ${text.slice(0, 60)}`);
	}
	return addQuotes(text);
}

/**
 * Formats one line of a `map`.
 * @param key a text, compared regardless of case, or an expression. nginx tries expressions in their order,
 * after all texts.
 * @param value in quotes already, or a variable.
 */
export function formatMapEntry(key: string | RegExp, value: string): string {
	const text = typeof key === "string" ? key : `${key.ignoreCase ? "~*" : "~"}${key.source}`;
	return `${addQuotes(text)} ${value};`;
}

/**
 * Fills in a template.
 * @param template configuration with names in double braces: in a line, or alone on a line for a list, whose
 * lines are indented like the name.
 * @param values what stands for each name.
 * @throws Error for a name without a value.
 */
export function fillTemplate(
	template: string,
	values: Readonly<Record<string, string | number | readonly string[]>>,
): string {
	const getValue = (name: string) => {
		const value = values[name];
		if (value === undefined) {
			throw new Error(`A template in deploy/nginx asks for {{${name}}}, which has no value.`);
		}
		return value;
	};
	return template
		.replace(/^(\t*)\{\{([\w -]+)\}\}\n/gm, (_line, indent: string, name: string) =>
			[getValue(name)]
				.flat()
				.map((line) => `${indent}${line}\n`)
				.join(""),
		)
		.replace(/\{\{([\w -]+)\}\}/g, (_all, name: string) => String(getValue(name)));
}
