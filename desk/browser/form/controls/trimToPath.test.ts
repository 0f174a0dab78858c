import { expect, test } from "vitest";
import { trimToPath } from "./trimToPath.ts";

test.each([
	["www.wattlebrook.com.au/our-fees", "/our-fees"],
	["https://www.wattlebrook.com.au/our-fees/?a=1#b", "/our-fees"],
	["http://localhost.example:4000/a/b.html", "/a/b.html"],
	[" /our-fees/ ", "/our-fees"],
	["/our-fees", "/our-fees"],
	["our-fees", "our-fees"],
	["https://www.wattlebrook.com.au", "https://www.wattlebrook.com.au"],
	["https://www.wattlebrook.com.au/", "https://www.wattlebrook.com.au/"],
	["/", "/"],
	["", ""],
])("of “%s”, “%s” is kept", (typed, kept) => {
	expect(trimToPath(typed)).toBe(kept);
});
