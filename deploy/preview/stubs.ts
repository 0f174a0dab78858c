import { createHash } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { escapeHtml } from "../escapeHtml.ts";
import { timeouts } from "./server.ts";

/** Descriptions of the real services, by the keys of `content/destinations.yaml`. */
const purposes: Readonly<Record<string, { readonly service: string; readonly purpose: string }>> = {
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
};

const style = `:root{color-scheme:light dark}
body{margin:0 auto;padding:1.5rem;max-width:34rem;font:1.0625rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}
label{display:block;margin-top:1rem;font-weight:600}
input,textarea,button{box-sizing:border-box;font:inherit;padding:.6rem;margin-top:.25rem}
input,textarea{width:100%}
a{display:inline-block;padding:.35rem 0}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** A sample form. Its button is disabled and it has no action, so nothing typed leaves the page. */
const sampleForm = `<form method="dialog">
<label for="name">Name</label><input id="name" autocomplete="name">
<label for="email">E-mail</label><input id="email" type="email" autocomplete="email">
<label for="message">Message</label><textarea id="message" rows="5"></textarea>
<p id="why-off">This sample form sends nothing, so its button is switched off.</p>
<button disabled aria-describedby="why-off">Send</button>
</form>
`;

/** Shown by the stub form when it receives an estimate. */
function renderEstimate(url: string): string {
	return `<p>It comes with the address of an estimate:<br><b>${escapeHtml(url)}</b></p>\n`;
}

/**
 * A server of labelled stub pages for external services, not yet listening. Each
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
	for (const [key, { service, purpose }] of Object.entries(purposes)) {
		const isForm = key === "contactForm";
		const html = renderPage(
			`Stand-in for ${service}`,
			`Stand-in for ${service}. This is not the real service. ${purpose}`,
			siteOrigin,
			isForm ? sampleForm : "",
		);
		app.get<{ Querystring: Record<string, unknown> }>(`/${key}`, ({ query }, reply) => {
			if (isForm) {
				reply.header(
					"Content-Security-Policy",
					formatPolicy([...new Set([siteOrigin, outerOrigin])].join(" ")),
				);
				reply.header("Cross-Origin-Resource-Policy", "cross-origin");
			}
			const { estimate } = query;
			return reply.send(
				isForm && typeof estimate === "string"
					? html.replace("<form", () => `${renderEstimate(estimate)}<form`)
					: html,
			);
		});
	}
	app.setNotFoundHandler((_request, reply) =>
		reply
			.code(404)
			.send(renderPage("No stub here", "There is no stub at this address.", siteOrigin)),
	);
	return app;
}

function formatPolicy(frameAncestors: string): string {
	return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors}`;
}

function renderPage(heading: string, paragraph: string, siteOrigin: string, form = ""): string {
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
