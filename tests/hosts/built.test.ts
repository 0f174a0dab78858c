import { readFileSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { parse } from "yaml";
import budgets from "../../budgets.json" with { type: "json" };
import { openBuild } from "../../deploy/buildFolder.ts";
import { createManifest } from "../../deploy/createManifest.ts";
import { getCacheControl, getHeaders } from "../../deploy/matchRules.ts";
import { readDocument } from "../../deploy/readDocument.ts";
import { type Resource, readServedFiles } from "../../deploy/servedFiles.ts";
import { createServingRules } from "../../deploy/servingRules.ts";
import { fetchPath } from "../fixtures/servedSite.ts";
import { engineNames, getContentTypeOn } from "./engines.ts";
import { measureFlight } from "./firstFlight.ts";

const built = inject("built");
const { sample } = parse(readFileSync("content/site.yaml", "utf8"));

describe.runIf(built)("the site that was built last", () => {
	if (built === undefined) {
		return;
	}
	const { root, manifest } = openBuild(built.folder);
	const rules = createServingRules(manifest);
	const { resources, notFound } = readServedFiles(root, rules);
	const documents = [...resources.values()].filter(({ isDocument }) => isDocument);

	describe.each(engineNames)("on %s", (engine) => {
		const port = built.ports[engine];

		const requestedResources =
			engine === "preview" ? [...resources.values()] : pickOneOfEachKind(resources);

		test("files arrive complete, with the headers of their address", async () => {
			expect(requestedResources.length).toBeGreaterThan(15);
			for (const { path, file } of requestedResources) {
				const { status, headers, body } = await fetchPath(port, path);
				expect(status, path).toBe(200);
				expect(body.equals(readFileSync(join(root, file))), path).toBe(true);
				expect(headers["content-type"], path).toBe(getContentTypeOn(engine, rules, file));
				expect(headers["cache-control"], path).toBe(getCacheControl(rules, path));
				for (const [name, value] of Object.entries(getHeaders(rules, path))) {
					expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
				}
			}
		});

		// Cloudflare compresses by itself, see decision 6. An owner's texts may be longer than the sample's.
		if (engine !== "cloudflare" && sample) {
			test("headers and document keep their budget", async () => {
				const { document, longDocument } = budgets.weight;
				const longText = /^(?:\/blog\/[^/]+|\/partner-referral-agreement)$/;
				await Promise.all(
					documents.map(async ({ path }) => {
						const { headers, body } = await measureFlight(port, path);
						const { limit } = longText.test(path) ? longDocument : document;
						expect(headers + body, path).toBeLessThanOrEqual(limit);
					}),
				);
			});
		}

		test("scripts, fonts and pictures bring little else", async () => {
			for (const { path } of requestedResources.filter(({ path }) => /^\/assets\//.test(path))) {
				expect((await measureFlight(port, path)).headers, path).toBeLessThanOrEqual(500);
			}
		});

		test("a page has one spelling", async () => {
			for (const { path } of requestedResources.filter(({ isDocument }) => isDocument)) {
				for (const spelling of path === "/" ? [] : [`${path}/`, `${path}.html`, `/${path}`]) {
					const { status, headers } = await fetchPath(port, spelling);
					expect([307, 308], spelling).toContain(status);
					expect(headers.location, spelling).toBe(path);
				}
			}
		});

		test.each(notFound)("a missing page below $folder has its own 404", async ({ folder }) => {
			const { status, body } = await fetchPath(port, `${folder}no-such-page`);
			expect(status).toBe(404);
			expect(body.equals(readFileSync(join(root, folder, rules.notFoundDocument)))).toBe(true);
		});

		test("the policy of every missing page allows the style and script of its 404", async () => {
			const folders = new Set(documents.map(({ path }) => posix.join(dirname(path), "/")));
			expect(folders.size).toBeGreaterThan(2);
			for (const folder of folders) {
				const { headers, body } = await fetchPath(port, `${folder}no-such-page`);
				const [{ styleHashes = [], scriptHashes = [] } = {}] = createManifest(
					new Map([["/404", readDocument(body.toString())]]),
					"",
					"https://forms.example",
					[],
				).documents;
				expect(styleHashes).not.toHaveLength(0);
				for (const hash of [...styleHashes, ...scriptHashes]) {
					expect(headers["content-security-policy"], folder).toContain(`'${hash}'`);
				}
			}
		});
	});
});

/** Picks the first file of each folder and extension: a host treats the others alike. */
function pickOneOfEachKind(resources: ReadonlyMap<string, Resource>): Resource[] {
	const kinds = new Map<string, Resource>();
	for (const resource of resources.values()) {
		const kind = `${dirname(resource.file)} ${extname(resource.file)}`;
		kinds.set(kind, kinds.get(kind) ?? resource);
	}
	return [...kinds.values()];
}
