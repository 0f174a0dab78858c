import { build } from "vite";
import { expect, test } from "vitest";
import { browserImports } from "./browserImports.ts";
import { toPath } from "./siteFolders.ts";

/** Bundles a script for browsers whose component imports what is given. */
async function bundle(statement: string): Promise<void> {
	const island = toPath("app/pages/pricing/sample.island.ts");
	const component = toPath("app/pages/pricing/Sample.ts");
	const modules: Record<string, string> = {
		[island]: `import { value } from "./Sample.ts"; console.log(value);`,
		[component]: statement,
	};
	await build({
		configFile: false,
		logLevel: "silent",
		build: { write: false, rolldownOptions: { input: island } },
		plugins: [
			browserImports(),
			{
				name: "sample-modules",
				resolveId: (source) =>
					Object.keys(modules).find((file) => file.endsWith(source.replace("./", "/"))),
				load: (id) => modules[id],
			},
		],
	});
}

test.each(["content-model", "grid"])(
	"a script whose component imports values from %s/index.ts is not built",
	async (folder) => {
		const statement = `export * as value from "../../../${folder}/index.ts";`;
		await expect(bundle(statement)).rejects.toThrow(
			`app/pages/pricing/Sample.ts runs in browsers: import values from ${folder}/browser.ts`,
		);
	},
);

test("one that imports types from there, and values from browser.ts, is built", async () => {
	await bundle(`import type { PageContent } from "../../../content-model/index.ts";
		import { toSlug } from "../../../content-model/browser.ts";
		export const value = (page: PageContent<"home">) => toSlug(page.head.title);`);
});
