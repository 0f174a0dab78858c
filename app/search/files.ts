/** Where the index stands. Known to the build, which writes it, and to the browser, which reads it. */
export const indexFolder = "/pagefind/";

/** Pagefind's engine for English, as WebAssembly. */
export const enginePath = `${indexFolder}wasm.en.pagefind`;

/** What the engine starts from: every text's name and length, and which part of the index holds which words. */
export const metaPath = `${indexFolder}meta.pagefind`;

/** The words of the site, the commonest first, as a JSON list. */
export const vocabularyPath = `${indexFolder}vocabulary.json`;

/** The words that most texts of a large site have, the commonest first, as a JSON list. */
export const commonWordsPath = `${indexFolder}common.json`;

/** Parts of the index. */
export const chunkFolder = `${indexFolder}index/`;

/** Pieces of texts. */
export const pieceFolder = `${indexFolder}fragment/`;

/** Where a part of the index stands. @param name as the engine gives it, made from what is in it */
export function chunkPath(name: string): string {
	return `${chunkFolder}${name}.pagefind`;
}

/**
 * How many words of a text stand in one file. An excerpt needs one such piece, whole texts would be
 * five times the bytes; smaller pieces would mean more files than hosts take.
 */
export const pieceLength = 400;

/** A piece of a text that can be found. */
export interface Piece {
	/** From the site's top, with an anchor where the text is part of a page. */
	url: string;
	title: string;
	/** A `Kind` of the entries. */
	kind: string;
	/** At most `pieceLength` words, as the engine counts them: divided by single spaces. */
	text: string;
}

/** Where a piece of a text stands. @param name of the text as the engine gives it. @param piece from 0 */
export function piecePath(name: string, piece: number): string {
	return `${pieceFolder}${name}-${piece}.json`;
}
