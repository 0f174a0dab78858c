import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { interpolate } from "../../../content-model/index.ts";
import { content } from "../../../tests/fixtures/site.ts";
import { createEvents, sortUpcomingFirst } from "../../site/events.server.ts";
import Events from "./route.tsx";

const { settings, pages } = content;
const { closing, grid, halfHour } = pages.events;

/** Lists the headings of the page's parts, as a build of some day has them. */
function listHeadings(day: string): string[] {
	const events = sortUpcomingFirst(createEvents(content, new Date(day)));
	const loaderData = { words: pages.events, events };
	const Page = createRoutesStub([
		{
			id: "root",
			path: "/events",
			children: [{ index: true, id: "events", Component: Events }],
		},
	]);
	const html = renderToStaticMarkup(
		<Page
			initialEntries={["/events"]}
			hydrationData={{ loaderData: { root: { settings }, events: loaderData } }}
		/>,
	);
	return Array.from(html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g), ([, title = ""]) => title);
}

test("with an event to come, the page begins with the events", () => {
	expect(listHeadings("1999-01-01")).toEqual([grid.title, halfHour.title, closing.title]);
});

test("with none to come, it begins with a session that a firm can run by itself", () => {
	const past = new RegExp(`^${interpolate(grid.pastHeading, { years: ".*\\d{4}" })}$`);
	expect(listHeadings("2999-01-01")).toEqual([
		halfHour.title,
		expect.stringMatching(past),
		closing.title,
	]);
});
