/** The page that looks through everything; `q` holds the words. */
export const searchPath = "/search";

/** Where a page stands as Markdown. @param path of the page, such as `/strategy` */
export function markdownPath(path: string): string {
	return path === "/" ? "/index.md" : `${path}.md`;
}

/** An address of the site, written whole. @param path from the site's top, or a whole address, which stays. */
export function absolute(path: string, siteAddress: string): string {
	return new URL(path, siteAddress).href;
}

/** Every file at the top of the site that is no page, with a name that never changes. */
export const fixedFiles = [
	"favicon.ico",
	"favicon.svg",
	"apple-touch-icon.png",
	"icon-192.png",
	"icon-512.png",
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
