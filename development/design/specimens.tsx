import type { ReactNode } from "react";
import { Action, ContentLink } from "../../app/components/Action.tsx";
import { ClosingBand } from "../../app/components/ClosingBand.tsx";
import { Cover } from "../../app/components/Cover.tsx";
import { GridDrawing } from "../../app/components/GridDrawing.tsx";
import { HabitFigure } from "../../app/components/HabitFigure.tsx";
import { HabitRow, HabitRows } from "../../app/components/HabitRow.tsx";
import { InlineSvg } from "../../app/components/InlineSvg.tsx";
import { Logo } from "../../app/components/Logo.tsx";
import { PageHead } from "../../app/components/PageHead.tsx";
import { Portrait } from "../../app/components/Portrait.tsx";
import { Prose } from "../../app/components/Prose.tsx";
import { SearchForm } from "../../app/components/SearchForm.tsx";
import { Section, SectionHead } from "../../app/components/Section.tsx";
import { WeightedWords } from "../../app/components/WeightedWords.tsx";
import type { Link } from "../../app/content/schemas/fields.ts";
import {
	cardSize,
	cover,
	coverModes,
	parseRow,
	pictogram,
	pictogramNames,
	tileClass,
	tileNames,
} from "../../app/grid/index.ts";
import { Island } from "../../app/islands/Island.tsx";
import { ArticleCards } from "../../app/sections/shared/ArticleCards.tsx";
import type { DesignData } from "./designData.server.ts";

/** A part of the design as it stands on pages. */
export interface Specimen {
	name: string;
	/** Where it is written. */
	file: string;
	element: ReactNode;
	/** Runs from edge to edge of the window. */
	wide?: boolean;
}

const longWord = "Rechtsschutzversicherungsgesellschaften";
const longTitle =
	"What a partnership of forty accountants learned in its first nine months of asking an assistant before asking a colleague";
const looks = ["main", "solid", "plain"] as const;
const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const forms = [0, 1, 2, 3] as const;
const hues = ["gum", "saltbush", "ochre", "dusk", "redgum", "ink"];

/** A link to the page itself. */
function linkTo(label: string, newTab = false): Link {
	return { label, href: "#main", newTab };
}

/** A component, from the file of its own name. */
function component(name: string, element: ReactNode, wide = false): Specimen {
	return { name, file: `app/components/${name}.tsx`, element, wide };
}

/** Several samples beside each other. */
function Samples({ children }: { children: ReactNode }) {
	return <div className="samples">{children}</div>;
}

