import { expect, test } from "vitest";
import { minutesToRead } from "../../app/content/readingTime.ts";

test.each([
	[0, 1],
	[329, 1],
	[330, 2],
	[2200, 10],
	[2310, 11],
])("%i words take %i minutes", (words, minutes) => {
	expect(minutesToRead(words)).toBe(minutes);
});
