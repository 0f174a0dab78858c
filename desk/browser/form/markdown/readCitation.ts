import { isNoDay, readDate } from "../../../shared/readDate.ts";

/** A citation as somebody has typed it. */
export interface TypedCitation {
	title: string;
	publisher: string;
	published: string;
	url: string;
}

/** What is wrong with a citation, by its fields. */
type CitationProblems = Partial<Record<keyof TypedCitation, string>>;

/** Reads a citation as its file has it, and what is wrong with it, by its fields. */
export function readCitation(typed: TypedCitation): {
	citation: TypedCitation;
	problems: CitationProblems;
} {
	const address = typed.url.trim();
	// People leave out “https://” when they type an address.
	const url = address && !/^[a-z][\w+.-]*:/i.test(address) ? `https://${address}` : address;
	const publicationDate = readDate(typed.published);
	const isDate =
		publicationDate.trim() === "" || /^\d{4}(?:-\d{2}){0,2}$/.test(publicationDate.trim());
	const isAddress = url === "" || /^https:\/\/[^\s/]+\.[^\s]+$/.test(url);
	return {
		citation: {
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
