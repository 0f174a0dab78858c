import { expect, test } from "vitest";
import { readToolDrafts, setToolDraft } from "./toolDrafts.ts";

const data = { title: "A letter", markdown: "Ask it to shorten one." };
const link = { to: "/pricing", words: "a price" };
const picture = { name: "wall.png", alt: "", caption: "" };

test("a form holds what is typed in each tool until the last of it is inserted", () => {
	const withLink = setToolDraft(data, "link", link, [4, 6]);
	const withBoth = setToolDraft(withLink, "picture", picture, [6, 6]);
	expect(withBoth).toMatchObject(data);
	expect(readToolDrafts(withBoth)).toEqual({ link, picture, selection: [6, 6] });
	const withPicture = setToolDraft(withBoth, "link", undefined, [6, 6]);
	expect(readToolDrafts(withPicture)).toEqual({ picture, selection: [6, 6] });
	expect(setToolDraft(withPicture, "picture", undefined, [6, 6])).toEqual(data);
});
