import { type Issue, shownField } from "../contentModel.ts";
import { labelOf } from "../form/labels.ts";

/**
 * What is wrong, as a sentence for a person who fills in a form.
 * @param where the title of another file that it is in.
 */
export function plainIssue({ field, received, expected }: Issue, where?: string): string {
	const sentence = sentenceOf(field, received, expected);
	if (where === undefined) {
		return sentence;
	}
	const place = shownField(field)
		.split(/[.,] ?/)
		.map(labelOf)
		.join(" › ");
	return `${where}, ${place}: ${sentence}`;
}

function sentenceOf(field: string, received: string, expected: string): string {
	const quoted = received.replace(/^"(.*)"$/, "“$1”");
	const isEmpty = received === "nothing" || received === '""' || received === "null";
	const plain = expected
		.replace(/`([^`]*)`/g, "“$1”")
		.replace(/, written YYYY-MM-DD(THH:MM)?$/, "")
		.replace("one line of text, without spaces at its ends", "some text on one line");
	if (isEmpty && /text|line|characters|name/.test(plain)) {
		return `Fill this in: ${plain}.`;
	}
	if (isEmpty) {
		return /number/.test(plain) ? "Type a number here." : `Fill this in: ${plain}.`;
	}
	const meant = /did you mean (.+?)\?/i.exec(plain)?.[1];
	if (/\bto$/.test(field) && meant) {
		return `There is no page at ${quoted}. Did you mean ${meant}?`;
	}
	return `This should be ${plain}. It says ${quoted}.`;
}
