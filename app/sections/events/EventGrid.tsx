import { calendarFeedPath, eventFilePath, subscription } from "../../calendar/addresses.ts";
import { Action, ContentLink } from "../../components/Action.tsx";
import { Cover } from "../../components/Cover.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { EventCard } from "../../site/events.server.ts";
import { useSite } from "../../siteData.ts";

interface EventGridProps {
	grid: Page<"events">["grid"];
	/** What the two types of event are called. */
	types: Page<"events">["types"];
	events: readonly EventCard[];
}

/**
 * Fills in the signs of all cards before they are first painted. An event is past once it has ended.
 * A constant, so that its hash can stand in the policy.
 */
const tellPastFromComing = `for(const sign of document.querySelectorAll(".sign")){const past=Date.now()>=Date.parse(sign.dateTime);sign.textContent=past?sign.dataset.past:sign.dataset.coming;sign.classList.toggle("past",past)}`;

/** Webinars and events by date, each leading to its own page, and the way to all of them. */
export function EventGrid({ grid, types, events }: EventGridProps) {
	const { site } = useSite();
	return (
		<Section id="events" progress={0.8}>
			<SectionHead title={grid.title} />
			<p {...(events.length > 0 && { className: "none-planned", "data-no-text": "" })}>
				{grid.empty}
			</p>
			{events.length > 0 && (
				<ul className="cards columns-3">
					{events.map(
						({ slug, cover, day, month, type, title, url, date, instants, place, summary }) => (
							<li key={slug} id={slug}>
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
									<p className="day">
										<span aria-hidden="true">
											<b>{day}</b> {month}
										</span>
										<span className={type === "EVENT" ? "badge filled" : "badge"}>
											{types[type]}
										</span>
									</p>
									<h3>
										<ContentLink
											className="stretched-link"
											link={{ label: title, href: url, newTab: true }}
										/>
									</h3>
									<p className="caption">
										<time dateTime={instants.start}>{`${date}, ${grid.zone}`}</time>
										<span>{place}</span>
									</p>
									<p className="quiet">{summary}</p>
									<p className="add-to-calendar caption">
										<a href={eventFilePath(slug)}>
											{grid.addToCalendar}
											<span className="visually-hidden">: {title}</span>
										</a>
									</p>
								</div>
							</li>
						),
					)}
				</ul>
			)}
			<p className="see-all actions">
				<Action look="plain" link={grid.seeAll} />
				<a href={subscription(site.url)}>{grid.subscribe}</a>
				<a href={calendarFeedPath}>{grid.plainAddress}</a>
			</p>
			<p className="caption">{grid.subscribeText}</p>
			<script>{tellPastFromComing}</script>
		</Section>
	);
}
