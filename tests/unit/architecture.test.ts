import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * Which folders of app/ a folder must not import from: the arrow runs from routes to sections to
 * components to grid, and content and seo know none of what draws pages.
 */
const forbidden: Record<string, readonly string[]> = {
	sections: ["routes"],
	islands: ["routes"],
	components: ["routes", "sections", "islands"],
	grid: ["routes", "sections", "components", "islands", "content", "seo", "social", "calendar"],
	content: ["routes", "sections", "components", "islands"],
	seo: ["routes", "sections", "components", "islands"],
	social: ["routes", "sections", "components", "islands"],
	calendar: ["routes", "sections", "components", "islands"],
	markdown: ["routes", "sections", "components", "islands"],
};

const files = globSync("app/**/*.{ts,tsx}");

/** The folder below app/ that a file belongs to. */
function layerOf(path: string): string {
	return path.split("/")[1] ?? "";
}

test("imports run one way", () => {
	expect(files.length).toBeGreaterThan(150);
	const wrong = files.flatMap((file) => {
		const layer = layerOf(file);
		// What only development shows is known to its routes alone.
		const design = ["routes", "design"].includes(layer) ? [] : ["design"];
		const banned = [...(forbidden[layer] ?? []), ...design];
		const imports = readFileSync(file, "utf8").matchAll(/from "(\.{1,2}\/[^"]+)"/g);
		return Array.from(imports, ([, path = ""]) => normalize(join(dirname(file), path)))
			.filter((target) => banned.includes(layerOf(target)))
			.map((target) => `${file} imports ${target}`);
	});
	expect(wrong).toEqual([]);
});

/** Folders that a folder at the top must not import from. Sample screens may use app/, never the reverse. */
const forbiddenAtTop: Record<string, readonly string[]> = {
	app: ["samples", "scripts", "tests"],
	samples: ["tests"],
	scripts: ["samples", "tests"],
};

test("app/ knows none of what draws samples or tests it", () => {
	const sources = globSync("{app,samples,scripts}/**/*.{ts,tsx,css}");
	const wrong = sources.flatMap((file) => {
		const banned = forbiddenAtTop[file.split("/")[0] ?? ""] ?? [];
		const imports = readFileSync(file, "utf8").matchAll(/(?:from|import) "(\.{1,2}\/[^"]+)"/g);
		return Array.from(imports, ([, path = ""]) => normalize(join(dirname(file), path)))
			.filter((target) => banned.includes(target.split("/")[0] ?? ""))
			.map((target) => `${file} imports ${target}`);
	});
	expect(wrong).toEqual([]);
});

test("nothing reads the folder that the project came from", () => {
	const sources = globSync("{app,deploy,samples,scripts,content,tests}/**/*.{ts,tsx,css,yaml,md}");
	const reading = sources.filter((file) => readFileSync(file, "utf8").includes("/shared/design"));
	expect(reading.filter((file) => !file.endsWith("architecture.test.ts"))).toEqual([]);
});
