import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawTones, portraitCells } from "../../../app/grid/portrait/draw.ts";
import {
	arrangePortraits,
	type PortraitParameters,
	portrait,
	portraitGrounds,
	portraitParameters,
	portraitSlugs,
} from "../../../app/grid/portrait.ts";

const strangers = ["jo-smith", "ali-khan", "sam-lee", "pat-dunn"];
const drawn = new Map(
	[...portraitSlugs, ...strangers].map((slug) => [slug, portrait(portraitParameters(slug))]),
);

test("the portraits stay as they are", () => {
	const hashes = [...drawn].map(
		([slug, text]) => `${slug}: ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`,
	);
	expect(hashes).toMatchInlineSnapshot(`
		[
		  "meera-pillai: 157c9e915941",
		  "claire-donnelly: 0139c63222aa",
		  "graham-tully: 9649c2dfa9f9",
		  "kevin-zhao: c86605ed0d31",
		  "ngozi-eze: b54569ebf909",
		  "luca-ferraro: 64e1fdb52971",
		  "jo-smith: 57b632ee8527",
		  "ali-khan: 9c300d73a12f",
		  "sam-lee: f37a41cb31ef",
		  "pat-dunn: 92b6711c79fa",
		]
	`);
	expect(portrait(portraitParameters("jo-smith"))).toBe(drawn.get("jo-smith"));
});

test("a portrait is small, 48 by 58 cells, and carries no style", () => {
	for (const [slug, text] of drawn) {
		expect(brotliCompressSync(text).length, slug).toBeLessThan(2200);
		expect(text, slug).toContain('viewBox="0 0 480 580"');
		expect(text, slug).not.toMatch(/style|class=|NaN|undefined|Infinity/);
	}
});

test("every person, and every stranger, looks different", () => {
	expect(new Set(drawn.values()).size).toBe(drawn.size);
});

/** In which of the five ways section 6 of the tokens names two people differ. */
function differences(one: PortraitParameters, other: PortraitParameters): string[] {
	const apart = (a: number, b: number, least: number) => Math.abs(a - b) >= least;
	return [
		one.hair.style === other.hair.style ? "" : "hair",
		one.glasses === other.glasses ? "" : "glasses",
		one.beard > 0 === other.beard > 0 ? "" : "beard",
		apart(one.hair.tone, other.hair.tone, 0.15) || apart(one.skin, other.skin, 0.1) ? "tone" : "",
		apart(one.shoulders, other.shoulders, 0.14) || apart(one.jaw, other.jaw, 0.08) ? "build" : "",
	].filter(Boolean);
}

test("any two of the team differ in three of hair, glasses, beard, tone and build", () => {
	const team = portraitSlugs.map((slug) => ({ slug, person: portraitParameters(slug) }));
	expect(team).toHaveLength(6);
	team.forEach((one, index) => {
		for (const other of team.slice(index + 1)) {
			const names = `${one.slug} and ${other.slug}`;
			expect(differences(one.person, other.person).length, names).toBeGreaterThanOrEqual(3);
		}
	});
});

test("heads turn a little, never much", () => {
	for (const slug of [...portraitSlugs, ...strangers]) {
		expect(Math.abs(portraitParameters(slug).yaw), slug).toBeLessThanOrEqual(0.16);
	}
});

test("neighbours stand on different light grounds, however many join", () => {
	const many = [...portraitSlugs, ...Array.from({ length: 40 }, (_, index) => `new-${index}`)];
	const grounds = arrangePortraits(many).map(({ ground }) => ground);
	grounds.forEach((ground, index) => {
		expect(portraitGrounds).toContain(ground);
		expect(ground).not.toBe(grounds[index - 1]);
		expect(ground).not.toBe(grounds[index - 3]);
	});
	const team = arrangePortraits(portraitSlugs);
	expect(team).toEqual(portraitSlugs.map(portraitParameters));
});

test("tone becomes size: nothing, four dots, then bars; ticks beside the figure", () => {
	const { columns, rows } = portraitCells;
	const tones = Array.from({ length: rows }, () => Array<number | null>(columns).fill(null));
	tones[0] = [1, 0.8, 0.65, 0.5, 0.35, 0, 0, ...Array<number | null>(columns - 7).fill(null)];
	const text = drawTones(tones, "#111");
	expect(text).toContain('<path stroke-width="2" d="M15 5h.1"/>');
	expect(text).toContain('<path stroke-width="3.4" d="M25 5h.1"/>');
	expect(text).toContain('<path stroke-width="5" d="M35 5h.1"/>');
	expect(text).toContain('<path stroke-width="6.8" d="M45 5h.1"/>');
	expect(text.match(/fill="#111" d="([^"]*)"/)?.[1]?.match(/M/g)).toHaveLength(1);
	// The first tick of the first row stands in the next even column; odd rows have none.
	expect(text).toContain('opacity=".4" d="M85 5h');
	expect(text).not.toContain("M5 15h");
});
