/**
 * Begins a new file of the content: `npm run new -- article "Title"`. It is valid, explains
 * every field in a comment, and counts as a sample until its owner says otherwise. A file that is there
 * is left alone.
 */
import { readSchemaModules } from "../app/site/schemaModules.server.ts";
import { projectFolder } from "../machine/files.ts";
import { printError } from "../machine/printError.ts";
import { createFile } from "./content/createFile.ts";

try {
	const [kindName = "", title = ""] = process.argv.slice(2);
	console.log(createFile(projectFolder, await readSchemaModules(), kindName, title.trim()));
} catch (error) {
	printError(error);
	process.exitCode = 1;
}
