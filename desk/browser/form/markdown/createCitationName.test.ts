import { expect, test } from "vitest";
import { createCitationName } from "./createCitationName.ts";

test.each([
	["OAIC 2025", "oaic-2025"],
	["Bundesärztekammer 2025", "bundesarztekammer-2025"],
	["Ärzte ", "arzte"],
	["日本 ", "source"],
	["Office of the Australian Information Commissioner", "office-of-the-australian-information"],
	["Donaudampfschifffahrtsgesellschaftskapitaen 1", "donaudampfschifffahrtsgesellschaftskapit"],
])("a citation of “%s” is called %s", (words, name) => {
	expect(createCitationName(words, [])).toBe(name);
});

test("a name that is taken gets the next free number", () => {
	const citations = [{ key: "oaic-2025" }, { key: "oaic-2025-2" }];
	expect(createCitationName("OAIC 2025", citations)).toBe("oaic-2025-3");
});
