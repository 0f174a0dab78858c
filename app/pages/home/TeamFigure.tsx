import { interpolate, type PageContent, spellNumber } from "../../../content-model/index.ts";
import type { Matrix } from "../../../grid/index.ts";
import { CellRows } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Legend } from "../../components/Legend.tsx";
import { countByWeek, splitCount, teamColours } from "../../components/teamUse.ts";
import { useWeekNames } from "../../components/useWeekNames.ts";
import { WeekLines, WeekNames } from "../../components/WeekLines.tsx";
import { getWeightClass } from "../../styles/weightClass.ts";
import { findTurningWeek, heroTeams } from "./heroTeams.ts";
import styles from "./TeamFigure.module.css";

/**
 * A legend, five teams over five weeks, and the number of people who use it in each week. One sentence, counted from
 * the rows, says what all of them show; choosing a team fades the others and shows its own.
 */
export function TeamFigure({ words }: { words: PageContent<"home">["hero"]["figure"] }) {
	const weeks = useWeekNames();
	const people = heroTeams.flat();
	const counts = countByWeek(people);
	const [before, after] = splitCount(words.count, people.length);
	return (
		<figure className={joinClassNames(styles.teamFigure, "margin-top-6")}>
			<Legend labels={words.legend} colourClass="ink" className={styles.legend} />
			<div role="radiogroup" className={styles.teams} aria-labelledby="hint">
				<WeekLines className={styles.weekLines} />
				<div className={joinClassNames(styles.team, styles.everyone, "on-screen")}>
					<label>
						<input type="radio" name="team" className="ink" defaultChecked />
						<b>{words.everyone}</b>
					</label>
					<p className={styles.answer} id="hint">
						{formatFinding(words.hint, people)}
					</p>
				</div>
				<WeekNames className={styles.weeks} />
				{heroTeams.map((rows, team) => (
					<div className={styles.team} key={words.teams[team]}>
						<label>
							<input type="radio" name="team" className={teamColours[team]} />
							<b aria-hidden="true">{words.teams[team]}</b>
							<span className={styles.answer}>
								{formatFinding(words.answer, rows, words.teams[team])}
							</span>
						</label>
						<div aria-hidden="true">
							<CellRows matrix={rows} colourClass={teamColours[team]} />
						</div>
					</div>
				))}
			</div>
			<dl className={styles.counts}>
				<dt className="caption">{words.countLabel}</dt>
				{counts.map((count, index) => (
					<dd key={weeks[index]} className={getWeightClass(index, counts.length)}>
						<span className="visually-hidden" data-no-search="">{`${weeks[index]}: `}</span>
						{`${before}${count} `}
						<small>{after}</small>
					</dd>
				))}
			</dl>
			<figcaption className="caption margin-top-5">{words.caption}</figcaption>
		</figure>
	);
}

/** Formats what the rows of some people show, in one sentence; that of a team is also its radio label. */
function formatFinding(sentence: string, rows: Matrix, team = ""): string {
	const { number, count } = findTurningWeek(rows);
	return interpolate(sentence, {
		team,
		number,
		count: spellNumber(count),
		total: spellNumber(rows.length),
	});
}
