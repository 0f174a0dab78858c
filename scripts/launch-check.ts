/**
 * Lists what the owner has to replace, complete or decide before the site goes public, with file and
 * field: `npm run launch-check`. Ends with status 1 while anything is left. Not a part of `npm test`:
 * a site full of marked samples is whole, only not yet the owner's.
 */

import { projectFolder } from "../deploy/buildFolder.ts";
import { contentFiles, valuesOf } from "./content/values.ts";
import { formatOpenGroups, openGroups } from "./launch/openItems.ts";

const groups = openGroups(contentFiles(projectFolder).flatMap(valuesOf));
console.log(formatOpenGroups(groups));
process.exitCode = groups.length > 0 ? 1 : 0;
