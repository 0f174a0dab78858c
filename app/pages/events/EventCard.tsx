import type { PageContent } from "../../../content-model/index.ts";
import { CardTitle } from "../../components/CardList.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { Cover } from "../../components/Cover.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { Tag } from "../../components/Tag.tsx";
import type { SiteEvent } from "../../site/events.server.ts";
import styles from "./EventCard.module.css";

interface EventCardProps {
	event: SiteEvent;
	words: PageContent<"events">["grid"];
	/** Names of the kinds of events. */
	types: PageContent<"events">["types"];
}

/** An event, past or to come, linked to its page and calendar file. */
export function EventCard({ event, words, types }: EventCardProps) {
	const {
		slug,
		calendarPath,
		cover,
		type,
		title,
		url,
		dateParts,
		instants,
		location,
		summary,
		reading,
	} = event;
	return (
		<li id={slug} className={styles.eventCard}>
			<div className={styles.cover}>
				<Cover cover={cover} />
				{/* Empty: only the visitor's clock knows whether the event is past. */}
				<Tag
					as="time"
					className={styles.status}
					dateTime={instants.end}
					data-upcoming={words.upcoming}
					data-past={words.past}
				/>
			</div>
			<div className={styles.text}>
				<p className={joinClassNames(styles.day, "caption")}>
					<time dateTime={instants.start}>
						<b>
							{dateParts.weekday}
							{dateParts.day}
							<span className="visually-hidden">,</span>
						</b>{" "}
						{`${dateParts.hours}, ${words.timeZone}`}
					</time>
				</p>
				<p className="caption">
					<span className={joinClassNames(styles.badge, type === "EVENT" && styles.filled)}>
						{types[type]}
					</span>{" "}
					{location}
				</p>
				<CardTitle>
					<StretchedLink link={{ label: title, href: url, newTab: true }} />
				</CardTitle>
				<p className={joinClassNames(styles.summary, "text-secondary")}>{summary}</p>
				{reading && (
					<p className={joinClassNames(styles.reading, "caption on-screen")}>
						<ContentLink link={reading} />
					</p>
				)}
				<p className={joinClassNames(styles.addToCalendar, "caption on-screen")}>
					<a href={calendarPath}>
						{words.addToCalendar}
						<span className="visually-hidden" data-no-search="">
							: {title}
						</span>
					</a>
				</p>
			</div>
		</li>
	);
}
