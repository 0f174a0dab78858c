import { useEffect, useRef, useState } from "react";
import { formatDateInWords } from "../../../shared/formatDate.ts";
import { noDateMessage, readDate } from "../../../shared/readDate.ts";
import { useUnfinishedWork } from "../../state/unfinishedWork.ts";
import type { TextControlProps } from "../controlProps.ts";
import { InlineControls } from "../InlineControls.tsx";
import { useQuestion } from "../questions.ts";
import styles from "./dateControls.module.css";

/** A date known to the year, the month or the day. */
export function DateControl(props: TextControlProps) {
	const { value, onChange, isRequired } = props;
	return (
		<InlineControls>
			<input
				{...props.attributes}
				autoComplete="off"
				value={value}
				aria-required={isRequired}
				onChange={({ target }) => onChange(target.value)}
				onBlur={() => {
					const date = readDate(value);
					if (date !== value) {
						onChange(date);
					}
				}}
			/>
			<DateNote value={readDate(value)} />
		</InlineControls>
	);
}

/** A day. */
export function DayControl(props: TextControlProps) {
	return <CalendarInput {...props} type="date" max="9999-12-31" />;
}

/** A day and a time in Melbourne. */
export function TimeControl(props: TextControlProps) {
	return <CalendarInput {...props} type="datetime-local" max="9999-12-31T23:59" />;
}

/** A browser's own input of a date. Until day, month and year are filled in, its value is empty, and nothing is saved. */
function CalendarInput({
	type,
	max,
	...props
}: TextControlProps & { type: "date" | "datetime-local"; max: string }) {
	const { attributes, label, value, onChange } = props;
	const inputRef = useRef<HTMLInputElement>(null);
	const [isPartial, setPartial] = useState(false);
	const [isLeft, setLeft] = useState(false);
	useQuestion(isPartial, () => {
		setLeft(true);
		inputRef.current?.focus();
	});
	useUnfinishedWork(isPartial ? `The date of “${label}” is not complete.` : undefined);
	const checkParts = () => setPartial(inputRef.current?.validity.badInput === true);
	// Another date may come without typing, by a choice between two versions.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the input has the new value.
	useEffect(checkParts, [value]);
	return (
		<InlineControls>
			<input
				{...attributes}
				ref={inputRef}
				className={styles.calendar}
				type={type}
				max={max}
				value={value}
				onChange={({ target }) => {
					// Some browsers add seconds.
					onChange(target.value.slice(0, max.length));
					checkParts();
				}}
				// While the date is incomplete, its value stays empty and no change event is fired.
				onKeyUp={checkParts}
				onBlur={() => {
					checkParts();
					setLeft(true);
				}}
			/>
			{/* Where the form has a message of its own, below, one is enough. */}
			{isPartial && !attributes["aria-invalid"] ? (
				<output className={isLeft ? `${styles.words} ${styles.missing}` : styles.words}>
					{noDateMessage}
				</output>
			) : (
				<DateNote value={value} />
			)}
		</InlineControls>
	);
}

/**
 * A date in words: browsers show days and months in an order of their own. It has a line from the first, so that no
 * field below moves once the date is whole.
 */
function DateNote({ value }: { value: string }) {
	return <output className={styles.words}>{formatDateInWords(value) || "\u00a0"}</output>;
}
