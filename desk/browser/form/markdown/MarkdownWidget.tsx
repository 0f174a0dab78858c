import { useState } from "react";
import { flushSync } from "react-dom";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { nameField } from "../../../shared/fieldNames.ts";
import type { TextControlProps } from "../controlProps.ts";
import { useTypedForm } from "../formContext.ts";
import { CitationForm } from "./CitationForm.tsx";
import { findWordsBefore } from "./citationMark.ts";
import { LinkForm } from "./LinkForm.tsx";
import styles from "./MarkdownWidget.module.css";
import { PictureForm } from "./PictureForm.tsx";
import { Toolbar } from "./Toolbar.tsx";
import { enterToolForm } from "./ToolForm.tsx";
import {
	readToolInputs,
	setToolInput,
	type ToolInput,
	type ToolName,
	toolNames,
} from "./toolInputs.ts";
import { useMarkdownArea } from "./useMarkdownArea.ts";

const table = "| Column one | Column two |\n| --- | --- |\n| Words | Words |";

/** A text in Markdown, with buttons for what it can hold. */
export function MarkdownWidget(props: TextControlProps) {
	const { id, value: text, onChange, context } = props;
	const form = useTypedForm();
	const { citationsField = "" } = context;
	const typedCitations = form.data[citationsField];
	const citations: readonly unknown[] = Array.isArray(typedCitations) ? typedCitations : [];
	const { selection, ...inputs } = readToolInputs(form.data);
	const area = useMarkdownArea(text, selection);
	/** The tool that was opened last. One in whose form something is typed is open, too. */
	const [lastTool, setLastTool] = useState<ToolName>();
	const isOpen = (tool: ToolName) => tool === lastTool || inputs[tool] !== undefined;
	const getFormId = (tool: ToolName) => `${id}.${tool}`;
	const withInput = <Tool extends ToolName>(tool: Tool, input?: ToolInput<Tool>) =>
		setToolInput(form.data, tool, input, area.getSelection());
	const pressTool = (tool: ToolName) => {
		if (isOpen(tool) && !inputs[tool]) {
			setLastTool(undefined);
		} else {
			flushSync(() => {
				// A text that is set from outside moves the caret without an event.
				area.followSelection();
				setLastTool(tool);
			});
			enterToolForm(getFormId(tool));
		}
	};
	/**
	 * Closes a tool’s form, at once: what is inserted then is typed into a form without it.
	 * @param changed other fields that change with it
	 */
	const close = (tool: ToolName, changed?: FieldValues) =>
		flushSync(() => {
			setLastTool(undefined);
			form.change({ ...withInput(tool), ...changed });
		});
	const getFormProps = <Tool extends ToolName>(tool: Tool) => ({
		id: getFormId(tool),
		input: inputs[tool],
		onInput: (input: ToolInput<Tool> | undefined) => {
			// It stays open when the last of it is deleted.
			setLastTool(tool);
			form.change(withInput(tool, input));
		},
		onCancel: () => {
			close(tool);
			area.focus();
		},
	});
	const cite = (name: string, citation?: FieldValues) => {
		close(
			"citation",
			citation && { [citationsField]: [...citations, { [nameField]: name, ...citation }] },
		);
		area.insertMark(`[^${name}]`);
	};
	return (
		<div>
			<Toolbar
				areaId={id}
				openTools={toolNames.filter(isOpen)}
				hasCitations={context.citationsField !== undefined}
				onTool={pressTool}
				onTable={() => area.insertBlock(table)}
			/>
			{isOpen("link") && (
				<LinkForm
					{...getFormProps("link")}
					links={context.links}
					selectedWords={area.selectedWords}
					onDone={(link) => {
						close("link");
						area.insert(link);
					}}
				/>
			)}
			{isOpen("picture") && (
				<PictureForm
					{...getFormProps("picture")}
					kind={context.kind}
					onDone={(picture) => {
						close("picture");
						area.insertBlock(picture);
					}}
				/>
			)}
			{isOpen("citation") && (
				<CitationForm
					{...getFormProps("citation")}
					citations={citations}
					before={findWordsBefore(text, area.markPosition)}
					onDone={cite}
				/>
			)}
			<textarea
				{...props.attributes}
				ref={area.areaRef}
				className={styles.text}
				data-markdown
				rows={12}
				value={text}
				onChange={({ target }) => onChange(target.value)}
				onSelect={area.followSelection}
			/>
		</div>
	);
}
