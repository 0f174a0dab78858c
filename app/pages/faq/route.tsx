import { type CellState, cellState, cellsInRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { HeroBand } from "../../components/HeroBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { QuestionGroup } from "./QuestionGroup.tsx";
import { QuestionIndex } from "./QuestionIndex.tsx";

export const handle: RouteHandle = { hue: "ochre" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, questions } = context.get(siteContext);
	const { faq } = content.pages;
	const groups = faq.groups.map((group) => ({
		...group,
		questions: questions.filter((question) => question.group === group.id),
	}));
	return { words: faq, groups, count: questions.length };
}

/** Draws a disc for each question answered here, as many as leave two cells, and a bar of the rest for the reader's own. */
function drawClosingRow(count: number): CellState[] {
	const discs = Math.min(count, cellsInRow - 2);
	return Array.from({ length: cellsInRow }, (_, cell) =>
		cell < discs ? cellState.disc : cellState.bar,
	);
}

export default function Faq({ loaderData: { words, groups, count } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={words.hero} flush>
				<div className="on-screen">
					<HeroBand theme="ochre">
						<QuestionIndex groups={groups} />
					</HeroBand>
				</div>
			</PageHero>
			{/* The edge of the band above the first is its line. */}
			{groups.map((group, index) => (
				<QuestionGroup key={group.id} group={group} hasLine={index > 0} />
			))}
			<ClosingBand {...words.closing} layout="rowsAbove" matrix={[drawClosingRow(count)]} />
		</>
	);
}
