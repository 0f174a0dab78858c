import { toString as textOf } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { createSearch } from "../../app/pages/search/engine.ts";
import type { IndexedEntry } from "../../app/pages/search/searchIndex.ts";
import { searchIndexPath } from "../../paths/index.ts";
import { getDocument, getFile, selectOne, site } from "./documents.ts";
import { searchQuestions } from "./searchQuestions.ts";

const index: IndexedEntry[] = JSON.parse(getFile(searchIndexPath));
const search = createSearch(index, site.content.pages.search);

const isSample = site.content.settings.sample;

describe.runIf(isSample)("the sample content, in the words of visitors", () => {
	test.each(searchQuestions)("%j finds %s among the first three", (question, path) => {
		const answer = search(question);
		const hrefs = answer.slice(0, 3).map(({ href }) => href);
		if (path === undefined) {
			expect(hrefs).toEqual([]);
			return;
		}
		expect(path.includes("#") ? hrefs : hrefs.map((href) => href.split("#")[0])).toContain(path);
		expect(answer.isCorrected).toBe(false);
	});

	test("each question is asked once", () => {
		const questions = new Set(searchQuestions.map(([question]) => question));
		expect(questions.size).toBe(searchQuestions.length);
	});

	test("whoever asks for the referral fee is not told what the platform costs", () => {
		for (const question of ["referral fees", "how much commission", "when do i get paid"]) {
			expect(search(question).directAnswer?.link.href, question).toBe(
				"/partner-referral-agreement",
			);
		}
		expect(search("fees").directAnswer?.link.href).toBe("/pricing");
	});

	test("whoever asks for another price is not told what the platform costs", () => {
		for (const subject of ["a strategy", "the bootcamp", "your insurance", "stored"]) {
			expect(search(`how much is ${subject}`).directAnswer, subject).toBeUndefined();
		}
		expect(search("how much is it").directAnswer?.link.href).toBe("/pricing");
	});

	test("whoever asks for the term is told the notice, and nobody else", () => {
		for (const question of ["what is the term", "your term", "fixed term"]) {
			expect(search(question).directAnswer?.link.href, question).toBe("/faq#lock-in");
		}
		for (const question of ["the term hallucination", "long-term support", "pause training"]) {
			expect(search(question).directAnswer, question).toBeUndefined();
		}
	});

	test.each([
		["polisy", "policy"],
		["privasy", "privacy"],
		["consalt", "consult"],
	])("a wrong letter in the name of a subject is corrected: %s", (typed, subject) => {
		expect(search(typed)).toMatchObject({ isCorrected: true, query: subject });
	});

	test.each(["token", "portal"])("%s, which the site lacks, is not corrected", (word) => {
		expect(search(word)).toMatchObject({ isCorrected: false });
	});
});

test("what is typed letter by letter finds its page from the third letter on", () => {
	const typed = "governance";
	for (let length = 3; length <= typed.length; length++) {
		const { count, isCorrected } = search(typed.slice(0, length));
		expect(count, typed.slice(0, length)).toBeGreaterThan(0);
		expect(isCorrected).toBe(false);
	}
});

test("a typo in the longest word of an article's title is corrected and reported", () => {
	const [word = ""] =
		site.articles[0]?.title.split(/\P{L}+/u).sort((a, b) => b.length - a.length) ?? [];
	const typed = word.slice(0, 3) + word.charAt(4) + word.charAt(3) + word.slice(5);
	const answer = search(typed);
	expect(answer).toMatchObject({ isCorrected: true, query: word.toLowerCase() });
	expect(answer.slice(0, answer.count).map(({ title }) => title)).toContain(
		site.articles[0]?.title,
	);
});

test("every search term of the content finds what names it, among the first three", () => {
	for (const { path, searchTerms = [] } of index) {
		for (const term of searchTerms) {
			const paths = search(term)
				.slice(0, 3)
				.map(({ href }) => href);
			const isAmongFirst = paths.some((href) => href === path || href.startsWith(`${path}#`));
			expect.soft(isAmongFirst, `${path} by “${term}”: ${paths}`).toBe(true);
		}
	}
});

test("every page, event and question can be found", () => {
	const pages = Array.from(site.pages.keys()).filter((path) => path !== "/search");
	const events = site.events.map(({ slug }) => `/events#${slug}`);
	const questions = site.content.pages.faq.items.map(({ id }) => `/faq#${id}`);
	const paths = index.map(({ path }) => path);
	expect(paths.toSorted()).toEqual([...pages, ...events, ...questions].sort());
});

test("the index holds the main part of each page, without what repeats", () => {
	const { acknowledgement, labels } = site.content.settings;
	const { article, featured } = site.content.pages.blog;
	const { relatedRule, next } = article;
	for (const { path, sections = [] } of index.filter(({ path }) => !path.includes("#"))) {
		const pageText = readMainText(path);
		for (const { id, heading = "", text } of sections) {
			const sectionText = `${heading} ${text}`;
			for (const repeated of [
				acknowledgement,
				labels.skipToContent,
				relatedRule,
				next,
				featured.button,
			]) {
				expect(sectionText, path).not.toContain(repeated);
			}
			const words = sectionText.match(/[\p{L}\p{N}]+/gu) ?? [];
			const strange = words.filter((word) => !pageText.includes(word));
			expect.soft(strange, path).toEqual([]);
			if (id) {
				expect.soft(getDocument(path).html, path).toContain(` id="${id}"`);
			}
		}
	}
});

test("the index holds an article from its standfirst to its end", () => {
	for (const { path, standfirst, headings } of site.articles.slice(0, 30)) {
		const { sections = [] } = index.find((entry) => entry.path === path) ?? {};
		expect(sections.map(({ text }) => text).join(" "), path).toContain(standfirst.slice(0, 40));
		expect(sections.map(({ id }) => id)).toEqual(
			expect.arrayContaining(headings.map(({ id }) => id).filter((id) => id !== "footnote-label")),
		);
	}
});

test("telephone and email are found, though they look like buttons; a hidden fallback is not", () => {
	const { phone, email } = site.content.settings.contact;
	const readPageText = (path: string) =>
		(index.find((entry) => entry.path === path)?.sections ?? []).map(({ text }) => text).join(" ");
	expect(readPageText("/contact-us")).toContain(phone);
	expect(readPageText("/contact-us")).toContain(email);
	const fallback = textOf(selectOne(getDocument("/pricing").tree, "div.fallback"));
	const [example = ""] = fallback.split(/[.“]/);
	expect(example.length).toBeGreaterThan(10);
	expect(readPageText("/pricing")).not.toContain(example);
});

/** Elements whose pieces make one line of text. */
const inParagraph = ["p", "td", "li", "dd"];

/** Reads the text of a page's `<main>`, pieces of neighbouring elements apart. */
function readMainText(path: string): string {
	const texts: string[] = [];
	visit(getDocument(path).tree, { type: "element", tagName: "main" }, (main) => {
		visit(main, (node) => {
			if (node.type === "element" && "dataFootnotes" in node.properties) {
				return SKIP;
			}
			if (node.type === "element" && inParagraph.includes(node.tagName)) {
				texts.push(textOf(node));
			}
			if (node.type === "text") {
				texts.push(node.value);
			}
		});
	});
	return texts.join(" ").replaceAll("\u200B", "");
}
