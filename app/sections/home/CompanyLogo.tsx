import type { SVGProps } from "react";
import type { FieldsOf } from "../../content/schemas/collections.ts";

type LogoName = FieldsOf<"testimonial">["logo"];

const filled = { fill: "currentColor" };
const lines = { fill: "none", stroke: "currentColor", strokeWidth: 3.5 };

/** Each drawing in a square of 36 units. */
const drawings: Record<LogoName, SVGProps<SVGPathElement>> = {
	wave: {
		d: "M2 11c5.3-5 10.7-5 16 0s10.7 5 16 0M2 20c5.3-5 10.7-5 16 0s10.7 5 16 0M2 29c5.3-5 10.7-5 16 0s10.7 5 16 0",
		...lines,
	},
	shield: { d: "M18 2l14 4v12c0 8-5.6 13-14 16zM15 5v26C8 28 4 24 4 18V8.2z", ...filled },
	house: { d: "M3 33V18L18 5l15 13v15h-9V22h-4v11z", ...filled },
	rings: {
		d: "M3.5 18a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M13.5 18a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0",
		...lines,
	},
};

/** The logo of a customer. It decorates: the company's name stands beside it. */
export function CompanyLogo({ logo }: { logo: LogoName }) {
	return (
		<svg viewBox="0 0 36 36" aria-hidden="true">
			<path {...drawings[logo]} />
		</svg>
	);
}
