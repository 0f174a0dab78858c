import { isUtf8 } from "node:buffer";
import { type ErrorCode, isMap } from "yaml";
import { parseYaml } from "../../../../content-model/index.ts";
import { splitYaml } from "./splitYaml.ts";

/** A file that cannot be read, and why. */
interface SyntaxProblem {
	line: number;
	message: string;
}

/**
 * Decodes the text of a file. One that is not written in UTF-8 is taken for Western European, so that a person can
 * read it.
 */
export function decodeText(bytes: Buffer): string {
	return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252", { ignoreBOM: true }).decode(
		bytes,
	);
}

/** Finds why a file cannot be read; undefined if it can. */
export function findFileProblem(path: string, bytes: Buffer): SyntaxProblem | undefined {
	const text = decodeText(bytes);
	if (isUtf8(bytes)) {
		return findSyntaxError(path, text);
	}
	const line = text.split("\n").findIndex((row) => /[^\0-\x7f]/.test(row)) + 1;
	return {
		line,
		message:
			"The file is not written in UTF-8. Look at its letters with accents and its dashes, then save: it is written in UTF-8 from then on.",
	};
}

/** Plainer words for the errors that people make who edit by hand. */
const errorMessages: Partial<Record<ErrorCode, string>> = {
	BAD_ALIAS: "A text that begins with * needs straight quotation marks around it.",
	BAD_DQ_ESCAPE: "Between straight quotation marks, write a backslash twice.",
	BAD_INDENT:
		"The line has to begin exactly below the other fields: add spaces at its beginning, or take some out.",
	BAD_SCALAR_START: "What begins with @, % or a backtick needs straight quotation marks around it.",
	DUPLICATE_KEY: "The field of this line is there twice.",
	MISSING_CHAR: "The name of a field needs a colon and a space after it.",
	MULTILINE_IMPLICIT_KEY:
		"The line needs the name of its field, a colon and a space before its text. If it goes on from the line above, it begins with two spaces.",
	MULTIPLE_DOCS: "A line of three hyphens cannot be among the fields.",
	UNEXPECTED_TOKEN:
		"Something does not belong here: a bracket too many, words after a closing quotation mark or beside a mark such as >-, or spaces or a hyphen at the beginning of the line above.",
	BLOCK_AS_IMPLICIT_KEY:
		"A text with a colon in it needs straight quotation marks around it; otherwise, the line after this one begins too far to the right.",
	TAB_AS_INDENT: "The line begins with a tab. Use spaces.",
};

/** Finds the marks by which Git keeps two versions of the same lines in one file, such as after a pull. */
function findConflictMarks(text: string): SyntaxProblem | undefined {
	const lines = text.split("\n");
	const first = lines.findIndex((line) => line.startsWith("<<<<<<< "));
	const isClosed = lines.some((line, index) => index > first && line.startsWith(">>>>>>> "));
	return first >= 0 && isClosed
		? {
				line: first + 1,
				message:
					"Git could not merge two versions of this file, such as yours and one that was fetched. One is between <<<<<<< and =======, the other between that and >>>>>>>. Keep the lines that are right, take out the others and these three marks, wherever they are, then save.",
			}
		: undefined;
}

/** Finds why a text cannot be read as fields in YAML, alone or above Markdown; undefined if it can. */
export function findSyntaxError(path: string, text: string): SyntaxProblem | undefined {
	const conflict = findConflictMarks(text);
	if (conflict) {
		return conflict;
	}
	const { yaml, body } = splitYaml(text);
	if (path.endsWith(".md") && body === undefined) {
		return { line: 1, message: "The file must begin with its fields between two lines of ---." };
	}
	const { document, errors, getLine } = parseYaml(yaml);
	const linesAbove = body === undefined ? 0 : 1;
	const [error] = errors.toSorted((a, b) => a.offset - b.offset);
	if (!error) {
		const hasFields = document.contents === null || isMap(document.contents);
		return hasFields
			? undefined
			: {
					line: 1 + linesAbove,
					message: "The file must hold fields, each with a name, a colon and a value.",
				};
	}
	const line = getLine(error.offset) + linesAbove;
	return { line, message: (error.code && errorMessages[error.code]) ?? error.message };
}
