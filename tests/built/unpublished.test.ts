import { spawnSync } from "node:child_process";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { categoryPath } from "../../app/content/paths.ts";
import { createSite } from "../../app/site/site.server.ts";
import { ContentCopy } from "../unit/content/contentCopy.ts";

// A build of its own, in a zone where days begin ten hours before those of Melbourne.
const copy = new ContentCopy();
const client = join(copy.root, "dist/client");
const category = "Quokkas";

/** Every word of an article is made from its slug, which no other text has. */
function write(slug: string, date: string, ...fields: string[]): void {
	const words = `${slug} and what to say of it in a line that is long enough for cards`;
	copy.write(
		`content/articles/${slug}.md`,
		`---
title: All of ${slug}
category: QUOKKAS
author: team
date: ${date}
summary: ${words}
standfirst: ${words}
cover: { mode: weave }
${fields.join("\n")}
---

Text of ${slug}, and [another that is not public](/blog/quokka-draft).
`,
	);
}

beforeAll(() => {
	copy.shorten();
	copy.addPrograms();
	copy.set("content/pages/blog.yaml", ["categories", "QUOKKAS"], {
		name: category,
		chip: "QUOKKAS",
		title: "Articles on animals at work",
		tagline: "They smile",
		description: "A category of the tests' own, with a description as long as one has to be.",
		card: { mode: "weave", tile: "dusk" },
	});
	write("quokka-draft", "2020-01-01", "draft: true");
	write("quokka-scheduled", "2999-01-01");
	const { status, stderr } = spawnSync(process.execPath, ["build/main.ts"], {
		cwd: copy.root,
		env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: "", TZ: "Pacific/Kiritimati" },
		encoding: "utf8",
	});
	expect(stderr).toBe("");
	expect(status).toBe(0);
}, 300_000);
afterAll(() => copy.remove());

describe("a draft, and an article whose day has not come", () => {
	test("are in no file of a build: no page, list, feed, card, search or Markdown", () => {
		const files = globSync("**/*", { cwd: client }).filter((file) =>
			statSync(join(client, file)).isFile(),
		);
		expect(files.length).toBeGreaterThan(300);
		const found = files.filter((file) => {
			const bytes = readFileSync(join(client, file));
			// Pieces of the search index are compressed, as are the ready-made copies of files.
			const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
			return `${file} ${text}`.includes("quokka-");
		});
		expect(found).toEqual([]);
	});

	test("count for no category: theirs has no link beside the others", () => {
		const blog = readFileSync(join(client, "blog.html"), "utf8");
		expect(blog).not.toContain(categoryPath("QUOKKAS"));
		expect(readFileSync(join(client, "blog/category/quokkas.html"), "utf8")).toContain(category);
	});

	test("stand in development, marked, and lead to one another", async () => {
		const { articles, pages } = await createSite(copy.root, { withUnpublished: true });
		const chips = articles.flatMap(({ slug, chip }) => (slug.startsWith("quokka-") ? chip : []));
		expect(chips).toEqual(["QUOKKAS (scheduled)", "QUOKKAS (draft)"]);
		expect(pages.has("/blog/quokka-draft")).toBe(true);
	});
});
