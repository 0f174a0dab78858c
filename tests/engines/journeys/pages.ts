import { globSync } from "node:fs";
import { errorDocumentPattern, getDocumentPath } from "../../../paths/index.ts";
import { servedFolder } from "../../fixtures/builtFolder.ts";

/** Paths of all pages that were built, but those for errors. */
export const pagePaths = globSync("**/*.html", { cwd: servedFolder })
	.filter((file) => !errorDocumentPattern.test(file))
	.map(getDocumentPath)
	.sort();

/** Paths of the articles. */
export const articlePaths = pagePaths.filter((path) => /^\/blog\/[^/]+$/.test(path));
