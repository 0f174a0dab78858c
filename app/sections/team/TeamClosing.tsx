import { ClosingBand } from "../../components/ClosingBand.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { daysInGrid, type Level } from "../../grid/index.ts";

interface TeamClosingProps {
	closing: Page<"team">["closing"];
	/** How many people the page shows. */
	people: number;
}

/** The call that closes the team's page: a leaf for each person to talk to. */
export function TeamClosing({ closing, people }: TeamClosingProps) {
	return (
		<ClosingBand {...closing}>
			<HabitRow days={leafEach(people)} />
		</ClosingBand>
	);
}

/** As many equal bars as there are people, a free day after each; with more people than fit, discs. */
function leafEach(people: number): Level[] {
	const room = Math.max(1, Math.floor(daysInGrid / people));
	return Array.from({ length: daysInGrid }, (_, day) => {
		if (day >= room * people || day % room === room - 1) {
			return room === 1 ? 2 : 0;
		}
		return 3;
	});
}
