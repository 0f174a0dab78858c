import { HabitRow } from "../../components/HabitRow.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { parseRow } from "../../grid/index.ts";
import { Length } from "../shared/Length.tsx";

type Offer = Page<"home">["training"]["offers"][number];

interface TrainingProps {
	training: Page<"home">["training"];
	/** Name of a week, with {number}. */
	week: string;
}

/** Where the sessions of an offer fall in five weeks: weekly, as agreed, every tenth working day. */
const timetables: Record<Offer["id"], { days: string; colour: string }> = {
	bootcamp: { days: "..#....#....#....#....#..", colour: "gum" },
	custom: { days: ".##....#......#......##..", colour: "ochre" },
	fortnightly: { days: "...#.........#.........#.", colour: "dusk" },
};

/** The three training offers as rows of a timetable. */
export function Training({ training: { title, lede, offers }, week }: TrainingProps) {
	const weeks = [1, 2, 3, 4, 5].map((number) => interpolate(week, { number }));
	return (
		<Section id="training" progress={0.6}>
			<SectionHead title={title} lede={lede} />
			<ul className="timetable ruled">
				{offers.map((offer) => (
					<li key={offer.id} className="axis">
						<div>
							<h3>{offer.title}</h3>
							<p className="quiet">{offer.description}</p>
						</div>
						<div>
							<Length>{offer.length}</Length>
							<div className="week-lines" aria-hidden="true">
								<div className="weeks">
									{weeks.map((name) => (
										<span key={name}>{name}</span>
									))}
								</div>
								<HabitRow
									days={parseRow(timetables[offer.id].days)}
									colour={timetables[offer.id].colour}
								/>
							</div>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
