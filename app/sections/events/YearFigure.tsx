import type { Page } from "../../content/schemas/pages.ts";
import type { EventCard } from "../../site/events.server.ts";
import { yearOfWeeks } from "./yearOfWeeks.ts";

interface YearFigureProps {
	events: readonly EventCard[];
	figure: Page<"events">["figure"];
	/** What the two types of event are called. */
	types: Page<"events">["types"];
}

/** The weeks of a year, with a leaf in those that have an event. The cards below say the same in words. */
export function YearFigure({ events, figure: { caption }, types }: YearFigureProps) {
	const drawn = yearOfWeeks(events);
	if (!drawn) {
		return null;
	}
	return (
		<figure className="year" data-no-text="">
			<div className="quarters" aria-hidden="true">
				{drawn.quarters.map((months) => (
					<div key={months[0]?.name}>
						{months.map(({ name, weeks }) => (
							<p key={name} className={weeks.length > 4 ? "long" : undefined}>
								{name}
								<span>
									{weeks.map(({ thursday, event }) => (
										<i key={thursday}>{event && <b className={event.type}>{event.day}</b>}</i>
									))}
								</span>
							</p>
						))}
					</div>
				))}
			</div>
			<figcaption className="caption">
				<b>{drawn.year}</b>
				<span>{caption}</span>
				<ul>
					<li>
						<b className="WEBINAR" />
						{types.WEBINAR}
					</li>
					<li>
						<b className="EVENT" />
						{types.EVENT}
					</li>
				</ul>
			</figcaption>
		</figure>
	);
}
