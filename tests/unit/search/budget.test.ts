import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import budgets from "../../../budgets.json" with { type: "json" };
import { effortOf, qualities } from "../../../deploy/build/effort.ts";
import { siteIn, writeSearchIndex } from "../../../deploy/build/searchIndex.ts";
import { generatedArticles } from "./generatedArticles.ts";

/** The most bytes of a visitor's first query among 1,000 articles, the search's own script included. */
const budget = budgets.weight.firstQuery.limit;

/** How many results the page shows at first. */
const shown = 5;

const root = mkdtempSync(join(tmpdir(), "search-"));
let script = Number.NaN;

beforeAll(async () => {
	const articles = generatedArticles(1000);
	mkdirSync(join(root, "blog"));
	for (const { entry, html } of articles) {
		writeFileSync(join(root, `${entry.path}.html`), html);
	}
	await writeSearchIndex(
		siteIn(root),
		articles.map(({ entry }) => entry),
	);
	script = await scriptBytes();
});

afterAll(() => {
	rmSync(root, { recursive: true });
	vi.unstubAllGlobals();
});

/** What the site's own part of the search adds to the page's script. */
async function scriptBytes(): Promise<number> {
	const entry = fileURLToPath(new URL("../../../app/search/engine.ts", import.meta.url));
	const bundled = await build({
		configFile: false,
		logLevel: "silent",
		build: { write: false, lib: { entry, formats: ["es"] } },
	});
	const [bundle] = [bundled].flat();
	if (!bundle || !("output" in bundle)) {
		throw new Error("The script of the search was not bundled.");
	}
	return brotliCompressSync(bundle.output[0].code).length;
}

const effort = effortOf(Array.from({ length: 1000 }, (_, number) => ({ slug: `${number}` })));
const sizes = new Map<string, number>();

/** The bytes of a file as hosts send it: compressed as the build does on a site of that size. */
function sizeOf(address: string): number {
	const params = { [constants.BROTLI_PARAM_QUALITY]: qualities[effort(address)] };
	const size =
		sizes.get(address) ?? brotliCompressSync(readFileSync(join(root, address)), { params }).length;
	sizes.set(address, size);
	return size;
}

/** Asks as the browser of someone does who has never been here. */
async function ask(query: string) {
	const sent = new Set<string>();
	vi.stubGlobal("fetch", async (address: string) => {
		sent.add(address);
		return new Response(readFileSync(join(root, address)));
	});
	vi.resetModules();
	const { search } = await import("../../../app/search/engine.ts");
	const answer = await search(query);
	const found = await answer.load(0, shown);
	const bytes = Array.from(sent, sizeOf).reduce((sum, size) => sum + size, script);
	return { answer, found, bytes };
}

test.each([
	"pricing",
	"governance",
	"bootcamp",
	"client",
	"AI",
	"privacy policy",
	"client documents",
	"AI training",
	"partners meeting",
	"how to use AI",
	"govrenance",
	"bootcmap training",
])("a first query for %s fetches less than its budget", async (query) => {
	const { found, bytes } = await ask(query);
	expect(found).toHaveLength(shown);
	expect(bytes).toBeLessThan(budget);
});

test("of words in a query, those that tell texts apart decide, and all are marked", async () => {
	const { found } = await ask("the bootcamp");
	const alone = await ask("bootcamp");
	expect(found.map(({ address }) => address)).toEqual(alone.found.map(({ address }) => address));
	const marked = found.flatMap(({ excerpt }) => excerpt.filter((part) => part.marked));
	expect(marked.some(({ text }) => /^bootcamp/i.test(text))).toBe(true);
	expect(marked.some(({ text }) => /^the$/i.test(text))).toBe(true);
});

test("words in quotes are found where they stand together", async () => {
	const { answer, found } = await ask('"privacy policy"');
	const loose = await ask("privacy policy");
	expect(answer.count).toBeGreaterThan(0);
	expect(answer.count).toBeLessThan(loose.answer.count);
	for (const { excerpt } of found) {
		expect(excerpt.map(({ text }) => text).join("")).toMatch(/privacy polic/i);
	}
});
