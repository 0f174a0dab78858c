import { globSync, readFileSync, statSync } from "node:fs";
import { brotliDecompressSync, constants } from "node:zlib";
import type { Element } from "hast";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { speculationRules } from "../../app/speculationRules.ts";
import budgets from "../../budgets.json" with { type: "json" };
import { compressScript } from "../../build/vite/compressScript.ts";
import { getDocumentFile, unregisteredDocuments } from "../../paths/index.ts";
import { builtFolder, servedFolder } from "../fixtures/builtFolder.ts";
import { sampleOnly } from "../fixtures/site.ts";
import {
	attribute,
	documents,
	getDocument,
	getFrame,
	getMain,
	getText,
	listTargets,
	longTexts,
	pages,
	select,
	selectOne,
	site,
	stubsOrigin,
} from "./documents.ts";

const { settings } = site.content;

const closeMenu = compressScript(readFileSync("app/closeMenu.inline.ts", "utf8"));

/** Documents with an island, which brings its script, and those with an inline script of their own. */
const scripted = {
	islands: Array.from(documents.values())
		.filter(({ tree }) => select(tree, "[data-island]").length > 0)
		.map(({ path }) => path),
	inline: ["/404", "/contact-us", "/events"],
};

/** Lists the elements of scripts that a page has for itself: others are data, or close its menu. */
function listScripts(document: { tree: Parameters<typeof select>[0] }): Element[] {
	return select(document.tree, "script").filter(
		(script) =>
			!/json|speculationrules/.test(attribute(script, "type") ?? "") &&
			getText(script) !== closeMenu,
	);
}

test("there is a document for every page, and no other", () => {
	expect(Array.from(documents.keys()).sort()).toEqual(
		[...site.pages.keys(), ...unregisteredDocuments].sort(),
	);
});

