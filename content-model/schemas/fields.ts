import { z } from "zod";
import { formatSuggestion } from "../issues/nearest.ts";
import {
	type Destinations,
	destinationNames,
	destinationPrefix,
	parseDestination,
} from "./destinations.ts";
import { type Facts, factNames, insertFacts } from "./facts.ts";
import { card, categoryKey, createPattern, httpsUrl, icon, sample, slug } from "./values.ts";

/** The rule of most fields. */
export const lineRule = "one line of text, without spaces at its ends";

/** The description of a plain line, which the guide omits. */
export const lineDescription = "One line of text.";

/** The description of a plain paragraph. */
export const paragraphDescription = "One paragraph of plain text.";

/** A link of the content, ready for a page. */
export interface Link {
	/** The words of the link. */
	label: string;
	/** A root path, an anchor of the same page, or an absolute address of another site. */
	href: string;
	/** Whether the link opens in a new tab. */
	newTab: boolean;
}

/** Values interpolated into fields. */
export interface FieldContext {
	/** Values of the placeholders that any text may hold. One without a value stays as it is written. */
	facts: Facts;
	/** Addresses outside the site. Nothing while destinations.yaml has issues of its own. */
	destinations?: Destinations;
	/** Names of what other files hold, which may stand in fields. Any may while fields are only described. */
	names?: {
		authors: readonly string[];
		categories: readonly string[];
		/** Files of content/articles; those that are public, too. */
		articles: readonly string[];
		publicArticles: readonly string[];
	};
}

/** Destinations that open in the same tab: the visitor goes there to finish what began here. */
const sameTab: readonly string[] = ["contactForm", "partnerForm"];

/** Where a link leads, as an owner writes it. */
const linkTarget = createPattern(
	new RegExp(`^(?:/(?!/)|#[a-z]|https://|${destinationPrefix}(?:${destinationNames.join("|")})$)`),
	`a root path, an anchor, an https address, or ${destinationPrefix} and one of ${destinationNames.join(", ")}`,
	{ abort: true },
).refine((to) => !to.startsWith("https:") || httpsUrl.safeParse(to).success, {
	error: "an absolute https address",
});

/**
 * The fields that many schemas share. Texts are filled with the facts, and `to` of a link becomes
 * `href` and `newTab`, by the fields themselves: a schema describes the file as its owner writes it.
 * @param context what is filled in; nothing for describing the schemas only.
 */
