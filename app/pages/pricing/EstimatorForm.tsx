import type { ReactNode } from "react";
import {
	findPrice,
	formatDollars,
	interpolate,
	type RowId,
	requirePrice,
} from "../../../content-model/browser.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ErrorMessage, Field } from "../../components/Field.tsx";
import { LiveText } from "../../components/LiveText.tsx";
import type { EstimatePrices, Plan } from "../../pricing/estimate.ts";
import { Choice } from "./Choice.tsx";
import { getSliderMax } from "./drawings.ts";
import type { EstimatorProps } from "./estimatorProps.ts";
import { type FormNumbers, fieldIds, type NumberName } from "./formNumbers.ts";
import { isAmountField, switches } from "./formValues.ts";
import type { EstimatorFormState } from "./useEstimatorForm.ts";
import styles from "./EstimatorForm.module.css";

interface EstimatorFormProps {
	words: EstimatorProps["words"];
	prices: EstimatePrices;
	form: EstimatorFormState;
	numbers: FormNumbers;
	/** The plan for the number of people. */
	plan: Plan;
}

/** The number fields below the switches, and the row of the price table that a help text names. */
const numberFields = [
	{ name: "customSessions", row: "custom" },
	{ name: "seatPrice", row: undefined },
	{ name: "hourlyRate", row: undefined },
] as const;

const peopleLabelId = `${fieldIds.people}-label`;

function getNoteId(name: NumberName): string {
	return `${fieldIds[name]}-note`;
}

/** The form of the estimate: people, what to include, and optional figures to compare with. */
export function EstimatorForm({ words, prices, form, numbers, plan }: EstimatorFormProps) {
	const { fields, limits, results } = words;
	const { people } = numbers;
	const sliderMax = getSliderMax(prices.plans);
	/** Formats a help text with the price of a row in the plan. */
	const formatHelp = (text: string, row: RowId | undefined) =>
		row ? interpolate(text, { price: formatDollars(requirePrice(prices, row, plan)) }) : text;
	const renderField = (name: NumberName) => (
		<Field
			id={fieldIds[name]}
			type="text"
			inputMode={isAmountField(name) ? "decimal" : "numeric"}
			placeholder={isAmountField(name) ? words.optional : undefined}
			value={form.values[name]}
			aria-invalid={numbers[name].error ? true : undefined}
			aria-describedby={getNoteId(name)}
			onChange={({ target }) => form.change(name, target.value)}
		/>
	);
	return (
		<fieldset
			className={joinClassNames(styles.estimatorForm, "interactive")}
			disabled={form.stage === "disabled"}
		>
			<legend className="visually-hidden">{words.legend}</legend>
			<label htmlFor={fieldIds.people} id={peopleLabelId}>
				{fields.people.label}
			</label>
			<div className={styles.peopleField}>
				<input
					type="range"
					className={joinClassNames(styles.peopleSlider, "on-screen")}
					min={limits.people.min}
					max={sliderMax}
					value={Math.min(people.value ?? limits.people.min, sliderMax)}
					aria-labelledby={peopleLabelId}
					aria-valuetext={people.value?.toString()}
					onChange={({ target }) => form.change("people", target.value)}
				/>
				{renderField("people")}
			</div>
			<Note name="people" help={fields.people.help} error={people.error} />
			{switches.map((name) => {
				const isOffered = findPrice(prices, name, plan) !== null;
				const { label, help, unavailable } = { unavailable: results.notOffered, ...fields[name] };
				return (
					<Choice
						key={name}
						type="checkbox"
						className={joinClassNames(styles.choice, "on-screen")}
						checked={form.values[name] === "1" && isOffered}
						disabled={!isOffered}
						onChange={({ target }) => form.change(name, target.checked ? "1" : "0")}
					>
						<span>{label}</span>
						<LiveText as="small">{isOffered ? formatHelp(help, name) : unavailable}</LiveText>
					</Choice>
				);
			})}
			{numberFields.map(({ name, row }) => (
				<div key={name} className={joinClassNames(styles.choice, styles.number, "on-screen")}>
					<label htmlFor={fieldIds[name]}>{fields[name].label}</label>
					<Note name={name} help={formatHelp(fields[name].help, row)} error={numbers[name].error} />
					{renderField(name)}
				</div>
			))}
		</fieldset>
	);
}

/** A field's help, or its error: one place for both, so that nothing moves. */
function Note({
	name,
	help,
	error,
}: {
	name: NumberName;
	help: string;
	error?: string;
}): ReactNode {
	return (
		<p id={getNoteId(name)} className="caption on-screen">
			{error ? <ErrorMessage>{error}</ErrorMessage> : <LiveText>{help}</LiveText>}
		</p>
	);
}
