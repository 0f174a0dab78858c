/** Path of the blog: all articles. */
export const blogPath = "/blog";

/** Path of the page of all events. */
export const eventsPath = "/events";

/** Path of the page of frequently asked questions. */
export const faqPath = "/faq";

/** Path of the page of the team. */
export const teamPath = "/team";

/** Path of the page of the price table. */
export const pricingPath = "/pricing";

/** Path of the page with the contact form. */
export const contactPath = "/contact-us";

/** Path of the page of the partner referral agreement. */
export const agreementPath = "/partner-referral-agreement";

/** Path of the page of the worksheets to print. */
export const packPath = "/firm-pack";

/** Path of the page that searches the site; `q` holds the query. */
export const searchPath = "/search";

/** Path of the search index. */
export const searchIndexPath = "/search-index.json";

/** Path of the page that shares an article. */
export const sharePath = "/share";

/** Path of the document for a page that does not exist. */
export const notFoundPath = "/404";

/** Path of the document for a benefit that does not exist. */
const benefitNotFoundPath = "/benefits/404";

/** Path of the document for a page that fails. */
export const errorPath = "/500";

/** Documents that hosts send with an error status, by path or by file. */
export const errorDocumentPattern = /(?:^|\/)(?:404|500)(?:\.html)?$/;

/** Documents beside the pages: the one that shares articles, and error documents. */
export const unregisteredDocuments: readonly string[] = [
	sharePath,
	notFoundPath,
	benefitNotFoundPath,
	errorPath,
];

/** Returns the path of the page of a file in `content/pages/`. @param name of the file, without its extension */
export function getFixedPagePath(name: string): string {
	return name === "home" ? "/" : `/${name}`;
}

/** Returns the path of an article. */
export function getArticlePath(slug: string): string {
	return `${blogPath}/${slug}`;
}

/** Returns the path of a worksheet of an article, as text or for Word. */
export function getWorksheetPath(slug: string, name: string, extension: "md" | "docx"): string {
	return `${getArticlePath(slug)}/${name}.${extension}`;
}

/** Returns the path of a category, which lists its articles, such as `/blog/category/training`. */
export function getCategoryPath(category: string): string {
	return `${blogPath}/category/${category.toLowerCase()}`;
}

/** Returns the path of a person of the team. */
export function getPersonPath(slug: string): string {
	return `${teamPath}/${slug}`;
}

/** Returns the path of a benefit. */
export function getBenefitPath(slug: string): string {
	return `/benefits/${slug}`;
}

/** How the path of a page of each kind is made from the name that its content has. */
export const pagePaths = {
	page: getFixedPagePath,
	category: getCategoryPath,
	person: getPersonPath,
	benefit: getBenefitPath,
	article: getArticlePath,
};

/** A kind of pages. */
export type PageKind = keyof typeof pagePaths;

/** Returns the path of an event on the page of all events. */
export function getEventPath(slug: string): string {
	return `${eventsPath}#${slug}`;
}

/** Returns the path of a question on the page of frequently asked questions. @param id anchor of the question */
export function getQuestionPath(id: string): string {
	return `${faqPath}#${id}`;
}

/** Returns the path of the page that shares an article. @param slug of the article */
export function getSharePath(slug: string): string {
	return `${sharePath}?article=${slug}`;
}

/** Returns the path of the file that puts one event into a calendar. @param slug of the event */
export function getEventFilePath(slug: string): string {
	return `${eventsPath}/${slug}.ics`;
}

/** Returns the path of the Markdown of a page. @param path of the page, such as `/strategy` */
export function getMarkdownPath(path: string): string {
	return path === "/" ? "/index.md" : `${path}.md`;
}

/** Returns the path of the Word file of a page, where it has one. @param path of the page, such as `/firm-pack` */
export function getWordPath(path: string): string {
	return `${path}.docx`;
}

/** Returns the path of the social image of a page. @param hash of its content: the file may be cached forever. */
export function getSocialImagePath(path: string, hash: string): string {
	return `/assets/social/${path.slice(1).replaceAll("/", "-") || "home"}-${hash}.png`;
}

/** Returns the file of a page's document, from the folder of the site: `blog.html`. */
export function getDocumentFile(path: string): string {
	return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Returns the path of a document, from its file: the reverse of {@link getDocumentFile}. */
export function getDocumentPath(file: string): string {
	return `/${file.replace(/(?:^index)?\.html$/, "")}`;
}

/** Non-canonical suffix of a path: hosts redirect such a spelling to the path. */
export const nonCanonicalSuffix = /(?:\/index\.html|(?<=[^/])\.html)?\/?$/i;

/** Returns a decoded path in its one spelling, its case unchanged. */
export function toCanonicalPath(path: string): string {
	return path.replace(/\/{2,}/g, "/").replace(nonCanonicalSuffix, "") || "/";
}

/** Returns a URL of the site. @param path from the site's top; a whole URL stays as it is */
export function toAbsoluteUrl(path: string, siteUrl: string): string {
	return new URL(path, siteUrl).href;
}

/** Returns the URL of the feed of all events as calendar programs subscribe to it. */
export function getCalendarSubscriptionUrl(siteUrl: string): string {
	return toAbsoluteUrl(getFixedFilePath("events.ics"), siteUrl).replace(/^https?/, "webcal");
}

/** Third-party licences: scripts, fonts. Each build writes it. */
export const noticesPath = "/third-party-notices.txt";

/** The site's icons, at its top. */
export const iconFiles = [
	"favicon.ico",
	"favicon.svg",
	"apple-touch-icon.png",
	"icon-192.png",
	"icon-512.png",
] as const;

/** Every file at the top of the site that is not a page, with a name that never changes. */
export const fixedFiles = [
	...iconFiles,
	"site.webmanifest",
	"sitemap.xml",
	"robots.txt",
	"feed.xml",
	"atom.xml",
	"feed.json",
	"llms.txt",
	"events.ics",
	".well-known/security.txt",
] as const;

/** The name of a file at the top of the site. */
export type FixedFile = (typeof fixedFiles)[number];

/** Returns the path of a file at the top of the site, such as `/feed.xml`. */
export function getFixedFilePath<File extends FixedFile>(file: File): `/${File}` {
	return `/${file}`;
}
