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

/** Lists the classes that the modules and stylesheets of some folders have. @param folders as a glob names them */
function listOwnClasses(folders: string): string[] {
	const modules = readModules(`${folders}/**/*.{ts,tsx}`, "{grid,content-model/markdown}/*.ts");
	const stylesheets = globSync(`${folders}/**/*.css`, { cwd: project });
	return [
		...modules.flatMap((module) => Array.from(module.classes)),
		...stylesheets.flatMap(readSelectors).flatMap(listClasses),
	];
}

/** Finds the classes that some files look for, and those of them that some folders do not have. */
function findSoughtClasses(files: string, folders: string) {
	const sought = globSync(files, { cwd: project }).flatMap((file) =>
		listClassesInSelectors(file).map((name) => ({ file, name })),
	);
	const classes = listOwnClasses(folders);
	return { sought, unknown: sought.filter(({ name }) => !isAmong(classes, name)) };
}

test("tests look only for classes of the site that a module or a stylesheet has", () => {
	const { sought, unknown } = findSoughtClasses(
		"tests/{site,desk,visual,engines,built,contrast,fixtures}/**/*.ts",
		"{app,development}",
	);
	expect(sought.length).toBeGreaterThan(100);
	expect(unknown).toEqual([]);
});

test("the desk’s preview looks only for classes of the site and of its own", () => {
	const { sought, unknown } = findSoughtClasses(
		"desk/preview/*.ts",
		"{app,development,desk/preview}",
	);
	expect(sought.map(({ name }) => name)).toContain("visually-hidden");
	expect(unknown).toEqual([]);
});
