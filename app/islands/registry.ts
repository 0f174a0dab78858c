import type { ComponentType } from "react";

/** Loads the module of an island, whose default export is its component. */
type LoadIsland = () => Promise<{ default: ComponentType<object> }>;

/**
 * Every interactive component by the name of its file: `estimator` is `app/pages/pricing/estimator.island.tsx`.
 * Each is a script of its own.
 */
export const islands = new Map(
	Object.entries(import.meta.glob("../pages/*/*.island.tsx")).map(([path, load]) => [
		path.replace(/^.*\/|\.island\.tsx$/g, ""),
		load as LoadIsland,
	]),
);
