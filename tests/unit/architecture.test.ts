import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { project } from "./site.ts";

const folders = ["app", "build", "deploy", "desk", "samples", "scripts", "bench", "tests"];
const files = globSync(`{${folders}}/**/*.{ts,tsx,css}`, { cwd: project });

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
	app: ["build", "deploy", "desk", "samples", "scripts", "bench", "tests"],
	build: ["desk", "samples", "scripts", "bench", "tests"],
	deploy: ["app", "build", "desk", "samples", "scripts", "bench", "tests"],
	desk: ["samples", "bench", "tests"],
	samples: ["build", "bench", "tests"],
	scripts: ["tests"],
	bench: ["tests"],
	"app/sections": ["app/routes"],
	"app/islands": ["app/routes"],
	"app/components": ["app/routes", "app/sections", "app/islands"],
	"app/grid": ["app/content", "app/site", "app/seo", "app/social", "app/calendar", ...pageParts],
	"app/content": ["app/site", ...pageParts],
	"app/pricing": pageParts,
	"app/site": pageParts,
	"app/seo": pageParts,
	"app/social": pageParts,
	"app/calendar": pageParts,
	"app/markdown": pageParts,
	"app/search": pageParts,
};

/** What may import what its folder may not. */
const exceptions = [
	// Development has no build to look through, so this route makes an index by itself.
	"app/routes/sample-index.ts imports build/searchIndex.ts",
	"app/routes/sample-index.ts imports build/vocabulary.ts",
	// A build for production refuses what `npm run launch` lists as a sample.
	"build/main.ts imports scripts/content/values.ts",
	"build/main.ts imports scripts/launch/openItems.ts",
	// What runs the tests tells them where the site is.
	"scripts/steps/steps.ts imports tests/builtFolder.ts",
	"scripts/steps/steps.ts imports tests/served.ts",
];

const isWithin = (path: string, folder: string) => path.startsWith(`${folder}/`);

test("imports run one way", () => {
	for (const folder of folders) {
		expect(
			files.some((file) => isWithin(file, folder)),
			folder,
		).toBe(true);
	}
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

test("what development alone shows is known to its routes alone", () => {
	const wrong = files.filter(
		(file) =>
			isWithin(file, "app") &&
			!isWithin(file, "app/design") &&
			!isWithin(file, "app/routes") &&
			imports.get(file)?.some((target) => isWithin(target, "app/design")),
	);
	expect(wrong).toEqual([]);
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