export function createFields({ facts, destinations, names }: FieldContext = { facts: {} }) {
	const insertAll = (text: string) => insertFacts(text, facts);

	/** A text of one line that may hold the facts and some placeholders that its page fills in. */
	function createLine(
		names: readonly string[],
		{ min = 1, max = Infinity, before = "", rule = lineRule } = {},
	) {
		const placeholderNames = [...factNames, ...names];
		const pattern = new RegExp(
			`^${before}(?!.*\\{(?!(?:${placeholderNames.join("|")})\\}))\\S(?:[^\\n]*\\S)?$`,
		);
		const listedNames = names.length > 0 ? names : placeholderNames;
		const error = ({ input = "" }: { input?: unknown }) =>
			/\{\w*\}/.test(String(input)) || names.length > 0
				? `${rule}; the only placeholders are ${formatPlaceholders(listedNames, String(input), placeholderNames)}`
				: rule;
		const text = z
			.string()
			.regex(pattern, { error })
			.meta({ patternErrorMessage: names.length > 0 ? error({}) : rule });
		const atLeast = min > 1 ? text.min(min) : text;
		return (max < Infinity ? atLeast.max(max) : atLeast).transform(insertAll);
	}

	/** One line of text: not empty, no line break, no spaces at the ends. */
	const line = createLine([]).describe(lineDescription);

	/** Several lines by their names, such as the words of a form. */
	const lines = <Name extends string>(...names: Name[]) =>
		Object.fromEntries(names.map((name) => [name, line])) as Record<Name, typeof line>;

	/** One line within limits of length, in characters. */
	const lineOf = (limits: { min?: number; max?: number }) =>
		createLine([], limits).describe(lineDescription);

	/** One line of text that no reader of Markdown turns into a link: without a web or mail address. */
	const lineWithoutAddress = createLine([], {
		before: "(?!.*(?:[Hh][Tt][Tt][Pp][Ss]?:\\/\\/|[Ww]{3}\\.|\\S@\\S))",
		rule: `${lineRule}, and no web or mail address in it`,
	}).describe("One line of text without a web or mail address.");

	/**
	 * One line of text with placeholders such as {count}, which the page fills in. Any other is refused:
	 * some pages are filled in by the visitor's browser, too late to find it.
	 * @param names what the page fills in, without braces; a text may leave some of them out.
	 */
	const template = (...names: readonly [string, ...string[]]) =>
		createLine(names).describe("Filled in by the page.");

	/** Running text of one paragraph. @param names placeholders that the page fills in. */
	const paragraphWith = (...names: readonly string[]) => {
		const allowedNames = [...factNames, ...names];
		return z
			.string()
			.trim()
			.min(1, "some text")
			.refine((text) => findUnknownPlaceholder(text, allowedNames) === undefined, {
				error: ({ input }) =>
					`text; the only placeholders are ${formatPlaceholders(allowedNames, String(input))}`,
			})
			.transform(insertAll)
			.describe(paragraphDescription);
	};
	const paragraph = paragraphWith();

	/**
	 * A link: `to` is a root path (`/pricing`, `/#contact-us`), an anchor of the same page
	 * (`#estimate`), an https address, or `destination:` and a name from destinations.yaml.
	 */
	const link = z
		.strictObject({
			label: line.describe("The words of the link."),
			to: linkTarget.describe("Where it leads.").meta({
				formLabel: "Leads to",
				formHint: "Choose a page, or type a web address that begins with https://.",
				formWidget: "link",
			}),
		})
		.transform(({ label, to }): Link => ({ label, ...resolveTarget(to) }));

	function resolveTarget(to: string): Omit<Link, "label"> {
		const name = parseDestination(to);
		return name
			? { href: destinations?.[name] ?? "/", newTab: !sameTab.includes(name) }
			: { href: to, newTab: to.startsWith("https:") };
	}

	/** Who signed an article. */
	const author = (names ? z.enum(names.authors) : line).meta({ formChoices: "author" });

	/** The category of an article. */
	const category = (names ? z.enum(names.categories) : categoryKey).meta({
		formChoices: "category",
	});

	/** The name of an article's file. */
	const fileRule = "the name of a file in content/articles, without .md";
	const article = slug
		.refine((name) => names?.articles.includes(name) ?? true, {
			error: ({ input }) => fileRule + formatSuggestion(String(input), names?.articles ?? []),
			abort: true,
		})
		.meta({ formChoices: "article" });

	/** The name of an article's file, for one that has to be public. */
	const publicArticle = article.refine((name) => names?.publicArticles.includes(name) ?? true, {
		error: "a public article: this is a draft, or its day has not come",
	});

	/** A list of groups with the same fields. */
	const groups = <Shape extends z.ZodRawShape>(shape: Shape) =>
		z.array(z.strictObject(shape)).min(1);

	/** Such a list with exactly so many. */
	const groupsOf = <Shape extends z.ZodRawShape>(count: number, shape: Shape) =>
		z.array(z.strictObject(shape)).length(count);

	/** A list with an entry for each session of the bootcamp. */
	const forEachSession = <Item extends z.ZodType>(item: Item) =>
		z
			.array(item)
			.min(1)
			.refine(({ length }) => [undefined, String(length)].includes(facts.sessionCount), {
				error: ({ input }) =>
					`as many as content/pricing.yaml sells: describe ${facts.sessionCount} sessions here, or write sessions: ${Object(input).length} for bootcamp there`,
			});

	/** What the site's search finds a thing by besides its own words. */
	const searchTerms = z
		.array(line)
		.min(1)
		.optional()
		.describe(
			"Also found by: what visitors type into the site's search for it. An exact match comes first.",
		);

	/** What the browser tab, search engines and shared links show of a page. */
	const head = z.strictObject({
		title: lineOf({ max: 60 })
			.describe("Title of the page without the brand, at most 60 characters.")
			.meta({ formHint: "Title of the page without the brand." }),
		description: lineOf({ min: 50, max: 160 })
			.describe("What the page holds, 50 to 160 characters, different on every page.")
			.meta({ formHint: "What the page holds, different on every page." }),
		card: card
			.default({ mode: "frame", tile: "saltbush" })
			.describe("How the picture for shared links is drawn."),
		searchTerms,
	});

	/** The opening of a page. */
	const hero = z.strictObject({
		title: line.describe("The page's title, in the capitals it is shown in."),
		tagline: line.describe("A short line beside the title."),
		lede: paragraph.describe("One or two sentences that introduce the page."),
		sample: sample.describe("true while a promise in it is a sample. It is labelled as one."),
		actions: z.array(link).default([]).describe("Links below the introduction."),
	});

	/** The heading of a section with its introduction. */
	const sectionHead = {
		title: line.describe("The section's heading."),
		lede: paragraph.optional().describe("One or two sentences below the heading."),
	};

	/** The dark band that ends a page with one offer. */
	const closing = z.strictObject({
		title: line.describe("A question or offer that fits the page."),
		text: paragraph.describe("One or two sentences."),
		action: link.describe("The one link of the band."),
	});

	/** A fact with the place it comes from. */
	const evidence = z.strictObject({
		text: paragraph.describe("The fact in a sentence or two."),
		source: line.describe("Who found it, in what, and when."),
		url: httpsUrl
			.optional()
			.describe("Its address, where it may be linked.")
			.meta({ formLabel: "Web address" }),
	});

	/** What a part of the program costs, and what is included. */
	const offer = z.strictObject({
		...sectionHead,
		rows: groups({
			label: line.describe("What the row tells, such as Price."),
			text: paragraph.describe("A sentence or two."),
			sample: sample.describe("true while the row is a sample. It is labelled as one."),
		}).describe("A row for each thing a buyer asks."),
		evidence: evidence.optional().describe("A fact that speaks for it."),
		link: link.optional().describe("Where more of it is said."),
	});

	/** The rules of a page that opens as most do. */
	const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
		z.strictObject({ head, hero, ...shape });

	/** A heading with a paragraph below it. */
	const titled = { title: line, text: paragraph };

	/** An item with a heading, a sentence and a picture. */
	const illustrated = z.strictObject({
		title: line.describe("The item's heading."),
		text: paragraph.describe("A sentence or two."),
		icon,
	});

	/** A list with a heading. */
	const list = z.strictObject({ title: line, items: z.array(line).min(1) });

	return {
		article,
		author,
		category,
		closing,
		evidence,
		forEachSession,
		groups,
		groupsOf,
		head,
		hero,
		illustrated,
		line,
		lineOf,
		lineWithoutAddress,
		lines,
		link,
		list,
		offer,
		page,
		paragraph,
		paragraphWith,
		publicArticle,
		searchTerms,
		sectionHead,
		template,
		titled,
	};
}

/** The first placeholder of a text, in braces, that nothing fills in. */
export function findUnknownPlaceholder(
	text: string,
	allowedNames: readonly string[],
): string | undefined {
	return text.match(/\{\w*\}/g)?.find((written) => !allowedNames.includes(written.slice(1, -1)));
}

/**
 * Placeholders as a sentence lists them, with the one that was probably meant by the first unknown one.
 * @param text as it was written.
 * @param allowedNames all that may stand there, where not all are listed.
 */
export function formatPlaceholders(
	listed: readonly string[],
	text: string,
	allowedNames = listed,
): string {
	const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`);
	const unknown = findUnknownPlaceholder(text, allowedNames);
	const suggestion = unknown ? formatSuggestion(unknown, inBraces(allowedNames)) : "";
	return new Intl.ListFormat("en-AU").format(inBraces(listed)) + suggestion;
}

/** The fields that many schemas share. */
export type Fields = ReturnType<typeof createFields>;
