import { z } from "zod";
import { coverModes, pictogramNames, tileNames } from "../../grid/index.ts";

/**
 * Text of a certain form. The words for it are used when the build refuses a value, by editors that
 * know JSON Schema, and in the owner's guide.
 * @param form the whole text.
 * @param rule what an owner may write, such as "one line of text".
 * @param options `abort`: pass over the rules that follow when the form is wrong.
 */
export function written(form: RegExp, rule: string, { abort = false } = {}) {
	return z.string().regex(form, { error: rule, abort }).meta({ patternErrorMessage: rule });
}

/** What may stand in most fields. */
export const lineRule = "one line of text, without spaces at its ends";

/** One line of text: not empty, no line break, no spaces at the ends. */
export const line = written(/^\S(?:[^\n]*\S)?$/, lineRule).describe("One line of text.");

/**
 * One line of text that no reader of Markdown turns into a link by itself: without a web or mail
 * address.
 */
export const lineWithoutAddress = written(
	/^(?!.*(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.|\S@\S))\S(?:[^\n]*\S)?$/,
	`${lineRule}, and no web or mail address in it`,
).describe("One line of text without a web or mail address.");

/**
 * One line of text with placeholders such as {count}, which the page fills in. A brace that opens
 * anything else is refused: some pages are filled in by the visitor's browser, too late to find it.
 * @param names what the page fills in, without braces; a text may leave some of them out.
 */
export function template(...names: readonly [string, ...string[]]) {
	const listed = new Intl.ListFormat("en-AU").format(names.map((name) => `{${name}}`));
	// {brand} is filled in before this schema sees a text, but not before an editor sees it.
	const known = ["brand", ...names].join("|");
	const form = new RegExp(`^(?!.*\\{(?!(?:${known})\\}))\\S(?:[^\\n]*\\S)?$`);
	const only = names.length === 1 ? "the only placeholder is" : "the only placeholders are";
	return written(form, `${lineRule}; ${only} ${listed}`).describe("Filled in by the page.");
}

/** Running text of one paragraph. */
export const paragraph = z
	.string()
	.trim()
	.min(1, "some text")
	.describe("One paragraph of plain text.");

/** Part of an address: lower-case words joined by hyphens. */
export const slug = written(
	/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
	"lower-case letters and digits, joined by single hyphens",
).describe("Part of an address: lower-case words joined by hyphens.");

/** A calendar day, such as 2025-10-28. */
export const day = z.iso
	.date("a day that exists, written YYYY-MM-DD")
	.meta({ patternErrorMessage: "a day that exists, written YYYY-MM-DD" })
	.describe("A calendar day, written YYYY-MM-DD.");

/** A local date and time, such as 2025-02-13T12:30. The zone is Australia/Melbourne. */
export const localTime = written(
	/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
	"a local time, written YYYY-MM-DDTHH:MM",
	{ abort: true },
)
	.refine((text) => z.iso.datetime({ local: true, precision: -1 }).safeParse(text).success, {
		error: "a day and time that exist",
	})
	.describe("A local time in Melbourne, written YYYY-MM-DDTHH:MM.");

/** A public address of another site. */
export const httpsAddress = z
	.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "an absolute https address" })
	.meta({ pattern: "^https://", patternErrorMessage: "an absolute https address" })
	.describe("An absolute https address.");

/** Where a link of the content leads, once destinations are filled in. */
export interface Link {
	/** The words of the link. */
	label: string;
	/** A root path, an anchor of the same page, or an absolute address of another site. */
	href: string;
	/** Whether the link opens in a new tab. */
	newTab: boolean;
}

/**
 * A link as an owner writes it: `to` is a root path (`/pricing`, `/#contact-us`), an anchor of the
 * same page (`#estimate`) or `destination:` and a name from destinations.yaml. The reader has
 * already turned `to` into `href` and `newTab` when this schema sees it.
 */
export const link = z.strictObject({
	label: line.describe("The words of the link."),
	href: z
		.string()
		.regex(
			/^(?:\/(?!\/)|#[a-z]|https:\/\/|http:\/\/localhost:)/,
			"a root path, an anchor, or destination:name",
		)
		.describe("Written as `to`: a root path, an anchor or destination:name."),
	newTab: z.boolean().default(false).describe("Set by the site, never written by hand."),
}) satisfies z.ZodType<Link>;

/** Grounds of tiles, covers and portraits, by the names of the design. */
export const tileColour = z.enum(tileNames).describe("Ground of a tile.");

/** How a cover is drawn. */
export const cover = z.strictObject({
	mode: z
		.enum(coverModes)
		.describe(
			"Subject: contour strategy, frame platform and governance, habit training, weave solutions.",
		),
	form: z.literal([0, 1, 2, 3]).optional().describe("Pins one of the four forms of the mode."),
});

/** How the card of a page is drawn, which is shown where its address is shared. */
const card = cover.extend({
	tile: tileColour,
	flip: z.boolean().optional().describe("Pins whether the drawing runs from right to left."),
});

/** What the browser tab, search engines and shared links show of a page. */
export const head = z.strictObject({
	title: line.max(60).describe("Title of the page without the brand, at most 60 characters."),
	description: line
		.min(50)
		.max(160)
		.describe("What the page holds, 50 to 160 characters, different on every page."),
	card: card
		.default({ mode: "frame", tile: "saltbush" })
		.describe("How the picture for shared links is drawn."),
});

/** The opening of a page. */
export const hero = z.strictObject({
	title: line.describe("The page's title, in the capitals it is shown in."),
	tagline: line.describe("A short line beside the title."),
	lede: paragraph.describe("One or two sentences that introduce the page."),
	actions: z.array(link).default([]).describe("Links below the introduction."),
});

/** The heading of a section with its introduction. */
export const sectionHead = {
	title: line.describe("The section's heading."),
	lede: paragraph.optional().describe("One or two sentences below the heading."),
};

/** The dark band that ends a page with one offer. */
export const closing = z.strictObject({
	title: line.describe("A question or offer that fits the page."),
	text: paragraph.describe("One or two sentences."),
	action: link.describe("The one link of the band."),
});

/** Present and true where a person, firm, quote or brand is a sample that the owner replaces. */
export const sample = z
	.boolean()
	.default(false)
	.describe("true while this is sample content that the owner must replace before launch.");

/** A drawing of the picture generator, by its name. */
export const icon = z.enum(pictogramNames).describe("Name of a drawing in app/grid/pictograms.ts.");
