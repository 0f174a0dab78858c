/** Returns a value that has to be there. @throws with its name where it is absent. */
export function requireValue<Value>(value: Value | null | undefined, name: string): Value {
	if (value === undefined || value === null) {
		throw new Error(`${name} is missing.`);
	}
	return value;
}
