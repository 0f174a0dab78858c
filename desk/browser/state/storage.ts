/** Gets a storage of the browser; undefined if it is blocked. */
export function getStorage(name: "localStorage" | "sessionStorage"): Storage | undefined {
	try {
		return globalThis[name];
	} catch {
		return undefined;
	}
}
