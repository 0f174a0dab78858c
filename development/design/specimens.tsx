import type { ReactNode } from "react";
import { Action, ActionButton } from "../../app/components/Action.tsx";
import { ArticleCards } from "../../app/components/ArticleCards.tsx";
import { CellRow, CellRows } from "../../app/components/CellRow.tsx";
import { Chip } from "../../app/components/Chip.tsx";
import { ClosingBand } from "../../app/components/ClosingBand.tsx";
import { ClosingWithDrawing } from "../../app/components/ClosingWithDrawing.tsx";
import { ContentLink } from "../../app/components/ContentLink.tsx";
import { ContentsList } from "../../app/components/ContentsList.tsx";
import { Cover } from "../../app/components/Cover.tsx";
import { DescriptionList } from "../../app/components/DescriptionList.tsx";
import { Disclosure } from "../../app/components/Disclosure.tsx";
import { Duration } from "../../app/components/Duration.tsx";
import { Evidence } from "../../app/components/Evidence.tsx";
import { FactStrip } from "../../app/components/FactStrip.tsx";
import { Field } from "../../app/components/Field.tsx";
import { GainList } from "../../app/components/GainList.tsx";
import { GridDrawing } from "../../app/components/GridDrawing.tsx";
import { HabitFigure } from "../../app/components/HabitFigure.tsx";
import { InlineSvg } from "../../app/components/InlineSvg.tsx";
import { Kicker } from "../../app/components/Kicker.tsx";
import { Legend } from "../../app/components/Legend.tsx";
import { Logo } from "../../app/components/Logo.tsx";
import { MetaList } from "../../app/components/MetaList.tsx";
import { PageHero } from "../../app/components/PageHero.tsx";
import { PageTitle } from "../../app/components/PageTitle.tsx";
import { Portrait } from "../../app/components/Portrait.tsx";
import { LockIcon, PersonaAvatar } from "../../app/components/product/ProductIcons.tsx";
import { Prose } from "../../app/components/prose/Prose.tsx";
import { SearchForm } from "../../app/components/SearchForm.tsx";
import { Section } from "../../app/components/Section.tsx";
import { SectionHead } from "../../app/components/SectionHead.tsx";
import { StackingTable } from "../../app/components/StackingTable.tsx";
import { SummaryList } from "../../app/components/SummaryList.tsx";
import { Tag } from "../../app/components/Tag.tsx";
import { TextHead, TextTitle } from "../../app/components/TextHead.tsx";
import { TextSections } from "../../app/components/TextSections.tsx";
import { WeekLines, WeekNames } from "../../app/components/WeekLines.tsx";
import { Island } from "../../app/islands/Island.tsx";
import { WeightedWords } from "../../app/pages/article/WeightedWords.tsx";
import { BenefitNotice } from "../../app/pages/benefit/BenefitNotice.tsx";
import AgreementIsland from "../../app/pages/partner-referral-agreement/agreement.island.tsx";
import Estimator from "../../app/pages/pricing/estimator.island.tsx";
import { createEstimatorProps } from "../../app/pages/pricing/estimatorProps.ts";
import { Panel } from "../../app/pages/strategy/Panel.tsx";
import type { Link } from "../../content-model/index.ts";
import {
	coverModes,
	createCover,
	getPictogram,
	getThemeClass,
	parseRow,
	pictogramNames,
	smallCoverSize,
	themeNames,
} from "../../grid/index.ts";
import type { DesignData } from "./designData.server.ts";

/** A part of the design as it appears on pages. */
export interface Specimen {
	name: string;
	/** Its source file. */
	file: string;
	element: ReactNode;
	/** Runs from edge to edge of the window. */
	wide?: boolean;
}

const longWord = "Rechtsschutzversicherungsgesellschaften";
const longTitle =
	"What a partnership of forty accountants learned in its first nine months of asking an assistant before asking a colleague";
