import "@github/markdown-toolbar-element";
import type { WidgetProps } from "@rjsf/utils";
import { createElement, useRef, useState } from "react";
import type { FormValues } from "../../../shared/api.ts";
import { bodyField } from "../../../shared/fieldNames.ts";
import type { DeskFormContext } from "../context.ts";
import { getControlProps } from "../controlProps.ts";
import { LinkForm } from "./LinkForm.tsx";
import { PictureForm } from "./PictureForm.tsx";
import { SourceForm } from "./SourceForm.tsx";
import { findMarkPlace, findWordsBefore } from "./sourceMark.ts";
import "./MarkdownWidget.css";

/** The buttons of the toolbar's package, each an element of its own. */
const toolbarButtons = [
	["md-header", "Heading", "H", { level: "2" }],
	["md-header", "Smaller heading", "h", { level: "3" }],
	["md-bold", "Bold", "B", {}],
	["md-italic", "Italic", "I", {}],
	["md-unordered-list", "List", "•", {}],
	["md-ordered-list", "Numbered list", "1.", {}],
	["md-quote", "Quote", "❝", {}],
] as const;

const table = "| Column one | Column two |\n| --- | --- |\n| Words | Words |";

/** A text in Markdown, with buttons for what it can hold. */
export function MarkdownWidget(props: WidgetProps) {
	const { id, value, onChange, registry } = props;
	const context = registry.formContext as DeskFormContext;
	const areaRef = useRef<HTMLTextAreaElement>(null);
	const [open, setOpen] = useState<"link" | "picture" | "source">();

	/** Inserts text as typing does, so that Ctrl-Z removes it again. */
	const insert = (text: string) => {
		areaRef.current?.focus();
		document.execCommand("insertText", false, text);
	};
	const insertBlock = (text: string) => {
		const { value: fieldText = "", selectionStart: caret = 0 } = areaRef.current ?? {};
		const before = fieldText.slice(0, caret);
		const [ends = ""] = /\n{0,2}$/.exec(before) ?? [];
		const [begins = ""] = /^\n{0,2}/.exec(fieldText.slice(caret)) ?? [];
		insert(`${before && "\n\n".slice(ends.length)}${text}${"\n\n".slice(begins.length)}`);
	};
	const text = String(value ?? "");
	const getMarkPlace = () => findMarkPlace(text, areaRef.current?.selectionStart ?? 0);
	/** Adds a source and its mark in one change: two would overwrite each other. */
	const addSource = (name: string, source: FormValues) => {
		const place = getMarkPlace();
		const sources = Array.isArray(context.data.sources) ? context.data.sources : [];
		context.change({
			...context.data,
			sources: [...sources, { key: name, ...source }],
			[bodyField]: `${text.slice(0, place)}[^${name}]${text.slice(place)}`,
		});
		areaRef.current?.focus();
	};
	const getSelectedWords = () => {
		const { selectionStart = 0, selectionEnd = 0 } = areaRef.current ?? {};
		return text.slice(selectionStart, selectionEnd);
	};
	const cancel = () => {
		setOpen(undefined);
		areaRef.current?.focus();
	};
	return (
		<div>
			<div className="toolbar">
				{createElement(
					"markdown-toolbar",
					{ for: id, "aria-label": "Formatting" },
					toolbarButtons.map(([element, label, glyph, options]) =>
						createElement(
							element,
							{ key: label, title: label, "aria-label": label, role: "button", ...options },
							glyph,
						),
					),
				)}
				<Tool
					label="Link"
					isOpen={open === "link"}
					onClick={() => setOpen(open === "link" ? undefined : "link")}
				/>
				<Tool label="Table" onClick={() => insertBlock(table)} />
				<Tool
					label="Picture"
					isOpen={open === "picture"}
					onClick={() => setOpen(open === "picture" ? undefined : "picture")}
				/>
				{context.hasSources && (
					<Tool
						label="Source"
						isOpen={open === "source"}
						onClick={() => setOpen(open === "source" ? undefined : "source")}
					/>
				)}
			</div>
			{open === "link" && (
				<LinkForm
					listId={`${id}.links`}
					links={context.links}
					selectedWords={getSelectedWords()}
					onCancel={cancel}
					onDone={(link) => {
						insert(link);
						setOpen(undefined);
					}}
				/>
			)}
			{open === "picture" && (
				<PictureForm
					context={context}
					onCancel={cancel}
					onDone={(text) => {
						insertBlock(text);
						setOpen(undefined);
					}}
				/>
			)}
			{open === "source" && (
				<SourceForm
					context={context}
					before={findWordsBefore(text, getMarkPlace())}
					onCancel={cancel}
					onDone={(name, source) => {
						if (source) {
							addSource(name, source);
						} else {
							areaRef.current?.setSelectionRange(getMarkPlace(), getMarkPlace());
							insert(`[^${name}]`);
						}
						setOpen(undefined);
					}}
				/>
			)}
			<textarea
				{...getControlProps(props)}
				ref={areaRef}
				className="input text"
				rows={12}
				value={value ?? ""}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}

function Tool({
	label,
	isOpen,
	onClick,
}: {
	label: string;
	isOpen?: boolean;
	onClick: () => void;
}) {
	return (
		<button
			type="button"
			className="tool"
			aria-expanded={isOpen}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onClick}
		>
			{label}
		</button>
	);
}
