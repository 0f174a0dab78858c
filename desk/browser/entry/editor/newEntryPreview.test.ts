import { expect, test } from "vitest";
import { openedEntry } from "../../../../tests/fixtures/openedEntry.ts";
import type { Overview } from "../../../shared/api/entries.ts";
import { stepToNeighbours, stepToTyped } from "./newEntryPreview.ts";

const nothing = { page: "", file: "" };
const titleField = ["name"];
const ada = { path: "content/team/ada.yaml", titleField };
const blank = { ...openedEntry, path: "", isNew: true, page: "/team", titleField };

/** The list of all content, with two people. */
const createOverview = (isSortable: boolean): Overview => ({
	brand: "Mallee",
	groups: [
		{
			name: "person",
			label: "Team",
			isSortable,
			adds: { kind: "person", label: "Add a person" },
			entries: ["bo", "cy"].map((slug) => ({
				path: `content/team/${slug}.yaml`,
				title: slug,
				state: "published" as const,
			})),
		},
	],
	links: [],
	facts: {},
	changeCount: 0,
	previewOrigin: "",
});

test.each([
	[true, ["content/team/cy.yaml", "content/team/bo.yaml"]],
	[false, ["content/team/bo.yaml", "content/team/cy.yaml"]],
])(
	"a new entry is awaited at the end of an order, else beside the newest (order: %s)",
	(isSortable, paths) => {
		expect(stepToNeighbours(nothing, blank, createOverview(isSortable))).toEqual({
			preview: { page: "/team", file: "" },
			field: { paths, fieldPath: titleField, isHighlighted: false },
			page: "/team",
		});
	},
);

test("the page stays where it is for a new entry that shares none with others", () => {
	const { page, ...alone } = blank;
	expect(stepToNeighbours(nothing, alone, createOverview(true))).toBeUndefined();
});

test("a new entry is highlighted once it is found by its title, and again under another title", () => {
	const besideOthers = { page: "/team", file: "" };
	const highlighted = stepToTyped(besideOthers, { file: ada });
	expect(highlighted).toEqual({
		preview: { page: "/team", file: ada.path },
		field: { paths: [ada.path], fieldPath: titleField, isHighlighted: true },
	});
	expect(stepToTyped(highlighted.preview, { file: ada })).toEqual({
		preview: highlighted.preview,
	});
	const renamed = stepToTyped(highlighted.preview, {
		file: { ...ada, path: "content/team/eva.yaml" },
	});
	expect(renamed.field?.paths).toEqual(["content/team/eva.yaml"]);
});

test("the page of a new entry is opened once it has one, and not again after each key", () => {
	const highlighted = { page: "/team", file: ada.path };
	const complete = stepToTyped(highlighted, { file: ada, page: "/team/ada" });
	expect(complete.page).toBe("/team/ada");
	expect(stepToTyped(complete.preview, { file: ada, page: "/team/ada" }).page).toBeUndefined();
	expect(stepToTyped(complete.preview, { page: "/team/ada" }).page).toBeUndefined();
	expect(stepToTyped(complete.preview, { file: ada, page: "/team/eva" }).page).toBe("/team/eva");
});

test("what is typed in an entry that has a file is shown on the page that is open", () => {
	expect(stepToTyped(nothing, {})).toEqual({ preview: nothing });
});
