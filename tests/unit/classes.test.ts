import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatBrandColours } from "../../app/styles/brandColours.ts";
import { createPalette, designColours } from "../../grid/index.ts";
import { projectFolder } from "../../machine/files.ts";
import { type MarkupElement, type Module, readModules } from "../fixtures/markup.ts";
import {
	findsElement,
	formatSelector,
	isAmong,
	listClasses,
	readSelectors,
} from "../fixtures/selectors.ts";

/*
 * When one of these fails, it names a file, mostly with a class or a selector. The usual causes:
 *
 * - A class was renamed, added or removed in a component and not in its stylesheet, or the reverse. Change the other
 *   file; delete a rule that nothing needs any more.
 * - A class or its rule is in the wrong place: a component writes a class of another, or a stylesheet names what another
 *   component renders. Let the owner render it, or give it a class of its own. If it cannot be read from the source,
 *   because a script, a package or Markdown makes the element, add it to the lists below with the reason.
 *
 * An entry that the test no longer finds is deleted from its list.
 */

const modules = readModules(
	"{app,development}/**/*.{ts,tsx}",
	"{grid,content-model/markdown}/*.ts",
);

const stylesheets = globSync("{app,development}/**/*.css", { cwd: projectFolder })
	.sort()
	.map((file) => {
		const selectors = readSelectors(file);
		return {
			file,
			/** Any element may have its classes. */
			isShared: /\/styles\/|^development\//.test(file),
			owners: modules.filter(({ imports }) => imports.includes(file)),
			selectors,
			classes: new Set(selectors.flatMap(listClasses)),
		};
	});

type Stylesheet = (typeof stylesheets)[number];

const compiledText = "compiled from Markdown";
const script = "set by a script";

/** Classes that a module writes and whose rule is in the stylesheet of another, or in none, and why. */
const ruledElsewhere: Record<string, string> = {
	"app/components/HabitRow.tsx: cols-*": "ruled by columnSpans.ts, with a class for each length",
	"app/pages/events/HalfHour.tsx: cols-*": "ruled by columnSpans.ts, with a class for each length",
	"app/pages/events/labelPastEvents.inline.ts: past": script,
	"app/pages/partner-referral-agreement/definitions/definitionPopups.ts: scripted":
		"ruled by Definitions.tsx, where it is absent",
	"app/pages/partner-referral-agreement/definitions/definitionPopups.ts: shown-meaning":
		"ruled by Definitions.tsx, with a selector for each definition",
	"app/site/articles/worksheets.server.ts: repeated-row": compiledText,
	"app/site/articles/worksheets.server.ts: worksheet": compiledText,
	"content-model/markdown/tables.ts: align-*": compiledText,
	"development/design/DesignPage.tsx: chip": "a link with the looks of one",
	"development/design/DesignPage.tsx: device": "the scheme of the device has no ground of its own",
	"development/design/DesignPage.tsx: swatch-*":
		"ruled by tokens.ts, with a selector for each colour",
	"development/design/specimens.tsx: cover": "a cover without an article",
};

/** Classes that a stylesheet names and its modules do not write, and why. */
const writtenElsewhere: Record<string, string> = {
	"app/components/prose/ScrollingTable.css: align-center": compiledText,
	"app/components/prose/ScrollingTable.css: align-right": compiledText,
	"app/components/prose/worksheet.css: repeated-row": compiledText,
	"app/components/prose/worksheet.css: worksheet": compiledText,
	"app/pages/events/EventCard.css: past":
		"set by EventGrid’s script: only the visitor’s clock knows",
	"app/pages/share/share.css: no-script": "set by a script, on the document",
};

/** Classes in two stylesheets of the site, and why. */
const sharedClasses: Record<string, string> = {
	disc: "A mark of the grid, in a row, a drawing and their legend.",
	dot: "A mark of the grid, as a disc.",
	gap: "A mark of the grid, as a disc.",
	prose: "Prose.tsx has a stylesheet for each part of its text.",
	standfirst: "A quotation that follows it is a note above the article.",
	tinted: "A section's ground changes colours, and what the page's hue is made of.",
};

/** Stylesheets with rules for elements that their modules do not have, and why. */
const stylesBeyond: Record<string, string> = {
	"app/components/prose/ScrollingTable.css": compiledText,
	"app/pages/home/Approach.css": "a link of StretchedLink.tsx",
	"app/pages/home/Benefits.css": "a link of StretchedLink.tsx",
	"app/pages/home/Testimonials.css": "CompanyLogo.tsx is that drawing and nothing else",
	"app/pages/partner-referral-agreement/definitions/Definitions.css":
		"the element of the document, and what holds a definition",
	"app/pages/share/share.css": "the element of the document, and its footer",
	"app/pages/strategy/Roadmap.css": "each step has a figure of its own module",
};

/** Checks whether a module is, or is a script in the page of, one that imports a stylesheet. */
function isOwnOf({ owners, isShared }: Stylesheet, { file }: Module): boolean {
	const isScript = /\.inline\.ts$/.test(file);
	return (
		isShared ||
		owners.some((owner) => owner.file === file || (isScript && owner.imports.includes(file)))
	);
}

