import { z } from "zod";
import { coverModes, listPictograms, type PictogramSize, themeNames } from "../../grid/index.ts";

/**
 * Creates the schema of text of a certain form. Its requirement is shown where the build refuses a value, by
 * editors that know JSON Schema, and in the content reference.
 * @param form the whole text.
 * @param requirement what an owner may write, such as "one line of text".
 * @param options `abort`: skip the checks that follow if the form is wrong.
 */
export function createPattern(form: RegExp, requirement: string, { abort = false } = {}) {
	return z
		.string()
		.regex(form, { error: requirement, abort })
		.meta({ patternErrorMessage: requirement });
}

/** Lower-case words joined by hyphens. */
const hyphenated = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** Part of a path: lower-case words joined by hyphens. */
export const slug = createPattern(
	new RegExp(`^${hyphenated}$`),
	"lower-case letters and digits, joined by single hyphens",
).describe("A short name for addresses: lower-case words joined by hyphens.");

/** Name of a picture file. */
export const imageName = new RegExp(`^${hyphenated}\\.(?:svg|jpg|jpeg|png|webp|avif)$`);

/** The key of a category. In lower case it is the last part of its page's path. */
export const categoryKey = createPattern(
	/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/,
	"capitals and digits, joined by single hyphens",
)
	.describe("A category: a name under `categories` in content/pages/blog.yaml.")
	.meta({ formHint: "The category’s short name, as the Blog lists it." });

/** An amount in dollars: whole cents, since no sum or page shows less. */
export const dollars = z
	.number()
	.refine((amount) => Number(amount.toFixed(2)) === amount, {
		error: "dollars, with two decimals at most",
	})
	.meta({ isMoney: true });

/** A row of the habit grid: 25 days. */
export const dayRow = createPattern(/^[.\-o#]{25}$/, "25 symbols, of . - o and #");

/** A calendar day, such as 2025-10-28. */
export const day = z.iso
	.date("a day that exists, written YYYY-MM-DD")
	.meta({
		patternErrorMessage: "a day that exists, written YYYY-MM-DD",
		formRequirement: "a day that exists",
		formWidget: "day",
	})
	.describe("A calendar day, written YYYY-MM-DD.");

/** A local date and time, such as 2025-02-13T12:30. The zone is Australia/Melbourne. */
export const localTime = createPattern(
	/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/,
	"a local time, written YYYY-MM-DDTHH:MM",
	{ abort: true },
)
	.refine((text) => z.iso.datetime({ local: true, precision: -1 }).safeParse(text).success, {
		error: "a day and time that exist",
	})
	.describe("A local time in Melbourne, written YYYY-MM-DDTHH:MM.")
	.meta({ formRequirement: "a day and a time in Melbourne", formWidget: "time" });

/** A public URL of another site. */
export const httpsUrl = z
	.url({ protocol: /^https$/, hostname: z.regexes.domain, error: "an absolute https address" })
	.meta({
		pattern: "^https://",
		patternErrorMessage: "an absolute https address",
		formRequirement: "a web address that begins with https://",
	})
	.describe("A web address that begins with https://.");

/** A colour theme, by the name of the design. */
export const theme = z
	.enum(themeNames)
	.describe("Its colour theme: the ground, with text and drawings to suit.");

/** Drawing options of a cover. */
export const cover = z.strictObject({
	mode: z
		.enum(coverModes)
		.describe(
			"What it is about: contour for strategy, frame for platform and governance, habit for training, weave for solutions.",
		)
		.meta({
			formLabel: "Subject of the drawing",
			formHint: "What it is about.",
			formOptionLabels: {
				contour: "Strategy",
				frame: "Platform and governance",
				habit: "Training",
				weave: "Solutions",
			},
		}),
	pattern: z
		.literal([0, 1, 2, 3])
		.optional()
		.describe("Which of the four patterns of that subject. Left out, one is chosen.")
		.meta({
			formLabel: "Pattern",
			formHint: "Which of the four patterns of that subject.",
			formNullLabel: "Chosen for you",
		}),
});

/** Drawing options of a page's social card. */
export const card = cover.extend({
	theme,
	flip: z
		.boolean()
		.optional()
		.describe("Whether the drawing runs from right to left. Left out, it is chosen."),
});

/** Present and true where a person, firm, quote or brand is a sample that the owner replaces. */
export const sample = z
	.boolean()
	.default(false)
	.describe("true while this is sample content that the owner must replace before launch.")
	.meta({
		formLabel: "Sample content",
		formHint: "Tick while this is sample content that you will replace before launch.",
	});

/** Colours of a row in a habit figure, and of a testimonial's logo, by the names of the design. */
export const rowColours = ["gum", "saltbush", "ochre", "dusk", "redgum"] as const;

/** Creates the schema of the name of a pictogram. @param size of the pictograms that fit its place */
export function createPictogram(size: PictogramSize) {
	return z
		.enum(listPictograms(size))
		.describe(`Name of a pictogram in grid/pictograms.ts, of ${size.replace("x", " by ")} cells.`)
		.meta({
			formLabel: "Drawing",
			formHint: "The drawing shown beside it.",
			formWidget: "pictogram",
			guideAnchor: "pictograms",
		});
}

const percentage = z.number().min(0).max(100);
const size = z.number().positive().max(100);

/** A part of a picture, in per cent of its width and height. */
export const crop = z
	.strictObject({
		left: percentage.describe("From the left edge of the picture to the part."),
		top: percentage.describe("From the top edge of the picture to the part."),
		width: size.describe("How wide the part is."),
		height: size.describe("How high the part is."),
	})
	.refine(({ left, top, width, height }) => left + width <= 100 && top + height <= 100, {
		error: "a part that ends within the picture",
	})
	.describe("A part of the picture: where it begins and how large it is, in per cent.")
	.meta({ formWidget: "crop" });
