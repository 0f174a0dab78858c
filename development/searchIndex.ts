import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "react-router";
import { searchEntries } from "../app/search/entries.server.ts";
import { siteContext } from "../app/site/context.ts";
import { writeSearchIndex } from "../build/searchIndex.ts";
import { vocabularyOf } from "../build/vocabulary.ts";

const folder = ".cache/development-index";
let written: Promise<void> | undefined;

/** The files that search asks for, in development only: titles alone, for pages are not built there. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const entries = searchEntries(context.get(siteContext)).map((entry) => ({
		...entry,
		text: entry.title,
	}));
	const vocabulary = vocabularyOf(entries.map(({ title }) => title));
	written ??= writeSearchIndex(entries, vocabulary, folder);
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
