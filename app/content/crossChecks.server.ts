import { type Issue, show, valueAt } from "./issues.ts";
import type { RawFile } from "./read.server.ts";
import { partialDate } from "./schemas/collections.ts";
import { day } from "./schemas/values.ts";

// These checks read files whose own fields may be wrong: such a field has its own issue, from the
// schema, and is passed over here. So one run tells everything.

/** Issues for files that content/pages lacks. @param owed the names of pages with rules of their own. */
export function pageFileIssues(names: readonly string[], owed: readonly string[]): Issue[] {
	return owed
		.filter((name) => !names.includes(name))
		.map((name) => ({
			file: `content/pages/${name}.yaml`,
			field: "the whole file",
			received: "no file",
			expected: "a readable file",
		}));
}

/** Issues for files whose field names something that is not there, such as an author. */
export function unknownNameIssues(
	files: readonly RawFile[],
	field: string,
	known: readonly string[],
): Issue[] {
	return files.flatMap(({ file, data }) => {
		const name = valueAt(data, [field]);
		return typeof name !== "string" || known.includes(name)
			? []
			: { file, field, received: show(name), expected: `one of: ${known.join(", ")}` };
	});
}

/** Issues for articles that quote what was published after them. */
export function sourceDateIssues(articles: readonly RawFile[]): Issue[] {
	return articles.flatMap(({ file, data }) => {
		const { data: date } = day.safeParse(valueAt(data, ["date"]));
		if (!date) {
			return [];
		}
		const sources = Object.keys(valueAt(data, ["sources"]) ?? {});
		return sources.flatMap((name) => {
			const field = `sources.${name}.published`;
			const { data: published } = partialDate.safeParse(valueAt(data, field.split(".")));
			// A source known to the month or year is compared to that precision.
			return published && published > date.slice(0, published.length)
				? {
						file,
						field,
						received: published,
						expected: `not later than the article's own date, ${date}`,
					}
				: [];
		});
	});
}

/** Issues for events without a page in destinations.yaml, and for pages there without an event. */
export function eventPageIssues(events: readonly string[], eventPages: readonly string[]): Issue[] {
	const issue = (slug: string, received: string, expected: string): Issue => ({
		file: "content/destinations.yaml",
		field: `eventPages.${slug}`,
		received,
		expected,
	});
	return [
		...events
			.filter((slug) => !eventPages.includes(slug))
			.map((slug) =>
				issue(slug, "nothing", `the https address of the page for content/events/${slug}.yaml`),
			),
		...eventPages
			.filter((slug) => !events.includes(slug))
			.map((slug) =>
				issue(slug, "no event of that name", "the name of a file in content/events, without .yaml"),
			),
	];
}

/** Issues for articles that the blog names and that do not exist, or that it names twice. */
export function blogIssues(blog: RawFile | undefined, articles: readonly string[]): Issue[] {
	const grid = valueAt(blog?.data, ["grid", "articles"]);
	const listed = [
		{ field: "featured.article", slug: valueAt(blog?.data, ["featured", "article"]) },
		...(Array.isArray(grid) ? grid : []).map((slug: unknown, index) => ({
			field: `grid.articles.${index}`,
			slug,
		})),
	];
	return listed.flatMap(({ field, slug }, index) => {
		const issue = (expected: string): Issue => ({
			file: "content/pages/blog.yaml",
			field,
			received: show(slug),
			expected,
		});
		if (typeof slug !== "string") {
			return [];
		}
		if (!articles.includes(slug)) {
			return issue("the name of a file in content/articles, without .md");
		}
		return listed.findIndex((other) => other.slug === slug) === index
			? []
			: issue("each article once: it is listed above already");
	});
}

/** Issues for a value that only one file of a folder may have. */
export function repeatedIssues(files: readonly RawFile[], field: string): Issue[] {
	const first = new Map<string | number, string>();
	return files.flatMap(({ file, data }) => {
		const value = valueAt(data, [field]);
		if (typeof value !== "string" && typeof value !== "number") {
			return [];
		}
		const other = first.get(value);
		if (other === undefined) {
			first.set(value, file);
			return [];
		}
		const folder = file.slice(0, file.lastIndexOf("/"));
		return {
			file,
			field,
			received: show(value),
			expected: `a value no other file of ${folder} has; ${other} has it already`,
		};
	});
}