const variants = ["primary", "filled", "outline"] as const;
const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const patterns = [0, 1, 2, 3] as const;
const closingLayouts = ["above", "beside", "below"] as const;
const hues = ["gum", "saltbush", "ochre", "dusk", "redgum", "ink"];
const cells = parseRow("...--ooo#.##.###.####.###");

/** Creates a link to the page itself. */
function createLink(label: string, newTab = false): Link {
	return { label, href: "#main", newTab };
}

/** Creates a component, from the file of its own name. */
function createSpecimen(name: string, element: ReactNode, wide = false): Specimen {
	return { name, file: `app/components/${name}.tsx`, element, wide };
}

/** Several samples beside each other. */
function Samples({ children }: { children: ReactNode }) {
	return <div className="samples">{children}</div>;
}

/** Creates a specimen of every component and class that can be shown by itself. */
export function createSpecimens(data: DesignData): Specimen[] {
	return [
		...createStyleSpecimens(),
		...createListSpecimens(),
		...createTextSpecimens(data),
		...createDrawingSpecimens(data),
		...createSectionSpecimens(data),
		...createIslandSpecimens(data),
	];
}

/** Text classes, themes and colours. */
function createStyleSpecimens(): Specimen[] {
	return [
		{
			name: "Text classes",
			file: "app/styles/text.css",
			element: (
				<Samples>
					<p className="text-large">A tagline</p>
					<p className="lede">An introduction says in a sentence or two what a section is for.</p>
					<p className="caption">A caption says what is seen.</p>
					<p className="text-secondary">Second text stands back.</p>
					{weights.map((weight) => (
						<p key={weight} className={`weight-${weight}`}>{`Weight ${weight}`}</p>
					))}
				</Samples>
			),
		},
		{
			name: "Themes and colours",
			file: "grid/palette.ts, app/styles/colours.css, app/pages/strategy/Panel.tsx",
			element: (
				<Samples>
					{themeNames.map((name) => (
						<Panel
							as="figure"
							key={name}
							className={getThemeClass(name)}
						>{`.${getThemeClass(name)}`}</Panel>
					))}
					{hues.map((hue) => (
						<CellRow key={hue} cells={cells} colourClass={hue} />
					))}
				</Samples>
			),
		},
	];
}

/** Tags, fields, lists and symbols. */
function createListSpecimens(): Specimen[] {
	return [
		{
			name: "Tags, chips, fields, lists",
			file: "app/components/Tag.tsx, Chip.tsx, Field.tsx, app/styles/layout.css",
			element: (
				<Samples>
					<p className="cluster">
						<Tag>TRAINING</Tag>
						<Tag>Sample data</Tag>
						<Chip>Leases</Chip>
					</p>
					<Field type="text" aria-label="A field" defaultValue="32" />
					<Field type="text" aria-label="A field at rest" disabled />
					<ul className="ruled">
						<li>First</li>
						<li>{longTitle}</li>
					</ul>
				</Samples>
			),
		},
		{
			name: "Lists of facts",
			file: "app/components/SummaryList.tsx, DescriptionList.tsx, ContentsList.tsx, Legend.tsx, Disclosure.tsx",
			element: (
				<Samples>
					<SummaryList className="ruled" rows={[{ label: longTitle, value: "$1,000" }]} />
					<DescriptionList className="ruled" items={[{ label: "Who", text: longTitle }]} />
					<ContentsList sections={[{ id: "main", title: "The page" }]} />
					<Legend labels={{ dot: "One", disc: "More", bar: "All" }} colourClass="gum" />
					<Disclosure summary={<h3>{longTitle}</h3>}>
						<p>{longWord}</p>
					</Disclosure>
				</Samples>
			),
		},
		{
			name: "StackingTable",
			file: "app/components/StackingTable.tsx",
			element: (
				<StackingTable>
					<thead>
						<tr>
							<th scope="col">Question</th>
							<th scope="col">Answer</th>
						</tr>
					</thead>
					<tbody>
						<tr>
							<th scope="row">{longTitle}</th>
							<td data-heading="Answer">{longTitle}</td>
						</tr>
					</tbody>
				</StackingTable>
			),
		},
		{
			name: "Marks",
			file: "app/components/product/ProductIcons.tsx, WeekLines.tsx, Duration.tsx, Evidence.tsx",
			element: (
				<Samples>
					<p>
						<LockIcon /> assistant.example
					</p>
					<PersonaAvatar name="Assistant" />
					<WeekLines>
						<WeekNames />
						<CellRow cells={cells} colourClass="gum" />
					</WeekLines>
					<Duration>5 weeks, 45 minutes each</Duration>
					<Evidence text={longTitle} source="A source" />
				</Samples>
			),
		},
	];
}

