import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

test("what a bundle is made of lies where its hash looks", () => {
	const outside = globSync("app/**/*.{ts,tsx,css}").flatMap((file) =>
		Array.from(
			readFileSync(file, "utf8").matchAll(/(?:from|import|import\(|@import|url\()\s*"(\.[^"]+)"/g),
			([, path = ""]) => normalize(join(dirname(file), path)),
		).filter((target) => !/^(?:app|deploy)\//.test(target)),
	);
	expect(outside).toEqual([]);
});
