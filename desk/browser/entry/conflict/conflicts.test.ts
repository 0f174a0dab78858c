import { expect, test } from "vitest";
import type { FieldGroup, FieldValues, FormField } from "../../../shared/api/forms.ts";
import { toolInputsField, uploadsField } from "../../../shared/fieldNames.ts";
import { replaceValue } from "../state/formData.ts";
import { findConflicts, suggestSide } from "./conflicts.ts";

const createField = (label: string): FormField => ({ label, isRequired: true, control: "line" });

const formSchema: FieldGroup = {
	control: "group",
	fields: {
		title: createField("Title"),
		rows: {
			...createField("Rows"),
			control: "list",
			item: { ...createField("Row"), control: "group", fields: { price: createField("Price") } },
		},
	},
};

test("a change on one side is suggested, and a change on both sides is asked about", () => {
	const original = { title: "A", rows: [createRow("a", 1), createRow("b", 2)] };
	const mine = { title: "B", rows: [createRow("a", 10), createRow("b", 2)] };
	const theirs = { title: "C", rows: [createRow("a", 1), createRow("b", 20)] };
	const conflicts = findConflicts(formSchema, original, mine, theirs);
	expect(conflicts.map((each) => [each.label, each.mine, each.theirs, suggestSide(each)])).toEqual([
		["Title", "B", "C", undefined],
		["Rows › A › Price", 10, 1, "mine"],
		["Rows › B › Price", 2, 20, "theirs"],
	]);
	expect(replaceValue(theirs, ["rows", 0, "price"], 10)).toEqual({
		title: "C",
		rows: [createRow("a", 10), createRow("b", 20)],
	});
});

test("lists of other lengths are chosen whole", () => {
	const conflicts = findConflicts(formSchema, { rows: [] }, { rows: [{ price: 1 }] }, { rows: [] });
	expect(conflicts.map(({ fieldPath }) => fieldPath)).toEqual([["rows"]]);
});

/** The merged data: the suggested side of each change, and mine where both have changed. */
function merge(original: FieldValues, mine: FieldValues, theirs: FieldValues): FieldValues {
	return findConflicts(formSchema, original, mine, theirs)
		.filter((conflict) => suggestSide(conflict) !== "theirs")
		.reduce((data, { fieldPath, mine: value }) => replaceValue(data, fieldPath, value), theirs);
}

const createRow = (id: string, price: number, label = id.toUpperCase()) => ({ id, label, price });

test("my price stays in its row where somebody else has swapped the rows", () => {
	const original = { rows: [createRow("a", 1), createRow("b", 2)] };
	const mine = { rows: [createRow("a", 10), createRow("b", 2)] };
	const theirs = { rows: [createRow("b", 2), createRow("a", 1)] };
	expect(
		findConflicts(formSchema, original, mine, theirs).map(({ fieldPath }) => fieldPath),
	).toEqual([["rows"]]);
	expect(merge(original, mine, theirs)).toEqual(mine);
	// And where both have swapped them in the same way.
	const both = { rows: [createRow("b", 2), createRow("a", 10)] };
	expect(merge(original, both, { rows: [createRow("b", 20), createRow("a", 1)] })).toEqual({
		rows: [createRow("b", 20), createRow("a", 10)],
	});
});

test("a row is named by its title, and keeps its price where another row took its place", () => {
	const original = { rows: [createRow("a", 1, "Platform"), createRow("b", 2, "Training")] };
	const mine = { rows: [createRow("a", 10, "Platform"), createRow("b", 2, "Training")] };
	const renamed = { rows: [createRow("a", 1, "Agent platform"), createRow("b", 2, "Training")] };
	const conflicts = findConflicts(formSchema, original, mine, renamed);
	expect(conflicts.map(({ label }) => label)).toEqual([
		"Rows › Platform › label",
		"Rows › Platform › Price",
	]);
	expect(merge(original, mine, renamed)).toEqual({
		rows: [createRow("a", 10, "Agent platform"), createRow("b", 2, "Training")],
	});
	const replaced = { rows: [createRow("c", 1, "Consulting"), createRow("b", 2, "Training")] };
	expect(
		findConflicts(formSchema, original, mine, replaced).map((conflict) => [
			conflict.fieldPath,
			conflict.mine,
		]),
	).toEqual([[["rows", 0], mine.rows[0]]]);
});

test("items without a name are named by their words", () => {
	const createWords = (...heroWords: string[]) => ({ heroWords });
	const original = createWords("Equip", "Empower", "Evolve");
	expect(
		merge(
			original,
			createWords("Prepare", "Empower", "Evolve"),
			createWords("Equip", "Empower", "Grow"),
		),
	).toEqual(createWords("Prepare", "Empower", "Grow"));
	const swapped = createWords("Empower", "Equip", "Evolve");
	const conflicts = findConflicts(
		formSchema,
		original,
		createWords("Prepare", "Empower", "Evolve"),
		swapped,
	);
	expect(conflicts.map(({ fieldPath }) => fieldPath)).toEqual([["heroWords"]]);
});

