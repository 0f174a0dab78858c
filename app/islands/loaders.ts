import type { ComponentType } from "react";
import type { IslandName } from "./registry";

/** Fetches the code of one island, so that a page loads only what stands on it. */
type Loader = () => Promise<{ default: ComponentType<never> }>;

/** How the browser gets each island of the registry. */
export const loaders: Record<IslandName, Loader> = {
	estimator: async () => ({ default: (await import("./Estimator")).Estimator }),
	"fee-example": async () => ({ default: (await import("./FeeExample")).FeeExample }),
	search: async () => ({ default: (await import("./Search")).Search }),
	share: async () => ({ default: (await import("./Share")).Share }),
};
