import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { projectFolder } from "../machine/files.ts";
import { listClientSources } from "./buildClient.ts";

/** Lists the project's own modules that a module imports, whether for their values or their types. */
function listImports(file: string): string[] {
	const lang = file.endsWith(".tsx") ? "tsx" : "ts";
	const { body } = parseAst(readFileSync(join(projectFolder, file), "utf8"), { lang });
	return body.flatMap((node) => {
		const isModule =
			node.type === "ImportDeclaration" ||
			node.type === "ExportNamedDeclaration" ||
			node.type === "ExportAllDeclaration";
		const name = isModule ? node.source?.value : undefined;
		const isType = "importKind" in node && node.importKind === "type";
		return name?.startsWith(".") && !isType ? posix.join(dirname(file), name) : [];
	});
}

test("a change to any module that the desk's page is made of makes a new one", () => {
	const modules = new Set(["desk/browser/main.tsx", "desk/preview/page.ts"]);
	for (const file of modules) {
		for (const imported of file.endsWith(".css") ? [] : listImports(file)) {
			modules.add(imported);
		}
	}
	expect(modules.size).toBeGreaterThan(50);
	const sources = new Set(listClientSources());
	expect([...modules].filter((file) => !sources.has(file))).toEqual([]);
});
