import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { interpolate } from "../content/interpolate.ts";
import type { Pricing } from "../content/schemas/collections.ts";
import type { Link } from "../content/schemas/fields.ts";
import type { Page } from "../content/schemas/pages.ts";
import { type Entries, readAddress, writeAddress } from "../pricing/address.ts";
import { breakEven, readOptionalAmount } from "../pricing/breakEven.ts";
import { dollars } from "../pricing/dollars.ts";
import {
	type Choices,
	estimate,
	type Plan,
	type Prices,
	planFor,
	priceOf,
	type RowId,
} from "../pricing/estimate.ts";
import { sliderReach } from "../pricing/slider.ts";
import { readWholeNumber } from "../pricing/wholeNumber.ts";
import { EstimateResult } from "./EstimateResult.tsx";
import { PassOn } from "./PassOn.tsx";

/** The words of the estimator that the form and its result need. */
export type EstimatorCopy = Pick<
	Page<"pricing">["estimator"],
	"legend" | "limits" | "fields" | "results" | "errors" | "passOn"
>;

interface EstimatorProps {
	pricing: Prices & Pick<Pricing, "infrastructure">;
	copy: EstimatorCopy;
	/** Said of what a plan does not offer. */
	notOffered: string;
	/** What the form shows at first. */
	start: Choices;
	/** Where links of the page take the estimate along: the form's address, and its parameter for it. */
	form?: { address: string; parameter: string };
	/** What to do with the sum. */
	action: Link | undefined;
	/** Said after a link that opens in a new tab. */
	newTabLabel: string;
}

/** How long the address waits for the reader to settle, in ms. Safari takes 100 changes in 10 s. */
const settling = 250;

/** An estimate's address opens at its sum, which is below the form on a phone. */
const resultAnchor = "#estimate-result";

/**
 * A first year worked out from the price table: a form, and beside it the sum. The address keeps what
 * was chosen, so that an estimate can be sent to others.
 */
