import { HabitRows } from "../../components/HabitRow.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { type Matrix, parseMatrix } from "../../grid/index.ts";

type Copy = Page<"solutions">["values"];

/** Three rows for each value, and their colour. */
const strips: Record<Copy["items"][number]["icon"], { matrix: Matrix; colour: string }> = {
	// One block, two, or as many as it takes.
	"flexible-options": {
		matrix: parseMatrix(
			"####...................../####.####................/####.####.###############",
		),
		colour: "gum",
	},
	// Every side is fixed before anything stands inside.
	"scoped-for-certainty": {
		matrix: parseMatrix(
			"#########################/#.......................#/#########################",
		),
		colour: "dusk",
	},
	// Care that comes back, week after week.
	"long-term-support": {
		matrix: parseMatrix(
			"..#....................../..#....#....#............/..#....#....#....#....#..",
		),
		colour: "ochre",
	},
};

/** What a client can hold the work to, in three strips. */
export function Values({ title, lede, items }: Copy) {
	return (
		<Section id="values" progress={0.3} colour="redgum">
			<SectionHead title={title} lede={lede} />
			<ul className="working-values ruled">
				{items.map(({ icon, ...item }) => (
					<li key={icon}>
						<div aria-hidden="true">
							<HabitRows {...strips[icon]} />
						</div>
						<h3>{item.title}</h3>
						<p className="quiet">{item.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
