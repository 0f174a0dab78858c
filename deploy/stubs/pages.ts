import { createHash } from "node:crypto";
import type { StubName } from "./addresses.ts";

interface StubText {
	/** Completes “Stand-in for …”. */
	readonly service: string;
	/** What the real service would show here. */
	readonly purpose: string;
}

const texts: Readonly<Record<StubName, StubText>> = {
	demoPlatform: {
		service: "the demo platform",
		purpose: "On the live site this link opens a platform that visitors can try.",
	},
	articlesSite: {
		service: "the articles site",
		purpose: "On the live site this link opens the full list of articles.",
	},
	eventsPage: {
		service: "the events page",
		purpose: "On the live site this link opens the full list of events and webinars.",
	},
	contactForm: {
		service: "the contact form",
		purpose: "On the live site a form here sends a message to the provider.",
	},
	partnerForm: {
		service: "the partner form",
		purpose: "On the live site a form here registers a new referral partner.",
	},
	researchReport: {
		service: "the research report",
		purpose: "On the live site this link opens a report by another publisher.",
	},
};

const eventText: StubText = {
	service: "an event page",
	purpose: "On the live site this link opens the details of one event or webinar.",
};

const style =
	":root{color-scheme:light dark}" +
	"body{margin:0 auto;padding:1.5rem;max-width:34rem;font:1.0625rem/1.5 system-ui,sans-serif}" +
	"h1{font-size:1.5rem;line-height:1.2}" +
	"label{display:block;margin-top:1rem;font-weight:600}" +
	"input,textarea,button{box-sizing:border-box;font:inherit;padding:.6rem;margin-top:.25rem}" +
	"input,textarea{width:100%}" +
	"a{display:inline-block;padding:.35rem 0}";

/** Hash of the inline style, for a content security policy: `sha256-…`. */
export const stubStyleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;

/**
 * The page of a stub, as HTML.
 * @param name of the destination, or `event` for the page of any event.
 * @param siteOrigin origin of the site, for the link back.
 */
export function stubPage(name: StubName | "event", siteOrigin: string): string {
	const { service, purpose } = name === "event" ? eventText : texts[name];
	const paragraph = `Stand-in for ${service}. This is not the real service. ${purpose}`;
	return page(
		`Stand-in for ${service}`,
		paragraph,
		siteOrigin,
		name === "contactForm" ? sampleForm : "",
	);
}

/** The page for any address that has no stub, as HTML. */
export function unknownStubPage(siteOrigin: string): string {
	return page("No stub here", "There is no stub at this address.", siteOrigin, "");
}

/** A form to look at. Its button is off and it has nowhere to go, so nothing typed leaves the page. */
const sampleForm = `<form method="dialog">
<label for="name">Name</label><input id="name" autocomplete="name">
<label for="email">E-mail</label><input id="email" type="email" autocomplete="email">
<label for="message">Message</label><textarea id="message" rows="5"></textarea>
<p id="why-off">This sample form sends nothing, so its button is switched off.</p>
<button disabled aria-describedby="why-off">Send</button>
</form>
`;

function page(heading: string, paragraph: string, siteOrigin: string, form: string): string {
	return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${paragraph}</p>
${form}<p><a href="${siteOrigin}/" target="_top">Back to the site</a></p>
</main>
</body>
</html>
`;
}
