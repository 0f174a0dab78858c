/**
 * Turns straight quotation marks and apostrophes in the words of `content/` into curly ones, as the
 * prose check asks for them. A part of `npm run format`. What surrounds a value in YAML stays.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContentFiles } from "../content-model/index.ts";
import { projectFolder } from "../machine/files.ts";
import { curlQuotes } from "../proofreading/quotes.ts";

for (const source of readContentFiles(projectFolder)) {
	const text = curlQuotes(source);
	if (text !== source.text) {
		writeFileSync(join(projectFolder, source.file), text);
		console.log(`Curled the quotation marks of ${source.file}`);
	}
}
