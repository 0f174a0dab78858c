import { useLayoutEffect, useState } from "react";
import { feeOn, percent, readAmount } from "../agreement/fee";
import type { Page } from "../content/schemas/pages";
import { fill } from "../content/template";
import { dollars } from "../pricing/dollars";

interface FeeExampleProps {
	words: Pick<Page<"partner-referral-agreement">["workedExample"], "months" | "rows" | "own">;
	/** Share of the fee: 0.2 for 20%. */
	rate: number;
	/** The amount in the field at first, in dollars. */
	start: number;
}

/** The referral fee on an amount the reader types. */
export function FeeExample({ words: { months, rows, own }, rate, start }: FeeExampleProps) {
	const [text, setText] = useState(String(start));
	// The field rests until it works: what was typed before would be lost.
	const [ready, setReady] = useState(false);
	useLayoutEffect(() => setReady(true), []);
	const amount = readAmount(text, own.max);
	return (
		<div className="own-figure">
			<h3>{own.title}</h3>
			<label htmlFor="fee-revenue">{own.label}</label>
			<input
				id="fee-revenue"
				type="text"
				className="field"
				inputMode="decimal"
				autoComplete="off"
				disabled={!ready}
				value={text}
				aria-invalid={"fault" in amount ? true : undefined}
				aria-describedby="fee-result"
				onChange={({ target }) => setText(target.value)}
			/>
			<output id="fee-result" htmlFor="fee-revenue">
				{"fault" in amount ? (
					<span className="wrong">{fill(own.errors[amount.fault], { max: dollars(own.max) })}</span>
				) : (
					<>
						<span>
							{`${fill(rows.fee, { rate: percent(rate) })} `}
							<b>{dollars(feeOn(amount.value, rate))}</b>
						</span>{" "}
						<span>
							{`${rows.year} `}
							<b>{dollars(feeOn(amount.value * months, rate))}</b>
						</span>
					</>
				)}
			</output>
		</div>
	);
}
