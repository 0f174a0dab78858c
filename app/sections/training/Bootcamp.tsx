import { GridDrawing } from "../../components/GridDrawing.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { parseMatrix } from "../../grid/index.ts";
import { Length } from "../shared/Length.tsx";

/** A working week with its session on the third day. */
const sessionWeek = parseMatrix("..#..");

/** The bootcamp: five weeks that touch, each with its own session below. */
export function Bootcamp({ title, length, text, week, sessions }: Page<"training">["bootcamp"]) {
	return (
		<section className="bootcamp section" id="bootcamp">
			<div className="wrap">
				<div className="axis">
					<h2>{title}</h2>
					<div>
						<Length>{length}</Length>
						<p className="lede">{text}</p>
					</div>
				</div>
				<ol>
					{sessions.map((session, index) => (
						<li key={session.title}>
							<div className="session-week">
								<p className="caption">{interpolate(week, { number: index + 1 })}</p>
								<GridDrawing matrix={sessionWeek} colour="gum" />
							</div>
							<b className={`w${1 + 2 * index}`} data-no-text="">
								{index + 1}
							</b>
							<h3>{session.title}</h3>
							<p className="quiet">{session.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
