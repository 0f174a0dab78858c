import { interpolate } from "../../../content-model/index.ts";
import { PageHero } from "../../components/PageHero.tsx";
import { TextSections } from "../../components/TextSections.tsx";
import { siteContext } from "../../site/context.ts";
import { formatDay } from "../../site/dates.ts";
import { parseSections } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { DataFlow } from "./DataFlow.tsx";
import { SupplierAnswers } from "./SupplierAnswers.tsx";

export const handle: RouteHandle = { hue: "redgum" };

export function loader({ context }: Route.LoaderArgs) {
	const { settings, pages } = context.get(siteContext).content;
	const { closingSections, table, ...page } = pages.security;
	return {
		page,
		table: {
			...table,
			answeredOn: interpolate(table.answeredOnText, { day: formatDay(table.answeredOn) }),
		},
		closingSections: parseSections(closingSections, settings),
	};
}

export default function Security({ loaderData }: Route.ComponentProps) {
	const { page, table, closingSections } = loaderData;
	return (
		<>
			<PageHero {...page.hero} sample={page.sample} />
			<DataFlow copy={page.flow} />
			<SupplierAnswers
				groups={page.groups}
				copy={table}
				sampleText={page.sample ? page.sampleText : undefined}
			/>
			<TextSections sections={closingSections} />
		</>
	);
}
