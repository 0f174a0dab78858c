import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { HabitRow } from "../components/HabitRow.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { parseRow, pictogram, type Tint } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Legend } from "../sections/shared/Legend.tsx";
import { Offer } from "../sections/shared/Offer.tsx";
import { sorted, valueChain } from "../sections/strategy/opportunities.ts";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/strategy";

export const handle: RouteHandle = { hue: "ochre" };

/** Contour map of three hills, one for each step of the roadmap, with the road below them. 25 by 8. */
const terrain = [
	"................--oooo--.",
	".........--oo----oo##oo--",
	"...---..-oo##oo-oo####oo-",
	"..-ooo-.-o####o-oo####oo-",
	"..o###o.-oo##oo--oo##oo--",
	"..-ooo-..--oo--.+++++++++",
	"...---..+++++++++.----...",
	"+++++++++................",
].map(parseRow);

/** Two of the hills and the road, for phones. 13 by 8. */
const narrowTerrain = [
	"........-ooo-",
	"..--...-o###o",
	".-oo-..o####o",
	"-o##o-.-o###o",
	"-o##o-..+++++",
	".-oo++++++...",
	"++++++..--...",
	"........oo-..",
].map(parseRow);

/** Sets the road of a map apart. */
const roadTint: Tint = (_row, _column, level) => (level === 5 ? "accent road" : "");

/** Colours of the places that opportunities are sorted into. */
const placeColours = { "strategic-bets": "hue", "quick-wins": "hue", "not-now": "saltbush" };

/** When each phase of the sample begins and ends. */
const phaseDays = [
	"#####....................",
	"...##########............",
	"............#########....",
	"....................#####",
].map(parseRow);

/** Many ideas, a few that are worth it, one that is begun. */
const closingRows = [
	"-.o.--..o-.-.o.-..-o.-.o-",
	"....o.......ooo....o.....",
	"............#############",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.strategy };
}

export default function Strategy({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} tile="ochre">
				<GridDrawing matrix={narrowTerrain} tint={roadTint} />
				<GridDrawing matrix={terrain} tint={roadTint} />
			</PageHead>
			<Section id="why" progress={0.35} head={page.reasons}>
				<ol className="reasons ruled">
					{page.reasons.items.map(({ title, text, icon }) => (
						<li key={title} className="axis">
							<div>
								<h3>{title}</h3>
								<p className="quiet">{text}</p>
							</div>
							<div className="week-lines" aria-hidden="true">
								<HabitRow days={pictogram(icon)[0] ?? []} colour="hue" outlined />
							</div>
						</li>
					))}
				</ol>
			</Section>
			<Roadmap {...page} />
			{page.offer && <Offer {...page.offer} progress={0.85} />}
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}

type StrategyPage = Route.ComponentProps["loaderData"]["page"];
type Steps = StrategyPage["roadmap"]["steps"];

/** The roadmap: three steps in growing weight, each beside what it puts on paper. */
function Roadmap({ roadmap }: StrategyPage) {
	const [identify, prioritise, scope] = roadmap.steps;
	const drawn = [
		{ ...identify, weight: "w2", figure: <ValueChain {...identify.figure} /> },
		{ ...prioritise, weight: "w5", figure: <PriorityMatrix {...prioritise.figure} /> },
		{ ...scope, weight: "w9", figure: <ScopePage {...scope.figure} /> },
	];
	return (
		<Section id="roadmap" tinted head={{ ...roadmap, statement: true }}>
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
						<HabitRow days={days} colour="hue" />
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
											<HabitRow days={phaseDays[index] ?? []} colour="hue" />
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
