import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { getFixedFilePath } from "../../../paths/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
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
	page: PageContent<"events">;
}

/** Webinars and events by date, each linked to its own page, and other ways to learn. */
export function EventGrid({ events, page }: EventGridProps) {
	const { hero, grid: copy, types, figure } = page;
	const allPast = events.every(({ isPast }) => isPast);
	// The next one has the room of a row of three, above the year.
	const next = allPast ? 0 : 1;
	const pastHeading = interpolate(copy.pastHeading, { years: listYears(events) });
	const head =
		allPast && events.length > 0
			? { title: pastHeading, lede: hero.lede, sample: hero.sample }
			: { title: copy.title };
	const renderCards = (some: readonly SiteEvent[]) =>
		some.length > 0 && (
			<CardList>
				{some.map((event) => (
					<EventCard key={event.slug} event={event} copy={copy} types={types} />
				))}
			</CardList>
		);
	return (
		<Section id="events" className={styles.eventGrid} hasLine={events.length === 0} head={head}>
			{events.length > 0 && (
				<>
					{!allPast && (
						<p className={styles.whenAllPast} data-no-text="">
							<b>{pastHeading}</b> {copy.empty}
						</p>
					)}
					{renderCards(events.slice(0, next))}
					<YearCalendar events={events} caption={figure.caption} types={types} />
					{renderCards(events.slice(next))}
				</>
			)}
			<Actions className="on-screen margin-top-7">
				<Action variant="outline" link={copy.seeAll} />
			</Actions>
			<OtherWays copy={copy} />
			<script>{labelPastEvents}</script>
		</Section>
	);
}

/** What there is even without upcoming events: a session of one's own, the calendar's file. */
function OtherWays({ copy }: { copy: PageContent<"events">["grid"] }) {
	const calendar = { label: copy.calendarUrl, href: getFixedFilePath("events.ics"), newTab: false };
	return (
		<ul className={joinClassNames(styles.otherWays, "columns-2 on-screen")}>
			{[...copy.otherWays, { link: calendar, text: copy.subscribeText }].map(({ text, link }) => (
				<li key={link.href}>
					<h3>
						<ContentLink link={link} />
					</h3>
					<p className="text-secondary">{text}</p>
				</li>
			))}
		</ul>
	);
}

const listFormat = new Intl.ListFormat("en-AU");

/** Lists the years in which events are held, such as 2024 and 2025. */
function listYears(events: readonly SiteEvent[]): string {
	return listFormat.format(new Set(events.map(({ start }) => start.slice(0, 4)).sort()));
}