test("every document is valid HTML", async () => {
	// Off in .htmlvalidate.json: `attr-case`, `attribute-boolean-style`, `attribute-empty-style` and
	// `void-style` are React's way of writing, valid in HTML; `tel-non-breaking`, `long-title` and
	// `no-trailing-whitespace` are matters of taste.
	const validator = new HtmlValidate(new FileSystemConfigLoader());
	const issues: string[] = [];
	for (const path of documents.keys()) {
		const { results } = await validator.validateFile(`${servedFolder}/${getDocumentFile(path)}`);
		for (const { messages } of results) {
			issues.push(
				...messages.map(
					({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`,
				),
			);
		}
	}
	expect(issues).toEqual([]);
});

test("every document has the frame of the site", () => {
	const linked = [...settings.footer.groups.flatMap(({ links }) => links), ...settings.legal];
	for (const document of documents.values()) {
		const { path, tree, html } = document;
		expect(attribute(selectOne(tree, "html"), "lang"), path).toBe("en-AU");
		expect(html.toLowerCase(), path).toContain('<meta charset="utf-8"/>');
		expect(getText(selectOne(tree, "h1")), path).not.toBe("");
		const [skipLink] = select(selectOne(tree, "body"), "a");
		expect(attribute(skipLink, "href"), path).toBe("#main");
		expect(attribute(selectOne(tree, "main"), "id"), path).toBe("main");
		expect(getText(skipLink ?? tree), path).toBe(settings.labels.skipToContent);

		const [logo, ...links] = select(getFrame(document, "header"), "a");
		expect(attribute(logo, "href"), path).toBe("/");
		expect(attribute(logo, "ariaLabel"), path).toBe(settings.labels.logo);
		const demo = links.pop();
		expect(getText(demo ?? tree), path).toContain(settings.demoLabel);
		expect(attribute(demo, "href"), path).toBe(site.content.destinations.demoPlatform);
		expect(
			links.map((link) => ({ label: getText(link), href: attribute(link, "href") })),
			path,
		).toEqual([
			...settings.navigation.map(({ label, href }) => ({ label, href })),
			{ label: settings.labels.search, href: "/search" },
		]);
		const footer = select(getFrame(document, "footer"), "a");
		expect(listTargets(footer), path).toEqual(
			expect.arrayContaining(linked.map(({ href }) => href)),
		);
		const { phone, phoneHref, email } = settings.contact;
		const footerLinks = footer.map((link) => [getText(link), attribute(link, "href")]);
		expect(footerLinks, path).toContainEqual([phone, phoneHref]);
		expect(footerLinks, path).toContainEqual([email, `mailto:${email}`]);
	}
});

test("the headings of every document make a list without gaps", () => {
	for (const { path, tree } of documents.values()) {
		let last = 0;
		visit(tree, "element", (element) => {
			const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
			if (level) {
				const words = `${path}: h${level} “${getText(element)}” after h${last}`;
				expect(level, words).toBeLessThanOrEqual(last + 1);
				last = level;
			}
		});
	}
});

test("the header marks the current page, or the page above it", () => {
	const [{ path: article } = expect.fail("There is no article.")] = site.articles;
	const [{ path: person } = expect.fail("There is nobody in the team.")] = site.team;
	/** Pages, and what marks them where the menu has it. */
	const table: Record<string, string[]> = {
		"/": ["/"],
		"/strategy": ["/strategy"],
		"/blog": ["/blog"],
		[article]: ["/blog"],
		// The team is about the firm.
		"/team": ["/team", "/about-us"],
		[person]: ["/team", "/about-us"],
	};
	const menu = settings.navigation.map(({ href }) => href);
	for (const [path, marked] of Object.entries(table)) {
		const currentLinks = select(getFrame(getDocument(path), "header"), "a").filter(
			(link) => attribute(link, "ariaCurrent") === "page",
		);
		expect(listTargets(currentLinks), path).toEqual(menu.filter((href) => marked.includes(href)));
	}
});

test("no element has inline styles or handlers, which the policy would forbid", () => {
	const matches: string[] = [];
	for (const { path, tree } of documents.values()) {
		visit(tree, "element", ({ tagName, properties }) => {
			const names = Object.keys(properties).filter((name) => /^(?:style|on[a-z]+)$/i.test(name));
			matches.push(...names.map((name) => `${path}: ${tagName} ${name}`));
		});
	}
	expect(matches).toEqual([]);
});

test("only pages that compute something hold scripts, and inline ones are small", () => {
	const withScripts = Array.from(documents.values()).filter(
		(document) => listScripts(document).length > 0,
	);
	expect(withScripts.map(({ path }) => path).sort()).toEqual(
		[...scripted.inline, ...scripted.islands].sort(),
	);
	for (const path of scripted.inline) {
		const [script, ...others] = listScripts(getDocument(path));
		expect(others).toEqual([]);
		expect(getText(script ?? getDocument(path).tree).length).toBeLessThan(600);
	}
});

test("every link that opens a tab of its own says so, and uses rel=noopener", () => {
	const labels = [
		settings.labels.opensInNewTab,
		site.content.pages["contact-us"].form.openInNewTab,
	];
	let count = 0;
	for (const { path, tree } of documents.values()) {
		for (const link of select(tree, "a").filter((link) => attribute(link, "target"))) {
			count += 1;
			expect(attribute(link, "rel"), path).toContain("noopener");
			expect(
				labels.some((label) => getText(link).includes(label)),
				`${path}: ${getText(link)}`,
			).toBe(true);
		}
		for (const link of select(tree, "a")) {
			const href = attribute(link, "href") ?? "";
			// Empty leads to the page that was asked for, and so tries again.
			expect(href, path).toMatch(/^(?:https?:|mailto:|tel:|webcal:|[/#]|$)/);
			if (href.startsWith("/") || href.startsWith("#")) {
				expect(attribute(link, "target"), `${path}: ${href}`).toBeUndefined();
			}
		}
	}
	expect(count).toBeGreaterThan(documents.size);
});

test("every picture has its size, and words or the mark that it needs none", () => {
	for (const { path, tree } of documents.values()) {
		for (const image of select(tree, "img")) {
			const imageName = `${path}: ${attribute(image, "src")}`;
			expect(Number(attribute(image, "width")), imageName).toBeGreaterThan(0);
			expect(Number(attribute(image, "height")), imageName).toBeGreaterThan(0);
			expect(attribute(image, "alt"), imageName).toBeDefined();
		}
	}
});

test("nothing but a destination contains localhost, so that a build for deployment names it nowhere", () => {
	const files = globSync("**/*.{html,md,xml,json,txt,ics}", { cwd: servedFolder });
	expect(files.length).toBeGreaterThan(2 * site.pages.size);
	const filesWithLocalhost = files.filter((file) => {
		// A calendar folds its lines, in the midst of an address, too.
		const content = readFileSync(`${servedFolder}/${file}`, "utf8").replaceAll("\r\n ", "");
		return /localhost|127\.0\.0\.1/.test(content.replaceAll(`${stubsOrigin}/`, ""));
	});
	expect(filesWithLocalhost).toEqual([]);
});

test("builds do not contain /design", () => {
	const files = globSync(`${builtFolder}/**/*.{html,css,js}`);
	const traces = files.filter((file) =>
		/swatch-gum|\.specimen\b|DesignPage/.test(readFileSync(file, "utf8")),
	);
	expect(traces).toEqual([]);
	expect(globSync(`${servedFolder}/design*`)).toEqual([]);
});

test("every document has its speculation rules and the script that closes its menu, unless an island's script does it", () => {
	for (const document of documents.values()) {
		const scripts = select(document.tree, "script").map(getText);
		for (const expected of [speculationRules, closeMenu]) {
			expect(scripts.includes(expected), document.path).toBe(
				!scripted.islands.includes(document.path),
			);
		}
	}
});

// An owner's name and texts may be longer: what holds for them is the next test.
test.runIf(settings.sample)(
	`every document keeps its budget of bytes as it is sent ${sampleOnly}`,
	() => {
		const { document, longDocument } = budgets.weight;
		for (const path of documents.keys()) {
			const { size } = statSync(`${servedFolder}/${getDocumentFile(path)}.br`);
			const { limit } = longTexts.includes(path) ? longDocument : document;
			expect(size, path).toBeLessThanOrEqual(limit);
		}
	},
);

test("every page begins in the bytes that a server sends at once", () => {
	const finishFlush = constants.BROTLI_OPERATION_FLUSH;
	const getMainText = (bytes: Buffer) => {
		const [, main = ""] = brotliDecompressSync(bytes, { finishFlush }).toString().split("<main");
		return main.replace(/<svg.*?<\/svg>|<[^>]*>/gs, "");
	};
	for (const { path } of pages) {
		const compressed = readFileSync(`${servedFolder}/${getDocumentFile(path)}.br`);
		const begun = getMainText(compressed.subarray(0, budgets.weight.document.limit));
		// Of an article more than its head, which the first screen shows with the first sentences.
		const least = Math.min(1501, getMainText(compressed).length);
		expect(begun.length, path).toBeGreaterThanOrEqual(least);
	}
});

test("no page waits for more than fonts, and at most one picture is asked for at once", () => {
	for (const { path, tree } of pages) {
		const images = select(tree, "img").filter((image) => attribute(image, "loading") !== "lazy");
		expect(
			images.slice(1).map((image) => attribute(image, "src")),
			path,
		).toEqual([]);
		for (const link of select(tree, "link")) {
			const rel = attribute(link, "rel") ?? "";
			const waits = rel === "stylesheet" || (rel === "preload" && attribute(link, "as") !== "font");
			expect(waits, `${path}: ${attribute(link, "href")}`).toBe(false);
		}
		for (const script of listScripts({ tree }).filter((script) => attribute(script, "src"))) {
			expect(attribute(script, "type"), path).toBe("module");
		}
		for (const frame of select(tree, "iframe")) {
			expect(attribute(frame, "loading"), path).toBe("lazy");
		}
	}
});

test("the documents for 404 and 500 have the site's own header and footer", () => {
	const { "not-found": notFound, error, benefit } = site.content.pages;
	for (const [path, heading, home] of [
		["/404", notFound.hero.title, notFound.action],
		["/benefits/404", benefit.notFound.title, benefit.notFound.action],
		["/500", error.title, error.actions.home],
	] as const) {
		const main = getMain(getDocument(path));
		expect(getText(selectOne(main, "h1")), path).toBe(heading);
		expect(listTargets(select(main, "a").filter((link) => getText(link) === home.label))).toEqual([
			home.href,
		]);
	}
});
