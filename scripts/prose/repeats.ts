import { type ContentFile, type ContentText, textsOf } from "../content/values.ts";
import { allowedRepeats } from "./allowedRepeats.ts";
import type { Finding } from "./finding.ts";

/** Shortest run of words that counts as repeated. */
const shortestRun = 8;

/** Shortest title, in words, that is passed over. A shorter one says too little to be told by. */
const shortestTitle = 4;

/** A text as it is compared. */
interface Passage {
	text: ContentText;
	/** In lower case, without marks. Nothing stands where a title was, and matches nothing. */
	words: (string | undefined)[];
}

/** Where in a passage a run of words begins. */
interface Place {
	passage: Passage;
	start: number;
}

/**
 * Runs of eight or more equal words that two articles share, titles and allowed phrases apart. Each
 * is told once, at its later place, at its full length.
 */
export function repeatedPassages(articles: readonly ContentFile[]): Finding[] {
	const titles = titlesIn(articles.flatMap(textsOf));
	const seen = new Map<string, Place>();
	return articles.flatMap((article) => {
		const passages = textsOf(article)
			.filter(isProse)
			.map((text) => ({ text, words: wordsOf(text.value, titles) }));
		const findings = passages.flatMap((passage) => repeatsIn(passage, seen));
		for (const passage of passages) {
			for (const [start, run] of runsOf(passage)) {
				seen.set(run, seen.get(run) ?? { passage, start });
			}
		}
		return findings;
	});
}

/** Words of the article itself: a source is cited in the same words everywhere. */
function isProse({ field }: ContentText): boolean {
	return field !== "address" && !field.startsWith("sources.");
}

/** Titles of articles and of their sources, and what is allowed, in lower case, longest first. */
function titlesIn(texts: readonly ContentText[]): string[] {
	return texts
		.filter(({ field }) => /^(?:sources\.[^.]+\.)?title$/.test(field))
		.map(({ value }) => value)
		.filter((title) => title.split(" ").length >= shortestTitle)
		.concat(allowedRepeats.map(({ words }) => words))
		.map((title) => title.toLowerCase())
		.sort((a, b) => b.length - a.length);
}

function repeatsIn(passage: Passage, seen: ReadonlyMap<string, Place>): Finding[] {
	const findings: Finding[] = [];
	let told = 0;
	for (const [start, run] of runsOf(passage)) {
		const earlier = seen.get(run);
		if (!earlier || start < told) {
			continue;
		}
		const words = sharedWords(passage.words.slice(start), earlier);
		told = start + words.length;
		const { file, line } = earlier.passage.text;
		findings.push({
			file: passage.text.file,
			line: passage.text.line,
			what: `“${words.join(" ")}”, as in ${file}:${line}`,
			remedy: "say it another way, or allow it with a reason in scripts/prose/allowedRepeats.ts",
		});
	}
	return findings;
}

/** The words from their first on for as long as they are those at an earlier place. */
function sharedWords(words: Passage["words"], { passage, start }: Place): Passage["words"] {
	const end = words.findIndex(
		(word, index) => word === undefined || word !== passage.words[start + index],
	);
	return end < 0 ? words : words.slice(0, end);
}

/** Every run of the shortest length that counts, with the place of its first word. */
function* runsOf({ words }: Passage): Generator<[start: number, run: string]> {
	for (let start = 0; start + shortestRun <= words.length; start += 1) {
		const run = words.slice(start, start + shortestRun);
		if (!run.includes(undefined)) {
			yield [start, run.join(" ")];
		}
	}
}

function wordsOf(text: string, titles: readonly string[]): Passage["words"] {
	const barrier = "|";
	const marked = titles.reduce(
		(words, title) => words.replaceAll(title, barrier),
		text.toLowerCase().replaceAll(barrier, " "),
	);
	const words = marked.match(/[\p{L}\p{N}]+(?:[’.,-][\p{L}\p{N}]+)*|\|/gu) ?? [];
	return words.map((word) => (word === barrier ? undefined : word));
}
