import { globSync, readFileSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import sharp from "sharp";
import {
	afterAll,
	afterEach,
	beforeAll,
	describe,
	expect,
	inject,
	onTestFinished,
	test,
} from "vitest";
import { parse } from "yaml";
import { findPlan, findPrice } from "../../app/pricing/estimate.ts";
import { formatDollars } from "../../content-model/browser.ts";
import type { Page, Pricing } from "../../content-model/index.ts";
import { findBrowser } from "../../machine/browser.ts";
import { errorDocument, getDocumentPath } from "../../paths/index.ts";
import { servedFolder } from "../builtFolder.ts";
import { spaceText } from "../interaction/textSpacing.ts";
import { translateTexts } from "../interaction/translation.ts";
import { siteOrigin } from "../served.ts";
import { openFirefoxTab } from "./firefoxTab.ts";
import {
	type EngineName,
	findFirefox,
	findWebkitPrograms,
	hasOwn,
	isInstalled,
} from "./installed.ts";
import { openPlaywrightTab } from "./playwrightTab.ts";
import type { Report } from "./setup.ts";
import type { Tab } from "./tab.ts";
import { openWebkitTab } from "./webkitTab.ts";

/** The engines to test: those that `npm test` has found, else all that are installed. */
const requestedEngines = process.env.ENGINES?.split(",");

/** Widths of a phone and of a desk, in CSS pixels. */
const narrow = 390;
const wide = 1440;

/** Every page there is, but those for errors. */
const addresses = globSync("**/*.html", { cwd: servedFolder })
	.filter((file) => !errorDocument.test(file))
	.map(getDocumentPath)
	.sort();

/** Its title has the longest word, if its address does. */
const [articleOfLongestWord = "/blog"] = addresses
	.filter((path) => /^\/blog\/[^/]+$/.test(path))
	.sort((one, other) => measureLongestWord(other) - measureLongestWord(one));

function measureLongestWord(path: string): number {
	return Math.max(...path.split(/[/-]/).map((word) => word.length));
}

const { tryAgain, error: loadError }: Page<"search"> = parse(
	readFileSync("content/pages/search.yaml", "utf8"),
);
const pricing: Pricing = parse(readFileSync("content/pricing.yaml", "utf8"));

/**
 * Opens an engine: Playwright's own where it is installed, else the machine's.
 * @param letters the size of letters that the visitor has set, in pixels. WebKit cannot be told.
 */
function open(engine: EngineName, { letters = 16 } = {}): Promise<Tab> {
	switch (engine) {
		case "chromium":
			return openPlaywrightTab(chromium, {
				executablePath: findBrowser(),
				args: ["--no-sandbox", `--blink-settings=defaultFontSize=${letters}`],
				// Playwright turns off what visitors have on: pages kept for Back.
				ignoreDefaultArgs: ["--disable-back-forward-cache"],
			});
		case "firefox": {
			const path = hasOwn(firefox) ? undefined : findFirefox();
			const firefoxUserPrefs = {
				"font.size.variable.x-western": letters,
				// As on phones, scrollbars take no room.
				"ui.useOverlayScrollbars": 1,
			};
			return path
				? openFirefoxTab(path, firefoxUserPrefs)
				: openPlaywrightTab(firefox, { firefoxUserPrefs });
		}
		case "webkit": {
			const programs = hasOwn(webkit) ? undefined : findWebkitPrograms();
			return programs ? openWebkitTab(programs) : openPlaywrightTab(webkit);
		}
	}
}

/** The journeys of visitors, in one engine. */
export function testJourneys(engine: EngineName): void {
	describe.runIf(requestedEngines?.includes(engine) ?? isInstalled(engine))(engine, () => {
		let tab: Tab;
		beforeAll(async () => {
			tab = await open(engine);
		});
		// Debian's driver of WebKit does not tell what the console shows.
		afterEach(() => expect(tab.errors?.splice(0) ?? []).toEqual([]));
		afterAll(() => tab.close());

		const show = async (path: string, width: number) => {
			await tab.setWidth(width);
			await tab.open(siteOrigin + path);
		};
		const readText = (selector: string) =>
			tab.run((of) => document.querySelector(of)?.textContent ?? "", selector);
		const matchesSelector = (selector: string) =>
			tab.run((of) => document.querySelector(of) !== null, selector);
		/** Replaces what stands in a field, once the page's script lets it be used. */
		const fill = async (field: string, value: string) => {
			await expect.poll(() => matchesSelector(`${field}:enabled`)).toBe(true);
			const isFocused = await tab.run((of) => {
				const input = document.querySelector<HTMLInputElement>(of);
				input?.focus();
				input?.select();
				return document.activeElement === input;
			}, field);
			expect(isFocused).toBe(true);
			await tab.type(value);
		};
		/** Violations of the policy in this engine, up to now. */
		const findViolations = async () => {
			const agent = await tab.run(() => navigator.userAgent);
			const reports: Report[] = await (await fetch(inject("reports"))).json();
			return reports.filter((report) => report.agent === agent).map((report) => report.text);
		};

		// In Chromium, tests/site/walk.spec.ts sees every page, and more of each.
		if (engine !== "chromium") {
			test.each(addresses)(
				"%s shows its heading, and nothing reaches beyond a phone",
				async (path) => {
					await show(path, narrow);
					expect(await tab.run(describePage)).toEqual({
						path,
						width: narrow,
						headings: 1,
						beyond: 0,
						pendingPictures: 0,
					});
				},
			);
		}

		test.each([narrow, wide])("%i wide, the header marks the page, and no other", async (width) => {
			await show("/strategy", width);
			if (width === narrow) {
				await tab.click(".menu-button");
			}
			const currentLinks = await tab.run(() =>
				Array.from(document.querySelectorAll("#menu a"), (link) => {
					const style = getComputedStyle(link);
					const { textDecorationLine: line, textDecorationThickness: thickness } = style;
					return [link.getAttribute("href"), link.checkVisibility(), line, thickness];
				}).filter(([, , line]) => line !== "none"),
			);
			expect(currentLinks).toEqual([["/strategy", true, "underline", "3px"]]);
		});

		test("pages fade into one another in Chromium alone", async () => {
			await show("/", wide);
			expect(await tab.run(requestsViewTransition)).toBe(engine === "chromium");
		});

		const agreement = "/partner-referral-agreement";

		test.each(["/pricing", "/", agreement, "/strategy", articleOfLongestWord])(
			"wide spacing breaks no word of %s and scrolls nothing sideways",
			async (path) => {
				await show(path, narrow);
				await tab.run(spaceText);
				await expectWhole(tab, path, 24);
			},
		);

		// WebKit's driver cannot set the font size.
		test.skipIf(engine === "webkit")(
			"letters of 32 pixels, twice the size, break no word and scroll nothing sideways",
			async () => {
				const visit = await open(engine, { letters: 32 });
				onTestFinished(() => visit.close());
				for (const path of ["/", "/pricing", "/strategy", agreement]) {
					await visit.open(siteOrigin + path);
					await expectWhole(visit, path, 30);
				}
			},
		);

		test("the menu opens and closes, by its button and by Escape", async () => {
			await show("/", narrow);
			const isMenuOpen = () => matchesSelector("#menu:popover-open");
			for (const close of [() => tab.escape(), () => tab.click(".menu-button")]) {
				expect(await isMenuOpen()).toBe(false);
				await tab.click(".menu-button");
				await expect.poll(isMenuOpen).toBe(true);
				expect(await tab.run(isInFront, "#menu a")).toBe(true);
				await close();
				await expect.poll(isMenuOpen).toBe(false);
			}
		});

		// In a tab of its own: what drives Firefox opens nothing more in one that has gone back.
		test.each(["/", "/pricing"])("Back to %s finds the menu closed", async (path) => {
			const visit = await tab.openAnother();
			onTestFinished(() => visit.close());
			const waitForPath = (there: string) =>
				expect
					.poll(() => visit.run(() => `${location.pathname} ${document.readyState}`))
					.toBe(`${there} complete`);
			const isOpen = () => visit.run(() => document.querySelector("#menu:popover-open") !== null);
			await visit.setWidth(narrow);
			await visit.open(siteOrigin + path);
			await visit.click(".menu-button");
			await expect.poll(isOpen).toBe(true);
			await visit.click("#menu a[href='/strategy']");
			await waitForPath("/strategy");
			await visit.back();
			await waitForPath(path);
			await expect.poll(isOpen).toBe(false);
			expect(await visit.run(() => document.activeElement?.className ?? "")).toBe("menu-button");
		});

		test("the estimator names the plan, its price and the right total", async () => {
			await show("/pricing", wide);
			for (const [index, plan] of pricing.plans.entries()) {
				const people = plan.to ?? (pricing.plans[index - 1]?.to ?? 0) + 1;
				expect(findPlan(pricing.plans, people)).toBe(plan);
				await fill("#estimate-people", String(people));
				await expect.poll(() => readText(".estimate .summary-list")).toContain(plan.name);
				const price = findPrice(pricing, "platform", plan);
				expect(await readText(".estimate .summary-list")).toContain(
					formatDollars(price ?? Number.NaN),
				);
				const [sum, total] = await tab.run(sumEstimate);
				expect(sum).toBeGreaterThan(0);
				expect(total).toBe(sum);
			}
		});

		test("the search finds an article by its title", async () => {
			await show("/search", wide);
			const [title = "", path = ""] = await tab.run(() => {
				const link = document.querySelector("#everything a[href^='/blog/']");
				return [link?.textContent ?? "", link?.getAttribute("href") ?? ""];
			});
			await fill("main [type=search]", title);
			await expect.poll(() => matchesSelector(`.search-results a[href="${path}"]`)).toBe(true);
		});

		// In a tab of its own: what it loses would be an error in the console.
		test("where the engine of the search did not come, trying again finds it", async () => {
			const visit = await tab.openAnother();
			onTestFinished(() => visit.close());
			const readTextOf = (selector: string) =>
				visit.run((of) => document.querySelector(of)?.textContent ?? "", selector);
			await visit.setWidth(wide);
			await visit.open(`${siteOrigin}/search`);
			await visit.run(setCookie, "lose=/assets/engine-");
			await visit.open(`${siteOrigin}/search?q=platform`);
			await expect.poll(() => readTextOf(".search-panel .actions button")).toBe(tryAgain);
			await visit.run(setCookie, "lose=; max-age=0");
			await visit.click(".search-panel .actions button");
			await expect.poll(() => readTextOf("main [role=status]")).toContain("‘platform’");
			expect(await readTextOf(".search-results a")).not.toBe("");
			expect(await visit.run(() => location.search)).toBe("?q=platform");
		});

		// In a tab of its own, as above.
		test("where the engine of the search did not come, the next query finds it", async () => {
			const visit = await tab.openAnother();
			onTestFinished(() => visit.close());
			const readStatus = () =>
				visit.run(() => document.querySelector("main [role=status]")?.textContent ?? "");
			await visit.setWidth(wide);
			await visit.open(`${siteOrigin}/search`);
			await visit.run(setCookie, "lose=/assets/engine-");
			await visit.click("main [type=search]");
			await visit.type("platform");
			await expect.poll(readStatus).toBe(loadError);
			await visit.run(setCookie, "lose=; max-age=0");
			await visit.type(" price");
			await expect.poll(readStatus).toContain("‘platform price’");
		});

		// In a tab of its own, as above.
		test.each([
			["/pricing", "estimator", "#estimate-people"],
			["/search", "search", "main [type=search]"],
		])(
			"where the script of a part of %s did not come, trying again brings it",
			async (path, island, field) => {
				const visit = await tab.openAnother();
				onTestFinished(() => visit.close());
				const isShown = (selector: string) =>
					visit.run((of) => document.querySelector(of)?.checkVisibility() ?? false, selector);
				await visit.setWidth(wide);
				await visit.open(`${siteOrigin}/privacy`);
				await visit.run(setCookie, `lose=/assets/${island}.island-`);
				await visit.open(siteOrigin + path);
				await expect.poll(() => isShown("[role=alert] a")).toBe(true);
				await visit.run(setCookie, "lose=; max-age=0");
				await visit.click("[role=alert] a");
				await expect.poll(() => isShown(`${field}:enabled`)).toBe(true);
				expect(await isShown("[role=alert]")).toBe(false);
			},
		);

		// In a tab of its own, as above.
		test("Back to the search restores the words in the field and their results", async () => {
			const visit = await tab.openAnother();
			onTestFinished(() => visit.close());
			const readTextOf = (selector: string) =>
				visit.run((of) => document.querySelector(of)?.textContent ?? "", selector);
			const readTypedText = () =>
				visit.run(
					() => document.querySelector<HTMLInputElement>("main [type=search]")?.value ?? "",
				);
			await visit.setWidth(wide);
			await visit.open(`${siteOrigin}/search`);
			await visit.click("main [type=search]");
			await visit.type("platform");
			await expect.poll(() => readTextOf("main [role=status]")).toContain("platform");
			await visit.click(".search-results a");
			await expect.poll(() => visit.run(() => location.pathname)).not.toBe("/search");
			await expect.poll(() => visit.run(() => document.readyState)).toBe("complete");
			await visit.back();
			await expect
				.poll(() => visit.run(() => location.pathname + location.search))
				.toBe("/search?q=platform");
			await expect.poll(() => readTextOf("main [role=status]")).toContain("platform");
			expect(await readTypedText()).toBe("platform");
			expect(await readTextOf(".search-results a")).not.toBe("");
		});

		// In a tab of its own, as above.
		test("Back to the estimate restores the seat price and the rate, with the comparison", async () => {
			const visit = await tab.openAnother();
			onTestFinished(() => visit.close());
			const readField = (field: string) =>
				visit.run((of) => document.querySelector<HTMLInputElement>(of)?.value ?? "", field);
			await visit.setWidth(wide);
			await visit.open(`${siteOrigin}/pricing`);
			for (const [field, value] of [
				["#estimate-seat", "40"],
				["#estimate-rate", "150"],
			] as const) {
				await expect
					.poll(() => visit.run((of) => !!document.querySelector(`${of}:enabled`), field))
					.toBe(true);
				await visit.click(field);
				await visit.type(value);
			}
			await expect.poll(() => visit.run(() => location.search)).toContain("seat=40&rate=150");
			await visit.click(".site-footer a[href='/strategy']");
			await expect.poll(() => visit.run(() => location.pathname)).toBe("/strategy");
			await expect.poll(() => visit.run(() => document.readyState)).toBe("complete");
			await visit.back();
			await expect.poll(() => visit.run(() => location.pathname)).toBe("/pricing");
			await expect.poll(() => readField("#estimate-seat:enabled")).toBe("40");
			expect(await readField("#estimate-rate")).toBe("150");
		});

		test("a translated page shows the results of its fields", async () => {
			await show("/pricing", wide);
			await fill("#estimate-people", String(pricing.plans[0]?.from));
			await tab.run(translateTexts, "replaced");
			for (const { name, from } of pricing.plans) {
				await fill("#estimate-people", String(from));
				await expect.poll(() => readText(".estimate .summary-list dd")).toContain(name);
				const [sum, total] = await tab.run(sumEstimate);
				expect(total).toBe(sum);
				await fill("#estimate-people", "x");
				await expect.poll(() => readText(".total")).not.toContain("$");
			}
			await show("/partner-referral-agreement", wide);
			await fill("#fee-revenue", "1000");
			await tab.run(translateTexts, "replaced");
			const readFee = () =>
				readText("#fee-result b").then((sum) => Number(sum.replace(/[^\d.]/g, "")));
			const first = await readFee();
			await fill("#fee-revenue", "3000");
			await expect.poll(readFee).toBe(3 * first);
			await show("/search", wide);
			await tab.run(translateTexts, "replaced");
			for (const query of ["strategy", "training"]) {
				await fill("main [type=search]", query);
				await expect.poll(() => readText("main [role=status]")).toContain(`‘${query}’`);
			}
		});

		test("the links of a definition work while it is shown", async () => {
			await show("/partner-referral-agreement", wide);
			await expect.poll(() => matchesSelector("#fee-revenue:enabled")).toBe(true);
			const link = await tab.run(showMeaningWithLink);
			await expect.poll(() => matchesSelector(".meaning.shown a")).toBe(true);
			await tab.click(".meaning.shown a:not([href^='#def-'])");
			await expect.poll(() => tab.run(() => location.hash)).toBe(link);
			expect(await matchesSelector(".meaning.shown a")).toBe(false);
		});

		test("Tab leads from the menu's button into the open menu, which closes behind it", async () => {
			await show("/strategy", narrow);
			await tab.click(".menu-button");
			await expect.poll(() => matchesSelector("#menu:popover-open")).toBe(true);
			await tab.tab();
			const isInMenu = () => tab.run(() => !!document.activeElement?.closest("#menu a"));
			await expect.poll(isInMenu).toBe(true);
			await tab.run(() => {
				document.querySelector<HTMLElement>("main a")?.focus();
				return null;
			});
			await expect.poll(() => matchesSelector("#menu:popover-open")).toBe(false);
		});

		test("the agreement's fee follows the reader's own figure", async () => {
			await show("/partner-referral-agreement", wide);
			const readFee = () =>
				readText("#fee-result b").then((sum) => Number(sum.replace(/[^\d.]/g, "")));
			await fill("#fee-revenue", "1000");
			const first = await readFee();
			expect(first).toBeGreaterThan(0);
			await fill("#fee-revenue", "3000");
			await expect.poll(readFee).toBe(3 * first);
		});

		test("an article can be shared", async () => {
			const article = addresses.find((path) => /^\/blog\/[^/]+$/.test(path)) ?? "";
			await show(article.replace("/blog/", "/share?article="), wide);
			await expect.poll(() => readText("main .select-all")).toContain(article);
		});

		test.each([
			["/strategy", ".value-chain .week-lines", narrow],
			["/strategy", ".value-chain .week-lines", wide],
			["/strategy", "main > .section .ruler", narrow],
			["/strategy", "main > .section .ruler", wide],
		])("%s draws each tick and week line of %s in its place, %i wide", async (path, of, width) => {
			await show(path, width);
			await expect.poll(() => tab.run(hasSiteFonts)).toBe(true);
			// Scrolls there, and the first picture has all of it drawn: what arrives by then moves nothing later.
			await tab.run(listMarkPlaces, of);
			await tab.screenshot();
			const { lines, ticks } = await tab.run(listMarkPlaces, of);
			expect(lines).toHaveLength(6);
			expect(ticks.length).toBeGreaterThan(5);
			const darkness = await readDarkness(await tab.screenshot(), width);
			for (const { x, y, reach } of [...lines, ...ticks]) {
				const around = Array.from({ length: 2 * reach + 1 }, (_, step) => x - reach + step);
				// A row is a mark high: engines round where it begins to whole pixels, up or down.
				const rows = [y - 1, y, y + 1];
				const values = around.map((x) => Math.max(...rows.map((row) => darkness(x, row))));
				const darkest = Math.max(...values);
				expect.soft(darkest - Math.min(...values), `a mark near ${x}`).toBeGreaterThan(12);
				const offset = Math.abs(values.indexOf(darkest) - reach);
				expect.soft(offset, `pixels between ${x} and its mark`).toBeLessThanOrEqual(1);
			}
		});

		test("no CSP violations are reported", async () => {
			expect(await findViolations()).toEqual([]);
			await tab.run(() => {
				document.body.insertAdjacentHTML("beforeend", '<p style="color: red"></p>');
				return null;
			});
			await expect.poll(async () => (await findViolations()).join()).toContain("style-src");
			// The console says so too.
			tab.errors?.splice(0);
		});
	});
}

/** Runs in a page: what setup.ts reads of it. */
function setCookie(cookie: string) {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would answer later
	document.cookie = cookie;
	return null;
}

/** Expects of the open page at three widths: no broken word, nothing beyond the edge, a logo wider than `logoWidth` px. */
async function expectWhole(tab: Tab, path: string, logoWidth: number): Promise<void> {
	const getLogoWidth = () => document.querySelector(".site-header .logo svg")?.clientWidth ?? 0;
	for (const width of [320, narrow, 1280]) {
		await tab.setWidth(width);
		expect(await tab.run(findBrokenText), `${path}, ${width}`).toEqual({ beyond: 0, broken: [] });
		expect(await tab.run(getLogoWidth), `${path}, ${width}`).toBeGreaterThan(logoWidth);
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

/** Runs in the page: how far it reaches beyond the window, and words and figures that stand on two lines. */
function findBrokenText() {
	const broken: string[] = [];
	const range = document.createRange();
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode()) {
		// Words that nobody sees, in every window or on a phone, a picture, and an address.
		if (
			text.parentElement?.closest(
				"script, style, .product-window, .visually-hidden, .down, .select-all",
			)
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

/** Runs in the page: whether the middle of an element can be clicked. */
function isInFront(selector: string): boolean {
	const element = document.querySelector(selector);
	const box = element?.getBoundingClientRect();
	const top =
		box &&
		document.elementFromPoint(
			box.x + box.width / 2,
			Math.min(box.y + box.height / 2, innerHeight - 1),
		);
	return top instanceof Element && element === top;
}

/** Runs in the page: the sum of an estimate's parts, and the total that is shown. */
function sumEstimate(): [number, number] {
	const readAmount = (element: Element | null) =>
		Number(element?.textContent?.replace(/[^\d.]/g, "") ?? Number.NaN);
	const parts = Array.from(document.querySelectorAll(".estimate .parts dd"), readAmount);
	return [
		parts.reduce((sum, part) => sum + part, 0),
		readAmount(document.querySelector(".estimate .total b")),
	];
}

/** Runs in the page: focuses a term whose definition has a link. @returns where the link leads */
function showMeaningWithLink(): string {
	for (const meaning of document.querySelectorAll(".meaning:has(a:not([href^='#def-']))")) {
		const id = meaning.previousElementSibling?.id;
		const term = document.querySelector<HTMLElement>(
			`.contract section:not(.defining) a[href="#${id}"]`,
		);
		if (term) {
			term.scrollIntoView({ block: "center", behavior: "instant" });
			term.focus();
			return meaning.querySelector("a:not([href^='#def-'])")?.getAttribute("href") ?? "";
		}
	}
	return "";
}

/** Where a mark is drawn, in pixels of the window, and how far around it nothing else stands. */
type Place = Record<"x" | "y" | "reach", number>;

/** Runs in the page: brings a figure of five weeks into view, and says where its marks belong. */
function listMarkPlaces(figure: string): Record<"lines" | "ticks", Place[]> {
	const element = document.querySelector(figure);
	element?.scrollIntoView({ behavior: "instant", block: "center" });
	const box = element?.getBoundingClientRect() ?? new DOMRect();
	const lines = [0, 1, 2, 3, 4, 5].map((week) => ({
		x: Math.min(Math.round(box.x + (box.width * week) / 5), Math.floor(box.right) - 1),
		y: Math.round(box.y) + 3,
		reach: 4,
	}));
	const ticks = Array.from(element?.querySelectorAll(".habit-row") ?? [], (row) => {
		const { x, y, width, height } = row.getBoundingClientRect();
		const marks = Array.from(row.querySelectorAll("i:not(.gap)"), (mark) =>
			mark.getBoundingClientRect(),
		);
		return Array.from({ length: 25 }, (_, day) => ({
			x: Math.floor(x + ((day + 0.5) * width) / 25),
			y: Math.floor(y + height / 2),
			reach: Math.floor(width / 50) - 2,
		})).filter((place) => !marks.some((mark) => mark.left < place.x && place.x < mark.right));
	}).flat();
	return { lines, ticks };
}

/** Whether the site's own fonts stand on the page, and no other is on its way. */
function hasSiteFonts(): boolean {
	const loaded = Array.from(document.fonts).filter(({ status }) => status === "loaded");
	return document.fonts.status === "loaded" && loaded.length > 0;
}

/** Reads how dark each pixel of a window is, from 0 to 255. */
async function readDarkness(picture: Uint8Array, width: number) {
	const image = sharp(picture).greyscale().raw();
	const { data, info } = await image.toBuffer({ resolveWithObject: true });
	const scale = info.width / width;
	return (x: number, y: number) => {
		const pixel = Math.floor(y * scale) * info.width + Math.floor(x * scale);
		return 255 - (data[pixel * info.channels] ?? 255);
	};
}
