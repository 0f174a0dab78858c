import { type Issue, oneOf, show, textsIn, valueAt } from "./issues.ts";
import type { RawFile } from "./read.server.ts";
import { partialDate } from "./schemas/collections.ts";
import { day } from "./schemas/values.ts";

// These checks read files whose own fields may be wrong: such a field has its own issue, from the
// schema, and is passed over here. So one run tells everything.

/** Issues for files whose field names something that is not there, such as an author. */
export function unknownNameIssues(
	files: readonly RawFile[],
	field: string,
	known: readonly string[],
): Issue[] {
	return files
		.map(({ file, data }) => ({ file, name: valueAt(data, [field]) }))
		.filter(({ name }) => typeof name === "string" && !known.includes(name))
		.map(({ file, name }) => ({
			file,
			field,
			received: show(name),
			expected: oneOf(known, name),
		}));
}

/** Issues for articles that quote what was published after them. */
export function sourceDateIssues(articles: readonly RawFile[]): Issue[] {
	return articles.flatMap(({ file, data }) => {
		const date = day.safeParse(valueAt(data, ["date"])).data ?? "9999";
		const sources = Object.entries(valueAt(data, ["sources"]) ?? {});
		return sources.flatMap(([name, source]) => {
			const published = partialDate.safeParse(valueAt(source, ["published"])).data ?? "";
			const field = `sources.${name}.published`;
			const expected = `not later than the article's own date, ${date}`;
			// A source known to the month or year is compared to that precision.
			const isLater = published > date.slice(0, published.length);
			return isLater ? { file, field, received: published, expected } : [];
		});
	});
}

/** Issues for events without a page in destinations.yaml, and for pages there without an event. */
export function eventPageIssues(events: readonly string[], eventPages: readonly string[]): Issue[] {
	const file = "content/destinations.yaml";
	const missing = events.filter((slug) => !eventPages.includes(slug));
	const unknown = eventPages.filter((slug) => !events.includes(slug));
	return [
		...missing.map((slug) => ({
			file,
			field: `eventPages.${slug}`,
			received: "nothing",
			expected: `the https address of the page for content/events/${slug}.yaml`,
		})),
		...unknown.map((slug) => ({
			file,
			field: `eventPages.${slug}`,
			received: "no event of that name",
			expected: "the name of a file in content/events, without .yaml",
		})),
	];
}

/**
 * Issues for articles that the blog names and that do not exist, or that it names twice, and for a
 * featured one that is not public. In its lists such a one falls away until its day comes.
 * @param shown those of the articles that are public.
 */
export function blogIssues(
	blog: RawFile | undefined,
	articles: readonly string[],
	shown: readonly string[],
): Issue[] {
	const namesIn = (list: string) =>
		Object.entries(valueAt(blog?.data, ["grid", list]) ?? {}).map(([place, slug]) => ({
			field: `grid.${list}.${place}`,
			slug,
		}));
	const featured = "featured.article";
	const listed = [
		{ field: featured, slug: valueAt(blog?.data, featured.split(".")) },
		...namesIn("pinned"),
		...namesIn("leaveOut"),
	];
	return listed.flatMap(({ field, slug }, index) => {
		const issue = { file: "content/pages/blog.yaml", field, received: show(slug) };
		if (typeof slug !== "string") {
			return [];
		}
		if (!articles.includes(slug)) {
			return { ...issue, expected: "the name of a file in content/articles, without .md" };
		}
		if (field === featured && !shown.includes(slug)) {
			return { ...issue, expected: "a public article: this is a draft, or its day has not come" };
		}
		const isFirst = listed.findIndex((other) => other.slug === slug) === index;
		return isFirst ? [] : { ...issue, expected: "each article once: it is listed above already" };
	});
}

/** The issue of a page that describes more or fewer sessions than the bootcamp is sold with. */
export function sessionIssues(training: unknown, pricing: unknown): Issue[] {
	const rows = Object.values(valueAt(pricing, ["rows"]) ?? {});
	const bootcamp = rows.find((row) => valueAt(row, ["id"]) === "bootcamp");
	const sold = valueAt(bootcamp, ["sessions"]);
	const described = valueAt(training, ["bootcamp", "sessions"]);
	return typeof sold !== "number" || !Array.isArray(described) || described.length === sold
		? []
		: [
				{
					file: "content/pages/training.yaml",
					field: "bootcamp.sessions",
					received: `${described.length} entries, and content/pricing.yaml sells ${sold} sessions`,
					expected: `as many here as there: describe ${sold} sessions here, or write sessions: ${described.length} for bootcamp in content/pricing.yaml`,
				},
			];
}

/** Issues for curly quotation marks around a whole value, which YAML takes for a part of it. */
export function curlyQuoteIssues({ file, data }: RawFile): Issue[] {
	const expected = 'straight quotation marks around it, "such as these", or none';
	return textsIn(data)
		.filter(({ text }) => /^“[^“”]*”$/.test(text))
		.map(({ path, text }) => ({ file, field: path.join("."), received: show(text), expected }));
}

/** Issues for a value that only one file of a folder may have. */
export function repeatedIssues(files: readonly RawFile[], field: string): Issue[] {
	return files.flatMap(({ file, data }) => {
		const value = valueAt(data, [field]);
		const first = files.find((other) => valueAt(other.data, [field]) === value)?.file;
		const folder = file.slice(0, file.lastIndexOf("/"));
		return value === undefined || value === null || first === file
			? []
			: {
					file,
					field,
					received: show(value),
					expected: `a value no other file of ${folder} has; ${first} has it already`,
				};
	});
}
