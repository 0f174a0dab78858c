/**
 * Writes, from the schemas of the content, what helps an owner to edit it: JSON Schemas for editors
 * and the content reference, docs/content.md. Run after a change in content-model/schemas, in a schema.ts of app or in
 * docs/content-introduction.md: `npm run schemas`.
 */

import { rmSync } from "node:fs";
import { readSchemaModules } from "../app/site/schemaModules.server.ts";
import { listContentKinds, schemaFolder } from "../content-model/index.ts";
import { projectFolder, writeToFolder } from "../machine/files.ts";
import { createDescriptions } from "./content/createDescriptions.ts";

process.chdir(projectFolder);
rmSync(schemaFolder, { recursive: true, force: true });
const described = createDescriptions(listContentKinds(projectFolder, await readSchemaModules()));
for (const [file, text] of described) {
	await writeToFolder(projectFolder, file, text);
}
console.log(`Wrote ${described.size} files: ${schemaFolder}, .vscode and docs/content.md.`);
