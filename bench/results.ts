import type { BuildRun } from "./build.ts";
import type { PageAudit } from "./lighthouse.ts";
import type { LoadMeasurements } from "./load.ts";
import type { Machine } from "./machine.ts";
import type { MeasuredPage } from "./pages.ts";
import type { PagePaint } from "./paint.ts";
import type { PageWeight } from "./weight.ts";

/** Everything measured of one page. A part that was not asked for is absent. */
export interface PageResults extends MeasuredPage {
	readonly weight?: PageWeight;
	readonly paint?: PagePaint;
	readonly audit?: PageAudit;
}

/** Everything that was measured. */
export interface Results {
	readonly date: string;
	readonly machine: Machine;
	readonly pages: readonly PageResults[];
	/** Bytes of a first search. */
	readonly firstQuery?: number;
	readonly load?: LoadMeasurements;
	readonly builds?: readonly BuildRun[];
}

/**
 * Formats the results as written to `bench/results.json` and on the terminal: a line for each kind of page
 * with the highest figures of all its pages, and one for each other thing measured.
 */
export function formatSummary({ pages, builds = [], ...others }: Results): string {
	const kinds = Map.groupBy(pages, ({ kind }) => kind);
	const parts = [
		...Object.entries(others).map(([name, value]) => `"${name}": ${formatJson(value)}`),
		formatList("pages", [...kinds.values()].map(summariseKind)),
		formatList("builds", builds),
	];
	return `{\n${parts.map((part) => `\t${part}`).join(",\n")}\n}\n`;
}

function summariseKind(pages: readonly PageResults[]): object {
	const { kind, paint, audit } = pages[0] ?? {};
	const figures = ["document", "firstFlight", "script", "fonts", "visit", "requests"] as const;
	const maxima = figures.map((figure) => {
		const received = pages.flatMap(({ weight }) => weight?.[figure] ?? []);
		return [figure, received.length > 0 ? Math.max(...received) : undefined];
	});
	return {
		kind,
		pages: pages.length,
		...Object.fromEntries(maxima),
		paint: paint && Math.round(paint.largestPaint),
		oneLine: paint && Math.round(paint.baseline),
		ratio: paint?.ratio,
		lighthouse: audit && Object.values(audit.scores).join(" "),
	};
}

function formatList(name: string, entries: readonly object[]): string {
	return `"${name}": [\n${entries.map((entry) => `\t\t${formatJson(entry)}`).join(",\n")}\n\t]`;
}

/** Formats figures on one line, rounded to two decimals. */
function formatJson(value: unknown): string {
	return JSON.stringify(value, (_, inner) =>
		typeof inner === "number" ? Math.round(inner * 100) / 100 : inner,
	);
}
