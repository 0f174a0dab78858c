import { expect, type Page } from "@playwright/test";
import { requireValue } from "../../build/requireValue.ts";
import { interpolate } from "../../content-model/index.ts";
import { typeByHand } from "../interaction/typing.ts";
import {
	exampleChoices,
	expectIssue,
	expectSum,
	getQuery,
	headsWithoutStrategy,
	headsWithStrategy,
	locateAnnouncement,
	locateChoice,
	locateEstimate,
	locatePeople,
	locateSessions,
	locateTotal,
	openEstimator,
} from "./estimatorPage.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const words = site.content.pages.pricing.estimator;

/** The query of an estimate that has a result. */
const query = getQuery({ people: headsWithStrategy, bootcamp: 1 });

const locateCopyButton = (page: Page) =>
	locateEstimate(page).getByRole("button", { name: words.share.copyLink });

/** Returns the URL of the estimate that a page shows, as it is sent on. */
const getSentUrl = (page: Page) => new URL(`/pricing${query}#estimate-result`, page.url()).href;

test("an estimate is copied, and goes by email, until it changes", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(`/pricing${query}`);
	const message = locateEstimate(page).getByText(words.share.copied, { exact: true });
	await locateCopyButton(page).click();
	await expect(message).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toBe(getSentUrl(page));
	const email = locateEstimate(page).getByRole("link", { name: words.share.email });
	await expect(email).toHaveAttribute(
		"href",
		`mailto:?subject=${encodeURIComponent(words.share.subject)}&body=${encodeURIComponent(copied)}`,
	);
	await locatePeople(page).fill("2");
	await expect(message).toHaveCount(0);
});

test("an estimate that has a result prints with its URL and the day", async ({ page }) => {
	await openEstimator(page, query);
	const printed = page.waitForEvent("console", (message) => message.text() === "printed");
	await page.evaluate(() => {
		window.print = () => console.log("printed");
	});
	await locateEstimate(page)
		.getByRole("button", {
			name: requireValue(words.share.print, "A name of the button that prints"),
		})
		.click();
	await printed;
	await page.emulateMedia({ media: "print" });
	const url = locateEstimate(page).getByText(getSentUrl(page));
	await expect(url).toContainText(String(new Date().getFullYear()));
	await page.emulateMedia({ media: "screen" });
	await locatePeople(page).fill("0");
	await expect(locateCopyButton(page)).toBeDisabled();
	await expect(url).toHaveCount(0);
});

