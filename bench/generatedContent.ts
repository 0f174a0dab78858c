import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { random } from "../app/grid/seed.ts";

/** Parts of a text that must stay as they are: figures, footnotes, addresses. */
const fixedParts = /(```[\s\S]*?```|\[\^[^\]]+\]|\]\([^)]*\)|https?:\S+)/;

/** A word that another can stand for. */
const word = /(?<=[ (])[a-z]{4,}(?=[ ,.;)])/g;

/**
 * Writes articles into a copy of the content until there are as many as asked for. Each is one of the
 * real articles with a third of its longer words exchanged for others of theirs: as long, with tables,
 * lists, figures, footnotes and sources, and the same in every run.
 * @param root folder that holds `content/`.
 * @param count how many articles there are then.
 */
export function generateArticles(root: string, count: number): void {
	const folder = join(root, "content/articles");
	const names = readdirSync(folder).sort();
	const originals = names.map((name) => {
		const [, front = "", body = ""] =
			readFileSync(join(folder, name), "utf8").match(/^---\n([\s\S]*?\n)---\n([\s\S]*)$/) ?? [];
		return { slug: name.slice(0, -".md".length), front: parse(front), body };
	});
	const words = originals.flatMap(({ body }) => body.match(word) ?? []);
	for (let index = names.length; index < count; index++) {
		const original = originals[index % originals.length];
		if (!original) {
			throw new Error("There is no article to make others from.");
		}
		const round = Math.floor(index / originals.length);
		const slug = `${original.slug}-${round}`;
		const next = random(slug);
		const exchanged = (own: string) =>
			next() < 1 / 3 ? (words[Math.floor(next() * words.length)] ?? own) : own;
		const body = original.body
			.split(fixedParts)
			.map((part, place) => (place % 2 === 0 ? part.replace(word, exchanged) : part))
			.join("");
		const date = new Date(Date.parse(original.front.date) + round * 86_400_000);
		const front = {
			...original.front,
			title: `${original.front.title} ${round}`,
			date: date.toISOString().slice(0, 10),
			updated: undefined,
		};
		writeFileSync(join(folder, `${slug}.md`), `---\n${stringify(front)}---\n${body}`);
	}
}
