import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, parseAst } from "vite";
import { expect, test } from "vitest";
import {
	getText,
	listClassStrings,
	listNamesIn,
	listNodes,
	listValues,
	splitAssignment,
} from "../fixtures/classNames.ts";
import { project } from "../fixtures/site.ts";

const stylesheets = globSync("app/**/*.css", { cwd: project }).sort();
const modules = globSync("app/**/*.{ts,tsx}", { cwd: project }).sort();
const read = (file: string) => readFileSync(join(project, file), "utf8");

const programs = new Map(modules.map((file) => [file, parseAst(read(file), { lang: "tsx" })]));

interface Parts {
	/** The files that the module imports. */
	imports: string[];
	/** The elements it renders, by name or as the value of a property such as `as`. */
	elements: Set<string>;
}

function readParts(file: string, program: ESTree.Program): Parts {
	const imports: string[] = [];
	const elements = new Set<string>();
	for (const node of listNodes(program)) {
		if (node.type === "ImportDeclaration") {
			imports.push(join(dirname(file), node.source.value));
		} else if (node.type === "Literal") {
			elements.add(String(node.value));
		} else if (node.type === "JSXOpeningElement" && node.name.type === "JSXIdentifier") {
			elements.add(node.name.name);
		}
	}
	return { imports, elements };
}

/** What has classes as its value, by name. */
const classNames = new Set([
	"className",
	"colourClass",
	"getCellColour",
	"classList",
	"joinClassNames",
]);

/** The same, and what its values are made of. */
const classParts = new Set([
	...classNames,
	...programs
		.values()
		.flatMap((program) => listValues(program, classNames))
		.flatMap((node) => (node.type === "Identifier" ? [node.name] : [])),
]);

/** Lists a value's nodes, without the arguments of functions that return a class: theirs may be other words. */
function* listClassNodes(value: unknown): Generator<ESTree.Node> {
	if (typeof value !== "object" || value === null || isOtherCall(value)) {
		return;
	}
	if ("type" in value) {
		yield value as ESTree.Node;
	}
	for (const child of Object.values(value)) {
		yield* listClassNodes(child);
	}
}

function isOtherCall(value: object): boolean {
	const node = value as ESTree.Node;
	return node.type === "CallExpression" && !namesClasses(node.callee);
}

/** Whether a node is, or ends in, the name of what has classes as its value. */
function namesClasses(target: unknown): boolean {
	return listNodes(target).some(
		(node) =>
			"name" in node && ["className", "classList", "joinClassNames"].includes(String(node.name)),
	);
}

/** Lists the classes that a program writes as such. */
function listWrittenClasses(program: ESTree.Program): Set<string> {
	const texts = Array.from(listNodes(program)).flatMap((node) => {
		const { target, value } = splitAssignment(node) ?? {};
		return namesClasses(target) ? Array.from(listClassNodes(value), getText) : [];
	});
	return new Set(texts.join(" ").match(/[\w-]+/g));
}

const classes = new Map(stylesheets.map((file) => [file, listNamesIn(file, "class")]));
const parts = new Map(Array.from(programs, ([file, program]) => [file, readParts(file, program)]));
const classStrings = new Map(
	Array.from(programs, ([file, program]) => [file, listClassStrings(program, classParts)]),
);

/** Lists a module, and the scripts that it writes into its page. */
function listWithScripts(module: string): string[] {
	const scripts = (parts.get(module)?.imports ?? [])
		.filter((file) => file.endsWith(".inline.ts?text"))
		.map((file) => file.replace("?text", ""));
	return [module, ...scripts];
}

/** Lists the modules that import a stylesheet. */
function listOwners(stylesheet: string): string[] {
	return modules.filter((module) => parts.get(module)?.imports.includes(stylesheet));
}

/** Animations that other stylesheets use, too, and why. */
const sharedAnimations: Record<string, string> = {
	fill: "HabitRow.css has it: drawings of Home and Strategy fill from left to right, as its rows do.",
};

/** Classes that no component writes as such, and where they come from. */
const computed: readonly [RegExp, string][] = [
	[/^action-(?:primary|filled)$/, "how a button looks"],
	[/^cols-\d+$/, "how many columns a mark of a habit row covers"],
	[/^weight-\d$/, "a step of weight, by the place of a letter or word"],
	[/^tile-/, "a tile, by its name in the content"],
	[/^page-/, "the hue of a page, which its route names"],
	[/^(?:worksheet|align-right|align-center)$/, "compiled from an article's Markdown"],
	[/^past$/, "set by labelPastEvents.inline.ts"],
	[/^no-script$/, "the document's own, where its scripts do not come"],
];
const isComputed = (name: string) => computed.some(([pattern]) => pattern.test(name));

