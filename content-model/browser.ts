/** What browsers need of the content model: small functions without the content. */
export { dollars } from "./words/dollars.ts";
export { interpolate } from "./words/interpolate.ts";
export { inWords } from "./words/inWords.ts";
