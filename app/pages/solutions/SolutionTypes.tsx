import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import styles from "./SolutionTypes.module.css";

type TypesCopy = PageContent<"solutions">["types"];

/** The kinds of solutions, each with its drawing, then examples of what some of them do. */
export function SolutionTypes({ copy }: { copy: TypesCopy }) {
	const examples = copy.items.flatMap(({ comparison }) => comparison ?? []);
	return (
		<Section id="types" className={styles.types} edge={{ rulerFill: 0.5 }} head={copy}>
			<PointList
				className={joinClassNames(styles.solutionTypes, "columns-3")}
				drawingBeside
				points={copy.items}
				renderDrawing={({ icon }) => <GridDrawing matrix={getPictogram(icon)} colourClass="hue" />}
			/>
			{examples.length > 0 && (
				<ul className={joinClassNames(styles.examples, "columns-2 margin-top-7")}>
					{examples.map((comparison) => (
						<li key={comparison.title}>
							<p className={styles.exampleTitle}>{comparison.title}</p>
							<BeforeAndAfter {...comparison} copy={copy} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

type Comparison = NonNullable<TypesCopy["items"][number]["comparison"]>;

/** The input, word for word, and the result. */
function BeforeAndAfter({ before, after, sample, copy }: Comparison & { copy: TypesCopy }) {
	return (
		<div className={styles.beforeAndAfter}>
			<div>
				<p className="caption">{copy.before}</p>
				<blockquote>{before}</blockquote>
			</div>
			<div>
				<p className="caption">
					{copy.after}
					{sample && <SampleTag inRow />}
				</p>
				<SummaryList
					className={styles.after}
					rows={after.map(({ label, text }) => ({ label, value: text }))}
				/>
			</div>
		</div>
	);
}
