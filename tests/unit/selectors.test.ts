import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseAst, Visitor } from "vite";
import { expect, test } from "vitest";
import { readModules } from "../fixtures/markup.ts";
import { isAmong, listClasses, readSelectors } from "../fixtures/selectors.ts";
import { project } from "../fixtures/site.ts";

const read = (file: string) => readFileSync(join(project, file), "utf8");

/** Functions whose first or second argument is a selector. */
const finders = /^(?:locator|select|selectOne|querySelector|querySelectorAll|closest|matches)$/;

/** The name of a function or method that is called; empty where it has none. */
function getName(callee: ESTree.Expression): string {
	const name = callee.type === "MemberExpression" ? callee.property : callee;
	return name.type === "Identifier" ? name.name : "";
}

/** Classes in the selectors that a test file looks for. */
function listClassesInSelectors(file: string): string[] {
	const classes: string[] = [];
	const constants = new Map<string, ESTree.Expression | null>();
	const visitor = new Visitor({
		VariableDeclarator: ({ id, init }) => {
			if (id.type === "Identifier") {
				constants.set(id.name, init);
			}
		},
		CallExpression: ({ callee, arguments: args }) => {
			if (!finders.test(getName(callee))) {
				return;
			}
			for (const argument of args) {
				const value = argument.type === "Identifier" ? constants.get(argument.name) : argument;
				// Values of attributes, such as file names, are no classes.
				const selector =
					value?.type === "Literal" ? String(value.value).replaceAll(/\[[^\]]*\]/g, "") : "";
				classes.push(
					...Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = ""]) => name),
				);
			}
		},
	});
	visitor.visit(parseAst(read(file), { lang: "ts" }));
	return classes;
}

test("tests, and the desk’s preview, look only for classes that a module or a stylesheet has", () => {
	const modules = readModules(
		"{app,development,desk/browser}/**/*.{ts,tsx}",
		"{grid,content-model/markdown}/*.ts",
	);
	const stylesheets = globSync("{app,development,desk/browser}/**/*.css", { cwd: project });
	const classes = [
		...modules.flatMap((module) => Array.from(module.classes)),
		...stylesheets.flatMap(readSelectors).flatMap(listClasses),
	];
	const files = globSync(
		"{desk/preview,tests/{site,desk,visual,engines,built,contrast,fixtures}}/**/*.ts",
		{
			cwd: project,
		},
	);
	const selectors = files.flatMap((file) =>
		listClassesInSelectors(file).map((name) => ({ file, name })),
	);
	expect(selectors.length).toBeGreaterThan(100);
	expect(selectors.filter(({ name }) => !isAmong(classes, name))).toEqual([]);
});
