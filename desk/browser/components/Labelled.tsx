import type { ReactNode } from "react";
import "./Labelled.css";

/** A control with its label above it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
		<label className="labelled">
			{label}
			{children}
		</label>
	);
}
