import { partialDateExamples } from "../../../../content-model/browser.ts";
import { isInCalendar, isNoDay, readDate } from "../../../shared/readDate.ts";

/** A source as somebody has typed it. */
export interface TypedSource {
	title: string;
	publisher: string;
	published: string;
	url: string;
}

/** What is wrong with a source, by its fields. */
type SourceProblems = Partial<Record<keyof TypedSource, string>>;

/** Reads a source as its file has it, and what is wrong with it, by its fields. */
export function readSource(typed: TypedSource): {
	source: TypedSource;
	problems: SourceProblems;
} {
	const address = typed.url.trim();
	// People leave out “https://” when they type an address.
	const url = address && !/^[a-z][\w+.-]*:/i.test(address) ? `https://${address}` : address;
	const date = readDate(typed.published).trim();
	const isDate = date === "" || (isPartialDate(date) && isInCalendar(date));
	const isAddress = url === "" || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url);
	return {
		source: {
			title: typed.title.trim(),
			publisher: typed.publisher.trim(),
			published: date,
			url,
		},
		problems: {
			...(isDate ? {} : { published: describeWrongDate(typed.published) }),
			...(isAddress ? {} : { url: "This should be a web address that begins with https://." }),
		},
	};
}

function describeWrongDate(text: string): string {
	return isNoDay(text) || isPartialDate(text.trim())
		? `There is no such date as ${text.trim()}.`
		: `This should be a year, a month or a day: ${partialDateExamples}.`;
}

/** Checks whether a text has the form of a year, a month or a day, whatever the calendar has. */
function isPartialDate(text: string): boolean {
	return /^\d{4}(?:-\d{2}){0,2}$/.test(text);
}
