import type { ReactNode } from "react";
import { joinClassNames } from "./classNames.ts";
import styles from "./ContentsList.module.css";

interface ContentsListProps {
	/** The sections of the text by their anchors. */
	sections: readonly { id: string; title: ReactNode }[];
	className?: string;
}

/** The contents of a long text. The section being read is marked. */
export function ContentsList({ sections, className }: ContentsListProps) {
	return (
		<ol className={joinClassNames(styles.contentsList, "plain-links", className)}>
			{sections.map(({ id, title }) => (
				<li key={id}>
					<a href={`#${id}`}>{title}</a>
				</li>
			))}
		</ol>
	);
}
