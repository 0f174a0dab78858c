import type { PageContent } from "../../../content-model/index.ts";
import { type CellState, cellState, getPictogram, type Matrix } from "../../../grid/index.ts";
import { ClosingWithDrawing } from "../../components/ClosingWithDrawing.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./BenefitClosing.module.css";

interface BenefitClosingProps {
	benefit: Pick<Benefit, "pictogram" | "theme">;
	/** The question of this benefit. */
	question: NonNullable<Benefit["closing"]>;
	words: PageContent<"benefit">["closing"];
}

/** The end of a benefit's page: its drawing as a habit takes hold of it, and what it would be for the visitor's firm. */
export function BenefitClosing({ benefit, question, words }: BenefitClosingProps) {
	const { pictogram, theme } = benefit;
	const { tried, used, habit } = words.stages;
	const drawing = getPictogram(pictogram);
	const stages = [
		{ label: tried, matrix: weaken(drawing, 2) },
		{ label: used, matrix: weaken(drawing, 1) },
		{ label: habit, matrix: drawing },
	];
	return (
		<ClosingWithDrawing {...question} action={words.action} theme={theme} layout="above">
			<ol className={styles.stages} data-no-text="">
				{stages.map(({ label, matrix }) => (
					<li key={label}>
						<GridDrawing matrix={matrix} />
						<p className="caption">{label}</p>
					</li>
				))}
			</ol>
		</ClosingWithDrawing>
	);
}

/** Draws every symbol by so many steps smaller: by one, a bar is a disc and a disc a dot. */
function weaken(matrix: Matrix, steps: 1 | 2): Matrix {
	const states: readonly CellState[] = [cellState.tick, cellState.dot, cellState.disc];
	return matrix.map((row) =>
		row.map((state) => states[Math.min(state, cellState.bar) - steps] ?? cellState.tick),
	);
}
