import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { getControlProps } from "../controlProps.ts";
import { getFormContext } from "../formContext.ts";
import { LinkInput } from "../LinkInput.tsx";
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

/** The target of a link: a page or destination by its name, or a typed address. */
export function LinkWidget(props: WidgetProps) {
	const { id, value, onChange, registry } = props;
	const { links } = getFormContext(registry);
	return (
		<LinkInput
			{...getControlProps(props)}
			links={links}
			listId={`${id}.list`}
			value={String(value ?? "")}
			onValue={onChange}
		/>
	);
}
