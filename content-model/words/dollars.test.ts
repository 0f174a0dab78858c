import { expect, test } from "vitest";
import { formatDollars, isDollars } from "./dollars.ts";

test.each([
	[0, "$0"],
	[400, "$400"],
	[27_500, "$27,500"],
	[1_234_567, "$1,234,567"],
	[0.05, "$0.05"],
	[30_250.5, "$30,250.50"],
	[-1_100, "-$1,100"],
])("%s is written as %s, which is recognised as an amount", (amount, text) => {
	expect(formatDollars(amount)).toBe(text);
	expect(isDollars(text)).toBe(true);
});

test.each(["400", "$", "$27500", "$27,50", "$400.5", "$400 a month", "from $400", "$400–$500"])(
	"%s is no amount as it is written here",
	(text) => {
		expect(isDollars(text)).toBe(false);
	},
);
