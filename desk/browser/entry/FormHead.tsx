import type { ReactNode, RefObject } from "react";
import type { Entry } from "../../shared/api/entries.ts";
import "./FormHead.css";

/** What stays above the fields of an entry: its title, what can be done with it, and what has happened to it. */
export function FormHead({
	entry,
	title,
	headRef,
	headingRef,
	children,
}: {
	entry: Entry;
	/** The title as it is typed. */
	title: string;
	headRef: RefObject<HTMLDivElement | null>;
	headingRef: RefObject<HTMLHeadingElement | null>;
	children: ReactNode;
}) {
	const heading = entry.isNew ? entry.title : title || entry.title;
	return (
		<div className="panel-head" ref={headRef}>
			{entry.kindLabel !== heading && <p className="panel-subtitle">{entry.kindLabel}</p>}
			<h2 ref={headingRef} tabIndex={-1}>
				{heading}
			</h2>
			{children}
		</div>
	);
}
