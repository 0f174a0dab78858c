import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Issue } from "../issues/issues.ts";
import { formatTextLine, type RawText } from "../markdown/textPlace.ts";

/** A clause, as the list of all clauses shows it. */
export interface Clause {
	number: number;
	/** Anchor: `clause-6`. */
	id: string;
	title: string;
}

/** The meaning of a word with capitals. */
export interface Definition {
	term: string;
	/** Anchor: `def-attribution-window`. */
	id: string;
}

/** A numbered paragraph: its label, such as `6.1`, and its words with those of what is below it. */
interface Paragraph {
	label: string;
	words: string;
}

/** State of the contract while it is compiled, with its issues. */
export class AgreementDraft {
	readonly issues: Issue[] = [];
	/** In the order of the text. */
	readonly definitions: Definition[] = [];
	/** By their anchors. */
	readonly paragraphs = new Map<string, Paragraph>();
	/** Links an element's terms except those in `seen`, and adds them to it. */
	readonly link: (element: Element, seen: Set<string>) => void;
	readonly #raw: RawText;

	constructor(raw: RawText, link: AgreementDraft["link"]) {
		this.#raw = raw;
		this.link = link;
	}

	/** Notes what is wrong with a field at the top of the file. */
	refuse(field: string, received: string, expected: string): void {
		this.issues.push({ file: this.#raw.file, field, received, expected });
	}

	/** Notes what is wrong with an element of the text. */
	report(element: Element, expected: string, received = textOf(element).trim().slice(0, 60)): void {
		this.refuse(formatTextLine(this.#raw, element.position?.start.line ?? 1), received, expected);
	}
}
