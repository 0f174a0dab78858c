import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import styles from "./FirmValues.module.css";

interface FirmValuesProps {
	words: PageContent<"about-us">["values"];
}

/** The firm's values, each with its drawing. */
export function FirmValues({ words }: FirmValuesProps) {
	return (
		<Section id="values" tinted onOneSheet head={words}>
			<PointList
				className={joinClassNames(styles.firmValues, "ruled ruled-open columns-4")}
				drawingBeside
				points={words.items}
				renderDrawing={({ pictogram }) => (
					<GridDrawing
						matrix={getPictogram(pictogram)}
						colourClass="hue"
						className={styles.pictogram}
					/>
				)}
			/>
		</Section>
	);
}
