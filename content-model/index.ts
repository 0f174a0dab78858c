/**
 * The content model, for everything that reads the content: schemas of every file in
 * `content/`, the reader and the checks, JSON Schemas, and the location of each value. Code that browsers run
 * imports `browser.ts`, a part of this.
 */
export type {
	Agreement,
	Clause,
	Definition,
	NumberedParagraph,
	Schedule,
	Sentence,
} from "./agreement/agreement.ts";
export * from "./browser.ts";
export { formatPublishedRecord } from "./checks/redirects.ts";
export {
	getSchemaPath,
	isLink,
	isSchema,
	type JsonSchema,
	schemaFolder,
	toJsonSchema,
} from "./describe/jsonSchema.ts";
export { type ContentKind, listContentKinds } from "./describe/kinds.ts";
export { formatRequirement, getDescription } from "./describe/requirements.ts";
export { insertFacts } from "./facts/facts.ts";
export { findPriceRange } from "./facts/prices.ts";
export type { RawFile } from "./files/ContentReader.ts";
export {
	removeBomAndCrLf,
	splitFrontMatter,
} from "./files/frontMatter.ts";
export { parseYaml } from "./files/parseYaml.ts";
export { typeNames } from "./issues/checkFields.ts";
export { collectTexts } from "./issues/collectTexts.ts";
export { ContentError } from "./issues/contentError.ts";
export { formatField, formatFieldAndLine, formatValue } from "./issues/formatIssue.ts";
export type { Issue } from "./issues/issues.ts";
export {
	findOpenItems,
	formatOpenGroups,
	formatSamples,
	type OpenGroup,
} from "./launch/openItems.ts";
export { type OpenItem, readKnownSamples } from "./launch/samples.ts";
export type { ArticleEntry } from "./load/articleFiles.ts";
export {
	type Content,
	type EventEntry,
	type ImageSources,
	loadContent,
	validateContent,
} from "./load/load.ts";
export { type LoadOptions, parseFacts } from "./load/references.ts";
export {
	getPlacement,
	type PagePlacement,
	type PageSchemaModule,
	type PageSchemaModules,
} from "./load/schemaModules.ts";
export type { HabitFigure } from "./markdown/habitFigure.ts";
export { parseMarkdown } from "./markdown/parse.ts";
export { estimateReadingTime } from "./markdown/readingTime.ts";
export { markRowHeaders, nameTables } from "./markdown/tables.ts";
export { locateTextLine } from "./markdown/textLocation.ts";
export { isWorksheet, listWorksheetNames } from "./markdown/worksheets.ts";
export { teamAuthor } from "./schemas/article.ts";
export { destinationNames, destinationPrefix } from "./schemas/destinations.ts";
export { lineRequirement, textRequirement } from "./schemas/fields/texts.ts";
export type { FieldContent, FieldSchemas } from "./schemas/fields.ts";
export { getNextPosition } from "./schemas/nextPosition.ts";
// Pages add their schemas to an interface of this module, which TypeScript merges only through an asterisk.
export * from "./schemas/pages.ts";
export type { SiteSettings } from "./schemas/settings.ts";
export {
	categoryKey,
	createPattern,
	createPictogram,
	crop,
	day,
	dayRow,
	dollars,
	imageName,
	sample,
	slug,
	theme,
} from "./schemas/values.ts";
export {
	type ContentFile,
	type ContentText,
	type ContentValue,
	readContentFiles,
	readProjectValues,
	readTexts,
	readValues,
} from "./values/readValues.ts";
export { capitalise } from "./words/capitalise.ts";
export { isDollars } from "./words/dollars.ts";
export { splitAtPlaceholder } from "./words/interpolate.ts";
export { findLatest } from "./words/melbourne.ts";
export { toPhoneLink } from "./words/phoneLink.ts";
export { spellNumber } from "./words/spellNumber.ts";
