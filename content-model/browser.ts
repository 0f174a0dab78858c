/** What browsers need of the content model: small functions without the content. */
export { getValue, isRecord } from "./issues/getValue.ts";
export { formatDollars as dollars } from "./words/dollars.ts";
export { interpolate } from "./words/interpolate.ts";
export { formatNumber as inWords } from "./words/inWords.ts";
