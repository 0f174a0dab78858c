import type { Page } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import "./SolutionTypes.css";

interface SolutionTypesProps {
	copy: Page<"solutions">["types"];
}

/** The kinds of solutions, each with its picture. */
export function SolutionTypes({ copy }: SolutionTypesProps) {
	return (
		<Section id="types" tinted head={{ ...copy, statement: true }}>
			<PointList
				className="solution-types ruled columns-2"
				points={copy.items}
				picture={({ icon }) => <GridDrawing matrix={getPictogram(icon)} colour="hue" />}
			/>
		</Section>
	);
}
