import type { RemovalBlocker } from "./api/removals.ts";

/** Gets the key of a blocker: a file can be in the way in several fields. */
export function getBlockerKey({ path, message }: RemovalBlocker): string {
	return `${path} ${message}`;
}
