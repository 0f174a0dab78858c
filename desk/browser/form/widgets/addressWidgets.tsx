import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import type { SelectOption } from "../../../shared/api.ts";
import type { DeskFormContext } from "../context.ts";
import { getControlProps } from "../controlProps.ts";
import { trimToPath } from "./trimToPath.ts";

/** The path of an old address: of a whole address, only that is kept. */
export function PathWidget(props: WidgetProps) {
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

/**
 * Finds the page or destination whose name, or path without its slash, was typed in place of its address: the whole
 * of it, or the beginning of one alone.
 */
function findNamedLink(links: readonly SelectOption[], typed: string): SelectOption | undefined {
	const name = typed.toLowerCase();
	if (name === "" || links.some((link) => link.value === typed)) {
		return;
	}
	const isNamed = ({ value, label }: SelectOption) =>
		value === `/${name}` || label.toLowerCase() === name;
	const beginning = links.filter(
		({ value, label }) =>
			String(value).startsWith(`/${name}`) || label.toLowerCase().startsWith(name),
	);
	return links.find(isNamed) ?? (beginning.length === 1 ? beginning[0] : undefined);
}

/** The target of a link: a page or destination by its name, or a typed address. */
export function LinkWidget(props: WidgetProps) {
	const { id, value, onChange, registry } = props;
	const { links } = registry.formContext as DeskFormContext;
	const label = links.find((link) => link.value === value)?.label;
	const namedLink = findNamedLink(links, String(value ?? ""));
	const takeNamedLink = () => {
		if (namedLink) {
			onChange(namedLink.value);
		}
	};
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
				onBlur={takeNamedLink}
				onKeyDown={({ key, ctrlKey, metaKey }) => {
					// A name is meant by the Enter key and by a save too, which leave the field in use.
					if (key === "Enter" || (key === "s" && (ctrlKey || metaKey))) {
						takeNamedLink();
					}
				}}
			/>
			<datalist id={`${id}.list`}>
				{links.map((link) => (
					<option key={link.value} value={link.value}>
						{link.label}
					</option>
				))}
			</datalist>
			{label && <p className="facts">{label}</p>}
			{namedLink && <p className="facts">Enter takes {namedLink.label}.</p>}
		</>
	);
}
