import { type Document, type ErrorCode, LineCounter, parseDocument, visit } from "yaml";
import { cacheByText } from "./cacheByText.ts";

/** An error in YAML, and where it is in the text. */
interface YamlError {
	/** The yaml package's code of the error; undefined for a name that is used and not given. */
	code?: ErrorCode;
	offset: number;
	message: string;
}

/** Parses YAML, and finds every error in it: of its syntax, and names that are used and not given. */
export const parseYaml = cacheByText((yaml) => {
	const counter = new LineCounter();
	const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
	const errors = document.errors.map(({ code, pos: [offset], message }): YamlError => {
		const opening = code === "MISSING_CHAR" ? findOpenQuote(document, offset) : undefined;
		return opening === undefined
			? { code, offset, message }
			: { code, offset: opening, message: "A quotation mark is opened here and not closed" };
	});
	visit(document, {
		Alias(_key, alias) {
			if (!alias.resolve(document)) {
				const message = `*${alias.source}, an undefined alias`;
				errors.push({ offset: alias.range?.[0] ?? 0, message });
			}
		},
	});
	/** The line of a place in the text, from 1. */
	const getLine = (offset: number) => counter.linePos(offset).line;
	return { document, errors, getLine };
});

/** Finds where the quotation mark stands that is still open at the end of a text, which is all that the parser tells. */
function findOpenQuote(document: Document, end: number): number | undefined {
	let opening: number | undefined;
	visit(document, {
		Scalar(_key, { type, range }) {
			if (type?.startsWith("QUOTE") && range?.[1] === end) {
				opening = range[0];
			}
		},
	});
	return opening;
}
