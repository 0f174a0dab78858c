import { type Issue, shownField } from "../contentModel.ts";
import { getLabel } from "../form/labels.ts";

/**
 * What is wrong, as a sentence for a person who fills in a form.
 * @param where the title of another file that it is in.
 */
export function describeIssue({ field, received, expected }: Issue, where?: string): string {
	const sentence = sentenceOf(field, received, expected);
	if (where === undefined) {
		return sentence;
	}
	const place = shownField(field)
		.split(/[.,] ?/)
		.map(getLabel)
		.join(" › ");
	return `${where}, ${place}: ${sentence}`;
}

function sentenceOf(field: string, received: string, expected: string): string {
	const quoted = received
		.replace(/^"(.*)"$/, "“$1”")
		.replace(/(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?(?=”$)/, (_all, year, month, day, time) =>
			[`${day}/${month}/${year}`, time].filter(Boolean).join(", "),
		);
	const isEmpty = received === "nothing" || received === '""' || received === "null";
	const plain = expected
		.replace(/`([^`]*)`/g, "“$1”")
		.replace(/, written YYYY-MM-DD(THH:MM)?$/, "")
		.replace(/^YYYY, YYYY-MM or YYYY-MM-DD$/, "a year, a month or a day: 2025, 3/2025 or 14/3/2025")
		.replace("one line of text, without spaces at its ends", "some text on one line");
	if (isEmpty) {
		return /number/.test(plain) && !/text|line|characters|name/.test(plain)
			? "Type a number here."
			: `Fill this in: ${plain}.`;
	}
	const meant = /did you mean (.+?)\?/i.exec(plain)?.[1];
	if (/\bto$/.test(field) && meant) {
		return `There is no page at ${quoted}. Did you mean ${meant}?`;
	}
	return listSentence(received, plain) ?? `This should be ${plain}. It says ${quoted}.`;
}

/** What is wrong with a list as a whole; nothing where it is no list, or one of its entries is wrong. */
function listSentence(received: string, expected: string): string | undefined {
	const [, bound, count] = /^(at least|at most|exactly) (\d+) entries$/.exec(expected) ?? [];
	if (bound) {
		const present = entriesOf(received);
		return `There must be ${bound} ${count} of these, and there ${present === 1 ? "is" : "are"} ${present || "none"}.`;
	}
	const [, row] = /^one row with the id (\w+)$/.exec(expected) ?? [];
	return (
		row &&
		`The row of ${row} must be here once: Home and the estimate show its prices. “Discard” brings it back.`
	);
}

/** How many entries a list has. @param received the list as an issue shows it */
function entriesOf(received: string): number {
	const list: unknown = received.startsWith("[") ? JSON.parse(received) : undefined;
	return Array.isArray(list) ? list.length : Number.parseInt(received, 10) || 0;
}
