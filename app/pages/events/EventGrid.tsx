import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { getFixedFilePath } from "../../../paths/index.ts";
import { Action } from "../../components/Action.tsx";
import { CardList } from "../../components/CardList.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import type { SiteEvent } from "../../site/events.server.ts";
import { EventCard } from "./EventCard.tsx";
import labelPastEvents from "./labelPastEvents.inline.ts?text";
import { YearCalendar } from "./YearCalendar.tsx";
import styles from "./EventGrid.module.css";

interface EventGridProps {
	events: readonly SiteEvent[];
	words: PageContent<"events">;
	/** Whether all of them are past. */
	isAllPast: boolean;
}

/** Webinars and events by date, each linked to its own page, and the calendar with them. */
export function EventGrid({ events, words, isAllPast }: EventGridProps) {
	const { hero, grid, types, figure } = words;
	// The next one has the room of a row of three, above the year.
	const next = isAllPast ? 0 : 1;
	const pastHeading = interpolate(grid.pastHeading, { years: listYears(events) });
	const head =
		isAllPast && events.length > 0
			? { title: pastHeading, lede: hero.lede, sample: hero.sample }
			: { title: grid.title };
	const renderCards = (shownEvents: readonly SiteEvent[]) =>
		shownEvents.length > 0 && (
			<CardList>
				{shownEvents.map((event) => (
					<EventCard key={event.slug} event={event} words={grid} types={types} />
				))}
			</CardList>
		);
	return (
		<Section
			id="events"
			className={styles.eventGrid}
			edge={events.length > 0 ? "none" : "line"}
			head={head}
		>
			{events.length > 0 && (
				<>
					{!isAllPast && (
						<p className={styles.whenAllPast} data-no-text="">
							<b>{pastHeading}</b> {grid.empty}
						</p>
					)}
					{renderCards(events.slice(0, next))}
					<YearCalendar events={events} caption={figure.caption} types={types} />
					{renderCards(events.slice(next))}
				</>
			)}
			<div className={joinClassNames(styles.more, "split-at-column-3 on-screen")}>
				<p>
					<Action variant="outline" link={grid.seeAll} />
				</p>
				<div>
					<h3>
						<a href={getFixedFilePath("events.ics")}>{grid.calendarUrl}</a>
					</h3>
					<p className="text-secondary">{grid.subscribeText}</p>
				</div>
			</div>
			<script>{labelPastEvents}</script>
		</Section>
	);
}

const listFormat = new Intl.ListFormat("en-AU");

/** Lists the years in which events are held, such as 2024 and 2025. */
function listYears(events: readonly SiteEvent[]): string {
	return listFormat.format(new Set(events.map(({ start }) => start.slice(0, 4)).sort()));
}
