import { isMap, isScalar, type Node, type ParsedNode, parseDocument } from "yaml";

/**
 * Copies a field of one version of a YAML file into another as it is written there, with its quotation marks and
 * comments; a field that the one does not have is taken out of the other. What is written around it stays as it is.
 * @param text of the file that the field is copied into
 * @param source text of the file that it is copied from
 * @param fieldPath the names that lead to it
 * @returns the text as it was where the place of the field cannot be told
 */
export function copyField(text: string, source: string, fieldPath: readonly string[]): string {
	const [old, copied] = [findField(text, fieldPath), findField(source, fieldPath)];
	if (old && copied) {
		return splice(text, old.start, old.end, source.slice(copied.start, copied.end));
	}
	const [own, field, other] = old ? [text, old, source] : [source, copied, text];
	const previous = field?.previous;
	const otherPrevious = previous && findField(other, [...fieldPath.slice(0, -1), previous.name]);
	if (!otherPrevious) {
		return text;
	}
	// A comment that is there without the field too is of what follows it.
	const comment = `${own.slice(previous.end, field.start).trimEnd()}\n`;
	const isShared =
		other.startsWith(comment, otherPrevious.end) && !own.startsWith(comment, field.end);
	const kept = isShared ? comment.length - 1 : 0;
	const place = otherPrevious.end + kept;
	return old
		? splice(text, previous.end + kept, old.end, "")
		: splice(text, place, place, source.slice(previous.end + kept, field.end));
}

/** Where a field is written, from its name to the end of its value and the comment beside that. */
interface FieldRange {
	name: string;
	start: number;
	end: number;
}

/** Finds where a field is written, and the one before it: the comments between belong to it. */
function findField(
	text: string,
	fieldPath: readonly string[],
): (FieldRange & { previous: FieldRange | undefined }) | undefined {
	const map = parseDocument(text).getIn(fieldPath.slice(0, -1), true);
	if (!isMap<ParsedNode, ParsedNode | null>(map) || map.flow) {
		return;
	}
	const ranges = map.items.map(({ key, value }): FieldRange => {
		const [start] = key.range;
		const [, , end] = (value ?? key).range;
		const written = text.slice(start, end).trimEnd();
		return { name: getName(key), start, end: start + written.length };
	});
	const index = ranges.findIndex(({ name }) => name === fieldPath.at(-1));
	const range = ranges[index];
	return range && { ...range, previous: ranges[index - 1] };
}

function getName(key: Node): string {
	return isScalar(key) ? String(key.value) : "";
}

function splice(text: string, start: number, end: number, replacement: string): string {
	return text.slice(0, start) + replacement + text.slice(end);
}
