import type { PageContent } from "../../../content-model/index.ts";
import { getThemeClass, type Matrix, parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PointList } from "../../components/PointList.tsx";
import styles from "./SharingWays.module.css";

interface WayDrawing {
	matrix: Matrix;
	/** The row of what leads to the article. */
	accentRow: number;
}

/** Draws what arrives: the accent is the address, or the heading whose address it is. */
const drawings: Readonly<Record<"link" | "email" | "section", WayDrawing>> = {
	link: {
		matrix: parseMatrix("............./............./############./............./............."),
		accentRow: 2,
	},
	// Its subject, room for the sender's words, the address.
	email: {
		matrix: parseMatrix("########...../............./-------------/-------....../############."),
		accentRow: 4,
	},
	// An article: headings with their texts.
	section: {
		matrix: parseMatrix("######......./-------------/########...../-------------/-------------"),
		accentRow: 2,
	},
};

/** What the other person gets: a link, an email, or one section. */
export function SharingWays({ ways }: Pick<PageContent<"share">, "ways">) {
	return (
		<section className={styles.sharingWays}>
			<h2>{ways.title}</h2>
			<PointList
				className={joinClassNames(styles.list, "columns-3 margin-top-6")}
				drawingBeside
				points={[
					{ title: ways.link, text: ways.linkText, ...drawings.link },
					{ title: ways.email, text: ways.emailText, ...drawings.email },
					{ title: ways.section, text: ways.sectionText, ...drawings.section },
				]}
				renderDrawing={({ matrix, accentRow }) => (
					<div className={joinClassNames(styles.drawing, getThemeClass("eucalypt"))}>
						<GridDrawing
							matrix={matrix}
							getCellColour={(row) => (row === accentRow ? "accent" : "")}
						/>
					</div>
				)}
			/>
		</section>
	);
}
