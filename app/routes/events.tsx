import { PageHead } from "../components/PageHead.tsx";
import { eventCards } from "../content/events.server.ts";
import { content, covers } from "../content/index.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { EventGrid } from "../sections/events/EventGrid.tsx";
import styles from "../sections/events/events.css?inline";
import { YearFigure } from "../sections/events/YearFigure.tsx";
import { Head } from "../seo/Head.tsx";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/events";

export const handle: RouteHandle = { styles };

export function loader() {
	const all = content();
	return { page: all.pages.events, events: eventCards(all, covers()) };
}

export default function Events({ loaderData: { page, events } }: Route.ComponentProps) {
	const { opensInNewTab } = useSite().site.labels;
	return (
		<>
			<Head {...page.head} path="/events" />
			<PageHead {...page.hero} newTabLabel={opensInNewTab}>
				<YearFigure events={events} figure={page.figure} types={page.types} />
			</PageHead>
			<EventGrid grid={page.grid} types={page.types} events={events} newTabLabel={opensInNewTab} />
		</>
	);
}
