import { expect, test } from "vitest";
import type { Change } from "../changes/change.ts";
import { listChosenNeeding } from "./neededChanges.ts";

const createChange = (path: string): Change => ({
	path,
	before: undefined,
	after: Buffer.from(""),
	included: [],
});

const person = createChange("content/team/ada.yaml");
const article = createChange("content/articles/hello.md");
const issue = { file: "content/articles/hello.md", field: "author", expected: "a person" };

test("a change is needed by the one whose value has its name", () => {
	const named = { ...issue, received: "ada-hall, which does not exist", value: "/team/ada#top" };
	expect(listChosenNeeding(person, [article], [named])).toEqual([article]);
});

test("a name that is only a part of another is none", () => {
	const other = { ...issue, received: '"ada-hall"', value: "canada" };
	expect(listChosenNeeding(person, [article], [other])).toEqual([]);
});

test("a page whose address another begins with is not named by it", () => {
	const page = createChange("content/pages/team.yaml");
	const named = {
		...issue,
		received: "/team/jo-hall, which does not exist",
		value: "/team/jo-hall",
	};
	expect(listChosenNeeding(page, [article], [named])).toEqual([]);
	const link = { ...issue, received: "/team, which does not exist", value: "/team" };
	expect(listChosenNeeding(page, [article], [link])).toEqual([article]);
});
