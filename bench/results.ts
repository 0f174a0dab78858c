import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Results } from "./types.ts";

const file = join(import.meta.dirname, "results.json");

/**
 * Writes `bench/results.json`. Parts that were not measured this time stay as they were measured
 * before, each with its own circumstances.
 * @throws where the file that is there is no JSON.
 */
export function writeResults(fresh: Results): void {
	const kept = existsSync(file)
		? (JSON.parse(readFileSync(file, "utf8")) as Results)
		: { circumstances: {}, pages: [] };
	writeFileSync(file, `${JSON.stringify(merged(kept, fresh), roundedFigure, "\t")}\n`);
}

/** What was measured now over what was measured before. A page that is no longer there is left out. */
export function merged(kept: Results, fresh: Results): Results {
	const pages =
		fresh.pages.length === 0
			? kept.pages
			: fresh.pages.map((page) => ({
					...kept.pages.find(({ path }) => path === page.path),
					...page,
				}));
	return {
		...kept,
		...fresh,
		circumstances: { ...kept.circumstances, ...fresh.circumstances },
		pages,
	};
}

/** Figures with more than three decimals say nothing. */
function roundedFigure(_key: string, value: unknown): unknown {
	return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}
