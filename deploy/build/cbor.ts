/** What Pagefind's files are made of: whole numbers, texts and lists, as RFC 8949 writes them. */
export type Cbor = number | string | readonly Cbor[];

/** The kinds of items, in the upper three bits of an item's first byte. */
const kinds = { number: 0, negative: 1, text: 3, list: 4 };

/**
 * Reads one item, and all that is in it.
 * @throws where the bytes hold anything but numbers, texts and lists of a known length.
 */
export function readCbor(bytes: Uint8Array): Cbor {
	const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let place = 0;

	function item(): Cbor {
		const first = all.readUInt8(place++);
		const size = sizeIn(first & 31);
		switch (first >> 5) {
			case kinds.number:
				return size;
			case kinds.negative:
				return -1 - size;
			case kinds.text:
				place += size;
				return all.toString("utf8", place - size, place);
			case kinds.list:
				return Array.from({ length: size }, item);
			default:
				throw new Error(`An item of an unknown kind begins with the byte ${first}.`);
		}
	}

	/** A number below 24 stands in the first byte itself, else that says how many bytes follow. */
	function sizeIn(low: number): number {
		if (low < 24) {
			return low;
		}
		const length = [1, 2, 4][low - 24];
		if (length === undefined) {
			throw new Error(`A number of an unknown length begins with ${low}.`);
		}
		place += length;
		return all.readUIntBE(place - length, length);
	}

	return item();
}

/** Writes an item, and all that is in it, in as few bytes as can be. */
export function writeCbor(item: Cbor): Buffer {
	const parts: number[] = [];

	function begin(kind: number, size: number): void {
		const first = kind << 5;
		if (size < 24) {
			parts.push(first | size);
		} else if (size < 0x100) {
			parts.push(first | 24, size);
		} else if (size < 0x10000) {
			parts.push(first | 25, size >> 8, size & 255);
		} else {
			parts.push(first | 26, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255);
		}
	}

	function add(one: Cbor): void {
		if (typeof one === "number") {
			begin(one < 0 ? kinds.negative : kinds.number, one < 0 ? -1 - one : one);
		} else if (typeof one === "string") {
			const text = Buffer.from(one);
			begin(kinds.text, text.length);
			parts.push(...text);
		} else {
			begin(kinds.list, one.length);
			one.forEach(add);
		}
	}

	add(item);
	return Buffer.from(parts);
}
