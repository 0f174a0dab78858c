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
			<p className="note" role="status">
				{keptPath && `Only ${keptPath} is kept.`}
			</p>
		</>
	);
}

/**
 * Finds the pages and destinations whose names, or paths without their slash, begin with what was typed in place of an
 * address.
 * @returns them, and the one that is meant: whose whole name was typed, or the only one.
 */
function findNamedLinks(links: readonly SelectOption[], typed: string) {
	const name = typed.toLowerCase();
	if (name === "" || links.some((link) => link.value === typed)) {
		return { candidates: [] };
	}
	const candidates = links.filter(
		({ value, label }) =>
			String(value).startsWith(`/${name}`) || label.toLowerCase().startsWith(name),
	);
	const named = candidates.find(
		({ value, label }) => value === `/${name}` || label.toLowerCase() === name,
	);
	return { candidates, meant: named ?? (candidates.length === 1 ? candidates[0] : undefined) };
}

/** The target of a link: a page or destination by its name, or a typed address. */
export function LinkWidget(props: WidgetProps) {
	const { id, value, onChange, registry } = props;
	const { links } = registry.formContext as DeskFormContext;
	const label = links.find((link) => link.value === value)?.label;
	const { candidates, meant } = findNamedLinks(links, String(value ?? ""));
	const takeMeantLink = () => {
		if (meant) {
			onChange(meant.value);
		}
	};
	return (
		<>
			<input
				{...getControlProps(props)}
				className="input"
				data-unfinished={candidates.length > 0 || undefined}
				list={`${id}.list`}
				value={value ?? ""}
				spellCheck={false}
				autoComplete="off"
				onChange={({ target }) => onChange(target.value.trim())}
				onBlur={takeMeantLink}
				onKeyDown={({ key, ctrlKey, metaKey }) => {
					// Enter and the shortcut of a save do not blur the field: the typed name is replaced by its address here.
					if (key === "Enter" || (key === "s" && (ctrlKey || metaKey))) {
						takeMeantLink();
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
			{label && <p className="note">{label}</p>}
			{candidates.length > 0 && (
				<p className="note">
					{meant ? `Enter takes ${meant.label}.` : "Type on, or choose a page from the list."}
				</p>
			)}
		</>
	);
}
