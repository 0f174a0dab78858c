import { useState } from "react";
import { StatusHint } from "../../components/Hint.tsx";
import { isShortcut } from "../../hooks/useShortcut.ts";
import type { TextControlProps } from "../controlProps.ts";
import { LinkInput } from "../LinkInput.tsx";
import { trimToPath } from "./trimToPath.ts";

/** The path of an old address: of a whole address, only that is kept. */
export function PathControl(props: TextControlProps) {
	const { value, onChange, isRequired } = props;
	const [keptPath, setKeptPath] = useState("");
	const finish = () => {
		const path = trimToPath(value);
		if (path !== value) {
			setKeptPath(path);
			onChange(path);
		}
	};
	return (
		<>
			<input
				{...props.attributes}
				spellCheck={false}
				autoComplete="off"
				value={value}
				aria-required={isRequired}
				onChange={({ target }) => {
					setKeptPath("");
					onChange(target.value);
				}}
				onBlur={finish}
				onKeyDown={(event) => {
					// The shortcut of a save does not blur the field.
					if (isShortcut(event, "s")) {
						finish();
					}
				}}
			/>
			<StatusHint>{keptPath && `Only ${keptPath} is kept.`}</StatusHint>
		</>
	);
}

/** The target of a link: a page or destination by its name, or a typed address. */
export function LinkControl(props: TextControlProps) {
	const { id, value, onChange, context } = props;
	return (
		<LinkInput
			{...props.attributes}
			links={context.links}
			listId={`${id}.list`}
			value={value}
			onValue={onChange}
		/>
	);
}
