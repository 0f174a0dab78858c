import { type ReactNode, useId } from "react";
import { PlainList } from "../components/PlainList.tsx";
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
	const titleId = useId();
	return (
		<section hidden={isHidden} aria-labelledby={titleId}>
			<div className={styles.head}>
				<h3 id={titleId}>{title}</h3>
				{action}
			</div>
			<PlainList>{children}</PlainList>
		</section>
	);
}
