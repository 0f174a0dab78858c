import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressFiles } from "../../deploy/compress.ts";
import { createManifest } from "../../deploy/createManifest.ts";
import { deriveHosts } from "../../deploy/deriveHosts.ts";
import type { Redirect } from "../../deploy/manifest.ts";
import { readDocument } from "../../deploy/readDocument.ts";
import { getDocumentPath } from "../../paths/index.ts";

/** A word that is only in files that no host may serve. */
export const secret = "OUTSIDE-THE-FOLDER";

/** The contact form's address. */
export const contactForm = "https://forms.example/embed";

/** Old addresses of the fixture: a page's, one that leads to a place on a page, and one with an extension. */
export const redirects: Redirect[] = [
	{ from: "/insights/roadmap", to: "/strategy" },
	{ from: "/old-prices", to: "/pricing#estimate" },
	{ from: "/Welcome.html", to: "/" },
];

/** The documents of the fixture: file, then title. */
export const documents: Readonly<Record<string, string>> = {
	"index.html": "Home",
	"strategy.html": "Strategy",
	"pricing.html": "Pricing",
	"contact-us.html": "Contact Us",
	"search.html": "Search",
	"blog.html": "Blog",
	"blog/ai-risk-governance.html": "Article",
	"benefits/greater-efficiency.html": "Benefit",
	"404.html": "Page not found",
	"benefits/404.html": "Benefit not found",
	"500.html": "Unexpected Application Error!",
};

/** Files of the fixture that are no documents, one of each kind the site has. */
export const files: Readonly<Record<string, string | Buffer>> = {
	"assets/Main-aB3.js": `console.log(${JSON.stringify("a script ".repeat(100))});`,
	"assets/covers/article-12x8-1f2e3d4c.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(200)}</svg>`,
	"assets/newsreader-Dk_BG-D0.woff2": Buffer.alloc(3_000, "font"),
	"media/large.png": Buffer.alloc(200_000, "picture "),
	"favicon.svg": "<svg/>",
	"favicon.ico": Buffer.alloc(100, 7),
	"feed.xml": `<?xml version="1.0" encoding="utf-8"?><feed>${"<entry/>".repeat(100)}</feed>`,
	"feed.json": JSON.stringify({ items: Array(100).fill("entry") }),
	"site.webmanifest": JSON.stringify({ name: "Mallee" }),
	"strategy.md": "# Strategy\n",
	"firm-pack.docx": Buffer.from("PK a worksheet for Word"),
	"events/practice.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
	"search-index.json": JSON.stringify(Array(100).fill({ kind: "page" })),
	"robots.txt": "User-agent: *\n",
	".well-known/security.txt": "Contact: mailto:security@mallee.example\n",
};

/** Creates a document as the renderer might leave it: styles and scripts inline, and long enough to compress. */
export function createDocumentText(title: string): string {
	return `<!doctype html><html lang="en-AU"><head><title>${title}</title><style>p{margin:0}/* ${title} */</style><script type="speculationrules">{"prefetch":[]}</script></head><body>${`<p>${title}</p>`.repeat(60)}<script type="module" src="/assets/Main-aB3.js"></script></body></html>`;
}

/**
 * Writes a small site as a build leaves it and finishes it as every build is finished.
 * @param directory an empty folder, to become a build's folder (`client/`, `hosts/`, `manifest.json`).
 */
export async function writeFixtureSite(directory: string): Promise<void> {
	const write = (name: string, content: string | Buffer) => {
		const file = join(directory, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	};
	for (const [name, title] of Object.entries(documents)) {
		write(`client/${name}`, createDocumentText(title));
	}
	for (const [name, content] of Object.entries(files)) {
		write(`client/${name}`, content);
	}
	write("client/.env", secret);
	write("client/assets/Main-aB3.js.map", secret);
	write("secret.txt", secret);
	await compressFiles(join(directory, "client"));
	const manifest = createManifest(
		new Map(
			Object.entries(documents).map(([name, title]) => [
				getDocumentPath(name),
				readDocument(createDocumentText(title)),
			]),
		),
		"",
		contactForm,
		redirects,
	);
	write("manifest.json", JSON.stringify(manifest));
	deriveHosts(directory, manifest);
}