/** Classes in two stylesheets, and why. */
const sharedClasses: Record<string, string> = {
	prose: "Prose.tsx has a stylesheet for each part of its text.",
	standfirst: "A quotation that follows it is a note above the article.",
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
	expect(shared.map(([name]) => name).sort()).toEqual(Object.keys(sharedClasses).sort());
});

test("a stylesheet of a component or page is imported by one module, which renders its classes", () => {
	const elsewhere: string[] = [];
	for (const [file, names] of classes) {
		if (file.startsWith("app/styles/")) {
			continue;
		}
		const owners = listOwners(file);
		expect(owners, file).toHaveLength(1);
		const rendered = new Set(
			owners.flatMap(listWithScripts).flatMap((module) => [...(classStrings.get(module) ?? [])]),
		);
		for (const name of names) {
			if (!rendered.has(name) && !isComputed(name)) {
				elsewhere.push(`${file}: .${name}`);
			}
		}
	}
	expect(elsewhere).toEqual([]);
});

/** Classes that other modules write too, and why. */
const writtenElsewhere: Record<string, Record<string, string>> = {
	worksheet: {
		"app/site/articles/worksheets.server.ts":
			"a table of an article's Markdown becomes a worksheet there, and its page shows it as prose",
	},
	past: { "app/pages/events/labelPastEvents.inline.ts": "only the visitor's clock knows" },
	scriptless: {
		"app/pages/partner-referral-agreement/definitionPopups.ts": "takes it away once it runs",
	},
};

test("a class of a component or page is written by the module of its stylesheet alone", () => {
	const writers = Array.from(
		programs,
		([module, program]) => [module, listWrittenClasses(program)] as const,
	);
	const elsewhere: Record<string, string[]> = {};
	for (const [file, names] of classes) {
		if (file.startsWith("app/styles/")) {
			continue;
		}
		const own = new Set(listOwners(file).flatMap(listWithScripts));
		for (const name of names) {
			const others = writers.filter(([module, written]) => written.has(name) && !own.has(module));
			if (others.length > 0) {
				elsewhere[name] = others.map(([module]) => module);
			}
		}
	}
	const explained = Object.entries(writtenElsewhere).map(([name, reasons]) => [
		name,
		Object.keys(reasons),
	]);
	expect(elsewhere).toEqual(Object.fromEntries(explained));
});

const compiled = "compiled from Markdown";
const children = "its children, which its pages write";
const documentElement = "an element of the document, from app/root.tsx";

/** Elements that stylesheets reach beyond their modules and the shared components in them, and why. */
const elementsBeyond: Record<string, { elements: string[]; reason: string }> = {
	"app/components/Band.css": { elements: ["h2"], reason: children },
	"app/components/CardList.css": { elements: ["li", "h3"], reason: children },
	"app/components/InlineSvg.css": { elements: ["svg"], reason: "written by grid as text" },
	"app/components/TextHead.css": { elements: ["h1", "a", "b"], reason: children },
	"app/components/prose/Prose.css": {
		elements: ["strong", "ol", "li", "blockquote"],
		reason: compiled,
	},
	"app/components/prose/ScrollingTable.css": {
		elements: ["th", "tbody", "tr", "td"],
		reason: compiled,
	},
	"app/components/prose/notes.css": { elements: ["sup", "li"], reason: compiled },
	"app/components/prose/quotation.css": { elements: ["blockquote"], reason: compiled },
	"app/components/prose/worksheet.css": {
		elements: ["h4", "ol", "blockquote", "th", "td"],
		reason: compiled,
	},
	"app/pages/benefit/BenefitNotice.css": { elements: ["h1"], reason: children },
	"app/pages/contact-us/DirectContact.css": {
		elements: ["iframe"],
		reason: "FormPanel.tsx has the same details where the frame is hidden",
	},
	"app/pages/firm-pack/PackWorksheet.css": {
		elements: ["tr", "strong", "li", "tbody"],
		reason: compiled,
	},
	"app/pages/home/Testimonials.css": {
		elements: ["svg"],
		reason: "CompanyLogo.tsx is that element and nothing else",
	},
	"app/pages/partner-referral-agreement/Definition.css": {
		elements: ["html"],
		reason: documentElement,
	},
	"app/pages/pricing/Estimate.css": { elements: ["html"], reason: documentElement },
	"app/pages/search/SearchPanel.css": {
		elements: ["ol"],
		reason: "ResultList.tsx is placed in the grid of the panel",
	},
	"app/pages/share/share.css": { elements: ["body", "footer"], reason: documentElement },
	"app/pages/strategy/Roadmap.css": {
		elements: ["figure"],
		reason: "each step has a figure of its own module, and all have the same room",
	},
};

