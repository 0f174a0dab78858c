import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../../machine/files.ts";
import { listClasses, readSelectors } from "../../fixtures/selectors.ts";

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");

const listFiles = (pattern: string) => globSync(pattern, { cwd: projectFolder }).sort();

/** Lists the classes of CSS modules that components write: `import styles from "./Field.module.css"`, `styles.label`. */
function listWritten(): string[] {
	return listFiles("desk/browser/**/*.tsx").flatMap((file) => {
		const text = read(file);
		const imports = text.matchAll(/import (\w+) from "(.*\.module\.css)"/g);
		return Array.from(imports).flatMap(([, name, path = ""]) =>
			Array.from(
				text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g")),
				([, written]) => `${join(dirname(file), path)}: ${written}`,
			),
		);
	});
}

test("components of the desk write the classes that their CSS modules have", () => {
	const ruled = listFiles("desk/browser/**/*.module.css").flatMap((file) =>
		readSelectors(file)
			.flatMap(listClasses)
			.map((name) => `${file}: ${name}`),
	);
	expect(ruled).not.toEqual([]);
	expect(Array.from(new Set(listWritten())).sort()).toEqual(Array.from(new Set(ruled)).sort());
});

test("every class without a CSS module is one of the desk’s shared stylesheets", () => {
	const shared = listFiles("desk/browser/styles/*.css").flatMap(readSelectors).flatMap(listClasses);
	const written = listFiles("desk/browser/**/*.tsx").flatMap((file) =>
		Array.from(read(file).matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g), ([, one, two]) =>
			(one ?? two ?? "").replaceAll(/\$\{[^}]*\}/g, ""),
		).flatMap((text) => text.split(" ").filter(Boolean)),
	);
	expect(Array.from(new Set(written).difference(new Set(shared)))).toEqual([]);
});

test("custom properties of the desk’s stylesheets are declared, or have a fallback", () => {
	const text = listFiles("desk/browser/**/*.css").map(read).join("\n");
	const declared = text.match(/--[\w-]+(?=\s*:)/g) ?? [];
	const used = text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [];
	expect(Array.from(new Set(used).difference(new Set(declared)))).toEqual([]);
});
