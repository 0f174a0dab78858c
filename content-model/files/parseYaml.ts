import { type ErrorCode, LineCounter, parseDocument, visit } from "yaml";
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
	const errors: YamlError[] = document.errors.map(({ code, pos, message }) => ({
		code,
		offset: pos[0],
		message,
	}));
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
