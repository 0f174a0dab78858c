import type { Page } from "../../../content-model/index.ts";
import { parseRow } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import "./AnswerWeek.css";

/** The two days of the promise: a message on the first, a full answer on the second. */
const days = [parseRow("o#")];

/** The promise of the page as drawn days. */
export function AnswerWeek({ copy }: { copy: Page<"contact-us">["week"] }) {
	return (
		<div className="answer-week">
			<GridDrawing matrix={days} colourClass="hue" />
			<p className="caption">{copy.message}</p>
			<p className="caption">{copy.answer}</p>
		</div>
	);
}
