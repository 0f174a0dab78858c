import { parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Legend } from "../../components/Legend.tsx";
import { Section } from "../../components/Section.tsx";
import { StackingTable } from "../../components/StackingTable.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./BenefitTable.module.css";

type BenefitTableProps = NonNullable<Benefit["table"]> & {
	/** Tints the ground, if the section above has none. */
	tinted: boolean;
};

/** An example in rows of three cells. */
export function BenefitTable({
	title,
	lede,
	legend,
	steps,
	narrow,
	head,
	rows,
	tinted,
}: BenefitTableProps) {
	return (
		<Section
			id="example"
			tinted={tinted}
			edge={{ rulerFill: 0.5, isOnPaper: false }}
			head={{ className: styles.head, title, ...(lede && { lede }) }}
		>
			{legend && (
				<Legend
					className={styles.legend}
					labels={legend}
					colourClass="hue"
					symbolColours={{ dot: styles.dot }}
				/>
			)}
			<StackingTable
				className={joinClassNames(styles.benefitTable, narrow && styles.narrow)}
				aria-label={title}
			>
				<thead>
					<tr>
						{head.map((heading) => (
							<th key={heading} scope="col">
								{heading}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, people, cells }, index) => (
						<tr key={label}>
							<th scope="row">
								{label}
								{steps && <StepsDone count={index + 1} total={rows.length} />}
								{people && (
									<GridDrawing
										matrix={parseMatrix(people)}
										colourClass="hue"
										large
										className={joinClassNames(styles.drawing, styles.people)}
									/>
								)}
							</th>
							<td data-heading={head[1]}>{cells[0]}</td>
							<td data-heading={head[2]}>{cells[1]}</td>
						</tr>
					))}
				</tbody>
			</StackingTable>
		</Section>
	);
}

/** The leaf of a step: it grows by a day a row, and is in ochre once it is whole. Decorative. */
function StepsDone({ count, total }: { count: number; total: number }) {
	return (
		<GridDrawing
			matrix={parseMatrix("#".repeat(count).padEnd(total, "."))}
			colourClass={count === total ? "ochre" : "hue"}
			className={joinClassNames(styles.drawing, "on-screen")}
		/>
	);
}
