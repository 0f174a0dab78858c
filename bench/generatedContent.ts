import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

/** Parts of a text that must stay as they are: figures, footnotes, URLs. */
const fixedParts = /(```[\s\S]*?```|\[\^[^\]]+\]|\]\([^)]*\)|https?:\S+)/;

/** A replaceable word. */
const word = /(?<=[ (])[a-z]{4,}(?=[ ,.;)])/g;

/**
 * Writes articles into a copy of the content until there are as many as asked for. Each is one of the
 * real articles with a third of its longer words exchanged for others of theirs: as long, with tables,
 * lists, figures, footnotes and sources, and the same in every run.
 * @param folder of the articles.
 * @param count how many articles there are then.
 * @throws where the folder holds no article to begin from.
 */
export function generateArticles(folder: string, count: number): void {
	const originals = readdirSync(folder)
		.filter((name) => name.endsWith(".md"))
		.sort()
		.map((name) => {
			const [, front = "", body = ""] =
				readFileSync(join(folder, name), "utf8").match(/^---\n([\s\S]*?\n)---\n([\s\S]*)$/) ?? [];
			return { slug: name.slice(0, -".md".length), front: parse(front), body };
		});
	const words = originals.flatMap(({ body }) => body.match(word) ?? []);
	let step = 0;
	const replaceWord = (own: string) => {
		step += 1;
		return step % 3 === 0 ? (words[(step * 7919) % words.length] ?? own) : own;
	};
	for (let index = originals.length; index < count; index++) {
		const original = originals[index % originals.length];
		if (!original) {
			throw new Error("There is no article to make others from.");
		}
		const round = Math.floor(index / originals.length);
		const body = original.body
			.split(fixedParts)
			.map((part, place) => (place % 2 === 0 ? part.replace(word, replaceWord) : part))
			.join("");
		const date = new Date(Date.parse(original.front.date) + round * 86_400_000);
		const front = {
			...original.front,
			title: `${original.front.title} ${round}`,
			date: date.toISOString().slice(0, 10),
			updated: undefined,
		};
		writeFileSync(
			join(folder, `${original.slug}-${round}.md`),
			`---\n${stringify(front)}---\n${body}`,
		);
	}
}
