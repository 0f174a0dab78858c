/** A problem in the words of the content. */
export interface Finding {
	/** Path from the project's folder. */
	file: string;
	/** Line of the file, from 1. */
	line: number;
	/** The problem, with the words in question. */
	problem: string;
	/** The remedy. */
	remedy: string;
}

/** Formats a finding as text for a terminal. Editors make `file:line` a link. */
export function formatFinding({ file, line, problem, remedy }: Finding): string {
	return `${file}:${line}\n  found   ${problem}\n  remedy  ${remedy}`;
}
