import { useSyncExternalStore } from "react";

/** A value outside the components, which those that use it follow. */
interface Store<Value> {
	/** The value after the last update, even where no component has rendered it yet. */
	readonly current: Value;
	update(change: (value: Value) => Value): void;
	/** Takes the value into a component, which is rendered again whenever it changes. */
	useValue(): Value;
}

/** Creates a store. @param value at the beginning; an object is replaced, never changed */
export function createStore<Value>(value: Value): Store<Value> {
	let current = value;
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	};
	return {
		get current() {
			return current;
		},
		update: (change) => {
			current = change(current);
			for (const listener of listeners) {
				listener();
			}
		},
		useValue: () => useSyncExternalStore(subscribe, () => current),
	};
}
