import { Estimator } from "./Estimator.tsx";
import { FeeExample } from "./FeeExample.tsx";
import { Search } from "./Search.tsx";
import { Share } from "./Share.tsx";

/** Every interactive component of the site, by the name its pages know it by. */
export const islands = {
	estimator: Estimator,
	"fee-example": FeeExample,
	search: Search,
	share: Share,
} as const;

/** The name of an interactive component. */
export type IslandName = keyof typeof islands;
