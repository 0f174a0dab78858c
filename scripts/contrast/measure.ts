import type { Page } from "@playwright/test";
import { contrastRatio } from "../../app/grid/index.ts";
import { collect, type Sample } from "./collect.ts";
import { required, requiredOfText } from "./colour.ts";

/** What was measured of one pair of colours. */
export interface Finding {
	kind: Sample["kind"];
	/** Names of the tokens, or the colour itself where it is none: `ink-2 on silver`. */
	pair: string;
	ratio: number;
	/** The least that WCAG 2.2 AA asks for. */
	required: number;
	/** Words or element, and where: address, width, scheme. */
	what: string;
	where: string;
}

/** The widths and schemes in which each address is measured. */
export const settings = {
	widths: [1440, 390],
	schemes: ["light", "dark"],
} as const;

/**
 * Measures the page that is open, in both schemes.
 * @param page at an address of the site
 * @param width of the window in px, also said of each finding
 * @returns one finding for each sample that differs in colour, size or weight
 */
export async function measurePage(page: Page, width: number): Promise<Finding[]> {
	await page.setViewportSize({ width, height: 900 });
	await islandsWork(page);
	const findings: Finding[] = [];
	for (const colorScheme of settings.schemes) {
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		const { samples, names } = await page.evaluate(collect);
		const place = `${new URL(page.url()).pathname}, ${width} px, ${colorScheme}`;
		findings.push(...samples.map((sample) => findingOf(sample, names, place)));
	}
	return findings;
}

/** Waits for the interactive parts: their fields rest until their script works, and what rests is not measured. */
export async function islandsWork(page: Page): Promise<void> {
	const resting = page.locator("[data-island] :is(fieldset, .own-figure > input):disabled");
	await resting.first().waitFor({ state: "detached" });
}

function findingOf(
	{ kind, what, where, colours, ground, size, weight }: Sample,
	names: Readonly<Record<string, string>>,
	place: string,
): Finding {
	const nameOf = (colour: string) => names[colour] ?? colour;
	const candidates = colours.map((colour) => ({
		pair: `${nameOf(colour)} on ${nameOf(ground)}`,
		ratio: contrastRatio(colour, ground),
	}));
	const best = candidates.reduce((one, other) => (other.ratio > one.ratio ? other : one));
	return {
		kind,
		...best,
		required: kind === "text" ? requiredOfText(size, weight) : required.boundary,
		what,
		where: `${where} (${place})`,
	};
}

/** Of each kind, pair and requirement the finding that stands out least, the worst of all first. */
export function worstOfEachPair(findings: readonly Finding[]): Finding[] {
	const worst = new Map<string, Finding>();
	for (const finding of findings) {
		const key = `${finding.kind} ${finding.pair} ${finding.required}`;
		const before = worst.get(key);
		if (!before || finding.ratio < before.ratio) {
			worst.set(key, finding);
		}
	}
	return [...worst.values()].sort((a, b) => a.ratio / a.required - b.ratio / b.required);
}

/** Whether a finding falls short of what is required. */
export function fallsShort({ ratio, required }: Finding): boolean {
	return ratio < required;
}

/** A finding in one line. */
export function describe({ kind, pair, ratio, required, what, where }: Finding): string {
	return `${ratio.toFixed(2)} of ${required} ${kind}: ${pair}, “${what}”, ${where}`;
}
