import {
	Document,
	isCollection,
	isMap,
	isScalar,
	isSeq,
	type Node,
	parseDocument,
	Scalar,
	stringify,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";

/** The width at which folded text goes on to the next line. */
const foldedWidth = 100;

/**
 * Changes a YAML file to hold another value and leaves every line as it is whose value stays: comments,
 * order, quotation marks, blank lines.
 * @param text of the file, a map.
 * @param value what the file is to say.
 */
export function editYaml(text: string, value: Record<string, unknown>): string {
	const source = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	const { contents } = parseDocument(source);
	if (!isMap<Node, Node | null>(contents) || contents.flow) {
		return stringify(value, { lineWidth: 0 });
	}
	const edited =
		source.slice(0, startOf(contents)) +
		editedCollection(source, contents, value) +
		source.slice(endOf(source, contents));
	// What no rule below foresaw is written anew: right, if not as it was.
	const reread = parseDocument(edited);
	return reread.errors.length === 0 && isSame(reread.toJS(), value)
		? edited
		: stringify(value, { lineWidth: 0 });
}

/** One entry of a block collection: its lines, those of comments above it included. */
interface Chunk {
	/** Where its own text begins, without comments above. */
	start: number;
	/** Where the value ends. */
	end: number;
	/** Its lines, the indentation of the first one included. */
	lines: string;
	/** Where `lines` begins in the file; the first entry of a collection may begin within a line. */
	linesStart: number;
	/** What it holds. */
	node: Node | null;
	value: unknown;
}

function editedCollection(text: string, node: YAMLMap | YAMLSeq, value: unknown): string {
	const column = columnOf(text, startOf(node));
	const indent = " ".repeat(column);
	const chunks = chunksOf(text, node, indent);
	const lines = isMap(node)
		? editedMap(text, node, chunks, value as Record<string, unknown>, column)
		: editedSeq(text, chunks, value as unknown[], column);
	return lines.join("").slice(column);
}

function chunksOf(text: string, node: YAMLMap | YAMLSeq, indent: string): Chunk[] {
	let linesStart = startOf(node);
	return node.items.map((item, index) => {
		const [key, inner] =
			"key" in (item as object)
				? [(item as { key: Node }).key, (item as { value: Node | null }).value]
				: [undefined, item as Node];
		const valueEnd = inner ? endOf(text, inner) : 0;
		const end = Math.max(valueEnd, key?.range?.[1] ?? 0);
		const lineEnd = endOfLine(text, end);
		const chunk: Chunk = {
			start: key ? startOf(key) : startOf(inner),
			end,
			lines: (index === 0 ? indent : "") + text.slice(linesStart, lineEnd),
			linesStart: index === 0 ? linesStart - indent.length : linesStart,
			node: inner,
			value: inner?.toJS(new Document()),
		};
		linesStart = lineEnd;
		return chunk;
	});
}

function editedMap(
	text: string,
	node: YAMLMap,
	chunks: readonly Chunk[],
	value: Record<string, unknown>,
	column: number,
): string[] {
	const keys = node.items.map(({ key }) => String(isScalar(key) ? key.value : key));
	const lines = keys.map((key, index) => {
		const chunk = chunks[index];
		return chunk && key in value
			? editedChunk(text, chunk, value[key], (inner) => pairText(key, inner), column)
			: "";
	});
	// A new key stands after the one before it, else at the end.
	let place = keys.length - 1;
	for (const [key, inner] of Object.entries(value)) {
		if (keys.includes(key)) {
			place = keys.indexOf(key);
		} else {
			lines[place] += indented(pairText(key, inner), column);
		}
	}
	return lines;
}

function editedSeq(
	text: string,
	chunks: readonly Chunk[],
	values: readonly unknown[],
	column: number,
): string[] {
	const left = [...chunks];
	return values.map((value) => {
		const same = left.findIndex((chunk) => isSame(chunk.value, value));
		// An entry that stayed or moved keeps its lines; another takes the place of the next that is gone.
		const [chunk] = left.splice(same >= 0 ? same : nextGone(left, values), 1);
		return chunk
			? editedChunk(text, chunk, value, itemText, column)
			: indented(itemText(value), column);
	});
}

/** The first entry that is gone for good, and not only elsewhere. */
function nextGone(left: readonly Chunk[], values: readonly unknown[]): number {
	const place = left.findIndex(({ value }) => !values.some((other) => isSame(other, value)));
	return place >= 0 ? place : left.length;
}

function editedChunk(
	text: string,
	chunk: Chunk,
	value: unknown,
	anew: (value: unknown) => string,
	column: number,
): string {
	const { node, lines, linesStart } = chunk;
	if (isSame(chunk.value, value)) {
		return lines;
	}
	const replaced = (start: number, inner: string) =>
		lines.slice(0, start - linesStart) + inner + lines.slice(chunk.end - linesStart);
	if (node && isCollection(node) && isLike(node, value)) {
		return replaced(startOf(node), edited(text, node, value));
	}
	if (isScalar(node) && !node.type?.startsWith("BLOCK") && !isObject(value)) {
		const inLine = scalarText(value, node.type);
		if (!inLine.includes("\n")) {
			return replaced(startOf(node), inLine);
		}
	}
	// The whole entry anew, in the style of its text.
	const isFolded = isScalar(node) && node.type?.startsWith("BLOCK") && typeof value === "string";
	const fresh = indented(anew(isFolded ? styled(value, node) : value), column);
	const start = lines.lastIndexOf("\n", chunk.start - linesStart) + 1;
	const tail = lines.slice(chunk.end - linesStart).replace(/^\n/, "");
	return lines.slice(0, start) + (tail ? `${fresh.trimEnd()}${tail}` : fresh);
}

/** A collection of the same kind and style, with entries before and after. */
function isLike(node: YAMLMap | YAMLSeq, value: unknown): boolean {
	const isKind = isMap(node) ? isObject(value) && !Array.isArray(value) : Array.isArray(value);
	return isKind && node.items.length > 0 && Object.keys(value as object).length > 0;
}

function edited(text: string, node: YAMLMap | YAMLSeq, value: unknown): string {
	if (!node.flow) {
		return editedCollection(text, node, value);
	}
	const flow = new Document(value, { version: "1.2" });
	flow.contents && Object.assign(flow.contents, { flow: true });
	return flow.toString({ lineWidth: 0, flowCollectionPadding: true }).trimEnd();
}

/** A scalar in the quotation marks of the one it replaces, where those can hold it. */
function scalarText(value: unknown, type: Scalar["type"]): string {
	const scalar = new Scalar(value);
	if (typeof value === "string" && type) {
		scalar.type = type;
	}
	return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

function styled(value: string, { type, source = "" }: Scalar): Scalar {
	const scalar = new Scalar(value);
	scalar.type = type === "BLOCK_LITERAL" ? "BLOCK_LITERAL" : "BLOCK_FOLDED";
	// Text that stood on one long line stays so.
	return Object.assign(scalar, { isOneLine: !source.includes("\n") });
}

function pairText(key: string, value: unknown): string {
	return stringify({ [key]: value }, { lineWidth: widthFor(value) });
}

function itemText(value: unknown): string {
	return stringify([value], { lineWidth: widthFor(value) });
}

function widthFor(value: unknown): number {
	return isScalar(value) && !("isOneLine" in value && value.isOneLine) ? foldedWidth : 0;
}

function indented(text: string, column: number): string {
	return text.replace(/^(?=.)/gm, " ".repeat(column));
}

function startOf(node: Node | null): number {
	return node?.range?.[0] ?? 0;
}

/** Where a node ends: a collection of lines with the line of its last entry, else its own text. */
function endOf(text: string, node: Node): number {
	const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
	if (!last || !(isMap(node) || isSeq(node))) {
		return node.range?.[1] ?? 0;
	}
	const pair = last as { key?: Node; value?: Node | null };
	const inner = isMap(node) ? (pair.value ?? pair.key) : (last as Node);
	return endOfLine(text, inner ? endOf(text, inner) : (node.range?.[1] ?? 0));
}

function endOfLine(text: string, position: number): number {
	if (text[position - 1] === "\n") {
		return position;
	}
	const end = text.indexOf("\n", position);
	return end < 0 ? text.length : end + 1;
}

function columnOf(text: string, position: number): number {
	return position - (text.lastIndexOf("\n", position - 1) + 1);
}

/** Whether a value has fields or entries of its own. */
export function isObject(value: unknown): value is object {
	return typeof value === "object" && value !== null;
}

/** Whether two values say the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
	if (!isObject(one) || !isObject(other)) {
		return one === other;
	}
	const keys = Object.keys(one);
	return (
		Array.isArray(one) === Array.isArray(other) &&
		keys.length === Object.keys(other).length &&
		keys.every(
			(key) =>
				key in other &&
				isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
		)
	);
}
