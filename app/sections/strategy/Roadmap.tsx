import { GridDrawing } from "../../components/GridDrawing.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { parseRow } from "../../grid/index.ts";
import { Legend } from "../shared/Legend.tsx";
import { sorted, valueChain } from "./opportunities.ts";

type Steps = Page<"strategy">["roadmap"]["steps"];

/** Colours of the places that opportunities are sorted into. */
const placeColours = { "strategic-bets": "hue", "quick-wins": "hue", "not-now": "saltbush" };

/** When each phase of the sample begins and ends. */
const phaseDays = [
	"#####....................",
	"...##########............",
	"............#########....",
	"....................#####",
].map(parseRow);

/** The roadmap: three steps in growing weight, each beside what it puts on paper. */
export function Roadmap({ title, lede, steps }: Page<"strategy">["roadmap"]) {
	const [identify, prioritise, scope] = steps;
	const drawn = [
		{ ...identify, weight: "w2", figure: <ValueChain {...identify.figure} /> },
		{ ...prioritise, weight: "w5", figure: <PriorityMatrix {...prioritise.figure} /> },
		{ ...scope, weight: "w9", figure: <ScopePage {...scope.figure} /> },
	];
	return (
		<Section id="roadmap" tinted>
			<SectionHead title={title} lede={lede} statement />
			<ol className="steps">
				{drawn.map(({ title, text, weight, figure }, index) => (
					<li key={title} className="axis">
						<div>
							<b className={weight} data-no-text="">
								{index + 1}
							</b>
							<div>
								<h3>{title}</h3>
								<p className="quiet">{text}</p>
							</div>
						</div>
						{figure}
					</li>
				))}
			</ol>
		</Section>
	);
}

/** Step 1: opportunities of each kind of work along the five stages of a firm's value chain. */
function ValueChain({ columns, rows, legend, caption }: Steps[0]["figure"]) {
	return (
		<figure className="value-chain panel">
			<ol className="weeks">
				{columns.map((stage) => (
					<li key={stage}>{stage}</li>
				))}
			</ol>
			<ul className="week-lines">
				{valueChain.map((days, index) => (
					<li key={rows[index]}>
						<span className="caption">{rows[index]}</span>
						<div aria-hidden="true">
							<HabitRow days={days} colour="hue" />
						</div>
					</li>
				))}
			</ul>
			<figcaption className="caption mt-4">
				<Legend words={legend} colour="hue" />
				{caption}
			</figcaption>
		</figure>
	);
}

/** Step 2: the opportunities of step 1 again, sorted by value and feasibility. */
function PriorityMatrix({ axes, quadrants, caption }: Steps[1]["figure"]) {
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
							<GridDrawing matrix={sorted[id]} colour={placeColours[id]} />
						</li>
					))}
				</ul>
				<p className="feasibility caption" data-no-text="">
					{axes.feasibility}
				</p>
			</div>
			<figcaption className="caption mt-4">{caption}</figcaption>
		</figure>
	);
}

/** Step 3: one page of a scope, with its phases as bars on 25 days. */
function ScopePage({ rows, caption }: Steps[2]["figure"]) {
	return (
		<figure className="scope-page panel">
			<dl className="terms">
				{rows.map(({ label, text, phases }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							{text}
							{phases && (
								<ol>
									{phases.map((phase, index) => (
										<li key={phase}>
											<span className="caption">{phase}</span>
											<div aria-hidden="true">
												<HabitRow days={phaseDays[index] ?? []} colour="hue" />
											</div>
										</li>
									))}
								</ol>
							)}
						</dd>
					</div>
				))}
			</dl>
			<figcaption className="caption mt-4">{caption}</figcaption>
		</figure>
	);
}
