import { useLayoutEffect, useState } from "react";
import { formatDollars, type PageContent } from "../../../content-model/browser.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ErrorMessage, Field } from "../../components/Field.tsx";
import { LiveText } from "../../components/LiveText.tsx";
import { parseNumber } from "../../islands/parseNumber.ts";
import { ShareLinks } from "../../islands/ShareLinks.tsx";
import { useDebouncedUrl } from "../../islands/useDebouncedUrl.ts";
import { calculateShare } from "../../pricing/share.ts";
import styles from "./FeeExample.module.css";

interface FeeExampleProps {
	/** Labels of the two sums: with the rate filled in, and over the months. */
	labels: { fee: string; year: string };
	words: PageContent<"partner-referral-agreement">["workedExample"]["calculator"];
	/** Number of months of the second sum. */
	months: number;
	/** Share of the fee: 0.2 for 20%. */
	rate: number;
	/** Initial amount of the field, in dollars. */
	initialAmount: number;
}

/** URL parameter of the amount. */
const parameter = "revenue";

/** The referral fee on an amount the reader types. The URL stores the amount. */
export function FeeExample({ labels, words, months, rate, initialAmount }: FeeExampleProps) {
	const [text, setText] = useState(String(initialAmount));
	// Disabled until hydrated: earlier input would be lost.
	const [ready, setReady] = useState(false);
	useLayoutEffect(() => {
		setText((first) => new URLSearchParams(location.search).get(parameter) ?? first);
		setReady(true);
	}, []);
	const field = { kind: "amount", min: 0, max: words.max } as const;
	const { value: amount, error } = parseNumber(text, field, words.errors);
	const fee = calculateShare(amount ?? 0, rate);
	const url =
		ready && amount !== undefined
			? new URL(`?${parameter}=${amount}#fee-example`, location.href).href
			: undefined;

	useDebouncedUrl(text === String(initialAmount) ? undefined : url);

	return (
		<div
			id="fee-example"
			className={joinClassNames(styles.feeExample, "cluster interactive margin-top-5")}
		>
			<h3>{words.title}</h3>
			<label htmlFor="fee-revenue">{words.label}</label>
			<Field
				className={styles.revenue}
				id="fee-revenue"
				type="text"
				inputMode="decimal"
				disabled={!ready}
				value={text}
				aria-invalid={error ? true : undefined}
				aria-describedby="fee-result"
				onChange={({ target }) => setText(target.value)}
			/>
			<output id="fee-result" htmlFor="fee-revenue">
				{error ? (
					<ErrorMessage>{error}</ErrorMessage>
				) : (
					<>
						<span className={joinClassNames(styles.sum, "space-between")}>
							<span>{`${labels.fee} `}</span>
							<LiveText as="b">{formatDollars(fee)}</LiveText>
						</span>
						<span className={joinClassNames(styles.sum, "space-between")}>
							<span>{` ${labels.year} `}</span>
							<LiveText as="b">{formatDollars(fee * months)}</LiveText>
						</span>
					</>
				)}
			</output>
			<ShareLinks words={words.share} url={url} statusClassName={styles.shareStatus} />
		</div>
	);
}
