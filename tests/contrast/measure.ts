import type { Page } from "@playwright/test";
import { wcagContrast } from "culori";
import { bundleCollect } from "./bundleCollect.ts";
import type { Sample } from "./page/samples.ts";

/** The sizes of text that WCAG 2.2 calls large, in CSS px: 18 pt, or 14 pt and bold. */
const large = { regular: 24, bold: (14 * 4) / 3, boldWeight: 700 } as const;

/** The ratios of success criteria 1.4.3 and 1.4.11. */
const required = { text: 4.5, largeText: 3, boundary: 3 } as const;

/** The measurement of one pair of colours. */
export interface Finding {
	kind: Sample["kind"];
	/** The two colours: `#3b4a43 on #dfe9e4`. */
	pair: string;
	ratio: number;
	/** The least that WCAG 2.2 AA asks for. */
	required: number;
	/** Words or element, and where: path, width, scheme. */
	what: string;
	where: string;
}

/**
 * Measures the page that is open, in both schemes.
 * @param page at a page of the site
 * @param width of the window in px, also said of each finding
 * @returns one finding for each sample that differs in colour, size or weight
 */
export async function measurePage(page: Page, width: number): Promise<Finding[]> {
	await page.setViewportSize({ width, height: 900 });
	await waitForIslands(page);
	const findings: Finding[] = [];
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		const samples = await page.evaluate<Sample[]>(await bundleCollect());
		const pageName = `${new URL(page.url()).pathname}, ${width} px, ${colorScheme}`;
		findings.push(...samples.map((sample) => createFinding(sample, pageName)));
	}
	return findings;
}

/** Waits for the islands: fields are disabled until hydrated, and disabled fields are not measured. */
export async function waitForIslands(page: Page): Promise<void> {
	const disabledFields = page.locator("[data-island] :is(fieldset, #fee-example > input):disabled");
	await disabledFields.first().waitFor({ state: "detached" });
}

function createFinding(
	{ kind, what, where, colours, ground, size, weight }: Sample,
	pageName: string,
): Finding {
	const candidates = colours.map((colour) => ({
		pair: `${colour} on ${ground}`,
		ratio: wcagContrast(colour, ground),
	}));
	const best = candidates.reduce((one, other) => (other.ratio > one.ratio ? other : one));
	return {
		kind,
		...best,
		required: kind === "text" ? getRequiredContrast(size, weight) : required.boundary,
		what,
		where: `${where} (${pageName})`,
	};
}

/**
 * Returns the least contrast of a text: WCAG 2.2, success criterion 1.4.3 (level AA).
 * @param size in CSS px
 * @param weight 1 to 1000
 */
function getRequiredContrast(size: number, weight: number): number {
	const isLarge = size >= large.regular || (size >= large.bold && weight >= large.boldWeight);
	return isLarge ? required.largeText : required.text;
}

/** Returns whether the contrast of a finding is below the required ratio. */
export function isBelowRequired({ ratio, required }: Finding): boolean {
	return ratio < required;
}

/** Describes a finding in one line. */
export function describe({ kind, pair, ratio, required, what, where }: Finding): string {
	return `${ratio.toFixed(2)} of ${required} ${kind}: ${pair}, “${what}”, ${where}`;
}
