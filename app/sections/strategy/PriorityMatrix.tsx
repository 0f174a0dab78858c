import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { Matrix } from "../../grid/index.ts";
import { sortOpportunities, valueChain } from "./opportunities.ts";

type Figure = Page<"strategy">["roadmap"]["steps"][1]["figure"];

const { quickWins, strategicBets, notNow } = sortOpportunities(valueChain);

/** What stands in each place, and its colour. */
const places: Record<Figure["quadrants"][number]["id"], { matrix: Matrix; colour: string }> = {
	"strategic-bets": { matrix: strategicBets, colour: "ochre" },
	"quick-wins": { matrix: quickWins, colour: "gum" },
	"not-now": { matrix: notNow, colour: "saltbush" },
};

/** Step 2: the opportunities of step 1 again, sorted by value and feasibility. */
export function PriorityMatrix({ axes, quadrants, caption }: Figure) {
	return (
		<figure className="priority-matrix panel">
			<div className="axes">
				<p className="value caption" data-no-text="">
					{axes.value}
				</p>
				<ul>
					{quadrants.map(({ id, title, text }) => (
						<li key={id} className={id}>
							<div>
								<h4>{title}</h4>
								<p className="caption">{text}</p>
							</div>
							<GridDrawing {...places[id]} />
						</li>
					))}
				</ul>
				<p className="feasibility caption" data-no-text="">
					{axes.feasibility}
				</p>
			</div>
			<figcaption className="caption">{caption}</figcaption>
		</figure>
	);
}
