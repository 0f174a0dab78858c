import { ClosingBand } from "../../components/ClosingBand.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { shoots } from "./stems.ts";

interface AboutClosingProps {
	closing: Page<"about-us">["closing"];
}

/** The call that closes the page: five stems on one root, as it opened. */
export function AboutClosing({ closing }: AboutClosingProps) {
	return (
		<ClosingBand {...closing}>
			{shoots.map((days, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the picture
				<HabitRow key={row} days={days} />
			))}
		</ClosingBand>
	);
}
