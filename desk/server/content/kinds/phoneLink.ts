import { getValue, isRecord, toPhoneLink } from "../../../../content-model/index.ts";
import type { FieldIssue, FieldPath, FieldValues } from "../../../shared/api/forms.ts";
import { isSameFieldPath } from "../../../shared/form/fieldPath.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { parseFields } from "../yaml/parseFields.ts";

// The telephone number of the site has a link, which follows it: an owner types the number alone.

const numberName = "phone";
const linkName = "phoneHref";
const phoneField = ["contact", numberName];
const linkField = ["contact", linkName];

/** Lists the fields that follow a field of the settings. */
export function listDerivedFields(fieldPath: FieldPath): string[][] {
	return isSameFieldPath(fieldPath, phoneField) ? [linkField] : [];
}

/** Checks whether a field of the settings follows another. */
export function isDerivedField(fieldPath: FieldPath): boolean {
	return isSameFieldPath(fieldPath, linkField);
}

/** Checks whether a field of a group is the link of a telephone number that has changed with it. */
export function isPhoneLinkOf(name: string, before: FieldValues, after: FieldValues): boolean {
	return (
		name === linkName && after[numberName] !== undefined && before[numberName] !== after[numberName]
	);
}

/** Keeps the link of the settings' text in step with the telephone number. */
export function updatePhoneLink(text: string): string {
	const fields = parseFields(text);
	const { contact } = fields;
	const link = toPhoneLink(String(getValue(fields, phoneField) ?? ""));
	return isRecord(contact) && link && link !== contact[linkName]
		? editYaml(text, { ...fields, contact: { ...contact, [linkName]: link } })
		: text;
}

/** Refuses a telephone number from which no link can be made. */
export function findPhoneIssue(data: FieldValues): Omit<FieldIssue, "path">[] {
	return toPhoneLink(String(getValue(data, phoneField) ?? ""))
		? []
		: [
				{
					fieldPath: phoneField,
					message: "Type a whole number, such as 03 7010 0142, 0491 570 006 or +61 3 7010 0142.",
				},
			];
}
