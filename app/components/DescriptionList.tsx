import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./DescriptionList.module.css";

interface DescriptionListProps {
	/** Each term with its description, and an optional tag after the term. */
	items: readonly { label: string; text: ReactNode; tag?: ReactNode }[];
	/** Begins the descriptions at column 3, on a desktop. */
	fromColumn3?: boolean;
	className?: string;
}

/** Terms with their descriptions. */
export function DescriptionList({ items, fromColumn3 = false, className }: DescriptionListProps) {
	return (
		<dl
			className={joinClassNames(
				styles.descriptionList,
				fromColumn3 && styles.fromColumn3,
				className,
			)}
		>
			{items.map(({ label, text, tag }) => (
				<div key={label}>
					<dt>
						{label}
						{tag}
					</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
