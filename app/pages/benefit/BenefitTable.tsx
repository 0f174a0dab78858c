import { parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import { StackingTable } from "../../components/StackingTable.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import "./BenefitTable.css";

type BenefitTableProps = NonNullable<Benefit["table"]> & {
	/** Tints the ground, if the section above has none. */
	tinted: boolean;
};

/** The number of letters that fit into one or two lines of a narrow column. */
const maxShortLength = 46;

/** A sample in rows of three cells. */
export function BenefitTable({ title, lede, head, rows, tinted }: BenefitTableProps) {
	const isNumbered = rows.every(({ label }) => /^\d+\. /.test(label));
	const isShort = rows.every(({ first }) => first.length <= maxShortLength);
	return (
		<Section
			id="sample"
			tinted={tinted}
			rulerFill={0.5}
			hasRulerOnPaper={false}
			head={{ className: "benefit-table-head", title, ...(lede && { lede }) }}
		>
			{isNumbered && <StepRow count={rows.length} />}
			<StackingTable
				className={joinClassNames("benefit-table", isShort && "short-cells")}
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
					{rows.map(({ label, people, first, second }) => (
						<tr key={label}>
							<th scope="row">
								{label}
								{people && (
									<GridDrawing
										matrix={parseMatrix(people)}
										colourClass="hue"
										className="table-people"
									/>
								)}
							</th>
							<td data-heading={head[1]}>{first}</td>
							<td data-heading={head[2]}>{second}</td>
						</tr>
					))}
				</tbody>
			</StackingTable>
		</Section>
	);
}

/** A leaf for each numbered row, the last in ochre: what the others lead to. Decorative. */
function StepRow({ count }: { count: number }) {
	const matrix = parseMatrix(Array.from({ length: count }, () => "###").join("."));
	const columns = matrix[0]?.length ?? 0;
	return (
		<GridDrawing
			matrix={matrix}
			getCellColour={(_, column) => (column >= columns - 3 ? "ochre" : "")}
			colourClass="hue"
			className="table-steps"
		/>
	);
}
