import { ClosingBand } from "../../components/ClosingBand";
import { HabitRow } from "../../components/HabitRow";
import type { Page } from "../../content/schemas/pages";
import { shoots } from "./stems";

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
