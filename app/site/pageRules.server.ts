import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageRules, PageRulesByName } from "../../content-model/index.ts";

const pagesFolder = join(import.meta.dirname, "../pages");

/** Finds the rules of each page by their file, `app/pages/<page>/content.ts`. */
export async function readPageRules(): Promise<PageRulesByName> {
	const files = globSync("*/content.ts", { cwd: pagesFolder }).sort();
	const entries = files.map(async (file) => {
		const url = pathToFileURL(join(pagesFolder, file)).href;
		const rules: PageRules = await import(/* @vite-ignore */ url);
		return [basename(dirname(file)), rules] as const;
	});
	// Each page's module declares its schema under the name of its folder.
	return Object.fromEntries(await Promise.all(entries)) as PageRulesByName;
}