/** Lists a module with the shared components that it is made of. */
function listMadeOf(module: string): string[] {
	const shared = new Set([module]);
	for (const file of shared) {
		for (const name of parts.get(file)?.imports ?? []) {
			if (name.startsWith("app/components/")) {
				shared.add(name);
			}
		}
	}
	return Array.from(shared);
}

test("a stylesheet of a component or page styles elements of its module, or of shared components in it", () => {
	const beyond: Record<string, string[]> = {};
	for (const file of stylesheets.filter((name) => !name.startsWith("app/styles/"))) {
		const rendered = listOwners(file)
			.flatMap(listMadeOf)
			.map((module) => parts.get(module)?.elements);
		const elements = Array.from(listNamesIn(file, "type")).filter(
			(name) => !rendered.some((names) => names?.has(name)),
		);
		if (elements.length > 0) {
			beyond[file] = elements;
		}
	}
	const explained = Object.entries(elementsBeyond).map(([file, { elements }]) => [file, elements]);
	expect(beyond).toEqual(Object.fromEntries(explained));
});

test("every shared class is rendered somewhere", () => {
	const words = new Set(classStrings.values().flatMap((strings) => Array.from(strings)));
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

const breakpoints = "app/styles/breakpoints.css";

test("a media query writes a width or a height by its name", () => {
	const listSizes = (file: string) =>
		Array.from(
			read(file).matchAll(/(?<=@media [^{]*)\([^()]*\b(?:width|height)\b[^()]*\)/g),
			String,
		);
	const written = stylesheets.flatMap((file) => listSizes(file).map((size) => `${file}: ${size}`));
	expect(written).toEqual([]);
});

test("a name of a width or a height is in use", () => {
	const names = Array.from(read(breakpoints).matchAll(/(?<=@custom-media )--[\w-]+/g), String);
	expect(names.length).toBeGreaterThan(0);
	const queries = stylesheets.flatMap((file) =>
		Array.from(read(file).matchAll(/@media [^{]+/g), String),
	);
	const unused = names.filter((name) => !queries.some((query) => query.includes(`(${name})`)));
	expect(unused).toEqual([]);
});

/** Where weights are written as numbers, and why. */
const numberedWeights: Record<string, string> = {
	"app/styles/tokens.css": "their names",
	"app/styles/fonts.css": "which weights a file of a font has",
	"app/styles/weights.css": "steps from light to heavy",
	"app/pages/home/Hero.css": "steps from light to heavy, in the lines of one title",
};

test("a weight of type that two stylesheets use has a name", () => {
	const users = new Map<string, Set<string>>();
	for (const file of stylesheets.filter((name) => !(name in numberedWeights))) {
		for (const [weight] of read(file).matchAll(/(?<=\bfont(?:-weight)?: )\d{3}\b/g)) {
			users.set(weight, (users.get(weight) ?? new Set()).add(file));
		}
	}
	const shared = Array.from(users).filter(([, files]) => files.size > 1);
	const tokens = Array.from(read("app/styles/tokens.css").matchAll(/--weight-\w+: (\d{3})/g));
	const named = tokens.filter(([, weight = ""]) => users.has(weight));
	expect([shared, named]).toEqual([[], []]);
});

test("an animation is in the stylesheet that uses it", () => {
	const listNamesOf = (file: string, pattern: RegExp) =>
		new Set(Array.from(read(file).matchAll(pattern), ([, name = ""]) => name));
	const elsewhere = stylesheets.flatMap((file) => {
		const own = listNamesOf(file, /@keyframes ([\w-]+)/g);
		const used = listNamesOf(file, /\banimation: (?!none)([\w-]+)/g);
		return Array.from(used.difference(own));
	});
	expect(Array.from(new Set(elsewhere))).toEqual(Object.keys(sharedAnimations));
});
