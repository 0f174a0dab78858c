import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import type { SelectOption } from "../../shared/api.ts";
import { toHexColour } from "../../shared/formatColour.ts";
import { formatDateInWords } from "../../shared/formatDate.ts";
import { readDate } from "../../shared/readDate.ts";
import type { DeskFormContext } from "./context.ts";
import { trimToPath } from "./trimToPath.ts";
import "./inlineControls.css";
import "./widgets.css";

/** Gets the accessible attributes of a control. */
export function getControlProps({
	id,
	rawErrors = [],
	schema,
}: Pick<WidgetProps, "id" | "rawErrors" | "schema">) {
	const ids = [schema.description ? `${id}.hint` : "", rawErrors.length > 0 ? `${id}.error` : ""];
	return {
		id,
		"aria-describedby": ids.filter(Boolean).join(" ") || undefined,
		"aria-invalid": rawErrors.length > 0 || undefined,
	};
}

/** The placeholders in a text, with their values. */
function FactNote({ value, registry }: Pick<WidgetProps, "value" | "registry">) {
	const { facts } = registry.formContext as DeskFormContext;
	const names = [...new Set(String(value ?? "").match(/\{\w+\}/g) ?? [])].filter(
		(name) => facts[name.slice(1, -1)],
	);
	return names.length > 0 ? (
		<p className="facts">
			{names.map((name) => (
				<span key={name}>
					{name} shows as “{facts[name.slice(1, -1)]}”.{" "}
				</span>
			))}
		</p>
	) : null;
}

/** One line of text. The field grows with it. */
function LineWidget(props: WidgetProps) {
	const { value, onChange, required } = props;
	return (
		<>
			<textarea
				{...getControlProps(props)}
				className="input line"
				rows={1}
				value={value ?? ""}
				aria-required={required}
				onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<FactNote {...props} />
		</>
	);
}

/** A date in words: browsers show days and months in an order of their own. */
function DateNote({ value }: Pick<WidgetProps, "value">) {
	const words = formatDateInWords(String(value ?? ""));
	return words ? <output className="amount">{words}</output> : null;
}

/** A date known to the year, the month or the day. */
function DateWidget(props: WidgetProps) {
	const { value, onChange, required } = props;
	return (
		<div className="inline-controls">
			<input
				{...getControlProps(props)}
				className="input short"
				autoComplete="off"
				value={value ?? ""}
				aria-required={required}
				onChange={({ target }) => onChange(target.value)}
				onBlur={() => {
					const date = readDate(String(value ?? ""));
					if (date !== String(value ?? "")) {
						onChange(date);
					}
				}}
			/>
			<DateNote value={readDate(String(value ?? ""))} />
		</div>
	);
}

/** The path of an old address: of a whole address, only that is kept. */
function PathWidget(props: WidgetProps) {
	const { value = "", onChange, required } = props;
	const [keptPath, setKeptPath] = useState("");
	return (
		<>
			<input
				{...getControlProps(props)}
				className="input"
				spellCheck={false}
				autoComplete="off"
				value={value}
				aria-required={required}
				onChange={({ target }) => {
					setKeptPath("");
					onChange(target.value);
				}}
				onBlur={() => {
					const path = trimToPath(value);
					if (path !== value) {
						setKeptPath(path);
						onChange(path);
					}
				}}
			/>
			<p className="facts" role="status">
				{keptPath && `Only ${keptPath} is kept.`}
			</p>
		</>
	);
}

/** A paragraph or several. */
function ParagraphWidget(props: WidgetProps) {
	const { value, onChange, required } = props;
	return (
		<>
			<textarea
				{...getControlProps(props)}
				className="input"
				rows={2}
				value={value ?? ""}
				aria-required={required}
				onChange={({ target }) => onChange(target.value)}
			/>
			<FactNote {...props} />
		</>
	);
}

