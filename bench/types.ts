import type { BuildMeasurements } from "./build.ts";

/** What a page is by the rules of `budgets.json`. */
export interface MeasuredPage {
	/** Its address: `/strategy`. */
	readonly path: string;
	/** Whether it computes something and so may load JavaScript. */
	readonly interactive: boolean;
	/** Whether it is an article or the agreement, which may be longer than one network window. */
	readonly longText: boolean;
	/** Whether it is the answer to an address that does not exist. */
	readonly notFound: boolean;
}

/** A first visit to a page, read down to its end. Bytes are those of bodies as they were sent. */
export interface PageWeight {
	readonly document: number;
	/** Bytes of script files; for the not-found page also of its inline script. */
	readonly script: number;
	/** How many script files were fetched. */
	readonly scripts: number;
	readonly fonts: number;
	readonly firstVisit: number;
	/** Sum of all layout shifts. */
	readonly layoutShift: number;
	/** Origins other than the site's own that were asked for something. */
	readonly foreignOrigins: readonly string[];
}

/** The largest paint on a line and a processor that really are slow, beside that of one line. */
export interface PagePaint {
	/** Milliseconds, median of the runs. */
	readonly largestPaint: number;
	/** The one-line page's, from the runs between. */
	readonly floor: number;
	/** Median of the ratios of each pair of runs. */
	readonly overFloor: number;
	/** Addresses that had arrived before the first paint, without the document. */
	readonly beforePaint: readonly string[];
	readonly runs: number;
}

/** What Lighthouse found, mobile, as it comes. */
export interface PageAudit {
	/** 0 to 100 by category, of the best run. */
	readonly scores: Readonly<Record<string, number>>;
	/** Simulated, in milliseconds, lowest of the runs. */
	readonly largestPaint: number;
	/** The one-line page's, simulated, median of all its runs. */
	readonly floor: number;
	/** Simulated, in milliseconds, lowest of the runs. */
	readonly blockingTime: number;
	readonly layoutShift: number;
	/** Titles of audits that cost points in the best run. */
	readonly failed: readonly string[];
	readonly runs: number;
}

/** Everything measured of one page. A part that was not asked for is absent. */
export interface PageMeasurements extends MeasuredPage {
	readonly weight?: PageWeight;
	readonly paint?: PagePaint;
	readonly audit?: PageAudit;
}

/** Memory of a server's process in megabytes (resident set). */
export interface ServerMemory {
	readonly start: number;
	readonly middle: number;
	readonly end: number;
}

/** One server under load, over all its turns. */
export interface ServerLoad {
	readonly requests: number;
	readonly failed: number;
	readonly requestsPerSecond: number;
	readonly memory: ServerMemory;
}

/** Both servers under the same load, by turns. */
export interface LoadMeasurements {
	readonly connections: number;
	/** For each server, all its turns together. */
	readonly seconds: number;
	readonly site: ServerLoad;
	/** `sirv` alone, with the same folder. */
	readonly sirv: ServerLoad;
}

/** Where and with what everything was measured. */
export interface Circumstances {
	readonly date: string;
	readonly processor: string;
	readonly cores: number;
	readonly memoryGigabytes: number;
	readonly system: string;
	readonly node: string;
	readonly chromium: string;
	readonly lighthouse: string;
	/** Programs that wanted a core, on average over the minute before and the last minute. */
	readonly loadAverage: { readonly before: number; readonly after: number };
}

/** What can be measured by itself. */
export const parts = ["weight", "paint", "audit", "load", "build"] as const;

/** A name of one of them. */
export type Part = (typeof parts)[number];

/** What `bench/results.json` holds. */
export interface Results {
	/** Of each part that was measured. */
	readonly circumstances: Readonly<Partial<Record<Part, Circumstances>>>;
	readonly pages: readonly PageMeasurements[];
	readonly load?: LoadMeasurements;
	readonly build?: BuildMeasurements;
}

/** A figure beyond its budget. */
export interface Shortfall {
	/** A page's address, or what else was measured. */
	readonly where: string;
	readonly what: string;
	readonly found: number | string;
	readonly limit: number | string;
}
