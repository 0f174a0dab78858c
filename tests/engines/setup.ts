import fastify from "fastify";
import type { TestProject } from "vitest/node";
import { serveBuild } from "../served.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where browsers report what the policy forbids, and where GET answers with all reports. */
		reports: string;
	}
}

/**
 * Serves the built site with its stubs, so that no frame is left without an answer. Its policy also
 * names an address for reports: the one way to hear of violations that every engine knows.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const reports = reportServer();
	const address = await reports.listen({ port: 0, host: "localhost" });
	project.provide("reports", address);
	const servers = await serveBuild((site) => {
		site.addHook("onSend", async (_request, reply) => {
			const policy = reply.getHeader("content-security-policy");
			if (policy) {
				reply.header("content-security-policy", `${policy}; report-uri ${address}`);
			}
		});
	});
	return async () => {
		await Promise.all([...servers, reports].map((server) => server.close()));
	};
}

/** What a browser has reported. */
export interface Report {
	/** The browser, as it names itself. */
	readonly agent: string;
	readonly text: string;
}

function reportServer() {
	const reports: Report[] = [];
	const server = fastify({ forceCloseConnections: true });
	server.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => {
		done(null, body);
	});
	server.post("/", async ({ headers, body }, reply) => {
		reports.push({ agent: headers["user-agent"] ?? "", text: String(body) });
		return reply.code(204).send();
	});
	server.get("/", async () => reports);
	return server;
}
