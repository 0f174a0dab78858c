import { type Document, type ErrorCode, LineCounter, parseDocument, visit } from "yaml";
import { cacheByText } from "./cacheByText.ts";

/** An error in YAML, and where it is in the text. */
interface YamlError {
	/** The yaml package's code of the error; undefined where something that is opened is not closed. */
	code?: ErrorCode;
	offset: number;
	message: string;
}

/** Parses YAML, and finds every error in it: of its syntax, and names that are used and not given. */
export const parseYaml = cacheByText((yaml) => {
	const counter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
	const errors = document.errors.map(({ code, pos: [offset], message }): YamlError => {
		const opening = findOpening(document, yaml, offset);
		return opening === undefined
			? { code, offset, message }
			: {
					offset: opening,
					message: "A quotation mark or a bracket is opened here and not closed",
				};
	});
	visit(document, {
		Alias(_key, alias) {
			if (!alias.resolve(document)) {
				const message = `*${alias.source}, an undefined alias`;
				errors.push({ code: "BAD_ALIAS", offset: alias.range?.[0] ?? 0, message });
			}
		},
	});
	/** The line of a place in the text, from 1. */
	const getLine = (offset: number) => counter.linePos(offset).line;
	return { document, errors, getLine };
});

/** What closes a text or a list, by what opens it. */
const closings: Readonly<Record<string, string>> = { '"': '"', "'": "'", "[": "]", "{": "}" };

/**
 * Finds the quotation mark or the bracket that is still open where the parser finds an error: the parser tells only
 * where the closing one is missing, which may be many lines further down.
 */
function findOpening(document: Document, yaml: string, end: number): number | undefined {
	let opening: number | undefined;
	visit(document, {
		Node(_key, { range }) {
			const [start = end, valueEnd] = range ?? [];
			const closing = closings[yaml[start] ?? ""];
			const isOpen = end - start < 2 || yaml[end - 1] !== closing;
			if (closing && valueEnd === end && isOpen) {
				opening = start;
			}
		},
	});
	return opening;
}
