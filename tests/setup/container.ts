import { findContainerEngine, hasBaseImage } from "../container/engine.ts";

/** Returns whether the container can be built here: elsewhere a note says what is missing. */
export function hasContainerEngine(): { available: boolean; notes: string[] } {
	const engine = findContainerEngine();
	const missing = engine === undefined ? "podman or docker" : "a registry that gives its base";
	return engine !== undefined && hasBaseImage(engine)
		? { available: true, notes: [] }
		: {
				available: false,
				notes: [`The container was not built: that needs ${missing}. CI builds it.`],
			};
}
