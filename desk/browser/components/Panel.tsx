import type { ReactNode } from "react";
import "./Panel.css";

/** What is open in the right half of the desk: a head and a foot, and between them what is scrolled. */
export function Panel({
	head,
	foot,
	children,
}: {
	head?: ReactNode;
	foot?: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="panel">
			{head && <div className="panel-head">{head}</div>}
			<div className="panel-body">{children}</div>
			{foot && <div className="panel-foot">{foot}</div>}
		</div>
	);
}
