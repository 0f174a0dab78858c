import { HabitRows } from "../../components/HabitRow.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { countUsed } from "../../grid/index.ts";
import { Lock } from "../shared/ProductMarks.tsx";
import { countsByWeek, teamColours, windowTeams } from "./teamHabits.ts";

/** The words in the product window. */
type WindowCopy = Page<"home">["platform"]["window"];

interface ProductWindowProps {
	copy: WindowCopy;
	/** Price of the platform a month, as printed. */
	monthly: string;
}

/** The platform in use, drawn in HTML. Screen readers get one sentence. */
export function ProductWindow({ copy, monthly }: ProductWindowProps) {
	return (
		<div className="window" role="img" aria-label={copy.description}>
			<div className="chrome caption">
				<span>
					<Lock />
					{copy.address}
				</span>
				<span>{copy.hosted}</span>
				{copy.sample && copy.sampleLabel && <span className="tag warn">{copy.sampleLabel}</span>}
			</div>
			<Conversation copy={copy} />
			<Usage copy={copy} monthly={monthly} />
		</div>
	);
}

/** A question with a file, and an answer with its sources. */
function Conversation({ copy }: { copy: WindowCopy }) {
	const { table } = copy;
	return (
		<div className="conversation">
			<div className="question">
				<p>{copy.question}</p>
				<span className="chip mt-2">{copy.attachment}</span>
			</div>
			<p>{copy.answer}</p>
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
					{table.rows.map(({ point, found, standard, same }) => (
						<tr key={point}>
							<th scope="row">{point}</th>
							<td>{found}</td>
							<td>{standard}</td>
							<td>
								<span className={same ? "tag" : "tag warn"}>
									{same ? table.same : table.differs}
								</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="chips caption">
				{copy.sourcesLabel}{" "}
				{copy.sources.map((source) => (
					<span className="chip" key={source}>
						{source}
					</span>
				))}
			</div>
			<p className="follow-up">{copy.followUp}</p>
			<div className="ask">
				{interpolate(copy.ask, { persona: copy.persona })} <b>{copy.send}</b>
			</div>
		</div>
	);
}

/** Who uses it, day by day. Every figure but the price is counted from the rows. */
function Usage({ copy: { usage }, monthly }: ProductWindowProps) {
	const people = windowTeams.flat();
	const lastWeek = countsByWeek(people).at(-1);
	const [before, after] = usage.count.replace("{total}", String(people.length)).split("{count}");
	const days = [1, 5].map((week) => ({
		label: interpolate(usage.days, { number: week }),
		value: people.reduce((sum, row) => sum + countUsed(row.slice(week * 5 - 5, week * 5)), 0),
	}));
	return (
		<div className="usage">
			<p className="caption">
				<b>{usage.title}</b>
			</p>
			<p className="count">
				{`${before}${lastWeek} `}
				<small>{after?.trim()}</small>
			</p>
			{windowTeams.map((rows, team) => (
				<div key={usage.teams[team]}>
					<p className="caption">{usage.teams[team]}</p>
					<HabitRows matrix={rows} colour={teamColours[team]} />
				</div>
			))}
			<p className="ends caption">
				{[1, 5].map((week) => (
					<span key={week}>{interpolate(usage.week, { number: week })}</span>
				))}
			</p>
			<dl className="values">
				{[...days, { label: usage.cost, value: monthly }].map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
