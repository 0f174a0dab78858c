import { type ContentFile, type ContentText, readTexts } from "../content-model/index.ts";
import { createFinding, type Finding } from "./finding.ts";

/** Shortest run of words that counts as repeated. */
const minRunLength = 8;

/** Shortest title, in words, that is passed over. A shorter one says too little to be told by. */
const minTitleWords = 4;

/**
 * Finds passages with a run of eight or more words that an earlier article has too, apart from titles and from what
 * a worksheet says: worksheets share their words, and articles quote them. Each passage is reported once, with its
 * first such run.
 */
export function findRepeatedPassages(articles: readonly ContentFile[]): Finding[] {
	const texts = articles.flatMap(readTexts);
	const titles = [...collectTitles(texts), ...articles.flatMap(listReportNames)]
		.filter((title) => title.split(" ").length >= minTitleWords)
		.map((title) => title.toLowerCase())
		.sort((a, b) => b.length - a.length);
	const quotable = new Set(
		texts.filter(isOnWorksheet).flatMap(({ value }) => listRuns(value, titles)),
	);
	const seen = new Map<string, ContentText>();
	return articles.flatMap((article) => {
		const passages = readTexts(article)
			.filter(isProse)
			.map((text) => ({
				text,
				runs: listRuns(text.value, titles).filter((run) => !quotable.has(run)),
			}));
		const findings = passages.flatMap(({ text, runs }) => findRepeat(text, runs, seen));
		for (const { text, runs } of passages) {
			for (const run of runs) {
				seen.set(run, seen.get(run) ?? text);
			}
		}
		return findings;
	});
}

/** Returns whether words are the article's own: a source is cited in the same words everywhere. */
function isProse({ field }: ContentText): boolean {
	return field !== "linkUrl" && !field.startsWith("sources.");
}

function isOnWorksheet({ field }: ContentText): boolean {
	return field === "worksheet";
}

/** Collects the titles of articles and of their sources. */
function collectTitles(texts: readonly ContentText[]): string[] {
	return texts
		.filter(({ field }) => /^(?:sources\.[^.]+\.)?title$/.test(field))
		.map(({ value }) => value);
}

/** Lists the words of an article's links to destinations: they name a report that several articles rest on. */
function listReportNames({ text }: ContentFile): string[] {
	return Array.from(text.matchAll(/\[([^\]]+)\]\(destination:\w+\)/g), ([, name = ""]) => name);
}

function findRepeat(
	text: ContentText,
	runs: readonly string[],
	seen: ReadonlyMap<string, ContentText>,
): Finding[] {
	const run = runs.find((run) => seen.has(run));
	const earlier = run && seen.get(run);
	if (!earlier) {
		return [];
	}
	return [
		createFinding(text, {
			problem: `An earlier article has “${run}” too`,
			remedy: "Say it another way. Only what a worksheet says may be quoted in several articles.",
			earlier: { file: earlier.file, line: earlier.line },
		}),
	];
}

/** Lists every run of the shortest length that counts, in lower case and without marks. */
function listRuns(text: string, titles: readonly string[]): string[] {
	const barrier = "|";
	const marked = titles.reduce(
		(words, title) => words.replaceAll(title, barrier),
		text.toLowerCase().replaceAll(barrier, " "),
	);
	const words = marked.match(/[\p{L}\p{N}]+(?:[’.,-][\p{L}\p{N}]+)*|\|/gu) ?? [];
	return words
		.slice(minRunLength - 1)
		.map((_, start) => words.slice(start, start + minRunLength))
		.filter((run) => !run.includes(barrier))
		.map((run) => run.join(" "));
}
