import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../../tests/fixtures/stubStorage.ts";
import { findOwnEdit, formatTextKey } from "../../state/unsavedEdits.ts";
import { keepLineEnds, openText, rebaseText, storeText } from "./typedText.ts";

const file = {
	path: "content/team/ada.yaml",
	version: "2",
	text: "name: [",
	line: 1,
	message: "Wrong.",
};
const key = formatTextKey(file.path);

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

test("a file is opened as it is on disk, with its wrong line", () => {
	expect(openText(file)).toMatchObject({ text: file.text, version: "2", wrongLine: 1 });
	expect(openText(file).message).toContain("a mistake at line 1. (Wrong.)");
});

test("a file that can be read is opened without a mistake", () => {
	const readable = { ...file, text: "name: Ada", message: "" };
	expect(openText(readable)).toMatchObject({
		text: "name: Ada",
		message: "",
		wrongLine: undefined,
	});
});

test("what was typed is opened with the version that it began from, and marks no line of another text", () => {
	storeText(file, "1", "# Ada\nname: [");
	const opened = openText(file);
	expect(opened).toMatchObject({ text: "# Ada\nname: [", version: "1", wrongLine: undefined });
	expect(opened.message).not.toContain("line");
});

test("a text that is typed back to what the file has is no longer stored", () => {
	storeText(file, "2", "name: Ada");
	expect(findOwnEdit(key)).toMatchObject({ version: "2", data: { text: "name: Ada" } });
	expect(storeText(file, "2", file.text)).toBe(true);
	expect(findOwnEdit(key)).toBeUndefined();
});

test("what is typed during a save is based on the saved file, unless somebody else has changed it", () => {
	storeText(file, "2", "name: Ada Lo");
	rebaseText({ ...file, version: "4", text: "name: Eva" }, "name: Ada");
	expect(findOwnEdit(key)).toMatchObject({ version: "2" });
	rebaseText({ ...file, version: "3", text: "name: Ada" }, "name: Ada");
	expect(findOwnEdit(key)).toMatchObject({ version: "3", data: { text: "name: Ada Lo" } });
});

test("a file keeps the line ends of Windows, and is as before once what was typed is taken back", () => {
	expect(keepLineEnds("name: [1]\nline:\n", "name: [\r\nline:\r\n")).toBe("name: [1]\r\nline:\r\n");
	expect(keepLineEnds("name: [\nline:\n", "name: [\r\nline:\n")).toBe("name: [\r\nline:\n");
	expect(keepLineEnds("name:\n", "name: [\n")).toBe("name:\n");
});
