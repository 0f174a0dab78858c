import type { PageContent } from "../../../content-model/index.ts";
import { getThemeClass, parseMatrix } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Duration } from "../../components/Duration.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Lede } from "../../components/Lede.tsx";
import { useWeekNames } from "../../components/useWeekNames.ts";
import { getWeightClass } from "../../styles/weightClass.ts";
import styles from "./Bootcamp.module.css";

interface BootcampProps {
	words: PageContent<"training">["bootcamp"];
}

/** A working week with its session on the third day. */
const sessionWeek = parseMatrix("..#..");

/** The bootcamp, a session a week. */
export function Bootcamp({ words }: BootcampProps) {
	const weekNames = useWeekNames(words.sessions.length);
	return (
		<section
			className={joinClassNames(styles.course, getThemeClass("eucalypt"), "theme-on-screen")}
			id="bootcamp"
		>
			<div className="wrap">
				<div className="split-at-column-3">
					<h2>{words.title}</h2>
					<div>
						<Duration>{words.length}</Duration>
						<Lede sample={words.sample}>{words.text}</Lede>
					</div>
				</div>
				<ol className="margin-top-6">
					{words.sessions.map(({ title, text }, index) => (
						<li key={title}>
							<div className={styles.sessionWeek}>
								<p className="caption">{weekNames[index]}</p>
								<GridDrawing matrix={sessionWeek} colourClass="hue" />
							</div>
							<b className={getWeightClass(index, words.sessions.length)} data-no-text="">
								{index + 1}
							</b>
							<h3>{title}</h3>
							<p className="text-secondary">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
