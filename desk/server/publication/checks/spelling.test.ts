import { expect, test } from "vitest";
import { findUnknownWords } from "./spelling.ts";

const file = "content/team/ada.yaml";

test("only the words of this publication's own list are accepted", async () => {
	const files = [{ file, text: "line: Rings Wirrabillan\nbio: |\n  About ASIC.\n" }];
	const check = async (...words: string[]) =>
		(await findUnknownWords(files, `# Names.\n${words.join("\n")}\n`)).map(
			({ word, offset }) => `${offset} ${word}`,
		);
	expect(await check("ASIC")).toEqual(["12 Wirrabillan"]);
	expect(await check("Wirrabillan")).toEqual(["39 ASIC"]);
	expect(await check("ASIC", "Wirrabillan")).toEqual([]);
});

test("names are right, whatever a rule says of the word, and no longer in a publication that lacks them", async () => {
	const files = [
		{ file, text: "name: Dorian Gray\nbio: Gray knows Quondaburra and Wirrabillan.\n" },
	];
	const unknownWords = await findUnknownWords(files, "", ["Dorian", "Gray", "Quondaburra"]);
	expect(unknownWords.map(({ word }) => word)).toEqual(["Wirrabillan"]);
	const strangers = await findUnknownWords([{ file, text: "name: Gray\n" }], "");
	expect(strangers.map(({ word }) => word)).toEqual(["Gray"]);
});

test("the desk checks spelling as the project does: Australian, without the names of fields", async () => {
	const files = [{ file, text: "qwertz: The color of programs, not of programmes.\n" }];
	const unknownWords = await findUnknownWords(files, "");
	expect(unknownWords.map(({ word }) => word)).toEqual(["color", "programmes"]);
});