test("items with the same name are not mistaken for each other", () => {
	const createTwins = (...prices: number[]) => ({
		rows: prices.map((price) => createRow("a", price)),
	});
	const conflicts = findConflicts(
		formSchema,
		createTwins(1, 2),
		createTwins(10, 2),
		createTwins(2, 1),
	);
	expect(conflicts.map(({ fieldPath }) => fieldPath)).toEqual([["rows"]]);
});

test("what the form does not show is never asked about", () => {
	const withHidden: FieldGroup = {
		control: "group",
		fields: {
			title: createField("Title"),
			order: { label: "Order", isRequired: true, control: "hidden" },
		},
	};
	const conflicts = findConflicts(
		withHidden,
		{ title: "A", order: 2 },
		{ title: "B", order: 2 },
		{ title: "A", order: 3 },
	);
	expect(conflicts.map(({ label }) => label)).toEqual(["Title"]);
});

test("the part of a picture that is shown is chosen whole", () => {
	const side = { ...createField("Left"), control: "line" } as const;
	const crop: FormField = {
		...createField("Crop"),
		control: "crop",
		replacesPicture: false,
		fields: { left: side, width: side },
	};
	const conflicts = findConflicts(
		{ control: "group", fields: { crop } },
		{ crop: { left: 0, width: 100 } },
		{ crop: { left: 20, width: 80 } },
		{ crop: { left: 0, width: 90 } },
	);
	expect(conflicts.map(({ label }) => label)).toEqual(["Crop"]);
});

test("what only one version has is chosen whole, a list or a group too", () => {
	const without = { title: "A" };
	for (const added of [[createRow("a", 1)], { price: 1 }]) {
		const withMore = { title: "A", rows: added };
		for (const [mine, theirs] of [
			[withMore, without],
			[without, withMore],
		] as const) {
			const conflicts = findConflicts(formSchema, without, mine, theirs);
			expect(conflicts.map(({ fieldPath, label }) => [fieldPath, label])).toEqual([
				[["rows"], "Rows"],
			]);
		}
	}
});

test("rows that both have added are compared item by item, and twins on one side whole", () => {
	const rows = (...items: object[]) => ({ rows: items });
	const listPaths = (mine: FieldValues, theirs: FieldValues) =>
		findConflicts(formSchema, {}, mine, theirs).map(({ fieldPath, original }) => [
			fieldPath.join("."),
			original,
		]);
	expect(
		listPaths(
			rows(createRow("a", 1), createRow("b", 2)),
			rows(createRow("a", 3), createRow("b", 2)),
		),
	).toEqual([["rows.0.price", undefined]]);
	const twins = rows(createRow("a", 1), createRow("a", 2));
	const others = rows(createRow("a", 1), createRow("b", 2));
	expect(listPaths(twins, others)).toEqual([["rows", undefined]]);
	expect(listPaths(others, twins)).toEqual([["rows", undefined]]);
});

test("replaced pictures are named, and what is typed in a tool is never asked about", () => {
	const conflicts = findConflicts(
		formSchema,
		{},
		{ [uploadsField]: { "ada.jpg": { file: "1" } }, [toolInputsField]: { link: "/pricing" } },
		{},
	);
	expect(conflicts.map(({ label, field }) => [label, field])).toEqual([
		["Replaced pictures", undefined],
	]);
});

test("a group in the place of words, and a list in the place of one value, is chosen whole", () => {
	const compare = (mine: unknown, theirs: unknown) =>
		findConflicts(formSchema, {}, { title: mine }, { title: theirs }).map(
			(conflict) => [conflict.fieldPath, conflict.mine, conflict.theirs] as const,
		);
	for (const [mine, theirs] of [
		[["A"], "A"],
		["A", ["A"]],
		[{ name: "A" }, "A"],
		["A", { name: "A" }],
	]) {
		expect(compare(mine, theirs)).toEqual([[["title"], mine, theirs]]);
	}
});

test("a list of which one side has two alike is chosen whole, on whichever side", () => {
	const [once, twice] = [
		{ rows: [createRow("a", 1), createRow("b", 2)] },
		{ rows: [createRow("a", 1), createRow("a", 3)] },
	];
	for (const [mine, theirs] of [
		[once, twice],
		[twice, once],
	] as const) {
		expect(findConflicts(formSchema, once, mine, theirs).map(({ fieldPath }) => fieldPath)).toEqual(
			[["rows"]],
		);
	}
});

test("a row that both have renamed alike asks nothing, and its neighbour is compared by itself", () => {
	const original = { rows: [createRow("a", 1), createRow("b", 2)] };
	const mine = { rows: [createRow("c", 1), createRow("b", 20)] };
	const theirs = { rows: [createRow("c", 1), createRow("d", 2)] };
	expect(
		findConflicts(formSchema, original, mine, theirs).map(({ fieldPath }) => fieldPath),
	).toEqual([["rows", 1]]);
});
