import { Cover } from "../../components/Cover.tsx";
import { Drawing } from "../../components/Drawing.tsx";
import { HabitField } from "../../components/HabitField.tsx";
import { HabitFigure } from "../../components/HabitFigure.tsx";
import { HabitRow } from "../../components/HabitRow.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { Ruler } from "../../components/Ruler.tsx";
import {
	assistantPictogramNames,
	benefitPictogramNames,
	featurePictogramNames,
	habit,
	markPath,
	markViewBox,
	type PictogramName,
	parseRow,
	pictogram,
	reasonPictogramNames,
	rulerRow,
	smallMarkPath,
	solutionPictogramNames,
	valuePictogramNames,
} from "../../grid/index.ts";
import type { Member } from "../../site/team.server.ts";
import type { SampleCover } from "../coverSamples.server.ts";
import { DesignSection, Specimen, State } from "../Specimen.tsx";
import { longName } from "../samples.ts";

interface GridProps {
	covers: readonly { mode: string; samples: SampleCover[] }[];
	members: readonly Member[];
	/** Name of a week. */
	week: string;
}

const pictograms: { title: string; names: readonly PictogramName[] }[] = [
	{ title: "Benefits, 8 by 5", names: benefitPictogramNames },
	{ title: "Values, 8 by 5", names: valuePictogramNames },
	{ title: "Assistants, 5 by 5", names: assistantPictogramNames },
	{ title: "Solutions, 13 by 5", names: solutionPictogramNames },
	{ title: "Features, 13 by 3", names: featurePictogramNames },
	{ title: "Reasons, 25 by 1", names: reasonPictogramNames },
	{ title: "Missing pages", names: ["benefit-not-found", "not-found"] },
];

const portraitSizes = ["full", "small", "smaller", "smallest"] as const;

const field = habit({ slug: "design", rows: 5, onset: [2, 20] });

