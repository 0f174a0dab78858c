import type { PageContent } from "../../../content-model/index.ts";
import { cellState, type GetCellColour, type Matrix, parseRow } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { InlineText } from "../../components/InlineText.tsx";
import { Section } from "../../components/Section.tsx";
import type { Paragraph } from "../../site/plainText.server.ts";
import styles from "./Introduction.module.css";

interface IntroductionProps extends Pick<PageContent<"about-us">, "approach"> {
	/** May hold links. */
	whoWeAre: { title: string; lead: string; text: Paragraph };
}

/** Quick work with two mistakes in it, and at the end of each row who checks it. */
const checkedWork = [
	"#################.o",
	"########-########.o",
	"#################.o",
	"#############-###.o",
	"#################.o",
].map(parseRow);

const getCheckColour: GetCellColour = (_row, _column, state) =>
	state === cellState.bar ? "" : "ochre";

/** One team begins. The others follow, each when the one before it has a habit. */
const oneTeamFirst = [
	"-.oo###############",
	".......-.oo########",
	"..............-.oo#",
	"...................",
	"...................",
].map(parseRow);

/** Two statements, one below the other, each with its drawing: who the firm is and how it works. */
export function Introduction({ whoWeAre, approach }: IntroductionProps) {
	return (
		<Section id="who-we-are" edge={{ rulerFill: 0.3 }}>
			<Statement {...whoWeAre} matrix={checkedWork} getCellColour={getCheckColour} />
			<Statement {...approach} text={[{ text: approach.text }]} matrix={oneTeamFirst} />
		</Section>
	);
}

interface StatementProps {
	title: string;
	/** The first sentence, in large letters. */
	lead: string;
	text: Paragraph;
	matrix: Matrix;
	getCellColour?: GetCellColour;
}

/** A heading over its drawing, and a paragraph. */
function Statement({ title, lead, text, matrix, getCellColour }: StatementProps) {
	return (
		<div className={joinClassNames(styles.statement, "split-at-column-3")}>
			<div>
				<h2>{title}</h2>
				<GridDrawing
					className={styles.drawing}
					matrix={matrix}
					colourClass="hue"
					getCellColour={getCellColour}
				/>
			</div>
			<p className="text-secondary">
				<span className={joinClassNames(styles.lead, "text-large")}>{lead}</span>{" "}
				<InlineText parts={text} />
			</p>
		</div>
	);
}
