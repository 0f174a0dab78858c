import { globSync, readFileSync } from "node:fs";
import { type CSSModulesConfig, transform } from "lightningcss";
import type { Plugin } from "vite";
import { toPath } from "./siteFolders.ts";

/** How classes of CSS Modules are named until they are shortened: `PageHero-module_kicker`. */
export const cssModules: CSSModulesConfig = {
	pattern: "[name]_[local]",
	// A selector without a class of its own would style what others render.
	pure: true,
	// Stylesheets share other names than those of classes.
	animation: false,
	container: false,
	grid: false,
};

const defaultImport = /\bimport (\w+) from ("[^"]+\.module\.css")/g;
const wholeName = /[\w-]+-module_\w+/g;

/**
 * Gives the classes of CSS Modules short names in a build, the same in documents, stylesheets and scripts: a page sends
 * each several times within its first packets (docs/decisions/0002-stylesheets-inline.md).
 */
export function shortClassNames(): Plugin {
	const names = new Map<string, string>();
	const shorten = (code: string) => code.replaceAll(wholeName, (name) => names.get(name) ?? name);
	return {
		name: "short-class-names",
		apply: "build",
		enforce: "post",
		buildStart() {
			names.clear();
			for (const [index, name] of listClassNames().entries()) {
				names.set(name, createShortName(index));
			}
		},
		// By name, so that a script brings the classes that it writes, not those of the whole module.
		transform: (code) => code.replaceAll(defaultImport, "import * as $1 from $2"),
		renderChunk: (code) => ({ code: shorten(code), map: null }),
		generateBundle(_options, bundle) {
			for (const file of Object.values(bundle)) {
				if (file.type === "asset" && file.fileName.endsWith(".css")) {
					file.source = shorten(String(file.source));
				}
			}
		},
	};
}

/** Lists the classes of all CSS Modules, those of components first, which most pages have. */
function listClassNames(): string[] {
	return globSync("app/**/*.module.css", { cwd: toPath(".") })
		.sort()
		.flatMap((file) => {
			const filename = toPath(file);
			const { exports } = transform({ filename, code: readFileSync(filename), cssModules });
			return Object.values(exports ?? {})
				.map(({ name }) => name)
				.sort();
		});
}

/** Letters that class names begin with, all but h: scripts name the elements `h2` and `h3`. */
const initials = "abcdefgijklmnopqrstuvwxyz";

/**
 * Creates the name of the class at an index: `a0` to `z9`, then `a00` and so on. With its digit it is hardly a word of
 * a script, for whose sake a page would keep the class's rules (build/inlineStyles.ts).
 */
function createShortName(index: number): string {
	const count = initials.length * 10;
	const name = `${initials.charAt(Math.floor(index / 10) % initials.length)}${index % 10}`;
	return index < count ? name : name + (Math.floor(index / count) - 1).toString(36);
}
