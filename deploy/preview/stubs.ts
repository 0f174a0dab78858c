import { createHash } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { escapeHtml } from "../escapeHtml.ts";
import { timeouts } from "./server.ts";

interface StubText {
	readonly service: string;
	readonly purpose: string;
}

/** Descriptions of the real services, by the keys of `content/destinations.yaml`. */
const stubTexts = {
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
	"eventPages/:slug": {
		service: "an event page",
		purpose: "On the live site this link opens the details of one event or webinar.",
	},
} satisfies Record<string, StubText>;

/** The colours of the site, as the customers of a form's service choose them there: a frame of others would stand out. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#0f1d16,#f0efe8);--edge:light-dark(#76837b,#7f8b84)}
html{background:light-dark(#fdfdfb,#1b2721)}
body{margin:0 auto;padding:clamp(1.25rem,9vw - 1rem,3rem);max-width:40rem;font:1.0625rem/1.5 system-ui,sans-serif;color:var(--ink)}
h1{margin:0 0 .5rem;font-size:2rem;font-weight:640;line-height:1.12;letter-spacing:-.024em}
p{margin:.75rem 0}
label{display:block;margin-top:1rem;font-weight:600}
input,textarea,button{box-sizing:border-box;font:inherit;padding:.65rem .8rem;border:1px solid var(--edge)}
input,textarea{width:100%;margin-top:.25rem;border-radius:3px;background:light-dark(#fff,#131c18)}
body:has(form){box-sizing:border-box;max-width:45rem;min-height:100vh}
body:has(form),main:has(form),form{display:flex;flex-direction:column}
main,form,textarea{flex:1}
form p{margin-bottom:0}
button{min-height:3rem;padding-inline:1.6rem;border:0;border-radius:1.1rem 0;background:var(--ink);color:light-dark(#fdfdfb,#1b2721);font-weight:600;cursor:pointer}
[popover]{margin:auto;padding:1.5rem;max-width:22rem;border:1px solid var(--edge);border-radius:1.1rem 0;background:light-dark(#fff,#131c18);color:inherit}
a{display:inline-block;padding:.35rem 0;color:inherit}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** A sample form. Its button submits nothing and it has no action, so nothing typed leaves the page. */
const sampleForm = `<form method="dialog">
<label for="name">Name</label><input id="name" autocomplete="name">
<label for="email">Email</label><input id="email" type="email" autocomplete="email">
<label for="message">Message</label><textarea id="message" rows="6"></textarea>
<p><button type="button" popovertarget="unsent">Send</button></p>
<p id="unsent" popover>Nothing was sent. This is a sample of the form.</p>
</form>
`;

/** Renders what the stub form shows when it receives an estimate. */
function renderEstimate(url: string): string {
	return `<p>It comes with the address of an estimate:<br><b>${escapeHtml(url)}</b></p>\n`;
}

/**
 * Creates a server of labelled stub pages for external services, not yet listening. Each
 * answers under the key of its destination: `/demoPlatform`, `/eventPages/<slug>`.
 * @param options `siteOrigin` is the origin of the site, which alone may frame the contact form:
 * `http://localhost:3000`. `outerOrigin` is that of a page that frames the site itself, as the desk does.
 */
export function createStubServer({
	siteOrigin,
	outerOrigin = siteOrigin,
}: {
	readonly siteOrigin: string;
	readonly outerOrigin?: string;
}): FastifyInstance {
	const app = fastify({ ...timeouts, forceCloseConnections: true });
	app.addHook("onRequest", async (_request, reply) => {
		reply.headers({
			"Content-Type": "text/html; charset=utf-8",
			"Content-Security-Policy": formatPolicy("'none'"),
			"X-Content-Type-Options": "nosniff",
			"Referrer-Policy": "no-referrer",
			"X-Robots-Tag": "noindex",
			"Cross-Origin-Resource-Policy": "same-origin",
			"Cache-Control": "no-store",
		});
	});
	const { contactForm, ...linkedServices } = stubTexts;
	for (const [key, service] of Object.entries(linkedServices)) {
		app.get(`/${key}`, (_request, reply) =>
			reply.send(renderPage(describeStub(service), siteOrigin)),
		);
	}
	app.get<{ Querystring: Record<string, unknown> }>("/contactForm", (request, reply) => {
		const { title, body } = describeStub(contactForm);
		const { estimate } = request.query;
		const received = typeof estimate === "string" ? renderEstimate(estimate) : "";
		const page = { title, heading: "Write to us", body: received + sampleForm + body };
		// Within the site's own page there is nothing to go back to.
		const isFramed = request.headers["sec-fetch-dest"] === "iframe";
		return reply
			.headers({
				"Content-Security-Policy": formatPolicy([...new Set([siteOrigin, outerOrigin])].join(" ")),
				"Cross-Origin-Resource-Policy": "cross-origin",
			})
			.send(renderPage(page, isFramed ? undefined : siteOrigin));
	});
	app.setNotFoundHandler((_request, reply) =>
		reply
			.code(404)
			.send(
				renderPage(
					{ title: "No stub here", body: "<p>There is no stub at this address.</p>\n" },
					siteOrigin,
				),
			),
	);
	return app;
}

function describeStub({ service, purpose }: StubText): StubPage {
	const title = `Stand-in for ${service}`;
	return { title, body: `<p>${title}. This is not the real service. ${purpose}</p>\n` };
}

function formatPolicy(frameAncestors: string): string {
	return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`;
}

interface StubPage {
	title: string;
	/** The heading, where it is not the title. */
	heading?: string;
	/** HTML below the heading. */
	body: string;
}

/** Renders the page of a stub. @param siteOrigin where its way back leads; without one it has none. */
function renderPage(
	{ title, heading = title, body }: StubPage,
	siteOrigin: string | undefined,
): string {
	const back = siteOrigin && `<p><a href="${siteOrigin}/">Back to the site</a></p>\n`;
	return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
${body}${back ?? ""}</main>
</body>
</html>
`;
}
