import { expect, test } from "vitest";
import { calculateFirstYear } from "../../app/pricing/firstYear.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { agreementPath, toAbsoluteUrl } from "../../paths/index.ts";
import {
	attribute,
	getDocument,
	getMain,
	getProductWindow,
	getText,
	select,
	selectOne,
	site,
} from "./documents.ts";

// Prices and sums beside the price table: each is of the plan, the part and the tax that it stands for.

const { content, pricing } = site;
const { table, firstYears } = content.pages.pricing;

test("on a phone each plan says for whom it is, and each price what it is for", () => {
	const list = selectOne(selectOne(getDocument("/pricing").tree, "#prices"), ".on-phone");
	const items = select(list, "li");
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
			const noted = getText(index === 0 ? selectOne(list, "p.caption") : selectOne(row, "dt"));
			expect(noted, `${name}, ${label}`).toContain(note);
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
		expect(select(tree, "#four-firms")).toEqual([]);
		return;
	}
	const years = selectOne(selectOne(tree, "#four-firms"), "table");
	const lines = select(selectOne(years, "tbody"), "tr");
	const readLine = (label: string) => {
		const line = lines.find((row) => getText(selectOne(row, "th")) === label);
		return line ? select(line, "td").map(getText) : [];
	};
	const firms = firstYears.people.map((people) => calculateFirstYear(pricing, people));
	const formatSum = ({ total, totalWithGst }: { total: number; totalWithGst: number }) =>
		`${formatDollars(total)} ${interpolate(firstYears.withGst, { amount: formatDollars(totalWithGst) })}`;
	const formatRange = ({ from, to }: { from: number; to: number }) =>
		interpolate(firstYears.range, { from: formatDollars(from), to: formatDollars(to) });
	expect(readLine(firstYears.minimumCost)).toEqual(
		firms.map((year) => formatSum(year.minimumEstimate)),
	);
	expect(readLine(firstYears.total)).toEqual(firms.map(formatSum));
	expect(readLine(firstYears.cloudCost)).toEqual(firms.map((year) => formatRange(year.cloudCost)));
	expect(readLine(firstYears.minimumTotalCost)).toEqual(
		firms.map((year) => formatRange(year.minimumTotalCost)),
	);
	expect(readLine(firstYears.totalCost)).toEqual(firms.map((year) => formatRange(year.totalCost)));
});

test.each(["/", "/platform"])(
	"the product window of %s names the lowest price of the platform",
	(path) => {
		const shown = getText(getProductWindow(path));
		expect(shown.match(/\$[\d,.]*\d/g)).toEqual([pricing.lowest.platform.amount]);
	},
);

test("the agreement’s example pays a partner the share of a month, and of as many as it says", () => {
	const { title, revenue, months } = content.pages["partner-referral-agreement"].workedExample;
	const { rate } = site.agreement;
	const tables = select(getDocument(agreementPath).tree, "table").filter(
		(table) => attribute(table, "ariaLabel") === title,
	);
	expect(tables.flatMap((table) => select(table, "td")).map(getText)).toEqual(
		[revenue, revenue * rate, revenue * rate * months].map(formatDollars),
	);
});

test("a printed contract says where it is from", () => {
	const head = selectOne(getMain(getDocument(agreementPath)), "header");
	expect(select(head, ".on-paper").map(getText)).toEqual([
		toAbsoluteUrl(agreementPath, content.settings.url),
	]);
});
