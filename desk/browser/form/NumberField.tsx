import type { FieldProps } from "@rjsf/utils";
import { useRef, useState } from "react";
import { formatDollars } from "../../../content-model/browser.ts";
import { askAboutPrice, findBaseValue } from "../../shared/priceQuestion.ts";
import { getControlProps } from "./controlProps.ts";
import { getFormContext } from "./formContext.ts";
import { openEnclosingDetails } from "./openEnclosingDetails.ts";
import { useQuestion } from "./questions.ts";
import { readNumber } from "./readNumber.ts";
import "./inlineControls.css";
import "./NumberField.css";

const numberFormat = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 20 });

/** Formats a number as its field shows it. */
function formatTypedNumber(value: unknown): string {
	return typeof value === "number" ? numberFormat.format(value) : String(value ?? "");
}

/** A number as people type it, with a box to tick where it may be missing. */
export function NumberField(props: FieldProps) {
	const { fieldPathId, formData, onChange, uiSchema, rawErrors, schema, required, name } = props;
	const { isMoney, isNullable, noneLabel } = (uiSchema?.["ui:options"] ?? {}) as {
		isMoney: boolean;
		isNullable: boolean;
		noneLabel: string;
	};
	const [text, setText] = useState(() => formatTypedNumber(formData));
	const isNone = isNullable && formData === null;
	// The value also changes without typing, by a new form or a resolved conflict: the typed text is then dropped.
	const isTyped = readNumber(text, isMoney) === (formData ?? "");
	const shownText = isTyped ? text : formatTypedNumber(formData);
	const { data, base } = getFormContext(props.registry);
	const question = isMoney
		? askAboutPrice(findBaseValue(data, base, fieldPathId.path), formData)
		: undefined;
	const sendValue = (value: unknown) =>
		onChange(value, fieldPathId.path, undefined, fieldPathId.$id);
	return (
		<>
			<div className="inline-controls">
				{isMoney && <span aria-hidden="true">$</span>}
				<input
					{...getControlProps({ id: fieldPathId.$id, rawErrors, schema })}
					className="input inline-input"
					inputMode="decimal"
					autoComplete="off"
					value={isNone ? "" : shownText}
					disabled={isNone}
					aria-required={required}
					onChange={({ target }) => {
						setText(target.value);
						const value = readNumber(target.value, isMoney);
						sendValue(value === "" && !required && !isNullable ? undefined : value);
					}}
					onBlur={() => setText(formatTypedNumber(formData))}
				/>
				{isMoney && typeof formData === "number" && (
					<output className="amount">{formatDollars(formData)}</output>
				)}
				{isNullable && (
					<label className="number-none">
						<input
							type="checkbox"
							checked={isNone}
							aria-label={`${schema.title ?? name}: ${noneLabel.toLowerCase()}`}
							onChange={({ target }) => {
								setText("");
								sendValue(target.checked ? null : "");
							}}
						/>
						{noneLabel}
					</label>
				)}
			</div>
			{question && <PriceQuestion key={question} question={question} />}
		</>
	);
}

/** Asks once whether an unusual price is meant: nothing is saved before. */
function PriceQuestion({ question }: { question: string }) {
	const [isMeant, setMeant] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);
	useQuestion(!isMeant, () => {
		if (buttonRef.current) {
			openEnclosingDetails(buttonRef.current);
			buttonRef.current.scrollIntoView({ block: "center" });
			buttonRef.current.focus({ preventScroll: true });
		}
	});
	return (
		!isMeant && (
			<p className="number-question" role="status">
				{question}{" "}
				<button ref={buttonRef} type="button" onClick={() => setMeant(true)}>
					Yes, it is
				</button>
			</p>
		)
	);
}
