import { calendarFeedPath, eventFilePath, subscription } from "../calendar/addresses.ts";
import { Action, ContentLink } from "../components/Action.tsx";
import { Cover } from "../components/Cover.tsx";
import { HabitRow } from "../components/HabitRow.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { interpolate } from "../content/interpolate.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { yearOfWeeks } from "../sections/events/yearOfWeeks.ts";
import { siteContext } from "../site/context.ts";
import type { EventCard } from "../site/events.server.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/events";

export const handle: RouteHandle = { hue: "saltbush" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, events } = context.get(siteContext);
	return { page: content.pages.events, events };
}

export default function Events({ loaderData }: Route.ComponentProps) {
	const { page, events } = loaderData;
	return (
		<>
			<PageHead {...page.hero} tile="wattle">
				{events.length > 0 && <YearFigure {...loaderData} />}
			</PageHead>
			<EventGrid {...loaderData} />
		</>
	);
}

type EventsProps = Route.ComponentProps["loaderData"];

/** The weeks of a year, with a leaf in those that have an event. The cards below say the same in words. */
function YearFigure({ page: { figure, types }, events }: EventsProps) {
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
				<span>{figure.caption}</span>
				<ul>
					{Object.entries(types).map(([type, name]) => (
						<li key={type}>
							<b className={type} />
							{name}
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}

/**
 * Fills in the signs of all cards before they are first painted. An event is past once it has ended.
 * A constant, so that its hash can stand in the policy.
 */
const tellPastFromComing = `for(const sign of document.querySelectorAll(".sign")){const past=Date.now()>=Date.parse(sign.dateTime);sign.textContent=past?sign.dataset.past:sign.dataset.coming;sign.classList.toggle("past",past)}`;

/** Webinars and events by date, each leading to its own page, and the ways to those to come. */
function EventGrid({ page, events }: EventsProps) {
	const { site } = useSite();
	const { grid } = page;
	const subscribe = { label: grid.subscribe, href: subscription(site.url), newTab: false };
	return (
		<Section id="events" progress={0.8}>
			<SectionHead title={grid.title}>
				<div>
					<div {...(events.length > 0 && { className: "when-quiet", "data-no-text": "" })}>
						<p className="lede">{grid.empty}</p>
						<div className="week-lines mt-4" aria-hidden="true">
							<HabitRow days={[]} />
						</div>
					</div>
					<p className="actions on-screen">
						<Action look="plain" link={subscribe} />
						<a href={calendarFeedPath}>{grid.plainAddress}</a>
					</p>
					<p className="caption on-screen">{grid.subscribeText}</p>
				</div>
			</SectionHead>
			{events.length > 0 && (
				<>
					<p className="when-quiet tagline" data-no-text="">
						{interpolate(grid.held, { years: yearsOf(events) })}
					</p>
					<ul className="cards beside columns-3">
						{events.map((event) => (
							<Card key={event.slug} event={event} page={page} />
						))}
					</ul>
				</>
			)}
			<p className="actions on-screen mt-7">
				<Action look="plain" link={grid.seeAll} />
			</p>
			<script>{tellPastFromComing}</script>
		</Section>
	);
}

const inWords = new Intl.ListFormat("en-AU");

/** The years in which events are held, such as 2024 and 2025. */
function yearsOf(events: EventCard[]): string {
	return inWords.format(new Set(events.map(({ start }) => start.slice(0, 4)).sort()));
}

/** An event, past or to come, with the way to its own page and into a calendar. */
function Card({ event, page: { grid, types } }: { event: EventCard; page: EventsProps["page"] }) {
	const { slug, cover, day, month, type, title, url, date, instants, place, summary } = event;
	const dayOfMonth = `${day} ${month}`;
	// An event that ends on another day may name this one again.
	const [weekday, ...rest] = date.split(dayOfMonth);
	const hours = rest.join(dayOfMonth);
	return (
		<li id={slug}>
			<div className="picture-and-sign">
				<Cover cover={cover} />
				{/* Empty: whether it is still to come only the visitor's clock knows. */}
				<time
					className="sign tag"
					dateTime={instants.end}
					data-coming={grid.coming}
					data-past={grid.past}
				/>
			</div>
			<div>
				<p className="day caption">
					<time dateTime={instants.start}>
						{weekday}
						<b>{dayOfMonth}</b>
						{`${hours}, ${grid.zone}`}
					</time>
				</p>
				<h3>
					<ContentLink
						className="stretched-link corner"
						link={{ label: title, href: url, newTab: true }}
					/>
				</h3>
				<p className="caption">
					<span className={type === "EVENT" ? "badge filled" : "badge"}>{types[type]}</span>
					{` ${place}`}
				</p>
				<p className="quiet">{summary}</p>
				<p className="add-to-calendar caption on-screen">
					<a href={eventFilePath(slug)}>
						{grid.addToCalendar}
						<span className="visually-hidden">: {title}</span>
					</a>
				</p>
			</div>
		</li>
	);
}
