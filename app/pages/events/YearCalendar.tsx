import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import type { SiteEvent } from "../../site/events.server.ts";
import { createYearCalendar } from "./createYearCalendar.ts";
import styles from "./YearCalendar.module.css";

interface YearCalendarProps {
	events: readonly SiteEvent[];
	caption: string;
	/** Names of the kinds of events. */
	types: PageContent<"events">["types"];
}

/** The weeks of a year, with a leaf in those that have an event, and its day. The cards say the same in words. */
export function YearCalendar({ events, caption, types }: YearCalendarProps) {
	const drawing = createYearCalendar(events);
	if (!drawing) {
		return null;
	}
	return (
		<figure className={styles.yearCalendar} data-no-text="">
			<div className={styles.quarters} aria-hidden="true">
				{drawing.quarters.map((months) => (
					<div key={months[0]?.name}>
						{months.map(({ name, days, weeks }) => (
							<p key={name} className={styles.month}>
								{name} <b className={styles.monthDays}>{days.join(", ")}</b>
								<span className={styles.weeks}>
									{weeks.map(({ thursday, event }) => (
										<i key={thursday} className={styles.week}>
											{event && <Leaf type={event.type} />}
										</i>
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

/** The symbol of an event, filled, or of a webinar, an outline. */
function Leaf({ type }: { type: string }) {
	return (
		<b className={joinClassNames(styles.leaf, type === "EVENT" && styles.eventLeaf, "drawn")} />
	);
}
