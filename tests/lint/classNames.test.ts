import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseAst, Visitor } from "vite";
import { describe, expect, test } from "vitest";
import { projectFolder } from "../../machine/files.ts";
import { listClasses, readSelectors } from "../fixtures/selectors.ts";

const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");
const listFiles = (pattern: string) =>
	globSync(pattern, { cwd: projectFolder })
		.filter((file) => !/\.test\.tsx?$/.test(file))
		.sort();

/** Lists the CSS Modules of a file, each with its name there: `import styles from "./Field.module.css"`. */
function listImports(file: string) {
	const imports = read(file).matchAll(/import (\w+) from "(.*\.module\.css)"/g);
	return Array.from(imports, ([, name = "", path = ""]) => ({
		name,
		stylesheet: join(dirname(file), path),
	}));
}

/** Lists the classes that a component writes without a CSS Module: those in texts of its class names. */
function listTexts(file: string): string[] {
	const names: string[] = [];
	const collect = (node: ESTree.Node): void => {
		if (node.type === "Literal" && typeof node.value === "string") {
			names.push(...node.value.split(" ").filter(Boolean));
		} else if (node.type === "JSXExpressionContainer") {
			collect(node.expression);
		} else if (node.type === "LogicalExpression") {
			collect(node.right);
		} else if (node.type === "ConditionalExpression") {
			collect(node.consequent);
			collect(node.alternate);
		}
	};
	new Visitor({
		JSXAttribute: ({ name, value }) => {
			if (name.type === "JSXIdentifier" && /class(?:Name)?$/i.test(name.name) && value) {
				collect(value);
			}
		},
		CallExpression: ({ callee, arguments: args }) => {
			if (callee.type === "Identifier" && callee.name === "joinClassNames") {
				args.forEach(collect);
			}
		},
	}).visit(parseAst(read(file), { lang: file.endsWith("x") ? "tsx" : "ts" }));
	return names;
}

/** Classes that no stylesheet has, and why. */
const generated = /^cols-/; // app/components/columnSpans.ts

describe.each([
	{
		part: "the site",
		components: listFiles("app/**/*.{ts,tsx}"),
		stylesheets: listFiles("app/**/*.module.css"),
		shared: listFiles("app/{styles,components/prose}/*.css"),
	},
	{
		part: "the desk",
		components: listFiles("desk/browser/**/*.{ts,tsx}"),
		stylesheets: listFiles("desk/browser/**/*.module.css"),
		shared: listFiles("desk/browser/styles/*.css"),
	},
])("$part", ({ components, stylesheets, shared }) => {
	const imports = components.flatMap((file) =>
		listImports(file).map(({ name, stylesheet }) => ({ name, stylesheet, text: read(file) })),
	);

	test("a component writes the classes that its CSS Module has, and no others", () => {
		const ruled = stylesheets.flatMap((file) =>
			readSelectors(file)
				.flatMap(listClasses)
				.map((name) => `${file}: ${name}`),
		);
		const written = imports.flatMap(({ name, stylesheet, text }) =>
			Array.from(
				text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g")),
				([, className]) => `${stylesheet}: ${className}`,
			),
		);
		expect(ruled.length).toBeGreaterThan(50);
		expect(Array.from(new Set(written).difference(new Set(ruled)))).toEqual([]);
		// `styles[layout]` may be any that the type of `layout` names.
		const chosen = imports
			.filter(({ name, text }) => text.includes(`${name}[`))
			.flatMap(({ stylesheet, text }) =>
				Array.from(text.matchAll(/"(\w+)"/g), ([, className]) => `${stylesheet}: ${className}`),
			);
		const unwritten = new Set(ruled).difference(new Set([...written, ...chosen]));
		expect(Array.from(unwritten)).toEqual([]);
	});

	test("a class without a CSS Module is one of the shared stylesheets", () => {
		const classes = new Set(shared.flatMap(readSelectors).flatMap(listClasses));
		const written = components.flatMap((file) => listTexts(file).map((name) => ({ file, name })));
		expect(written.length).toBeGreaterThan(5);
		expect(written.filter(({ name }) => !classes.has(name) && !generated.test(name))).toEqual([]);
	});
});

test("a CSS Module is imported by one module, so that a class is styled where it is written", () => {
	const imported = listFiles("{app,desk}/**/*.{ts,tsx}").flatMap((file) =>
		listImports(file).map(({ stylesheet }) => stylesheet),
	);
	expect(imported.sort()).toEqual(listFiles("{app,desk}/**/*.module.css"));
});
