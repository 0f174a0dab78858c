import { Estimator } from "./Estimator";
import { FeeExample } from "./FeeExample";
import { Search } from "./Search";
import { Share } from "./Share";

/** Every interactive component of the site, by the name its pages know it by. */
export const islands = {
	estimator: Estimator,
	"fee-example": FeeExample,
	search: Search,
	share: Share,
} as const;

/** The name of an interactive component. */
export type IslandName = keyof typeof islands;
