import type { Page } from "../../../content-model/index.ts";
import type { SiteEvent } from "../../site/events.server.ts";
import { createYearCalendar } from "./createYearCalendar.ts";
import "./YearCalendar.css";

interface YearCalendarProps {
	events: readonly SiteEvent[];
	caption: string;
	/** Names of the kinds of events. */
	types: Page<"events">["types"];
}

/** The weeks of a year, with a leaf in those that have an event. The cards below it say the same in words. */
export function YearCalendar({ events, caption, types }: YearCalendarProps) {
	const drawing = createYearCalendar(events);
	if (!drawing) {
		return null;
	}
	return (
		<figure className="year" data-no-text="">
			<div className="quarters" aria-hidden="true">
				{drawing.quarters.map((months) => (
					<div key={months[0]?.name}>
						{months.map(({ name, weeks }) => (
							<p key={name}>
								{name}
								<span>
									{weeks.map(({ thursday, event }) => (
										<i key={thursday}>{event && <b className={event.type} />}</i>
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
							<b className={type} />
							{name}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