/** Texts, and what is in and around them. */
function createTextSpecimens({ tree }: DesignData): Specimen[] {
	return [
		createSpecimen(
			"TextSections",
			<TextSections
				sections={["One section", "Another"].map((title) => ({
					id: title.replace(" ", "-").toLowerCase(),
					title,
					paragraphs: [[{ text: longTitle }]],
				}))}
			/>,
			true,
		),
		createSpecimen(
			"TextHead",
			<TextHead>
				<Kicker>
					<Tag>TRAINING</Tag>
					<a href="#main">Back</a>
				</Kicker>
				<TextTitle>A text</TextTitle>
				<MetaList>
					<li>
						By <b>an author</b>
					</li>
					<li>7 minutes</li>
				</MetaList>
			</TextHead>,
			true,
		),
		createSpecimen(
			"Action",
			<Samples>
				{variants.map((variant) => (
					<Action key={variant} variant={variant} link={createLink(variant)} />
				))}
				<Action link={createLink(longWord, true)} />
				<ContentLink link={createLink("A link in the text")} />
				<ActionButton disabled>Disabled</ActionButton>
			</Samples>,
		),
		{
			name: "GainList",
			file: "app/components/GainList.tsx, RuledList.tsx",
			element: <GainList title="Benefits" items={["First", longTitle]} />,
			wide: true,
		},
		createSpecimen("Logo", <Logo />),
		{
			name: "WeightedWords",
			file: "app/pages/article/WeightedWords.tsx",
			element: (
				<p className="text-large">
					<WeightedWords text="Ready to equip and evolve?" words={["equip", "evolve"]} />
				</p>
			),
		},
		createSpecimen("SearchForm", <SearchForm label="Search" help="Any words" button="Search" />),
		{
			name: "Prose",
			file: "app/components/prose/Prose.tsx",
			element: <Prose tree={tree} />,
		},
	];
}

/** Drawings and pictures. */
function createDrawingSpecimens({ articles, team }: DesignData): Specimen[] {
	const [article] = articles;
	return [
		createSpecimen("CellRow", <CellRows matrix={[cells, cells]} colourClass="dusk" />),
		createSpecimen(
			"HabitFigure",
			<HabitFigure
				figure={{
					caption: "An illustration, not measured data.",
					rows: [{ label: longTitle, days: ".o..o-o.oo.o.oo.oo#.oo.oo", colour: "dusk" }],
				}}
			/>,
		),
		createSpecimen(
			"GridDrawing",
			<Samples>
				{pictogramNames.map((name) => (
					<GridDrawing key={name} matrix={getPictogram(name)} colourClass="gum" />
				))}
				{coverModes.flatMap((mode) =>
					patterns.map((pattern) => (
						<div key={pattern} className="theme-eucalypt">
							<GridDrawing
								matrix={createCover({ slug: "design", mode, pattern }, smallCoverSize).matrix}
							/>
						</div>
					)),
				)}
			</Samples>,
		),
		createSpecimen(
			"Cover",
			<Samples>
				{articles.map(({ slug, cover }) => (
					<Cover key={slug} cover={cover} />
				))}
			</Samples>,
		),
		createSpecimen(
			"InlineSvg",
			article && (
				<InlineSvg
					className={getThemeClass(article.cover.theme)}
					svg={article.cover.small.svg}
					alt="A cover"
				/>
			),
		),
		createSpecimen(
			"Portrait",
			<Samples>
				{team.map((person) => (
					<Portrait key={person.slug} person={person} />
				))}
			</Samples>,
		),
		createSpecimen("PageTitle", <PageTitle>A TOOL</PageTitle>),
	];
}

