import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { openBuild } from "../../deploy/local/build-folder.ts";
import { readSiteFiles } from "../../deploy/local/site-files.ts";
import { nginxConfiguration } from "../../deploy/nginx/configuration.ts";
import { headersFor, siteRules } from "../../deploy/rules.ts";
import { ask } from "../unit/serve/fixture.ts";
import { startNginx } from "./engines.ts";
import { documentText } from "./fixtureSite.ts";

const { folder } = inject("fixture");
const { root, policy } = openBuild(folder);
const rules = siteRules(policy);

test("a fault of nginx shows the site's own page, with all headers", async () => {
	const engine = await startNginx(folder, (configuration) =>
		configuration.replace("location / {", "location = /fault { return 500; }\n\t\tlocation / {"),
	);
	onTestFinished(engine.stop);
	const { status, headers, body } = await ask(engine.port, "/fault");
	expect(status).toBe(500);
	expect(body.toString()).toBe(documentText("Unexpected Application Error!"));
	expect(headers["cache-control"]).toBe(rules.errorCacheControl);
	for (const [name, value] of headersFor(rules, "/fault")) {
		expect(headers[name.toLowerCase()], name).toBe(value);
	}
});

test("clients that say nothing are cut off, and others are served meanwhile", async () => {
	const engine = await startNginx(folder, (configuration) =>
		configuration.replace(/client_header_timeout \d+s/, "client_header_timeout 1s"),
	);
	onTestFinished(engine.stop);
	const closed = Array.from(
		{ length: 50 },
		() =>
			new Promise<void>((resolve) => {
				const socket = connect(engine.port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\n"));
				socket.on("error", () => {});
				socket.resume().once("close", () => resolve());
			}),
	);
	expect((await ask(engine.port, "/strategy")).status).toBe(200);
	await Promise.all(closed);
});

test("10,000 documents are no more than nginx can hold", () => {
	const files = readSiteFiles(root, rules);
	const resources = new Map(files.resources);
	const article = resources.get("/blog/ai-risk-governance");
	for (let number = 0; article !== undefined && number < 10_000; number += 1) {
		const address = `/blog/generated-article-number-${number}`;
		resources.set(address, { ...article, address });
	}
	const scratch = mkdtempSync(join(tmpdir(), "mallee-nginx-"));
	onTestFinished(() => rmSync(scratch, { recursive: true, force: true }));
	const file = join(scratch, "nginx.conf");
	writeFileSync(
		file,
		nginxConfiguration({
			rules,
			files: { ...files, resources },
			root,
			listen: "127.0.0.1:8080",
			scratch,
		}),
	);
	const { status, stderr } = spawnSync("/usr/sbin/nginx", ["-t", "-e", "stderr", "-c", file], {
		encoding: "utf8",
	});
	expect(stderr).toContain("syntax is ok");
	expect(stderr).not.toMatch(/\[(?:warn|emerg)\]/);
	expect(status).toBe(0);
});
