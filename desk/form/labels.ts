/** Labels of fields whose names in the files would puzzle a reader of forms. */
const labels: Readonly<Record<string, string>> = {
	alt: "Alternative text",
	assumptionsConfirmed: "The assumptions are confirmed",
	bio: "Biography",
	crop: "Part shown in wide windows",
	draft: "Draft",
	eventPages: "Event pages",
	faq: "Questions and answers",
	form: "Form of the drawing",
	from: "From",
	gst: "GST",
	head: "Search engines and sharing",
	hero: "Top of the page",
	heroWords: "Headline of Home",
	homeOrder: "Place on Home",
	href: "Link",
	icon: "Drawing",
	id: "Name in the page",
	lede: "Introduction",
	line: "One-line summary",
	markdown: "Text",
	per: "Charged per",
	phone: "Telephone",
	sample: "Sample content",
	securityExpires: "Security contact valid until",
	to: "Leads to",
	url: "Web address",
};

/** Hints in place of those that speak of files; by kind and field, or by field alone. */
const hints: Readonly<Record<string, string>> = {
	"article.author": "The person who signs it, or the whole team.",
	"article.category": "The blog category it appears under.",
	"article.date":
		"Publication date. An article with a date to come is scheduled: it appears on that day.",
	"article.draft": "Keep it off the site until this is unticked.",
	"article.published": "When: a year, a month or a day, such as 2025, 3/2025 or 14/3/2025.",
	"article.sources": "The sources that the text refers to, each under a short name.",
	"benefit.body": "The text of the benefit’s page. Leave an empty line between paragraphs.",
	"benefit.homeOrder":
		"Its place among the tiles of Home, from 1. Leave it empty to keep it off Home.",
	"benefit.sample": "Tick while the text only says what the finished page will cover.",
	"destinations.eventPages": "The page of each event on the outside site.",
	"event.type": "Which badge it has.",
	"person.portrait":
		"A photograph, upright, at least 480 by 580 pixels. Without one the initials are shown.",
	"pricing.assumptionsConfirmed": "Tick once you have confirmed every assumption.",
	"pricing.prices": "In dollars, excluding GST. “1,100” and “1100” are the same.",
	"pricing.gst": "As a share of the price: 0.1 is 10 per cent.",
	"pricing.oneCell": "Plans that share one price, shown as one cell across their columns.",
	"pricing.to": "The largest number of people in the plan.",
	"redirects.redirects":
		"Addresses that pages once had, each with the page that visitors are taken to.",
	"site.brand": "The provider’s name. Wherever a text says {brand}, this name is shown.",
	"site.colours": "The eight colours of the brand. Every other colour is made from these.",
	"site.phone": "As it is read, such as 03 7010 0142. The link for telephones follows from it.",
	icon: "The drawing shown beside it.",
	sample: "Tick while this is sample content that you will replace before launch.",
	to: "Choose a page, or type a web address that begins with https://.",
};

/** `homeOrder` as a person reads it. */
export function getLabel(name: string): string {
	const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("-", " ");
	return labels[name] ?? capitalise(words.toLowerCase());
}

/** What a form says below a field. @param about what the schema says of it. */
export function getHint(kind: string, name: string, about: string): string {
	return hints[`${kind}.${name}`] ?? hints[name] ?? plainWords(about);
}

/** The words of a schema without those for people who write files. */
function plainWords(about: string): string {
	return about
		.replace(/,? after `\|`[^;.]*/g, "")
		.replace(/\bor null\b/g, "or nothing")
		.replace(/^true once\b/, "Tick once")
		.replace(/^true while\b/, "Tick while")
		.replace(/^true for\b/, "Tick for")
		.replace(/`([^`]*)`/g, "“$1”")
		.replaceAll("npm run dev", "the preview");
}

/** A text with a capital first letter. */
export function capitalise(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
