import type budgets from "../budgets.json";
import type { BuildMeasurements } from "./build.ts";
import type {
	LoadMeasurements,
	MeasuredPage,
	PageAudit,
	PageMeasurements,
	PagePaint,
	PageWeight,
	Results,
	Shortfall,
} from "./types.ts";

/** The limits of `budgets.json`. */
export type Budgets = typeof budgets;

/** Adds a shortfall where a figure is beyond its limit, or is no number at all. */
type Check = (what: string, found: number, limit: number) => void;

/**
 * Compares what was measured with the budgets.
 * @returns every figure that is beyond its limit, in the order of the results. Parts that were not
 * measured are left out.
 */
export function shortfalls(
	{ pages, load, build }: Omit<Results, "circumstances">,
	limits: Budgets,
): Shortfall[] {
	return [
		...pages.flatMap((page) => pageShortfalls(page, limits)),
		...(load ? loadShortfalls(load, limits) : []),
		...(build ? buildShortfalls(build, limits) : []),
	];
}

function pageShortfalls(page: PageMeasurements, limits: Budgets): Shortfall[] {
	const { weight, paint, audit } = page;
	return collect(page.path, (atMost, wrong) => {
		if (weight) {
			compareWeight(page, weight, limits, atMost, wrong);
		}
		if (paint) {
			comparePaint(paint, limits, atMost, wrong);
		}
		if (audit) {
			compareAudit(page, audit, limits, atMost, wrong);
		}
	});
}

function compareWeight(
	page: MeasuredPage,
	weight: PageWeight,
	{ document, script, fonts, firstVisit, layoutShift }: Budgets,
	atMost: Check,
	wrong: (what: string, found: string, limit: string) => void,
): void {
	const { path, longText, interactive, notFound } = page;
	const reading = notFound ? script.notFound : script.reading;
	atMost("document bytes", weight.document, longText ? document.longText : document.page);
	atMost("script bytes", weight.script, interactive ? script.interactive : reading);
	atMost("font bytes", weight.fonts, fonts);
	atMost(
		"bytes of a first visit",
		weight.firstVisit,
		path === "/" ? firstVisit.home : firstVisit.page,
	);
	atMost("layout shift", weight.layoutShift, layoutShift);
	if (weight.foreignOrigins.length > (path === "/contact-us" ? 1 : 0)) {
		wrong("asks other origins", weight.foreignOrigins.join(" "), "the site alone");
	}
}

function comparePaint(
	paint: PagePaint,
	{ largestPaintOverFloor }: Budgets,
	atMost: Check,
	wrong: (what: string, found: string, limit: string) => void,
): void {
	atMost("largest paint over one line’s", paint.overFloor, largestPaintOverFloor);
	const pictures = paint.beforePaint.filter((path) => /\.(?:svg|avif|webp|png)$/.test(path));
	const others = paint.beforePaint.filter(
		(path) => !path.endsWith(".woff2") && !pictures.includes(path),
	);
	const unexpected = [...pictures.slice(1), ...others];
	if (unexpected.length > 0) {
		wrong("fetched before first paint", unexpected.join(" "), "fonts and the first picture");
	}
}

function compareAudit(
	{ interactive }: MeasuredPage,
	audit: PageAudit,
	limits: Budgets,
	atMost: Check,
	wrong: (what: string, found: string, limit: string) => void,
): void {
	for (const [category, limit] of Object.entries(limits.lighthouse)) {
		const score = audit.scores[category] ?? 0;
		if (score < limit) {
			const reasons = audit.failed.join("; ");
			wrong(`Lighthouse ${category}`, `${score}${reasons && ` (${reasons})`}`, String(limit));
		}
	}
	if (!interactive) {
		atMost("blocking time in ms", audit.blockingTime, limits.blockingTimeReading);
	}
	atMost("layout shift in Lighthouse", audit.layoutShift, limits.layoutShift);
}

function loadShortfalls({ site, sirv }: LoadMeasurements, { load }: Budgets): Shortfall[] {
	return collect("the local server", (atMost) => {
		atMost("failed requests", site.failed, load.failedRequests);
		atMost(
			"time a request over that of sirv alone",
			sirv.requestsPerSecond / site.requestsPerSecond,
			load.timeOverSirv,
		);
		atMost(
			"memory at the end over the start",
			site.memory.end / site.memory.start,
			load.memoryGrowth,
		);
	});
}

function buildShortfalls(build: BuildMeasurements, limits: Budgets): Shortfall[] {
	return collect("the build", (atMost, wrong) => {
		const { furtherArticleOverFloor, memoryMegabytes } = limits.build;
		atMost(
			"further article over its floor",
			build.furtherArticleOverFloor,
			furtherArticleOverFloor,
		);
		atMost("megabytes", build.peakMegabytes, memoryMegabytes);
		if (!build.cleanBuildsIdentical) {
			wrong("two clean builds", "differ", "the same files");
		}
		if (build.second.some(({ sameAsClean }) => sameAsClean === false)) {
			wrong("a second build", "differs from a clean one", "the same files");
		}
	});
}

function collect(
	where: string,
	compare: (atMost: Check, wrong: (what: string, found: string, limit: string) => void) => void,
): Shortfall[] {
	const found: Shortfall[] = [];
	compare(
		(what, figure, limit) => {
			// Written so that NaN falls short too.
			if (!(figure <= limit)) {
				found.push({ where, what, found: rounded(figure), limit });
			}
		},
		(what, text, limit) => found.push({ where, what, found: text, limit }),
	);
	return found;
}

/** At most three decimals, rounded up: a figure that falls short never reads as its limit. */
function rounded(figure: number): number {
	return Math.ceil(figure * 1000) / 1000;
}
