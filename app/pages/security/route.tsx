import { interpolate } from "../../../content-model/index.ts";
import { PageHero } from "../../components/PageHero.tsx";
import { TextSections } from "../../components/TextSections.tsx";
import { siteContext } from "../../site/context.ts";
import { formatDay } from "../../site/dates.ts";
import { parseParagraph, parseSections } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { Closing } from "./Closing.tsx";
import { DataFlow } from "./DataFlow.tsx";
import { SupplierAnswers } from "./SupplierAnswers.tsx";

export const handle: RouteHandle = { hue: "redgum" };

export function loader({ url, context }: Route.LoaderArgs) {
	const { settings, pages } = context.get(siteContext).content;
	const { closingSections, table, ...page } = pages.security;
	return {
		page,
		table: {
			...table,
			answeredOn: interpolate(table.answeredOnText, { day: formatDay(table.answeredOn) }),
		},
		closingSections: parseSections(closingSections, settings),
		askText: parseParagraph(page.closing.ask.text, settings),
		path: url.pathname,
	};
}

export default function Security({ loaderData }: Route.ComponentProps) {
	const { page, table, closingSections, askText, path } = loaderData;
	return (
		<>
			<PageHero hero={{ ...page.hero, sample: page.sample }} />
			<DataFlow copy={page.flow} />
			<SupplierAnswers
				groups={page.groups}
				copy={table}
				sampleText={page.sample ? page.sampleText : undefined}
			/>
			<TextSections sections={closingSections} />
			<Closing copy={page.closing} askText={askText} groups={page.groups} path={path} />
		</>
	);
}
