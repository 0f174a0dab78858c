import { describe, expect, test } from "vitest";
import { loadContent } from "../../../app/content/load.server.ts";
import { contentFiles, textsOf } from "../../../scripts/content/values.ts";
import { project } from "../site.ts";

const files = contentFiles(project);
const { articles, team } = loadContent(project);

/** All words of an article's text, in one line. */
function wordsOf(slug: string): string {
	const file = files.find((one) => one.file === `content/articles/${slug}.md`);
	const texts = file ? textsOf(file).filter(({ field }) => field !== "address") : [];
	return texts.map(({ value }) => value).join(" ");
}

// Section 3 of the specification: categories and dates.
test.each([
	["responsible-ai-use-for-knowledge-workers", "TRAINING", "2025-09-02"],
	["ai-adoption-challenges", "FEATURED", "2025-10-13"],
	["making-documents-work", "TRAINING", "2025-08-20"],
	["how-where-why-genai", "PLATFORM", "2025-07-10"],
	["professionals-feel-about-genai", "TRAINING", "2025-07-02"],
	["new-normal-genai-adoption", "PLATFORM", "2025-06-27"],
	["ai-insights-opportunities", "PLATFORM", "2025-06-17"],
	["transform-organisation", "TRAINING", "2025-05-13"],
	["tracking-ai-implementations", "PLATFORM", "2025-03-22"],
	["boosting-engagement", "TRAINING", "2025-04-01"],
	["ai-risk-governance", "TRAINING", "2025-04-29"],
	["ai-powered-chat-tools", "GUIDES", "2025-10-21"],
	["how-leaders-should-approach-ai", "TRAINING", "2025-10-28"],
])("%s is in %s and of %s", (slug, category, date) => {
	expect(articles.find((article) => article.slug === slug)).toMatchObject({ category, date });
});

test("there are thirteen articles, by several people and one by the team", () => {
	expect(articles).toHaveLength(13);
	const authors = new Set(articles.map(({ author }) => author));
	expect(team.filter(({ slug }) => authors.has(slug)).length).toBeGreaterThanOrEqual(4);
	expect(articles.filter(({ author }) => author === "team").map(({ slug }) => slug)).toEqual([
		"ai-powered-chat-tools",
	]);
});

describe("set pieces of the specification", () => {
	const documents = wordsOf("making-documents-work");

	test("documents: uploads are best under 100 MB", () => {
		expect(documents).toMatch(/\b100 MB\b/);
	});

	test.each(
		"txt html md csv json xml docx xlsx pptx rtf PDF ePub png jpg gif zip tar"
			.split(" ")
			.concat("Source code"),
	)("documents: %s is supported", (type) => {
		expect(supportOf(type)).toBe("Yes");
	});

	test.each(["Audio", "video", "Executables", "CAD", "GIS", "Proprietary database"])(
		"documents: %s is not supported",
		(type) => {
			expect(supportOf(type)).toBe("No");
		},
	);

	/** What the article's table says of a file type. */
	function supportOf(type: string): string | undefined {
		const { body = "" } = articles.find(({ slug }) => slug === "making-documents-work") ?? {};
		const rows = body.split("\n").filter((line) => line.startsWith("|"));
		const cells = rows.map((row) => row.split("|").map((cell) => cell.trim()));
		return cells.find(([, kind, types]) =>
			[kind, ...(types?.split(", ") ?? [])].some((cell) => cell?.startsWith(type)),
		)?.[3];
	}

	test("insights: about 10,000 chat interactions in four clusters, without percentages", () => {
		const clusters = [
			"Tax, Accounting & Compliance",
			"Business Strategy & Advisory Support",
			"Language, Grammar & Document Improvement",
			"Data Extraction, Reporting & Technical Assistance",
		];
		const words = wordsOf("ai-insights-opportunities");
		expect(words).toMatch(/about 10,000 chat interactions/);
		for (const cluster of clusters) {
			expect(words).toContain(cluster);
			const file = files.find(({ file }) => file.endsWith("ai-insights-opportunities.md"));
			const told = (file ? textsOf(file) : []).filter(({ value }) => value.includes(cluster));
			expect(told.filter(({ value }) => /%|per cent/.test(value))).toEqual([]);
		}
	});

	test("training: a fortnightly program, and a case told over Tuesdays", () => {
		const words = wordsOf("transform-organisation");
		expect(words).toMatch(/every fortnight/);
		expect(words.match(/\b(?:First|Second|Third|Fourth|Fifth) Tuesday\b/g)).toHaveLength(5);
	});

	test.each(["new-normal-genai-adoption", "professionals-feel-about-genai", "how-where-why-genai"])(
		"%s links to the research report",
		(slug) => {
			const { destinations } = loadContent(project);
			const { body } = articles.find((article) => article.slug === slug) ?? {};
			expect(body).toContain(`](${destinations.researchReport})`);
		},
	);
});
