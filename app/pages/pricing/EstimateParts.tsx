import { formatDollars, interpolate, type RowId } from "../../../content-model/browser.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { LiveText } from "../../components/LiveText.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import type { Estimate } from "../../pricing/estimate.ts";
import { drawShareBar, shareBar } from "./drawings.ts";
import { emptyValue } from "./emptyValue.ts";
import type { EstimatorProps } from "./estimatorProps.ts";
import styles from "./EstimateParts.module.css";

type Words = EstimatorProps["words"]["results"];

interface EstimatePartsProps {
	words: Words;
	/** The estimate; absent while the form has an error. */
	result?: Estimate;
}

/** The label and the colour of each row: a hue identifies the part of the program. */
const rowDisplay = {
	platform: { labelKey: "platformYear", colour: "dusk" },
	bootcamp: { labelKey: "bootcamp", colour: "gum" },
	custom: { labelKey: "customSessions", colour: "saltbush" },
	strategy: { labelKey: "strategy", colour: "ochre" },
	consult: { labelKey: "consult", colour: "redgum" },
} as const satisfies Record<RowId, { labelKey: keyof Words; colour: string }>;

/** The parts of an estimate: a bar of their shares, and their amounts. */
export function EstimateParts({ words, result }: EstimatePartsProps) {
	const items = Object.entries(rowDisplay).map(([id, part]) => ({
		...part,
		id,
		amount: result?.items.find((item) => item.id === id)?.amount,
	}));
	return (
		<>
			<svg
				className={joinClassNames(styles.shareBar, "drawn")}
				width={shareBar.width / 2}
				viewBox={`0 0 ${shareBar.width} ${shareBar.height}`}
				aria-hidden="true"
			>
				{drawShareBar(items.map(({ amount }) => amount ?? 0)).map((d, index) => (
					<path key={items[index]?.id} className={items[index]?.colour} d={d} />
				))}
			</svg>
			<SummaryList
				className={styles.estimateParts}
				rows={items.map(({ id, labelKey, colour, amount }) => ({
					className: colour,
					label: (
						<LiveText>
							{id === "custom"
								? interpolate(words[labelKey], {
										count: result ? result.customSessions : emptyValue,
									})
								: words[labelKey]}
						</LiveText>
					),
					value: <LiveText>{formatPartAmount(amount, words.notOffered)}</LiveText>,
				}))}
			/>
		</>
	);
}

/** Formats the amount of a part; absent while there is no sum, null where the plan does not offer it. */
function formatPartAmount(amount: number | null | undefined, notOffered: string): string {
	if (amount === null) {
		return notOffered;
	}
	return amount === undefined ? emptyValue : formatDollars(amount);
}
