import { z } from "zod";
import { interpolate } from "../words/interpolate.ts";
import type { Fields } from "./fields.ts";
import { rowIds } from "./prices.ts";
import {
	cover,
	createPattern,
	day,
	httpsUrl,
	icon,
	imageName,
	localTime,
	rowColours,
	sample,
	slug,
	tileColour,
} from "./values.ts";

/** Author of articles that the whole team signs. */
export const teamAuthor = "team";

/** A date known to the year, the month or the day. YAML reads a bare year as a number. */
export const partialDate = z
	.union([z.string(), z.int().transform(String)], { error: "YYYY, YYYY-MM or YYYY-MM-DD" })
	.pipe(
		z
			.string()
			.regex(/^\d{4}(?:-\d{2}){0,2}$/, { error: "YYYY, YYYY-MM or YYYY-MM-DD", abort: true })
			.refine((text) => day.safeParse(text + "2000-01-01".slice(text.length)).success, {
				error: "a date that exists",
			}),
	)
	.meta({
		errorMessage: "YYYY, YYYY-MM or YYYY-MM-DD",
		formRule: "a year, a month or a day: 2025, 3/2025 or 14/3/2025",
		formWidget: "date",
	})
	.describe("Publication date: YYYY, YYYY-MM or YYYY-MM-DD.");

