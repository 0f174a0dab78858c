import type { ReactElement } from "react";
import { interpolate } from "../../../content-model/index.ts";
import { countUsed, daysInWeek, weeksInGrid } from "../../../grid/index.ts";
import { CellRow } from "../CellRow.tsx";
import { Chip } from "../Chip.tsx";
import { joinClassNames } from "../classNames.ts";
import { SummaryList } from "../SummaryList.tsx";
import { Tag } from "../Tag.tsx";
import { countByWeek, splitCount, teamColours } from "../teamUse.ts";
import { useWeekNames } from "../useWeekNames.ts";
import { LockIcon } from "./ProductIcons.tsx";
import type { WindowWords } from "./schema.ts";
import { summariseTeam, windowTeams } from "./windowTeams.ts";
import styles from "./ProductWindow.module.css";

/** What the window shows. */
export interface ProductWindowProps {
	words: WindowWords;
	/** Formatted monthly price of the platform. */
	monthly: string;
}

/** The platform in use, drawn in HTML. Screen readers get one sentence. */
export function ProductWindow({
	words,
	monthly,
	gateway,
}: ProductWindowProps & {
	/** Drawn beside the question, over the right edge of the window: the usage is at the left then. */
	gateway?: ReactElement;
}) {
	return (
		<div
			className={joinClassNames(styles.productWindow, gateway && styles.walled)}
			role="img"
			aria-label={words.description}
		>
			<div className={joinClassNames(styles.windowTitleBar, "cluster caption")}>
				<span>
					<LockIcon />
					{words.url}
				</span>
				<span>{words.hosting}</span>
				{words.sample && words.sampleLabel && (
					<Tag className={styles.sampleTag}>{words.sampleLabel}</Tag>
				)}
			</div>
			<Conversation words={words} gateway={gateway} />
			<Usage words={words} monthly={monthly} />
		</div>
	);
}

/** A question with a file, and an answer with its sources. */
function Conversation({
	words,
	gateway,
}: {
	words: WindowWords;
	gateway: ReactElement | undefined;
}) {
	const { table } = words;
	return (
		<div className={styles.windowChat}>
			<div className={joinClassNames(styles.windowQuestion, gateway && styles.besideGateway)}>
				{gateway}
				<p>{words.question}</p>
				<Chip className="margin-top-2">{words.attachment}</Chip>
			</div>
			<p>{words.answer}</p>
			<table>
				<thead>
					<tr>
						{table.head.map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
						<td />
					</tr>
				</thead>
				<tbody>
					{table.rows.map(({ point, letter, standard, same }) => (
						<tr key={point}>
							<th scope="row">{point}</th>
							<td>{letter}</td>
							<td>{standard}</td>
							<td>
								<Tag>{same ? table.same : table.differs}</Tag>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="cluster caption">
				{words.sourcesLabel}{" "}
				{words.sources.map((source) => (
					<Chip key={source}>{source}</Chip>
				))}
			</div>
			<p className={styles.followUp}>{words.followUp}</p>
			<div className={joinClassNames(styles.windowInput, "space-between")}>
				{interpolate(words.ask, { persona: words.persona })} <b>{words.send}</b>
			</div>
		</div>
	);
}

/** The first week and the last, which are compared. */
const comparedWeeks = [1, weeksInGrid];

/** Smallest group of people whose figures are shown. */
const smallestGroup = 5;

/** Usage of each team, day by day. All figures except the price are counted from the data. */
function Usage({ words: { usage }, monthly }: ProductWindowProps) {
	const people = windowTeams.flat();
	const lastWeek = countByWeek(people).at(-1) ?? 0;
	const rest = people.length - lastWeek;
	const [before, after] = splitCount(usage.count, people.length);
	const weekNames = useWeekNames();
	const days = comparedWeeks.map((week) => ({
		label: interpolate(usage.days, { number: week }),
		value: people.reduce(
			(sum, row) => sum + countUsed(row.slice((week - 1) * daysInWeek, week * daysInWeek)),
			0,
		),
	}));
	return (
		<div className={styles.windowUsage}>
			<p className="caption">
				<b>{usage.title}</b>
			</p>
			<p className={styles.count}>
				{/* A small remainder could identify a person, so the platform shows no such count. */}
				{`${before}${rest > 0 && rest < smallestGroup ? usage.nearlyAll : lastWeek} `}
				<small>{after}</small>
			</p>
			{windowTeams.map((rows, team) => (
				<div key={usage.teams[team]}>
					<p className="caption">{usage.teams[team]}</p>
					<CellRow cells={summariseTeam(rows)} colourClass={teamColours[team]} />
				</div>
			))}
			<div className="space-between caption">
				{comparedWeeks.map((week) => (
					<span key={week}>{weekNames[week - 1]}</span>
				))}
			</div>
			<SummaryList
				className={styles.summary}
				rows={[...days, { label: usage.cost, value: monthly }]}
			/>
		</div>
	);
}
