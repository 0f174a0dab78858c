import { useLayoutEffect, useState } from "react";
import { feeOn } from "../agreement/fee.ts";
import type { Page } from "../content/schemas/pages.ts";
import { dollars } from "../pricing/dollars.ts";
import { readNumber } from "../pricing/readNumber.ts";
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
export default function FeeExample({ labels, copy, months, rate, start }: FeeExampleProps) {
	const [text, setText] = useState(String(start));
	// Disabled until hydrated: what was typed before would be lost.
	const [ready, setReady] = useState(false);
	useLayoutEffect(() => {
		setText((first) => new URLSearchParams(location.search).get(parameter) ?? first);
		setReady(true);
	}, []);
	const field = { kind: "amount", min: 0, max: copy.max } as const;
	const { value: amount, error } = readNumber(text, field, copy.errors);
	const fee = feeOn(amount ?? 0, rate);
	const address =
		ready && amount !== undefined
			? new URL(`?${parameter}=${amount}#fee-example`, location.href).href
			: undefined;
	return (
		<div id="fee-example" className="own-figure interactive mt-5">
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
				aria-invalid={error ? true : undefined}
				aria-describedby="fee-result"
				onChange={({ target }) => setText(target.value)}
			/>
			<output id="fee-result" htmlFor="fee-revenue">
				{error ? (
					<span className="wrong">{error}</span>
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
