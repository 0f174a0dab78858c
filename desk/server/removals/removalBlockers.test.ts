import { expect, test } from "vitest";
import type { Issue } from "../../../content-model/index.ts";
import { projectFolder } from "../../../machine/files.ts";
import type { RemovalBlocker } from "../../shared/api/removals.ts";
import { createBlockers } from "./removalBlockers.ts";

const team = "content/pages/team.yaml";
const article = "content/articles/making-documents-work.md";

const unknownPage = { code: "unknown-page", nearest: undefined } as const;

test.each<[RemovalBlocker["kind"], Partial<Issue>]>([
	["byline", { file: article, field: "author", value: "graham-tully" }],
	["listed", { file: team, field: "order.0", value: "graham-tully" }],
	["named", { file: team, field: "featured", value: "graham-tully" }],
	["link", { file: team, field: "to", value: "/team/graham-tully#work", reason: unknownPage }],
	["other", { file: team, field: "to", value: "/blog/strategy", reason: unknownPage }],
	["other", { file: team, field: "lede", value: "" }],
])("what is in the way of a removal is of the kind %s", (kind, issue) => {
	const given: Issue = { file: "", field: "", received: "", expected: "a text", ...issue };
	const [blocker] = createBlockers(projectFolder, "content/team/graham-tully.yaml", [given]);
	expect(blocker).toMatchObject({ path: given.file, kind });
});

test("an issue in a file without fields is in no form", () => {
	const published = { file: "content/published.txt", field: "", received: "", expected: "a page" };
	expect(createBlockers(projectFolder, "content/team/graham-tully.yaml", [published])).toEqual([]);
});
