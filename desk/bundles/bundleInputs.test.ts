import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { projectFolder } from "../../machine/files.ts";
import { browserBundle } from "./browser.ts";
import { listInputs } from "./bundleOnce.ts";
import { siteBundle } from "./site.ts";

/** The modules that the framework begins with: routes, the document, and what renders it. */
const siteEntries = "app/{root,entry.client,entry.server,pages/*/route}.tsx";

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
		return name?.startsWith(".") && !isType
			? posix.join(dirname(file), name.replace(/\?.*/, ""))
			: [];
	});
}

test.each([
	[browserBundle, ["desk/browser/main.tsx", "desk/pageScript/page.ts"]],
	[
		siteBundle,
		["vite.config.ts", "app/routes.ts", ...globSync(siteEntries, { cwd: projectFolder })],
	],
] as const)("a change to any module of the bundle “$name” makes a new one", (bundle, entries) => {
	const modules = new Set<string>(entries);
	for (const file of modules) {
		for (const imported of /\.tsx?$/.test(file) ? listImports(file) : []) {
			modules.add(imported);
		}
	}
	expect(modules.size).toBeGreaterThan(50);
	const inputs = new Set(listInputs(bundle.inputs));
	expect([...modules].filter((file) => !inputs.has(file))).toEqual([]);
});
