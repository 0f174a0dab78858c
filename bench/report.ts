import type { PageMeasurements, Results, Shortfall } from "./types.ts";

/** A column of the table of pages: its heading and what stands under it. */
const columns: readonly [heading: string, cell: (page: PageMeasurements) => string][] = [
	["Page", ({ path }) => path],
	["Document", ({ weight }) => whole(weight?.document)],
	["Script", ({ weight }) => whole(weight?.script)],
	["Files", ({ weight }) => whole(weight?.scripts)],
	["Fonts", ({ weight }) => whole(weight?.fonts)],
	["Visit", ({ weight }) => whole(weight?.firstVisit)],
	["Shift", ({ weight }) => decimal(weight?.layoutShift, 3)],
	["Paint ms", ({ paint }) => whole(paint?.largestPaint)],
	["One line", ({ paint }) => whole(paint?.floor)],
	["Ratio", ({ paint }) => decimal(paint?.overFloor, 2)],
	["Before", ({ paint }) => whole(paint?.beforePaint.length)],
	["Lighthouse", ({ audit }) => (audit ? Object.values(audit.scores).join(" ") : "")],
	["Simulated ms", ({ audit }) => whole(audit?.largestPaint)],
	["Its ratio", ({ audit }) => decimal(audit && audit.largestPaint / audit.floor, 2)],
	["Blocking", ({ audit }) => whole(audit?.blockingTime)],
];

/**
 * Writes the results as text for a terminal.
 * @returns lines, the table of pages first, then load and build where they were measured.
 */
export function report({ pages, load, build }: Results): string {
	const parts: string[] = [];
	if (pages.length > 0) {
		parts.push(table([columns.map(([heading]) => heading), ...pages.map(row)]));
	}
	if (load) {
		const { site, sirv, connections, seconds } = load;
		parts.push(
			`Under ${connections} connections for ${seconds} s each, by turns:`,
			table([
				["", "Requests/s", "Failed", "MB at start", "Middle", "End"],
				...Object.entries({ "the local server": site, "sirv alone": sirv }).map(
					([name, { requestsPerSecond, failed, memory }]) => [
						name,
						whole(requestsPerSecond),
						whole(failed),
						whole(memory.start),
						whole(memory.middle),
						whole(memory.end),
					],
				),
			]),
		);
	}
	if (build) {
		parts.push(
			"Builds:",
			table([
				["Articles", "Clean s", "MB", "Second s", "Times faster"],
				...build.clean.map(({ articles, seconds, peakMegabytes }) => {
					const second = build.second.find((run) => run.articles === articles);
					return [
						whole(articles),
						decimal(seconds, 1),
						whole(peakMegabytes),
						decimal(second?.seconds, 1),
						decimal(second?.timesFaster, 1),
					];
				}),
			]),
			`Two clean builds alike: ${yesNo(build.cleanBuildsIdentical)}. A second build like a clean one: ${yesNo(build.second.find(({ sameAsClean }) => sameAsClean !== undefined)?.sameAsClean)}.`,
			`A further article takes ${decimal(build.furtherArticleOverFloor, 2)} times what compiling and rendering it takes (${decimal(build.floor.compileAndRender, 1)} ms).`,
		);
	}
	return parts.join("\n\n");
}

/** Says what fell short, a line each, or that nothing did. */
export function verdict(found: readonly Shortfall[]): string {
	return found.length === 0
		? "Nothing fell short of budgets.json."
		: [
				`Short of budgets.json, ${found.length} times:`,
				...found.map(
					({ where, what, found, limit }) => `  ${where}: ${what} ${found}, budget ${limit}`,
				),
			].join("\n");
}

function row(page: PageMeasurements): string[] {
	return columns.map(([, cell]) => cell(page));
}

/** Columns of text, the first to the left, figures to the right. */
function table(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, column) =>
		Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
	);
	return rows
		.map((cells) =>
			cells
				.map((cell, column) =>
					column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
				)
				.join("  ")
				.trimEnd(),
		)
		.join("\n");
}

function yesNo(answer: boolean | string | undefined): string {
	return typeof answer === "boolean" ? (answer ? "yes" : "no") : "not measured";
}

function whole(figure: number | undefined): string {
	return decimal(figure, 0);
}

function decimal(figure: number | undefined, places: number): string {
	return figure?.toFixed(places) ?? "";
}
