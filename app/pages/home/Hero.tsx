import { interpolate, type PageContent, spellNumber } from "../../../content-model/index.ts";
import type { Matrix } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { CellRows } from "../../components/CellRow.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { InlineText } from "../../components/InlineText.tsx";
import { Legend } from "../../components/Legend.tsx";
import { countByWeek, splitCount, teamColours } from "../../components/teamUse.ts";
import { useWeekNames } from "../../components/useWeekNames.ts";
import { WeekLines, WeekNames } from "../../components/WeekLines.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import type { Paragraph } from "../../site/plainText.server.ts";
import { getWeightClass } from "../../styles/weightClass.ts";
import { findTurningWeek, heroTeams } from "./heroTeams.ts";
import styles from "./Hero.module.css";

type HeroWords = PageContent<"home">["hero"];

interface HeroProps {
	words: HeroWords;
	/** The introduction, with its links. */
	lede: Paragraph;
	/** Anchor of the section that the first action leads to. */
	learnMoreId: string;
}

/** The opening of the home page: three words, their meaning and the habit they lead to. */
export function Hero({ words, lede, learnMoreId }: HeroProps) {
	const { settings } = usePageContext();
	return (
		<section className={joinClassNames(styles.hero, "wrap")}>
			<h1>
				{settings.heroWords.map((word, index, all) => (
					<span key={word}>{index < all.length - 1 ? `${word}, ` : word}</span>
				))}
			</h1>
			<div className="split-at-column-3">
				<p className="tagline">{settings.tagline}</p>
				<div className={styles.intro}>
					<p className="lede ink">
						<InlineText parts={lede} />
					</p>
					<Actions className="on-screen">
						<Action link={{ label: words.learnMore, href: `#${learnMoreId}` }} />
						{words.contact && <ContentLink link={words.contact} />}
						<ContentLink link={words.nextSection} className={styles.down} data-no-text="">
							<svg width={24} viewBox="0 0 24 24" aria-hidden="true">
								<path d="M12 4v15M18.5 13 12 19.5 5.5 13" />
							</svg>
							<span>{words.nextSection.label}</span>
						</ContentLink>
					</Actions>
				</div>
			</div>
			<TeamFigure words={words.figure} />
		</section>
	);
}

/**
 * A legend, five teams over five weeks, and the number of people who use it in each week. One sentence, counted from
 * the rows, says what all of them show; choosing a team fades the others and shows its own.
 */
function TeamFigure({ words }: { words: HeroWords["figure"] }) {
	const weeks = useWeekNames();
	const people = heroTeams.flat();
	const counts = countByWeek(people);
	const [before, after] = splitCount(words.count, people.length);
	return (
		<figure className="margin-top-6">
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
