import { useState } from "react";
import { toHexColour } from "../../../shared/formatColour.ts";
import type { TextControlProps } from "../controlProps.ts";
import { InlineControls } from "../InlineControls.tsx";
import styles from "./ColourControl.module.css";

/** A colour: picked, or typed. However the file writes it, it is shown as a hex value. */
export function ColourControl(props: TextControlProps) {
	const { value, onChange, label } = props;
	const [typed, setTyped] = useState<string>();
	const hex = toHexColour(value);
	const shownValue = typed === value ? typed : (hex ?? value);
	return (
		<InlineControls>
			<input
				type="color"
				className={styles.swatch}
				aria-label={`${label}: choose by eye`}
				value={hex ?? "#000000"}
				onChange={({ target }) => onChange(target.value)}
			/>
			<input
				{...props.attributes}
				value={shownValue}
				spellCheck={false}
				onChange={({ target }) => {
					setTyped(target.value);
					onChange(addHash(target.value));
				}}
				onBlur={() => setTyped(undefined)}
			/>
		</InlineControls>
	);
}

/** Adds the hash sign to six digits that are typed or pasted without it. */
function addHash(text: string): string {
	return /^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text;
}
