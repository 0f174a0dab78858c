import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./DescriptionList.module.css";

interface DescriptionListProps {
	/** Each term with its description, and an optional mark after the term, such as a tag. */
	items: readonly { label: string; text: ReactNode; mark?: ReactNode }[];
	className?: string;
}

/** Terms with their descriptions. */
export function DescriptionList({ items, className }: DescriptionListProps) {
	return (
		<dl className={joinClassNames(styles.descriptionList, className)}>
			{items.map(({ label, text, mark }) => (
				<div key={label}>
					<dt>
						{label} {mark}
					</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
