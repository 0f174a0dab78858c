import { globSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import type { Pricing } from "../../content-model/index.ts";
import type { ContentCopy } from "../fixtures/contentCopy.ts";
import { rebrand } from "./rebrand.ts";
import { replaceSamples } from "./replaceSamples.ts";

const settings = "content/site.yaml";
const prices = "content/pricing.yaml";
const redirects = "content/redirects.yaml";
const blog = "content/pages/blog.yaml";

/** The path of each collection's pages, and the extension of its files. */
const folders = {
	articles: { path: "/blog", extension: ".md" },
	team: { path: "/team", extension: ".yaml" },
	benefits: { path: "/benefits", extension: ".yaml" },
} as const;

/** The edits of an owner in a year, one after another. Added texts are of quokkas, which no other text names. */
export const edits = {
	"says that the content is theirs": (copy) => copy.set(settings, ["sample"], false),
	rebrands: rebrand,
	"replaces every sample": replaceSamples,
	"changes a price": (copy) => {
		const price = ["rows", 0, "prices", "small"];
		copy.set(prices, price, Number(copy.get(prices, price)) + 1);
	},
	"adds a session": (copy) => {
		const { rows }: Pricing = parse(copy.read(prices));
		const row = rows.findIndex(({ id }) => id === "bootcamp");
		const sold = Number(rows[row]?.sessions);
		copy.set(prices, ["rows", row, "sessions"], sold + 1);
		const session = { title: "Quokkas", text: "What is left." };
		copy.set("content/pages/training.yaml", ["bootcamp", "sessions", sold], session);
	},
	"adds an article": (copy) =>
		copy.writeArticle("quokkas", "## How they smile\n\nWords on [prices](/pricing)."),
	"removes an article": (copy) => remove(copy, "articles", "/blog"),
	"adds a person": (copy) => {
		removeRedirect(copy, "/team/ada-quokka");
		copy.write(
			"content/team/ada-quokka.yaml",
			"name: Ada Quokka\ntitle: Chief Quokka\norder: 70\nline: She smiles.\nbio: She is short.\n",
		);
	},
	"removes a person": (copy) => remove(copy, "team", "/team"),
	"adds an event": (copy) => {
		const url = "https://www.kestrelrowe.com.au/quokkas";
		copy.set("content/destinations.yaml", ["eventPages", "a-quokka-day"], url);
		copy.write(
			"content/events/a-quokka-day.yaml",
			`type: EVENT
title: A quokka day
start: "2999-02-04T11:30"
end: "2999-02-14T13:05"
summary: They smile.
cover: { mode: weave }
`,
		);
	},
	"removes an event": (copy) => {
		const file = copy.getFile("events", 1);
		rmSync(join(copy.root, file));
		copy.set("content/destinations.yaml", ["eventPages", basename(file, ".yaml")], undefined);
	},
	"adds a testimonial": (copy) =>
		copy.write(
			"content/testimonials/quokkas.yaml",
			`order: 70
quote: We smile more.
name: Bo Quokka
title: Partner
company: Quokka and Sons
logo: wave
colour: gum
`,
		),
	"removes a testimonial": (copy) => rmSync(join(copy.root, copy.getFile("testimonials"))),
	"adds a benefit": (copy) => {
		removeRedirect(copy, "/benefits/quokkas");
		copy.write(
			"content/benefits/quokkas.yaml",
			`title: Quokkas at work
description: They smile.
pictogram: smarter-decisions
theme: dusk
homeOrder: 70
head:
  title: Quokkas at work
  description: What quokkas do for a firm that has some of them, as far as anybody has looked.
body: |
  The first paragraph.

  The second, with [a link](/pricing).
`,
		);
	},
	"removes a benefit": (copy) => remove(copy, "benefits", "/"),
	"renames an address": (copy) => {
		const { file, slug } = findUnreferencedFile(copy, "articles");
		copy.write("content/articles/quokkas-again.md", copy.read(file));
		rmSync(join(copy.root, file));
		copy.write(blog, copy.read(blog).replaceAll(slug, "quokkas-again"));
		copy.set(redirects, ["redirects", `/blog/${slug}`], "/blog/quokkas-again");
	},
	"renames a label": (copy) => {
		copy.set(settings, ["navigation", 0, "label"], "Where to begin");
		copy.set(settings, ["labels", "menu"], "Contents");
	},
} satisfies Record<string, (copy: ContentCopy) => void>;

/** Removes the redirect of an address that is to be a page again. */
function removeRedirect(copy: ContentCopy, path: string): void {
	copy.set(redirects, ["redirects", path], undefined);
}

/** Adds a category without articles. */
export function addCategory(copy: ContentCopy): void {
	copy.set(blog, ["categories", "QUOKKAS"], {
		name: "Quokkas",
		chip: "QUOKKAS",
		title: "Articles on animals at work",
		tagline: "They smile",
		description: "A category of the tests' own, with a description as long as one has to be.",
		card: { mode: "weave", theme: "dusk" },
	});
}

/** Adds a page of plain text. */
export function addImprint(copy: ContentCopy): void {
	copy.write(
		"content/pages/imprint.yaml",
		`head:
  title: Who runs this website
  description: The company behind this website, where it is registered and how to write to it.
hero: { title: IMPRINT, tagline: Who runs this }
sections:
  - { title: Company, paragraphs: [Quokka Pty Ltd.] }
`,
	);
}

/**
 * Finds a file that no other text refers to. One that an edit has added comes last, so that it is still there at
 * the end of the year where it can be. The lists of the blog do not count: {@link remove} takes the file off them.
 */
function findUnreferencedFile(
	copy: ContentCopy,
	folder: keyof typeof folders,
): { file: string; slug: string } {
	const { path, extension } = folders[folder];
	const texts = globSync("content/**/*.{md,yaml}", { cwd: copy.root });
	const files = copy.listFiles(folder).filter((name) => name.endsWith(extension));
	const isAdded = (file: string) => Number(file.includes("quokka"));
	for (const file of files.toSorted((a, b) => isAdded(a) - isAdded(b))) {
		const slug = basename(file, extension);
		const isReferenced = texts.some((text) => copy.read(text).includes(`${path}/${slug}`));
		if (!isReferenced && copy.get(blog, ["featured", "article"]) !== slug) {
			return { file, slug };
		}
	}
	throw new Error(`Every file of content/${folder} is referred to elsewhere.`);
}

/** Removes a file with what names it, and redirects its old address. */
function remove(copy: ContentCopy, folder: keyof typeof folders, to: string): void {
	const { file, slug } = findUnreferencedFile(copy, folder);
	rmSync(join(copy.root, file));
	copy.write(blog, copy.read(blog).replace(new RegExp(`^ *- ${slug}\\n`, "m"), ""));
	for (const article of folder === "team" ? copy.listFiles("articles") : []) {
		if (article.endsWith(".md") && copy.get(article, ["author"]) === slug) {
			copy.set(article, ["author"], "team");
		}
	}
	copy.set(redirects, ["redirects", `${folders[folder].path}/${slug}`], to);
}