/** The rules of collections and of the files beside `content/pages/`. */
export function createCollectionSchemas(fields: Fields) {
	const { author, category, evidence, groups, head, line, lineOf } = fields;
	const { lineWithoutAddress, link, offer, paragraph, searchTerms, sectionHead, template } = fields;

	/** Something an article quotes. */
	const source = z.strictObject({
		title: line.describe("Title of the page or paper."),
		publisher: lineWithoutAddress
			.describe("Who published it. An address goes into `url`.")
			.meta({ formHint: "Who published it. An address goes into Web address." }),
		published: partialDate
			.optional()
			.describe("When. Never later than the article's own date.")
			.meta({ formHint: "When: a year, a month or a day, such as 2025, 3/2025 or 14/3/2025." }),
		url: httpsUrl
			.optional()
			.describe("Its address, where it may be linked.")
			.meta({ formLabel: "Web address" }),
		note: lineWithoutAddress
			.optional()
			.describe("What the source reports on, where it is not the original."),
	});

	/** Front matter of `content/articles/{slug}.md`. */
	const article = z.strictObject({
		sample,
		draft: z
			.boolean()
			.optional()
			.describe("true while only `npm run dev` shows the article, marked as a draft.")
			.meta({ formHint: "Keep it off the site until this is unticked." }),
		title: lineOf({ max: 100 }).describe("The article's title."),
		category: category
			.describe("Its chip; labels are in pages/blog.yaml.")
			.meta({ formHint: "The blog category it appears under." }),
		author: author
			.describe("A file name of content/team, or: team.")
			.meta({ formHint: "The person who signs it, or the whole team." }),
		date: day
			.describe(
				"Publication date. Until that day begins in Melbourne, only `npm run dev` shows the article.",
			)
			.meta({
				formHint:
					"Publication date. An article with a date to come is scheduled: it appears on that day.",
			}),
		updated: day.optional().describe("Date of the last change of substance, where there was one."),
		summary: lineOf({ min: 50, max: 160 }).describe(
			"One sentence for cards, search results and feeds.",
		),
		standfirst: paragraph
			.describe("Opens the article in larger type.")
			.meta({ isBeforeText: true }),
		cover: cover.describe("How the article's picture is drawn."),
		sources: z
			.record(z.string(), source)
			.default({})
			.describe("What footnotes refer to, by name.")
			.meta({
				formHint: "The sources that the text refers to, each under a short name.",
				formKeyLabel: "Short name",
			}),
		searchTerms,
	});

	/** `content/team/{slug}.yaml`. */
	const person = z.strictObject({
		sample,
		name: line.describe("Full name."),
		title: line.describe("Role."),
		order: z.int().min(1).describe("Place in the list, from 1.").meta({ formWidget: "hidden" }),
		line: line.describe("One sentence below the name.").meta({ formLabel: "One-line summary" }),
		bio: paragraph
			.describe("A short biography for the author's page.")
			.meta({ formLabel: "Biography" }),
		portrait: createPattern(
			imageName,
			"the name of an image in content/team that ends in .svg, .jpg, .jpeg, .png, .webp or .avif",
		)
			.optional()
			.describe("A photograph or drawing in content/team. Without it, initials are shown.")
			.meta({
				formHint:
					"A photograph, upright, at least 480 by 580 pixels. Without one the initials are shown.",
				formWidget: "picture",
			}),
		searchTerms,
	});

	/** `content/testimonials/{slug}.yaml`. */
	const testimonial = z.strictObject({
		sample,
		order: z.int().min(1).describe("Place in the list, from 1.").meta({ formWidget: "hidden" }),
		quote: paragraph.describe("What the customer said."),
		name: line.describe("Who said it."),
		title: line.describe("Their role."),
		company: line.describe("Their organisation."),
		logo: z
			.enum(["wave", "shield", "house", "rings"])
			.describe("Drawing beside the company's name."),
		colour: z.enum(rowColours).describe("Colour of the logo."),
	});

	const eventTimes = z.looseObject({ start: localTime, end: localTime });

	/** `content/events/{slug}.yaml`. */
	const event = z
		.strictObject({
			sample,
			type: z
				.enum(["WEBINAR", "EVENT"])
				.describe("Decides the badge: its labels are in pages/events.yaml.")
				.meta({ formHint: "Which badge it has." }),
			title: line.describe("What it is called."),
			start: localTime.describe("When it starts. The day in words is made from it."),
			end: localTime.describe("When it ends."),
			updated: day
				.optional()
				.describe(
					"Date of the last change: set it when an event moves, so that calendars that hold it take the new time.",
				),
			place: line.describe("Where: a venue, or Online."),
			summary: line.describe("One sentence on what happens."),
			reading: link
				.optional()
				.describe("What a visitor can read or print on the subject today, below the summary."),
			cover: cover.describe("How the event's picture is drawn."),
		})
		.refine((event) => event.end > event.start, {
			path: ["end"],
			error: "a time after the start",
			// Also while other fields are wrong, so that one run reports everything.
			when: ({ value }) => eventTimes.safeParse(value).success,
		});

	/** One task done twice. */
	const steps = z.array(
		z.strictObject({
			text: line.describe("What is done, in a few words."),
			assistant: z
				.boolean()
				.default(false)
				.describe("true where an assistant does it.")
				.meta({ formHint: "Tick where an assistant does it." }),
		}),
	);
	const comparison = z.strictObject({
		task: line.describe("An ordinary task, such as A letter."),
		without: steps.min(2).max(4).describe("Its steps without an assistant."),
		with: steps.min(2).max(4).describe("Its steps with one."),
	});

	/** Rows of three cells. */
	const table = z.strictObject({
		...sectionHead,
		head: z.tuple([line, line, line]).describe("Headings of the three columns."),
		rows: groups({
			label: line.describe("What the row is about."),
			first: paragraph.describe("Its cell in the second column."),
			second: paragraph.describe("Its cell in the third."),
		}),
	});

	/** `content/benefits/{slug}.yaml`. */
	const benefit = z.strictObject({
		sample: sample
			.describe("true while `body` only says what the finished page will cover.")
			.meta({ formHint: "Tick while the text only says what the finished page will cover." }),
		title: line.describe("Name of the benefit."),
		description: paragraph.describe("The sentence on the tile and below the title."),
		icon,
		colour: tileColour,
		homeOrder: z
			.int()
			.min(1)
			.optional()
			.describe("Place among the home page's tiles, from 1.")
			.meta({
				formLabel: "Place on Home",
				formHint: "Its place among the tiles of Home, from 1. Leave it empty to keep it off Home.",
			}),
		head: head.omit({ card: true }),
		text: paragraph.optional().describe("What there is to say of it already."),
		evidence: evidence.optional().describe("A supporting fact."),
		links: z
			.array(link)
			.optional()
			.describe("The parts of the program that give it, and what else answers questions on it."),
		comparisons: z
			.array(comparison)
			.min(1)
			.optional()
			.describe(
				"Tasks step by step, without and with an assistant. An illustration, labelled as one.",
			),
		table: table
			.optional()
			.describe(
				"A sample to look at, such as a report or a checklist. Its text says that it is one.",
			),
		offer: offer.optional().describe("What it costs, what is included and how one can check it."),
		body: paragraph
			.describe(
				"What there is to say, after `|` in paragraphs with an empty line between them; of a sample, what it will be.",
			)
			.meta({
				formHint: "The text of the benefit’s page. Leave an empty line between paragraphs.",
			}),
	});

	const dollars = z.number().min(0).meta({ isMoney: true });

	/** `content/pricing.yaml`: every figure of the price table and the estimator. */
	const pricing = z
		.strictObject({
			rows: groups({
				id: z.enum(rowIds).describe("What the estimate and Home call the row."),
				label: line.describe("Name of what is sold: the heading of the row."),
				prices: z
					.record(
						z.string(),
						z.number().min(0).nullable().meta({ isMoney: true, formNullLabel: "Not offered" }),
					)
					.describe("Dollars excluding GST by plan, or null where it is not offered.")
					.meta({
						formHint: "In dollars, excluding GST. “1,100” and “1100” are the same.",
						formEntries: "plan",
					}),
				note: line.optional().describe("A few words below the name."),
				per: z
					.enum(["month", "session", "quarter", "once"])
					.describe("What one price pays for.")
					.meta({ formLabel: "Charged per" }),
				sessions: z.int().min(1).optional().describe("Sessions, each with words in training.yaml."),
				oneCell: z
					.array(slug.meta({ formChoices: "plan" }))
					.optional()
					.describe("Plans that share one price in one cell.")
					.meta({
						formHint: "Plans that share one price, shown as one cell across their columns.",
					}),
			}).describe("What is sold, with its prices: the rows of the table."),
			plans: groups({
				id: slug.describe("What `prices` calls the plan."),
				name: line.describe("Name of the plan: the heading of its column."),
				from: z.int().min(1).describe("Smallest head count of the plan."),
				to: z.int().min(1).nullable().describe("Largest head count, or null for no limit.").meta({
					formHint: "The largest number of people in the plan.",
					formNullLabel: "No limit",
				}),
			}).describe("The columns of the table, smallest first."),
			users: z
				.strictObject({ range: template("from", "to"), open: template("above") })
				.describe("How the head count of a plan is written: with a limit, and without one."),
			gst: z
				.number()
				.min(0)
				.max(1)
				.describe("Goods and services tax as a share of the price.")
				.meta({
					formLabel: "GST",
					formHint: "As a share of the price: 0.1 is 10 per cent.",
				}),
			infrastructure: z.strictObject({
				fixed: dollars.describe("Dollars a month for hosting."),
				modelsFrom: dollars.describe("Dollars a month for models, quiet."),
				modelsTo: dollars.describe("Dollars a month for models, busy."),
			}),
			staffTime: z
				.strictObject({
					sessionMinutes: z.int().min(1).describe("Minutes of a bootcamp session."),
					upkeepHours: z.number().min(0).describe("Hours a month of whoever looks after it."),
					hourCost: z.number().positive().describe("Dollars an hour of work costs, in examples."),
				})
				.describe("What a customer's own people spend in hours."),
			assumptions: z.array(paragraph).describe("How the estimate reads the table."),
			assumptionsConfirmed: z
				.boolean()
				.optional()
				.describe("true once the owner has confirmed every assumption.")
				.meta({
					formLabel: "The assumptions are confirmed",
					formHint: "Tick once you have confirmed every assumption.",
				}),
		})
		.transform(({ users, ...pricing }) => ({
			...pricing,
			// The head count in words: “1–20 users”, “100+ users”.
			plans: pricing.plans.map((plan) => {
				const { from, to } = plan;
				const { range, open } = users;
				const text = to ? interpolate(range, { from, to }) : interpolate(open, { above: from - 1 });
				return { ...plan, users: text };
			}),
		}));

	/** Front matter of `content/agreement.md`. */
	const agreement = z.strictObject({
		title: line.describe("Title of the contract and of its page."),
		version: line.describe("Version of the contract."),
		sample,
		summary: paragraph.describe("One or two sentences below the title."),
		keyTerms: groups({
			figure: line.describe("The figure, large."),
			label: line.describe("What the figure means."),
			clause: slug.describe("Anchor of the clause that says so."),
		})
			.max(6)
			.describe("The figures above the contract."),
		toComplete: z
			.array(line)
			.optional()
			.describe("What the owner must fill in below before publishing, a line each. Not shown."),
		ownerDecisions: z.array(paragraph).describe("What the owner must decide before publishing."),
	});

	/** `content/redirects.yaml`. Rules: checks/redirects.ts. */
	const redirects = z.strictObject({
		redirects: z
			.record(z.string(), z.string().trim().min(1, "a path").meta({ formWidget: "link" }))
			.describe("New addresses by the old ones.")
			.meta({
				formHint: "Addresses that pages once had, each with the page that visitors are taken to.",
				formKeyLabel: "Old address",
				formValueLabel: "New address",
			}),
	});

	return { agreement, article, benefit, event, person, pricing, redirects, testimonial };
}

/** The rules of collections, by what a file is. */
export type CollectionSchemas = ReturnType<typeof createCollectionSchemas>;

/** What a file outside `content/pages/` is. */
export type CollectionName = keyof CollectionSchemas;

/** The fields of one file. */
export type FieldsOf<Name extends CollectionName> = z.output<CollectionSchemas[Name]>;

/** The content of `content/pricing.yaml`. */
export type Pricing = FieldsOf<"pricing">;

/** The content of `content/agreement.md`'s front matter. */
export type AgreementHead = FieldsOf<"agreement">;
