import type { ReactNode } from "react";
import styles from "./ListGroup.module.css";

/** Entries that belong together, under a title. */
export function ListGroup({
	title,
	action,
	isHidden = false,
	children,
}: {
	title: string;
	/** A button beside the title. */
	action?: ReactNode;
	isHidden?: boolean;
	children: ReactNode;
}) {
	return (
		<section hidden={isHidden}>
			<div className={styles.head}>
				<h3>{title}</h3>
				{action}
			</div>
			<ul className={styles.rows}>{children}</ul>
		</section>
	);
}
