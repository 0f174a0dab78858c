import { getCalendarSubscriptionUrl } from "../../../paths/index.ts";
import { ClosingStrip } from "../../components/ClosingStrip.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { siteContext } from "../../site/context.ts";
import { sortUpcomingFirst } from "../../site/events.server.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { EventGrid } from "./EventGrid.tsx";
import { YearCalendar } from "./YearCalendar.tsx";

export const handle: RouteHandle = { hue: "saltbush" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, events } = context.get(siteContext);
	return { page: content.pages.events, events: sortUpcomingFirst(events) };
}

export default function Events({ loaderData: { page, events } }: Route.ComponentProps) {
	const { hero, grid, figure, types } = page;
	const { settings } = usePageContext();
	const [ask, ...others] = hero.actions;
	const subscribe = {
		label: grid.subscribe,
		href: getCalendarSubscriptionUrl(settings.url),
		newTab: false,
	};
	const actions = [...(ask ? [ask] : []), subscribe, ...others];
	// With nothing to come, that is said first. The introduction to the events is then beside them.
	const nothingToCome = events.every(({ isPast }) => isPast) && { lede: grid.empty, sample: false };
	return (
		<>
			<PageHead {...hero} {...nothingToCome} actions={actions} flush={events.length > 0}>
				<YearCalendar events={events} caption={figure.caption} types={types} />
			</PageHead>
			<EventGrid events={events} page={page} />
			<ClosingStrip slug="events" tile="saltbush" />
		</>
	);
}
