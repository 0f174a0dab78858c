import { z } from "zod";
import {
	type BrandColours,
	type ColourName,
	createPalette,
	findWeakPairs,
	parseColour,
} from "../../grid/index.ts";
import { toPhoneLink } from "../words/phoneLink.ts";
import type { FieldSchemas } from "./fields.ts";
import { createPattern, day, httpsUrl, sample } from "./values.ts";

/** A colour as an owner writes it. */
const colour = createPattern(
	/^(?:oklch\((?:0|1|0?\.\d+) (?:0|0?\.\d+) \d{1,3}(?:\.\d+)?\)|#[0-9a-fA-F]{6})$/,
	"a colour, written #rrggbb or oklch(lightness chroma hue)",
)
	.meta({
		formWidget: "colour",
		formRequirement: "a colour written as a hex value, such as #1f4e79",
	})
	.transform(parseColour);

/** The colours of the brand, from which all others are made; one that is hard to see is rejected with the first such pair. */
const colours = z
	.strictObject({
		paper: colour.describe("Ground of the pages: nearly white."),
		gum: colour.describe("The brand's own colour: links, logo, icons, dark bands, shades of grey."),
		saltbush: colour.describe("A quiet second colour, for drawings and a light theme."),
		ochre: colour.describe("A warm colour, for drawings and a theme."),
		dusk: colour.describe("A cool colour, for the focus ring, drawings and a dark theme."),
		redgum: colour.describe("A strong colour, for drawings and a dark theme."),
		wattle: colour.describe("A light, bright colour, for words that were found and a theme."),
		action: colour.describe("Ground of the main buttons; their words are dark."),
	} satisfies Record<ColourName, z.ZodType>)
	.transform((brand: BrandColours, context) => {
		const palette = createPalette(brand);
		const weak = Map.groupBy(findWeakPairs(palette), ({ culprit }) => culprit);
		for (const [culprit, [pair]] of weak) {
			context.addIssue({
				code: "custom",
				path: [culprit],
				message: pair?.problem,
				params: { reason: { code: "weak-contrast", remedy: pair?.remedy } },
			});
		}
		return palette;
	});

/** Creates the schema of `content/site.yaml`: what every page shares. */
export function createSettingsSchema(fields: FieldSchemas) {
	const { line, link, paragraph } = fields;
	return z.strictObject({
		sample,
		brand: line.describe("The provider's name, put wherever content says {brand}.").meta({
			formHint: "The provider’s name. Wherever a text says {brand}, this name is shown.",
		}),
		url: httpsUrl
			.describe("The site's own address, without a slash at its end.")
			.meta({ formLabel: "Web address" }),
		tagline: line.describe("The line under the name."),
		approach: z
			.strictObject({
				name: line.describe("The name of the program, put wherever content says {approach}."),
				story: paragraph.describe("What the name stands for: {story}."),
			})
			.describe("The program's name, shown on Home, and what the brand is named for, on About Us."),
		place: line.describe("The city of the office, put wherever content says {place}."),
		heroWords: z
			.tuple([line, line, line])
			.describe("The three words of the home page's title.")
			.meta({
				formLabel: "Headline of Home",
				formHint: "Three words. The page puts the commas.",
				formItemLabel: "Word",
			}),
		colours: colours
			.describe(
				"The colours of the brand. All others are made from these: a colour that follows another takes its hue.",
			)
			.meta({
				formHint:
					"The eight colours of the brand. Every other colour is made from these. Choose by eye, or type a hex value such as #1f4e79; oklch(…) is taken too.",
			}),
		mission: paragraph.describe("Why the provider exists, in one sentence."),
		demoLabel: line.describe("The words of the demo button."),
		contact: createContactFields(fields),
		securityExpires: day
			.describe("Expiry date of security.txt: at most a year ahead, renewed before it has passed.")
			.meta({ formLabel: "Security contact valid until" }),
		acknowledgement: paragraph.describe("Acknowledgement of Country, shown in the footer."),
		navigation: z.array(link).min(1).describe("The links of the header, in order."),
		footer: createFooterFields(fields),
		legal: z.array(link).describe("Links in the footer's last line."),
		labels: createLabels(fields),
		ownerDecisions: z
			.array(paragraph)
			.optional()
			.describe("What the owner must decide before publishing. Not shown."),
	});
}

/** Creates the schema of the contact details. */
function createContactFields({ line }: FieldSchemas) {
	return z
		.strictObject({
			email: z.email("an email address").describe("Address for enquiries."),
			phone: line.describe("Telephone number as it is read.").meta({
				formLabel: "Telephone",
				formHint: "As it is read, such as 03 7010 0142. The link for telephones follows from it.",
			}),
			phoneHref: createPattern(
				/^tel:\+\d+$/,
				"tel: and the number in international form, such as tel:+61370100142",
			)
				.describe("Telephone number as a link.")
				.meta({ formWidget: "hidden" }),
			address: z
				.strictObject({
					street: line.describe("Floor, number and street, such as Level 2, 1 Sample Lane."),
					locality: line.describe("City, suburb or town."),
					region: line.describe("State or territory, such as VIC."),
					postcode: createPattern(
						/^\d{4}$/,
						'four digits in straight quotation marks, such as "3000"',
					)
						.describe("Postcode.")
						.meta({ formRequirement: "four digits, such as 3000" }),
				})
				.describe("The office's address."),
		})
		.refine(({ phone, phoneHref }) => [undefined, phoneHref].includes(toPhoneLink(phone)), {
			path: ["phoneHref"],
			error: ({ input }) =>
				`${toPhoneLink((input as { phone: string }).phone)}, the link of the number that is read`,
		});
}

/** Creates the schema of the footer. */
function createFooterFields({ line, link }: FieldSchemas) {
	return z.strictObject({
		groups: z
			.array(
				z.strictObject({
					title: line.describe("Heads the column."),
					links: z.array(link).min(1).describe("The links of the column, in order."),
				}),
			)
			.min(1)
			.describe("Columns of links in the footer."),
		contactTitle: line.describe("Heading of the footer's contact details."),
	});
}

/** Creates the schema of the short words of the interface. */
function createLabels({ lineFields, lineWithPlaceholders }: FieldSchemas) {
	return z
		.strictObject({
			...lineFields({
				skipToContent: "The first link of each page, seen once the Tab key reaches it.",
				home: "The name of Home in lists of pages.",
				logo: "Read out for the logo, which leads to Home.",
				menu: "The button that opens the menu in narrow windows.",
				closeMenu: "The button that closes the menu.",
				mainNavigation: "Read out for the links of the header.",
				footerNavigation: "Read out for the columns of links in the footer.",
				legalNavigation: "Read out for the links in the footer's last line.",
				opensInNewTab: "Read out after a link that opens in a new tab.",
				search: "The link to the search, in the header.",
				address: "Heads the office's address on Contact Us.",
				contents: "Heads the list of the sections of an article or of a page of plain text.",
				sample: "The tag on whatever is marked as a sample.",
			}),
			week: lineWithPlaceholders("number").describe(
				"Names a week in a drawing, a worksheet or the bootcamp, by its {number}.",
			),
			portrait: lineWithPlaceholders("name").describe(
				"Read out for a portrait, with the person's {name}.",
			),
		})
		.describe("Short words of the interface.");
}

/** The content of `content/site.yaml`. */
export type SiteSettings = z.output<ReturnType<typeof createSettingsSchema>>;
