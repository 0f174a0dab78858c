/**
 * The content's description, which the build, the owner's desk and the launch check share: the rules
 * of every file in `content/`, what reads and checks it, its JSON Schemas, and where each value is.
 * All but browsers import this file; `browser.ts` is for code that browsers run too.
 */
export type { Definition } from "./agreement/AgreementDraft.ts";
export type { Agreement } from "./agreement/readAgreement.ts";
export { publishedRecord } from "./checks/redirects.ts";
export {
	isLink,
	isSchema,
	type JsonSchema,
	jsonSchemaOf,
	schemaFile,
	schemaFolder,
} from "./describe/jsonSchema.ts";
export { type ContentKind, contentKinds } from "./describe/kinds.ts";
export { aboutOf, ruleOf } from "./describe/rules.ts";
export { frontMatterOf, withoutSystemMarks } from "./files/frontMatter.ts";
export { ContentError, type Issue, shownField } from "./issues/issues.ts";
export {
	type OpenItem,
	readSampleMarks,
	type SampleMarks,
	sampleFiles,
} from "./launch/marks.ts";
export {
	formatOpenGroups,
	type OpenGroup,
	openProject,
	sampleSentences,
} from "./launch/openItems.ts";
export {
	type ArticleEntry,
	type Content,
	type EventEntry,
	loadContent,
	type Pictured,
	readContent,
} from "./load/load.ts";
export type { LoadOptions } from "./load/references.ts";
export type { HabitFigure } from "./markdown/habitFigure.ts";
export { parseMarkdown } from "./markdown/parse.ts";
export { minutesToRead } from "./markdown/readingTime.ts";
export { markRowHeaders, nameTables } from "./markdown/tables.ts";
export { textLine } from "./markdown/textPlace.ts";
export {
	type ContentFile,
	type ContentText,
	type ContentValue,
	contentFiles,
	projectValues,
	textsOf,
	valuesOf,
} from "./places/values.ts";
export { type FieldsOf, type Pricing, teamAuthor } from "./schemas/collections.ts";
export { destinationNames, destinationPrefix } from "./schemas/destinations.ts";
export { createFacts, type FactSources, withFacts } from "./schemas/facts.ts";
export type { Fields, Link } from "./schemas/fields.ts";
// Pages add their schemas to an interface of this module, which TypeScript finds by the asterisk only.
export * from "./schemas/pages.ts";
export { offeredPrices, priceRange, type RowId } from "./schemas/prices.ts";
export type { SiteSettings } from "./schemas/settings.ts";
export { categoryKey, crop, day, icon, imageName, sample, slug } from "./schemas/values.ts";
export { melbourneTime, zone } from "./words/melbourne.ts";
