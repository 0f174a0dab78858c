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

/** Lists what some files look for that no class is. */
function listUnknownClasses(files: readonly string[], classes: readonly string[]) {
	const selectors = files.flatMap((file) =>
		listClassesInSelectors(file).map((name) => ({ file, name })),
	);
	expect(selectors).not.toEqual([]);
	return selectors.filter(({ name }) => !isAmong(classes, name));
}

test("tests look only for classes that a module or a stylesheet has", () => {
	const files = globSync("tests/{site,desk,visual,engines,built,contrast,fixtures}/**/*.ts", {
		cwd: project,
	});
	expect(listUnknownClasses(files, listOwnClasses("{app,development,desk/browser}"))).toEqual([]);
});

test("the desk’s preview looks only for classes of the site and of its own", () => {
	const files = globSync("desk/preview/*.ts", { cwd: project });
	expect(listUnknownClasses(files, listOwnClasses("{app,development,desk/preview}"))).toEqual([]);
});
