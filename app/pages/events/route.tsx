import { PageHead } from "../../components/PageHead.tsx";
import { PageTile } from "../../components/PageTile.tsx";
import { siteContext } from "../../site/context.ts";
import { sortUpcomingFirst } from "../../site/events.server.ts";
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
	const { hero, figure, grid, types } = page;
	return (
		<>
			<PageHead {...hero}>
				<PageTile tile="wattle">
					<YearCalendar events={events} caption={figure.caption} types={types} />
				</PageTile>
			</PageHead>
			<EventGrid events={events} copy={grid} types={types} />
		</>
	);
}
