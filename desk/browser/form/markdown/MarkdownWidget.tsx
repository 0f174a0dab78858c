import { useState } from "react";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { bodyField } from "../../../shared/fieldNames.ts";
import type { ControlProps } from "../controlProps.ts";
import { CitationForm } from "./CitationForm.tsx";
import { findWordsBefore } from "./citationMark.ts";
import { LinkForm } from "./LinkForm.tsx";
import styles from "./MarkdownWidget.module.css";
import { PictureForm } from "./PictureForm.tsx";
import { Toolbar, type ToolName } from "./Toolbar.tsx";
import { useMarkdownArea } from "./useMarkdownArea.ts";

const table = "| Column one | Column two |\n| --- | --- |\n| Words | Words |";

/** A text in Markdown, with buttons for what it can hold. */
export function MarkdownWidget(props: ControlProps) {
	const { id, value, onChange, context } = props;
	const text = String(value ?? "");
	const area = useMarkdownArea(text);
	const [openTool, setOpenTool] = useState<ToolName>();
	const close = () => setOpenTool(undefined);
	const cancel = () => {
		close();
		area.focus();
	};
	const cite = (name: string, citation?: FieldValues) => {
		const mark = `[^${name}]`;
		if (citation) {
			context.change(
				addCitation(context.data, text, area.getMarkPosition(), mark, { key: name, ...citation }),
			);
			area.focus();
		} else {
			area.insertMark(mark);
		}
		close();
	};
	return (
		<div>
			<Toolbar
				areaId={id}
				openTool={openTool}
				hasCitations={context.hasCitations}
				onTool={setOpenTool}
				onTable={() => area.insertBlock(table)}
			/>
			{openTool === "link" && (
				<LinkForm
					listId={`${id}.links`}
					links={context.links}
					selectedWords={area.getSelectedWords()}
					onCancel={cancel}
					onDone={(link) => {
						area.insert(link);
						close();
					}}
				/>
			)}
			{openTool === "picture" && (
				<PictureForm
					context={context}
					onCancel={cancel}
					onDone={(picture) => {
						area.insertBlock(picture);
						close();
					}}
				/>
			)}
			{openTool === "citation" && (
				<CitationForm
					context={context}
					before={findWordsBefore(text, area.getMarkPosition())}
					onCancel={cancel}
					onDone={cite}
				/>
			)}
			<textarea
				{...props.attributes}
				ref={area.areaRef}
				className={`input ${styles.text}`}
				data-markdown
				rows={12}
				value={text}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}

/**
 * Adds a citation to a form's data and its mark to the text, in one change: two would overwrite each other.
 * @param position of the mark in the text.
 */
function addCitation(
	data: FieldValues,
	text: string,
	position: number,
	mark: string,
	citation: FieldValues,
): FieldValues {
	const citations = Array.isArray(data.sources) ? data.sources : [];
	return {
		...data,
		sources: [...citations, citation],
		[bodyField]: text.slice(0, position) + mark + text.slice(position),
	};
}
