import { relative } from "node:path";
import type { Plugin } from "vite";
import { toPath } from "./siteFolders.ts";

/** The doors of the content model and of the drawings that are for the build alone. */
const buildDoor = /\/(content-model|grid)\/index\.ts$/;

/**
 * Fails the build if a module of a script imports values through a door that is for the build alone: they would bring
 * the schemas, or every drawing. Other modules of the two folders are refused by .dependency-cruiser.ts.
 */
export function browserImports(): Plugin {
	return {
		name: "browser-imports",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId(source, importer) {
			const [, folder] = buildDoor.exec(source) ?? [];
			if (folder && importer) {
				const file = relative(toPath("."), importer);
				this.error(
					`${file} runs in browsers: import values from ${folder}/browser.ts, and types by \`import type\`.`,
				);
			}
		},
	};
}
