import "@github/markdown-toolbar-element";
import type { WidgetProps } from "@rjsf/utils";
import { createElement, useRef, useState } from "react";
import type { FormValues, SelectOption } from "../../shared/api.ts";
import { bodyField } from "../../shared/fieldNames.ts";
import { Labelled } from "../Labelled.tsx";
import type { DeskFormContext } from "./context.ts";
import { PictureDrop } from "./PictureDrop.tsx";
import { readSource, type TypedSource } from "./readSource.ts";
import { findMarkPlace, findWordsBefore } from "./sourceMark.ts";
import { getControlProps } from "./widgets.tsx";
import "./fieldset.css";
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
		insert(`${before && "\n\n".slice(ends.length)}${text}\n\n`);
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
			{...(isOpen === undefined ? {} : { "aria-expanded": isOpen })}
			onMouseDown={(event) => event.preventDefault()}
			onClick={onClick}
		>
			{label}
		</button>
	);
}

function LinkForm({
	listId,
	links,
	selectedWords,
	onCancel,
	onDone,
}: {
	listId: string;
	links: readonly SelectOption[];
	/** The words that are selected in the text: the link takes their place. */
	selectedWords: string;
	onCancel: () => void;
	onDone: (link: string) => void;
}) {
	const [to, setTo] = useState("");
	const [words, setWords] = useState(selectedWords);
	const page = links.find(({ value }) => value === to)?.label;
	return (
		<fieldset className="tool-form" ref={enterForm}>
			<legend>A link in the text</legend>
			<Labelled label="Where it leads: a page of the list, or a web address">
				<input
					className="input"
					list={listId}
					value={to}
					spellCheck={false}
					autoComplete="off"
					onChange={({ target }) => setTo(target.value.trim())}
				/>
			</Labelled>
			<datalist id={listId}>
				{links.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</datalist>
			{page && <p className="facts">{page}</p>}
			<Labelled label="The words that are clicked">
				<input className="input" value={words} onChange={({ target }) => setWords(target.value)} />
			</Labelled>
			<button
				type="button"
				disabled={to === "" || words.trim() === ""}
				onClick={() => onDone(`[${words.trim()}](${to})`)}
			>
				Insert link
			</button>{" "}
			<button type="button" onClick={onCancel}>
				Cancel
			</button>
		</fieldset>
	);
}

function PictureForm({
	context,
	onCancel,
	onDone,
}: {
	context: DeskFormContext;
	onCancel: () => void;
	onDone: (text: string) => void;
}) {
	const [name, setName] = useState("");
	const [alt, setAlt] = useState("");
	const [caption, setCaption] = useState("");
	return (
		<fieldset className="tool-form" ref={enterForm}>
			<legend>A picture in the text</legend>
			<PictureDrop
				label="Picture"
				query={{ kind: context.kind, title: context.title }}
				onUploaded={(picture) => setName(picture.name)}
			/>
			<Labelled label="What the picture shows, for those who cannot see it">
				<input className="input" value={alt} onChange={({ target }) => setAlt(target.value)} />
			</Labelled>
			<Labelled label="Caption (optional)">
				<input
					className="input"
					value={caption}
					onChange={({ target }) => setCaption(target.value)}
				/>
			</Labelled>
			<button
				type="button"
				disabled={name === "" || alt.trim() === ""}
				onClick={() =>
					onDone(
						`![${alt.trim()}](${name}${caption.trim() ? ` "${caption.trim().replaceAll('"', "’")}"` : ""})`,
					)
				}
			>
				Insert picture
			</button>{" "}
			<button type="button" onClick={onCancel}>
				Cancel
			</button>
		</fieldset>
	);
}

function SourceForm({
	context,
	before,
	onCancel,
	onDone,
}: {
	context: DeskFormContext;
	/** The words before the place where the mark goes. */
	before: string;
	onCancel: () => void;
	onDone: (name: string, source?: FormValues) => void;
}) {
	const sources = (Array.isArray(context.data.sources) ? context.data.sources : []) as {
		key: string;
		title?: string;
	}[];
	const [selectedKey, setSelectedKey] = useState("");
	const [typedSource, setTypedSource] = useState<TypedSource>({
		title: "",
		publisher: "",
		published: "",
		url: "",
	});
	const { source, problems } = readSource(typedSource);
	const renderField = (name: keyof TypedSource, label: string) => (
		<Labelled label={label}>
			<input
				className="input"
				value={typedSource[name]}
				aria-invalid={problems[name] !== undefined || undefined}
				onChange={({ target }) => setTypedSource({ ...typedSource, [name]: target.value })}
			/>
			<span role="status" className="error-messages">
				{problems[name]}
			</span>
		</Labelled>
	);
	const name = createSourceName(`${source.publisher} ${source.published.slice(0, 4)}`, sources);
	const isComplete = source.title !== "" && source.publisher !== "";
	const hasProblem = Object.keys(problems).length > 0;
	const filledFields = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ""));
	return (
		<fieldset className="tool-form" ref={enterForm}>
			<legend>Add a source</legend>
			<p className="hint">{formatPlace(before)}</p>
			{sources.length > 0 && (
				<Labelled label="Source">
					<select
						className="input"
						value={selectedKey}
						onChange={({ target }) => setSelectedKey(target.value)}
					>
						<option value="">A new one</option>
						{sources.map(({ key, title }) => (
							<option key={key} value={key}>
								{title ?? key}
							</option>
						))}
					</select>
				</Labelled>
			)}
			{selectedKey === "" && (
				<>
					{renderField("title", "Title of the page or paper")}
					{renderField("publisher", "Who published it")}
					{renderField("published", "When (such as 2025, March 2025 or 14/3/2025; optional)")}
					{renderField("url", "Web address (optional)")}
				</>
			)}
			<button
				type="button"
				disabled={selectedKey === "" && (!isComplete || hasProblem)}
				onClick={() => (selectedKey ? onDone(selectedKey) : onDone(name, filledFields))}
			>
				Insert source
			</button>{" "}
			<button type="button" onClick={onCancel}>
				Cancel
			</button>
		</fieldset>
	);
}

/** Says where the mark of a source goes. @param words before it */
function formatPlace(words: string): string {
	return words
		? `Its mark goes into the text after “${words}”.`
		: "Its mark goes to the beginning of the text.";
}

/** Shows the form, which opens above a text that may be longer than the window, and moves the keyboard there. */
function enterForm(element: HTMLElement | null): void {
	element?.scrollIntoView({ block: "nearest" });
	element?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
}

function createSourceName(words: string, sources: readonly { key: string }[]): string {
	const slug =
		words
			.toLowerCase()
			.replace(/[^a-z0-9]+/g, "-")
			.replace(/^-|-$/g, "")
			.slice(0, 40) || "source";
	const isTaken = (name: string) => sources.some(({ key }) => key === name);
	let name = slug;
	for (let number = 2; isTaken(name); number++) {
		name = `${slug}-${number}`;
	}
	return name;
}
