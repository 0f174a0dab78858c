import { spawnSync } from "node:child_process";
import fastify from "fastify";
import type { TestProject } from "vitest/node";
import { openBuild } from "../../deploy/buildFolder.ts";
import { createSiteServer } from "../../deploy/preview/server.ts";
import { createStubServer } from "../../deploy/preview/stubs.ts";
import { projectFolder } from "../../machine/files.ts";
import { builtFolder } from "../fixtures/builtFolder.ts";
import { siteOrigin, stubsOrigin, testPort } from "../fixtures/served.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Where browsers report what the policy forbids, and where GET answers with all reports. */
		reports: string;
	}
}

/**
 * Serves the built site with its stubs, so that no frame is left without an answer: Firefox and WebKit
 * would wait for it. The policy also names a URL for reports: the one way to hear of violations
 * that every engine knows. For a visitor with the cookie `lose`, the line breaks off at each URL
 * that holds its value. With REUSE_BUILD the build that is there is served unchanged.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	if (!process.env.REUSE_BUILD) {
		build();
	}
	const reports = createReportServer();
	const reportUrl = await reports.listen({ port: 0, host: "localhost" });
	project.provide("reports", reportUrl);
	const site = createSiteServer(openBuild(builtFolder));
	site.addHook("onSend", async (request, reply) => {
		const [, lost] = /\blose=([^;]+)/.exec(request.headers.cookie ?? "") ?? [];
		if (lost && request.originalUrl.includes(lost)) {
			request.raw.destroy();
			return;
		}
		const policy = reply.getHeader("content-security-policy");
		if (policy) {
			reply.header("content-security-policy", `${policy}; report-uri ${reportUrl}`);
		}
	});
	const stubs = createStubServer({ siteOrigin });
	await stubs.listen({ port: testPort + 1 });
	await site.listen({ port: testPort });
	return async () => {
		await Promise.all([site, stubs, reports].map((server) => server.close()));
	};
}

/** @throws Error where the build fails; it says why itself. */
function build(): void {
	const { status } = spawnSync("npm", ["run", "--silent", "build", "--", "--with-samples"], {
		cwd: projectFolder,
		stdio: "inherit",
		env: { ...process.env, BUILD_DIRECTORY: builtFolder, STUBS_ORIGIN: stubsOrigin },
	});
	if (status !== 0) {
		throw new Error("The site under test could not be built: see its message above.");
	}
}

/** A browser's report. */
export interface Report {
	/** The browser, as it names itself. */
	readonly agent: string;
	readonly text: string;
}

function createReportServer() {
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
