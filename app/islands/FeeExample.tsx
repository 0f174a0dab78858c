import { useLayoutEffect, useState } from "react";
import { feeOn, readAmount } from "../agreement/fee.ts";
import { interpolate } from "../content/interpolate.ts";
import type { Page } from "../content/schemas/pages.ts";
import { dollars } from "../pricing/dollars.ts";
import { PassOn } from "./PassOn.tsx";

interface FeeExampleProps {
	/** What the two sums are called: with the rate filled in, and over the months. */
	labels: { fee: string; year: string };
	copy: Page<"partner-referral-agreement">["workedExample"]["own"];
	/** How many months the second sum is over. */
	months: number;
	/** Share of the fee: 0.2 for 20%. */
	rate: number;
	/** The amount in the field at first, in dollars. */
	start: number;
}

/** The name under which the address keeps the amount. */
const parameter = "revenue";

/** The referral fee on an amount the reader types, which its address takes to others. */
export function FeeExample({ labels, copy, months, rate, start }: FeeExampleProps) {
	const [text, setText] = useState(String(start));
	// Disabled until hydrated: what was typed before would be lost.
	const [ready, setReady] = useState(false);
	useLayoutEffect(() => {
		setText((first) => new URLSearchParams(location.search).get(parameter) ?? first);
		setReady(true);
	}, []);
	const amount = readAmount(text, copy.max);
	const fee = "issue" in amount ? 0 : feeOn(amount.value, rate);
	const address =
		ready && "value" in amount
			? new URL(`?${parameter}=${amount.value}#fee-example`, location.href).href
			: undefined;
	return (
		<div id="fee-example" className="own-figure">
			<h3>{copy.title}</h3>
			<label htmlFor="fee-revenue">{copy.label}</label>
			<input
				id="fee-revenue"
				type="text"
				className="field"
				inputMode="decimal"
				autoComplete="off"
				disabled={!ready}
				value={text}
				aria-invalid={"issue" in amount ? true : undefined}
				aria-describedby="fee-result"
				onChange={({ target }) => setText(target.value)}
			/>
			<output id="fee-result" htmlFor="fee-revenue">
				{"issue" in amount ? (
					<span className="wrong">
						{interpolate(copy.errors[amount.issue], { max: dollars(copy.max) })}
					</span>
				) : (
					<>
						<span>
							{`${labels.fee} `}
							<b>{dollars(fee)}</b>
						</span>{" "}
						<span>
							{`${labels.year} `}
							<b>{dollars(fee * months)}</b>
						</span>
					</>
				)}
			</output>
			<PassOn copy={copy.passOn} address={address} />
		</div>
	);
}
