import { z } from "zod";
import { card, dayRow, httpsUrl, sample } from "../values.ts";
import type { createLinkField } from "./links.ts";
import type { ListFields } from "./lists.ts";
import type { TextFields } from "./texts.ts";

/** The fields that the parts of a page are made of. */
interface PartFields extends TextFields, ListFields {
	link: ReturnType<typeof createLinkField>;
}

/** Creates the fields for parts that many pages have. */
export function createPagePartFields({
	listOf,
	line,
	lineWithLimits,
	link,
	paragraph,
}: PartFields) {
	/** The search terms of a page, besides its own words. */
	const searchTerms = z
		.array(line)
		.min(1)
		.optional()
		.describe(
			"Also found by: what visitors type into the site's search for it. An exact match comes first.",
		);

	/** The metadata of a page for browser tabs, search engines and shared links. */
	const head = z.strictObject({
		title: lineWithLimits({ max: 60 })
			.describe("Title of the page without the brand, at most 60 characters.")
			.meta({
				formLabel: "Title for search engines",
				formHint: "Title of the page without the brand.",
			}),
		description: lineWithLimits({ min: 50, max: 160 })
			.describe("What the page holds, 50 to 160 characters, different on every page.")
			.meta({
				formLabel: "Description for search engines",
				formHint: "What the page holds, different on every page.",
			}),
		card: card
			.default({ mode: "frame", theme: "saltbush" })
			.describe("How the card of shared links is drawn."),
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

	/** The band that ends a page with one offer. */
	const closing = z.strictObject({
		title: line.describe("A question or offer that fits the page."),
		text: paragraph.describe("One or two sentences."),
		action: link.describe("The one link of the band."),
	});

	/** A fact with its source. */
	const evidence = z.strictObject({
		text: paragraph.describe("The fact in a sentence or two."),
		source: line.describe("Who found it, in what, and when."),
		url: httpsUrl
			.optional()
			.describe("Its address, where it may be linked.")
			.meta({ formLabel: "Web address" }),
	});

	/** What a buyer asks, with the answer. */
	const priceRow = {
		label: line.describe("What the row tells, such as Price."),
		text: paragraph.describe("A sentence or two."),
		sample: sample.describe("true while the row is a sample. It is labelled as one."),
	};

	/** The price of a part of the program, and what is included. */
	const price = z.strictObject({
		...sectionHead,
		figures: listOf({
			label: priceRow.label,
			figure: line.describe("The price or length, in large letters above the text."),
			fact: line
				.optional()
				.describe("What the figure means. With it the head of the page shows the figure, too."),
			cells: dayRow
				.optional()
				.describe("Draws the figure or its text, below the figure: 25 symbols."),
			text: priceRow.text,
			sample: priceRow.sample,
		}).describe("What a buyer asks first, each with a figure."),
		link: link.optional().describe("Where more of it is said."),
		evidence: evidence.optional().describe("A fact that speaks for it."),
		groups: listOf({
			title: line.describe("The heading of the group."),
			rows: listOf(priceRow).describe("A row for each thing a buyer asks."),
		})
			.optional()
			.describe("What else a buyer asks, in groups below the figures."),
	});

	/** A list of subjects, each with the page that has more of it. */
	const linkList = z.strictObject({
		...sectionHead,
		sample: sample.describe("true while the list is a sample. It is labelled as one."),
		items: listOf({
			label: line.describe("The subject."),
			text: paragraph.describe("A sentence or two."),
			link: link.describe("Where more of it is said."),
		}).describe("The subjects, each with its link."),
	});

	/** The schema of a page that opens as most do. */
	const page = <Shape extends z.ZodRawShape>(shape: Shape) =>
		z.strictObject({ head, hero, ...shape });

	return {
		closing,
		evidence,
		head,
		hero,
		linkList,
		page,
		price,
		priceRow,
		searchTerms,
		sectionHead,
	};
}
