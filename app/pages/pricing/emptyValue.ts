/** Placeholder for a missing figure. */
export const emptyValue = "–";
