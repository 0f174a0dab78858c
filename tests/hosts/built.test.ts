import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import budgets from "../../budgets.json" with { type: "json" };
import { openBuild } from "../../deploy/buildFolder.ts";
import { cacheControlFor, headersFor, siteRules } from "../../deploy/rules.ts";
import { readSiteFiles } from "../../deploy/siteFiles.ts";
import { flightOf } from "../firstFlight.ts";
import { ask } from "../unit/serve/fixture.ts";
import { engineNames, typeOn } from "./engines.ts";

const built = inject("built");

describe.runIf(built)("the site that was built last", () => {
	if (built === undefined) {
		return;
	}
	const { root, manifest } = openBuild(built.folder);
	const rules = siteRules(manifest);
	const { resources, notFound } = readSiteFiles(root, rules);

	const sizeOf = (file: string) => statSync(join(root, file)).size;

	describe.each(engineNames)("on %s", (engine) => {
		const port = built.ports[engine];

		test.each([...resources.values()])("$address is whole", async ({ address, file }) => {
			const { status, headers, body } = await ask(port, address);
			expect(status).toBe(200);
			expect(body.equals(readFileSync(join(root, file)))).toBe(true);
			expect(headers["content-type"]).toBe(typeOn(engine, rules, file));
			expect(headers["cache-control"]).toBe(cacheControlFor(rules, address));
			for (const [name, value] of Object.entries(headersFor(rules, address))) {
				expect(headers[name.toLowerCase()], name).toBe(value);
			}
		});

		test("headers and document of the longest pages keep their budget", async () => {
			const { document, longDocument } = budgets.weight;
			const articles = [...resources.values()]
				.filter(({ address, isDocument }) => isDocument && /^\/blog\/[^/]+$/.test(address))
				.sort((one, other) => sizeOf(other.file) - sizeOf(one.file));
			for (const [path, { limit }] of [
				["/", document],
				[articles[0]?.address ?? "/blog", longDocument],
				["/partner-referral-agreement", longDocument],
			] as const) {
				const { headers, body } = await flightOf(port, path);
				expect(headers + body, path).toBeLessThanOrEqual(limit);
			}
		});

		test("scripts, fonts and pictures bring little else", async () => {
			const files = [...resources.keys()].filter((address) => /^\/assets\//.test(address));
			for (const address of files) {
				expect((await flightOf(port, address)).headers, address).toBeLessThanOrEqual(500);
			}
		});

		const documents = [...resources.values()].filter(
			({ address, isDocument }) => isDocument && address !== "/",
		);
		test.each(documents)("$address has one spelling", async ({ address }) => {
			for (const spelling of [`${address}/`, `${address}.html`, `/${address}`]) {
				const { status, headers } = await ask(port, spelling);
				expect([307, 308]).toContain(status);
				expect(headers.location).toBe(address);
			}
			const upper = await ask(port, address.toUpperCase());
			expect([308, 404]).toContain(upper.status);
		});

		test.each(notFound)("a missing page below $folder has its own 404", async ({ folder }) => {
			const { status, body } = await ask(port, `${folder}no-such-page`);
			expect(status).toBe(404);
			expect(body.equals(readFileSync(join(root, folder, rules.notFoundDocument)))).toBe(true);
		});
	});
});
