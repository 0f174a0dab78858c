import type { ReactNode } from "react";
import { SampleTag } from "./Tag.tsx";

interface LedeProps {
	/** Whether a promise in it is a sample. */
	sample?: boolean;
	children: ReactNode;
}

/** An introduction, labelled where it is a sample. */
export function Lede({ sample = false, children }: LedeProps) {
	return (
		<p className="lede">
			{children}
			{sample && <SampleTag />}
		</p>
	);
}
