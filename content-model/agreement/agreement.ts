import type { ElementContent } from "hast";

/** The contract as data: its parts, numbered, with their anchors. The page decides how they look. */
export interface Agreement {
	title: string;
	version: string;
	/** Whether the text is a sample. */
	sample: boolean;
	/** A description of the contract, in a sentence. */
	summary: string;
	keyTerms: KeyTerm[];
	/** The share of the fee, such as 0.2 for 20%: the one key term that is a percentage. */
	rate: number;
	/** The paragraphs before the first clause. */
	opening: Sentence[];
	clauses: Clause[];
	schedule: Schedule | undefined;
	/** The definitions of every clause, in the order of the text. */
	definitions: Definition[];
	/** Minutes it takes to read. */
	minutes: number;
}

/** Text with links and emphasis. Defined terms are links to their definitions. */
export type Sentence = ElementContent[];

/** A key figure, and its paragraph. */
export interface KeyTerm {
	/** The figure, such as `12 months`. */
	figure: string;
	label: string;
	/** Anchor of the paragraph: `clause-5-1`. */
	anchor: string;
	/** Its label: `5.1`. */
	clause: string;
}

/** A clause. */
export interface Clause {
	number: number;
	/** Anchor: `clause-6`. */
	id: string;
	title: string;
	/** The clause in plain words, which do not bind. */
	summary: string;
	paragraphs: NumberedParagraph[];
}

/** A numbered paragraph of a clause, with either items or definitions below it, or neither. */
export interface NumberedParagraph {
	/** Anchor: `clause-6-1`. */
	id: string;
	/** Its number: `6.1`. */
	label: string;
	sentence: Sentence;
	items: LetteredItem[];
	definitions: Definition[];
}

/** An item (a) to (z) below a paragraph. */
export interface LetteredItem {
	/** Anchor: `clause-6-1-a`. */
	id: string;
	/** Its letter: `(a)`. */
	label: string;
	sentence: Sentence;
}

/** The meaning of a capitalised term. */
export interface Definition {
	/** Anchor: `def-attribution-window`. */
	id: string;
	term: string;
	/** Text after the term, such as “ means the month in which …”. */
	meaning: Sentence;
}

/** The schedule: a table of two columns. */
export interface Schedule {
	/** Anchor: `schedule-1`. */
	id: string;
	title: string;
	/** Headings of the columns. */
	columns: Sentence[];
	rows: Sentence[][];
}