export function Estimator({ pricing, copy, start, form, ...shown }: EstimatorProps) {
	const { fields, limits, errors } = copy;
	const { plans } = pricing;
	const [entries, setEntries] = useState<Entries>(() => ({
		...start,
		people: String(start.people),
		customSessions: String(start.customSessions),
		seatPrice: "",
		hourlyRate: "",
	}));
	// Disabled until hydrated: what was typed before would be lost.
	const [ready, setReady] = useState(false);
	const [changed, setChanged] = useState(false);
	const [unreadable, setUnreadable] = useState(false);

	useLayoutEffect(() => {
		const shared = readAddress(location.search);
		if (shared === "unreadable") {
			setUnreadable(true);
		} else if (shared) {
			setEntries(shared);
		}
		setReady(true);
	}, []);

	const people = readWholeNumber(entries.people, limits.people);
	const customSessions = readWholeNumber(entries.customSessions, limits.customSessions);
	const peopleError =
		"issue" in people
			? interpolate(errors[`people${people.issue}`], { max: limits.people.max })
			: undefined;
	const sessionsError =
		"issue" in customSessions
			? interpolate(
					// An empty field is told what to write, like one with letters.
					errors[
						`customSessions${customSessions.issue === "Empty" ? "NotNumber" : customSessions.issue}`
					],
					{ max: limits.customSessions.max },
				)
			: undefined;
	const error = unreadable ? errors.address : (peopleError ?? sessionsError);
	const seatPrice = readOptionalAmount(entries.seatPrice, limits.seatPrice);
	const hourlyRate = readOptionalAmount(entries.hourlyRate, limits.hourlyRate);
	const unfinished = error !== undefined || "issue" in seatPrice || "issue" in hourlyRate;

	const address =
		ready && !unfinished
			? new URL(writeAddress(location.search, entries) + resultAnchor, location.href).href
			: undefined;

	useEffect(() => {
		if (!changed || !address) {
			return;
		}
		const timer = setTimeout(() => history.replaceState(history.state, "", address), settling);
		return () => clearTimeout(timer);
	}, [changed, address]);

	useEffect(() => {
		if (!form || !address) {
			return;
		}
		const carrying = new URL(form.address);
		const plain = carrying.href;
		carrying.searchParams.set(form.parameter, address);
		for (const link of document.querySelectorAll<HTMLAnchorElement>("main a")) {
			if (link.href.startsWith(plain)) {
				link.href = carrying.href;
			}
		}
	}, [form, address]);

	function change(part: Partial<Entries>) {
		setEntries((before) => ({ ...before, ...part }));
		setChanged(true);
		setUnreadable(false);
	}

	const plan = "value" in people ? planFor(plans, people.value) : undefined;
	const result =
		!error && "value" in people && "value" in customSessions
			? estimate(pricing, {
					...entries,
					people: people.value,
					customSessions: customSessions.value,
				})
			: undefined;
	const comparison =
		result && "value" in people
			? breakEven(
					{
						people: people.value,
						platformMonthly: result.platformMonthly,
						...("issue" in seatPrice ? {} : { seatPrice: seatPrice.value }),
						...("issue" in hourlyRate ? {} : { hourlyRate: hourlyRate.value }),
					},
					pricing.infrastructure,
				)
			: undefined;
	/** What a row costs in the plan at hand; in the form's first plan while there is none. */
	const price = (id: RowId, of: Plan = plan ?? planFor(plans, start.people)) =>
		priceOf(pricing, id, of);
	const help = (text: string, id: RowId) => interpolate(text, { price: dollars(price(id) ?? 0) });
	const amountError = (amount: ReturnType<typeof readOptionalAmount>, max: number) =>
		"issue" in amount
			? interpolate(errors.amounts[amount.issue], { max: dollars(max) })
			: undefined;
	const reach = sliderReach(plans);
	const strategyOffered = price("strategy") !== null;

	return (
		<div className="estimator axis">
			<fieldset disabled={!ready}>
				<legend className="visually-hidden">{copy.legend}</legend>
				<label htmlFor="estimate-people" id="estimate-people-label">
					{fields.people.label}
				</label>
				<div className="people">
					<input
						type="range"
						min={limits.people.min}
						max={reach}
						value={"value" in people ? Math.min(people.value, reach) : limits.people.min}
						aria-labelledby="estimate-people-label"
						aria-valuetext={"value" in people ? String(people.value) : undefined}
						onChange={({ target }) => change({ people: target.value })}
					/>
					<input
						id="estimate-people"
						type="text"
						className="field"
						inputMode="numeric"
						autoComplete="off"
						value={entries.people}
						aria-invalid={peopleError ? true : undefined}
						aria-describedby="estimate-people-note"
						onChange={({ target }) => change({ people: target.value })}
					/>
				</div>
				<Note id="estimate-people-note" help={fields.people.help} error={peopleError} />
				<Choice
					label={fields.bootcamp.label}
					help={help(fields.bootcamp.help, "bootcamp")}
					checked={entries.bootcamp}
					onChange={(bootcamp) => change({ bootcamp })}
				/>
				<Choice
					label={fields.strategy.label}
					help={
						strategyOffered ? help(fields.strategy.help, "strategy") : fields.strategy.unavailable
					}
					checked={entries.strategy && strategyOffered}
					disabled={!strategyOffered}
					onChange={(strategy) => change({ strategy })}
				/>
				<Choice
					label={fields.consult.label}
					help={help(fields.consult.help, "consult")}
					checked={entries.consult}
					onChange={(consult) => change({ consult })}
				/>
				<NumberField
					id="estimate-sessions"
					label={fields.customSessions.label}
					help={help(fields.customSessions.help, "custom")}
					error={sessionsError}
					inputMode="numeric"
					value={entries.customSessions}
					onChange={(customSessions) => change({ customSessions })}
				/>
				<NumberField
					id="estimate-seat"
					{...fields.seatPrice}
					error={amountError(seatPrice, limits.seatPrice)}
					inputMode="decimal"
					value={entries.seatPrice}
					onChange={(seatPrice) => change({ seatPrice })}
				/>
				<NumberField
					id="estimate-rate"
					{...fields.hourlyRate}
					error={amountError(hourlyRate, limits.hourlyRate)}
					inputMode="decimal"
					value={entries.hourlyRate}
					onChange={(hourlyRate) => change({ hourlyRate })}
				/>
			</fieldset>
			<EstimateResult
				{...shown}
				copy={copy.results}
				infrastructure={pricing.infrastructure}
				result={result}
				comparison={comparison}
				error={error}
			>
				<PassOn copy={copy.passOn} address={address} />
			</EstimateResult>
		</div>
	);
}

/** What a field asks for, or what is wrong with it: one place for both, so that nothing moves. */
function Note({ id, help, error }: { id: string; help: string; error?: string }) {
	return (
		<p id={id} className={error ? "note wrong" : "note"}>
			{error ?? help}
		</p>
	);
}

interface NumberFieldProps {
	id: string;
	label: string;
	help: string;
	error: string | undefined;
	inputMode: "numeric" | "decimal";
	value: string;
	onChange: (value: string) => void;
}

/** A number to type, with its note. */
function NumberField({ id, label, help, error, inputMode, value, onChange }: NumberFieldProps) {
	return (
		<div className="choice sessions">
			<label htmlFor={id}>{label}</label>
			<Note id={`${id}-note`} help={help} error={error} />
			<input
				id={id}
				type="text"
				className="field"
				inputMode={inputMode}
				autoComplete="off"
				value={value}
				aria-invalid={error ? true : undefined}
				aria-describedby={`${id}-note`}
				onChange={({ target }) => onChange(target.value)}
			/>
		</div>
	);
}

interface ChoiceProps {
	label: string;
	help: string;
	checked: boolean;
	disabled?: boolean;
	onChange: (checked: boolean) => void;
}

/** One thing an organisation may take up. */
function Choice({ label, help, checked, disabled, onChange }: ChoiceProps): ReactNode {
	return (
		<label className="choice">
			<input
				type="checkbox"
				checked={checked}
				disabled={disabled}
				onChange={({ target }) => onChange(target.checked)}
			/>
			<span>{label}</span>
			<small>{help}</small>
		</label>
	);
}
