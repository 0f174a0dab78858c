import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { deskConfig } from "../../../desk/config.ts";
import { ContentCopy } from "../content/contentCopy.ts";
import { content } from "../site.ts";

const copy = new ContentCopy();
afterAll(() => copy.remove());

test("the words around each benefit are shown with a benefit that is there", () => {
	const slugs = content.benefits.map(({ slug }) => slug).sort();
	for (const slug of slugs.slice(0, -1)) {
		rmSync(join(copy.root, `content/benefits/${slug}.yaml`));
	}
	const kind = deskConfig(copy.root, {}).kinds.find(({ name }) => name === "page-benefit");
	expect(kind?.page).toBe(`/benefits/${slugs.at(-1)}`);
});
