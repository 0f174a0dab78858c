import type { Content } from "../../content-model/index.ts";
import { formatWorkedExample } from "../pricing/formatFigures.ts";
import { type Paragraph, parseParagraph } from "./plainText.server.ts";

/** A question of the FAQ with its answer, figures filled in. */
export interface AnsweredQuestion {
	/** Anchor of the answer. */
	id: string;
	/** Id of its group. */
	group: string;
	question: string;
	searchTerms: readonly string[] | undefined;
	/** Whether the answer is a sample, to be labelled as one. */
	sample: boolean;
	answer: Paragraph[];
}

/** Creates the FAQ, with the answers as its page shows them. */
export function createQuestions({ settings, pages, pricing }: Content): AnsweredQuestion[] {
	const { example } = pages.pricing.estimator;
	return pages.faq.items.map(
		({
			id,
			group,
			question,
			answer,
			choices = example.choices,
			seatPrice,
			hourlyRate,
			teams,
			searchTerms,
			sample,
		}) => ({
			id,
			group,
			question,
			searchTerms,
			sample,
			answer: answer.map((text) =>
				parseParagraph(
					formatWorkedExample({ choices, seatPrice, hourlyRate, teams, text }, pricing),
					settings,
				),
			),
		}),
	);
}

/** Returns an answer as plain text. */
export function toPlainText({ answer }: AnsweredQuestion): string {
	return answer.map((parts) => parts.map(({ text }) => text).join("")).join(" ");
}
