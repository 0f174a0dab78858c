import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { differences } from "../../../desk/server/differences.ts";
import { copyContent } from "../../desk/desk.ts";

let root: string;
beforeEach(() => {
	root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Replaces something in a file of the content. @returns what the desk says of it. */
function saidAfter(file: string, from: RegExp | string, to: string): string[] {
	const path = join(root, file);
	const text = readFileSync(path, "utf8");
	writeFileSync(path, text.replaceAll(from, to));
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
