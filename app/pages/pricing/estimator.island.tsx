import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { formatDollars, interpolate } from "../../../content-model/browser.ts";
import type { Page, Pricing } from "../../../content-model/index.ts";
import { ErrorMessage, Field } from "../../components/Field.tsx";
import { LiveText } from "../../islands/LiveText.tsx";
import { ShareLinks } from "../../islands/ShareLinks.tsx";
import { calculateBreakEven } from "../../pricing/breakEven.ts";
import {
	type Choices,
	calculateEstimate,
	findPlan,
	findPrice,
	type Prices,
	type RowId,
} from "../../pricing/estimate.ts";
import { type ParsedNumber, parseNumber } from "../../pricing/readNumber.ts";
import { EstimateResult, type EstimateResultProps } from "./EstimateResult.tsx";
import {
	type Entries,
	type FieldName,
	formatEstimateQuery,
	parseEstimateUrl,
	switches,
	toEntries,
} from "./entries.ts";
import { getSliderMax } from "./pictures.ts";
import "./Estimator.css";

interface EstimatorProps
	extends Pick<EstimateResultProps, "notOffered" | "action" | "newTabLabel"> {
	pricing: Prices & Pick<Pricing, "infrastructure">;
	/** The words that the form and its result need. */
	copy: Pick<
		Page<"pricing">["estimator"],
		"legend" | "optional" | "limits" | "fields" | "results" | "errors" | "shareLinks"
	>;
	/** What the form shows at first. */
	start: Choices;
	/** Where links of the page carry the estimate: form URL, and its parameter for it. */
	form?: { address: string; parameter: string };
}

/** How long the address waits for the reader to settle, in ms. Safari takes 100 changes in 10 s. */
const settling = 250;

/** The fields for numbers below the switches. */
const numbers = [
	{ name: "customSessions", id: "estimate-sessions", inputMode: "numeric", row: "custom" },
	{ name: "seatPrice", id: "estimate-seat", inputMode: "decimal", row: undefined },
	{ name: "hourlyRate", id: "estimate-rate", inputMode: "decimal", row: undefined },
] as const;

/** An estimate's address opens at its sum, which is below the form on a phone. */
const resultAnchor = "#estimate-result";

/**
 * A first year worked out from the price table: a form, and beside it the sum. The URL stores the choices,
 * so that an estimate can be sent to others.
 */
