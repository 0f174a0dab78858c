import { Estimator } from "./Estimator";
import { FeeExample } from "./FeeExample";

/** Every interactive component of the site, by the name its pages know it by. */
export const islands = { estimator: Estimator, "fee-example": FeeExample } as const;

/** The name of an interactive component. */
export type IslandName = keyof typeof islands;
