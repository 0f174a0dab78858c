import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "react-router";
import { searchEntries } from "../app/search/entries.server.ts";
import { siteContext } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { writeSearchIndex, writeVocabulary } from "../build/searchIndex.ts";

const folder = ".cache/development-index";
let written: Promise<void> | undefined;

/** The files that search asks for, in development only: titles alone, for pages are not built there. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	written ??= writeTitles(context.get(siteContext));
	await written;
	const name = params["*"] ?? "";
	const file = name.includes("..")
		? undefined
		: await readFile(join(folder, name)).catch(() => undefined);
	return file
		? new Response(Uint8Array.from(file), {
				headers: name.endsWith(".js") ? { "Content-Type": "text/javascript" } : {},
			})
		: new Response("There is no such file.", { status: 404 });
}

async function writeTitles(site: Site): Promise<void> {
	const entries = searchEntries(site).map((entry) => ({ ...entry, text: entry.title }));
	const titles = entries.map(({ title }) => title);
	await writeSearchIndex(entries, new Map(), folder);
	await writeVocabulary(titles, folder);
}
