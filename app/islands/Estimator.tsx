import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { interpolate } from "../content/interpolate.ts";
import type { Pricing } from "../content/schemas/collections.ts";
import type { Page } from "../content/schemas/pages.ts";
import { type Entries, readAddress, writeAddress } from "../pricing/address.ts";
import { dollars } from "../pricing/dollars.ts";
import { type Choices, estimate, type Plan, planFor, priceOf } from "../pricing/estimate.ts";
import { sliderReach } from "../pricing/slider.ts";
import { readWholeNumber } from "../pricing/wholeNumber.ts";
import { EstimateResult } from "./EstimateResult.tsx";

/** The words of the estimator that the form and its result need. */
export type EstimatorCopy = Pick<
	Page<"pricing">["estimator"],
	"legend" | "limits" | "fields" | "results" | "errors"
>;

interface EstimatorProps {
	pricing: Pick<Pricing, "plans" | "rows" | "gst" | "infrastructure">;
	copy: EstimatorCopy;
	/** Said of what a plan does not offer. */
	notOffered: string;
	/** What the form shows at first. */
	start: Choices;
}

/** How long the address waits for the reader to settle, in ms. Safari takes 100 changes in 10 s. */
const settling = 250;

/**
 * A first year worked out from the price table: a form, and beside it the sum. The address keeps what
 * was chosen, so that an estimate can be sent to others.
 */
export function Estimator({ pricing, copy, notOffered, start }: EstimatorProps) {
	const { fields, limits, errors } = copy;
	const { plans } = pricing;
	const [entries, setEntries] = useState<Entries>(() => ({
		...start,
		people: String(start.people),
		customSessions: String(start.customSessions),
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

	useEffect(() => {
		if (!changed || error) {
			return;
		}
		const timer = setTimeout(() => {
			const query = writeAddress(location.search, entries);
			history.replaceState(history.state, "", query + location.hash);
		}, settling);
		return () => clearTimeout(timer);
	}, [changed, error, entries]);

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
	/** What a row costs in the plan at hand; in the form's first plan while there is none. */
	const price = (
		id: Pricing["rows"][number]["id"],
		of: Plan = plan ?? planFor(plans, start.people),
	) => priceOf(pricing, id, of);
	const help = (text: string, id: Pricing["rows"][number]["id"]) =>
		interpolate(text, { price: dollars(price(id) ?? 0) });
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
				<div className="choice sessions">
					<label htmlFor="estimate-sessions">{fields.customSessions.label}</label>
					<Note
						id="estimate-sessions-note"
						help={help(fields.customSessions.help, "custom")}
						error={sessionsError}
					/>
					<input
						id="estimate-sessions"
						type="text"
						className="field"
						inputMode="numeric"
						autoComplete="off"
						value={entries.customSessions}
						aria-invalid={sessionsError ? true : undefined}
						aria-describedby="estimate-sessions-note"
						onChange={({ target }) => change({ customSessions: target.value })}
					/>
				</div>
			</fieldset>
			<EstimateResult
				copy={copy.results}
				notOffered={notOffered}
				infrastructure={pricing.infrastructure}
				result={result}
				error={error}
			/>
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
