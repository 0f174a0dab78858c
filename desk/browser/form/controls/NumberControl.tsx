import { useRef, useState } from "react";
import { formatDollars } from "../../../../content-model/browser.ts";
import type { FieldValues } from "../../../shared/api/forms.ts";
import { formatNumber } from "../../../shared/formatNumber.ts";
import { findOriginalValue, isUnusualPrice, priceQuestion } from "../../../shared/priceQuestion.ts";
import type { ControlProps } from "../controlProps.ts";
import { openEnclosingDetails } from "../fieldElements.ts";
import { useTypedForm } from "../formContext.ts";
import { InlineControls } from "../InlineControls.tsx";
import { useQuestion } from "../questions.ts";
import { readNumber } from "../readNumber.ts";
import styles from "./NumberControl.module.css";

/** Formats a number as its field shows it. */
function formatTypedNumber(value: unknown): string {
	return typeof value === "number" ? formatNumber(value) : String(value ?? "");
}

/** A number as people type it, with a box to tick where it may be missing. */
export function NumberControl(
	props: ControlProps & {
		isMoney: boolean;
		/** The label of the box; undefined where the number may not be missing. */
		noneLabel: string | undefined;
	},
) {
	const { fieldPath, label, value, onChange, isRequired, isMoney, noneLabel, context } = props;
	const [text, setText] = useState(() => formatTypedNumber(value));
	const isNone = noneLabel !== undefined && value === null;
	// The value also changes without typing, by a new form or a resolved conflict: the typed text is then dropped.
	const isTyped = readNumber(text, isMoney) === (value ?? "");
	const shownText = isTyped ? text : formatTypedNumber(value);
	return (
		<>
			<InlineControls>
				{isMoney && <span aria-hidden="true">$</span>}
				<input
					{...props.attributes}
					inputMode="decimal"
					autoComplete="off"
					value={isNone ? "" : shownText}
					disabled={isNone}
					aria-required={isRequired}
					onChange={({ target }) => {
						setText(target.value);
						const number = readNumber(target.value, isMoney);
						const isLeftOut = number === "" && !isRequired && noneLabel === undefined;
						onChange(isLeftOut ? undefined : number);
					}}
					onBlur={() => setText(formatTypedNumber(value))}
				/>
				{isMoney && typeof value === "number" && (
					<output className={styles.amount}>{formatDollars(value)}</output>
				)}
				{noneLabel !== undefined && (
					<label className={styles.none}>
						<input
							type="checkbox"
							checked={isNone}
							aria-label={`${label}: ${noneLabel.toLowerCase()}`}
							onChange={({ target }) => {
								setText("");
								onChange(target.checked ? null : "");
							}}
						/>
						{noneLabel}
					</label>
				)}
			</InlineControls>
			{isMoney && <UnusualPrice original={context.original} fieldPath={fieldPath} value={value} />}
		</>
	);
}

/** Compares a price with the one that the form was filled with, and asks about it. */
function UnusualPrice({
	original,
	fieldPath,
	value,
}: { original: FieldValues } & Pick<ControlProps, "fieldPath" | "value">) {
	const originalValue = findOriginalValue(useTypedForm().data, original, fieldPath);
	return (
		isUnusualPrice(originalValue, value) && (
			<PriceQuestion
				key={`${originalValue} ${value}`}
				before={Number(originalValue)}
				after={Number(value)}
			/>
		)
	);
}

/** Asks once whether an unusual price is meant: nothing is saved before. */
function PriceQuestion({ before, after }: { before: number; after: number }) {
	const [isConfirmed, setConfirmed] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);
	useQuestion(!isConfirmed, () => {
		if (buttonRef.current) {
			openEnclosingDetails(buttonRef.current);
			buttonRef.current.scrollIntoView({ block: "center" });
			buttonRef.current.focus({ preventScroll: true });
		}
	});
	return (
		!isConfirmed && (
			<p className={styles.question} role="status">
				{formatDollars(after)} was {formatDollars(before)}. {priceQuestion}{" "}
				<button ref={buttonRef} type="button" onClick={() => setConfirmed(true)}>
					Yes, it is
				</button>
			</p>
		)
	);
}
