import type { ComponentType } from "react";
import { islandSuffix } from "./islandSuffix.ts";

/** Each island is a script of its own, whose default export is its component. */
const modules = import.meta.glob<{ default: ComponentType<object> }>("../pages/*/*.island.tsx");

/**
 * Loads the component of an island.
 * @param name of its file: `estimator` is `app/pages/pricing/estimator.island.tsx`
 * @throws Error if no file has this name, or it does not load
 */
export async function loadIsland(name: string): Promise<ComponentType<object>> {
	const [, load] =
		Object.entries(modules).find(([path]) => path.endsWith(`/${name}${islandSuffix}`)) ?? [];
	if (!load) {
		throw new Error(`No file ${name}${islandSuffix}.`);
	}
	return (await load()).default;
}
