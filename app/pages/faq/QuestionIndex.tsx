import { parseMatrix } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { GroupedQuestions } from "./QuestionGroup.tsx";
import styles from "./QuestionIndex.module.css";

/** Leads to each group, whose main answer is drawn and said below its name. */
export function QuestionIndex({ groups }: { groups: readonly GroupedQuestions[] }) {
	return (
		<ul className={styles.questionIndex} data-no-text="">
			{groups.map(({ id, title, inShort, sample, cells }) => (
				<li key={id}>
					<GridDrawing matrix={parseMatrix(cells)} className={styles.drawing} />
					<div>
						<StretchedLink className="heading-3" link={{ label: title, href: `#${id}` }} />
						<p>
							{inShort}
							{sample && <SampleTag inRow />}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
