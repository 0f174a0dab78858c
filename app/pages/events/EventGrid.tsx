import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
import { calendarFeedPath, getCalendarSubscriptionUrl } from "../../../paths/index.ts";
import { Action, Actions, ContentLink } from "../../components/Action.tsx";
import { CardList } from "../../components/CardList.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import type { SiteEvent } from "../../site/events.server.ts";
import { usePageContext } from "../../site/pageContext.ts";
import { EventCard } from "./EventCard.tsx";
import labelPastEvents from "./labelPastEvents.inline.ts?text";
import "./EventGrid.css";

interface EventGridProps {
	events: readonly SiteEvent[];
	copy: Page<"events">["grid"];
	/** Names of the kinds of events. */
	types: Page<"events">["types"];
}

/** Webinars and events by date, each linked to its own page, and offers to hear of new ones. */
export function EventGrid({ events, copy, types }: EventGridProps) {
	const allPast = events.every(({ isPast }) => isPast);
	return (
		<Section id="events" className="event-grid" progress={0.8}>
			{/* With nothing to come, that is said first, and then what the page has to offer. */}
			<SectionHead title={copy.title} lede={allPast ? copy.empty : copy.lede} />
			{allPast && <Offers copy={copy} />}
			{events.length > 0 && (
				<>
					<p className="when-all-past" data-no-text="">
						<b className="tagline">{interpolate(copy.held, { years: listYears(events) })}</b>
						<span className="text-secondary">{allPast ? copy.lede : copy.empty}</span>
					</p>
					<CardList>
						{events.map((event) => (
							<EventCard key={event.slug} event={event} copy={copy} types={types} />
						))}
					</CardList>
				</>
			)}
			{!allPast && <Offers copy={copy} />}
			<Actions className="on-screen margin-top-7">
				<Action variant="outline" link={copy.seeAll} />
			</Actions>
			<script>{labelPastEvents}</script>
		</Section>
	);
}

/** Offers shown even without upcoming events: the calendar, a session of one's own, the articles. */
function Offers({ copy }: Pick<EventGridProps, "copy">) {
	const { settings } = usePageContext();
	const subscribe = {
		label: copy.subscribe,
		href: getCalendarSubscriptionUrl(settings.url),
		newTab: false,
	};
	return (
		<ul className="event-offers columns-3 on-screen">
			{copy.offers.map(({ text, link }) => (
				<li key={link.href}>
					<h3>
						<ContentLink link={link} />
					</h3>
					<p className="text-secondary">{text}</p>
				</li>
			))}
			<li>
				<h3>
					<ContentLink link={subscribe} />
				</h3>
				<p className="text-secondary">
					{`${copy.subscribeText} `}
					<a href={calendarFeedPath}>{copy.plainAddress}</a>
				</p>
			</li>
		</ul>
	);
}

const listFormat = new Intl.ListFormat("en-AU");

/** Lists the years in which events are held, such as 2024 and 2025. */
function listYears(events: readonly SiteEvent[]): string {
	return listFormat.format(new Set(events.map(({ start }) => start.slice(0, 4)).sort()));
}
