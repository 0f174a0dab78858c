import type { ReactNode } from "react";
import { classNames } from "./classNames.ts";
import "./SummaryList.css";

interface SummaryRow {
	label: ReactNode;
	value: ReactNode;
	className?: string;
}

interface SummaryListProps {
	rows: readonly SummaryRow[];
	className?: string;
}

/** Labels and their values, a line each. */
export function SummaryList({ rows, className }: SummaryListProps) {
	return (
		<dl className={classNames("summary-list", className)}>
			{rows.map(({ label, value, className }, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
				<div key={place} className={className}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
