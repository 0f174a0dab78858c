import { HabitRow } from "../app/components/HabitRow.tsx";
import { interpolate } from "../app/content/interpolate.ts";
import type { Page } from "../app/content/schemas/pages.ts";
import { teamColours } from "../app/sections/home/teamHabits.ts";
import { Facts, type ProductNames, ProductScreen } from "./ProductScreen.tsx";
import { assistantDays, daysBar, people, totals, analytics as words } from "./sample.ts";

interface AnalyticsCentreProps {
	names: ProductNames;
	assistants: Page<"platform">["assistants"]["items"];
	/** Price of the platform a month, as printed. */
	monthly: string;
}

/** The counted figures, by their names in the content. */
const counted = {
	count: totals.habit,
	people: totals.people,
	firstWeek: totals.firstWeek,
	lastWeek: totals.lastWeek,
};

/** Who has made it a habit, who has stopped, and which assistants they reach for. */
export function AnalyticsCentre({ names, assistants, monthly }: AnalyticsCentreProps) {
	const figures = [
		{ value: interpolate(words.count, counted), label: words.habit },
		{ value: totals.stopped, label: words.stopped },
		{ value: totals.lastWeek, label: words.lastWeek },
		{ value: monthly, label: words.cost },
	];
	return (
		<ProductScreen
			names={names}
			current="Analytics Centre"
			facts={<ByAssistant assistants={assistants} />}
		>
			<ul className="figures">
				{figures.map(({ value, label }) => (
					<li key={label}>
						<b>{value}</b>
						<small>{label}</small>
					</li>
				))}
			</ul>
			<div className="chart">
				<p className="weeks">
					{[1, 2, 3, 4, 5].map((number) => (
						<span key={number}>{interpolate(words.week, { number })}</span>
					))}
				</p>
				{people.map(({ name, team, days }) => (
					<div key={name}>
						<span>{name}</span>
						<HabitRow days={days} colour={teamColours[team]} />
					</div>
				))}
			</div>
			<ul className="legend caption">
				{names.usage.teams.map((team, place) => (
					<li key={team}>
						<i className={teamColours[place]} />
						{team}
					</li>
				))}
				{words.legend.map(({ mark, label }) => (
					<li key={label}>
						<i className={mark} />
						{label}
					</li>
				))}
			</ul>
		</ProductScreen>
	);
}

function ByAssistant({ assistants }: Pick<AnalyticsCentreProps, "assistants">) {
	return (
		<>
			<h2>{words.assistants}</h2>
			<ul className="by-assistant">
				{assistantDays.map(({ icon, days, colour }) => (
					<li key={icon}>
						<p>
							{assistants.find((assistant) => assistant.icon === icon)?.title}
							<span>{days}</span>
						</p>
						<HabitRow days={daysBar(days)} colour={colour} />
					</li>
				))}
			</ul>
			<Facts
				items={words.facts.map(({ label, value }) => ({
					label,
					value: interpolate(value, counted),
				}))}
			/>
		</>
	);
}
