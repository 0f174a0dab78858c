import type { Element } from "hast";
import { expect, test } from "vitest";
import { calculateFirstYear } from "../../app/pricing/firstYear.ts";
import { formatDollars } from "../../content-model/index.ts";
import { agreementPath, toAbsoluteUrl } from "../../paths/index.ts";
import { getDocument, getText, select, selectOne, site } from "./documents.ts";

// Prices and sums beside the price table: each is of the plan, the part and the tax that it stands for.

const { content, pricing } = site;
const { table, firstYears } = content.pages.pricing;

/** Finds the dollar amounts in an element, in their order. */
const findAmounts = (element: Element) =>
	Array.from(getText(element).matchAll(/\$[\d,.]*\d/g), String);

test("on a phone each plan says for whom it is, and each price what it is for", () => {
	const items = select(selectOne(getDocument("/pricing").tree, ".plan-list"), "li");
	expect(items).toHaveLength(pricing.plans.length);
	for (const [index, { id, name, users }] of pricing.plans.entries()) {
		const item = items[index] ?? expect.fail(`There is no ${name}.`);
		expect(getText(selectOne(item, "p"))).toBe(`${name} ${users}`);
		const rows = select(selectOne(item, "dl"), "div");
		expect(rows).toHaveLength(pricing.rows.length);
		for (const [index, { label, per, note = "", prices }] of pricing.rows.entries()) {
			const row = rows[index] ?? item;
			expect(getText(selectOne(row, "dt"))).toContain(label);
			expect(getText(selectOne(row, "dt")), `${name}, ${label}`).toContain(table.per[per]);
			expect(getText(selectOne(row, "dt")), `${name}, ${label}`).toContain(note);
			const price = prices[id];
			expect(getText(selectOne(row, "dd")), `${name}, ${label}`).toContain(
				typeof price === "number" ? formatDollars(price) : table.notOffered,
			);
		}
	}
});

test("the first years of firms have each sum with its own tax, cloud and hours", () => {
	const { tree } = getDocument("/pricing");
	if (!firstYears) {
		expect(select(tree, "table.first-years")).toEqual([]);
		return;
	}
	const lines = select(selectOne(selectOne(tree, "table.first-years"), "tbody"), "tr");
	const readAmounts = (label: string) => {
		const line = lines.find((row) => getText(selectOne(row, "th")) === label);
		return line && select(line, "td").map(findAmounts);
	};
	const firms = firstYears.people.map((people) => calculateFirstYear(pricing, people));
	const listSums = (sums: readonly { total: number; totalWithGst: number }[]) =>
		sums.map(({ total, totalWithGst }) => [total, totalWithGst].map(formatDollars));
	const listRanges = (ranges: readonly { from: number; to: number }[]) =>
		ranges.map(({ from, to }) => [from, to].map(formatDollars));
	expect(readAmounts(firstYears.minimumCost)).toEqual(
		listSums(firms.map(({ minimumEstimate }) => minimumEstimate)),
	);
	expect(readAmounts(firstYears.total)).toEqual(listSums(firms));
	expect(readAmounts(firstYears.cloudCost)).toEqual(
		listRanges(firms.map(({ cloudCost }) => cloudCost)),
	);
	expect(readAmounts(firstYears.minimumTotalCost)).toEqual(
		listRanges(firms.map(({ minimumTotalCost }) => minimumTotalCost)),
	);
	expect(readAmounts(firstYears.totalCost)).toEqual(
		listRanges(firms.map(({ totalCost }) => totalCost)),
	);
});

test.each(["/", "/platform"])(
	"the product window of %s names the lowest price of the platform",
	(path) => {
		const usage = selectOne(getDocument(path).tree, ".window-usage");
		expect(findAmounts(usage)).toEqual([pricing.lowest.platform.amount]);
	},
);

test("the agreement’s example pays a partner the share of a month, and of as many as it says", () => {
	const { revenue, months } = content.pages["partner-referral-agreement"].workedExample;
	const { rate } = site.agreement;
	const cells = select(selectOne(getDocument(agreementPath).tree, ".worked-example"), "td");
	expect(cells.map(getText)).toEqual(
		[revenue, revenue * rate, revenue * rate * months].map(formatDollars),
	);
});

test("a printed contract says where it is from", () => {
	const head = selectOne(getDocument(agreementPath).tree, ".text-head");
	expect(select(head, ".on-paper").map(getText)).toEqual([
		toAbsoluteUrl(agreementPath, content.settings.url),
	]);
});
