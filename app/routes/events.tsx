import { PageHead } from "../components/PageHead.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { EventGrid } from "../sections/events/EventGrid.tsx";
import { YearFigure } from "../sections/events/YearFigure.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/events";

export const handle: RouteHandle = { hue: "saltbush" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, events } = context.get(siteContext);
	return { page: content.pages.events, events };
}

export default function Events({ loaderData: { page, events } }: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} tile="wattle">
				{events.length > 0 && (
					<YearFigure events={events} figure={page.figure} types={page.types} />
				)}
			</PageHead>
			<EventGrid grid={page.grid} types={page.types} events={events} />
		</>
	);
}
