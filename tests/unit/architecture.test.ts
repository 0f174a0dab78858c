import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./site.ts";

const notOurs = /^(?:node_modules|dist\b.*|reports|test-results|\..*)$/;
const files = globSync("*/**/*.{ts,tsx,css}", {
	cwd: project,
	exclude: (path) => notOurs.test(path),
});

/** The project's files that each file imports, static imports and those made while running. */
const imports = new Map(
	files.map((file) => {
		const source = readFileSync(join(project, file), "utf8");
		const found = source.matchAll(/(?:\bfrom|\bimport|\bimport\(|@import)\s*"(\.{1,2}\/[^"?]+)/g);
		return [file, Array.from(found, ([, path = ""]) => join(dirname(file), path))];
	}),
);

/**
 * What files may not import, by the folders they stand in. The arrow runs from routes to sections to
 * components to grid; what makes content, files and heads knows none of what draws pages.
 */
const pageParts = ["app/routes", "app/sections", "app/components", "app/islands"];
const forbidden: Record<string, readonly string[]> = {
	app: ["build", "deploy", "desk", "development", "samples", "scripts", "bench", "tests"],
	build: ["desk", "development", "samples", "scripts", "bench", "tests"],
	deploy: ["app", "build", "desk", "development", "samples", "scripts", "bench", "tests"],
	desk: ["samples", "bench", "tests"],
	development: ["desk", "samples", "scripts", "bench", "tests"],
	samples: ["build", "development", "bench", "tests"],
	scripts: ["development", "tests"],
	bench: ["development", "tests"],
	tests: [],
	"app/routes": [],
	"app/sections": ["app/routes"],
	"app/islands": ["app/routes"],
	"app/components": ["app/routes", "app/sections", "app/islands"],
	"app/grid": ["app/content", "app/site", "app/seo", "app/social", "app/calendar", ...pageParts],
	"app/content": ["app/site", ...pageParts],
	"app/styles": ["app/routes", "app/sections", "app/islands"],
	"app/fonts": pageParts,
	"app/pricing": pageParts,
	"app/site": pageParts,
	"app/seo": pageParts,
	"app/social": pageParts,
	"app/calendar": pageParts,
	"app/agreement": pageParts,
	"app/share": pageParts,
	"app/markdown": pageParts,
	"app/search": pageParts,
};

/** What may import what its folder may not. */
const exceptions = [
	// A link to an anchor that is not there is told with its place in the content.
	"build/deadAnchors.ts imports scripts/content/values.ts",
	// A build for production refuses what `npm run launch` lists as a sample.
	"build/main.ts imports scripts/content/values.ts",
	"build/main.ts imports scripts/launch/openItems.ts",
];

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`);

test("every folder has its rule", () => {
	const folders = files.flatMap(
		(file) => file.match(/^app\/[^/]+(?=\/)|^(?!app\/)[^/]+/)?.[0] ?? [],
	);
	const rules = Object.keys(forbidden).filter((folder) => folder !== "app");
	expect(Array.from(new Set(folders)).sort()).toEqual(rules.sort());
});

test("imports run one way", () => {
	const wrong = Object.entries(forbidden).flatMap(([folder, banned]) =>
		files
			.filter((file) => isWithin(file, folder))
			.flatMap((file) =>
				(imports.get(file) ?? [])
					.filter((target) => banned.some((name) => isWithin(target, name)))
					.map((target) => `${file} imports ${target}`),
			),
	);
	expect(wrong).toEqual(exceptions);
});

test("no file imports itself by way of others", () => {
	const done = new Set<string>();
	const circles: string[] = [];
	function follow(file: string, trail: readonly string[]): void {
		if (trail.includes(file)) {
			circles.push([...trail.slice(trail.indexOf(file)), file].join(" > "));
		} else if (!done.has(file)) {
			for (const target of imports.get(file) ?? []) {
				follow(target, [...trail, file]);
			}
			done.add(file);
		}
	}
	for (const file of files) {
		follow(file, []);
	}
	expect(circles).toEqual([]);
});
