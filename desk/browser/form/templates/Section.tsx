import { type ReactNode, useState } from "react";
import { Badge } from "../../components/Badge.tsx";
import { OptionalMark } from "../../components/OptionalMark.tsx";
import styles from "./Section.module.css";

/** A group or list of fields that opens and closes. */
export function Section({
	id,
	title,
	isOptional,
	hasErrors,
	isNew = false,
	children,
}: {
	id: string;
	title: string;
	isOptional: boolean;
	/** Whether something is wrong with its fields. */
	hasErrors: boolean;
	/** Whether it starts open: it is still blank, or there is nothing else. */
	isNew?: boolean;
	children: ReactNode;
}) {
	const [startsOpen] = useState(isNew);
	return (
		<details className={styles.section} id={id} open={startsOpen}>
			<summary>
				{title}
				{isOptional && <OptionalMark />}
				{hasErrors && (
					<span className={styles.mark}>
						<Badge tone="bad">Needs attention</Badge>
					</span>
				)}
			</summary>
			<div className={styles.body}>{children}</div>
		</details>
	);
}
