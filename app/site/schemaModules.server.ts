import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageSchemaModule, PageSchemaModules } from "../../content-model/index.ts";

const pagesFolder = join(import.meta.dirname, "../pages");

let modules: Promise<PageSchemaModules> | undefined;

/** Finds the schema modules of pages by their path, `app/pages/<page>/schema.ts`: once, since what is imported stays. */
export function readSchemaModules(): Promise<PageSchemaModules> {
	modules ??= importSchemaModules();
	return modules;
}

async function importSchemaModules(): Promise<PageSchemaModules> {
	const files = globSync("*/schema.ts", { cwd: pagesFolder }).sort();
	const entries = files.map(async (file) => {
		const url = pathToFileURL(join(pagesFolder, file)).href;
		const module: PageSchemaModule = await import(/* @vite-ignore */ url);
		return [basename(dirname(file)), module] as const;
	});
	// Each page's module declares its schema under the name of its folder.
	return Object.fromEntries(await Promise.all(entries)) as PageSchemaModules;
}
