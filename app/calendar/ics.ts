/** A value as text, or one whose characters are already as RFC 5545 wants them. */
type Value = { text: string } | { raw: string };

/** A line of a calendar file: name with parameters, and value. */
export type Property = readonly [name: string, value: Value];

/** A part of a calendar file, such as an event. */
export interface Component {
	name: string;
	properties: readonly Property[];
	components?: readonly Component[];
}

/** A value that people read. */
export const text = (value: string): Value => ({ text: value });

/** A value of another kind: a date, a number, an address. */
export const raw = (value: string): Value => ({ raw: value });

/**
 * Writes a calendar file (RFC 5545): lines end in CRLF and are at most 75 octets long.
 * @returns the file, to be stored as UTF-8
 */
export function icsFile(calendar: Component): string {
	return linesOf(calendar)
		.map((line) => `${folded(line)}\r\n`)
		.join("");
}

function linesOf({ name, properties, components = [] }: Component): string[] {
	return [
		`BEGIN:${name}`,
		...properties.map(
			([property, value]) => `${property}:${"text" in value ? escaped(value.text) : value.raw}`,
		),
		...components.flatMap(linesOf),
		`END:${name}`,
	];
}

/** Text with its commas, semicolons, backslashes and line breaks marked (section 3.3.11). */
export function escaped(value: string): string {
	return value.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

/** The most octets of a line, without its break (section 3.1). */
const longestLine = 75;

/** A line in pieces: each but the first begins with a space, and no character is cut in two. */
export function folded(line: string): string {
	const pieces = [""];
	let octets = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > longestLine) {
			pieces.push("");
			octets = 1;
		}
		pieces[pieces.length - 1] += character;
		octets += size;
	}
	return pieces.join("\r\n ");
}
