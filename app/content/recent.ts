/** Results that were made lately, so that what is asked for several times in a row is made once. */
export class Recent<Key, Value> {
	readonly #values = new Map<Key, Value>();
	readonly #most: number;

	/** @param most how many results are kept; the oldest goes first. */
	constructor(most: number) {
		this.#most = most;
	}

	/** The result for a key: the one kept, or a new one. */
	get(key: Key, make: () => Value): Value {
		const kept = this.#values.get(key);
		if (kept !== undefined) {
			return kept;
		}
		const value = make();
		this.#values.set(key, value);
		if (this.#values.size > this.#most) {
			for (const oldest of this.#values.keys()) {
				this.#values.delete(oldest);
				break;
			}
		}
		return value;
	}
}
