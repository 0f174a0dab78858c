import { useState } from "react";
import { toHexColour } from "../../../shared/formatColour.ts";
import type { TextControlProps } from "../controlProps.ts";
import styles from "./ColourWidget.module.css";

/** A colour: picked, or typed. However the file writes it, it is shown as a hex value. */
export function ColourWidget(props: TextControlProps) {
	const { value, onChange, label } = props;
	const [typed, setTyped] = useState<string>();
	const hex = toHexColour(value);
	const shownValue = typed === value ? typed : (hex ?? value);
	return (
		<div className={styles.controls}>
			<input
				type="color"
				className={styles.swatch}
				aria-label={`${label}: choose by eye`}
				value={hex ?? "#000000"}
				onChange={({ target }) => onChange(target.value)}
			/>
			<input
				{...props.attributes}
				className={styles.hex}
				value={shownValue}
				spellCheck={false}
				onChange={({ target }) => {
					setTyped(target.value);
					onChange(addHash(target.value));
				}}
				onBlur={() => setTyped(undefined)}
			/>
		</div>
	);
}

/** Adds the hash sign to six digits that are typed or pasted without it. */
function addHash(text: string): string {
	return /^[\da-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text;
}
