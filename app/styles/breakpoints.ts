/**
 * Sizes of windows at which the design changes. In stylesheets they are named as custom media, which the build declares
 * in each (build/vite/cascadeLayers.ts): `aboveLow` is `@media (--above-low)`.
 */

export const phone = "(width < 42rem)";
export const tablet = "(min-width: 42rem)";
export const belowDesktop = "(width < 64rem)";
export const desktop = "(min-width: 64rem)";
/** All links of the header have room, from `wide`. */
export const belowWide = "(width < 75rem)";
export const wide = "(min-width: 75rem)";

export const smallPhone = "(width < 24rem)";
/** A phone at 400 % zoom: as wide as a long word. */
export const zoomed = "(max-width: 17rem)";
export const unzoomed = "(width > 17rem)";

/** Room for a line that stays while the page scrolls. */
export const aboveLow = "(min-height: 20rem)";
/** Room for a panel that stays while the page scrolls. */
export const tall = "(min-height: 36rem)";
