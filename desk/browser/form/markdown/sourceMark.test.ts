import { expect, test } from "vitest";
import { findMarkPosition, findWordsBefore } from "./sourceMark.ts";

const picture = '![A wall](wall.png "A caption")';

test.each([
	["in a sentence", "One two.| Three.", "One two.[^x] Three."],
	["at the end of a line", "One two. |\nThree.", "One two.[^x] \nThree."],
	["below a picture", `One two.\n\n${picture}\n\n|`, `One two.[^x]\n\n${picture}\n\n`],
	["at a picture", `One two.\n\n${picture}|`, `One two.[^x]\n\n${picture}`],
	["in a picture", `One.\n\n![A w|all](wall.png)`, "One.[^x]\n\n![A wall](wall.png)"],
	["without words before", `${picture}\n\n|`, `${picture}\n\n[^x]`],
	["in an empty text", "|", "[^x]"],
])("the mark of a source whose caret is %s", (_, typed, marked) => {
	const caret = typed.indexOf("|");
	const text = typed.replace("|", "");
	const position = findMarkPosition(text, caret);
	expect(`${text.slice(0, position)}[^x]${text.slice(position)}`).toBe(marked);
});

test("the words before a position are those that are read", () => {
	const text = `Read **this**[^a] and [a trick](/pricing).\n\n${picture}`;
	expect(findWordsBefore(text, text.length)).toBe("Read this and a trick.");
});
