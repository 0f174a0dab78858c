/** Every interactive component of the site, by the name its pages know it by: each is a script of its own. */
export const islands = {
	estimator: () => import("./Estimator.tsx"),
	"fee-example": () => import("./FeeExample.tsx"),
	search: () => import("./Search.tsx"),
	share: () => import("./Share.tsx"),
};

/** The name of an interactive component. */
export type IslandName = keyof typeof islands;
