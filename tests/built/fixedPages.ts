import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { ContentCopy } from "../fixtures/contentCopy.ts";

// A fixed page is its folder, its content file and one line of the route table. No other code of the site names these two.

/** The page that is taken away. */
export const removedPage = "/solutions";

/** Changes a file of the copy. */
export function edit(copy: ContentCopy, file: string, change: (text: string) => string): void {
	const text = copy.read(file);
	const changed = change(text);
	expect(changed, file).not.toBe(text);
	copy.write(file, changed);
}

/** Takes the page away: its folder, its content file and its line. */
export function removePage(copy: ContentCopy): void {
	const name = removedPage.slice(1);
	rmSync(join(copy.root, `app/pages/${name}`), { recursive: true });
	rmSync(join(copy.root, `content/pages/${name}.yaml`));
	const line = `\troute("${removedPage}", "pages/${name}/route.tsx"),\n`;
	edit(copy, "app/routes.ts", (text) => text.replace(line, ""));
}

/** Adds the page /pledge: its folder, its content file and one line of the route table. */
export function addPledge(copy: ContentCopy): void {
	mkdirSync(join(copy.root, "app/pages/pledge"));
	copy.write(
		"app/pages/pledge/schema.ts",
		`import type { FieldSchemas } from "../../../content-model/index.ts";

export function createSchema({ line, page }: FieldSchemas) {
	return page({ signature: line });
}

declare module "../../../content-model/index.ts" {
	interface PageSchemas {
		pledge: ReturnType<typeof createSchema>;
	}
}
`,
	);
	copy.write(
		"app/pages/pledge/route.tsx",
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
	copy.write(
		"content/pages/pledge.yaml",
		`head:
  title: Our pledge
  description: What we promise every firm that works with us, with a name below it that you can ring.
hero: { title: PLEDGE, tagline: In one line, lede: We answer within a day. }
signature: Signed by a quokka
`,
	);
	edit(copy, "app/routes.ts", (text) =>
		text.replace("const pages = [\n", '$&\troute("/pledge", "pages/pledge/route.tsx"),\n'),
	);
}

/** Lists the fields that an error of the build names, each with its file. */
export function listNamedFields(stderr: string): string[] {
	const issues = stderr.matchAll(/^(content\/\S+?)(?::\d+)?\n {2}field {5}(.+)$/gm);
	return Array.from(issues, ([, file, field]) => `${file}, ${field}`);
}
