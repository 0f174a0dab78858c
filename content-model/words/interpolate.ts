/**
 * Replaces placeholders in a text: each {name} is replaced by the value of that name.
 * @throws when the text has a name without a value: a typing error in the content
 */
export function interpolate(
	text: string,
	values: Readonly<Record<string, string | number>>,
): string {
	return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const value = values[name];
		if (value === undefined) {
			throw new Error(`${placeholder} has no value in “${text}”.`);
		}
		return String(value);
	});
}

/** Splits a text at a placeholder, for a value that is set apart from what is around it. */
export function splitAtPlaceholder(text: string, name: string): [before: string, after: string] {
	const placeholder = `{${name}}`;
	const start = text.indexOf(placeholder);
	return start < 0 ? [text, ""] : [text.slice(0, start), text.slice(start + placeholder.length)];
}