export default function Estimator({ pricing, copy, start, form, ...shown }: EstimatorProps) {
	const { fields, limits, errors } = copy;
	const { plans, infrastructure } = pricing;
	const [entries, setEntries] = useState(() => toEntries(start));
	// Disabled until hydrated: earlier input would be lost.
	const [stage, setStage] = useState<"closed" | "opened" | "changed">("closed");
	/** What the URL should hold and does not. There is no sum before the reader has looked. */
	const [missing, setMissing] = useState<FieldName[]>([]);

	useLayoutEffect(() => {
		const urlState = parseEstimateUrl(location.search);
		if (urlState) {
			setEntries(urlState.entries);
			setMissing(urlState.missing);
		}
		setStage("opened");
	}, []);

	const readCount = (name: "people" | "customSessions") =>
		parseNumber(entries[name], { kind: "count", ...limits[name] }, errors[name]);
	/** An amount that may be left out and is never nothing. */
	const readAmount = (name: "seatPrice" | "hourlyRate"): ParsedNumber =>
		entries[name].trim() === ""
			? {}
			: parseNumber(
					entries[name],
					{ kind: "amount", min: 0.01, max: limits[name] },
					errors.amounts,
				);
	const inputs = {
		people: readCount("people"),
		customSessions: readCount("customSessions"),
		seatPrice: readAmount("seatPrice"),
		hourlyRate: readAmount("hourlyRate"),
	};
	const { people, customSessions, seatPrice, hourlyRate } = inputs;

	const error =
		missing.length > 0
			? interpolate(errors.address, {
					missing: missing.map((name) => fields[name].label).join(", "),
				})
			: (people.error ?? customSessions.error);
	const result =
		error === undefined && people.value !== undefined && customSessions.value !== undefined
			? calculateEstimate(pricing, {
					people: people.value,
					customSessions: customSessions.value,
					bootcamp: entries.bootcamp === "1",
					strategy: entries.strategy === "1",
					consult: entries.consult === "1",
				})
			: undefined;
	const comparison =
		result &&
		calculateBreakEven(
			{ ...result, seatPrice: seatPrice.value, hourlyRate: hourlyRate.value },
			pricing,
		);
	const address =
		stage !== "closed" && result && !seatPrice.error && !hourlyRate.error
			? new URL(formatEstimateQuery(location.search, entries) + resultAnchor, location.href).href
			: undefined;

	useEffect(() => {
		if (stage !== "changed" || !address) {
			return;
		}
		const timer = setTimeout(() => history.replaceState(history.state, "", address), settling);
		return () => clearTimeout(timer);
	}, [stage, address]);

	useEffect(() => {
		if (!form || !address) {
			return;
		}
		const formUrl = new URL(form.address);
		formUrl.searchParams.set(form.parameter, address);
		for (const link of document.querySelectorAll(`main a[href^="${form.address}"]`)) {
			link.setAttribute("href", formUrl.href);
		}
	}, [form, address]);

	function change(name: keyof Entries, text: string) {
		setEntries((before) => ({ ...before, [name]: text }));
		setMissing([]);
		setStage("changed");
	}

	const plan = findPlan(plans, people.value ?? start.people);
	/** A help text with what its row costs in the plan at hand; in the form's first while there is none. */
	const formatHelp = (text: string, id: RowId | undefined) =>
		id ? interpolate(text, { price: formatDollars(findPrice(pricing, id, plan) ?? 0) }) : text;
	const sliderMax = getSliderMax(plans);
	/** The field of a number, which its note describes. */
	const renderField = (name: keyof typeof inputs, id: string, inputMode: "numeric" | "decimal") => (
		<Field
			id={id}
			type="text"
			inputMode={inputMode}
			placeholder={name === "seatPrice" || name === "hourlyRate" ? copy.optional : undefined}
			value={entries[name]}
			aria-invalid={inputs[name].error ? true : undefined}
			aria-describedby={`${id}-note`}
			onChange={({ target }) => change(name, target.value)}
		/>
	);

	return (
		<div className="axis">
			<fieldset className="estimator-form interactive" disabled={stage === "closed"}>
				<legend className="visually-hidden">{copy.legend}</legend>
				<label htmlFor="estimate-people" id="estimate-people-label">
					{fields.people.label}
				</label>
				<div className="people-field">
					<input
						type="range"
						className="slider"
						min={limits.people.min}
						max={sliderMax}
						value={Math.min(people.value ?? limits.people.min, sliderMax)}
						aria-labelledby="estimate-people-label"
						aria-valuetext={people.value?.toString()}
						onChange={({ target }) => change("people", target.value)}
					/>
					{renderField("people", "estimate-people", "numeric")}
				</div>
				<Note id="estimate-people-note" help={fields.people.help} error={people.error} />
				{switches.map((name) => {
					const isOffered = findPrice(pricing, name, plan) !== null;
					const { label, help: text } = fields[name];
					return (
						<label key={name} className="choice">
							<input
								type="checkbox"
								checked={entries[name] === "1" && isOffered}
								disabled={!isOffered}
								onChange={({ target }) => change(name, target.checked ? "1" : "0")}
							/>
							<span>{label}</span>
							<LiveText as="small">
								{isOffered ? formatHelp(text, name) : fields.strategy.unavailable}
							</LiveText>
						</label>
					);
				})}
				{numbers.map(({ name, id, inputMode, row }) => (
					<div key={id} className="choice number">
						<label htmlFor={id}>{fields[name].label}</label>
						<Note
							id={`${id}-note`}
							help={formatHelp(fields[name].help, row)}
							error={inputs[name].error}
						/>
						{renderField(name, id, inputMode)}
					</div>
				))}
			</fieldset>
			<EstimateResult
				{...shown}
				copy={copy.results}
				infrastructure={infrastructure}
				result={result}
				comparison={comparison}
				error={error}
			>
				<ShareLinks copy={copy.shareLinks} url={address} />
			</EstimateResult>
		</div>
	);
}

/** What a field asks for, or what is wrong with it: one place for both, so that nothing moves. */
function Note({ id, help, error }: { id: string; help: string; error?: string }): ReactNode {
	return (
		<p id={id} className="field-note caption">
			{error ? <ErrorMessage>{error}</ErrorMessage> : <LiveText>{help}</LiveText>}
		</p>
	);
}
