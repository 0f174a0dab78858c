import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toHtml } from "hast-util-to-html";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodeImage } from "../../../app/images/encodeImage.server.ts";
import { toPageMarkdown } from "../../../app/markdown/pageMarkdown.server.ts";
import { createSite } from "../../../app/site/site.server.ts";
import type { Issue } from "../../../content-model/index.ts";
import { makeGeneratedFiles } from "../../fixtures/generatedFiles.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";

const file = "content/articles/a-test.md";
const folder = "content/articles/pictures";

const copy = makeRestoredCopy((whole) => {
	mkdirSync(join(whole.root, folder), { recursive: true });
});

/** Writes an article with some Markdown, which begins on line 11. */
function write(markdown: string, fields: Readonly<Record<string, unknown>> = {}): void {
	copy.writeArticle("a-test", markdown, fields);
}

/** Puts a file into the folder of pictures. */
function add(name: string, bytes: string | Buffer): void {
	writeFileSync(join(copy.root, folder, name), bytes);
}

/** Reads the build's issues with it, if any. */
async function readIssues(): Promise<readonly Issue[]> {
	return createSite(copy.root).then(
		() => [],
		({ issues }) => issues,
	);
}

/** Creates a photograph as a camera writes it: on its side, with the place where it was taken. */
function createPhotograph(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "green" } })
		.withExif({ IFD3: { GPSLatitude: "37/1 48/1 0/1", GPSLatitudeRef: "S" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
}

test("a photograph of 6,000 pixels is upright, in several widths, without its place", async () => {
	const original = await createPhotograph(6000, 4000);
	expect((await sharp(original).metadata()).exif).toBeDefined();
	add("office.jpg", original);
	write('![Our office at {brand}](office.jpg "Monday at {brand}.")');
	const site = await createSite(copy.root);
	const article = site.articles.find(({ slug }) => slug === "a-test") ?? expect.fail();

	const html = toHtml(article.tree);
	const brand = site.content.settings.brand;
	const toEscapedHtml = (words: string) => toHtml({ type: "text", value: words });
	expect(html).toMatch(
		/^<figure><picture><source type="image\/avif" srcset="[^"]+ 480w, [^"]+ 800w, /,
	);
	expect(html).toContain(`alt="Our office at ${toEscapedHtml(brand)}" width="1500" height="2250"`);
	expect(html).toContain(`<figcaption>Monday at ${toEscapedHtml(brand)}.</figcaption></figure>`);

	const { pictures: _all, ...images } = site.images;
	const articleImages = new Map([...images.files].filter(([path]) => path.includes("/articles/")));
	expect([...articleImages.values()].map(({ format }) => format).sort()).toEqual([
		"avif",
		"avif",
		"avif",
		"jpeg",
		"webp",
		"webp",
		"webp",
	]);
	const [small = expect.fail()] = [...articleImages].filter(([path]) => /-480-.*webp$/.test(path));
	const made = await sharp(await encodeImage(copy.root, ...small)).metadata();
	expect([made.width, made.height, made.exif, made.orientation]).toEqual([
		480,
		720,
		undefined,
		undefined,
	]);

	const { url } = site.content.settings;
	const files = await makeGeneratedFiles(site);
	for (const feed of ["/feed.xml", "/atom.xml", "/feed.json"]) {
		const text = String(files.get(feed)).replaceAll("\\", "").replaceAll("&#x3C;", "<");
		expect(text, feed).toContain(`src="${url}/assets/articles/office-800-`);
		expect(text, feed).not.toContain("<picture>");
	}
	const markdown = toPageMarkdown(`<main>${html}</main>`, `${url}/blog/a-test`);
	expect(markdown).toContain(`![Our office at ${brand}](${url}/assets/articles/office-800-`);
	expect(markdown).toContain(`Monday at ${brand}.`);
}, 60_000);

test("a drawing is served as it is", async () => {
	add(
		"plan.svg",
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60"><path d="M0 0h9"/></svg>',
	);
	write("![A plan of the office](plan.svg)");
	const { articles } = await createSite(copy.root);
	const html = toHtml(articles.find(({ slug }) => slug === "a-test")?.tree ?? expect.fail());
	expect(html).toMatch(
		/^<figure><picture><img src="\/assets\/articles\/plan-[0-9a-f]{8}\.svg" alt="A plan of the office" width="90" height="60" loading="lazy"><\/picture><\/figure>/,
	);
});

test.each([
	["of another site", "![Us](https://a.example/us.jpg)"],
	["by its path", "![Us](/assets/us.jpg)"],
	["in another folder", "![Us](../us.jpg)"],
	["in HEIC", "![Us](us.heic)"],
	["without words", "![](us.jpg)"],
	["defined elsewhere", "![Us][us]\n\n[us]: /us.jpg"],
])("a picture %s is refused by file and line", async (_name, markdown) => {
	write(`Words.\n\n${markdown}`);
	const [issue] = await readIssues();
	expect(issue).toMatchObject({ file, field: "text", line: 13 });
	expect(issue?.received).toMatch(/^!\[/);
	expect(issue?.expected).toMatch(/^!\[what the picture shows\]\(name\.jpg "caption"\)/);
});

test.each([
	["within a sentence", "Here we are: ![Us](us.jpg)"],
	["right above other words", "![Us](us.jpg)\nThat is us."],
])("a picture %s is refused, with the lines to leave empty", async (_name, markdown) => {
	write(`Words.\n\n${markdown}`);
	const [issue] = await readIssues();
	expect(issue).toMatchObject({ file, field: "text", line: 13, received: "![Us](us.jpg)" });
	expect(issue?.expected).toMatch(/leave an empty line above it and below it/);
});

test.each([
	["", {}, 13],
	[" of a draft", { draft: true }, 14],
	[" of an article whose day has not come", { date: "2099-01-01" }, 13],
])("a picture%s that is not there is refused by file and line", async (_name, fields, line) => {
	write("Words.\n\n![Us](us.jpg)", fields);
	expect(await readIssues()).toEqual([
		{
			file,
			field: "text",
			line,
			received: "us.jpg, which does not exist",
			expected: `the name of a picture in ${folder}`,
			reason: { code: "missing-picture", name: "us.jpg" },
		},
	]);
});

test("no file is made of a picture that nobody may see yet", async () => {
	add("plan-b.jpg", await createPhotograph(900, 600));
	write("![Plan B](plan-b.jpg)", { draft: true });
	const { images } = await createSite(copy.root);
	expect([...images.files.keys()].join()).not.toContain("plan-b");
});

const png = sharp({ create: { width: 600, height: 400, channels: 3, background: "green" } }).png();
/** The first bytes of a photograph of a telephone: its box of types. */
const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

test.each([
	["of 0 bytes", "us.jpg", "", "an empty file"],
	["that is a text", "us.jpg", "Words.", "a file that is not an image"],
	["with a wrong extension", "us.jpg", png.toBuffer(), "an image in png"],
	["in HEIC under another name", "us.jpg", heic, /^a (?:HEIC image|file that is not an image)$/],
	["with a script", "us.svg", "<svg><script>go()</script></svg>", "<script>"],
])("a picture %s is refused with a sentence", async (_name, name, bytes, received) => {
	add(name, await bytes);
	write(`![Us](${name})`);
	expect(await readIssues()).toEqual([
		{
			file: `${folder}/${name}`,
			field: "the whole file",
			received: typeof received === "string" ? received : expect.stringMatching(received),
			expected: expect.stringMatching(/^an (?:image at least 480 pixels wide|SVG drawing)/),
		},
	]);
});
