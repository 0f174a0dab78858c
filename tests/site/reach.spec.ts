import { expect, type Page, test } from "@playwright/test";
import { routes } from "./routes.ts";

const addresses = [...routes.map(({ path }) => path), "/nope", "/benefits/nope"];

/** One address of each kind that has controls of its own. */
const kinds = [
	"/",
	"/platform",
	"/pricing",
	"/blog",
	"/blog/making-documents-work",
	"/events",
	"/partner-referral-agreement",
	"/contact-us",
	"/search",
];

/** More stops than a page has before its long texts begin. */
const mostStops = 70;

interface Stop {
	name: string;
	/** Where it stands on the page. */
	left: number;
	top: number;
	height: number;
	/** Whether a point of it can be seen, with nothing above it. */
	seen: boolean;
	/** The width of its ring, or of the ring of the area that leads where it leads. */
	ring: number;
}

/** The element that has the focus; nothing after the last. */
function stop(page: Page): Promise<Stop | null> {
	return page.evaluate(() => {
		const element = document.activeElement;
		if (!element || element === document.body || element.tagName === "IFRAME") {
			return null;
		}
		const ringOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
			outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
		const shapes = [element, ...element.querySelectorAll("*")]
			.flatMap((part) => [...part.getClientRects()])
			.filter(({ width, height }) => width > 0 && height > 0);
		const seen = shapes.some(({ left, top, width, height }) =>
			[0.1, 0.5, 0.9].some((part) => {
				const hit = document.elementFromPoint(left + width * part, top + height / 2);
				return hit !== null && (element.contains(hit) || hit.contains(element));
			}),
		);
		const { left, top, height } = element.getBoundingClientRect();
		return {
			name: element.textContent?.trim().slice(0, 40) || element.id || element.tagName,
			left,
			top: top + scrollY,
			height,
			seen,
			ring: Math.max(
				ringOf(getComputedStyle(element)),
				ringOf(getComputedStyle(element, "::after")),
			),
		};
	});
}

// The last is a window of 1280 by 1024 pixels at 400 % zoom.
for (const [width, height] of [
	[1440, 900],
	[390, 844],
	[320, 256],
] as const) {
	test.describe(`${width} by ${height}`, () => {
		test.use({ viewport: { width, height }, contextOptions: { reducedMotion: "reduce" } });

		test("the Tab key leads in the order of sight, with a ring, and never behind anything", async ({
			page,
		}) => {
			test.setTimeout(120_000);
			for (const path of kinds) {
				await page.goto(path);
				let before: Stop | undefined;
				for (let count = 0; count < mostStops; count += 1) {
					await page.keyboard.press("Tab");
					const now = await stop(page);
					// After the last stop some browsers begin again.
					if (!now || (before && now.name === "Skip to the content")) {
						break;
					}
					const place = `${path}: ${now.name}`;
					if (!before) {
						expect(now.name, path).toBe("Skip to the content");
					} else if (now.top + now.height < before.top) {
						// Only a new column begins further up.
						expect(now.left, place).toBeGreaterThan(before.left);
					}
					expect(now.seen, `${place} is seen`).toBe(true);
					expect(now.ring, `${place} has a ring`).toBeGreaterThanOrEqual(2);
					before = now;
				}
				expect(before, path).toBeDefined();
			}
		});
	});
}

test("every target is 24 pixels high and wide, or stands in a sentence", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of addresses) {
		await page.goto(path);
		const small = await page.evaluate(() =>
			Array.from(document.querySelectorAll("a[href], button, input, select, summary"))
				.filter((target) => target.checkVisibility({ visibilityProperty: true }))
				.filter((target) => {
					const boxes = [...target.getClientRects()];
					const width =
						Math.max(...boxes.map(({ right }) => right)) -
						Math.min(...boxes.map(({ left }) => left));
					const height =
						Math.max(...boxes.map(({ bottom }) => bottom)) -
						Math.min(...boxes.map(({ top }) => top));
					// The skip link shows itself when it has the focus; a card’s link covers its card.
					const covers = getComputedStyle(target, "::after").position === "absolute";
					const sentence = target.closest("p, li, dd, td, th, caption, figcaption, small");
					const inSentence =
						getComputedStyle(target).display === "inline" &&
						(sentence?.textContent ?? "").trim().length >
							(target.textContent ?? "").trim().length + 3;
					return width > 1 && !covers && !inSentence && (width < 24 || height < 23.9);
				})
				.map((target) => target.outerHTML.slice(0, 80)),
		);
		expect(small, path).toEqual([]);
	}
});

test.describe("with the reader’s own spacing of text (WCAG 1.4.12)", () => {
	test.use({ viewport: { width: 320, height: 900 }, bypassCSP: true });

	test("nothing runs out of the window", async ({ page }) => {
		for (const path of addresses) {
			await page.goto(path);
			await page.addStyleTag({
				content:
					"* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
			});
			const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(scrollWidth, path).toBeLessThanOrEqual(320);
		}
	});
});
