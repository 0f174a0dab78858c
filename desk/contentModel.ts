/**
 * All that the desk knows of the content and of the site comes through here: which files there are, what
 * may be in them, who checks them.
 */
import { readPageSchemas } from "../app/site/pageSchemas.server.ts";
import { listContentKinds as describeKinds } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";

export {
	formatArticleDate as articleDate,
	formatDayAndMonth as dayAndMonth,
	formatEventTime as eventTime,
} from "../app/site/dates.ts";
export { createSite } from "../app/site/site.server.ts";
export { formatDollars as dollars } from "../content-model/browser.ts";
export {
	ContentError,
	type ContentKind,
	createFacts,
	destinationNames,
	destinationPrefix,
	type FactSources,
	formatField as shownField,
	formatRule as ruleOf,
	getDescription as aboutOf,
	getMelbourneDate,
	type Issue,
	imageName,
	insertFacts as withFacts,
	isLink,
	isSchema,
	type JsonSchema,
	readContentFiles as contentFiles,
	readTexts as textsOf,
	readValues as valuesOf,
	removeBomAndCrLf as withoutSystemMarks,
	splitFrontMatter as frontMatterOf,
	teamAuthor,
	toJsonSchema as jsonSchemaOf,
	toSlug,
} from "../content-model/index.ts";
export {
	articlePath,
	authorPath,
	benefitPath,
	categoryPath,
	fixedPath,
	unlistedPages,
} from "../paths/index.ts";
export { findBadUrls as badAddresses } from "../prose/addresses.ts";
export type { Finding } from "../prose/finding.ts";
export { curlQuotes as withCurlyQuotes } from "../prose/quotes.ts";
export { findRepeatedPassages as repeatedPassages } from "../prose/repeats.ts";
export { checkArticleShape as articleShape } from "../prose/shape.ts";
export {
	findBannedWords as bannedWords,
	findTypos as slipsOfThePen,
	isOwnText as isOurs,
} from "../prose/words.ts";

/** Every kind of file that the content has. */
export const contentKinds = describeKinds(projectFolder, await readPageSchemas());
