import type { Page } from "../../../content-model/index.ts";
import { getTileClass } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import type { SiteEvent } from "../../site/events.server.ts";
import { createYearCalendar } from "./createYearCalendar.ts";
import "./YearCalendar.css";

interface YearCalendarProps {
	events: readonly SiteEvent[];
	caption: string;
	/** Names of the kinds of events. */
	types: Page<"events">["types"];
}

/** The weeks of a year, with a leaf in those that have an event. The cards say the same in words. */
export function YearCalendar({ events, caption, types }: YearCalendarProps) {
	const drawing = createYearCalendar(events);
	if (!drawing) {
		return null;
	}
	return (
		<figure className={joinClassNames("year-calendar", getTileClass("wattle"))} data-no-text="">
			<div className="quarters" aria-hidden="true">
				{drawing.quarters.map((months) => (
					<div key={months[0]?.name}>
						{months.map(({ name, weeks }) => (
							<p key={name}>
								{name}
								<span>
									{weeks.map(({ thursday, event }) => (
										<i key={thursday}>{event && <Leaf type={event.type} />}</i>
									))}
								</span>
							</p>
						))}
					</div>
				))}
			</div>
			<figcaption className="cluster caption">
				<b>{drawing.year}</b>
				<span>{caption}</span>
				<ul className="cluster">
					{Object.entries(types).map(([type, name]) => (
						<li key={type} className="cluster">
							<Leaf type={type} />
							{name}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}

/** The mark of an event, filled, or of a webinar, an outline. */
function Leaf({ type }: { type: string }) {
	return <b className={type === "EVENT" ? "event-leaf" : undefined} />;
}
