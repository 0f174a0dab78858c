import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import { Section } from "../../components/Section.tsx";
import styles from "./Assistants.module.css";

interface AssistantsProps {
	words: PageContent<"platform">["assistants"];
}

/** The assistants that come with the platform, each with its drawing. */
export function Assistants({ words }: AssistantsProps) {
	return (
		<Section id="assistants" edge={{ rulerFill: 0.75 }} onOneSheet head={words}>
			<PointList
				className={joinClassNames(styles.assistantList, "ruled ruled-open columns-4")}
				drawingBeside
				compact
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
