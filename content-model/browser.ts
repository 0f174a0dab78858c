/** The part of the content model for code that browsers run: small functions without the content, and types. */
export {
	calculateInfrastructureRange,
	findPrice,
	getBootcampSessions,
	type RowId,
	requirePrice,
} from "./facts/prices.ts";
export { getValue, isRecord } from "./issues/getValue.ts";
export type { Link } from "./schemas/fields/links.ts";
export type { PageContent } from "./schemas/pages.ts";
export type { Pricing } from "./schemas/pricing.ts";
export { formatDollars } from "./words/dollars.ts";
export { interpolate } from "./words/interpolate.ts";
export { getMelbourneDate, toMelbourneTime, zone } from "./words/melbourne.ts";
export { partialDateExamples } from "./words/partialDates.ts";
export { toSlug } from "./words/slugs.ts";
