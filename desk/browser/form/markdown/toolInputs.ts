import type { FieldValues } from "../../../shared/api/forms.ts";
import { toolInputsField } from "../../../shared/fieldNames.ts";
import type { TypedSource } from "./readSource.ts";
import type { TextSelection } from "./useMarkdownArea.ts";

/** What is typed in the forms of a text’s tools and not inserted yet. */
interface ToolInputs {
	link?: { to: string; words: string };
	picture?: { name: string; alt: string; caption: string };
	source?: TypedSource & { selectedKey: string };
}

/** A tool that opens a form. */
export type ToolName = keyof ToolInputs;

/** The tools that open forms. */
export const toolNames = ["link", "picture", "source"] as const satisfies ToolName[];

/** What a tool’s form holds once something is typed in it. */
export type ToolInput<Tool extends ToolName> = NonNullable<ToolInputs[Tool]>;

/** Reads what is typed in the forms of the tools, and what is selected in the text meanwhile: it goes there. */
export function readToolInputs(data: FieldValues): ToolInputs & { selection?: TextSelection } {
	return data[toolInputsField] ?? {};
}

/** Copies a form’s data without what is typed in the forms of the tools: that is in no file and on no page. */
export function dropToolInputs({
	[toolInputsField]: _inputs,
	...fields
}: FieldValues): FieldValues {
	return fields;
}

/** Copies a form’s data with what is typed in the form of a tool; without it once that is undefined. */
export function setToolInput<Tool extends ToolName>(
	data: FieldValues,
	tool: Tool,
	input: ToolInput<Tool> | undefined,
	selection: TextSelection,
): FieldValues {
	const fields = dropToolInputs(data);
	const { selection: _selection, ...others } = readToolInputs(data);
	const inputs = Object.entries({ ...others, [tool]: input }).filter(([, typed]) => typed);
	return inputs.length === 0
		? fields
		: { ...fields, [toolInputsField]: { ...Object.fromEntries(inputs), selection } };
}