/** One of several options. */
function ChoiceWidget(props: WidgetProps) {
	const { value, onChange, options: uiOptions } = props;
	const { options, isRequired } = uiOptions as unknown as {
		options: SelectOption[];
		isRequired: boolean;
	};
	// A value that the list does not have stays in it, to be chosen again.
	const [initialValue] = useState<unknown>(value);
	const otherValues = [...new Set([initialValue, value])].filter(
		(other) => other !== undefined && !options.some((option) => option.value === other),
	);
	const values = [...options.map((option) => option.value), ...otherValues];
	return (
		<select
			{...getControlProps(props)}
			className="input"
			value={value === undefined ? "" : String(value)}
			onChange={({ target }) => onChange(values.find((other) => String(other) === target.value))}
		>
			{(!isRequired || value === undefined) && (
				<option value="">{isRequired ? "Choose…" : "None"}</option>
			)}
			{otherValues.map((other) => (
				<option key={String(other)} value={String(other)}>
					{String(other)}
				</option>
			))}
			{options.map((option) => (
				<option key={option.value} value={String(option.value)}>
					{option.label}
				</option>
			))}
		</select>
	);
}

function CheckboxWidget(props: WidgetProps) {
	const { value, onChange } = props;
	return (
		<input
			{...getControlProps(props)}
			type="checkbox"
			checked={value === true}
			onChange={({ target }) => onChange(target.checked)}
		/>
	);
}

function DayWidget(props: WidgetProps) {
	const { value, onChange } = props;
	return (
		<div className="inline-controls">
			<input
				{...getControlProps(props)}
				type="date"
				max="9999-12-31"
				className="input short"
				value={value ?? ""}
				onChange={({ target }) => onChange(target.value)}
			/>
			<DateNote value={value} />
		</div>
	);
}

function TimeWidget(props: WidgetProps) {
	const { value, onChange } = props;
	return (
		<div className="inline-controls">
			<input
				{...getControlProps(props)}
				type="datetime-local"
				max="9999-12-31T23:59"
				className="input short"
				value={value ?? ""}
				onChange={({ target }) => onChange(target.value.slice(0, 16))}
			/>
			<DateNote value={value} />
		</div>
	);
}

/** A colour: picked, or typed. However the file writes it, it is shown as a hex value. */
function ColourWidget(props: WidgetProps) {
	const { value, onChange, label } = props;
	const [typed, setTyped] = useState<string>();
	const hex = toHexColour(String(value ?? ""));
	const shownValue = typed === value ? typed : (hex ?? value);
	return (
		<div className="inline-controls">
			<input
				type="color"
				aria-label={`${label}: choose by eye`}
				value={hex ?? "#000000"}
				onChange={({ target }) => onChange(target.value)}
			/>
			<input
				{...getControlProps(props)}
				className="input hex"
				value={shownValue ?? ""}
				spellCheck={false}
				onChange={({ target }) => {
					setTyped(target.value);
					onChange(target.value);
				}}
				onBlur={() => setTyped(undefined)}
			/>
		</div>
	);
}

/** The target of a link: a page or destination by its name, or a typed address. */
function LinkWidget(props: WidgetProps) {
	const { id, value, onChange, registry } = props;
	const { links } = registry.formContext as DeskFormContext;
	const label = links.find((link) => link.value === value)?.label;
	return (
		<>
			<input
				{...getControlProps(props)}
				className="input"
				list={`${id}.list`}
				value={value ?? ""}
				spellCheck={false}
				autoComplete="off"
				onChange={({ target }) => onChange(target.value.trim())}
			/>
			<datalist id={`${id}.list`}>
				{links.map((link) => (
					<option key={link.value} value={link.value}>
						{link.label}
					</option>
				))}
			</datalist>
			{label && <p className="facts">{label}</p>}
		</>
	);
}

export const widgets = {
	line: LineWidget,
	path: PathWidget,
	date: DateWidget,
	paragraph: ParagraphWidget,
	choice: ChoiceWidget,
	checkbox: CheckboxWidget,
	day: DayWidget,
	time: TimeWidget,
	colour: ColourWidget,
	link: LinkWidget,
};
