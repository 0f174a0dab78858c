import { getCalendarSubscriptionUrl } from "../../../paths/index.ts";
import { PageHero } from "../../components/PageHero.tsx";
import { siteContext } from "../../site/context.ts";
import { sortUpcomingFirst } from "../../site/events.server.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { EventGrid } from "./EventGrid.tsx";
import { HalfHour } from "./HalfHour.tsx";
import { SessionRequest } from "./SessionRequest.tsx";

export const handle: RouteHandle = { hue: "saltbush" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, events } = context.get(siteContext);
	return { words: content.pages.events, events: sortUpcomingFirst(events) };
}

export default function Events({ loaderData: { words, events } }: Route.ComponentProps) {
	const { hero, grid } = words;
	const { settings } = usePageContext();
	const [ask, ...others] = hero.actions;
	const subscribe = {
		label: grid.subscribe,
		href: getCalendarSubscriptionUrl(settings.url),
	};
	const actions = [...(ask ? [ask] : []), subscribe, ...others];
	// With nothing to come, that is said first, and what can be done without us. The introduction to the events is then
	// beside them.
	const isAllPast = events.every(({ isPast }) => isPast);
	const whenAllPast = isAllPast && { lede: grid.empty, sample: false };
	const halfHour = <HalfHour words={words.halfHour} />;
	return (
		<>
			<PageHero hero={{ ...hero, ...whenAllPast, actions }} flush={isAllPast}>
				{isAllPast && halfHour}
			</PageHero>
			<EventGrid events={events} words={words} isAllPast={isAllPast} />
			{!isAllPast && halfHour}
			<SessionRequest words={words.closing} />
		</>
	);
}
