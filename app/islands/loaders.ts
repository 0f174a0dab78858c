import type { ComponentType } from "react";
import type { IslandName } from "./registry.ts";

/** Fetches the code of one island, so that a page loads only what stands on it. */
type Loader = () => Promise<{ default: ComponentType<never> }>;

/** How the browser gets each island of the registry. */
export const loaders: Record<IslandName, Loader> = {
	estimator: async () => ({ default: (await import("./Estimator.tsx")).Estimator }),
	"fee-example": async () => ({ default: (await import("./FeeExample.tsx")).FeeExample }),
	search: async () => ({ default: (await import("./Search.tsx")).Search }),
	share: async () => ({ default: (await import("./Share.tsx")).Share }),
};
