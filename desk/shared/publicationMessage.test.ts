import { expect, test } from "vitest";
import type { ChangeSummary } from "./api/review.ts";
import { createPublicationMessage } from "./publicationMessage.ts";

const change = (title: string, others: Partial<ChangeSummary> = {}): ChangeSummary => ({
	path: `content/${title}.yaml`,
	title,
	entryTitle: title,
	state: "changed",
	hasForm: true,
	fingerprint: "",
	hasNewEntry: false,
	sentences: ["Line: “Rooms” → “Keys”"],
	version: "1",
	inclusions: [],
	included: [],
	...others,
});
const prices = change("Prices", { sentences: ["Platform › Medium: $1,000 → $1,100"] });
const person = change("Priya Raman", { state: "new", sentences: ["New: “Priya Raman”"] });
const article = change("A first week: five tasks", { state: "removed" });
const spelling = change("Spelling", { path: ".cspell/project-words.txt" });

test("a single change is told by its sentence, whatever words were accepted with it", () => {
	const message = "Prices: Platform › Medium: $1,000 → $1,100";
	expect(createPublicationMessage([prices])).toBe(message);
	expect(createPublicationMessage([spelling, prices])).toBe(message);
	const withPicture = change("Prices", { ...prices, inclusions: ["team/ada.jpg"] });
	expect(createPublicationMessage([withPicture])).toBe(message);
	const twice = change("Prices", { sentences: [...prices.sentences, "Unit: “a” → “b”."] });
	expect(createPublicationMessage([twice])).toBe(`${message} and more of it`);
	expect(createPublicationMessage([spelling])).toBe("Spelling: Line: “Rooms” → “Keys”");
});

test("several changes are told by their names, and whether they are new or gone", () => {
	expect(createPublicationMessage([prices, person])).toBe("Prices and Priya Raman (new)");
	expect(createPublicationMessage([spelling, prices, person, article])).toBe(
		"Prices, Priya Raman (new) and A first week: five tasks (removed)",
	);
	expect(createPublicationMessage([prices, person, article, change("Kim"), change("Lee")])).toBe(
		"Prices, Priya Raman (new), A first week: five tasks (removed) and 2 more",
	);
});

test("the settings of the site are named once, and long names give way to a number", () => {
	const settings = ["brand", "contact.phone"].map((part) =>
		change(`Site: ${part}`, { part, entryTitle: "Site" }),
	);
	expect(createPublicationMessage([...settings, prices])).toBe("Site and Prices");
	expect(createPublicationMessage(settings)).toBe("Site: Line: “Rooms” → “Keys” and more of it");
	const long = ["a", "b"].map((letter) => change(letter.repeat(90)));
	expect(createPublicationMessage(long)).toBe(`${"a".repeat(90)} and 1 more`);
});
