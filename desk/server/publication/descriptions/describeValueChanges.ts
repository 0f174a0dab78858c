import { isRecord } from "../../../../content-model/index.ts";
import { getItemTitle, identifyItems } from "../../../shared/items.ts";
import { isUnusualPrice, priceQuestion } from "../../../shared/priceQuestion.ts";
import { getInnerSchema } from "../../content/kinds/jsonSchema.ts";
import { isPhoneLinkOf } from "../../content/kinds/phoneLink.ts";
import { type DescribedField, getInnerField } from "./describedField.ts";
import { excerptChanges } from "./excerptChanges.ts";
import { quoteValue } from "./quoteValue.ts";

/** Describes how two values of a field differ, a sentence for each change. */
export function describeValueChanges(
	before: unknown,
	after: unknown,
	field: DescribedField,
): string[] {
	if (Array.isArray(before) && Array.isArray(after)) {
		return describeListChanges(before, after, field);
	}
	if (isRecord(before) && isRecord(after)) {
		const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
		return names
			.filter((name) => !isPhoneLinkOf(name, before, after))
			.flatMap((name) =>
				describeValueChanges(before[name], after[name], getInnerField(field, name)),
			);
	}
	return before === after ? [] : [describeValueChange(before, after, field)];
}

function describeValueChange(before: unknown, after: unknown, field: DescribedField): string {
	const excerpts =
		typeof before === "string" && typeof after === "string"
			? excerptChanges(before, after)
			: { before, after };
	const sentence = `${field.labels.join(" › ")}: ${quoteValue(excerpts.before, field)} → ${quoteValue(excerpts.after, field)}`;
	const isQuestioned = field.schema?.isMoney && isUnusualPrice(before, after);
	return isQuestioned ? `${sentence}. ${priceQuestion}` : sentence;
}

/**
 * Describes the changes of a list. Its items are found again by their id or title; where one takes the place of
 * another, by their position.
 */
function describeListChanges(
	before: readonly unknown[],
	after: readonly unknown[],
	field: DescribedField,
): string[] {
	const { schema, labels } = field;
	const [oldNames, newNames] = [identifyItems(before), identifyItems(after)];
	const getItemField = (item: unknown, index: number): DescribedField => {
		const title = getItemTitle(isRecord(item) && item, index, schema?.formItemLabel);
		return { ...field, schema: getInnerSchema(schema, index), labels: [...labels, title] };
	};
	const isInPlace = (index: number) =>
		index < Math.min(before.length, after.length) &&
		!newNames.includes(oldNames[index] ?? "") &&
		!oldNames.includes(newNames[index] ?? "");
	const changes = after.flatMap((item, index) => {
		const oldIndex = isInPlace(index) ? index : oldNames.indexOf(newNames[index] ?? "");
		return describeValueChanges(before[oldIndex], item, getItemField(item, index));
	});
	const removals = before.flatMap((item, index) =>
		newNames.includes(oldNames[index] ?? "") || isInPlace(index)
			? []
			: describeValueChanges(item, undefined, getItemField(item, index)),
	);
	const isInOrder =
		oldNames.filter((name) => newNames.includes(name)).join("\n") ===
		newNames.filter((name) => oldNames.includes(name)).join("\n");
	const listTitles = (list: readonly unknown[]) =>
		list.map((item, index) => getItemTitle(item, index)).join(", ");
	const order = `${[...labels, "Order"].join(" › ")}: “${listTitles(before)}” → “${listTitles(after)}”`;
	return [...changes, ...removals, ...(isInOrder ? [] : [order])];
}
