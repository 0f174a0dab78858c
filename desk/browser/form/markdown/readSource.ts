import { isNoDay, readDate } from "../../../shared/readDate.ts";

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
	const publicationDate = readDate(typed.published);
	const isDate =
		publicationDate.trim() === "" || /^\d{4}(?:-\d{2}){0,2}$/.test(publicationDate.trim());
	const isAddress = url === "" || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url);
	return {
		source: {
			title: typed.title.trim(),
			publisher: typed.publisher.trim(),
			published: publicationDate.trim(),
			url,
		},
		problems: {
			...(isDate ? {} : { published: describeWrongDate(typed.published) }),
			...(isAddress ? {} : { url: "This should be a web address that begins with https://." }),
		},
	};
}

function describeWrongDate(text: string): string {
	return isNoDay(text)
		? `There is no such day as ${text.trim()}.`
		: "This should be a year, a month or a day: 2025, March 2025 or 14/3/2025.";
}
