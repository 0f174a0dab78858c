import { createHash } from "node:crypto";
import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { articles } from "../tests/fixtures/coverArticles.ts";
import {
	type ArrangedCover,
	arrangeCovers,
	type CoverRequest,
	coverModes,
	createCover,
	smallCoverSize,
	stripCoverSize,
} from "./cover.ts";
import { createPalette, designColours } from "./palette.ts";
import { createRandom, pickRandom } from "./seed.ts";
import { formatSvg } from "./svg.ts";

const { themes } = createPalette(designColours);

const sizes = [smallCoverSize, stripCoverSize, { columns: 13, rows: 8 }, { columns: 25, rows: 5 }];

/** The names of each mode's patterns; a pattern's number is its place here. */
const coverPatterns = {
	contour: ["peak", "pair", "ridge", "terrace"],
	frame: ["core", "rooms", "gate", "nest"],
	habit: ["scatter", "cascade", "tide", "meet"],
	weave: ["bond", "twill", "basket", "ladder"],
} as const;

const next = createRandom("many");
const many: CoverRequest[] = Array.from({ length: 200 }, (_, index) => ({
	slug: `article-${index}`,
	mode: pickRandom(coverModes, next),
}));

function formatCover(item: ArrangedCover, size: { columns: number; rows: number }): string {
	return formatSvg(createCover(item, size), themes[item.theme]);
}

test("the covers of the first articles stay as they are", () => {
	const hashes = arrangeCovers(articles).map((item) => {
		const hash = createHash("sha256")
			.update(formatCover(item, smallCoverSize))
			.digest("hex")
			.slice(0, 12);
		return `${item.slug}: ${coverPatterns[item.mode][item.pattern]} on ${item.theme}, ${hash}`;
	});
	expect(hashes).toMatchInlineSnapshot(`
		[
		  "tracking-ai-implementations: scatter on saltbush, bdbb3c9767a7",
		  "boosting-engagement: cascade on eucalypt, dabfcee0fda6",
		  "ai-risk-governance: gate on redgum, 795313e956cc",
		  "transform-organisation: tide on ochre, 4c7bc9377517",
		  "ai-insights-opportunities: terrace on wattle, 22732fa7dd70",
		  "new-normal-genai-adoption: meet on eucalypt, bb4236245604",
		  "professionals-feel-about-genai: scatter on dusk, d9e14ce1c52c",
		  "how-where-why-genai: peak on saltbush, c7aac1f432db",
		  "making-documents-work: basket on ochre, c693160c848b",
		  "responsible-ai-use-for-knowledge-workers: rooms on eucalypt, d6edc8eb0da3",
		  "ai-adoption-challenges: ridge on dusk, 6170c889789e",
		  "ai-powered-chat-tools: ladder on saltbush, ef872f4994d4",
		  "how-leaders-should-approach-ai: pair on redgum, 22ca42a48a30",
		]
	`);
});

test("every pattern fills every size, shows its accent, and joins nothing outside the sheet", () => {
	for (const mode of coverModes) {
		for (const pattern of [0, 1, 2, 3] as const) {
			for (const size of sizes) {
				for (let index = 0; index < 30; index++) {
					const { matrix, accent } = createCover({ slug: `slug-${index}`, mode, pattern }, size);
					const name = `${mode} ${pattern} slug-${index} ${size.columns} by ${size.rows}`;
					expect(matrix.length, name).toBe(size.rows);
					expect(
						matrix.every((row) => row.length === size.columns),
						name,
					).toBe(true);
					const states = matrix.flat();
					expect(states.filter((state) => state >= 3).length, name).toBeGreaterThan(0);
					expect(accent.flat().filter(Boolean).length, name).toBeGreaterThan(0);
					expect(
						accent.every((row, y) => row.every((on, x) => !on || (matrix[y]?.[x] ?? 0) > 1)),
						name,
					).toBe(true);
				}
			}
		}
	}
});

test("any slug and any large enough size give a drawing within its frame", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: "binary" }),
			fc.constantFrom(...coverModes),
			fc.integer({ min: 8, max: 40 }),
			fc.integer({ min: 5, max: 20 }),
			(slug, mode, columns, rows) => {
				const { matrix, accent } = createCover({ slug, mode }, { columns, rows });
				for (const cells of [matrix, accent]) {
					expect(cells.map((row) => row.length)).toEqual(Array<number>(rows).fill(columns));
				}
				expect(matrix.flat().every((state) => [0, 1, 2, 3, 4, 5].includes(state))).toBe(true);
			},
		),
	);
});

test("a flipped cover is the same cover the other way round", () => {
	const habit = { slug: "slug", mode: "habit" } as const;
	const plain = createCover({ ...habit, flip: false }, smallCoverSize);
	const flipped = createCover({ ...habit, flip: true }, smallCoverSize);
	expect(flipped.matrix).toEqual(plain.matrix.map((row) => row.toReversed()));
	expect(flipped.accent).toEqual(plain.accent.map((row) => row.toReversed()));
});

test.for([
	["the thirteen articles", articles],
	["two hundred others", many],
] as const)(
	"no theme is one of the last three, no pattern of a mode one of its last three: %s",
	([, items]) => {
		const arranged = arrangeCovers(items);
		arranged.forEach((item, index) => {
			const before = arranged.slice(0, index);
			expect(before.slice(-3).map(({ theme }) => theme)).not.toContain(item.theme);
			const sameMode = before.filter(({ mode }) => mode === item.mode);
			expect(sameMode.slice(-3).map(({ pattern }) => pattern)).not.toContain(item.pattern);
			const twin = sameMode.findLast(({ pattern }) => pattern === item.pattern);
			if (twin) {
				expect(twin.flip).not.toBe(item.flip);
				expect(twin.theme).not.toBe(item.theme);
			}
		});
	},
);

test("a newer article changes no older cover", () => {
	const all = arrangeCovers(many);
	for (const length of [0, 1, 2, 13, 50, 199]) {
		expect(arrangeCovers(many.slice(0, length))).toEqual(all.slice(0, length));
	}
});

test("a pattern that its author chose is kept", () => {
	const pinned = arrangeCovers([
		{ slug: "a", mode: "frame", pattern: 2 },
		{ slug: "b", mode: "frame", pattern: 2 },
	]);
	expect(pinned.map(({ pattern }) => pattern)).toEqual([2, 2]);
	expect(pinned[0]?.flip).not.toBe(pinned[1]?.flip);
});

test("the covers of the thirteen articles differ in a third of their cells or in their pattern", () => {
	const covers = arrangeCovers(articles).map((item) => ({
		...item,
		cells: createCover(item, smallCoverSize).matrix.flat(),
	}));
	covers.forEach((one, index) => {
		for (const other of covers.slice(index + 1)) {
			const different = one.cells.filter((state, cell) => state !== other.cells[cell]).length;
			expect(different, `${one.slug} and ${other.slug}`).toBeGreaterThan(one.cells.length / 3);
		}
	});
});

test("a cover file is small, and carries no style", () => {
	// Compressed less than a build compresses it, which is slow.
	const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
	for (const item of [...arrangeCovers(articles), ...arrangeCovers(many)]) {
		for (const size of [smallCoverSize, stripCoverSize]) {
			const text = formatCover(item, size);
			expect(brotliCompressSync(text, quick).length, item.slug).toBeLessThan(700);
			expect(text).not.toMatch(/style|class=|NaN|undefined|Infinity/);
		}
	}
});
