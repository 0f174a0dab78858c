import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeDifferences } from "../../../desk/server/differences.ts";
import { project } from "../../fixtures/site.ts";

/** What the desk says of a file in which something is replaced. */
function describeReplacement(file: string, from: RegExp | string, to: string): string[] {
	const before = readFileSync(join(project, file), "utf8");
	return describeDifferences(file, Buffer.from(before), Buffer.from(before.replaceAll(from, to)));
}

test("line ends of Windows are no difference, in a file with a front matter too", () => {
	expect(describeReplacement("content/agreement.md", "\n", "\r\n")).toEqual([
		"Only comments or spaces changed.",
	]);
});

test("a price is told by the name of its plan, in dollars and cents", () => {
	const file = "content/pricing.yaml";
	const table = (price: string) => `plans:
  - { id: small, name: Small, from: 1, to: null }
rows:
  - id: platform
    label: Platform
    prices: { small: ${price} }
`;
	const describePrice = (price: string) =>
		describeDifferences(file, Buffer.from(table("400")), Buffer.from(table(price)));
	expect(describePrice("1.5")).toEqual(["Platform, price of Small: $400 → $1.50"]);
	expect(describePrice("null")).toEqual(["Platform, price of Small: $400 → not offered"]);
});

test("two entries of one name, and another order, are told", () => {
	const [before, after] = [
		"- title: A\n- title: A\n- title: B\n",
		"- title: B\n- title: A\n- title: A\n",
	];
	const yaml = (list: string) => Buffer.from(`rows:\n${list.replace(/^/gm, "  ").trimEnd()}\n`);
	expect(describeDifferences("content/pricing.yaml", yaml(before), yaml(after)).join()).toContain(
		"Rows › Order",
	);
	const gone = describeDifferences(
		"content/pricing.yaml",
		yaml(before),
		yaml("- title: A\n- title: B\n"),
	);
	expect(gone.join()).not.toContain("Only comments");
});
