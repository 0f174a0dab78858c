import {
	cellSize,
	createPaths,
	getPictogram,
	type PictogramName,
	pictogramNames,
} from "../../../../grid/index.ts";
import { ChoiceControl, type ChoiceProps } from "./ChoiceControl.tsx";
import styles from "./PictogramControl.module.css";

/** One of the drawings of the site: each is beside its name, and the chosen one beside the field. */
export function PictogramControl(props: ChoiceProps) {
	return (
		<div className={styles.choice}>
			<ChoiceControl {...props} getMark={(name) => <Pictogram name={String(name)} />} />
			<Pictogram name={String(props.value)} />
		</div>
	);
}

/** The drawing of a name, without its empty cells, if there is one. */
function Pictogram({ name }: { name: string }) {
	if (!isPictogramName(name)) {
		return null;
	}
	const matrix = getPictogram(name);
	const width = (matrix[0]?.length ?? 0) * cellSize;
	return (
		<svg
			className={styles.pictogram}
			viewBox={`0 0 ${width} ${matrix.length * cellSize}`}
			aria-hidden="true"
		>
			{createPaths(matrix).map(({ state, d }) => (
				<path key={state} data-state={state} d={d} />
			))}
		</svg>
	);
}

function isPictogramName(name: string): name is PictogramName {
	return (pictogramNames as readonly string[]).includes(name);
}
