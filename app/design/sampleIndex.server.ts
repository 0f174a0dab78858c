import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteIn, writeSearchIndex } from "../../deploy/build/searchIndex.ts";
import { content } from "../content/index.server.ts";
import { searchEntries } from "../search/entries.server.ts";
import { indexFolder } from "../search/files.ts";

let written: Promise<string> | undefined;

/**
 * A file of the search index that development has: titles only, for pages are not built there.
 * @param file below the index’s folder
 * @throws where there is no such file.
 */
export async function sampleIndexFile(file: string): Promise<Buffer> {
	written ??= writeIndex();
	return readFile(join(await written, indexFolder, file));
}

/** Writes the index into a folder of the system’s own, once for each start of the server. */
async function writeIndex(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "search-index-"));
	const titles = searchEntries(content()).map((entry) => ({ ...entry, text: entry.title }));
	await writeSearchIndex(siteIn(folder), titles);
	return folder;
}
