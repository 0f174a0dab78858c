/** The part of the content model that browsers run: small functions without the content. */
export {
	calculateInfrastructureRange,
	findPrice,
	getBootcampSessions,
	requirePrice,
} from "./facts/prices.ts";
export { getValue, isRecord } from "./issues/getValue.ts";
export { formatDollars } from "./words/dollars.ts";
export { interpolate } from "./words/interpolate.ts";
export { getMelbourneDate, toMelbourneTime, zone } from "./words/melbourne.ts";
export { toSlug } from "./words/slugs.ts";
