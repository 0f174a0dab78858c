import { getValue, isRecord } from "../../../../content-model/index.ts";
import { nameField, valueField } from "../../../shared/fieldNames.ts";
import {
	enterField,
	type FieldPlace,
	formatFieldPlace,
	getInnerField,
} from "../../../shared/form/fieldPlace.ts";
import { getItemTitle, identifyItems } from "../../../shared/items.ts";
import { isUnusualPrice, priceQuestion } from "../../../shared/priceQuestion.ts";
import { isPhoneLinkOf } from "../../content/kinds/phoneLink.ts";
import { describeTextChanges } from "./describeTextChanges.ts";
import { quoteChange, quoteValue } from "./quoteChange.ts";

/** Describes how two values of a field differ, a sentence for each change. */
export function describeValueChanges(before: unknown, after: unknown, place: FieldPlace): string[] {
	if (Array.isArray(before) && Array.isArray(after)) {
		return describeListChanges(before, after, place);
	}
	if (isRecord(before) && isRecord(after)) {
		const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
		return names
			.filter((name) => !isPhoneLinkOf(name, before, after))
			.flatMap((name) =>
				describeValueChanges(before[name], after[name], enterField(place, name, after[name])),
			);
	}
	if (place.field?.control === "markdown") {
		return describeTextChanges(String(before ?? ""), String(after ?? ""), formatFieldPlace(place));
	}
	return before === after ? [] : [describeValueChange(before, after, place)];
}

function describeValueChange(before: unknown, after: unknown, place: FieldPlace): string {
	const { field } = place;
	const sentence = `${formatFieldPlace(place)}: ${quoteChange(before, after, field)}`;
	const isMoney = field?.control === "number" && field.isMoney;
	return isMoney && isUnusualPrice(before, after) ? `${sentence}. ${priceQuestion}` : sentence;
}

/**
 * Describes the changes of a list. Its items are found again by their id or title; where one takes the place of
 * another, by their position.
 */
function describeListChanges(
	before: readonly unknown[],
	after: readonly unknown[],
	place: FieldPlace,
): string[] {
	const [oldNames, newNames] = [identifyItems(before), identifyItems(after)];
	const isInPlace = (index: number) =>
		index < Math.min(before.length, after.length) &&
		!newNames.includes(oldNames[index] ?? "") &&
		!oldNames.includes(newNames[index] ?? "");
	const changes = after.flatMap((item, index) => {
		const oldIndex = isInPlace(index) ? index : oldNames.indexOf(newNames[index] ?? "");
		return oldIndex < 0
			? `${nameItems(place)} added: ${quoteItem(item, place)}`
			: describeValueChanges(before[oldIndex], item, enterField(place, index, item));
	});
	const removals = before.flatMap((item, index) =>
		newNames.includes(oldNames[index] ?? "") || isInPlace(index)
			? []
			: `${nameItems(place)} removed: ${quoteItem(item, place)}`,
	);
	const isInOrder =
		oldNames.filter((name) => newNames.includes(name)).join("\n") ===
		newNames.filter((name) => oldNames.includes(name)).join("\n");
	const listTitles = (list: readonly unknown[]) =>
		list.map((item, index) => getItemTitle(item, index)).join(", ");
	const order = `${[...place.labels, "Order"].join(" › ")}: “${listTitles(before)}” → “${listTitles(after)}”`;
	return [...changes, ...removals, ...(isInOrder ? [] : [order])];
}

/** Names an item of a list by what its items are called. */
function nameItems({ field, labels }: FieldPlace): string {
	const label = getInnerField(field, 0)?.label ?? labels.at(-1);
	return [...labels.slice(0, -1), label].join(" › ");
}

function quoteItem(item: unknown, { field }: FieldPlace): string {
	const itemField = getInnerField(field, 0);
	const quoteField = (name: string) =>
		quoteValue(getValue(item, [name]), getInnerField(itemField, name));
	// An address that leads to another.
	return getInnerField(itemField, nameField)?.control === "path"
		? `from ${quoteField(nameField)} to ${quoteField(valueField)}`
		: quoteValue(item, itemField);
}
