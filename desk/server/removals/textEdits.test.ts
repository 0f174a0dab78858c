import { expect, test } from "vitest";
import { parse } from "yaml";
import { removeFromList } from "./textEdits.ts";

test("the list that names an entry lets go of it, and another that holds the same word stays as it is", () => {
	const text = "grid: { pinned: [law, security], leaveOut: [security] }\n";
	const edit = removeFromList("content/pages/blog.yaml", ["grid", "pinned", 1], "security");
	expect(parse(edit(text))).toMatchObject({
		grid: { pinned: ["law"], leaveOut: ["security"] },
	});
});

test("a list that somebody has taken out of the file meanwhile is no hindrance", () => {
	const edit = removeFromList("content/pages/blog.yaml", ["grid", "pinned", 1], "security");
	expect(parse(edit("grid: {}\n")).grid).not.toHaveProperty("pinned");
});
