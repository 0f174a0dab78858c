import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram, getTileClass, type Level, type Matrix, mark } from "../../../grid/index.ts";
import { Action, Actions } from "../../components/Action.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./BenefitClosing.module.css";

interface BenefitClosingProps {
	benefit: Pick<Benefit, "icon" | "tile">;
	/** The question of this benefit. */
	question: NonNullable<Benefit["closing"]>;
	copy: PageContent<"benefit">["closing"];
}

/** The end of a benefit's page: its drawing as a habit takes hold of it, and what it would be for the visitor's firm. */
export function BenefitClosing({ benefit, question, copy }: BenefitClosingProps) {
	const { icon, tile } = benefit;
	const { tried, used, habit } = copy.stages;
	const drawing = getPictogram(icon);
	const stages = [
		{ label: tried, matrix: weaken(drawing, 2) },
		{ label: used, matrix: weaken(drawing, 1) },
		{ label: habit, matrix: drawing },
	];
	return (
		<section
			className={joinClassNames(styles.closing, getTileClass(tile), "on-screen")}
			data-no-search=""
		>
			<div className="wrap">
				<ol data-no-text="">
					{stages.map(({ label, matrix }) => (
						<li key={label}>
							<GridDrawing matrix={matrix} />
							<p className="caption">{label}</p>
						</li>
					))}
				</ol>
				<div className="split-at-week-3">
					<h2>{question.title}</h2>
					<div>
						<p className="lede">{question.text}</p>
						<Actions>
							<Action variant="outline" link={copy.action} />
						</Actions>
					</div>
				</div>
			</div>
		</section>
	);
}

/** Draws every mark by so many steps smaller: by one, a bar is a disc and a disc a dot. */
function weaken(matrix: Matrix, steps: 1 | 2): Matrix {
	const levels: readonly Level[] = [mark.tick, mark.dot, mark.disc];
	return matrix.map((row) =>
		row.map((level) => levels[Math.min(level, mark.bar) - steps] ?? mark.tick),
	);
}
