import { expect, test } from "vitest";
import { readPastedHtml } from "./readPastedHtml.ts";

/** Creates an item of a list as Word copies it. */
function createItem(mark: string, words: string, level = 1): string {
	return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
}

/** Creates what Word copies. */
function createCopy(...parts: string[]): string {
	return `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-AU><!--StartFragment-->\n\n${parts.join("\n\n")}\n\n<!--EndFragment--></body></html>`;
}

const before = "<p class=MsoNormal>Ask\nthese:<o:p></o:p></p>";

test.each([
	[
		"bullets are a list",
		createCopy(
			before,
			"<p class=MsoNormal>&nbsp;</p>",
			createItem("·", "First point"),
			createItem("·", "Second point"),
		),
		"Ask these:\n\n- First point\n- Second point",
	],
	[
		"numbers are a list",
		createCopy(before, createItem("1.", "First"), createItem("2.", "Second"), before),
		"Ask these:\n\n1. First\n2. Second\n\nAsk these:",
	],
	[
		"items further in are a list of the item before",
		createCopy(
			before,
			createItem("·", "First"),
			createItem("o", "Within", 3),
			createItem("o", "Beside it", 3),
			createItem("·", "Second"),
		),
		"Ask these:\n\n- First\n  - Within\n  - Beside it\n- Second",
	],
	[
		"bold words and links stay",
		createCopy(
			'<p class=MsoNormal>A <b>plain</b> <a href="https://a.au/">word</a><a name="_Toc1">.</a></p>',
		),
		"A **plain** [word](https://a.au/).",
	],
	[
		"a table stays",
		createCopy(
			"<table class=MsoTableGrid><tr><td><p class=MsoNormal>Who</p></td><td><p class=MsoNormal>What</p></td></tr><tr><td><p class=MsoNormal>Ada</p></td><td><p class=MsoNormal>Law</p></td></tr></table>",
		),
		"| Who | What |\n| - | - |\n| Ada | Law |",
	],
])("of what Word has copied, %s", (_what, html, markdown) => {
	expect(readPastedHtml(html)).toBe(markdown);
});

test("what another program has copied is left as its plain text", () => {
	expect(readPastedHtml("<div><span># A heading</span></div>")).toBeUndefined();
});
