import type { FieldValues } from "../../../shared/api/forms.ts";
import { toolDraftsField } from "../../../shared/fieldNames.ts";
import type { TypedCitation } from "./readCitation.ts";
import type { Selection } from "./useMarkdownArea.ts";

/** What is typed in the forms of a text’s tools and not inserted yet. */
interface ToolDrafts {
	link?: { to: string; words: string };
	picture?: { name: string; alt: string; caption: string };
	citation?: TypedCitation & { selectedKey: string };
}

/** A tool that opens a form. */
export type ToolName = keyof ToolDrafts;

/** The tools that open forms. */
export const toolNames = ["link", "picture", "citation"] as const satisfies ToolName[];

/** What a tool’s form holds once something is typed in it. */
export type ToolDraft<Tool extends ToolName> = NonNullable<ToolDrafts[Tool]>;

/** Reads what is typed in the forms of the tools, and what is selected in the text meanwhile: it goes there. */
export function readToolDrafts(data: FieldValues): ToolDrafts & { selection?: Selection } {
	return data[toolDraftsField] ?? {};
}

/** Copies a form’s data without what is typed in the forms of the tools: that is in no file and on no page. */
export function dropToolDrafts({
	[toolDraftsField]: _drafts,
	...fields
}: FieldValues): FieldValues {
	return fields;
}

/** Copies a form’s data with what is typed in the form of a tool; without it once that is undefined. */
export function setToolDraft<Tool extends ToolName>(
	data: FieldValues,
	tool: Tool,
	draft: ToolDraft<Tool> | undefined,
	selection: Selection,
): FieldValues {
	const fields = dropToolDrafts(data);
	const { selection: _selection, ...others } = readToolDrafts(data);
	const drafts = Object.entries({ ...others, [tool]: draft }).filter(([, typed]) => typed);
	return drafts.length === 0
		? fields
		: { ...fields, [toolDraftsField]: { ...Object.fromEntries(drafts), selection } };
}
