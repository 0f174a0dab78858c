import { expect, test } from "vitest";
import { readToolInputs, setToolInput } from "./toolInputs.ts";

const data = { title: "A letter", markdown: "Ask it to shorten one." };
const link = { to: "/pricing", words: "a price" };
const picture = { name: "wall.png", alt: "", caption: "" };

test("a form holds what is typed in each tool until the last of it is inserted", () => {
	const withLink = setToolInput(data, "link", link, [4, 6]);
	const withBoth = setToolInput(withLink, "picture", picture, [6, 6]);
	expect(withBoth).toMatchObject(data);
	expect(readToolInputs(withBoth)).toEqual({ link, picture, selection: [6, 6] });
	const withPicture = setToolInput(withBoth, "link", undefined, [6, 6]);
	expect(readToolInputs(withPicture)).toEqual({ picture, selection: [6, 6] });
	expect(setToolInput(withPicture, "picture", undefined, [6, 6])).toEqual(data);
});
