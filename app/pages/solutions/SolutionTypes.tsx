import type { Page } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import "./SolutionTypes.css";

type TypesCopy = Page<"solutions">["types"];

/** The kinds of solutions, each with its picture or with an example of what it does. */
export function SolutionTypes({ copy }: { copy: TypesCopy }) {
	return (
		<Section id="types" progress={0.5} head={copy}>
			<PointList
				className="solution-types ruled columns-2"
				points={copy.items}
				picture={({ icon, pair }) =>
					pair ? (
						<BeforeAndAfter {...pair} copy={copy} />
					) : (
						<GridDrawing matrix={getPictogram(icon)} colourClass="hue" />
					)
				}
			/>
		</Section>
	);
}

type Pair = NonNullable<TypesCopy["items"][number]["pair"]>;

/** The input, word for word, and the result. */
function BeforeAndAfter({ before, after, sample, copy }: Pair & { copy: TypesCopy }) {
	return (
		<div className="before-and-after">
			<div>
				<p className="caption">{copy.before}</p>
				<blockquote>{before}</blockquote>
			</div>
			<div>
				<p className="caption space-between">
					{copy.after} {sample && <SampleTag inRow />}
				</p>
				<SummaryList rows={after.map(({ label, text }) => ({ label, value: text }))} />
			</div>
		</div>
	);
}
