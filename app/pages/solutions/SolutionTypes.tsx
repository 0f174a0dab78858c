import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import styles from "./SolutionTypes.module.css";

type TypesWords = PageContent<"solutions">["types"];

/** The kinds of solutions, each with its drawing, then examples of what some of them do. */
export function SolutionTypes({ words }: { words: TypesWords }) {
	const examples = words.items.flatMap(({ comparison }) => comparison ?? []);
	return (
		<Section id="types" className={styles.types} edge={{ rulerFill: 0.5 }} onOneSheet head={words}>
			<PointList
				className={joinClassNames(styles.solutionTypes, "columns-3")}
				drawingBeside
				points={words.items}
				renderDrawing={({ pictogram }) => (
					<GridDrawing matrix={getPictogram(pictogram)} colourClass="hue" />
				)}
			/>
			{examples.length > 0 && (
				<ul className={joinClassNames(styles.examples, "columns-2 margin-top-7")}>
					{examples.map((comparison) => (
						<li key={comparison.title}>
							<p className={styles.exampleTitle}>{comparison.title}</p>
							<BeforeAndAfter {...comparison} words={words} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

type Comparison = NonNullable<TypesWords["items"][number]["comparison"]>;

/** The input, word for word, and the result. */
function BeforeAndAfter({ before, after, sample, words }: Comparison & { words: TypesWords }) {
	return (
		<div className={styles.beforeAndAfter}>
			<div className={styles.before}>
				<p className="caption">{words.before}</p>
				<blockquote>{before}</blockquote>
			</div>
			<div className={styles.after}>
				<p className="caption">
					{words.after}
					{sample && <SampleTag inRow />}
				</p>
				<SummaryList
					className={styles.facts}
					rows={after.map(({ label, text }) => ({ label, value: text }))}
				/>
			</div>
		</div>
	);
}
