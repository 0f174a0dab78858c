import { type CellState, cellState, cellsInRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { PrintedContact } from "../../components/PrintedContact.tsx";
import { BareSection } from "../../components/Section.tsx";
import { TeamList } from "../../components/TeamList.tsx";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { Subjects } from "./Subjects.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const { content, team } = context.get(siteContext);
	return { words: content.pages.team, team };
}

export default function Team({ loaderData: { words, team } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={words.hero} />
			<BareSection>
				<TeamList team={team} heading="h2" first={2} />
				<PrintedContact />
			</BareSection>
			<Subjects words={words.subjects} team={team} />
			<ClosingBand
				{...words.closing}
				theme="saltbush"
				layout="rowsAbove"
				matrix={[drawTeamRow(team.length)]}
			/>
		</>
	);
}

/** Draws a bar for each person, all equal, with a free cell after each; a disc for each if there are too many. */
function drawTeamRow(people: number): CellState[] {
	const room = Math.max(1, Math.floor(cellsInRow / Math.max(1, people)));
	return Array.from({ length: cellsInRow }, (_, cell) => {
		if (cell >= room * people || cell % room === room - 1) {
			return room === 1 ? cellState.disc : cellState.tick;
		}
		return cellState.bar;
	});
}
