import { expect, test } from "vitest";
import { listGeneratedFiles } from "../../../app/files/generatedFiles.server.ts";
import { listLinkablePaths } from "../../../content-model/checks/linkIssues.ts";
import {
	errorDocumentPattern,
	getMarkdownPath,
	getWorksheetPath,
	noticesPath,
	unregisteredDocuments,
} from "../../../paths/index.ts";
import { article, linking, makeCopyWithArticle } from "../../fixtures/copyWithArticle.ts";
import { content, site } from "../../fixtures/site.ts";

const copy = makeCopyWithArticle();
const event = copy.getFile("events");

const forms =
	"a root path, an anchor, an https address, or destination: and one of demoPlatform, articlesSite, eventsPage, contactForm, partnerForm, researchReport";
const https = "an absolute https address";
const percent = "an address in which a percent sign is written %25";

test.each([
	{ to: "destination:demoPlatfrom", expected: forms },
	{ to: "http://example.com/", expected: forms },
	{ to: "http://localhost:3001/", expected: forms },
	{ to: "ftp://example.com/", expected: forms },
	{ to: "javascript:alert(1)", expected: forms },
	{ to: "contact-us", expected: forms },
	{ to: "//example.com", expected: forms },
	{ to: "https://", expected: https },
	{ to: "https://localhost/", expected: https },
	{ to: "/pricing#50%", expected: percent },
	{ to: undefined, expected: "text" },
])("a link to $to", ({ to, expected }) => {
	copy.set(linking.file, linking.to, to);
	const received = to === undefined ? "nothing" : JSON.stringify(to);
	expect(copy.readIssues()).toEqual([
		{ file: linking.file, field: "closing.action.to", received, expected },
	]);
});

const page = expect.stringMatching(/^the address of a page of this site, such as \/pricing/);

test.each(["/pricng", "/Pricing", "/pricing/", "/strategy/nope?from=home#top", "/404"])(
	"a link to %s, which no page has",
	(to) => {
		copy.set(linking.file, linking.to, to);
		copy.set("content/site.yaml", ["navigation", 0, "to"], to);
		const received = JSON.stringify(to);
		expect(copy.readIssues()).toEqual([
			{ file: "content/site.yaml", field: "navigation.0.to", received, expected: page },
			{ file: linking.file, field: "closing.action.to", received, expected: page },
		]);
	},
);

test("a link in the Markdown of a field, to what no page has", () => {
	copy.set(article, ["standfirst"], "See [the prices](/pricng#estimate).");
	expect(copy.readIssues()).toEqual([
		{
			file: article,
			field: "standfirst",
			received: "/pricng#estimate",
			expected: page,
		},
	]);
});

test.each([
	"/",
	"/?from=home",
	"/pricing#estimate",
	"/share",
	"/feed.xml",
	"/old-prices",
	"https://example.com/caf%E9",
])("a link to %s is no issue", (to) => {
	copy.set("content/redirects.yaml", ["redirects", "/old-prices"], "/pricing");
	copy.set(linking.file, linking.to, to);
	copy.append(article, `[Read this](${to})`);
	expect(copy.readIssues()).toEqual([]);
});

test.each(["docx", "md"] as const)(
	"a link to the .%s file of a worksheet is no issue",
	(extension) => {
		const to = getWorksheetPath("a-test", "notes", extension);
		copy.append(article, `\`\`\`worksheet notes\n# Notes\n\`\`\`\n\n[Fill this in](${to})`);
		copy.set(linking.file, linking.to, to);
		expect(copy.readIssues()).toEqual([]);
	},
);

test("a link to the file of a worksheet that its article lacks, or that is not public", () => {
	const to = getWorksheetPath("a-test", "notes", "docx");
	copy.set(linking.file, linking.to, to);
	const issue = { file: linking.file, field: "closing.action.to", received: JSON.stringify(to) };
	expect(copy.readIssues()).toEqual([{ ...issue, expected: page }]);

	copy.append(article, "```worksheet notes\n# Notes\n```");
	copy.set(article, ["draft"], true);
	const expected = expect.stringMatching(/^a page that is public/);
	expect(copy.readIssues()).toEqual([{ ...issue, expected }]);
});

test("every built file can be linked to, except pictures and error documents", () => {
	const paths = [...site.pages.keys()];
	const files = [...listGeneratedFiles(site).keys()].filter((path) => !site.drawings.has(path));
	const documents = unregisteredDocuments.filter((path) => !errorDocumentPattern.test(path));
	const worksheets = site.articles.flatMap(({ slug, worksheets }) =>
		worksheets.flatMap(({ name }) => [
			getWorksheetPath(slug, name, "docx"),
			getWorksheetPath(slug, name, "md"),
		]),
	);
	const slugs = content.events.map(({ slug }) => slug);
	expect(listLinkablePaths(paths, worksheets, slugs, [])).toEqual(
		new Set([...paths, ...paths.map(getMarkdownPath), ...files, ...documents, noticesPath]),
	);
});

test.each([
	"http://forms.mallee-forms.example/contact",
	"forms.mallee-forms.example",
	"https://forms",
])("a destination at %s is reported once, not once for each link to it", (address) => {
	copy.set("content/destinations.yaml", ["contactForm"], address);
	expect(copy.readIssues()).toEqual([
		{
			file: "content/destinations.yaml",
			field: "contactForm",
			received: JSON.stringify(address),
			expected: "an absolute https address",
		},
	]);
});

test("an event without a page, and a page without an event", () => {
	const slug = event.replace(/^.*\/|\.yaml$/g, "");
	const address = copy.get("content/destinations.yaml", ["eventPages", slug]);
	copy.set("content/destinations.yaml", ["eventPages", slug], undefined);
	copy.set("content/destinations.yaml", ["eventPages", "no-such-event"], address);
	expect(copy.readIssues()).toEqual([
		{
			file: "content/destinations.yaml",
			field: `eventPages.${slug}`,
			received: "nothing",
			expected: https,
		},
		{
			file: "content/destinations.yaml",
			field: "eventPages.no-such-event",
			received: "a field that is not known here",
			expected: "remove it, or correct its spelling",
		},
	]);
});
