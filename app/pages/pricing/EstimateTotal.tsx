import { formatDollars, interpolate, type Link } from "../../../content-model/browser.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { ErrorMessage } from "../../components/Field.tsx";
import { LiveText } from "../../components/LiveText.tsx";
import type { Estimate } from "../../pricing/estimate.ts";
import type { EstimatorProps } from "./estimatorProps.ts";
import { fieldIds } from "./formNumbers.ts";
import styles from "./EstimateTotal.module.css";

/** The sum of an estimate, and where it leads. */
export interface EstimateTotalProps {
	words: EstimatorProps["words"]["results"];
	/** Link below the sum. */
	action: Link | undefined;
	/** The estimate; absent while the form has an error. */
	result?: Estimate;
	/** Error message. */
	error?: string;
}

/** The sum of an estimate, which screen readers announce whenever it changes, and what to do with it. */
export function EstimateTotal({ words, action, result, error }: EstimateTotalProps) {
	return (
		<>
			<output
				className={joinClassNames(styles.estimateTotal, "lede")}
				htmlFor={`${fieldIds.people} ${fieldIds.customSessions}`}
			>
				{result ? (
					<>
						<span key={result.plan.id} className="visually-hidden">
							{`${words.plan}: `}
							<span translate="no">{result.plan.name}</span>
							{". "}
						</span>
						<span>{words.total} </span>
						<LiveText as="b">{formatDollars(result.total)}</LiveText>
						<LiveText>
							{` ${interpolate(words.totalWithGst, { totalWithGst: formatDollars(result.totalWithGst) })}`}
						</LiveText>
					</>
				) : (
					<ErrorMessage>{error}</ErrorMessage>
				)}
			</output>
			{action && (
				<Actions className={styles.action}>
					<Action link={action} />
				</Actions>
			)}
		</>
	);
}