/** What the generator draws. */
export function Grid({ covers, members, week }: GridProps) {
	const [someone] = members;
	const sample = covers[0]?.samples[0]?.cover;
	return (
		<DesignSection
			id="grid"
			title="The habit grid"
			lede="Tick, dot, disc, bar: not yet, tried it, used it, a full day. The same slug gives the same picture for ever."
			progress={0.6}
		>
			<Specimen name="HabitRow" file="app/components/HabitRow.tsx" columns={2}>
				<State name="Four states, joined bars">
					<HabitRow days={parseRow("...--ooo#.##.###.####.###")} />
				</State>
				<State name="In a colour, single days in another">
					<HabitRow
						days={parseRow("...--ooo#.##.###.####.###")}
						colour="dusk"
						tint={(column) => (column > 19 ? "ochre" : "")}
					/>
				</State>
				<State name="Empty">
					<HabitRow days={[]} />
				</State>
				<State name="On a band" ground="band">
					<HabitRow days={parseRow("..-.-oo.oo#.###.#########")} />
				</State>
			</Specimen>
			<Specimen name="Ruler" file="app/components/Ruler.tsx" columns={2}>
				{[0.1, 0.4, 0.7, 1].map((progress) => (
					<State key={progress} name={`${progress * 100} % of the page`}>
						<Ruler slug="design-ruler" progress={progress} colour="gum" />
					</State>
				))}
			</Specimen>
			<Specimen name="HabitFigure" file="app/components/HabitFigure.tsx" columns={2}>
				<State name="Three rows">
					<HabitFigure
						week={week}
						figure={{
							caption: "An illustration, not measured data.",
							rows: [
								{ label: "Partners", days: ".o..o-o.oo.o.oo.oo#.oo.oo", colour: "dusk" },
								{ label: longName, days: ".....-.-..o-.oo-oo.ooo#oo", colour: "gum" },
								{ label: "Nobody", days: ".........................", colour: "redgum" },
							],
						}}
					/>
				</State>
				<State name="One row">
					<HabitFigure
						week={week}
						figure={{
							caption: "One row is a figure too.",
							rows: [{ label: "The firm", days: "..--.oo.oo.###.##########", colour: "ochre" }],
						}}
					/>
				</State>
			</Specimen>
			<Specimen
				name="HabitField"
				file="app/components/HabitField.tsx"
				note="Square cells across the page."
				wide
			>
				<div className="wrap">
					<HabitField matrix={field} colour="gum" tint={(row) => (row === 2 ? "saltbush" : "")} />
				</div>
			</Specimen>
			{covers.map(({ mode, samples }) => (
				<Specimen key={mode} name={`Cover, ${mode}`} file={`app/grid/cover/${mode}.ts`} columns={6}>
					{samples.map(({ name, cover }) => (
						<State key={name} name={name}>
							<Cover cover={cover} />
						</State>
					))}
				</Specimen>
			))}
			<Specimen name="Cover" file="app/components/Cover.tsx" columns={4}>
				{sample && (
					<>
						<State name="Wide, from 42rem" whole>
							<Cover cover={sample} wide />
						</State>
						<State name="Fetched">
							<Cover cover={sample} />
						</State>
					</>
				)}
				<State name="The picture is missing">
					<Cover cover={{ tile: "t5", card: "data:,", strip: "data:," }} />
				</State>
			</Specimen>
			{sample && (
				<Specimen
					name="Drawing, PaintAfter"
					file="app/components/Drawing.tsx, app/components/PaintAfter.tsx"
					note="The first picture of a page is part of its document. PaintAfter shows nothing: it holds the first paint until such a picture is there."
					columns={4}
				>
					<State name="It decorates">
						<Drawing className={`cover ${sample.tile}`} svg={sample.drawing.card} />
					</State>
					<State name="Described">
						<Drawing
							className={`cover ${sample.tile}`}
							svg={sample.drawing.card}
							alt="A hill of dots and bars"
						/>
					</State>
				</Specimen>
			)}
			{pictograms.map(({ title, names }) => (
				<Specimen
					key={title}
					name={title}
					file="app/grid/pictograms.ts"
					columns={title.startsWith("Reasons") ? 2 : 6}
				>
					{names.map((name) => (
						<State key={name} name={name}>
							<Picture matrix={pictogram(name)} colour="gum" />
						</State>
					))}
				</Specimen>
			))}
			<Specimen name="Picture" file="app/components/Picture.tsx" columns={4}>
				<State name="Described">
					<Picture
						matrix={[rulerRow("one", 0.7), rulerRow("two", 0.8)]}
						colour="dusk"
						label="Two rows of days that join up"
					/>
				</State>
				<State name="On a tile">
					<div className="tile-picture t1">
						<Picture matrix={pictogram("data-security")} />
					</div>
				</State>
				<State name="Coloured by cell">
					<Picture
						matrix={pictogram("greater-efficiency")}
						tint={(row) => (row === 0 ? "ochre" : "gum")}
					/>
				</State>
				<State name="Empty">
					<Picture matrix={[parseRow("........"), parseRow("........")]} />
				</State>
			</Specimen>
			<Specimen name="Portrait" file="app/components/Portrait.tsx" columns={6}>
				{members.map(({ slug, name, portrait }) => (
					<State key={slug} name={name}>
						<Portrait image={portrait} alt={`Portrait of ${name}`} />
					</State>
				))}
			</Specimen>
			{someone && (
				<Specimen
					name="Portrait, small and initials"
					file="app/components/Portrait.tsx"
					columns={6}
				>
					{portraitSizes.slice(1).map((size) => (
						<State key={size} name={size}>
							<div className={`portrait-${size}`}>
								<Portrait image={someone.portrait} alt={`${someone.name}, ${size}`} />
							</div>
						</State>
					))}
					<State name="No portrait">
						<Portrait
							image={{ kind: "initials", tile: "t2", initials: "MP" }}
							alt="Portrait that does not exist"
						/>
					</State>
				</Specimen>
			)}
			<Specimen name="Mark" file="app/grid/mark.ts" columns={6}>
				{["large", "middle", "least"].map((size) => (
					<State key={size} name={size}>
						<svg className={`mark gum ${size}`} viewBox={markViewBox} aria-hidden="true">
							<path d={markPath} />
						</svg>
					</State>
				))}
				<State name="16 px, on whole pixels">
					<svg className="mark gum pixels" viewBox="0 0 16 16" aria-hidden="true">
						<path d={smallMarkPath} />
					</svg>
				</State>
			</Specimen>
		</DesignSection>
	);
}
