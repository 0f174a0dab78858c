import { Action, ContentLink } from "../../components/Action.tsx";
import { HabitRows } from "../../components/HabitRow.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { useSite } from "../../siteData.ts";
import { Legend } from "../shared/Legend.tsx";
import { countsByWeek, heroTeams, teamColours } from "./teamHabits.ts";

interface HeroProps {
	hero: Page<"home">["hero"];
	/** Anchor of the section that Learn More leads to. */
	approach: string;
}

/** The opening of the home page: three words, what they stand for and the habit they lead to. */
export function Hero({ hero, approach }: HeroProps) {
	const { site } = useSite();
	return (
		<section className="hero wrap">
			<h1>
				{site.heroWords.map((word, index, words) => (
					<span key={word}>{index < words.length - 1 ? `${word}, ` : word}</span>
				))}
			</h1>
			<div className="axis">
				<p className="tagline">{site.tagline}</p>
				<div>
					<p className="lede">{hero.lede}</p>
					<p className="actions">
						<Action link={{ label: hero.learnMore, href: `#${approach}`, newTab: false }} />
						{hero.contact && <ContentLink link={hero.contact} />}
						<ContentLink link={hero.down} className="down" data-no-text="">
							<span>{hero.down.label}</span>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path d="M12 4v15M18.5 13 12 19.5 5.5 13" />
							</svg>
						</ContentLink>
					</p>
				</div>
			</div>
			<HeroFigure figure={hero.figure} />
		</section>
	);
}

/** Five teams over five weeks, how many of them use it in each week, and what the marks mean. */
function HeroFigure({ figure }: { figure: Page<"home">["hero"]["figure"] }) {
	const people = heroTeams.flat();
	const counts = countsByWeek(people);
	const weeks = counts.map((_, index) => interpolate(figure.week, { number: index + 1 }));
	const [before, after] = figure.count.replace("{total}", String(people.length)).split("{count}");
	return (
		<figure className="mt-7">
			<div className="weeks" aria-hidden="true">
				{weeks.map((name) => (
					<span key={name}>{name}</span>
				))}
			</div>
			<div className="people" role="img" aria-labelledby="hero-caption">
				<div className="week-lines" />
				{heroTeams.map((rows, team) => (
					<div className="team" key={figure.teams[team]}>
						<b>{figure.teams[team]}</b>
						<HabitRows matrix={rows} colour={teamColours[team]} />
					</div>
				))}
			</div>
			<dl className="counts">
				<dt className="caption">{figure.countLabel}</dt>
				{counts.map((count, index) => (
					<dd key={weeks[index]} className={`w${1 + 2 * index}`}>
						<span className="visually-hidden">{`${weeks[index]}: `}</span>
						{`${before}${count} `}
						<small>{after?.trim()}</small>
					</dd>
				))}
			</dl>
			<figcaption className="mt-5">
				<p className="caption" id="hero-caption">
					{figure.caption}
				</p>
				<Legend words={figure.legend} colour="ink" />
			</figcaption>
		</figure>
	);
}
