import { expect } from "vitest";
import { agreementPath, pricingPath } from "../../../paths/index.ts";
import { spaceText } from "../../interaction/textSpacing.ts";
import type { EngineTest } from "../engineTest.ts";
import type { EngineName } from "../installed.ts";
import { narrow, type Visitor, wide } from "../visitor.ts";
import { articlePaths, pagePaths } from "./pages.ts";

/** Its title has the longest word, if its path does. */
const [articleOfLongestWord = "/blog"] = articlePaths.toSorted(
	(one, other) => measureLongestWord(other) - measureLongestWord(one),
);

function measureLongestWord(path: string): number {
	return Math.max(...path.split(/[/-]/).map((word) => word.length));
}

/** Returns whether pages fit their window, whatever its width and the reader's own letters. */
export function testLayout(test: EngineTest, engine: EngineName): void {
	// In Chromium, tests/site/walk.spec.ts sees every page, and more of each.
	test.skipIf(engine === "chromium").for(pagePaths)(
		"%s shows its heading, and nothing reaches beyond a phone",
		async (path, { visitor }) => {
			await visitor.show(path, narrow);
			expect(await visitor.run(describePage)).toEqual({
				path,
				width: narrow,
				headings: 1,
				beyond: 0,
				pendingPictures: 0,
			});
		},
	);

	test("pages fade into one another in Chromium alone", async ({ visitor }) => {
		await visitor.show("/", wide);
		expect(await visitor.run(requestsViewTransition)).toBe(engine === "chromium");
	});

	test.for([pricingPath, "/", agreementPath, "/strategy", articleOfLongestWord])(
		"wide spacing breaks no word of %s and scrolls nothing sideways",
		async (path, { visitor }) => {
			await visitor.show(path, narrow);
			await visitor.run(spaceText);
			await expectWhole(visitor, path, 24);
		},
	);

	// WebKit's driver cannot set the font size.
	test.skipIf(engine === "webkit")(
		"letters of 32 pixels, twice the size, break no word and scroll nothing sideways",
		async ({ openVisitor }) => {
			const visitor = await openVisitor(32);
			for (const path of ["/", pricingPath, "/strategy", agreementPath]) {
				await visitor.show(path, wide);
				await expectWhole(visitor, path, 30);
			}
		},
	);
}

/** Expects of the open page at three widths: no broken word, nothing beyond the edge, a logo wider than `logoWidth` px. */
async function expectWhole(visitor: Visitor, path: string, logoWidth: number): Promise<void> {
	const getLogoWidth = () => document.querySelector("header a[href='/'] svg")?.clientWidth ?? 0;
	for (const width of [320, narrow, 1280]) {
		await visitor.tab.setWidth(width);
		expect(await visitor.run(findBrokenText), `${path}, ${width}`).toEqual({
			beyond: 0,
			broken: [],
		});
		expect(await visitor.run(getLogoWidth), `${path}, ${width}`).toBeGreaterThan(logoWidth);
	}
}

/** Runs in the page: what a visitor with a phone would miss. */
function describePage() {
	const visibleHeadings = Array.from(document.querySelectorAll("h1")).filter(
		(heading) => heading.checkVisibility() && heading.textContent?.trim(),
	);
	return {
		path: location.pathname,
		width: innerWidth,
		headings: visibleHeadings.length,
		beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
		pendingPictures: Array.from(document.images).filter(
			({ loading, complete, naturalWidth }) => loading !== "lazy" && !(complete && naturalWidth),
		).length,
	};
}

/** Runs in the page: whether a rule that counts here asks for a view transition to the next page. */
function requestsViewTransition(): boolean {
	const countsRule = (rule: CSSRule): boolean => {
		if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) {
			return false;
		}
		if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) {
			return false;
		}
		return rule instanceof CSSGroupingRule
			? Array.from(rule.cssRules).some(countsRule)
			: rule.cssText.startsWith("@view-transition");
	};
	return Array.from(document.styleSheets).some((sheet) =>
		Array.from(sheet.cssRules).some(countsRule),
	);
}

/** Runs in the page: how far it reaches beyond the window, and words and figures that are broken over two lines. */
function findBrokenText() {
	const broken: string[] = [];
	const range = document.createRange();
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		const parent = text.parentElement;
		// A picture, an address, and words that nobody sees, in every window or on a phone.
		if (
			!parent ||
			parent.closest("script, style, [role=img], .select-all, .visually-hidden") ||
			getComputedStyle(parent).clipPath === "inset(50%)"
		) {
			continue;
		}
		for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(
			/\$?[\p{L}\p{N}][\p{L}\p{N},!?]*/gu,
		)) {
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			// In WebKit a word also begins, without any width, where the line before it ends.
			const [first, ...others] = Array.from(range.getClientRects()).filter(
				({ width }) => width > 0,
			);
			if (first && others.some(({ top }) => top > first.top + first.height / 2)) {
				broken.push(word);
			}
		}
	}
	const { scrollWidth, clientWidth } = document.documentElement;
	return { beyond: scrollWidth - clientWidth, broken };
}
