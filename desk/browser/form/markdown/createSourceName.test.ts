import { expect, test } from "vitest";
import { createSourceName } from "./createSourceName.ts";

test.each([
	["OAIC 2025", "oaic-2025"],
	["Bundesärztekammer 2025", "bundesarztekammer-2025"],
	["Ärzte ", "arzte"],
	["日本 ", "source"],
	["Office of the Australian Information Commissioner", "office-of-the-australian-information"],
	["Donaudampfschifffahrtsgesellschaftskapitaen 1", "donaudampfschifffahrtsgesellschaftskapit"],
])("a source of “%s” is called %s", (words, name) => {
	expect(createSourceName(words, [])).toBe(name);
});

test("a name that is taken gets the next free number", () => {
	const sources = [{ key: "oaic-2025" }, { key: "oaic-2025-2" }];
	expect(createSourceName("OAIC 2025", sources)).toBe("oaic-2025-3");
});