test("a class that a module writes has a rule in a stylesheet of this module, or in a shared one", () => {
	const missing = modules.flatMap((module) => {
		const own = stylesheets.filter((stylesheet) => isOwnOf(stylesheet, module));
		const ruled = own.flatMap(({ classes }) => Array.from(classes));
		return Array.from(module.classes)
			.filter((name) => !ruled.some((other) => isAmong([name], other)))
			.map((name) => `${module.file}: ${name}`);
	});
	expect(missing.sort()).toEqual(Object.keys(ruledElsewhere).sort());
});

test("a class that a stylesheet names is written by a module of this stylesheet, or by any if it is shared", () => {
	const unwritten = stylesheets.flatMap((stylesheet) => {
		const written = modules
			.filter((module) => isOwnOf(stylesheet, module))
			.flatMap(({ classes }) => Array.from(classes));
		return Array.from(stylesheet.classes)
			.filter((name) => !isAmong(written, name))
			.map((name) => `${stylesheet.file}: ${name}`);
	});
	expect(unwritten.sort()).toEqual(Object.keys(writtenElsewhere).sort());
});

test("a class is in one stylesheet", () => {
	// The design page shows what others have.
	const named = stylesheets
		.filter(({ file }) => !file.startsWith("development/"))
		.flatMap(({ file, classes }) =>
			Array.from(classes).filter(
				(name) => !(`${file}: ${name}` in writtenElsewhere) || name in sharedClasses,
			),
		);
	const shared = new Set(named.filter((name, index) => named.indexOf(name) !== index));
	expect(Array.from(shared).sort()).toEqual(Object.keys(sharedClasses).sort());
});

test("a module imports only stylesheets that have a rule for one of its classes", () => {
	const needless = stylesheets
		.filter(({ isShared }) => !isShared)
		.flatMap(({ file, owners, classes }) =>
			owners
				.filter((owner) => !Array.from(classes).some((name) => isAmong(owner.classes, name)))
				.map((owner) => `${owner.file}: ${file}`),
		);
	expect(needless).toEqual([]);
});

test("one module imports a stylesheet that is not shared", () => {
	const own = stylesheets.filter(({ isShared }) => !isShared);
	expect(own.filter(({ owners }) => owners.length !== 1).map(({ file }) => file)).toEqual([]);
});

test("each part of a rule’s selector finds an element of the stylesheet’s module, of shared components in it, or of their children", () => {
	const beyond = stylesheets
		.filter(({ isShared }) => !isShared)
		.flatMap((stylesheet) => {
			const elements = listReach(stylesheet);
			const lost = stylesheet.selectors.filter((selector) => !findsElement(selector, elements));
			return stylesheet.file in stylesBeyond
				? lost.slice(0, 1).map(() => stylesheet.file)
				: lost.map((selector) => `${stylesheet.file}: ${formatSelector(selector)}`);
		});
	expect(beyond.sort()).toEqual(Object.keys(stylesBeyond).sort());
});

test("a custom property without a fallback is declared", () => {
	const palette = formatBrandColours(createPalette(designColours));
	const texts = stylesheets.map(({ file }) => readFileSync(join(projectFolder, file), "utf8"));
	const declared = [...texts, palette].join("\n").match(/--[\w-]+(?=\s*:)/g) ?? [];
	const used = texts.flatMap((text) => text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []);
	expect(Array.from(new Set(used).difference(new Set(declared)))).toEqual([]);
});

/** Elements of text that is compiled or drawn, with the classes that compilers give. */
const compiled = {
	tags: ["*"],
	classes: ["worksheet", "repeated-row", "align-*"],
	attributes: ["*"],
	ancestors: [],
};

/**
 * Lists the elements that a stylesheet may style: those of its modules, of the scripts and shared components in these,
 * and the children that others give them.
 */
function listReach({ owners }: Stylesheet): MarkupElement[] {
	const find = (pattern: RegExp) =>
		modules.filter(
			({ file }) => pattern.test(file) && owners.some(({ imports }) => imports.includes(file)),
		);
	const own = [...owners, ...find(/\.inline\./)];
	const inReach = [...own, ...find(/^app\/components\//)];
	const children = modules.flatMap(({ elements, sources }) => {
		const isOwner = (tag = "") => owners.some(({ file }) => file === sources.get(tag));
		const inner = elements.filter(({ ancestors }) =>
			ancestors.some(({ tags }) => isOwner(tags[0])),
		);
		const components = inner.map(({ tags }) => sources.get(tags[0] ?? ""));
		return [
			inner,
			...modules.filter(({ file }) => components.includes(file)).map((module) => module.elements),
		].flat();
	});
	const given = own.flatMap(({ classes }) => ({
		...compiled,
		tags: ["Given"],
		classes: Array.from(classes),
	}));
	return [
		inReach.flatMap(({ elements }) => elements),
		children,
		given,
		inReach.some(({ hasInnerHtml }) => hasInnerHtml) ? compiled : [],
	].flat();
}
