import type { PageContent } from "../../../content-model/index.ts";
import { type Matrix, parseMatrix } from "../../../grid/index.ts";
import { ClosingWithDrawing } from "../../components/ClosingWithDrawing.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./SessionRequest.module.css";

type Points = PageContent<"events">["closing"]["points"];

interface PointDrawingProps {
	matrix: Matrix;
	/** The row, or the rows from there on, that have the hue. */
	hueFrom: number;
	hueTo: number;
}

/** What a request names: two days of a month, people of two teams, and a task whose third step takes longest. */
const drawings: Readonly<Record<keyof Points, PointDrawingProps>> = {
	dates: { matrix: parseMatrix("...../.o.../...../...o./....."), hueFrom: 0, hueTo: 5 },
	people: { matrix: parseMatrix("ooooo/oo.../...../oooo./oooo."), hueFrom: 3, hueTo: 5 },
	task: { matrix: parseMatrix("#..../.#.../.####/...../....#"), hueFrom: 2, hueTo: 3 },
};

/** The end of the page: a session of one's own, and the three lines to ask for it with. */
export function SessionRequest({ words }: { words: PageContent<"events">["closing"] }) {
	const { points, ...closing } = words;
	return (
		<ClosingWithDrawing {...closing} theme="ochre" layout="below">
			<ul className={styles.points}>
				{(Object.keys(drawings) as (keyof Points)[]).map((point) => (
					<li key={point}>
						<PointDrawing {...drawings[point]} />
						<div>
							<h3>{points[point].title}</h3>
							<p>{points[point].text}</p>
						</div>
					</li>
				))}
			</ul>
		</ClosingWithDrawing>
	);
}

function PointDrawing({ matrix, hueFrom, hueTo }: PointDrawingProps) {
	const getCellColour = (row: number) => (row >= hueFrom && row < hueTo ? "hue" : "");
	return <GridDrawing matrix={matrix} getCellColour={getCellColour} className={styles.drawing} />;
}
