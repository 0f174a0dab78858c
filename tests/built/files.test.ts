import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fixedFiles, getFixedFilePath } from "../../paths/index.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { makeGeneratedFiles } from "../fixtures/generatedFiles.ts";
import { interactivePages } from "../fixtures/interactivePages.ts";
import { site } from "./documents.ts";

test("each file that is made of the content alone is in the build as it is made", async () => {
	const files = await makeGeneratedFiles(site);
	expect(Array.from(files.keys())).toEqual(
		expect.arrayContaining(fixedFiles.map(getFixedFilePath)),
	);
	for (const [path, made] of files) {
		expect(readFileSync(join(servedFolder, path)).equals(Buffer.from(made)), path).toBe(true);
	}
});

test("an interactive page loads two scripts: the one that all share, and its island's", () => {
	const names = readdirSync(join(servedFolder, "assets")).filter((name) => name.endsWith(".js"));
	const [shared = ""] = names.filter((name) => name.startsWith("entry.client"));
	const islands = names.filter((name) => name !== shared);
	// The search engine: its island requests it with the first query.
	const expected = ["engine", ...interactivePages.map(({ island }) => `${island}.island`)];
	expect(islands.map((name) => name.replace(/-.{8}\.js$/, "")).sort()).toEqual(expected.sort());
	for (const name of islands) {
		const code = readFileSync(join(servedFolder, "assets", name), "utf8");
		const imports = Array.from(code.matchAll(/\bfrom"\.\/([^"]*)"/g), ([, file]) => file);
		expect(imports, name).toEqual(name.startsWith("engine") ? [] : [shared]);
	}
});
