import type { RawFile } from "../files/ContentReader.ts";
import { collectTexts } from "../issues/collectTexts.ts";
import { formatValue } from "../issues/formatIssue.ts";
import { getValue } from "../issues/getValue.ts";
import type { Issue } from "../issues/issues.ts";
import { partialDate } from "../schemas/article.ts";
import { day } from "../schemas/values.ts";

// These checks read files whose own fields may be wrong: such a field has its own issue, from the
// schema, and is skipped here, so one run reports everything.

/** Finds issues for articles that quote what was published after them. */
export function findSourceDateIssues(articles: readonly RawFile[]): Issue[] {
	return articles.flatMap(({ file, data }) => {
		const date = day.safeParse(getValue(data, ["date"])).data ?? "9999";
		const sources = Object.entries(getValue(data, ["sources"]) ?? {});
		return sources.flatMap(([name, source]) => {
			const published = partialDate.safeParse(getValue(source, ["published"])).data ?? "";
			const field = `sources.${name}.published`;
			const expected = `not later than the article's own date, ${date}`;
			// A source known to the month or year is compared to that precision.
			const isLater = published > date.slice(0, published.length);
			return isLater ? { file, field, received: published, expected } : [];
		});
	});
}

/** Finds issues for curly quotation marks around a whole value, which YAML includes in the value. */
export function findCurlyQuotes({ file, data }: RawFile): Issue[] {
	const expected = 'straight quotation marks around it, "such as these", or none';
	return collectTexts(data)
		.filter(({ text }) => /^“[^“”]*”$/.test(text))
		.map(({ path, text }) => ({
			file,
			field: path.join("."),
			received: formatValue(text),
			expected,
		}));
}

/** Finds issues for HTML in a field: it would be shown as it is typed. */
export function findHtml({ file, data }: RawFile): Issue[] {
	return collectTexts(data).flatMap(({ path, text }) => {
		const [tag] = /<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i.exec(text) ?? [];
		return tag === undefined
			? []
			: {
					file,
					field: path.join("."),
					received: formatValue(text),
					expected: `words without HTML: ${tag} would be shown as it is`,
					reason: { code: "html", tag },
				};
	});
}

/** Finds issues for a value that only one file of a folder may have. */
export function findRepeats(files: readonly RawFile[], field: string): Issue[] {
	return files.flatMap(({ file, data }) => {
		const value = getValue(data, [field]);
		const first = files.find((other) => getValue(other.data, [field]) === value)?.file;
		const folder = file.slice(0, file.lastIndexOf("/"));
		const expected = `a value no other file of ${folder} has; ${first} has it already`;
		if (value === undefined || value === null || !first || first === file) {
			return [];
		}
		const reason = { code: "taken", by: first } as const;
		return { file, field, received: formatValue(value), expected, value, reason };
	});
}
