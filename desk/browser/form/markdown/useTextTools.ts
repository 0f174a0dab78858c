import { useState } from "react";
import { flushSync } from "react-dom";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { nameField } from "../../../shared/fieldNames.ts";
import type { TextControlProps } from "../controlProps.ts";
import { useTypedForm } from "../formContext.ts";
import { findWordsBefore } from "./sourceMark.ts";
import { enterToolForm } from "./ToolForm.tsx";
import {
	readToolInputs,
	setToolInput,
	type ToolInput,
	type ToolName,
	toolNames,
} from "./toolInputs.ts";
import { useMarkdownArea } from "./useMarkdownArea.ts";

/** The text area of a text, and the tools that insert into it: which forms are open, and what these get. */
export function useTextTools({ id, value: text, context }: TextControlProps) {
	const { sourcesField = "" } = context;
	const form = useTypedForm();
	const typedSources = form.data[sourcesField];
	const sources: readonly unknown[] = Array.isArray(typedSources) ? typedSources : [];
	const { selection, ...inputs } = readToolInputs(form.data);
	const area = useMarkdownArea(text, selection);
	/** The tool that was opened last. One in whose form something is typed is open, too. */
	const [lastTool, setLastTool] = useState<ToolName>();
	const isOpen = (tool: ToolName) => tool === lastTool || inputs[tool] !== undefined;
	const getFormId = (tool: ToolName) => `${id}.${tool}`;
	/** @param others fields that change with what is typed */
	const changeInput = <Tool extends ToolName>(
		tool: Tool,
		input: ToolInput<Tool> | undefined,
		others?: FieldValues,
	) => form.change({ ...setToolInput(form.data, tool, input, area.getSelection()), ...others });
	const open = (tool: ToolName) => {
		flushSync(() => {
			// A text that is set from outside moves the caret without an event.
			area.updateSelection();
			setLastTool(tool);
		});
		enterToolForm(getFormId(tool));
	};
	/** Closes a tool’s form, at once: what is inserted then is typed into a form without it. */
	const close = (tool: ToolName, others?: FieldValues) =>
		flushSync(() => {
			setLastTool(undefined);
			changeInput(tool, undefined, others);
		});
	const getFormProps = <Tool extends ToolName>(tool: Tool) => ({
		id: getFormId(tool),
		input: inputs[tool],
		onInput: (input: ToolInput<Tool> | undefined) => {
			// It stays open when the last of it is deleted.
			setLastTool(tool);
			changeInput(tool, input);
		},
		onCancel: () => {
			close(tool);
			area.focus();
		},
	});
	return {
		area,
		openTools: toolNames.filter(isOpen),
		/** Opens the form of a tool, or enters it where it is open; one in which nothing is typed closes. */
		toggle: (tool: ToolName) =>
			isOpen(tool) && !inputs[tool] ? setLastTool(undefined) : open(tool),
		linkForm: isOpen("link") && {
			...getFormProps("link"),
			selectedWords: area.selectedWords,
			onDone: (link: string) => {
				close("link");
				area.insert(link);
			},
		},
		pictureForm: isOpen("picture") && {
			...getFormProps("picture"),
			onDone: (picture: string) => {
				close("picture");
				area.insertBlock(picture);
			},
		},
		sourceForm: isOpen("source") && {
			...getFormProps("source"),
			sources,
			before: findWordsBefore(text, area.markPosition),
			onDone: (name: string, source?: FieldValues) => {
				close(
					"source",
					source && { [sourcesField]: [...sources, { [nameField]: name, ...source }] },
				);
				area.insertMark(`[^${name}]`);
			},
		},
	};
}
