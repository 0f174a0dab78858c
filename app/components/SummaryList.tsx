import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./SummaryList.module.css";

interface SummaryRow {
	label: ReactNode;
	value: ReactNode;
	className?: string;
}

interface SummaryListProps {
	rows: readonly SummaryRow[];
	className?: string;
}

/** Labels and their values, one per line. */
export function SummaryList({ rows, className }: SummaryListProps) {
	return (
		<dl className={joinClassNames(styles.summaryList, className)}>
			{rows.map(({ label, value, className }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
				<div key={index} className={className}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
