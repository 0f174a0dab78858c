import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { cellState, type Matrix } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Duration } from "../../components/Duration.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { HeroBand } from "../../components/HeroBand.tsx";
import styles from "./HalfHour.module.css";

interface HalfHourProps {
	words: PageContent<"events">["halfHour"];
}

/** A session that a firm runs by itself: its steps on a line of half an hour, a disc for each minute. */
export function HalfHour({ words }: HalfHourProps) {
	return (
		<HeroBand theme="wattle">
			<div className={styles.halfHour}>
				<div className="split-at-column-3">
					<h2>{words.title}</h2>
					<div>
						<p className="lede">{words.preparation}</p>
						<Actions>
							<Action variant="outline" link={words.worksheet} />
						</Actions>
					</div>
				</div>
				<ol className="margin-top-6">
					{words.steps.map(({ minutes, text }) => (
						<li key={text} className={joinClassNames(minutes > 5 && `cols-${minutes / 5}`)}>
							<GridDrawing matrix={drawMinutes(minutes)} className={styles.minutes} />
							<Duration>{interpolate(words.minutes, { minutes })}</Duration>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</HeroBand>
	);
}

function drawMinutes(minutes: number): Matrix {
	return [Array.from({ length: minutes }, () => cellState.disc)];
}
