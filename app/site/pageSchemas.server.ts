import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Fields, PageSchemaFactories } from "../../content-model/index.ts";

const pagesFolder = join(import.meta.dirname, "../pages");

/** The `content.ts` of a page. */
interface ContentModule {
	contentSchema: (fields: Fields) => unknown;
}

/** Finds the schema of each page by its file, `app/pages/<page>/content.ts`. */
export async function readPageSchemas(): Promise<PageSchemaFactories> {
	const files = globSync("*/content.ts", { cwd: pagesFolder }).sort();
	const entries = files.map(async (file) => {
		const url = pathToFileURL(join(pagesFolder, file)).href;
		const module: ContentModule = await import(/* @vite-ignore */ url);
		return [basename(dirname(file)), module.contentSchema] as const;
	});
	// Each page's module declares its schema under the name of its folder.
	return Object.fromEntries(await Promise.all(entries)) as unknown as PageSchemaFactories;
}
