import type { Content } from "../content/load.server.ts";
import { paragraphOf } from "../content/plainText.server.ts";
import { workedExample } from "../pricing/words.ts";

/** A question of the price page with its answer, figures filled in. */
export type AnsweredQuestion = ReturnType<typeof answeredQuestions>[number];

/** What buyers ask, with the answers as the price page shows them. */
export function answeredQuestions({ site, pages, pricing }: Content) {
	const { faq, estimator } = pages.pricing;
	return (faq?.items ?? []).map(
		({ id, question, answer, choices = estimator.example.choices, seatPrice, hourlyRate }) => ({
			/** Anchor of the answer. */
			id,
			question,
			answer: answer.map((text) =>
				paragraphOf(workedExample({ choices, seatPrice, hourlyRate, text }, pricing), site),
			),
		}),
	);
}

/** An answer as plain text. */
export function answerText({ answer }: AnsweredQuestion): string {
	return answer.map((parts) => parts.map(({ text }) => text).join("")).join(" ");
}
