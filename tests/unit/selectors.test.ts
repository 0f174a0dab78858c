import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { project } from "../fixtures/site.ts";
import { walkTree } from "../fixtures/walkTree.ts";

const read = (file: string) => readFileSync(join(project, file), "utf8");

/** Functions whose first or second argument is a selector. */
const finders = /^(?:locator|select|selectOne|querySelector|querySelectorAll|closest|matches)$/;

/** Classes in the selectors that a test file looks for. */
function listClassesSoughtBy(file: string): string[] {
	const classes: string[] = [];
	const constants = new Map<string, unknown>();
	walkTree(parseAst(read(file), { lang: "ts" }), (node) => {
		if (node.type === "VariableDeclarator") {
			constants.set(node.id.name, node.init?.value);
		}
		const name = node.callee?.property?.name ?? node.callee?.name;
		if (node.type === "CallExpression" && finders.test(name ?? "")) {
			for (const argument of node.arguments) {
				const value = constants.get(argument.name) ?? argument.value;
				// Values of attributes, such as file names, are no classes.
				const selector = typeof value === "string" ? value.replaceAll(/\[[^\]]*\]/g, "") : "";
				classes.push(
					...Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, found = ""]) => found),
				);
			}
		}
	});
	return classes;
}

test("tests, and the desk’s preview, look only for classes that a module or a stylesheet of the site has", () => {
	const sources = globSync("app/**/*.{ts,tsx,css}", { cwd: project }).map(read).join("\n");
	const words = new Set(sources.match(/[\w-]+/g));
	const files = globSync("{desk/preview,tests/{site,engines,built,contrast}}/**/*.ts", {
		cwd: project,
	});
	const sought = files.flatMap((file) => listClassesSoughtBy(file).map((name) => ({ file, name })));
	expect(sought.length).toBeGreaterThan(100);
	expect(sought.filter(({ name }) => !words.has(name))).toEqual([]);
});
