import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { projectFolder } from "../../../machine/files.ts";
import { listClassStrings, listNamesIn, listNodes } from "../../fixtures/classNames.ts";

/** Classes of others that a stylesheet names, and why. */
const elsewhere: Record<string, { names: string[]; reason: string }> = {
	"desk/browser/form/crop.css": { names: ["ReactCrop"], reason: "the package renders it" },
	"desk/browser/form/templates/ArrayFieldItemTemplate.css": {
		names: ["section", "row-buttons", "handle"],
		reason: "an entry that is a section has the parts of its row, SortableRow.tsx, in its own line",
	},
};

/** Classes without a style, and why. */
const unstyled: Record<string, string> = {
	form: "by which the script and its tests find the fields",
};

const files = globSync("desk/browser/**/*.css", { cwd: projectFolder }).sort();

/** The classes that each stylesheet owns. */
const ownClasses = new Map(
	files.map((file) => {
		const others = new Set(elsewhere[file]?.names);
		return [file, listNamesIn(file, "class").difference(others)];
	}),
);

/** The modules, each with its stylesheets and the classes that it renders. */
const modules = globSync("desk/browser/**/*.tsx", { cwd: projectFolder })
	.sort()
	.map((file) => {
		const program = parseAst(readFileSync(join(projectFolder, file), "utf8"), { lang: "tsx" });
		const imports = Array.from(listNodes(program)).flatMap((node) =>
			node.type === "ImportDeclaration" && node.source.value.endsWith(".css")
				? join(dirname(file), node.source.value)
				: [],
		);
		return { file, imports, rendered: listClassStrings(program, new Set(["className"])) };
	});

/** What any panel may have is in these, which the page itself links. */
const isShared = (file: string) => file.startsWith("desk/browser/styles/");

/** Checks whether a class is among those rendered, as it is or as a beginning with a value: `badge-${kind}`. */
function isAmong(rendered: ReadonlySet<string>, name: string): boolean {
	return rendered.has(name) || rendered.has(name.replace(/[^-]+$/, ""));
}

test("a class of the desk is in one stylesheet", () => {
	const places = Array.from(ownClasses, ([file, names]) =>
		Array.from(names, (name) => ({ name, file })),
	).flat();
	const several = Map.groupBy(places, ({ name }) => name)
		.values()
		.filter((owners) => owners.length > 1);
	expect(Array.from(several).flat()).toEqual([]);
});

test("a class of the desk is rendered by a module that imports its stylesheet, or by any if that is shared", () => {
	const unused = Array.from(ownClasses).flatMap(([file, names]) => {
		const users = modules.filter(({ imports }) => isShared(file) || imports.includes(file));
		return Array.from(names)
			.filter((name) => !users.some(({ rendered }) => isAmong(rendered, name)))
			.map((name) => `${file}: .${name}`);
	});
	expect(unused).toEqual([]);
});

test("a module of the desk imports the stylesheets of the classes that it renders, and no others", () => {
	const wrong = modules.flatMap(({ file, imports, rendered }) => {
		const needed = Array.from(ownClasses)
			.filter(
				([name, names]) => !isShared(name) && names.values().some((own) => isAmong(rendered, own)),
			)
			.map(([name]) => name);
		// One that has only a package's classes is for whoever renders that.
		const owned = imports.filter((name) => ownClasses.get(name)?.size !== 0);
		return Array.from(
			new Set(needed).symmetricDifference(new Set(owned)),
			(name) => `${file}: ${name}`,
		);
	});
	expect(wrong).toEqual([]);
});

test("a class that the desk renders has a style", () => {
	const styled = Array.from(ownClasses.values()).flatMap((names) => Array.from(names));
	const isStyled = (name: string) =>
		styled.some((own) => own === name || (name.endsWith("-") && own.startsWith(name)));
	const orphans = modules.flatMap(({ rendered }) =>
		Array.from(rendered).filter((name) => !isStyled(name)),
	);
	expect(orphans).toEqual(Object.keys(unstyled));
});

test("what a stylesheet of the desk names of others is in it", () => {
	const named = Object.keys(elsewhere).map((file) => [
		file,
		elsewhere[file]?.names.filter((name) => listNamesIn(file, "class").has(name)),
	]);
	const listed = Object.entries(elsewhere).map(([file, { names }]) => [file, names]);
	expect(named).toEqual(listed);
});
