import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatField, readProjectValues } from "../../content-model/index.ts";
import { makeScratchCopy } from "../scratchCopy.ts";
import { ContentCopy } from "../unit/content/contentCopy.ts";
import { project } from "../unit/site.ts";

// A fixed page is its folder, its content file and one line of the route table: nothing else names it.

const copy = makeScratchCopy();
new ContentCopy(copy).shorten();
// Pictures that the build under test has encoded: their names are hashes of what they are made from.
cpSync(join(project, ".cache/pictures"), join(copy, ".cache/pictures"), { recursive: true });
const at = (file: string) => join(copy, file);
const client = (file: string) => readFileSync(at(`dist/client/${file}`), "utf8");

const removed = "solutions";

/** Changes a file of the copy. */
function edit(file: string, change: (text: string) => string): void {
	const text = readFileSync(at(file), "utf8");
	const changed = change(text);
	expect(changed, file).not.toBe(text);
	writeFileSync(at(file), changed);
}

function build() {
	return spawnSync(process.execPath, ["build/main.ts", "--with-samples"], {
		cwd: copy,
		env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: "", STUBS_ORIGIN: "" },
		encoding: "utf8",
	});
}

function removePage(): void {
	rmSync(at(`app/pages/${removed}`), { recursive: true });
	rmSync(at(`content/pages/${removed}.yaml`));
	const line = `\troute("${removed}", "pages/${removed}/route.tsx"),\n`;
	edit("app/routes.ts", (text) => text.replace(line, ""));
}

function addPage(): void {
	mkdirSync(at("app/pages/pledge"));
	writeFileSync(
		at("app/pages/pledge/content.ts"),
		`import type { Fields } from "../../../content-model/index.ts";

export function createContentSchema({ line, page }: Fields) {
	return page({ signature: line });
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		pledge: ReturnType<typeof createContentSchema>;
	}
}
`,
	);
	writeFileSync(
		at("app/pages/pledge/route.tsx"),
		`import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";

export function loader({ context }: Route.LoaderArgs) {
	return context.get(siteContext).content.pages.pledge;
}

export default function Pledge({ loaderData }: Route.ComponentProps) {
	return (
		<section>
			<h1>{loaderData.hero.title}</h1>
			<p>{loaderData.signature}</p>
		</section>
	);
}
`,
	);
	writeFileSync(
		at("content/pages/pledge.yaml"),
		`head:
  title: Our pledge
  description: What we promise every firm that works with us, with a name below it that you can ring.
hero: { title: PLEDGE, tagline: In one line, lede: We answer within a day. }
signature: Signed by a quokka
`,
	);
	edit("app/routes.ts", (text) =>
		text.replace("const pages = [\n", '$&\troute("pledge", "pages/pledge/route.tsx"),\n'),
	);
}

/** The files that an error of the build names, each with the fields in question. */
function namedFiles(stderr: string): string[] {
	const issues = stderr.matchAll(/^(content\/\S+?)(?::\d+)?\n {2}field {5}(.+)$/gm);
	return Array.from(issues, ([, file, field]) => `${file}, ${field}`);
}

test("a fixed page is added and removed by its folder, its content file and one route", () => {
	const links = readProjectValues(copy).filter(({ value }) => value === `/${removed}`);
	expect(links.length).toBeGreaterThan(0);
	removePage();
	addPage();

	const refused = build();
	expect(refused.status).toBe(1);
	const places = namedFiles(refused.stderr);
	expect(places).toEqual(
		expect.arrayContaining(links.map(({ file, field }) => `${file}, ${formatField(field)}`)),
	);
	expect(places.filter((place) => place.startsWith("content/published.txt"))).toHaveLength(1);
	const files = new Set(places.map((place) => place.replace(/, .*/, "")));
	files.delete("content/published.txt");
	for (const file of files) {
		edit(file, (text) => text.replaceAll(`/${removed}`, "/platform"));
	}
	edit("content/redirects.yaml", (text) =>
		text.replace(/^redirects:.*$/m, `redirects:\n  /${removed}: /platform`),
	);

	const { status, stderr } = build();
	expect(status, stderr).toBe(0);
	expect(existsSync(at(`dist/client/${removed}.html`))).toBe(false);
	expect(client("sitemap.xml")).not.toContain(`/${removed}<`);
	expect(client("pledge.html")).toContain("Signed by a quokka");
	expect(client("pledge.md")).toContain("Signed by a quokka");
	expect(client("sitemap.xml")).toContain("/pledge<");
	expect(client("llms.txt")).toContain("/pledge.md): What we promise");
});
