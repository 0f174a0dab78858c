import type { ReactNode, RefObject } from "react";
import type { Entry } from "../../../shared/api/entries.ts";
import { PanelHeading } from "../../components/PanelHeading.tsx";

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
		<div ref={headRef}>
			<PanelHeading
				subtitle={entry.kindLabel === heading ? undefined : entry.kindLabel}
				headingRef={headingRef}
			>
				{heading}
			</PanelHeading>
			{children}
		</div>
	);
}