test("the URL of an estimate opens at the total, on a phone too", async ({ tab: page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openEstimator(page, `${query}#estimate-result`);
	await expect(locateTotal(page)).toBeInViewport();
});

test("the URL keeps the choices of an estimate through a reload, for others, and on the way back", async ({
	page,
	context,
}) => {
	await page.goto("/pricing?from=mail#estimate");
	const chosen = {
		...exampleChoices,
		people: headsWithStrategy,
		bootcamp: !exampleChoices.bootcamp,
		customSessions: 4,
	};
	await typeByHand(locatePeople(page), String(chosen.people));
	await locateChoice(page, "bootcamp").setChecked(chosen.bootcamp);
	await typeByHand(locateSessions(page), String(chosen.customSessions));
	const toBit = (value: boolean) => (value ? 1 : 0);
	await expect(page).toHaveURL(
		`/pricing?from=mail&people=${chosen.people}&custom=4&bootcamp=${toBit(chosen.bootcamp)}&strategy=${toBit(chosen.strategy)}&consult=${toBit(chosen.consult)}#estimate-result`,
	);
	await page.reload();
	await expectSum(page, chosen);
	await expect(locatePeople(page)).toHaveValue(String(chosen.people));
	const other = await context.newPage();
	await other.goto(page.url());
	await expectSum(other, chosen);
	// Two tabs do not meddle with one another.
	await locatePeople(other).fill(String(chosen.people + 1));
	await expectSum(page, chosen);
	await page.goto("/team");
	await page.goBack();
	await expect(locatePeople(page)).toBeEnabled();
	await expectSum(page, chosen);
});

test("each of two tabs keeps its own estimate, also after back and forward", async ({
	context,
}) => {
	const [one, other] = [await context.newPage(), await context.newPage()];
	await one.goto(`/pricing${getQuery({ people: headsWithStrategy })}`);
	await other.goto(`/pricing${getQuery({ people: headsWithoutStrategy })}`);
	await one.goto("/strategy");
	await one.goBack();
	await expect(locatePeople(one)).toHaveValue(String(headsWithStrategy));
	await one.goForward();
	await expect(one).toHaveURL("/strategy");
	await expect(locatePeople(other)).toHaveValue(String(headsWithoutStrategy));
});

test("a broken URL of an estimate gets a clear sentence, and the form still works", async ({
	tab: page,
}) => {
	const listMissing = (...names: (keyof typeof words.fields)[]) =>
		interpolate(words.errors.incompleteUrl, {
			missing: names.map((name) => words.fields[name].label).join(", "),
		});
	const fullQuery = getQuery({ people: 2 });
	for (const [query, sentence] of [
		[fullQuery.replace("people=2", "people=%3Cimg%20src%3Dx%3E"), words.errors.people.notNumber],
		[fullQuery.replace("bootcamp=0", "bootcamp=yes"), listMissing("bootcamp")],
		[fullQuery.slice(0, fullQuery.indexOf("&strategy") + 5), listMissing("strategy", "consult")],
		[fullQuery.slice(0, -1), listMissing("consult")],
	] as const) {
		await page.goto(`/pricing${query}`);
		await expectIssue(page, sentence);
		await locatePeople(page).fill("2");
		await expect(locateAnnouncement(page)).toContainText(words.results.total);
	}
	await openEstimator(page, "?from=mail&__proto__=1");
	await expectSum(page, exampleChoices);
});

test("a URL of an estimate that was encoded on its way gives the same total", async ({
	tab: page,
}) => {
	const chosen = { people: headsWithStrategy, bootcamp: true, strategy: true, consult: true };
	const query = getQuery({
		people: headsWithStrategy,
		bootcamp: 1,
		strategy: 1,
		consult: 1,
		customSessions: 2,
	});
	for (const encoded of [
		query.replaceAll("&", "&amp;"),
		`?${encodeURIComponent(query.slice(1))}`,
		`?${encodeURIComponent(`${query.slice(1)}#estimate-result`)}`,
	]) {
		await openEstimator(page, encoded);
		await expectSum(page, { ...chosen, customSessions: 2 });
	}
});

/** Returns the contact form's URL, which takes that of an estimate where the content names a parameter for it. */
function createFormUrl(origin: string, estimate?: string): string {
	const form = new URL(site.content.destinations.contactForm);
	if (words.formParameter && estimate) {
		form.searchParams.set(words.formParameter, new URL(estimate, origin).href);
	}
	return form.href;
}

test("each link to the form takes along the estimate as it is now, and none that has a mistake", async ({
	tab: page,
}) => {
	await openEstimator(page, query);
	const links = page
		.getByRole("main")
		.locator(`a[href^="${site.content.destinations.contactForm}"]`);
	expect(await links.count()).toBeGreaterThan(1);
	for (const people of [headsWithStrategy, 0, 2]) {
		await locatePeople(page).fill(String(people));
		const estimate = `/pricing${getQuery({ people, bootcamp: 1 })}#estimate-result`;
		const expected = createFormUrl(page.url(), people > 0 ? estimate : undefined);
		for (const link of await links.all()) {
			await expect(link).toHaveAttribute("href", expected);
		}
	}
});

test("the form shows the estimate that a visitor has taken along", async ({ tab: page }) => {
	await openEstimator(page, query);
	await page.goto(createFormUrl(page.url(), getSentUrl(page)));
	await expect(page.getByText(`/pricing${query}`)).toHaveCount(words.formParameter ? 1 : 0);
});
