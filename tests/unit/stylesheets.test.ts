import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Selector, transform } from "lightningcss";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { project } from "../fixtures/site.ts";

const stylesheets = globSync("app/**/*.css", { cwd: project }).sort();
const modules = globSync("app/**/*.{ts,tsx}", { cwd: project }).sort();
const read = (file: string) => readFileSync(join(project, file), "utf8");

/** The classes that a stylesheet's selectors name. */
function listClassesIn(file: string): Set<string> {
	const classes = new Set<string>();
	const collect = (selector: Selector) => {
		for (const name of listClasses(selector)) {
			classes.add(name);
		}
	};
	transform({ filename: file, code: Buffer.from(read(file)), visitor: { Selector: collect } });
	return classes;
}

/** The classes that a selector names, also those within `:is()`, `:has()` and their like. */
function listClasses(selector: Selector): string[] {
	return selector.flatMap((part) => {
		if (part.type === "class") {
			return part.name;
		}
		const inner = "selectors" in part ? part.selectors : undefined;
		return (inner ?? []).filter(Array.isArray).flatMap(listClasses);
	});
}

const listWords = (text: string) => text.match(/[\w-]+/g) ?? [];

/** The imports of a module, and the words of its strings, among which are the classes it renders. */
function readParts(file: string): { imports: string[]; words: Set<string> } {
	const imports: string[] = [];
	const words: string[] = [];
	JSON.stringify(parseAst(read(file), { lang: "tsx" }), (_key, node) => {
		if (node?.type === "ImportDeclaration") {
			imports.push(join(dirname(file), node.source.value.replace("?raw", "")));
		} else if (node?.type === "Literal" && typeof node.value === "string") {
			words.push(...listWords(node.value));
		} else if (node?.type === "TemplateElement") {
			words.push(...listWords(node.value.cooked));
		}
		return node;
	});
	return { imports, words: new Set(words) };
}

const classes = new Map(stylesheets.map((file) => [file, listClassesIn(file)]));
const parts = new Map(modules.map((file) => [file, readParts(file)]));

/** The words of a module and of the scripts that it writes into its page. */
function listWordsRenderedBy(module: string): Set<string> {
	const { imports = [], words = [] } = parts.get(module) ?? {};
	const scripts = imports
		.filter((file) => file.endsWith(".inline.ts?text"))
		.map((file) => file.replace("?text", ""));
	return new Set([...words, ...scripts.flatMap((file) => [...(parts.get(file)?.words ?? [])])]);
}

/** Classes that no component writes as such, and where they come from. */
const computed: readonly [RegExp, string][] = [
	[/^action-(?:primary|filled)$/, "how a button looks"],
	[/^n\d+$/, "how many columns a mark of a habit row covers"],
	[/^w\d$/, "a step of weight, by the place of a letter or word"],
	[/^t\d$/, "a tile, by its name in the content"],
	[/^page-/, "the hue of a page, which its route names"],
	[/^EVENT$/, "the type of an event in the content"],
	[/^(?:template|align-right|align-center)$/, "compiled from an article's Markdown"],
	[/^past$/, "set by labelPastEvents.inline.ts"],
	[/^shown$/, "set by definitionPopups.ts"],
	[/^no-script$/, "the document's own, where its scripts do not come"],
];
const isComputed = (name: string) => computed.some(([pattern]) => pattern.test(name));

/** Classes in two stylesheets, and why. */
const sharedClasses: Record<string, string> = {
	tinted:
		"A section's ground changes colours, and what the page's hue is made of: both read them anew.",
};

test("a class is in one stylesheet", () => {
	const owners = new Map<string, string[]>();
	for (const [file, names] of classes) {
		for (const name of names) {
			owners.set(name, [...(owners.get(name) ?? []), file]);
		}
	}
	const shared = Array.from(owners).filter(([, files]) => files.length > 1);
	const unexplained = shared.filter(([name]) => !(name in sharedClasses));
	expect(Object.fromEntries(unexplained)).toEqual({});
	expect(shared.map(([name]) => name)).toEqual(Object.keys(sharedClasses));
});

test("a stylesheet of a component or page is imported by one module, which renders its classes", () => {
	const elsewhere: string[] = [];
	for (const [file, names] of classes) {
		if (file.startsWith("app/styles/")) {
			continue;
		}
		const owners = modules.filter((module) => parts.get(module)?.imports.includes(file));
		expect(owners, file).toHaveLength(1);
		const words = listWordsRenderedBy(owners[0] ?? "");
		for (const name of names) {
			if (!words.has(name) && !isComputed(name)) {
				elsewhere.push(`${file}: .${name}`);
			}
		}
	}
	expect(elsewhere).toEqual([]);
});

test("every shared class is rendered somewhere", () => {
	const words = new Set(modules.flatMap((module) => Array.from(parts.get(module)?.words ?? [])));
	const unused = stylesheets
		.filter((file) => file.startsWith("app/styles/"))
		.flatMap((file) => Array.from(classes.get(file) ?? []))
		.filter((name) => !words.has(name) && !isComputed(name));
	expect(unused).toEqual([]);
});

test("classes made from data have their styles", () => {
	const names = Array.from(classes.values()).flatMap((set) => Array.from(set));
	const unused = computed.filter(([pattern]) => !names.some((name) => pattern.test(name)));
	expect(unused).toEqual([]);
});