/** Heads, sections and cards. */
function createSectionSpecimens({ articles }: DesignData): Specimen[] {
	return [
		{
			name: "PageHero",
			file: "app/components/PageHero.tsx, Lede.tsx, FactStrip.tsx",
			element: (
				<PageHero
					hero={{
						title: "PROFESSIONAL DEVELOPMENT",
						tagline: longTitle,
						lede: `${longTitle} ${longWord}`,
						sample: true,
						actions: [createLink("Contact Us"), createLink("See all prices")],
					}}
					isMainAction
				>
					<FactStrip
						figures={[
							{
								label: "Price",
								figure: "$4,500",
								fact: "plus GST, once",
								text: longTitle,
								sample: false,
							},
							{
								label: "Length",
								figure: "Three weeks",
								fact: longTitle,
								text: longTitle,
								sample: true,
							},
						]}
					/>
				</PageHero>
			),
			wide: true,
		},
		{
			name: "Section",
			file: "app/components/Section.tsx, SectionHead.tsx",
			wide: true,
			element: (
				<Section id="tinted-section" edge={{ rulerFill: 0.6 }} tinted>
					<SectionHead title={longTitle} lede={`${longTitle} ${longWord}`} />
					<Panel>A panel lies on a tinted ground.</Panel>
				</Section>
			),
		},
		{
			name: "Notice",
			file: "app/pages/benefit/BenefitNotice.tsx",
			element: (
				<BenefitNotice pictogram="customer-experience" theme="ochre">
					<p className="text-large">{longTitle}</p>
				</BenefitNotice>
			),
			wide: true,
		},
		createSpecimen(
			"ClosingBand",
			<ClosingBand
				title={`${longTitle} ${longWord}`}
				text="One offer ends the page."
				action={createLink("GET STARTED")}
				matrix={[cells]}
			/>,
			true,
		),
		{
			name: "ClosingWithDrawing",
			file: "app/components/ClosingWithDrawing.tsx, ClosingOffer.tsx",
			element: closingLayouts.map((layout) => (
				<ClosingWithDrawing
					key={layout}
					title={`${longTitle} ${longWord}`}
					text="One offer ends the page."
					action={createLink("GET STARTED")}
					theme="wattle"
					layout={layout}
				>
					<GridDrawing matrix={[cells]} />
				</ClosingWithDrawing>
			)),
			wide: true,
		},
		{
			name: "Cards",
			file: "app/components/CardList.tsx, ArticleCards.tsx, ArticleCard.tsx, StretchedLink.tsx",
			element: <ArticleCards articles={articles} bylinePrefix="By" />,
		},
	];
}

/** Islands. */
function createIslandSpecimens({ pricing, pricingCopy, fee, rate }: DesignData): Specimen[] {
	const { estimator, hero, table } = pricingCopy;
	return [
		{
			name: "Estimator",
			file: "app/pages/pricing/estimator.island.tsx",
			element: (
				<Island
					name="estimator"
					component={Estimator}
					props={createEstimatorProps({
						pricing,
						words: estimator,
						notOffered: table.notOffered,
						action: hero.actions?.[0],
						contactForm: "https://contact.example/",
						newTabLabel: "opens in a new tab",
					})}
				/>
			),
		},
		{
			name: "Fee example",
			file: "app/pages/partner-referral-agreement/FeeExample.tsx",
			element: (
				<Island
					name="agreement"
					component={AgreementIsland}
					props={{
						labels: fee.rows,
						words: fee.calculator,
						months: fee.months,
						rate,
						initialAmount: -1,
					}}
				/>
			),
		},
	];
}
