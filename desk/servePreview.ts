/**
 * Serves the site of the content in the working folder, with its drafts, for the left half of the desk, which starts it
 * (server/preview/previewServer.ts), writes to its input where the code of the site is bundled, and ends it by closing
 * that input. PORT is its port, DESK_SCRIPT the built script of its pages, DESK_ORIGIN where the desk is, STUBS_ORIGIN
 * where the stubs of outside services are.
 */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { loadBundle } from "../build/loadBundle.ts";
import { respondWithIssues } from "../development/issuesPage.ts";
import { followSite } from "../development/latestSite.ts";
import { respondWithFile } from "../development/respondWithFile.ts";

const { PORT, DESK_SCRIPT = "", DESK_ORIGIN, STUBS_ORIGIN } = process.env;
const host = `localhost:${PORT}`;
const origin = `http://${host}`;
const root = process.cwd();
const stylesheetPath = "/desk.css";
/** A page that is left before it is shown would report an aborted transition as an error. */
const noTransitions = "@view-transition{navigation:none}";
const scriptPath = "/desk.js";
const deskScript = `<script type="module" src="${scriptPath}" data-desk="${DESK_ORIGIN}"></script>`;
const headElements = `<link rel="stylesheet" href="${stylesheetPath}">${deskScript}`;

const bundle = once(process.stdin, "data").then(async ([folder]) => ({
	...(await loadBundle(String(folder))),
	clientFolder: join(String(folder), "client"),
}));
process.stdin.on("end", () => process.exit(0));
// Beside a half-filled form, a page keeps its last valid state.
const getLatest = followSite(root, { stubsOrigin: STUBS_ORIGIN, keepsLast: true });

const app = fastify();
app.addHook("onRequest", async (request, reply) => {
	// Under another name for this machine, anybody's page could read what is not published.
	if (request.headers.host !== host) {
		return reply.code(403).send("This address is for the desk alone.");
	}
});
app.register(fastifyStatic, { root, serve: false });
app.get(scriptPath, (_request, reply) =>
	reply.type("text/javascript").send(readFileSync(DESK_SCRIPT)),
);
app.get(stylesheetPath, async (_request, reply) =>
	reply.type("text/css").send((await bundle).stylesheet + noTransitions),
);
app.get("/*", async (request, reply) => {
	const url = new URL(request.url, origin);
	try {
		// Whoever asks first waits for both: the site is made while its code is bundled.
		const latest = getLatest();
		const { clientFolder, respond } = await bundle;
		// Scripts and fonts. Pictures have their URLs in the same folder, and are made of the content.
		if (existsSync(join(clientFolder, url.pathname)) && url.pathname !== "/") {
			return reply.sendFile(url.pathname, clientFolder);
		}
		const file = await respondWithFile(url, latest, root);
		return file ?? addHeadElements(await respond(new Request(url), await latest.site));
	} catch (error) {
		return respondWithIssues(error, deskScript);
	}
});
await app.listen({ port: Number(PORT), host: "localhost" });
// Without the code there is nothing to serve: an error ends this process.
await bundle;

/** Adds the stylesheet, which a build writes into each document, and the script that talks with the desk. */
async function addHeadElements(page: Response): Promise<Response> {
	const html = (await page.text()).replace("</head>", () => `${headElements}</head>`);
	return new Response(html, { status: page.status, headers: { "Content-Type": "text/html" } });
}
