import { getMelbourneDate } from "../../../../content-model/index.ts";
import { formatDate } from "../../../shared/formatDate.ts";
import { isFieldsPath, isPicturePath } from "../../content/files/contentFiles.ts";
import { wordsFile } from "../../content/files/knownFiles.ts";
import { getKind, getKindLabel } from "../../content/kinds/kinds.ts";
import type { OptionLists } from "../../content/values/optionLists.ts";
import { listPlans } from "../../content/values/plans.ts";
import { getTitleFromFields } from "../../content/values/titles.ts";
import { parseFields } from "../../content/yaml/parseFields.ts";
import { findFileProblem } from "../../content/yaml/readability.ts";
import { createFormSchema } from "../../form/createFormSchema.ts";
import { createFormCodec } from "../../form/formCodec.ts";
import { describeTextChanges, diffLines } from "./describeTextChanges.ts";
import { describeValueChanges } from "./describeValueChanges.ts";

/**
 * Describes how two versions of a file differ, a sentence for each change.
 * @param before the published bytes; undefined for a new file.
 * @param after the current bytes; undefined for a removed file.
 * @param optionLists what names of other files are called.
 */
export function describeDifferences(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
	optionLists: OptionLists,
): string[] {
	if (path === wordsFile) {
		return describeWords(before?.toString() ?? "", after?.toString() ?? "");
	}
	if (isPicturePath(path)) {
		return [describePicture(before, after)];
	}
	if (!before || !after) {
		return [describeEntry(path, before, after)];
	}
	if (!isFieldsPath(path)) {
		return describeTextChanges(before.toString(), after.toString());
	}
	return findFileProblem(path, before) || findFileProblem(path, after)
		? ["The file cannot be read as it is now. Open it to fix it."]
		: describeFields(path, before.toString(), after.toString(), optionLists);
}

function describeWords(before: string, after: string): string[] {
	const places = diffLines(before, after);
	return [
		...places
			.flatMap(({ addedLines }) => addedLines)
			.map((word) => `“${word}” is accepted by the spelling check.`),
		...places
			.flatMap(({ removedLines }) => removedLines)
			.map((word) => `“${word}” is no longer accepted by the spelling check.`),
	];
}

function describePicture(before: Buffer | undefined, after: Buffer | undefined): string {
	if (!after) {
		return "The picture is removed.";
	}
	return before ? "The picture is replaced." : "A new picture.";
}

/** Describes an entry that is new or removed, by its title and its day. */
function describeEntry(
	path: string,
	before: Buffer | undefined,
	after: Buffer | undefined,
): string {
	const fields = parseFields((after ?? before)?.toString() ?? "");
	const day = formatDate(String(fields.start ?? fields.date ?? ""));
	const isScheduled = String(fields.date ?? "") > getMelbourneDate();
	const when = day && (isScheduled ? `scheduled for ${day}` : day);
	const title = [getTitleFromFields(path, fields), ...(when ? [when] : [])].join(", ");
	const kind = getKindLabel(getKind(path));
	return after ? `New ${kind.toLowerCase()}: ${title}` : `${kind} removed: ${title}`;
}

/** Describes the changed fields of a file, each as its form shows it. */
function describeFields(
	path: string,
	before: string,
	after: string,
	optionLists: OptionLists,
): string[] {
	const kind = getKind(path);
	const { toFormData } = createFormCodec(kind);
	const [oldData, newData] = [toFormData(before), toFormData(after)];
	// A plan that is new or removed has prices, too.
	const plans = [oldData, newData]
		.flatMap(listPlans)
		.map(({ id, name }) => ({ value: id, label: name }));
	const formSchema = createFormSchema(kind, {
		...optionLists,
		plan: [...optionLists.plan, ...plans],
	});
	const sentences = describeValueChanges(oldData, newData, { field: formSchema, labels: [] });
	return sentences.length > 0 ? sentences : ["Only comments or spaces changed."];
}
