import type { Issue } from "../issues/issues.ts";
import { locateTextLine, type RawText } from "./textLocation.ts";

/**
 * Finds footnotes without a source, and sources without a footnote.
 * @param sources names that footnotes may refer to.
 */
export function findFootnoteIssues(raw: RawText, sources: readonly string[]): Issue[] {
	const { file, body } = raw;
	const references = body.matchAll(/\[\^([^\]]+)\](?!:)/g);
	const byName = Map.groupBy(references, ([, name = ""]) => name);
	const unknown = Array.from(byName).filter(([name]) => !sources.includes(name));
	const unused = sources.filter((name) => !byName.has(name));
	return [
		...unknown.map(([name, [first]]) => ({
			file,
			...locateTextLine(raw, body.slice(0, first?.index).split("\n").length),
			received: `[^${name}]`,
			expected: `a footnote named in sources: ${sources.join(", ") || "none yet"}`,
		})),
		...unused.map((name) => ({
			file,
			field: `sources.${name}`,
			received: "no footnote refers to it",
			expected: `[^${name}] in the text, or remove the source`,
		})),
	];
}
