import { UserError } from "../userError.ts";

/** nginx reads one value of its configuration into 4,096 bytes (`NGX_CONF_BUFFER`). */
const maxValueLength = 4_000;

/**
 * A value quoted for nginx, in quotes. Variables in it are nginx's own.
 * @throws UserError for a line break or a value longer than nginx reads.
 */
function quote(text: string): string {
	if (/[\0\r\n]/.test(text) || Buffer.byteLength(text) > maxValueLength) {
		throw new UserError(
			`nginx cannot hold this value, longer than ${maxValueLength} bytes or of several lines: ${text.slice(0, 60)}…`,
		);
	}
	return `"${text.replace(/\\(?=[\\"'trn]|$)/g, "\\\\").replaceAll('"', '\\"')}"`;
}

/**
 * A value without any variable.
 * @throws UserError where it holds a dollar sign, which nginx has no way to write.
 */
export function quoteLiteral(text: string): string {
	if (text.includes("$")) {
		throw new UserError(`nginx cannot hold a dollar sign: ${text.slice(0, 60)}`);
	}
	return quote(text);
}

/** One line of a `map`: what to look for, and what the map then says. */
interface MapEntry {
	/** A text, compared without regard to case as nginx does, or an expression. */
	readonly from: string | RegExp;
	/** In quotes already. */
	readonly to: string;
}

/**
 * A `map` block of two variables.
 * @param source nginx variables to look at: `$uri`, or several in one text.
 * @param target variable that it defines, with its dollar sign.
 * @param fallback what the map says where nothing matches, in quotes already.
 * @param entries expressions count in their order, after all texts.
 * @returns its lines.
 */
export function formatMap(
	source: string,
	target: string,
	fallback: string,
	entries: readonly MapEntry[],
): string[] {
	const lines = entries.map(({ from, to }) => `\t${formatKey(from)} ${to};`);
	return [`map ${quote(source)} ${target} {`, `\tdefault ${fallback};`, ...lines, "}"];
}

function formatKey(from: string | RegExp): string {
	if (typeof from === "string") {
		return quote(from);
	}
	return quote(`${from.ignoreCase ? "~*" : "~"}${from.source}`);
}
