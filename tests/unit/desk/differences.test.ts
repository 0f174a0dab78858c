import { rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { differences } from "../../../desk/server/differences.ts";
import { copyContent } from "../../desk/desk.ts";
import { ContentCopy } from "../content/contentCopy.ts";

let root: string;
beforeEach(() => {
	root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces something in a file of the content. @returns what the desk says of it. */
function saidAfter(file: string, from: RegExp | string, to: string): string[] {
	const copy = new ContentCopy(root);
	copy.write(file, copy.read(file).replaceAll(from, to));
	return differences(root).flatMap(({ sentences }) => sentences);
}

test("line ends of Windows are no difference, in a file with a front matter too", () => {
	expect(saidAfter("content/agreement.md", "\n", "\r\n")).toEqual([
		"Only comments or spaces changed.",
	]);
});

test("a price is told by the name of its plan, in dollars and cents", () => {
	const file = "content/pricing.yaml";
	saidAfter(file, /(?<=id: small, name: )\w+/g, "Seedling");
	expect(saidAfter(file, /(?<=prices: { small: )\d+/g, "1.5")).toContainEqual(
		expect.stringMatching(/^\w.*, price of Seedling: \$[\d,]+ → \$1\.50$/),
	);
});
