import { expect, test } from "vitest";
import { shareTexts, withSharedTexts } from "../../../deploy/build/sharedTexts.ts";

test("entries get their own texts back, whatever letters they hold", () => {
	const texts = ["plain", "", "it’s a naïve café", "東京 🌾", "last"];
	const entries = withSharedTexts(
		texts.map((_text, number) => ({ number, body: "" })),
		shareTexts(texts),
	);
	expect(entries.map(({ body }) => body)).toEqual(texts);
	expect(entries.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
});
