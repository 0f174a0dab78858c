import { isPhrase } from "./spelling.ts";

/** A text that the engine has found. */
export interface Match {
	/** Name of the text's files. */
	name: string;
	/** Where the words looked for stand in it. */
	places: Place[];
}

/** Where a word stands in a text. */
export interface Place {
	/** Number of the word in the text, from 0. */
	at: number;
	/** What it counts for. */
	score: number;
}

/** Pagefind's engine with its index, as far as it has been given. */
export interface PagefindEngine {
	/** Names of the parts of the index that a query needs. */
	chunksFor(words: string): string[];
	/** Takes in a part of the index. */
	addChunk(chunk: Uint8Array): void;
	/** Every text that holds the words, in quotes as they stand together. All parts needed are there. */
	find(words: string): Match[];
}

/** Begins every file of Pagefind's own format. */
const signature = "pagefind_dcd";

/** What WebAssembly of Pagefind 1.5.2 offers, as bound by wasm-bindgen: texts are pointer and length. */
interface Exports {
	memory: WebAssembly.Memory;
	__wbindgen_externrefs: WebAssembly.Table;
	__wbindgen_start(): void;
	__wbindgen_malloc(size: number, alignment: number): number;
	__wbindgen_free(pointer: number, size: number, alignment: number): void;
	init_pagefind(...meta: Bytes): number;
	load_index_chunk(index: number, ...chunk: Bytes): number;
	request_indexes(index: number, ...query: Bytes): Bytes;
	search(
		index: number,
		...query: [...Bytes, ...Bytes, ...Bytes, ...Bytes, exact: number, accents: number]
	): Bytes;
}

type Bytes = [pointer: number, length: number];

/**
 * Starts the engine. Pagefind brings a script for this, 45 kB with workers, filters and a decompressor
 * that nothing here uses; these are the four calls of it that a search makes.
 * @param engine file of the engine.
 * @param meta file that the engine starts from.
 * @throws where one of the files is not what it should be.
 */
export async function startPagefind(
	engine: Uint8Array<ArrayBuffer>,
	meta: Uint8Array,
): Promise<PagefindEngine> {
	let wasm: Exports | undefined;
	const { instance } = await WebAssembly.instantiate(contentOf(engine), {
		"./pagefind_web_bg.js": {
			// References the generated code expects in its table: undefined, null, true and false.
			__wbindgen_init_externref_table() {
				const table = wasm?.__wbindgen_externrefs;
				const first = table?.grow(4) ?? 0;
				for (const [place, value] of [undefined, null, true, false].entries()) {
					table?.set(first + place, value);
				}
			},
		},
	});
	wasm = instance.exports as unknown as Exports;
	wasm.__wbindgen_start();
	return boundTo(wasm, meta);
}

function boundTo(wasm: Exports, meta: Uint8Array): PagefindEngine {
	const encoder = new TextEncoder();
	const decoder = new TextDecoder();
	// The engine frees what it is given.
	const given = (bytes: Uint8Array): Bytes => {
		const pointer = wasm.__wbindgen_malloc(bytes.length, 1) >>> 0;
		new Uint8Array(wasm.memory.buffer).set(bytes, pointer);
		return [pointer, bytes.length];
	};
	const text = (value: string) => given(encoder.encode(value));
	const taken = ([pointer, length]: Bytes): unknown => {
		const json = decoder.decode(new Uint8Array(wasm.memory.buffer, pointer >>> 0, length));
		wasm.__wbindgen_free(pointer, length, 1);
		return JSON.parse(json);
	};
	let index = wasm.init_pagefind(...given(contentOf(meta)));
	return {
		chunksFor(words) {
			const names = taken(wasm.request_indexes(index, ...text(withoutMarks(words)))) as string[];
			return names.filter(Boolean);
		},
		addChunk(chunk) {
			index = wasm.load_index_chunk(index, ...given(contentOf(chunk)));
		},
		find(words) {
			const query = withoutMarks(words);
			if (!query) {
				return [];
			}
			const [asked, written] = [text(query), text(plain(words))];
			const [filters, order] = [text("{}"), text("")];
			const exact = isPhrase(words) ? 1 : 0;
			const { results } = taken(
				wasm.search(index, ...asked, ...written, ...filters, ...order, exact, 0),
			) as { results: { p: string; l: { l: number; s: number }[] }[] };
			return results.map(({ p, l }) => ({
				name: p,
				places: l.map(({ l: at, s: score }) => ({ at, score })),
			}));
		},
	};
}

/** A file below its signature. */
function contentOf(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
function contentOf(file: Uint8Array): Uint8Array;
function contentOf(file: Uint8Array): Uint8Array {
	const start = new TextDecoder().decode(file.subarray(0, signature.length));
	if (start !== signature) {
		throw new Error(`A file of the search begins with ${start}.`);
	}
	return file.subarray(signature.length);
}

/** A query as the index has its words: in small letters, without punctuation. */
function plain(words: string): string {
	return words
		.toLowerCase()
		.replace(/[\p{Pd}\p{Pe}\p{Pf}\p{Pi}\p{Po}\p{Ps}]/gu, "")
		.replace(/\s+/g, " ")
		.trim();
}

/** A plain query without accents. */
function withoutMarks(words: string): string {
	return plain(words).normalize("NFD").replace(/\p{M}/gu, "");
}