/** Every component and class of the design. */
export function specimens(data: DesignData): Specimen[] {
	const { tree, week, articles, members, pricing, pricingCopy, fee, rate } = data;
	const { example, ...estimatorCopy } = pricingCopy.estimator;
	const [article] = articles;
	const days = parseRow("...--ooo#.##.###.####.###");
	return [
		{
			name: "Text classes",
			file: "app/styles/utilities.css",
			element: (
				<Samples>
					<p className="tagline">A tagline</p>
					<p className="lede">An introduction says in a sentence or two what a section is for.</p>
					<p className="caption">A caption says what is seen.</p>
					<p className="quiet">Second text stands back.</p>
					{weights.map((weight) => (
						<p key={weight} className={`w${weight}`}>{`Weight ${weight}`}</p>
					))}
				</Samples>
			),
		},
		{
			name: "Tiles and colours",
			file: "app/grid/palette.ts, app/styles/siteStyles.ts",
			element: (
				<Samples>
					{tileNames.map((name) => (
						<p key={name} className={`panel ${tileClass(name)}`}>{`.${tileClass(name)} ${name}`}</p>
					))}
					{hues.map((hue) => (
						<HabitRow key={hue} days={days} colour={hue} />
					))}
				</Samples>
			),
		},
		{
			name: "Tags, chips, fields, lists",
			file: "app/components/Tag.css, app/components/Section.css",
			element: (
				<Samples>
					<p className="chips">
						<span className="tag">TRAINING</span>
						<span className="tag warn">Sample data</span>
						<span className="chip">Leases</span>
					</p>
					<input type="text" className="field" aria-label="A field" defaultValue="32" />
					<input type="text" className="field" aria-label="A field at rest" disabled />
					<ul className="ruled leaf-list">
						<li>First</li>
						<li>{longTitle}</li>
					</ul>
				</Samples>
			),
		},
		component(
			"Action",
			<Samples>
				{looks.map((look) => (
					<Action key={look} look={look} link={linkTo(look)} />
				))}
				<Action link={linkTo(longWord, true)} />
				<ContentLink link={linkTo("A link in the text")} />
				<button type="button" className="action" disabled>
					Disabled
				</button>
			</Samples>,
		),
		component("Logo", <Logo />),
		component(
			"WeightedWords",
			<p className="tagline">
				<WeightedWords text="Ready to equip and evolve?" words={["equip", "evolve"]} />
			</p>,
		),
		component("SearchForm", <SearchForm label="Search" help="Any words" button="Search" />),
		component("Prose", <Prose tree={tree} week={week} />),
		component("HabitRow", <HabitRows matrix={[days, days]} colour="dusk" />),
		component(
			"HabitFigure",
			<HabitFigure
				week={week}
				figure={{
					caption: "An illustration, not measured data.",
					rows: [{ label: longTitle, days: ".o..o-o.oo.o.oo.oo#.oo.oo", colour: "dusk" }],
				}}
			/>,
		),
		component(
			"GridDrawing",
			<Samples>
				{pictogramNames.map((name) => (
					<GridDrawing key={name} matrix={pictogram(name)} colour="gum" />
				))}
				{coverModes.flatMap((mode) =>
					forms.map((form) => (
						<div key={form} className="t1">
							<GridDrawing matrix={cover({ slug: "design", mode, form }, cardSize).matrix} />
						</div>
					)),
				)}
			</Samples>,
		),
		component(
			"Cover",
			<Samples>
				{articles.map(({ slug, cover }) => (
					<Cover key={slug} cover={cover} />
				))}
			</Samples>,
		),
		component(
			"InlineSvg",
			article && (
				<InlineSvg
					className={`cover ${article.cover.tile}`}
					svg={article.cover.card.svg}
					alt="A cover"
				/>
			),
		),
		component(
			"Portrait",
			<Samples>
				{members.map((member) => (
					<Portrait key={member.slug} person={member} />
				))}
			</Samples>,
		),
		component(
			"PageHead",
			<PageHead
				title="PROFESSIONAL DEVELOPMENT"
				tagline={longTitle}
				lede={`${longTitle} ${longWord}`}
				actions={[linkTo("Contact Us"), linkTo("See all prices")]}
				mainAction
			/>,
			true,
		),
		component(
			"Section",
			<Section id="tinted-section" progress={0.6} tinted>
				<SectionHead title={longTitle} lede={`${longTitle} ${longWord}`} />
				<p className="panel">A panel lies on a tinted ground.</p>
			</Section>,
			true,
		),
		{
			name: "Notice",
			file: "app/components/Notice.css",
			element: (
				<section className="notice wrap axis">
					<div className="tile t4">
						<GridDrawing matrix={pictogram("customer-experience")} />
					</div>
					<div>
						<p className="tagline">{longTitle}</p>
					</div>
				</section>
			),
			wide: true,
		},
		component(
			"ClosingBand",
			<ClosingBand
				title={`${longTitle} ${longWord}`}
				text="One offer ends the page."
				action={linkTo("GET STARTED")}
				matrix={[days]}
			/>,
			true,
		),
		{
			name: "Cards",
			file: "app/sections/shared/ArticleCards.tsx",
			element: <ArticleCards articles={articles} by="By" />,
		},
		{
			name: "Estimator",
			file: "app/islands/Estimator.tsx",
			element: (
				<Island
					name="estimator"
					props={{
						pricing,
						copy: estimatorCopy,
						notOffered: pricingCopy.table.notOffered,
						start: example.choices,
						action: pricingCopy.hero.actions?.[0],
						newTabLabel: "opens in a new tab",
					}}
				/>
			),
		},
		{
			name: "Fee example",
			file: "app/islands/FeeExample.tsx",
			element: (
				<Island
					name="fee-example"
					props={{ labels: fee.rows, copy: fee.own, months: fee.months, rate, start: -1 }}
				/>
			),
		},
	];
}
